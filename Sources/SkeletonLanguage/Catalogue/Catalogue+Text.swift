import SkeletonModel

extension Catalogue {
  /// For a terminal: a line for each component, one for each parameter below it.
  package var text: String {
    guard !components.isEmpty else { return "\(theme): \(title), which has no components\n" }
    return "\(theme): \(title)\n" + components.map(\.text).joined()
  }

  package var json: JSON {
    [
      "theme": .string(theme), "title": .string(title),
      "components": .array(components.map(\.json)),
    ]
  }
}

extension Catalogue.Entry {
  fileprivate var text: String {
    let lines = parameters.map { parameter in
      guard let fallback = parameter.fallback else { return "    \(parameter.name), required\n" }
      return "    \(parameter.name) = \(fallback.shown(room: Columns.width - 8))\n"
    }
    return "  \(name): \(summary)\n" + lines.joined()
  }

  fileprivate var json: JSON {
    [
      "name": .string(name), "roots": .array(roots.map(JSON.string)),
      "parts": .array(parts.map(\.json)), "parameters": .array(parameters.map(\.json)),
    ]
  }
}

extension Catalogue.Fallback {
  /// A node that is too long for a line by its kind alone: `{vstack: …}`.
  fileprivate func shown(room: Int) -> String {
    guard text.count > room else { return text }
    if case .object(let members) = json, members.count == 1 { return "{\(members[0].key): …}" }
    return text.prefix(room - 1) + "…"
  }
}

extension Catalogue.Part {
  fileprivate var json: JSON {
    ["name": .string(name), "parts": .array(parts.map(\.json))]
  }
}

extension Catalogue.Parameter {
  fileprivate var json: JSON {
    var members = [JSON.Member("name", .string(name)), .init("required", .bool(fallback == nil))]
    if let fallback { members.append(JSON.Member("default", fallback.json)) }
    return .object(members)
  }
}
