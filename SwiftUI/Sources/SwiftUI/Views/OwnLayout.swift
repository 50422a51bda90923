/// A container laid out by an app's own rules.
///
/// It is asked as SwiftUI asks it, with the sizes that its views have where nothing is proposed to them:
/// these are measured beside it, and it is recorded again until nothing changes.
public protocol Layout: Animatable, Sendable {
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache

  func updateCache(_ cache: inout Cache, subviews: Subviews)

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What is known of the views of a layout, and where it has put them.
final class MeasuredViews: @unchecked Sendable {
  struct Spot {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  let sizes: [CGSize]
  let direction: LayoutDirection
  var spots: [Int: Spot] = [:]

  init(_ sizes: [CGSize], _ direction: LayoutDirection) {
    self.sizes = sizes
    self.direction = direction
  }

  /// A view that gets less than it would like is as much higher as its lines have to wrap.
  func size(of number: Int, in proposal: ProposedViewSize) -> CGSize {
    let ideal = sizes[number]
    guard let width = proposal.width, width < ideal.width, width > 0 else { return ideal }
    return CGSize(width: width, height: ideal.height * (ideal.width / width).rounded(.up))
  }
}

public struct LayoutSubviews: RandomAccessCollection, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int

  let views: MeasuredViews

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.sizes.count }
  public var layoutDirection: LayoutDirection { views.direction }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(views: views, number: index) }
}

public struct LayoutSubview: Equatable, Sendable {
  let views: MeasuredViews
  let number: Int

  public var priority: Double { 0 }
  public var spacing: ViewSpacing { ViewSpacing() }

  public static func == (one: Self, other: Self) -> Bool {
    one.views === other.views && one.number == other.number
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    views.size(of: number, in: proposal)
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    views.spots[number] = MeasuredViews.Spot(
      position: position, anchor: anchor, proposal: proposal)
  }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}

public typealias LayoutSubviewProxy = LayoutSubview

public struct ViewSpacing: Sendable {
  public init() {}

  public static let zero = ViewSpacing()

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

extension Layout {
  @MainActor public func callAsFunction<V: View>(
    @ViewBuilder _ content: () -> V, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    let standIn = (self as? any SystemLayout)?.standIn
    let location = _SourceLocation(file, line)
    return EvaluatedNode(content()) { content, inputs in
      let nodes = content._record(inputs.at(.content))
      guard let standIn else {
        return placed(nodes.flatMap(\.resolved), at: location, inputs)
      }
      return [_Node(standIn.kind, standIn.fields, children: nodes, at: location, inputs)]
    }
  }

  /// The views where the layout puts them; in a column as long as their sizes are not known.
  @MainActor private func placed(
    _ nodes: [_Node], at location: _SourceLocation, _ inputs: _Inputs
  ) -> [_Node] {
    let views = nodes.enumerated().map { Subview(node: $1, id: Subview.ID(number: $0)) }
    let places = nodes.indices.map { inputs.at(.decoration).at($0) }
    let request = _Session.current?.request
    let known = places.compactMap { request?.sizes[$0.position.path]?.size }
    let room = inputs.at(.leading)
    let width = request?.sizes[room.position.path]?.width
    guard known.count == nodes.count, let width else {
      return column(views, places)
        .frame(maxWidth: .infinity)
        .measured(for: room, at: location)
        ._record(inputs.at(.body))
    }
    let measured = MeasuredViews(known, inputs.environment.layoutDirection)
    let subviews = LayoutSubviews(views: measured)
    var cache = makeCache(subviews: subviews)
    updateCache(&cache, subviews: subviews)
    let size = sizeThatFits(
      proposal: ProposedViewSize(width: width, height: nil), subviews: subviews, cache: &cache)
    placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size), subviews: subviews,
      cache: &cache)
    return ZStack(alignment: .topLeading) {
      // What has not been placed is in the middle.
      ForEach(views) { view in
        let spot =
          measured.spots[view.id.number]
          ?? MeasuredViews.Spot(
            position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
            proposal: ProposedViewSize(size))
        let own = measured.size(of: view.id.number, in: spot.proposal)
        view
          .frame(width: own.width, height: own.height)
          .offset(
            x: spot.position.x - spot.anchor.x * own.width,
            y: spot.position.y - spot.anchor.y * own.height)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .measured(for: room, at: location)
    .background(alignment: .topLeading) {
      column(views, places).frame(width: 0, height: 0).hidden()
    }
    ._record(inputs.at(.body))
  }

  /// Each as large as it likes, and measured.
  @MainActor private func column(_ views: [Subview], _ places: [_Inputs]) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(views) { view in
        view.fixedSize().measured(for: places[view.id.number], at: nil)
      }
    }
  }
}

/// A view with a reader of geometry behind it, by whose place its size is known.
private struct MeasuredView<Content: View> {
  let content: Content
  let place: _Inputs
  let location: _SourceLocation?
}

extension MeasuredView: _PrimitiveView {
  func _record(_ inputs: _Inputs) -> [_Node] {
    let id = place.position.path
    return content._record(inputs.at(.content)).eachView { index, node in
      let reader = _Node("geometry", [_Field("geometry", .text(id))], at: location, place)
      return _Node(
        "background", [_Field("alignment", .text("center"))], children: [node],
        slots: [_Node.Slot(name: "d", nodes: [reader])], at: location, ordinal: index, inputs)
    }
  }
}

extension View {
  fileprivate func measured(for place: _Inputs, at location: _SourceLocation?) -> some View {
    MeasuredView(content: self, place: place, location: location)
  }
}
