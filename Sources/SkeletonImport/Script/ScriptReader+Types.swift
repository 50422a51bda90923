import SkeletonModel

extension ScriptReader {
  /// Passes over a bracket and all up to its partner, with texts and comments in between.
  mutating func skipBrackets() throws(Trouble) {
    var open = 0
    let start = at
    while let byte = next {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open += 1
        at += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        open -= 1
        at += 1
        if open <= 0 {
          searching -= at - start
          return
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try readString()
      case UInt8(ascii: "`"): skipTemplate()
      case UInt8(ascii: "/")
      where self.byte(1) == UInt8(ascii: "/") || self.byte(1) == UInt8(ascii: "*"):
        skipSpace()
      default: at += 1
      }
      guard searching > at - start else {
        searching = 0
        throw trouble("this is nested too deeply")
      }
    }
    searching -= at - start
    throw Trouble(offset: start, message: "this bracket has no partner")
  }

  mutating func skipTemplate() {
    at += 1
    while let byte = next, byte != UInt8(ascii: "`") { at += byte == UInt8(ascii: "\\") ? 2 : 1 }
    at = min(at + 1, bytes.count)
  }

  /// Passes over `<…>` of a type, whose opening is taken.
  mutating func skipAngles() throws(Trouble) {
    var open = 1
    let start = at
    defer { typing -= at - start }
    while let byte = next {
      guard typing > at - start else { throw trouble("there are too many types") }
      switch byte {
      case UInt8(ascii: "<"): open += 1
      case UInt8(ascii: ">"): open -= at > 0 && bytes[at - 1] == UInt8(ascii: "=") ? 0 : 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        try skipBrackets()
        continue
      case UInt8(ascii: ";"): throw trouble("a type has no '>'")
      default: break
      }
      at += 1
      if open == 0 { return }
    }
    throw trouble("a type has no '>'")
  }

  /// Whether the next line goes on with a type.
  var isUnionAhead: Bool {
    var ahead = at
    while ahead < bytes.count, bytes[ahead] <= 0x20 { ahead += 1 }
    return ahead < bytes.count && "|&".utf8.contains(bytes[ahead])
  }

  /// Passes over a type, up to one of these marks outside brackets.
  mutating func skipType(until ends: [String]) throws(Trouble) {
    var isFirst = true
    let start = at
    defer { typing -= at - start }
    while true {
      guard typing > at - start else { throw trouble("there are too many types") }
      while let byte = next, byte == 0x20 || byte == 0x09 { at += 1 }
      guard let byte = next else { return }
      if isAhead("=>") {
        if ends.contains("=>") { return }
        at += 2
        isFirst = true
        continue
      }
      if byte == UInt8(ascii: "{"), isFirst, ends != ["{"] {
        try skipBrackets()
        isFirst = false
        continue
      }
      if byte == UInt8(ascii: "\n"), isFirst || isUnionAhead {
        at += 1
        continue
      }
      if ends.contains(where: isAhead) { return }
      switch byte {
      case UInt8(ascii: "<"):
        at += 1
        try skipAngles()
      case UInt8(ascii: "("), UInt8(ascii: "["): try skipBrackets()
      case UInt8(ascii: "{"): try skipBrackets()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try readString()
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return
      default:
        isFirst = byte == UInt8(ascii: "|") || byte == UInt8(ascii: "&") || byte <= 0x20 && isFirst
        at += 1
      }
    }
  }
}
