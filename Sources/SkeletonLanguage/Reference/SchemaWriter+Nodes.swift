import SkeletonModel

extension SchemaWriter {
  /// A node: a map with its kind as the only key, or just the kind if the node needs no keys.
  mutating func node() -> JSON {
    let properties = Grammar.kinds.map { kind in
      described(kind.map.says, reference(to: kind.map.name), as: kind.kind.rawValue)
    }
    let alone = Grammar.kinds.filter { $0.map.mayBeEmpty }.map(\.kind.rawValue)
    return Self.oneOf(
      "A node: a map with one key, its kind.", words: alone, properties, Self.parameter)
  }

  /// An event in a script: a map with one key, or a word.
  mutating func event() -> JSON {
    let properties = EventForm.maps.map { event in
      described(event.form.says, reference(to: event.form.name), as: event.name)
    }
    let alone = EventForm.maps.filter { $0.form.mayBeEmpty }.map(\.name)
    return Self.oneOf("An event: a map with one key, its name.", words: alone, properties)
  }

  private func described(_ says: String, _ reference: JSON, as name: String) -> JSON.Member {
    guard case .object(let members) = reference else { return JSON.Member(name, reference) }
    return JSON.Member(name, .object([JSON.Member("description", .string(says))] + members))
  }

  private static func oneOf(
    _ says: String, words: [String], _ properties: [JSON.Member], _ more: JSON...
  ) -> JSON {
    let map: JSON = [
      "type": "object", "properties": .object(properties), "minProperties": 1,
      "maxProperties": 1, "additionalProperties": false,
    ]
    return ["description": .string(says), "anyOf": .array([Self.words(words)] + more + [map])]
  }

  mutating func colorPair() -> JSON {
    let pairs = [ColorPair.keys.prefix(2), ColorPair.keys.suffix(2)].map { names in
      let color = json(Form<Color>.color.schema)
      return Self.closed(names.map { JSON.Member($0, color) }, required: Array(names))
    }
    return ["description": "A colour for each, given whole.", "anyOf": .array(pairs)]
  }

  /// Axes and parameters, each with a value or a list of values.
  mutating func condition() -> JSON {
    func choice(_ one: JSON) -> JSON {
      ["anyOf": [one, ["type": "array", "items": one], Self.parameter]]
    }
    let axes = ConditionAxis.allCases.map { axis -> JSON.Member in
      switch axis {
      case .width: JSON.Member(axis.rawValue, choice(json(.named(.widthClass))))
      case .language:
        JSON.Member(axis.rawValue, choice(json(Form<Language>.language.schema)))
      case .scale: JSON.Member(axis.rawValue, choice(json(.whole(from: 1, to: 4))))
      case .appearance, .contrast, .motion, .type, .direction:
        JSON.Member(axis.rawValue, choice(Self.words(axis.words(Theme()) ?? [])))
      }
    }
    return [
      "description": "Axes and parameters, all of which must hold.", "type": "object",
      "properties": .object(axes),
      // A parameter may have no value.
      "patternProperties": [
        "^\\$[A-Za-z]": choice(["type": ["string", "number", "boolean", "null"]])
      ],
      "minProperties": 1, "additionalProperties": false,
    ]
  }

  mutating func defaults() -> JSON {
    let kinds = Grammar.kinds.map { kind -> JSON.Member in
      let isBoxed = Set(kind.hasBox ? BoxForm.keys.map(\.name) : [])
      let keys = Form<KindDefaults>.keys(of: kind).map { key in
        JSON.Member(
          key.name, isBoxed.contains(key.name) ? reference(to: "box." + key.name) : property(key))
      }
      return JSON.Member(kind.kind.rawValue, Self.closed(keys))
    }
    return Self.closed(kinds)
  }
}
