import SkeletonModel

extension ScriptReader {
  mutating func readExpression() throws(Trouble) -> Expression {
    var value = try readAssignment()
    var count = 0
    while true {
      skipSpace()
      guard next == UInt8(ascii: ",") else { return value }
      count += 1
      guard count <= Self.longest else { throw trouble("this goes on for too long") }
      at += 1
      // Of several expressions the last is the value.
      value = .binary(",", value, try readAssignment())
    }
  }

  mutating func readAssignment() throws(Trouble) -> Expression {
    try deeper { (reader: inout ScriptReader) throws(Trouble) in try reader.readAnyAssignment() }
  }

  mutating func readAnyAssignment() throws(Trouble) -> Expression {
    skipSpace()
    if let arrow = try readArrow() { return arrow }
    let target = try readChoice()
    skipSpace()
    for mark in Self.assignments where isAhead(mark + "=") {
      at += mark.utf8.count + 1
      return .assign(target, mark, try readAssignment())
    }
    if next == UInt8(ascii: "="), byte(1) != UInt8(ascii: "="), byte(1) != UInt8(ascii: ">") {
      at += 1
      return .assign(target, "", try readAssignment())
    }
    return target
  }

  /// `x => …` or `(…) => …`; nil if there is none.
  mutating func readArrow() throws(Trouble) -> Expression? {
    let start = at
    if takeWord("async") {
      skipSpace()
      if next != UInt8(ascii: "("), peekWord().isEmpty { at = start }
    }
    skipSpace()
    var parameters: [Pattern] = []
    if next == UInt8(ascii: "(") {
      let open = at
      do throws(Trouble) {
        try skipBrackets()
        if take(":") { try skipType(until: ["=>", ";", ",", ")", "?"]) }
        skipSpace()
      } catch {
        at = start
        return nil
      }
      guard isAhead("=>") else {
        at = start
        return nil
      }
      at = open
      do throws(Trouble) {
        parameters = try readParameters()
        if take(":") { try skipType(until: ["=>"]) }
      } catch {
        // A choice with an arrow further on: `(a) ? (b) : c => d`.
        at = start
        return nil
      }
    } else {
      let name = peekWord()
      guard !name.isEmpty else {
        at = start
        return nil
      }
      at += name.utf8.count
      parameters = [.name(name)]
    }
    skipSpace()
    guard isAhead("=>") else {
      at = start
      return nil
    }
    at += 2
    skipSpace()
    if next == UInt8(ascii: "{") {
      let body = try readBlock()
      return .function(
        Expression.Function(name: nil, parameters: parameters, body: body, offset: start))
    }
    let value = try readAssignment()
    return .function(
      Expression.Function(name: nil, parameters: parameters, body: [.give(value)], offset: start))
  }

  mutating func readChoice() throws(Trouble) -> Expression {
    let condition = try readBinary(0)
    skipSpace()
    guard next == UInt8(ascii: "?"), byte(1) != UInt8(ascii: "?"), byte(1) != UInt8(ascii: ".")
    else { return condition }
    at += 1
    let then = try readAssignment()
    try need(":")
    return .choice(condition, then, try readAssignment())
  }

  /// The operators by how tightly they bind, the longest of equal beginnings first. Those of bits
  /// are taken as if they bound alike, so that an expression is not nested deeper for them.
  static let operators: [[String]] = [
    ["??"], ["||"], ["&&"], ["|", "^", "&"], ["===", "!==", "==", "!="], ["<=", ">=", "<", ">"],
    [">>>", "<<", ">>"], ["+", "-"], ["*", "/", "%"],
  ]
  static let assignments = [
    "+", "-", "**", "*", "/", "%", "||", "&&", "??", "|", "^", "&", ">>>", "<<", ">>",
  ]

