import SwiftUI

// In place of github.com/onevcat/Kingfisher: no server answers, so an image is its placeholder, or the
// empty area that Kingfisher keeps for it.

public protocol RetryStrategy {}

public struct DelayRetryStrategy: RetryStrategy {
  public enum Interval {
    case seconds(TimeInterval)
    case accumulated(TimeInterval)
    case custom(block: @Sendable (_ retriedCount: Int) -> TimeInterval)
  }

  public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {}
}

public struct KFImage: View {
  private var placeholder: AnyView?

  public init(_ url: URL?) {}

  public init(source: Source?) { self.init(nil) }

  public static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage { KFImage(url) }

  public static func source(_ source: Source?) -> KFImage { KFImage(nil) }

  public static func dataProvider(_ provider: Any?) -> KFImage { KFImage(nil) }

  public var body: some View {
    if let placeholder { placeholder } else { Color.clear }
  }

  public func placeholder<Content: View>(@ViewBuilder _ content: () -> Content) -> KFImage {
    var image = self
    image.placeholder = AnyView(content())
    return image
  }

  @_disfavoredOverload
  public func placeholder<Content: View>(
    @ViewBuilder _ content: (Progress) -> Content
  ) -> KFImage {
    var image = self
    image.placeholder = AnyView(content(Progress(totalUnitCount: 1)))
    return image
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> KFImage { self }
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> KFImage { self }
  public func interpolation(_ interpolation: Image.Interpolation) -> KFImage { self }
  public func antialiased(_ isAntialiased: Bool) -> KFImage { self }
  public func configure(_ block: @escaping (Image) -> Image) -> KFImage { self }
  public func contentConfigure<Content: View>(
    _ block: @escaping (Image) -> Content
  ) -> KFImage { self }
  public func fade(duration: TimeInterval) -> KFImage { self }
  public func forceTransition(_ isForced: Bool = true) -> KFImage { self }
  public func startLoadingBeforeViewAppear(_ starts: Bool = true) -> KFImage { self }
  public func loadDiskFileSynchronously(_ loads: Bool = true) -> KFImage { self }
  public func cancelOnDisappear(_ cancels: Bool) -> KFImage { self }
  public func reducePriorityOnDisappear(_ reduces: Bool) -> KFImage { self }
  public func cacheMemoryOnly(_ isOnly: Bool = true) -> KFImage { self }
  public func cacheOriginalImage(_ caches: Bool = true) -> KFImage { self }
  public func backgroundDecode(_ decodes: Bool = true) -> KFImage { self }
  public func forceRefresh(_ refreshes: Bool = true) -> KFImage { self }
  public func fromMemoryCacheOrRefresh(_ refreshes: Bool = true) -> KFImage { self }
  public func onlyFromCache(_ isOnly: Bool = true) -> KFImage { self }
  public func retry(
    maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)
  ) -> KFImage { self }
  public func retry(_ strategy: (any RetryStrategy)?) -> KFImage { self }
  public func downsampling(size: CGSize) -> KFImage { self }
  public func resizing(referenceSize: CGSize, mode: Any? = nil) -> KFImage { self }
  public func scaleFactor(_ factor: CGFloat) -> KFImage { self }
  public func setProcessor(_ processor: any ImageProcessor) -> KFImage { self }
  public func appendProcessor(_ processor: any ImageProcessor) -> KFImage { self }
  public func roundCorner(radius: Any, targetSize: CGSize? = nil) -> KFImage { self }
  public func blur(radius: CGFloat) -> KFImage { self }
  public func imageModifier(_ modifier: (any ImageModifier)?) -> KFImage { self }
  public func imageModifier(_ change: @escaping (inout KFCrossPlatformImage) -> Void) -> KFImage {
    self
  }
  public func requestModifier(_ modifier: Any) -> KFImage { self }
  public func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> KFImage { self }
  public func onFailure(_ action: ((KingfisherError) -> Void)?) -> KFImage { self }
  public func onFailureImage(_ image: UIImage?) -> KFImage { self }
  public func onProgress(_ action: ((Int64, Int64) -> Void)?) -> KFImage { self }
  public func onFailureView<Content: View>(_ view: @escaping () -> Content) -> KFImage { self }
}

public typealias KFAnimatedImage = KFImage
public typealias KFCrossPlatformImage = UIImage

public enum Source {
  case network(URL)
  case provider(URL)
}

public struct RetrieveImageResult { public var image = UIImage() }

public struct KingfisherError: Error {}

public protocol ImageModifier {
  func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage
}

public struct AnyImageModifier: ImageModifier {
  public init(modify: @escaping (KFCrossPlatformImage) throws -> KFCrossPlatformImage) {}
  public func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage { image }
}

public protocol ImageProcessor { var identifier: String { get } }

public struct DefaultImageProcessor: ImageProcessor {
  public static let `default` = DefaultImageProcessor()
  public let identifier = ""
  public init() {}
}

public struct DownsamplingImageProcessor: ImageProcessor {
  public let identifier = ""
  public init(size: CGSize) {}
}

public struct ResizingImageProcessor: ImageProcessor {
  public let identifier = ""
  public init(referenceSize: CGSize, mode: Any? = nil) {}
}

public struct RoundCornerImageProcessor: ImageProcessor {
  public let identifier = ""
  public init(cornerRadius: CGFloat) {}
}

public struct BlurImageProcessor: ImageProcessor {
  public let identifier = ""
  public init(blurRadius: CGFloat) {}
}
