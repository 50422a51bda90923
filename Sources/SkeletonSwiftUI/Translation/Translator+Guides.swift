import SkeletonLanguage
import SkeletonModel

/// Alignment guides of views' own: how far they put a view from where its stack's alignment does is room
/// beside it, so that the stack is as large as SwiftUI has it.
extension Translator {
  /// The drafts of a stack's children, each with the room that its guides ask for.
  mutating func guided(
    _ node: RecordedNode, at spot: Spot, _ children: (inout Translator) -> [Draft]
  ) -> [Draft] {
    let leaves = node.children.flatMap(\.leaves)
    let axes = Guide.axes(of: node)
    let shifts = leaves.map { leaf in axes.map { leaf.shift(of: $0) } }
    guard shifts.joined().contains(where: { $0 != nil }) else { return children(&self) }
    let known = followedGuides
    followedGuides = Self.guides(of: leaves, in: node)
    defer { followedGuides = known }
    let drafts = children(&self)
    guard drafts.count == leaves.count else {
      note(spot, "alignment guides of what is repeated here are not followed")
      return drafts
    }
    let farthest = axes.indices.map { axis in
      let all = shifts.map { $0[axis] ?? 0 }
      return axes[axis].place == .end ? all.min() ?? 0 : all.max() ?? 0
    }
    return zip(drafts, shifts).map { draft, shifts in
      var room: [(key: String, length: Double)] = []
      for (axis, shift) in zip(axes.indices, shifts) {
        let shift = shift ?? 0
        switch axes[axis].place {
        case .start: room.append((axes[axis].edges.start, farthest[axis] - shift))
        case .end: room.append((axes[axis].edges.end, shift - farthest[axis]))
        // Half of it is on either side of the middle.
        case .middle where shift < 0: room.append((axes[axis].edges.start, -2 * shift))
        case .middle: room.append((axes[axis].edges.end, 2 * shift))
        }
      }
      room.removeAll { $0.length <= 0 }
      guard !room.isEmpty else { return draft }
      var outer = draft.wrapped(at: spot)
      outer.set(
        "padding",
        .map(room.map { .init($0.key, .number($0.length.bounded.toHundredths)) }))
      return outer
    }
  }

  /// What lies over or under a view, moved from where its alignment has it to where guides of its own and
  /// of the view's have it.
  mutating func decorations(of node: RecordedNode, at spot: Spot) -> [Draft] {
    let decorations = node.decoration.flatMap(\.leaves)
    let followed = followedGuides
    followGuides(of: decorations, in: node)
    defer { followedGuides = followed }
    let drafts = drafts(node.decoration)
    let distances = ["x", "y"].map { direction in
      Guide.axes(of: node).filter { $0.isAcross == (direction == "x") }.reduce(0) { sum, axis in
        let shifts = [node.children.flatMap(\.leaves), decorations].map { views in
          views.count == 1 ? views[0].shift(of: axis) ?? 0 : 0
        }
        return sum + shifts[0] - shifts[1]
      }
    }
    guard distances.contains(where: { $0 != 0 }), !drafts.isEmpty else { return drafts }
    var moved = Draft.only(drafts, at: spot).wrapped(at: spot)
    // What leads is at the right there, and goes on to the left.
    let side = (variant.direction == .rtl) != isTurned ? -1.0 : 1
    moved.set("offset", offset(side * distances[0], distances[1]))
    return [moved]
  }

  /// Guides of views are followed by what is around them, so that nothing needs to be said of them.
  mutating func followGuides(of views: [RecordedNode], in node: RecordedNode) {
    followedGuides.formUnion(Self.guides(of: views, in: node))
  }

  private static func guides(
    of views: [RecordedNode], in node: RecordedNode
  ) -> Set<RecordedNode.SourcePlace> {
    let axes = Guide.axes(of: node)
    return Set(
      views.flatMap { view in axes.flatMap { axis in view.guides(of: axis).map(\.place) } })
  }

  /// Which guide a stack goes by in a direction.
  fileprivate struct Guide {
    enum Place {
      case start, middle, end
    }

    var name: String
    var place: Place
    var edges: (start: String, end: String)
    var isAcross: Bool { edges.start == "leading" }

    static func axes(of stack: RecordedNode) -> [Guide] {
      let alignment = (stack.arguments.text("alignment") ?? "center").lowercased()
      var axes: [Guide] = []
      if stack.kind != "hstack" {
        axes.append(Guide(alignment, from: "leading", to: "trailing"))
      }
      if stack.kind != "vstack", !alignment.contains("baseline") {
        axes.append(Guide(alignment, from: "top", to: "bottom"))
      }
      return axes
    }

    init(_ alignment: String, from start: String, to end: String) {
      edges = (start, end)
      if alignment.contains(start) {
        (name, place) = (start, .start)
      } else if alignment.contains(end) {
        (name, place) = (end, .end)
      } else {
        (name, place) = ("center", .middle)
      }
    }
  }
}

extension RecordedNode {
  /// What it shows one by one: items of a `ForEach`.
  var leaves: [RecordedNode] {
    ["forEach", "item"].contains(kind) ? children.flatMap(\.leaves) : [self]
  }

  /// Modifiers that leave a view as large as it is, and its guides where they are.
  private static let passing: Set<String> = [
    "alignmentGuide", "background", "overlay", "view", "opacity", "accessibility", "zIndex",
  ]

  fileprivate func guides(
    of axis: Translator.Guide
  ) -> [(shift: Double, place: RecordedNode.SourcePlace)] {
    guard Self.passing.contains(kind), children.count == 1 else { return [] }
    let inner = children[0].guides(of: axis)
    // Both middles are called the same.
    guard kind == "alignmentGuide", arguments.text("guide") == axis.name,
      arguments["across"]?.isTrue == axis.isAcross, let shift = arguments.number("shift"), let place
    else { return inner }
    return [(shift, place)] + inner
  }

  /// How far its guide is from where it usually is: the outermost one counts.
  fileprivate func shift(of axis: Translator.Guide) -> Double? { guides(of: axis).first?.shift }
}
