import Foundation
import SkeletonLanguage
import Testing

/// The messages that `docs/troubleshooting.md` quotes exist in the sources.
struct MessagesTests {
  static let page = Documentation.pages.first { $0.path == "docs/troubleshooting.md" }

  /// All string literals of the sources, with those joined that `+` concatenates, and `…` in place
  /// of interpolations.
  static let literals: [String] = {
    let folder = Documentation.folder + "/Sources"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let bytes = FileManager.default.contents(atPath: folder + "/" + file) ?? Data()
      return Self.literals(in: String(decoding: bytes, as: UTF8.self))
    }
  }()

  static func literals(in source: String) -> [String] {
    var text = source.replacing(/(?m)^\s*\/\/.*$/, with: "")
    text = text.replacing(/"\s*\n?\s*\+\s*"/, with: "")
    text = text.replacing("\\\"", with: "\u{201d}")
    // An interpolation may contain parentheses and strings, nested up to two levels.
    text = text.replacing(
      /\\\((?:[^()"]|"[^"]*"|\((?:[^()"]|"[^"]*"|\([^()]*\))*\))*\)/, with: "…")
    return text.matches(of: /"([^"\n]+)"/).map {
      String($0.1).replacing("\u{201d}", with: "\"")
    }
  }

  /// The `text` blocks that are not the output of a command on the page.
  static let quotes: [String] = {
    guard let page else { return [] }
    return page.blocks.filter { $0.language == "text" && !$0.followsBlock }
      .flatMap(\.lines).filter { !$0.isEmpty }
  }()

  @Test(arguments: quotes)
  func everyQuotedMessageExists(quote: String) {
    let message = quote.replacing(/^(?:error|warning):\s/, with: "")
    #expect(Self.literals.contains { says($0, message) })
  }

  @Test func thereAreQuotes() {
    #expect(Self.quotes.count >= 15)
    #expect(Self.literals.count > 1000)
  }

  /// Whether a literal contains the parts of a quote in this order, or a quote without omissions
  /// contains all of the literal except its interpolations.
  private func says(_ literal: String, _ quote: String) -> Bool {
    let parts = quote.components(separatedBy: "…")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.count > 2 }
    if parts == [quote], literal.components(separatedBy: "…").contains(where: { $0.count >= 20 }),
      CutText.fits(line: literal[...], quote[...])
    {
      return true
    }
    guard parts.contains(where: { $0.count >= 10 }) else { return false }
    var rest = literal[...]
    for part in parts {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
