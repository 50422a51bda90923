import SkeletonModel

extension ScriptReader {
  mutating func readTag() throws(Trouble) -> Expression.Tag {
    try deeper { (reader: inout ScriptReader) throws(Trouble) in try reader.readAnyTag() }
  }

  mutating func readTagName() -> String {
    let start = at
    while let byte = next, Self.isNameByte(byte) || "-.:".utf8.contains(byte) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  mutating func readAnyTag() throws(Trouble) -> Expression.Tag {
    let start = at
    try need("<")
    skipSpace()
    let name = readTagName()
    if name.isEmpty, next != UInt8(ascii: ">") {
      throw trouble("expected an element, found \(found)")
    }
    if next == UInt8(ascii: "<") {
      at += 1
      try skipAngles()
    }
    var attributes: [Expression.Tag.Attribute] = []
    while true {
      skipSpace()
      if take("/") {
        try need(">")
        return Expression.Tag(
          name: name, attributes: attributes, children: [], range: start..<at)
      }
      if take(">") { break }
      attributes.append(try readAttribute())
    }
    var children: [Expression.Tag.Child] = []
    while true {
      guard let byte = next else {
        throw Trouble(offset: start, message: "'<\(name)>' is not closed")
      }
      switch byte {
      case UInt8(ascii: "<"):
        var ahead = at + 1
        while ahead < bytes.count, bytes[ahead] <= 0x20 { ahead += 1 }
        if ahead < bytes.count, bytes[ahead] == UInt8(ascii: "/") {
          let place = at
          at = ahead + 1
          skipSpace()
          let closing = readTagName()
          guard closing == name else {
            throw Trouble(
              offset: place, message: "'</\(closing)>' stands where '\(name)' is to be closed")
          }
          try need(">")
          return Expression.Tag(
            name: name, attributes: attributes, children: children, range: start..<at)
        }
        if isAhead("<!--") { throw trouble("JSX has no comments like this") }
        let child = try readTag()
        children.append(.expression(.markup(child), child.range, isSpread: false))
      case UInt8(ascii: "{"):
        let place = at
        at += 1
        skipSpace()
        if take("}") { continue }
        let isSpread = take("...")
        let value = try readExpression()
        try need("}")
        children.append(.expression(value, place..<at, isSpread: isSpread))
      default:
        let first = at
        while let byte = next, byte != UInt8(ascii: "<"), byte != UInt8(ascii: "{") { at += 1 }
        let text = XMLReader.decoded(bytes[first..<at])
        if text.contains(where: { !$0.isWhitespace }) { children.append(.text(text)) }
      }
    }
  }

  mutating func readAttribute() throws(Trouble) -> Expression.Tag.Attribute {
    let start = at
    if take("{") {
      try need("...")
      let value = try readAssignment()
      try need("}")
      return Expression.Tag.Attribute(name: nil, value: value, range: start..<at)
    }
    let name = readTagName()
    guard !name.isEmpty else { throw trouble("expected an attribute, found \(found)") }
    skipSpace()
    guard next == UInt8(ascii: "=") else {
      return Expression.Tag.Attribute(
        name: name, value: .flag(true), range: start..<(start + name.utf8.count))
    }
    at += 1
    skipSpace()
    let value: Expression
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      at += 1
      let first = at
      while let byte = next, byte != quote { at += 1 }
      guard next != nil else { throw Trouble(offset: start, message: "the text has no end") }
      value = .text(XMLReader.decoded(bytes[first..<at]))
      at += 1
    } else if next == UInt8(ascii: "<") {
      value = .markup(try readTag())
    } else {
      try need("{")
      value = try readExpression()
      try need("}")
    }
    return Expression.Tag.Attribute(name: name, value: value, range: start..<at)
  }
}
