/// What moves between two updates: values that differ, each under the animation that holds there.
struct Difference {
  let start: Double
  private(set) var changesStructure = false

  init(start: Double) {
    self.start = start
  }

  /// Writes into the nodes of an update what moves there since the update before.
  mutating func apply(from old: [_Node], to new: [_Node]) {
    var known: [_Node.Identity: [_Node]] = [:]
    for node in old { known[node.identity, default: []].append(node) }
    if old.count != new.count { changesStructure = true }
    for node in new {
      guard let match = known[node.identity]?.first else {
        changesStructure = true
        continue
      }
      known[node.identity]?.removeFirst()
      apply(from: match, to: node)
    }
  }

  private mutating func apply(from old: _Node, to new: _Node) {
    new.arguments = fields(from: old.arguments, to: new.arguments, new.animation)
    apply(from: old.children, to: new.children)
    for slot in new.slots {
      let before = old.slots.first { $0.name == slot.name }
      apply(from: before?.nodes ?? [], to: slot.nodes)
    }
  }

  private func fields(
    from old: [_Field], to new: [_Field], _ animation: Animation?
  ) -> [_Field] {
    new.map { field in
      guard let before = old[field.name] else { return field }
      return _Field(field.name, value(from: before, to: field.value, animation))
    }
  }

  private func value(from old: _Value, to new: _Value, _ animation: Animation?) -> _Value {
    // What was found in steps within this update needs no second motion around it.
    if new.hasMotion { return new }
    if case .animated(let motion) = old, motion.values.last == new { return old }
    let before = old.target
    switch (old, new) {
    case (.object(let oldKind, let oldFields), .object(let newKind, let newFields))
    where oldKind == newKind && before.hasSameForm(as: new) && newKind != .color:
      return .object(newKind, fields(from: oldFields, to: newFields, animation))
    case (.list(let oldValues), .list(let newValues)) where oldValues.count == newValues.count:
      return .list(zip(oldValues, newValues).map { value(from: $0, to: $1, animation) })
    default:
      guard let animation, before != new, before.canMove(to: new) else { return new }
      return .animated(_Motion(values: [before, new], animation: animation, start: start))
    }
  }
}

extension _Value {
  /// The value once all motion has come to its end.
  var target: _Value {
    switch self {
    case .animated(let motion): motion.values.last ?? self
    case .list(let values): .list(values.map(\.target))
    case .object(let kind, let fields):
      .object(kind, fields.map { _Field($0.name, $0.value.target) })
    case .number, .text, .flag, .point, .path: self
    }
  }

  /// Whether the value, or a part of it, moves.
  var hasMotion: Bool {
    switch self {
    case .animated: true
    case .list(let values): values.contains(where: \.hasMotion)
    case .object(_, let fields): fields.contains { $0.value.hasMotion }
    case .number, .text, .flag, .point, .path: false
    }
  }

  /// Whether two values are made of the same parts, so that each part moves by itself.
  func hasSameForm(as other: _Value) -> Bool {
    switch (self, other) {
    case (.object(.color, _), .object(.color, _)): true
    case (.object(let kind, let fields), .object(let otherKind, let otherFields)):
      kind == otherKind && fields.map(\.name) == otherFields.map(\.name)
        && zip(fields, otherFields).allSatisfy { $0.value.hasSameForm(as: $1.value) }
    case (.list(let values), .list(let others)):
      values.count == others.count && zip(values, others).allSatisfy { $0.hasSameForm(as: $1) }
    case (.number, .number), (.point, .point), (.path, .path): true
    case (.text(let text), .text(let other)): text == other
    case (.flag(let flag), .flag(let other)): flag == other
    default: false
    }
  }

  /// Whether something between the two can be shown.
  func canMove(to other: _Value) -> Bool {
    switch (self, other) {
    case (.number(let from), .number(let to)): from.isFinite && to.isFinite
    case (.point, .point): true
    case (.object(.color, _), .object(.color, _)): true
    case (.object(.style, _), .object(.style, _)): true
    default: false
    }
  }
}

// MARK: Sampling

