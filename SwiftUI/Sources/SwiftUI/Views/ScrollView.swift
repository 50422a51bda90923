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
    let nodes = content._record(inputs.at(.content).changing { $0.enterScrollView() })
    return [
      _Node(
        "scroll",
        [_Field("axes", axes.value), _Field("indicators", .flag(showsIndicators && !hidden))]
          + environment.scrollFields,
        children: nodes, at: location, inputs)
    ]
  }
}

/// Scrolls to a view by its id.
public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  @State private var sought: SoughtView?

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    let state = _sought
    EnvironmentNode(content(ScrollViewProxy { state.wrappedValue = $0 })) {
      if let sought { $0.soughtView = sought }
    }
  }
}

public struct ScrollViewProxy {
  let scroll: (SoughtView) -> Void

  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scroll(SoughtView(id: AnyHashable(id), anchor: anchor))
  }
}

/// The view that scroll views show, by its id.
struct SoughtView: Hashable {
  var id: AnyHashable
  /// Where it is to stand; nil for anywhere where all of it is seen.
  var anchor: UnitPoint?
  /// Whether it is in any scroll view inside, or in the next.
  var isAnywhere = true
  var isInScrollView = false
}

/// Where a scroll view begins to show what is in it.
enum ScrollStart {
  /// Also where it is longer than its content.
  case anchor(UnitPoint)
  case offset(UnitPoint)
  case edge(Edge)
  case point(CGPoint)
}

extension EnvironmentValues {
  /// What is said of a scroll view round it is not said of those inside.
  mutating func enterScrollView() {
    (scrollStart, usualScrollStart) = (nil, nil)
    guard let sought = soughtView, !sought.isAnywhere else { return }
    soughtView?.isInScrollView = true
    if sought.isInScrollView { soughtView = nil }
  }

  /// Where the scroll view begins that these values are for, and whether it shows what is beside it.
  var scrollFields: [_Field] {
    scrollStartFields + (isScrollClipEnabled ? [] : [_Field("clips", .flag(false))])
  }

  private var scrollStartFields: [_Field] {
    switch scrollStart ?? usualScrollStart {
    case .anchor(let anchor): [_Field("anchor", .point(anchor))]
    case .offset(let anchor): [_Field("offset", .point(anchor))]
    case .edge(let edge): [_Field("edge", .text("\(edge)"))]
    case .point(let point): [_Field("start", .list([.number(point.x), .number(point.y)]))]
    case nil: []
    }
  }

  /// Says of the first of these nodes, which are of the view with this id, where scroll views are to
  /// have it.
  func marking(_ nodes: [_Node], ofViewWith id: some Hashable) -> [_Node] {
    if let soughtView, soughtView.id == AnyHashable(id), let first = nodes.first,
      // An element of a loop may have its id twice.
      !first.arguments.contains(where: { $0.name == "scrolledTo" })
    {
      first.arguments.append(
        _Field("scrolledTo", soughtView.anchor.map { .point($0) } ?? .text("nearest")))
    }
    return nodes
  }
}
