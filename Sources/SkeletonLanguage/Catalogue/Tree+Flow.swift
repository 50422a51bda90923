import SkeletonModel

extension Tree {
  /// In one line of YAML.
  package var flow: String {
    switch value {
    case .scalar(let scalar): scalar.flow
    case .list(let items): "[" + items.map(\.flow).joined(separator: ", ") + "]"
    case .map(let entries):
      "{"
        + entries.map { "\($0.keyFlow): \($0.value.flow)" }.joined(separator: ", ") + "}"
    }
  }

  /// As JSON would have it: a plain scalar that JSON has a value for is that value.
  package var json: JSON {
    switch value {
    case .scalar(let scalar): scalar.json
    case .list(let items): .array(items.map(\.json))
    case .map(let entries): .object(entries.map { JSON.Member($0.key, $0.value.json) })
    }
  }
}

extension Tree.Entry {
  /// The key as it stands before its colon, in a line or above a block.
  var keyFlow: String {
    let isSafe =
      key.first != "-" && !key.isEmpty
      && key.allSatisfy { $0.isLetter || $0.isNumber || "._-$/".contains($0) }
    return isSafe ? key : key.quotedInYAML
  }
}

extension Scalar {
  fileprivate var flow: String {
    if isNull { return "null" }
    // Block style allows more without quotes than a line of flow style does.
    let isSafe =
      isPlain && !text.hasPrefix("#") && !text.hasPrefix("?") && !text.hasPrefix(":")
      && !text.contains { ",[]{}\n".contains($0) } && !text.contains(": ")
      && !text.contains(" #") && !text.contains(":?")
    return isSafe ? text : text.quotedInYAML
  }

  fileprivate var json: JSON {
    if isNull { return .null }
    guard isPlain else { return .string(text) }
    if case .value(let number) = Number.read(self) { return .number(number) }
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: return .string(text)
    }
  }
}

extension String {
  /// In double quotes. Unlike JSON's, YAML's escapes are not halves of a character, and a few
  /// characters that JSON has as they are, YAML has not.
  fileprivate var quotedInYAML: String {
    let isStrange = unicodeScalars.contains {
      $0.isControl && $0.value > 0xffff || $0.value == 0xfffe || $0.value == 0xffff
    }
    guard isStrange else { return JSON.string(self).text() }
    let inner = unicodeScalars.map { scalar -> String in
      let digits = String(scalar.value, radix: 16)
      return scalar.isASCII && scalar.properties.isAlphabetic
        ? String(scalar) : "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return "\"" + inner.joined() + "\""
  }
}
