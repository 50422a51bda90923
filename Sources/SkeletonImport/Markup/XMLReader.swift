import SkeletonModel

/// Reads XML as far as drawings need it: elements, attributes, entities and characters.
///
/// It wants every element closed and every attribute quoted, as XML does. What a document type
/// declares is passed over, so no entity can expand.
struct XMLReader {
  private let lines: SourceLines
  private var at = 0
  private var bytes: [UInt8] { lines.bytes }

  private static let depth = 128
  private static let most = 100_000

  private init(_ lines: SourceLines) { self.lines = lines }

  static func read(_ lines: SourceLines) throws(DescriptionError) -> Markup {
    var reader = XMLReader(lines)
    return try reader.readDocument()
  }

  private func failure(_ offset: Int, _ message: String) -> DescriptionError {
    DescriptionError([Diagnostic(at: lines.position(at: offset), message)])
  }

  /// With a list of open elements in place of recursion.
  private mutating func readDocument() throws(DescriptionError) -> Markup {
    var open: [Markup] = []
    var count = 0
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<") else {
        let text = readText()
        if open.isEmpty {
          guard text.allSatisfy(\.isWhitespace) else {
            throw failure(at, "expected an element, found text")
          }
        } else {
          open[open.count - 1].text += text
        }
        continue
      }
      if starts(with: "<!--") {
        try skip(past: "-->", "the comment has no end")
      } else if starts(with: "<![CDATA[") {
        let start = at + 9
        try skip(past: "]]>", "the CDATA section has no end")
        if !open.isEmpty {
          open[open.count - 1].text += String(decoding: bytes[start..<(at - 3)], as: UTF8.self)
        }
      } else if starts(with: "<?") {
        try skip(past: "?>", "the instruction has no end")
      } else if starts(with: "<!") {
        try skipDeclaration()
      } else if starts(with: "</") {
        let start = at
        at += 2
        let name = readName()
        skipSpace()
        guard next == UInt8(ascii: ">") else { throw failure(at, "expected '>'") }
        at += 1
        guard let element = open.popLast() else {
          throw failure(start, "'</\(name)>' closes nothing")
        }
        guard element.name == Markup.plainElement(name) else {
          throw failure(start, "'</\(name)>' stands where '\(element.name)' is to be closed")
        }
        guard !open.isEmpty else { return element }
        open[open.count - 1].children.append(element)
      } else {
        count += 1
        guard count <= Self.most else {
          throw failure(at, "a drawing has at most \(Self.most) elements")
        }
        let (element, isClosed) = try readTag()
        if !isClosed {
          guard open.count < Self.depth else {
            throw failure(element.offset, "elements stand at most \(Self.depth) deep")
          }
          open.append(element)
        } else if open.isEmpty {
          return element
        } else {
          open[open.count - 1].children.append(element)
        }
      }
    }
    guard let last = open.last else { throw failure(at, "there is no element") }
    throw failure(last.offset, "'<\(last.name)>' is not closed")
  }

  private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  private func starts(with text: StaticString) -> Bool {
    bytes[at...].starts(with: "\(text)".utf8)
  }

  private mutating func skip(past end: String, _ trouble: String) throws(DescriptionError) {
    let start = at
    let mark = Array(end.utf8)
    while at < bytes.count {
      if bytes[at] == mark[0], bytes[at...].starts(with: mark) {
        at += mark.count
        return
      }
      at += 1
    }
    throw failure(start, trouble)
  }

  /// A document type, with what it may declare in brackets.
  private mutating func skipDeclaration() throws(DescriptionError) {
    let start = at
    var depth = 0
    while let byte = next {
      at += 1
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return
      default: break
      }
    }
    throw failure(start, "the declaration has no end")
  }

  private mutating func skipSpace() {
    while let byte = next, byte <= 0x20 { at += 1 }
  }

  private mutating func readName() -> String {
    let start = at
    while let byte = next, byte > 0x20, !"<>/='\"".utf8.contains(byte) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func readTag() throws(DescriptionError) -> (Markup, isClosed: Bool) {
    let start = at
    at += 1
    let name = readName()
    guard !name.isEmpty else { throw failure(start, "'<' begins no element; text writes it &lt;") }
    var element = Markup(name: Markup.plainElement(name), offset: start)
    while true {
      skipSpace()
      switch next {
      case UInt8(ascii: ">"):
        at += 1
        return (element, false)
      case UInt8(ascii: "/"):
        at += 1
        guard next == UInt8(ascii: ">") else { throw failure(at, "expected '>' after '/'") }
        at += 1
        return (element, true)
      case nil: throw failure(start, "'<\(name)' has no '>'")
      default:
        let place = at
        let key = readName()
        guard !key.isEmpty else { throw failure(at, "expected an attribute of '\(name)'") }
        skipSpace()
        guard next == UInt8(ascii: "=") else {
          throw failure(place, "the attribute '\(key)' needs a value")
        }
        at += 1
        skipSpace()
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
          throw failure(at, "the value of '\(key)' stands in quotes")
        }
        at += 1
        let first = at
        while let byte = next, byte != quote { at += 1 }
        guard next != nil else { throw failure(first - 1, "the value has no closing quote") }
        let value = Self.decoded(bytes[first..<at])
        at += 1
        element.attributes.append(
          Markup.Attribute(name: Markup.plainName(key), value: .text(value), offset: place))
      }
    }
  }

  private mutating func readText() -> String {
    let start = at
    while let byte = next, byte != UInt8(ascii: "<") { at += 1 }
    return Self.decoded(bytes[start..<at])
  }

  /// Characters with their entities replaced; one that is not XML's own stays as it is.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = bytes
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<mark], as: UTF8.self)
      rest = rest[mark...]
      guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
        text += "&"
        rest = rest.dropFirst()
        continue
      }
      let name = String(decoding: rest[(mark + 1)..<end], as: UTF8.self)
      text += entity(name) ?? "&\(name);"
      rest = rest[(end + 1)...]
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private static func entity(_ name: String) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return "\u{a0}"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let code =
        digits.first == "x" || digits.first == "X"
        ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }
}
