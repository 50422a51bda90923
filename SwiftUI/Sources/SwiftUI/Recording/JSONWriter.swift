/// Writes a recording as one line of JSON.
struct JSONWriter {
  private(set) var text = ""
  /// What has a number that is none, of which JSON knows nothing.
  private(set) var undefined: [(kind: String, at: _SourceLocation?)] = []
  private var hasUndefined = false

  init() {}

  /// Adds what is JSON already.
  mutating func write(raw json: String) {
    text += json
  }

  mutating func write(_ node: _Node) {
    text += "{\"k\":"
    write(node.kind)
    if let at = node.at {
      text += ",\"at\":"
      write(at.description)
    }
    if !node.arguments.isEmpty {
      text += ",\"a\":"
      hasUndefined = false
      write(node.arguments)
      if hasUndefined { undefined.append((node.kind, node.at)) }
    }
    let places = node.places.filter { $0.value != node.at }
    if !places.isEmpty {
      text += ",\"p\":"
      write(places.sorted { $0.key < $1.key }.map { _Field($0.key, .text($0.value.description)) })
    }
    for slot in node.slots where !slot.nodes.isEmpty {
      text += ","
      write(slot.name)
      text += ":"
      write(slot.nodes)
    }
    if !node.children.isEmpty {
      text += ",\"c\":"
      write(node.children)
    }
    text += "}"
  }

  mutating func write(_ nodes: [_Node]) {
    text += "["
    for (index, node) in nodes.enumerated() {
      if index > 0 { text += "," }
      write(node)
    }
    text += "]"
  }

  mutating func write(_ fields: [_Field]) {
    text += "{"
    for (index, field) in fields.enumerated() {
      if index > 0 { text += "," }
      write(field.name)
      text += ":"
      write(field.value)
    }
    text += "}"
  }

  mutating func write(_ value: _Value) {
    switch value {
    case .number(let number): write(number)
    case .text(let text): write(text)
    case .path(let data): write(data)
    case .flag(let flag): text += flag ? "true" : "false"
    case .point(let x, let y):
      text += "["
      write(x)
      text += ","
      write(y)
      text += "]"
    case .list(let values): write(values)
    case .object(_, let fields): write(fields)
    case .animated(let motion):
      text += "{\"animated\":{\"values\":"
      write(motion.values)
      text += ",\"animation\":"
      write(motion.animation.fields)
      text += ",\"start\":"
      write(motion.start)
      text += "}}"
    }
  }

  mutating func write(_ values: [_Value]) {
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      write(value)
    }
    text += "]"
  }

  mutating func write(_ number: Double) {
    if number.isNaN { hasUndefined = true }
    text += Self.spelling(of: number)
  }

  mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// A number with all of its digits, without a needless fraction; what is no number in JSON is a
  /// text.
  static func spelling(of number: Double) -> String {
    if number.isNaN { return "0" }
    if number.isInfinite { return number < 0 ? "\"-inf\"" : "\"inf\"" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    return "\(number)"
  }
}
