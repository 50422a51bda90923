import SwiftUI

// In place of github.com/kean/Nuke: no server answers, so an image is what it is before one does.

public protocol LazyImageState {
  var result: Result<ImageResponse, any Error>? { get }
  var imageContainer: ImageContainer? { get }
  var isLoading: Bool { get }
}

extension LazyImageState {
  public var image: Image? { nil }
  public var error: (any Error)? { nil }
}

private struct WaitingImage: LazyImageState {
  var result: Result<ImageResponse, any Error>? { nil }
  var imageContainer: ImageContainer? { nil }
  var isLoading: Bool { true }
}

public struct LazyImage<Content: View>: View {
  private let content: Content

  public init(
    url: URL?, transaction: Transaction = Transaction(),
    @ViewBuilder content: (any LazyImageState) -> Content
  ) {
    self.content = content(WaitingImage())
  }

  public init(
    request: ImageRequest?, transaction: Transaction = Transaction(),
    @ViewBuilder content: (any LazyImageState) -> Content
  ) {
    self.content = content(WaitingImage())
  }

  public init(url: URL?) where Content == AsyncImage<_ShapeView<Rectangle, Color>> {
    content = AsyncImage(url: url)
  }

  public init(request: ImageRequest?) where Content == AsyncImage<_ShapeView<Rectangle, Color>> {
    content = AsyncImage(url: request?.url)
  }

  public var body: some View { content }

  public func processors(_ processors: [any ImageProcessing]?) -> LazyImage { self }
  public func priority(_ priority: ImageRequest.Priority?) -> LazyImage { self }
  public func pipeline(_ pipeline: ImagePipeline) -> LazyImage { self }
  public func onDisappear(_ behaviour: LazyImageDisappearance?) -> LazyImage { self }
  public func onStart(_ action: ((Any) -> Void)?) -> LazyImage { self }
  public func onCompletion(
    _ action: ((Result<ImageResponse, any Error>) -> Void)?
  ) -> LazyImage { self }
}

public enum LazyImageDisappearance { case cancel, lowerPriority }
