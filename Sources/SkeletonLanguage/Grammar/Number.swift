/// Numbers as JSON writes them, and `.5`.
enum Number {
  enum Reading: Equatable {
    case value(Double)
    /// Something that was meant as a number, and what to write instead.
    case malformed(remedy: String)
    case notANumber
  }

  static func read(_ scalar: Scalar) -> Reading {
    let text = scalar.text
    let shape = shape(of: text)
    guard shape == .number else {
      return shape == .other ? .notANumber : .malformed(remedy: shape.remedy(for: text))
    }
    guard scalar.isPlain else {
      return .malformed(
        remedy: "a quoted value is text, not a number; write \(text) without quotes")
    }
    guard let value = Double(text.hasPrefix("-.") ? "-0" + text.dropFirst() : text) else {
      return .notANumber
    }
    return value.isFinite ? .value(value) : .malformed(remedy: "no number here is that large")
  }

  private enum Shape: Equatable {
    case number, leadingZero, underscore, hexadecimal, infinite, sign, unit, comma, other

    func remedy(for text: String) -> String {
      switch self {
      case .leadingZero:
        let digits = text.drop { $0 == "0" || $0 == "-" }
        return "YAML 1.1 reads a leading zero as octal; write "
          + "\(text.hasPrefix("-") ? "-" : "")\(digits.isEmpty ? "0" : digits)"
      case .underscore: return "write \(text.filter { $0 != "_" }) without '_'"
      case .hexadecimal: return "write a decimal number"
      case .infinite: return "it must be finite"
      case .sign: return "write \(text.dropFirst()) without '+'"
      case .unit:
        let number = text.prefix { $0.isNumber || "+-.".contains($0) }
        return "lengths are points and have no unit; write \(number)"
      case .comma: return "decimals have a point, not a comma"
      case .number, .other: return ""
      }
    }
  }

  private static func shape(of text: String) -> Shape {
    let bare = text.drop { $0 == "-" || $0 == "+" }
    let lowered = bare.lowercased()
    if [".inf", "inf", "infinity", ".nan", "nan"].contains(lowered) { return .infinite }
    guard let first = bare.first, first.isASCII, first.isNumber || first == "." else {
      return .other
    }
    if lowered.hasPrefix("0x") || lowered.hasPrefix("0o") || lowered.hasPrefix("0b") {
      return .hexadecimal
    }
    var rest = bare
    let whole = take(&rest, while: \.isDigit)
    var decimals: Substring = ""
    let hasPoint = rest.first == "."
    if hasPoint {
      rest = rest.dropFirst()
      decimals = take(&rest, while: \.isDigit)
    }
    var exponentIsWhole = true
    if let mark = rest.first, mark == "e" || mark == "E", rest.count > 1 {
      rest = rest.dropFirst()
      if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
      exponentIsWhole = !take(&rest, while: \.isDigit).isEmpty
    }
    if rest.first == "_" {
      return rest.allSatisfy { $0.isDigit || $0 == "_" } ? .underscore : .other
    }
    if rest.first == ",", rest.dropFirst().allSatisfy(\.isDigit) { return .comma }
    if ["px", "pt", "dp", "em", "rem"].contains(String(rest)) { return .unit }
    guard rest.isEmpty, exponentIsWhole, !(hasPoint && decimals.isEmpty) else { return .other }
    guard !whole.isEmpty || !decimals.isEmpty else { return .other }
    if whole.count > 1, whole.first == "0" { return .leadingZero }
    return text.hasPrefix("+") ? .sign : .number
  }

  private static func take(
    _ rest: inout Substring, while holds: (Character) -> Bool
  ) -> Substring {
    let run = rest.prefix(while: holds)
    rest = rest.dropFirst(run.count)
    return run
  }
}

extension Character {
  var isDigit: Bool { isASCII && isNumber }
}
