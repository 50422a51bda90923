import Foundation
import Testing

/// The messages that `docs/troubleshooting.md` quotes are messages of the command.
struct MessagesTests {
  static let page = Documentation.pages.first { $0.path == "docs/troubleshooting.md" }

  /// What the command may say: every literal of its sources, with those joined that a `+` joins,
  /// and `…` for what is put in.
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
    // What is put in may hold brackets and texts of its own, two deep.
    text = text.replacing(
      /\\\((?:[^()"]|"[^"]*"|\((?:[^()"]|"[^"]*"|\([^()]*\))*\))*\)/, with: "…")
    return text.matches(of: /"([^"\n]+)"/).map {
      String($0.1).replacing("\u{201d}", with: "\"")
    }
  }

  /// The blocks of text that are no answer to a command of the page.
  static let quotes: [String] = {
    guard let page else { return [] }
    return page.blocks.filter { $0.language == "text" && !$0.followsBlock }
      .flatMap(\.lines).filter { !$0.isEmpty }
  }()

  @Test(arguments: quotes)
  func theCommandSaysSo(quote: String) {
    let message = quote.replacing(/^(?:error|warning):\s/, with: "")
    #expect(Self.literals.contains { says($0, message) })
  }

  @Test func thereAreQuotes() {
    #expect(Self.quotes.count >= 15)
    #expect(Self.literals.count > 1000)
  }

  /// Whether all that a quote does not cut stands in a literal, in this order; or all of a literal
  /// but what is put in, in a quote that cuts nothing.
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
