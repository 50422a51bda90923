import SkeletonModel

extension Tree {
  /// In one line of YAML.
  package var flow: String {
    switch value {
    case .scalar(let scalar): scalar.flow
    case .list(let items): "[" + items.map(\.flow).joined(separator: ", ") + "]"
    case .map(let entries):
      "{"
        + entries.map {
          "\(Scalar(text: $0.key, isPlain: true).flow): \($0.value.flow)"
        }.joined(separator: ", ") + "}"
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

extension Scalar {
  fileprivate var flow: String {
    if isNull { return "null" }
    // Block style allows more without quotes than a line of flow style does.
    let isSafe =
      isPlain && !text.hasPrefix("#") && !text.contains { ",[]{}\n".contains($0) }
      && !text.contains(": ")
      && !text.contains(" #")
    return isSafe ? text : JSON.string(text).text()
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
