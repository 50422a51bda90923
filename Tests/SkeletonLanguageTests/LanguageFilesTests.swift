import Foundation
import TestSupport
import Testing

@testable import SkeletonLanguage

/// What is made from the grammar and kept in the repository.
struct LanguageFilesTests {
  @Test(arguments: SchemaKind.allCases)
  func theSchemaIsTheGrammars(kind: SchemaKind) throws {
    let file = "docs/schema/\(kind.rawValue).schema.json"
    let isFresh = try Repository.read(file) == schema(of: kind).document()
    #expect(isFresh, "\(file) is stale; run scripts/regenerate")
  }

  @Test func thePageIsTheGrammars() throws {
    let isFresh = try Repository.read("docs/language.md") == languageReference()
    #expect(isFresh, "docs/language.md is stale; run scripts/regenerate")
  }

  /// Every `#/definitions/…` leads somewhere.
  @Test(arguments: SchemaKind.allCases)
  func noReferenceOfTheSchemaIsOpen(kind: SchemaKind) throws {
    let root = schema(of: kind)
    let text = root.text()
    for match in text.matches(of: /"#\/definitions\/([^"]+)"/) {
      #expect(root["definitions"]?[String(match.1)] != nil, "\(match.1)")
    }
  }

  /// A link within the page leads to one of its headings.
  @Test func noLinkOfThePageIsOpen() {
    let page = languageReference()
    let headings = Set(
      page.matches(of: /(?m)^#+ (.+)$/).map { match in
        match.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
      })
    let links = Set(page.matches(of: /\]\(#([^)]+)\)/).map { String($0.1) })
    #expect(links.subtracting(headings) == [])
  }

  @Test func scalarsTakeReferencesAndMapsTheirShortForm() {
    let definitions = schema(of: .document)["definitions"]
    let duration = definitions?["value.duration"]?.text() ?? ""
    #expect(duration.contains(#"{"type":"string","pattern":"\\$[A-Za-z]"}"#))
    let circle = definitions?["circle"]?.text() ?? ""
    #expect(circle.contains("\"anyOf\":[{\"$ref\":\"#/definitions/value."))
    let `repeat` = definitions?["repeat"]?.text() ?? ""
    #expect(`repeat`.contains(#""oneOf":[{"required":["view"]},{"required":["cycle"]}]"#))
  }
}
