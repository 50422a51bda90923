/// Finds the loaders that a piece of a program may give, without running it.
struct LoaderSearch {
  /// What a loader is called: `ContentLoader`, and by what name a file imports it.
  let names: Set<String>
  private(set) var found: [Expression.Tag] = []
  private var depth = 0

  init(_ names: Set<String>) { self.names = names }

  mutating func look(in statements: [Statement]) {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { return }
    for statement in statements {
      switch statement {
      case .declare(let all): for one in all { look(in: one.value) }
      case .expression(let value), .export(let value): look(in: value)
      case .function(let function), .component(_, let function): look(in: function.body)
      case .choice(let condition, let then, let otherwise):
        look(in: condition)
        look(in: then)
        look(in: otherwise)
      case .loop(_, _, _, let body), .repeated(let body, _): look(in: body)
      case .each(_, let list, _, let body):
        look(in: list)
        look(in: body)
      case .block(let body): look(in: body)
      case .give(let value): look(in: value)
      case .switching(_, let cases): for one in cases { look(in: one.body) }
      case .leave, .again, .skip, .imported: break
      }
    }
  }

  private mutating func look(in value: Expression?) {
    depth += 1
    defer { depth -= 1 }
    guard let value, depth < 200 else { return }
    switch value {
    case .markup(let tag): look(in: tag)
    case .function(let function): look(in: function.body)
    case .choice(let condition, let then, let otherwise):
      look(in: condition)
      look(in: then)
      look(in: otherwise)
    case .binary(_, let left, let right), .assign(let left, _, let right):
      look(in: left)
      look(in: right)
    case .call(let callee, let arguments, _, _):
      look(in: callee)
      for argument in arguments { look(in: argument.value) }
    case .member(let base, _, _, _), .prefix(_, let base): look(in: base)
    case .list(let elements): for element in elements { look(in: element.value) }
    case .object(let properties): for property in properties { look(in: property.value) }
    case .undefined, .null, .flag, .number, .text, .template, .name, .this, .index, .step,
      .unknown:
      break
    }
  }

  private mutating func look(in tag: Expression.Tag) {
    if names.contains(tag.name) {
      found.append(tag)
      return
    }
    for attribute in tag.attributes { look(in: attribute.value) }
    for child in tag.children {
      if case .expression(let value, _, _) = child { look(in: value) }
    }
  }
}