  mutating func readBinary(_ level: Int) throws(Trouble) -> Expression {
    guard level < Self.operators.count else { return try readPower() }
    var left = try readBinary(level + 1)
    var count = 0
    while true {
      count += 1
      guard count <= Self.longest else { throw trouble("this goes on for too long") }
      skipSpace()
      guard let mark = Self.operators[level].first(where: isAhead) else {
        // TypeScript's `as Type`, `as const`.
        if level == Self.operators.count - 1, takeWord("as") {
          try skipType(until: [",", ")", "}", "]", ";", "\n", "?", ":", "=", "+", "-", "*"])
          continue
        }
        return left
      }
      let after = byte(mark.utf8.count)
      // An assignment such as `+=`.
      if after == UInt8(ascii: "="), Self.assignments.contains(mark) { return left }
      // Half of an operator that binds less tightly.
      if "|&<>*".contains(mark), after == mark.utf8.first { return left }
      at += mark.utf8.count
      left = .binary(mark, left, try readBinary(level + 1))
    }
  }

  mutating func readPower() throws(Trouble) -> Expression {
    let base = try readUnary()
    skipSpace()
    guard isAhead("**"), byte(2) != UInt8(ascii: "=") else { return base }
    at += 2
    return .binary(
      "**", base,
      try deeper { (r: inout ScriptReader) throws(Trouble) in
        try r.readPower()
      })
  }

  mutating func readUnary() throws(Trouble) -> Expression {
    skipSpace()
    for mark in ["++", "--"] where isAhead(mark) {
      at += 2
      return .step(try readUnaryDeeper(), by: mark == "++" ? 1 : -1, isPrefix: true)
    }
    if let byte = next, "!-+~".utf8.contains(byte) {
      at += 1
      return .prefix(String(Character(Unicode.Scalar(byte))), try readUnaryDeeper())
    }
    let start = at
    for word in ["typeof", "void", "await", "delete"] where takeWord(word) {
      let value = try readUnaryDeeper()
      return word == "typeof" ? .prefix("typeof", value) : .unknown(start..<at)
    }
    let value = try readPostfix()
    while let byte = next, byte == 0x20 || byte == 0x09 { at += 1 }
    for mark in ["++", "--"] where isAhead(mark) {
      at += 2
      return .step(value, by: mark == "++" ? 1 : -1, isPrefix: false)
    }
    return value
  }

  mutating func readUnaryDeeper() throws(Trouble) -> Expression {
    try deeper { (reader: inout ScriptReader) throws(Trouble) in try reader.readUnary() }
  }

  mutating func readPostfix() throws(Trouble) -> Expression {
    skipSpace()
    let start = at
    // `new Array(5)` is what `Array(5)` is.
    _ = takeWord("new")
    var value = try readPrimary()
    var chain = 0
    while true {
      chain += 1
      guard chain <= 24 else { throw trouble("this is nested too deeply") }
      skipSpace()
      if isAhead("?."), byte(2).map(Self.isDigit) != true {
        at += 2
        skipSpace()
        if next == UInt8(ascii: "(") {
          value = .call(value, try readArguments(), isOptional: true, start..<at)
        } else if take("[") {
          value = .index(value, try readExpression(), isOptional: true)
          try need("]")
        } else {
          value = .member(value, try needName(), isOptional: true, start)
        }
      } else if next == UInt8(ascii: "."), byte(1) != UInt8(ascii: ".") {
        at += 1
        value = .member(value, try needName(), isOptional: false, start)
      } else if next == UInt8(ascii: "[") {
        at += 1
        value = .index(value, try readExpression(), isOptional: false)
        try need("]")
      } else if next == UInt8(ascii: "(") {
        let arguments = try readArguments()
        value = .call(value, arguments, isOptional: false, start..<at)
      } else if next == UInt8(ascii: "!"), byte(1) != UInt8(ascii: "=") {
        at += 1
      } else if next == UInt8(ascii: "<"), let end = typeArguments() {
        at = end
      } else if next == UInt8(ascii: "`") {
        // A tagged template is another language's text.
        skipTemplate()
        value = .unknown(start..<at)
      } else {
        return value
      }
    }
  }

