import Foundation
import SkeletonModel
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

  /// A theme's names are proposed and explained; without them, the schema is the language's own, so
  /// that no verdict of an editor depends on the theme.
  @Test(arguments: SchemaKind.allCases)
  func aThemesNamesAreThereForTheReaderAlone(kind: SchemaKind) throws {
    let themes = BuiltInTheme.allCases.compactMap(ThemeLoader.builtIn)
    let named = schema(of: kind, ThemeVocabulary(themes))
    let definitions = try #require(named["definitions"])
    let listed = ThemeNames.all.map(\.definition).filter { definitions[$0] != nil }
    #expect(listed.contains("theme.colors") && listed.contains("theme.components"))
    for definition in listed {
      let names = try #require(definitions[definition]?["enum"])
      let says = try #require(definitions[definition]?["enumDescriptions"])
      guard case .array(let names) = names, case .array(let says) = says else {
        Issue.record("\(definition) lists nothing")
        continue
      }
      #expect(names.count == says.count && Set(names).count == names.count)
      let pattern = try #require(
        ThemeNames.all.first { $0.definition == definition }.map { try Regex($0.pattern) })
      for case .string(let name) in names {
        #expect(name.firstMatch(of: pattern) != nil, "\(name) is proposed, and refused elsewhere")
      }
    }
    #expect(named.without(listed) == schema(of: kind))
  }

  @Test(arguments: [
    (ThemeNames.token(.colors), "accent", "light #007aff, dark #0a84ff"),
    (.token(.colors), "white", "#ffffff"),
    (.token(.spacing), "default", "16 pt"),
    (.token(.fonts), "body", "Inter regular 17/22 pt; at ax5 53/62 pt"),
    (.widthClass, "medium", "from 600 pt"),
  ])
  func aNameIsExplained(names: ThemeNames, name: String, says: String) throws {
    let theme = try #require(ThemeLoader.builtIn(.ios))
    let entry = ThemeVocabulary([theme])[names].first { $0.name == name }
    #expect(entry?.says.hasPrefix(says) == true, "\(entry?.says ?? "nothing")")
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

extension JSON {
  /// Without these definitions and all that refers to them.
  fileprivate func without(_ definitions: [String]) -> JSON {
    switch self {
    case .object(let members):
      return .object(
        members.filter { !definitions.contains($0.key) }
          .map { Member($0.key, $0.value.without(definitions)) })
    case .array(let items):
      let left = items.filter { item in
        !definitions.contains { item == ["$ref": .string("#/definitions/" + $0)] }
      }
      return .array(left.map { $0.without(definitions) })
    case .null, .bool, .number, .string: return self
    }
  }
}