extension Difference {
  /// Joins what an animatable thing gave at equal steps of its progress into one tree.
  ///
  /// Where the trees are not alike, the last one is taken as it is.
  static func join(_ samples: [[_Node]], animation: Animation, start: Double) -> [_Node] {
    guard let last = samples.last else { return [] }
    guard samples.allSatisfy({ $0.map(\.identity) == last.map(\.identity) }) else { return last }
    for (index, node) in last.enumerated() {
      join(samples.map { $0[index] }, into: node, animation, start)
    }
    return last
  }

  private static func join(
    _ samples: [_Node], into node: _Node, _ animation: Animation, _ start: Double
  ) {
    node.arguments = node.arguments.map { field in
      let values = samples.compactMap { $0.arguments[field.name] }
      guard values.count == samples.count else { return field }
      return _Field(field.name, join(values, node.animation ?? animation, start))
    }
    node.children = join(samples.map(\.children), animation: animation, start: start)
    for slot in node.slots.indices {
      let parts = samples.map { slot < $0.slots.count ? $0.slots[slot].nodes : [] }
      node.slots[slot].nodes = join(parts, animation: animation, start: start)
    }
  }

  /// One value from those at equal steps: unmoved, moving between two, or through all.
  static func join(_ values: [_Value], _ animation: Animation, _ start: Double) -> _Value {
    guard let first = values.first, let last = values.last else { return .flag(false) }
    if values.allSatisfy({ $0 == last }) { return last }
    if values.contains(where: { if case .animated = $0 { true } else { false } }) { return last }
    switch last {
    case .object(let kind, let fields)
    where kind != .color && values.allSatisfy({ $0.hasSameForm(as: last) }):
      return .object(
        kind,
        fields.indices.map { index in
          let parts = values.map { value -> _Value in
            guard case .object(_, let fields) = value else { return value }
            return fields[index].value
          }
          return _Field(fields[index].name, join(parts, animation, start))
        })
    case .list(let parts)
    where values.allSatisfy({
      if case .list(let all) = $0 { all.count == parts.count } else { false }
    }):
      return .list(
        parts.indices.map { index in
          let parts = values.map { value -> _Value in
            guard case .list(let all) = value else { return value }
            return all[index]
          }
          return join(parts, animation, start)
        })
    case .path:
      return .animated(_Motion(values: values, animation: animation, start: start))
    default:
      guard
        first.canMove(to: last)
          || zip(values, values.dropFirst()).allSatisfy({ $0.canMove(to: $1) })
      else { return last }
      let kept = isLinear(values) ? [first, last] : values
      return .animated(_Motion(values: kept, animation: animation, start: start))
    }
  }

  /// Whether the values between the first and the last are where a straight line has them.
  private static func isLinear(_ values: [_Value]) -> Bool {
    guard let first = values.first?.coordinates, let last = values.last?.coordinates else {
      return false
    }
    return values.enumerated().allSatisfy { step, value in
      guard let numbers = value.coordinates, numbers.names == first.names,
        numbers.names == last.names
      else { return false }
      let progress = Double(step) / Double(values.count - 1)
      return numbers.values.indices.allSatisfy { index in
        let expected =
          first.values[index] + (last.values[index] - first.values[index]) * progress
        return abs(numbers.values[index] - expected) < 1e-6 * max(1, abs(expected))
      }
    }
  }
}

extension _Value {
  /// The numbers that a value consists of, and the words beside them.
  fileprivate var coordinates: (values: [Double], names: [String])? {
    switch self {
    case .number(let number): return ([number], [])
    case .point(let x, let y): return ([x, y], [])
    case .text(let text): return ([], [text])
    case .flag(let flag): return ([], ["\(flag)"])
    case .path, .animated: return nil
    case .list(let values): return Self.joined(values)
    case .object(_, let fields):
      guard let inner = Self.joined(fields.map(\.value)) else { return nil }
      return (inner.values, fields.map(\.name) + inner.names)
    }
  }

  private static func joined(_ values: [_Value]) -> (values: [Double], names: [String])? {
    var numbers: [Double] = []
    var names: [String] = []
    for value in values {
      guard let inner = value.coordinates else { return nil }
      numbers += inner.values
      names += inner.names
    }
    return (numbers, names)
  }
}
