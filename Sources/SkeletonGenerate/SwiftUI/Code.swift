/// A view of SwiftUI in the making: which of its values are arguments is known only once all uses of
/// its component are.
struct ViewCode: Hashable {
  /// What stands before its modifiers: `VStack(spacing: 8)`.
  var head: [Piece]
  /// What is between its braces; nil if it has none.
  var content: [Statement]?
  /// What its closure is given: `room`.
  var parameter: String?
  var modifiers: [Modifier] = []

  struct Modifier: Hashable {
    var head: [Piece]
    var content: [Statement]?
  }
}

indirect enum Statement: Hashable {
  case view(ViewCode)
  /// Each with its condition; the last may have none.
  case choice([Branch])
  case loop(Int, [Statement])

  struct Branch: Hashable {
    var condition: String?
    var body: [Statement]
  }
}

/// A part of a line.
enum Piece: Hashable {
  case text(String)
  case slot(Slot)
  /// A use of a component, by the number of its instance.
  case call(Int)
}

/// A value that may be an argument.
struct Slot: Hashable {
  /// The node that it is of, if it has a name, and what the value is.
  var owner: String?
  var key: String
  var type: String
  var value: String
}

extension ViewCode {
  init(_ head: String) { self.head = [.text(head)] }

  init(_ head: Piece...) { self.head = head }

  mutating func add(_ modifier: String) { modifiers.append(Modifier(head: [.text(modifier)])) }

  mutating func add(_ pieces: [Piece]) { modifiers.append(Modifier(head: pieces)) }

  mutating func add(_ head: String, _ content: [Statement]) {
    modifiers.append(Modifier(head: [.text(head)], content: content))
  }
}

extension [Statement] {
  /// Every part, in the order in which it is written.
  func visit(_ body: (Piece) -> Void) {
    for statement in self { statement.visit(body) }
  }
}

extension Statement {
  func visit(_ body: (Piece) -> Void) {
    switch self {
    case .view(let view):
      view.head.forEach(body)
      body(.text("{\(view.parameter ?? "")"))
      view.content?.visit(body)
      body(.text("}"))
      for modifier in view.modifiers {
        modifier.head.forEach(body)
        modifier.content?.visit(body)
      }
    case .choice(let branches):
      for branch in branches {
        body(.text("if \(branch.condition ?? "")"))
        branch.body.visit(body)
      }
    case .loop(let count, let statements):
      body(.text("loop \(count)"))
      statements.visit(body)
    }
  }
}

/// The components of a file: instances that are written alike are one, and what differs between
/// them is its parameters.
struct Components {
  private(set) var instances: [Instance] = []
  private(set) var groups: [Group] = []
  private var known: [String: Int] = [:]

  struct Instance {
    var group: Int
    var body: [Statement]
    /// Everything in it that may be an argument, that of what it uses included.
    var slots: [Slot]
  }

  struct Group {
    var component: String
    /// That of its view: one that is written in two ways is two.
    var name: String
    var instances: [Int] = []
  }

  /// Notes a use of a component, and gives it a number.
  mutating func add(_ name: String, _ body: [Statement]) -> Int {
    let form = name + "\u{1}" + form(of: body)
    let group = known[form] ?? groups.count
    if group == groups.count {
      known[form] = group
      let sameName = groups.count { $0.component == name }
      groups.append(
        Group(component: name, name: sameName == 0 ? name : "\(name)\(sameName + 1)"))
    }
    var slots: [Slot] = []
    body.visit { piece in
      switch piece {
      case .slot(let slot): slots.append(slot)
      case .call(let number): slots += instances[number].slots
      case .text: break
      }
    }
    groups[group].instances.append(instances.count)
    instances.append(Instance(group: group, body: body, slots: slots))
    return instances.count - 1
  }

  mutating func rename(_ group: Int, _ name: String) { groups[group].name = name }

  /// What is written, without the values.
  private func form(of body: [Statement]) -> String {
    var text = ""
    body.visit { piece in
      switch piece {
      case .text(let words): text += words
      case .slot(let slot): text += "\u{2}" + slot.type
      case .call(let number): text += "\u{3}\(instances[number].group)"
      }
    }
    return text
  }

  /// What is written, with all values: equal for what is the same.
  func fingerprint(of statement: Statement) -> String {
    var text = ""
    statement.visit { piece in
      switch piece {
      case .text(let words): text += words
      case .slot(let slot): text += slot.value
      case .call(let number):
        let instance = instances[number]
        text += "\u{3}\(instance.group) " + instance.slots.map(\.value).joined(separator: "\u{2}")
      }
    }
    return text
  }

  /// Which of a component's slots are arguments, with their names: those that differ between uses.
  func arguments(of group: Int) -> [Int: String] {
    let uses = groups[group].instances.map { instances[$0].slots }
    guard let first = uses.first, uses.count > 1 else { return [:] }
    var named: [Int: String] = [:]
    var taken: [String: [String]] = [:]
    for index in first.indices {
      let values = uses.map { $0[index].value }
      guard Set(values).count > 1 else { continue }
      let slot = first[index]
      let whole = slot.owner.map { $0 + slot.key.capitalizedFirst } ?? slot.key
      // What is the same everywhere is one argument.
      let same = [slot.key, whole].first { taken[$0] == values }
      var name = same ?? slot.key
      if same == nil, taken[name] != nil { name = whole }
      var number = 2
      while let others = taken[name], others != values {
        name = whole + "\(number)"
        number += 1
      }
      taken[name] = values
      named[index] = name
    }
    return named
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var uncapitalizedFirst: String { prefix(1).lowercased() + dropFirst() }
}