  /// Where `<Type>` before a call ends, if that is what stands here: `useState<string>(…)`.
  mutating func typeArguments() -> Int? {
    let start = at
    defer { at = start }
    at += 1
    let limit = min(start + 200, bytes.count)
    while at < limit, let byte = next,
      Self.isNameByte(byte) || " ,|<>[].'\"".utf8.contains(byte)
    {
      at += 1
      if byte == UInt8(ascii: ">"), next == UInt8(ascii: "(") { return at }
    }
    return nil
  }

  mutating func readArguments() throws(Trouble) -> [Expression.Element] {
    try need("(")
    return try readElements(until: ")")
  }

  mutating func readElements(
    until end: String
  ) throws(Trouble) -> [Expression.Element] {
    var elements: [Expression.Element] = []
    while !take(end) {
      if take(",") {
        elements.append(Expression.Element(value: .undefined, isSpread: false))
        continue
      }
      let isSpread = take("...")
      elements.append(Expression.Element(value: try readAssignment(), isSpread: isSpread))
      skipSpace()
      guard take(",") || isAhead(end) else {
        throw trouble("expected '\(end)', found \(found)")
      }
    }
    return elements
  }

  mutating func readPrimary() throws(Trouble) -> Expression {
    skipSpace()
    guard let byte = next else { throw trouble("expected a value, found the end of the file") }
    let start = at
    switch byte {
    case UInt8(ascii: "("):
      at += 1
      let value = try readExpression()
      if take(":") { try skipType(until: [")"]) }
      try need(")")
      return value
    case UInt8(ascii: "["):
      at += 1
      return .list(try readElements(until: "]"))
    case UInt8(ascii: "{"): return try readObject()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .text(try readString())
    case UInt8(ascii: "`"): return try readTemplate()
    case UInt8(ascii: "<"): return .markup(try readTag())
    case UInt8(ascii: "/"):
      try skipPattern()
      return .unknown(start..<at)
    case _ where Self.isDigit(byte) || byte == UInt8(ascii: "."): return try readNumber()
    default: break
    }
    let word = try needName()
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    case "undefined": return .undefined
    case "this": return .this
    case "function":
      _ = take("*")
      let name = peekWord()
      at += name.utf8.count
      return .function(try readFunction(name: name.isEmpty ? nil : name, from: start))
    case "async" where peekWord() == "function":
      _ = takeWord("function")
      return .function(try readFunction(name: nil, from: start))
    case "class":
      at = start
      _ = try readClass()
      return .unknown(start..<at)
    default: return .name(word, start)
    }
  }

  mutating func skipPattern() throws(Trouble) {
    at += 1
    var isInClass = false
    while let byte = next, byte != UInt8(ascii: "\n") {
      at = min(at + (byte == UInt8(ascii: "\\") ? 2 : 1), bytes.count)
      if byte == UInt8(ascii: "[") { isInClass = true }
      if byte == UInt8(ascii: "]") { isInClass = false }
      if byte == UInt8(ascii: "/"), !isInClass {
        while let byte = next, Self.isNameByte(byte) { at += 1 }
        return
      }
    }
    throw trouble("expected a value, found '/'")
  }

  mutating func readNumber() throws(Trouble) -> Expression {
    let start = at
    if next == UInt8(ascii: "0"), let mark = byte(1), "xXbBoO".utf8.contains(mark) {
      at += 2
      while let byte = next, Self.isNameByte(byte) { at += 1 }
      let digits = String(decoding: bytes[(start + 2)..<at], as: UTF8.self)
      let radix = "xX".utf8.contains(mark) ? 16 : "bB".utf8.contains(mark) ? 2 : 8
      guard let value = UInt64(digits, radix: radix) else { throw trouble("a number is due") }
      return .number(Double(value))
    }
    while let byte = next, Self.isDigit(byte) || byte == UInt8(ascii: "_") { at += 1 }
    if next == UInt8(ascii: ".") {
      at += 1
      while let byte = next, Self.isDigit(byte) { at += 1 }
    }
    if let mark = next, mark | 0x20 == UInt8(ascii: "e") {
      var ahead = at + 1
      if ahead < bytes.count, "+-".utf8.contains(bytes[ahead]) { ahead += 1 }
      if ahead < bytes.count, Self.isDigit(bytes[ahead]) {
        at = ahead
        while let byte = next, Self.isDigit(byte) { at += 1 }
      }
    }
    var spelt = String(
      decoding: bytes[start..<at].filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    if spelt.hasPrefix(".") { spelt = "0" + spelt }
    if spelt.hasSuffix(".") { spelt += "0" }
    guard let value = Double(spelt.replacing(".e", with: ".0e")) else {
      throw Trouble(offset: start, message: "a number is due")
    }
    return .number(value)
  }

  mutating func readString() throws(Trouble) -> String {
    let start = at
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw trouble("expected a text in quotes, found \(found)")
    }
    at += 1
    var text: [UInt8] = []
    while let byte = next {
      at += 1
      switch byte {
      case quote: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\n"): throw Trouble(offset: start, message: "the text has no end")
      case UInt8(ascii: "\\"): readEscape(&text)
      default: text.append(byte)
      }
    }
    throw Trouble(offset: start, message: "the text has no end")
  }

  mutating func readEscape(_ text: inout [UInt8]) {
    guard let letter = next else { return }
    at += 1
    switch letter {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "u"), UInt8(ascii: "x"):
      let count = letter == UInt8(ascii: "u") ? 4 : 2
      let digits = String(decoding: bytes[at...].prefix(count), as: UTF8.self)
      guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else { return }
      at = min(at + count, bytes.count)
      text += Array(String(Character(scalar)).utf8)
    default: text.append(letter)
    }
  }

  mutating func readTemplate() throws(Trouble) -> Expression {
    let start = at
    at += 1
    var texts: [String] = []
    var values: [Expression] = []
    var text: [UInt8] = []
    while let byte = next {
      at += 1
      switch byte {
      case UInt8(ascii: "`"):
        texts.append(String(decoding: text, as: UTF8.self))
        return .template(texts, values)
      case UInt8(ascii: "\\"): readEscape(&text)
      case UInt8(ascii: "$") where next == UInt8(ascii: "{"):
        at += 1
        texts.append(String(decoding: text, as: UTF8.self))
        text = []
        values.append(try readAssignment())
        try need("}")
      default: text.append(byte)
      }
    }
    throw Trouble(offset: start, message: "the text has no end")
  }

  mutating func readObject() throws(Trouble) -> Expression {
    try need("{")
    var properties: [Expression.Property] = []
    while !take("}") {
      if take("...") {
        properties.append(Expression.Property(key: .spread, value: try readAssignment()))
      } else {
        properties.append(try readProperty())
      }
      skipSpace()
      guard take(",") || next == UInt8(ascii: "}") else {
        throw trouble("expected '}', found \(found)")
      }
    }
    return .object(properties)
  }

  mutating func readProperty() throws(Trouble) -> Expression.Property {
    skipSpace()
    let start = at
    if take("[") {
      let key = try readAssignment()
      try need("]")
      try need(":")
      return Expression.Property(key: .computed(key), value: try readAssignment())
    }
    let key: String
    var isName = false
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
      key = try readString()
    } else if let byte = next, Self.isDigit(byte) {
      guard case .number(let number) = try readNumber() else { throw trouble("a key is due") }
      key = number.shortestDecimal
    } else {
      key = try needName()
      isName = true
    }
    skipSpace()
    if next == UInt8(ascii: "(") {
      return Expression.Property(
        key: .name(key), value: .function(try readFunction(name: key, from: start)))
    }
    guard take(":") else {
      guard isName else { throw trouble("expected ':', found \(found)") }
      return Expression.Property(key: .name(key), value: .name(key, start))
    }
    return Expression.Property(key: .name(key), value: try readAssignment())
  }
}
