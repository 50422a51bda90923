import SkeletonModel

/// An XML element: attributes in the given order, then elements or text.
struct XMLElement {
  var name: String
  var attributes: [(name: String, value: String)]
  var children: [XMLElement] = []
  var text: String?

  /// The beginning of a file with this root, and its end; what is in it comes in between.
  var opening: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(tag)>\n" }
  var closing: String { "</\(name)>\n" }

  private var tag: String {
    var tag = "<" + name
    for (name, value) in attributes { tag += " \(name)=\"\(Self.escaped(value))\"" }
    return tag
  }

  /// Not indented: a file may have 100,000 of them.
  var written: String {
    let tag = tag
    if let text { return "\(tag)>\(Self.escaped(text, isText: true))</\(name)>\n" }
    if children.isEmpty { return "\(tag)/>\n" }
    return "\(tag)>\n" + children.map(\.written).joined() + "</\(name)>\n"
  }

  /// Escapes text for XML. Characters that XML cannot contain become U+FFFD, one for each, so that
  /// two different names do not become the same.
  ///
  /// What would act on a terminal, or in the log of a CI system (see `harmless`), is written as a
  /// reference: an XML parser reads the same text.
  private static func escaped(_ text: String, isText: Bool = false) -> String {
    var escaped = ""
    var last: Unicode.Scalar = " "
    // Whether only spaces have come since the line began.
    var isAtStart = isText
    for scalar in text.unicodeScalars {
      defer {
        last = scalar
        isAtStart = isText && (scalar == "\n" || isAtStart && scalar.properties.isWhitespace)
      }
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n" where isText: escaped += "\n"
      // XML parsers turn these into spaces in attributes, and a return into a newline everywhere.
      case "\n", "\r", "\t": escaped += "&#\(scalar.value);"
      case "\u{0}"..<" ", "\u{fffe}", "\u{ffff}": escaped += "\u{fffd}"
      case "#" where last == "#", ":" where isAtStart, _ where scalar.isControl:
        escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
