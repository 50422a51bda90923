import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// What a value on the command line may be.
enum ValueForm: Sendable {
  case text
  case path
  case folder
  case word([String])
  case number(ClosedRange<Double>)
  case whole(ClosedRange<Int>)
  /// `375`, `768x1024`.
  case canvas
  /// A tree's name: `content`, `error.timeout`.
  case state
  /// A part of a run: `2/3`, or `auto`.
  case shard
  /// How to report, and to which file: `json`, `junit:report.xml`.
  case reporter

  /// What is wrong with a value, as the end of "invalid value 'x' for '--y': …"; nil if nothing.
  func complaint(about text: String) -> String? {
    switch self {
    case .text: return nil
    case .path, .folder: return text.isEmpty ? "a path may not be empty" : nil
    case .word(let words):
      if words.contains(text) { return nil }
      let hint = nearestWord(to: text, among: words).map { "did you mean '\($0)'? " } ?? ""
      return hint + "Allowed are " + listed(words)
    case .number(let range):
      guard let number = decimal(text) else { return "a number is due, as in 0.25" }
      if range.contains(number) { return nil }
      return "it runs from \(range.lowerBound.shortestDecimal) to "
        + range.upperBound.shortestDecimal
    case .whole(let range):
      guard let number = Int(text) else { return "a whole number is due" }
      return range.contains(number)
        ? nil : "it runs from \(range.lowerBound) to \(range.upperBound)"
    case .canvas:
      return CanvasSize(word: text) == nil
        ? "a width is due, as in 375, or both sides, as in 768x1024, up to 16384 points" : nil
    case .state:
      if ScreenState(name: text) != nil { return nil }
      let words = completions
      let hint = nearestWord(to: text, among: words).map { "did you mean '\($0)'? " } ?? ""
      return hint + "Allowed are " + listed(words) + ", 'error.CASE'"
    case .shard: return Shard.complaint(about: text)
    case .reporter:
      if let target = Reports.Target(text) {
        return target.path == "" ? "a file is due after the colon" : nil
      }
      let name = text.split(separator: ":", omittingEmptySubsequences: false)[0]
      return ValueForm.word(completions).complaint(about: String(name))
    }
  }

  /// The words a shell may offer.
  var completions: [String] {
    switch self {
    case .word(let words): words
    case .state: ["skeleton", "content", "empty", "error"]
    case .reporter: Reporter.allCases.map(\.rawValue)
    case .shard: ["auto"]
    case .whole(let range) where range.upperBound < 10: range.map(String.init)
    case .text, .path, .folder, .number, .whole, .canvas: []
    }
  }
}

/// A number as documents write it: digits and a point, no hexadecimals, no words.
func decimal(_ text: String) -> Double? {
  let isPlain = text.utf8.allSatisfy {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || ".-eE+".utf8.contains($0)
  }
  guard isPlain, let number = Double(text), number.isFinite else { return nil }
  return number
}

/// `1 golden`, `24 goldens`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// `'light'`, `'dark'`.
func listed(_ words: some Sequence<String>) -> String {
  words.map { "'\($0)'" }.joined(separator: ", ")
}
