import SkeletonLayout
import SkeletonModel

/// What is true at the default type size is true at every other: siblings that did not overlap
/// still do not, a text that was complete is not cut, and nothing leaves a parent that contained
/// it.
func typeFaults(usual: PlacedScreen, other: PlacedScreen) -> [Fault] {
  let twins = Twins(usual, other, leavingOut: .type)
  let law = TypeLaw(twins: twins.nodes, other: other)
  return law.overlaps + law.cutTexts + law.strays
}

private struct TypeLaw {
  let twins: [Twin]
  let other: PlacedScreen

  private static let tolerance = 0.01

  private func fault(
    _ twin: Twin, _ subject: String, _ excess: Double, _ message: String
  ) -> Fault {
    let size = other.screen.variant.type.rawValue
    return Fault(
      law: .type, other, twin, subject: subject, excess: excess, "at \(size) \(message)")
  }
}

// Siblings.
extension TypeLaw {
  var overlaps: [Fault] {
    var patience = 1_000_000
    return twins.flatMap { parent -> [Fault] in
      let children = parent.children.map { twins[$0] }.filter { !$0.isRoom }
      return pairs(of: children, &patience).map { one, two in
        let common = one.second.frame.intersection(two.second.frame)
        return fault(
          two, "overlaps \(one.path)", min(common.width, common.height),
          "it lies \(common.width.threeDecimals) × \(common.height.threeDecimals) points over "
            + "'\(one.label)'; at large the two are apart")
      }
    }
  }

  /// Siblings that overlap and did not before. Instead of comparing all pairs, sorts from top to
  /// bottom and compares only those that reach as far down as the next one begins.
  ///
  /// Thousands of layers may overlap at any size, in many places. So each sibling gets a fixed
  /// number of comparisons; more of them use up `patience`, which the whole tree shares.
  private func pairs(of siblings: [Twin], _ patience: inout Int) -> [(Twin, Twin)] {
    let order = siblings.indices.sorted {
      siblings[$0].second.frame.y < siblings[$1].second.frame.y
    }
    var reaching: [Int] = []
    var found: [(Twin, Twin)] = []
    var free = siblings.count * 16
    for index in order {
      let own = siblings[index]
      reaching.removeAll { siblings[$0].second.frame.maxY <= own.second.frame.y }
      if free >= reaching.count {
        free -= reaching.count
      } else {
        guard patience >= reaching.count else { break }
        patience -= reaching.count
      }
      guard found.count < 100 else { break }
      for before in reaching {
        let (one, two) = before < index ? (siblings[before], own) : (own, siblings[before])
        if one.second.frame.overlaps(two.second.frame, by: Self.tolerance),
          !one.first.frame.overlaps(two.first.frame, by: Self.tolerance)
        {
          found.append((one, two))
        }
      }
      reaching.append(index)
    }
    return found
  }
}

// Texts.
extension TypeLaw {
  var cutTexts: [Fault] {
    twins.compactMap { twin in
      guard let before = twin.first.shownText, before.isWhole, let after = twin.second.shownText,
        !after.isWhole
      else { return nil }
      return fault(
        twin, "cut", Double(after.whole.count - after.shown.count),
        "the text '\(after.whole.excerpt)' is cut after \(max(after.shown.count - 1, 0)) of its "
          + "\(after.whole.count) characters; at large it is whole")
    }
  }
}

