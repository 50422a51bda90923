import SkeletonModel

extension ScriptReader {
  mutating func endStatement() {
    _ = take(";")
  }

  mutating func readBlock() throws(Trouble) -> [Statement] {
    try need("{")
    var statements: [Statement] = []
    while !take("}") {
      guard at < bytes.count else { throw trouble("a block has no '}'") }
      statements.append(try readStatement())
    }
    return statements
  }

  /// A block, or one statement.
  mutating func readBody() throws(Trouble) -> [Statement] {
    skipSpace()
    if next == UInt8(ascii: "{") { return try readBlock() }
    return [try readStatement()]
  }

  mutating func readStatement() throws(Trouble) -> Statement {
    try deeper { (reader: inout ScriptReader) throws(Trouble) in
      try reader.readAnyStatement()
    }
  }

  mutating func readAnyStatement() throws(Trouble) -> Statement {
    skipSpace()
    if take(";") { return .skip }
    if next == UInt8(ascii: "{") { return .block(try readBlock()) }
    let start = at
    switch peekWord() {
    case "import":
      if let statement = try readImport() { return statement }
      at = start
    case "export":
      at += 6
      if takeWord("default") {
        if ["class", "function", "async"].contains(peekWord()) {
          let statement = try readStatement()
          switch statement {
          case .function(let function):
            return .block([statement, .export(.name(function.name ?? "default", start))])
          case .component(let name, _): return .block([statement, .export(.name(name, start))])
          default: return statement
          }
        }
        let value = try readExpression()
        endStatement()
        return .export(value)
      }
      skipSpace()
      if next == UInt8(ascii: "{") || next == UInt8(ascii: "*") {
        skipToLineEnd()
        return .skip
      }
      return try readStatement()
    case "const", "let", "var":
      at += peekWord().utf8.count
      let statement = try readDeclarations()
      endStatement()
      return statement
    case "function", "async":
      if takeWord("async"), peekWord() != "function" {
        at = start
        break
      }
      at += 8
      _ = take("*")
      let name = peekWord()
      at += name.utf8.count
      return .function(try readFunction(name: name.isEmpty ? "default" : name, from: start))
    case "class": return try readClass()
    case "return":
      at += 6
      // A line break after it ends the statement.
      while let byte = next, byte == 0x20 || byte == 0x09 { at += 1 }
      if next == UInt8(ascii: ";") || next == UInt8(ascii: "}") || next == UInt8(ascii: "\n") {
        endStatement()
        return .give(nil)
      }
      let value = try readExpression()
      endStatement()
      return .give(value)
    case "if":
      at += 2
      try need("(")
      let condition = try readExpression()
      try need(")")
      let then = try readBody()
      return .choice(condition, then, takeWord("else") ? try readBody() : [])
    case "for": return try readFor()
    case "while":
      at += 5
      try need("(")
      let condition = try readExpression()
      try need(")")
      return .loop(before: [], while: condition, step: nil, try readBody())
    case "do":
      at += 2
      let body = try readBody()
      guard takeWord("while") else { throw trouble("expected 'while', found \(found)") }
      try need("(")
      let condition = try readExpression()
      try need(")")
      endStatement()
      return .repeated(body, while: condition)
    case "switch": return try readSwitch()
    case "break":
      at += 5
      endStatement()
      return .leave
    case "continue":
      at += 8
      endStatement()
      return .again
    case "interface":
      at += 9
      _ = try needName()
      try skipType(until: ["{"])
      skipSpace()
      try skipBrackets()
      return .skip
    case "type":
      at += 4
      if !peekWord().isEmpty {
        _ = try needName()
        if take("<") { try skipAngles() }
        if take("=") {
          try skipType(until: [";", "\n"])
          endStatement()
          return .skip
        }
      }
      at = start
    default: break
    }
    let value = try readExpression()
    endStatement()
    return .expression(value)
  }

