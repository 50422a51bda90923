import SkeletonModel

// All messages about texts are here, so that they are worded alike.
extension TextShaper {
  /// The maximum width of a line in points: pango uses 32-bit numbers with 10 bits for the
  /// fraction.
  private static let longestLine = 1_000_000.0

  /// What is wrong with a text, independent of the font.
  static func problem(with text: String, size: Double) -> String? {
    guard size > 0, size < .infinity else { return "a font's size must be above 0, found \(size)" }
    // Counts scalars, because a `Character` can consist of any number of them.
    let count = text.utf8.count > Limits.text ? text.unicodeScalars.count : text.utf8.count
    guard count <= Limits.text else {
      return "text may have \(Limits.text) characters at most, found \(count)"
    }
    guard size * Double(count) <= longestLine else {
      return "a text of \(count) characters is too long for a font of size \(size)"
    }
    return text.unicodeScalars.first(where: isControl).map { scalar in
      "text cannot hold the control character \(codePoint(scalar)); "
        + "of those only newline and tab have a meaning"
    }
  }

  static let unbreakable =
    "a text of several 'runs' cannot hold tabs, soft hyphens or what is read from right to left"

  static func absent(_ family: String) -> String {
    let message = "the font '\(family)' is not installed; "
    guard family.lowercased() == "inter" else {
      return message + "install it where fontconfig finds it (`fc-list` shows what there is), or "
        + "name its file under 'fonts' of skelsnap.yaml"
    }
    return message + "install it with `apt-get install fonts-inter` (Debian, Ubuntu) or "
      + "`brew install --cask font-inter` (macOS)"
  }

  static func weightless(_ font: Font, _ weights: [FontWeight]) -> String {
    "the font '\(font.family)' is not installed in the weight \(font.weight.rawValue); "
      + "there is \(weights.map(\.rawValue).joined(separator: ", "))"
  }

  static func lacking(_ scalar: Unicode.Scalar, _ family: String) -> String {
    "the font '\(family)' has no glyph for '\(scalar)' (\(codePoint(scalar)))"
  }

  /// Control characters, and the two Unicode separators at which pango would break lines by itself.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": false
    case "\u{2028}", "\u{2029}": true
    default: scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value)
    }
  }

  /// `U+1F600`.
  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Failure {
  /// - Parameter reason: what the system says about the library, or which function it lacks.
  static func missingPango(_ reason: String) -> Failure {
    Failure(
      """
      texts need pango 1.44 and HarfBuzz 4 or newer, and loading pango failed (\(reason)); it comes \
      with libpangoft2-1.0-0 (apt) or pango (brew)
      """)
  }
}
