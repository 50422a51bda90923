import SkeletonLanguage
import SkeletonModel

extension Spot {
  /// Where an argument of a call stands that begins on this line and goes on below it; nil where it
  /// has none of the name, or ends on its line.
  ///
  /// Only the arguments of the call itself count, and not those of calls in it.
  func argument(_ label: String) -> Spot? {
    let own = Int(line)
    guard let last = source.line(own)?.utf8.last,
      [UInt8(ascii: "("), UInt8(ascii: ",")].contains(last)
    else { return nil }
    let bytes = Array(source.text(ofLines: own..<own + Self.mostLines).utf8)
    var row = 0
    var depth = 0
    var start = 0
    for token in SwiftLexer.tokens(of: bytes) {
      row += bytes[start..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
      start = token.range.lowerBound
      let first = bytes[token.range.lowerBound]
      switch token.kind {
      case .word:
        let end = token.range.upperBound
        if row > 0, depth == 1, end < bytes.count, bytes[end] == UInt8(ascii: ":"),
          bytes[token.range].elementsEqual(label.utf8)
        {
          return Spot(source, line: own + row, column: 1)
        }
      default:
        if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(first) {
          depth += 1
        } else if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(first) {
          depth -= 1
        }
      }
      // A call that ends on its line has no argument below it.
      if row > 0, depth < 1 { return nil }
    }
    return nil
  }

  /// A call's arguments are not longer.
  private static let mostLines = 40
}