// Nodes inside other nodes.
extension TypeLaw {
  var strays: [Fault] {
    let canvas = Frame(extent: other.extent)
    let usual = Frame(extent: Extent(width: other.extent.width, height: .infinity))
    return twins.enumerated().flatMap { index, twin -> [Fault] in
      if twin.isRoom { return [] }
      var faults: [Fault] = []
      if let place = twin.parent {
        let parent = twins[place]
        faults = strays(
          twin, (twin.first.frame, twin.second.frame), parent.first.frame, parent.second.frame,
          of: parent.holderLabel, besides: parent.second.node.scrollAxis)
      } else {
        faults = strays(
          twin, (twin.first.frame, twin.second.frame), usual, canvas, of: "the canvas",
          besides: nil)
      }
      let isLeaf = twin.first.children.isEmpty && twin.second.children.isEmpty
      if isLeaf, faults.isEmpty {
        faults = strays(
          twin, (twin.first.content, twin.second.content), twin.first.frame, twin.second.frame,
          of: "its own frame", besides: nil)
      }
      return faults
    }
  }

  /// The edges at which a node leaves the node that contained it. Ignores the scrolling axis, and
  /// edges where the container ends with the canvas.
  private func strays(
    _ twin: Twin, _ frames: (usual: Frame, other: Frame), _ before: Frame, _ after: Frame,
    of holder: String, besides axis: Axis?
  ) -> [Fault] {
    let wasOut = frames.usual.excess(over: before)
    let isOut = frames.other.excess(over: after)
    let isRTL = other.screen.variant.direction == .rtl
    return Frame.Edge.allCases.compactMap { edge in
      guard edge.axis != axis,
        wasOut.allSatisfy({ $0.key.axis == axis || $0.value <= Self.tolerance }),
        let points = isOut[edge], points > Self.tolerance,
        !(edge == .bottom && after.maxY >= other.extent.height - Self.tolerance)
      else { return nil }
      return fault(
        twin, "leaves \(edge)", points,
        "it reaches \(points.threeDecimals) points beyond the \(edge.name(isRTL: isRTL)) edge of "
          + "\(holder); at large it is inside")
    }
  }
}

extension Frame {
  fileprivate enum Edge: CaseIterable {
    case left, right, top, bottom

    var axis: Axis {
      switch self {
      case .left, .right: .horizontal
      case .top, .bottom: .vertical
      }
    }

    func name(isRTL: Bool) -> String {
      switch self {
      case .left: isRTL ? "trailing" : "leading"
      case .right: isRTL ? "leading" : "trailing"
      case .top: "top"
      case .bottom: "bottom"
      }
    }
  }

  /// How far it extends beyond each edge of another frame; negative inside.
  fileprivate func excess(over frame: Frame) -> [Edge: Double] {
    [
      .left: frame.x - x, .right: maxX - frame.maxX, .top: frame.y - y,
      .bottom: maxY - frame.maxY,
    ]
  }

  fileprivate func overlaps(_ other: Frame, by least: Double) -> Bool {
    let common = intersection(other)
    return common.width > least && common.height > least
  }
}

extension Twin {
  /// Whether it only takes up space.
  fileprivate var isRoom: Bool { if case .spacer = first.node.content { true } else { false } }

  /// Its name; its kind if it is a part without a name.
  fileprivate var label: String { second.name == nil ? "its \(second.node.kind.rawValue)" : path }

  /// Its name in messages, as a container.
  fileprivate var holderLabel: String {
    if case .wrapped = second.node.content { return "the box its 'use' gives it" }
    return "'\(path)'"
  }
}

extension Node {
  fileprivate var scrollAxis: Axis? {
    if case .scroll(let scroll) = content { scroll.axis } else { nil }
  }
}

/// The complete text, and the part of it that is shown.
private struct ShownText {
  var whole: String
  var shown: String

  /// Lines break at spaces, which are then not shown.
  var isWhole: Bool {
    whole == shown
      || whole.filter { !$0.isWhitespace } == shown.filter { !$0.isWhitespace }
  }
}

extension Placed {
  fileprivate var shownText: ShownText? {
    guard case .text(let text) = node.content else { return nil }
    let lines = parts.compactMap { part -> String? in
      if case .line(_, origin: _, let line) = part { line.text } else { nil }
    }
    return ShownText(whole: text.value, shown: lines.joined(separator: " "))
  }
}
