import SkeletonModel

/// Writes the grammar as a JSON Schema: each map and each shared value once, under `definitions`.
///
/// A parameter (`$name`) may replace scalars and lists, so it is one of their alternatives. The
/// short form of a map is an alternative to the map.
struct SchemaWriter {
  /// What a project's themes declare; nil for the language alone.
  private let vocabulary: ThemeVocabulary?
  /// The definitions still to be written, and all that have been referred to.
  private var wanted: [String] = []
  private var known: Set<String> = []

  init(_ vocabulary: ThemeVocabulary? = nil) { self.vocabulary = vocabulary }

  mutating func file(_ map: MapForm, title: String) -> JSON {
    var members = [
      JSON.Member("$schema", "http://json-schema.org/draft-07/schema#"),
      JSON.Member("title", .string(title)),
    ]
    members += object(map)
    var definitions: [JSON.Member] = []
    while let name = wanted.popLast() { definitions.append(JSON.Member(name, definition(name))) }
    definitions.sort { $0.key < $1.key }
    return .object(members + [JSON.Member("definitions", .object(definitions))])
  }

  mutating func reference(to name: String) -> JSON {
    if known.insert(name).inserted { wanted.append(name) }
    return ["$ref": .string("#/definitions/" + name)]
  }

  private mutating func definition(_ name: String) -> JSON {
    if let (names, entries) = vocabulary?.entries.first(where: { $0.key.definition == name }) {
      return [
        "description": .string(names.says),
        "enum": .array(entries.map { .string($0.name) }),
        // For editors; to JSON Schema it means nothing.
        "enumDescriptions": .array(entries.map { .string($0.says) }),
      ]
    }
    let steps = name.split(separator: ".", maxSplits: 1).map(String.init)
    if steps.count == 2, steps[0] == "box",
      let key = BoxForm.keys.first(where: { $0.name == steps[1] })
    {
      return property(key)
    }
    if steps.count == 2, let value = Grammar.values.first(where: { $0.name == steps[1] }) {
      return written(value.schema)
    }
    switch Grammar.definition(named: name) {
    case .map(let map): return self.map(map)
    case .kind(let kind): return self.map(kind.map, box: kind.hasBox)
    case .node: return node()
    case .event: return event()
    case .colorPair: return colorPair()
    case .condition: return condition()
    case .defaults: return defaults()
    case nil: preconditionFailure("the grammar refers to '\(name)', which it does not declare")
    }
  }
}

extension SchemaWriter {
  /// The schema of a value: a reference to its definition if it has a name.
  mutating func json(_ schema: Schema) -> JSON {
    Grammar.value(of: schema).map { reference(to: "value." + $0.name) } ?? written(schema)
  }

  private mutating func written(_ schema: Schema) -> JSON {
    var found = alternatives(schema)
    if schema.takesReference, !found.contains(Self.parameter) { found.append(Self.parameter) }
    return found.count == 1 ? found[0] : ["anyOf": .array(found)]
  }

  static let parameter: JSON = ["type": "string", "pattern": "\\$[A-Za-z]"]

  private mutating func alternatives(_ schema: Schema) -> [JSON] {
    switch schema {
    case .word(let pattern): return [["type": "string", "pattern": .string(pattern)]]
    case .named(let names):
      // A name that is not listed may be new, or of a document's own.
      let any: JSON = ["type": "string", "pattern": .string(names.pattern)]
      return vocabulary?[names].isEmpty == false ? [listed(names), any] : [any]
    case .words(let words): return [Self.words(words)]
    case .number(let least, let most): return [Self.number("number", least, most)]
    case .whole(let least, let most):
      return [Self.number("integer", Double(least), Double(most))]
    case .bool: return [["type": "boolean"]]
    // Editors turn `no` and `2016` into a boolean and a number before they check.
    case .text: return [["type": ["string", "number", "boolean"]]]
    case .list(let item, let least, let most):
      var members = [JSON.Member("type", "array"), JSON.Member("items", json(item))]
      if least > 0 { members.append(JSON.Member("minItems", .integer(least))) }
      if let most { members.append(JSON.Member("maxItems", .integer(most))) }
      return [.object(members)]
    case .names(let item, let names):
      guard !names.isEmpty else {
        return [["type": "object", "additionalProperties": json(item)]]
      }
      let properties = names.map { JSON.Member($0, json(item)) }
      return [Self.closed(properties)]
    case .oneKey(let name, let item):
      return [Self.closed([JSON.Member(name, json(item))], required: [name])]
    case .defined(let name): return [reference(to: name)]
    case .any(let choices):
      var found: [JSON] = []
      for choice in choices {
        let more = Grammar.value(of: choice) == nil ? alternatives(choice) : [json(choice)]
        found += more.filter { !found.contains($0) }
      }
      return found
    case .anything: return [.object([])]
    }
  }

