import SkeletonLanguage
import SkeletonModel

// What differs between samples, as code with conditions.

extension Samples {
  /// The condition under which it is one of some samples rather than another; nil if no single
  /// setting decides that.
  func condition(for some: [Int], among all: [Int]) -> String? {
    let chosen = Set(some)
    let others = all.filter { !chosen.contains($0) }
    for axis in axes {
      let (own, other) = (values(of: some, on: axis), values(of: others, on: axis))
      guard !own.isEmpty, own.isDisjoint(with: other) else { continue }
      if let words = words(axis, own, other) { return words }
    }
    return nil
  }

  private func values(of samples: [Int], on axis: ConditionAxis) -> Set<AxisValue> {
    Set(samples.map { screens[$0].variant[axis] })
  }

  private func words(
    _ axis: ConditionAxis, _ own: Set<AxisValue>, _ other: Set<AxisValue>
  ) -> String? {
    switch axis {
    case .appearance:
      return "colorScheme == " + (own.contains(.appearance(.dark)) ? ".dark" : ".light")
    case .contrast:
      return "contrast == " + (own.contains(.contrast(.increased)) ? ".increased" : ".standard")
    case .motion: return own.contains(.motion(.reduced)) ? "reduceMotion" : "!reduceMotion"
    case .direction:
      return "layoutDirection == "
        + (own.contains(.direction(.rtl)) ? ".rightToLeft" : ".leftToRight")
    case .type: return typeWords(own, other)
    case .width: return widthWords(own, other)
    case .language, .scale: return nil
    }
  }

  private func typeWords(_ own: Set<AxisValue>, _ other: Set<AxisValue>) -> String? {
    let places = { (values: Set<AxisValue>) in
      TypeSize.allCases.indices.filter { values.contains(.type(TypeSize.allCases[$0])) }
    }
    let (mine, others) = (places(own), places(other))
    guard let least = mine.first, let most = mine.last, let first = others.first,
      let last = others.last
    else { return nil }
    if mine.allSatisfy({ TypeSize.allCases[$0].isAccessibility }),
      others.allSatisfy({ !TypeSize.allCases[$0].isAccessibility })
    {
      return "typeSize.isAccessibilitySize"
    }
    if others.allSatisfy({ TypeSize.allCases[$0].isAccessibility }),
      mine.allSatisfy({ !TypeSize.allCases[$0].isAccessibility })
    {
      return "!typeSize.isAccessibilitySize"
    }
    if least > last { return "typeSize >= .\(TypeSize.allCases[least].swiftName)" }
    if most < first { return "typeSize < .\(TypeSize.allCases[first].swiftName)" }
    return nil
  }

  private func widthWords(_ own: Set<AxisValue>, _ other: Set<AxisValue>) -> String? {
    func widths(_ values: Set<AxisValue>) -> [Double] {
      values.map { value in
        if case .width(let size?) = value { size.width } else { document.canvasWidth }
      }
    }
    let (mine, others) = (widths(own), widths(other))
    guard let least = mine.min(), let most = mine.max() else { return nil }
    // Those between the least and the most are not all its own.
    guard !others.contains(where: { $0 > least && $0 < most }) else { return nil }
    let thresholds = document.widthThresholds
    let from = others.contains { $0 < least } ? thresholds.last { $0 <= least } : nil
    let to = others.contains { $0 > most } ? thresholds.first { $0 > most } : nil
    let parts = [
      from.map { "screenWidth >= \($0.shortestDecimal)" },
      to.map { "screenWidth < \($0.shortestDecimal)" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " && ")
  }
}

extension TypeSize {
  /// As SwiftUI's `DynamicTypeSize` has it.
  var swiftName: String {
    isAccessibility ? "accessibility" + rawValue.dropFirst(2) : rawValue
  }
}

extension SwiftUIGenerator {
  /// A value in each of some samples, as an expression: one value, or a choice.
  func expression<Value: Hashable>(
    _ values: [(sample: Int, value: Value)], at position: TextPosition, _ what: String,
    _ write: (Value) -> [Piece]
  ) -> [Piece] {
    let usual = values.first { $0.sample == Samples.usual } ?? values[0]
    let distinct = values.map(\.value).withoutRepeats
    guard distinct.count > 1 else { return write(usual.value) }
    let all = values.map(\.sample)
    // Settings one by one, so that what depends on two is a choice in a choice.
    for value in distinct {
      let own = values.filter { $0.value == value }.map(\.sample)
      guard let condition = samples.condition(for: own, among: all) else { continue }
      let others = values.filter { $0.value != value }
      return [.text("(\(condition) ? ")] + write(value) + [.text(" : ")]
        + expression(others, at: position, what, write) + [.text(")")]
    }
    for axis in samples.axes {
      let groups = Set(all.map { samples.screens[$0].variant[axis] })
      guard groups.count > 1,
        let first = all.first.map({ samples.screens[$0].variant[axis] })
      else { continue }
      let own = values.filter { samples.screens[$0.sample].variant[axis] == first }
      let others = values.filter { samples.screens[$0.sample].variant[axis] != first }
      guard Set(own.map(\.value)).count < distinct.count,
        let condition = samples.condition(for: own.map(\.sample), among: all)
      else { continue }
      return [.text("(\(condition) ? ")] + expression(own, at: position, what, write)
        + [.text(" : ")] + expression(others, at: position, what, write) + [.text(")")]
    }
    warn(
      position,
      "'\(what)' depends on settings in a way that is not generated; it is as in the "
        + "first variant everywhere")
    return write(usual.value)
  }

  /// Nodes that are there in some samples only, in the order in which they are written.
  func aligned(_ lists: [(sample: Int, nodes: [Node])]) -> [Cluster] {
    struct Key: Hashable {
      var position: TextPosition
      var number: Int
    }
    var order: [Key] = []
    var clusters: [Key: Cluster] = [:]
    for (sample, nodes) in lists {
      var counts: [TextPosition: Int] = [:]
      var place = 0
      for node in nodes {
        let number = counts[node.position, default: 0]
        counts[node.position] = number + 1
        let key = Key(position: node.position, number: number)
        if clusters[key] == nil {
          order.insert(key, at: place)
          place += 1
        } else if let known = order.firstIndex(of: key) {
          place = known + 1
        }
        clusters[key, default: Cluster()].members.append((sample, node))
      }
    }
    return order.compactMap { clusters[$0] }
  }
}

/// One node in all samples that have it.
struct Cluster {
  var members: [(sample: Int, node: Node)] = []

  var samples: [Int] { members.map(\.sample) }
  /// As it usually is.
  var usual: Node { (members.first { $0.sample == Samples.usual } ?? members[0]).node }
  var position: TextPosition { usual.position }
  /// The last step of its name.
  var owner: String? {
    guard usual.isNamed, let step = usual.path?.split(separator: "/").last else { return nil }
    let words = step.prefix { $0 != "[" }.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first, first.first?.isLetter == true else { return nil }
    return String(first).uncapitalizedFirst
      + words.dropFirst().map { String($0).capitalizedFirst }.joined()
  }

  func values<Value>(_ value: (Node) -> Value) -> [(sample: Int, value: Value)] {
    members.map { ($0.sample, value($0.node)) }
  }
}
