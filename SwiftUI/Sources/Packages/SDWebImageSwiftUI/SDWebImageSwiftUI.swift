import SwiftUI

// In place of github.com/SDWebImage/SDWebImageSwiftUI: no server answers, so an image is its
// placeholder, or an empty area.

public enum WebImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { nil }
  public var error: (any Error)? { nil }
}

public struct WebImage<Content: View>: View {
  private let content: Content
  private var placeholder: AnyView?

  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [String: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true)
  ) where Content == Color {
    content = .clear
  }

  public init<Shown: View, Waiting: View>(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [String: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true),
    @ViewBuilder content: (Image) -> Shown, @ViewBuilder placeholder: () -> Waiting
  ) where Content == _ConditionalContent<Shown, Waiting> {
    self.content = AsyncImageParts.waiting(placeholder)
  }

  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [String: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), transaction: Transaction = Transaction(),
    @ViewBuilder content: (WebImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  public var body: some View {
    if let placeholder { placeholder } else { content }
  }

  public func placeholder<Waiting: View>(@ViewBuilder _ content: () -> Waiting) -> WebImage {
    var image = self
    image.placeholder = AnyView(content())
    return image
  }
  public func placeholder(_ image: Image) -> WebImage { placeholder { image } }
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> WebImage { self }
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> WebImage { self }
  public func interpolation(_ interpolation: Image.Interpolation) -> WebImage { self }
  public func antialiased(_ isAntialiased: Bool) -> WebImage { self }
  public func indicator(_ indicator: Indicator) -> WebImage { self }
  public func onSuccess(perform action: ((UIImage, Data?, Int) -> Void)?) -> WebImage { self }
  public func onFailure(perform action: ((any Error) -> Void)?) -> WebImage { self }
  public func onProgress(perform action: ((Int, Int) -> Void)?) -> WebImage { self }
  public func retryOnAppear(_ retries: Bool) -> WebImage { self }
  public func cancelOnDisappear(_ cancels: Bool) -> WebImage { self }
  public func customLoopCount(_ count: UInt) -> WebImage { self }
  public func playbackRate(_ rate: Double) -> WebImage { self }
  public func pausable(_ isPausable: Bool) -> WebImage { self }
  public func maxBufferSize(_ size: UInt) -> WebImage { self }
}

public typealias AnimatedImage = WebImage<Color>

private enum AsyncImageParts {
  static func waiting<Shown: View, Waiting: View>(
    @ViewBuilder _ content: () -> Waiting
  ) -> _ConditionalContent<Shown, Waiting> {
    ViewBuilder.buildEither(second: content())
  }
}

public struct Indicator {
  public static let activity = Indicator()
  public static let progress = Indicator()
}

public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let retryFailed = Self(rawValue: 1)
  public static let lowPriority = Self(rawValue: 2)
  public static let progressiveLoad = Self(rawValue: 4)
  public static let refreshCached = Self(rawValue: 8)
  public static let highPriority = Self(rawValue: 128)
  public static let continueInBackground = Self(rawValue: 16)
  public static let handleCookies = Self(rawValue: 32)
  public static let allowInvalidSSLCertificates = Self(rawValue: 64)
  public static let delayPlaceholder = Self(rawValue: 256)
  public static let transformAnimatedImage = Self(rawValue: 512)
  public static let avoidAutoSetImage = Self(rawValue: 1024)
  public static let scaleDownLargeImages = Self(rawValue: 4096)
  public static let queryMemoryData = Self(rawValue: 8192)
  public static let fromCacheOnly = Self(rawValue: 65_536)
  public static let forceTransition = Self(rawValue: 131_072)
  public static let decodeFirstFrameOnly = Self(rawValue: 524_288)
}

public typealias PlatformImage = UIImage

extension AnyTransition {
  public static let fade = AnyTransition.opacity
  public static func fade(duration: Double) -> AnyTransition { .opacity }
}
