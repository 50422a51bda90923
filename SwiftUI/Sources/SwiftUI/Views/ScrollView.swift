public struct ScrollView<Content: View> {
  public var content: Content
  let axes: Axis.Set
  let showsIndicators: Bool
  let location: _SourceLocation

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
    location = _SourceLocation(file, line)
  }
}

extension ScrollView: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    let environment = inputs.environment
    let hides: (ScrollIndicatorVisibility) -> Bool = { $0 == .hidden || $0 == .never }
    let hidden =
      (axes.contains(.vertical) && hides(environment.verticalScrollIndicatorVisibility))
      || (axes.contains(.horizontal) && hides(environment.horizontalScrollIndicatorVisibility))
    let nodes = content._record(inputs.at(.content))
    return [
      _Node(
        "scroll",
        [_Field("axes", axes.value), _Field("indicators", .flag(showsIndicators && !hidden))],
        children: nodes, at: location, inputs)
    ]
  }
}

/// Scrolls to a view by its id: nothing scrolls in a recording.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    content(ScrollViewProxy())._record(inputs.at(.content))
  }
}

public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
