extension Double {
  /// The shortest decimal that parses to this same number, without exponent: `16`, `0.1`, `172.5`.
  package var shortestDecimal: String {
    guard isFinite else { return self > 0 ? "infinity" : self < 0 ? "-infinity" : "nan" }
    if self == 0 { return "0" }
    let text = description
    if let exponentMark = text.utf8.firstIndex(of: UInt8(ascii: "e")) {
      return Self.expanded(
        mantissa: text[..<exponentMark],
        exponent: Int(text[text.index(after: exponentMark)...]) ?? 0)
    }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number for people: at most three decimals, no trailing zeros, never `-0`.
  package var threeDecimals: String {
    guard isFinite, abs(self) < 1e15 else { return shortestDecimal }
    let thousandths = Int((abs(self) * 1000).rounded())
    guard thousandths != 0 else { return "0" }
    let whole = (self < 0 ? "-" : "") + String(thousandths / 1000)
    var fraction = thousandths % 1000
    guard fraction != 0 else { return whole }
    let point = fraction < 10 ? ".00" : fraction < 100 ? ".0" : "."
    while fraction % 10 == 0 { fraction /= 10 }
    return whole + point + String(fraction)
  }

  private static func expanded(mantissa: Substring, exponent: Int) -> String {
    let isNegative = mantissa.hasPrefix("-")
    let digits = mantissa.filter(\.isNumber)
    let pointAt = (mantissa.drop { $0 == "-" }.firstIndex(of: ".")).map {
      mantissa.drop { $0 == "-" }[..<$0].count
    }
    let whole = (pointAt ?? digits.count) + exponent
    var text: String
    if whole <= 0 {
      text = "0." + String(repeating: "0", count: -whole) + digits
    } else if whole >= digits.count {
      text = digits + String(repeating: "0", count: whole - digits.count)
    } else {
      text = digits.prefix(whole) + "." + digits.dropFirst(whole)
    }
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return (isNegative ? "-" : "") + text
  }
}

extension Int {
  /// The number with a comma between thousands: `334,836`.
  package var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }
}
