import Foundation
import SkeletonLanguage

/// Text of a page in which `…` marks omissions: alone on a line it stands for any lines, within a
/// line for any characters.
struct CutText {
  var text: String

  func fits(_ whole: String) -> Bool {
    Self.fits(Self.lines(text)[...], Self.lines(whole)[...])
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  private static func fits(_ cut: ArraySlice<Substring>, _ whole: ArraySlice<Substring>) -> Bool {
    guard let first = cut.first else { return whole.isEmpty }
    if first.allSatisfy({ $0 == " " || $0 == "…" }), first.contains("…") {
      return (whole.startIndex...whole.endIndex).contains { fits(cut.dropFirst(), whole[$0...]) }
    }
    guard let next = whole.first, fits(line: first, next) else { return false }
    return fits(cut.dropFirst(), whole.dropFirst())
  }

  static func fits(line: Substring, _ whole: Substring) -> Bool {
    var parts = line.components(separatedBy: "…")
    guard parts.count > 1 else { return line == whole }
    guard whole.hasPrefix(parts[0]) else { return false }
    var rest = whole.dropFirst(parts.removeFirst().count)
    let last = parts.removeLast()
    for part in parts {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