  mutating func skipToLineEnd() {
    while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: ";") {
      if byte == UInt8(ascii: "{") {
        do throws(Trouble) { try skipBrackets() } catch { return }
      } else {
        at += 1
      }
    }
    _ = take(";")
  }

  /// nil if it is `import(…)`.
  mutating func readImport() throws(Trouble) -> Statement? {
    at += 6
    skipSpace()
    if next == UInt8(ascii: "(") || next == UInt8(ascii: ".") { return nil }
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
      _ = try readString()
      endStatement()
      return .skip
    }
    _ = takeWord("type")
    var names: [(name: String, from: String)] = []
    repeat {
      skipSpace()
      if take("{") {
        while !take("}") {
          _ = takeWord("type")
          let from = try needName()
          names.append((takeWord("as") ? try needName() : from, from))
          _ = take(",")
        }
      } else if take("*") {
        guard takeWord("as") else { throw trouble("expected 'as'") }
        names.append((try needName(), "*"))
      } else {
        names.append((try needName(), "default"))
      }
    } while take(",")
    guard takeWord("from") else { throw trouble("expected 'from'") }
    skipSpace()
    let module = try readString()
    endStatement()
    return .imported(names.map { ($0.name, $0.from, module) })
  }

  mutating func readDeclarations() throws(Trouble) -> Statement {
    var all: [(pattern: Pattern, value: Expression?)] = []
    repeat {
      let pattern = try readPattern()
      if take("!") {}
      if take(":") { try skipType(until: ["=", ",", ";", "\n", ")"]) }
      skipSpace()
      let isGiven = next == UInt8(ascii: "=") && byte(1) != UInt8(ascii: "=")
      if isGiven { at += 1 }
      all.append((pattern, isGiven ? try readAssignment() : nil))
    } while take(",")
    return .declare(all)
  }

  mutating func readFor() throws(Trouble) -> Statement {
    at += 3
    try need("(")
    var before: [Statement] = []
    if !take(";") {
      let start = at
      if ["const", "let", "var"].contains(peekWord()) {
        at += peekWord().utf8.count
        let pattern = try readPattern()
        for word in ["of", "in"] where takeWord(word) {
          let list = try readExpression()
          try need(")")
          return .each(pattern, of: list, isKeys: word == "in", try readBody())
        }
        at = start
        at += peekWord().utf8.count
        before = [try readDeclarations()]
      } else {
        before = [.expression(try readExpression())]
      }
      try need(";")
    }
    let condition: Expression? = take(";") ? nil : try readExpression()
    if condition != nil { try need(";") }
    let step: Expression? = take(")") ? nil : try readExpression()
    if step != nil { try need(")") }
    return .loop(before: before, while: condition, step: step, try readBody())
  }

  mutating func readSwitch() throws(Trouble) -> Statement {
    at += 6
    try need("(")
    let value = try readExpression()
    try need(")")
    try need("{")
    var cases: [(match: Expression?, body: [Statement])] = []
    while !take("}") {
      var match: Expression?
      if takeWord("case") {
        match = try readExpression()
      } else if !takeWord("default") {
        throw trouble("expected 'case', found \(found)")
      }
      try need(":")
      var body: [Statement] = []
      while true {
        skipSpace()
        let word = peekWord()
        if word == "case" || word == "default" || next == UInt8(ascii: "}") || next == nil { break }
        body.append(try readStatement())
      }
      cases.append((match, body))
    }
    return .switching(value, cases)
  }

  /// Of a class, what `render` gives is all that counts here.
  mutating func readClass() throws(Trouble) -> Statement {
    at += 5
    let name = peekWord() == "extends" ? "default" : peekWord()
    if name != "default" { at += name.utf8.count }
    try skipType(until: ["{"])
    try need("{")
    var render: Expression.Function?
    while !take("}") {
      guard at < bytes.count else { throw trouble("the class has no '}'") }
      if take(";") { continue }
      while ["static", "public", "private", "readonly", "async", "override"].contains(peekWord()) {
        at += peekWord().utf8.count
      }
      let member = peekWord()
      guard !member.isEmpty else { throw trouble("expected a member, found \(found)") }
      let place = at
      at += member.utf8.count
      skipSpace()
      if next == UInt8(ascii: "(") {
        let function = try readFunction(name: member, from: place)
        if member == "render" { render = function }
      } else {
        if take("?") || take("!") {}
        if take(":") { try skipType(until: ["=", ";", "\n"]) }
        if take("=") { _ = try readAssignment() }
        endStatement()
      }
    }
    guard let render else { return .skip }
    return .component(name.isEmpty ? "default" : name, render)
  }

  /// From the parameters to the end of the body.
  mutating func readFunction(
    name: String?, from start: Int
  ) throws(Trouble) -> Expression.Function {
    if take("<") { try skipAngles() }
    let parameters = try readParameters()
    if take(":") { try skipType(until: ["{"]) }
    return Expression.Function(
      name: name, parameters: parameters, body: try readBlock(), offset: start)
  }

  mutating func readParameters() throws(Trouble) -> [Pattern] {
    try need("(")
    var parameters: [Pattern] = []
    while !take(")") {
      if take("...") {
        parameters.append(.rest(try readPattern()))
      } else {
        let pattern = try readPattern()
        if take("?") {}
        if take(":") { try skipType(until: ["=", ",", ")"]) }
        parameters.append(take("=") ? .preset(pattern, try readAssignment()) : pattern)
      }
      skipSpace()
      if next == UInt8(ascii: ":") {
        at += 1
        try skipType(until: ["=", ",", ")"])
      }
      guard take(",") || next == UInt8(ascii: ")") else {
        throw trouble("expected ')', found \(found)")
      }
    }
    return parameters
  }

  mutating func readPattern() throws(Trouble) -> Pattern {
    try deeper { (reader: inout ScriptReader) throws(Trouble) in try reader.readAnyPattern() }
  }

  mutating func readAnyPattern() throws(Trouble) -> Pattern {
    if take("{") {
      var entries: [(key: String, pattern: Pattern)] = []
      var rest: String?
      while !take("}") {
        if take("...") {
          rest = try needName()
        } else {
          skipSpace()
          let isQuoted = next == UInt8(ascii: "\"") || next == UInt8(ascii: "'")
          let key = isQuoted ? try readString() : try needName()
          var pattern = Pattern.name(key)
          if take(":") { pattern = try readPattern() }
          if take("=") { pattern = .preset(pattern, try readAssignment()) }
          entries.append((key, pattern))
        }
        skipSpace()
        guard take(",") || next == UInt8(ascii: "}") else {
          throw trouble("expected '}', found \(found)")
        }
      }
      return .object(entries, rest: rest)
    }
    if take("[") {
      var items: [Pattern?] = []
      var rest: Pattern?
      while !take("]") {
        if take(",") {
          items.append(nil)
          continue
        }
        if take("...") {
          rest = try readPattern()
        } else {
          let pattern = try readPattern()
          items.append(take("=") ? .preset(pattern, try readAssignment()) : pattern)
        }
        skipSpace()
        guard take(",") || next == UInt8(ascii: "]") else {
          throw trouble("expected ']', found \(found)")
        }
      }
      return .list(items, rest: rest)
    }
    return .name(try needName())
  }
}