  private mutating func listed(_ names: ThemeNames) -> JSON { reference(to: names.definition) }

  static func words(_ words: [String]) -> JSON { ["enum": .array(words.map { .string($0) })] }

  private static func number(_ type: String, _ least: Double?, _ most: Double?) -> JSON {
    var members = [JSON.Member("type", .string(type))]
    if let least { members.append(JSON.Member("minimum", .number(least))) }
    if let most { members.append(JSON.Member("maximum", .number(most))) }
    return .object(members)
  }

  /// A map that has these keys and no others.
  static func closed(_ properties: [JSON.Member], required: [String] = []) -> JSON {
    var members = [JSON.Member("type", "object"), JSON.Member("properties", .object(properties))]
    if !required.isEmpty {
      members.append(JSON.Member("required", .array(required.map { .string($0) })))
    }
    return .object(members + [JSON.Member("additionalProperties", false)])
  }
}

extension SchemaWriter {
  /// The schema of a map, with its short form if it has one.
  private mutating func map(_ map: MapForm, box: Bool = false) -> JSON {
    var members = object(map, box: box)
    guard let principal = map.principal.flatMap(map.key) else { return .object(members) }
    let description = members.remove(at: 1)
    var choices: [JSON] = []
    // The alternatives of an unnamed value are listed beside the map.
    if Grammar.value(of: principal.schema) == nil, case .any = principal.schema {
      choices = alternatives(principal.schema)
      if principal.schema.takesReference { choices.append(Self.parameter) }
    } else {
      choices = [json(principal.schema)]
    }
    return .object([description, JSON.Member("anyOf", .array(choices + [.object(members)]))])
  }

  /// The members of a schema for a map with fixed keys; the description is the second.
  private mutating func object(_ map: MapForm, box: Bool = false) -> [JSON.Member] {
    let boxKeys = box ? BoxForm.keys.count : 0
    var properties = map.keys.dropLast(boxKeys).map { JSON.Member($0.name, property($0)) }
    properties += map.keys.suffix(boxKeys).map {
      JSON.Member($0.name, reference(to: "box." + $0.name))
    }
    if map.isFile { properties.insert(JSON.Member("$schema", .object([])), at: 0) }
    var members = [
      // `vstack:` without a value is an empty map.
      JSON.Member("type", map.mayBeEmpty && !map.isFile ? ["object", "null"] : "object"),
      JSON.Member("description", .string(map.says)),
      JSON.Member("properties", .object(properties)),
    ]
    if map.isFile { members.append(JSON.Member("patternProperties", ["^x-": .object([])])) }
    let required = map.keys.filter(\.isRequired).map { JSON.string($0.name) }
    if !required.isEmpty { members.append(JSON.Member("required", .array(required))) }
    members += groups(map)
    if !map.isOpen { members.append(JSON.Member("additionalProperties", false)) }
    return members
  }

  private func groups(_ map: MapForm) -> [JSON.Member] {
    func choice(_ group: [String]) -> JSON {
      .array(group.map { ["required": [.string($0)]] })
    }
    let all =
      map.exactlyOne.map { JSON.Member("oneOf", choice($0)) }
      + map.atLeastOne.map { JSON.Member("anyOf", choice($0)) }
    guard all.count > 1 else { return all }
    return [JSON.Member("allOf", .array(all.map { .object([$0]) }))]
  }

  mutating func property(_ key: any AnyKey) -> JSON {
    let value = Grammar.value(of: key).map { reference(to: "value." + $0.name) }
    guard case .object(let members) = value ?? json(key.schema) else { return .object([]) }
    return .object([JSON.Member("description", .string(key.description))] + members)
  }
}

extension Schema {
  /// Whether a parameter may replace the value.
  var takesReference: Bool {
    switch self {
    case .word, .named, .words, .number, .whole, .bool, .list: true
    case .any(let choices): choices.contains(where: \.takesReference)
    case .text, .names, .oneKey, .defined, .anything: false
    }
  }
}

extension AnyKey {
  /// Its description and its default, in one line of plain text.
  var description: String {
    fallback.isEmpty
      ? says : says.isEmpty ? "Default: \(fallback)." : "\(says). Default: \(fallback)."
  }
}
