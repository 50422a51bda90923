/// A JSON value. Objects keep the order of their members.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  package static func integer(_ value: Int) -> JSON { .number(Double(value)) }

  /// The value of the first member with this name, if this is an object.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The same with one member of this name, if this is an object.
  package func with(_ key: String, _ value: JSON) -> JSON {
    guard case .object(let members) = without(key) else { return self }
    return .object(members + [Member(key, value)])
  }

  /// The same with no member of this name.
  package func without(_ key: String) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key })
  }
}

extension JSON {
  package enum Style: Sendable {
    case compact, pretty
    /// In one line, with spaces.
    case line
  }

  /// The text for a whole file: the value and a newline.
  package func document(_ style: Style = .pretty) -> String { text(style) + "\n" }

  /// The text of the value, without a trailing newline.
  package func text(_ style: Style = .compact) -> String {
    var text = ""
    write(to: &text, style: style, depth: 0)
    return text
  }

  /// Appends the text of the value.
  ///
  /// - Parameter depth: How many lists and maps are around it.
  package func write(to text: inout String, style: Style, depth: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    // JSON has no infinity and no NaN.
    case .number(let value):
      // Most numbers are small and whole.
      if let whole = Int32(exactly: value) {
        text += String(whole)
      } else {
        text += value.isFinite ? value.shortestDecimal : "null"
      }
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values, between: "[", "]", to: &text, style: style, depth: depth) {
        $0.write(to: &$1, style: style, depth: depth + 1)
      }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &text, style: style, depth: depth) {
        Self.write($0.key, to: &$1)
        $1 += style == .compact ? ":" : ": "
        $0.value.write(to: &$1, style: style, depth: depth + 1)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: String, _ close: String, to text: inout String,
    style: Style, depth: Int, each: (Element, inout String) -> Void
  ) {
    func newLine(_ depth: Int) {
      if style == .pretty, !elements.isEmpty {
        text += "\n" + String(repeating: "  ", count: depth)
      }
    }
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += style == .line ? ", " : "," }
      newLine(depth + 1)
      each(element, &text)
    }
    newLine(depth)
    text += close
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    if value.isPlainInJSON {
      text += value
      text += "\""
      return
    }
    var last: Unicode.Scalar = " "
    for scalar in value.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{c}": text += "\\f"
      // The same text, and harmless for a terminal and the log of a CI system; see 'harmless'.
      case _ where scalar.isControl || scalar == "#" && last == "#":
        for unit in scalar.utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension String {
  /// Whether nothing in it has to be escaped, as far as a quick look can tell.
  fileprivate var isPlainInJSON: Bool {
    utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        && $0 != UInt8(ascii: "#")
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  package init(nilLiteral: ()) { self = .null }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}
