public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// An image that is still to come: a recording shows what stands in for it.
public struct AsyncImage<Content: View> {
  let content: Content

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I,
    @ViewBuilder placeholder: () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(.second(placeholder()))
  }

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, file: StaticString = #filePath, line: UInt = #line
  ) where Content == _ShapeView<Rectangle, Color> {
    content = Rectangle(file: file, line: line)
      .fill(Color(UIColor.systemGray5), file: file, line: line)
  }
}

extension AsyncImage: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { content._record(inputs.at(.placeholder)) }
}
