import Foundation
import TestSupport
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

/// What must be true of the declarations so that parser, schema and page can be derived from them.
struct GrammarTests {
  static let maps =
    Grammar.maps + Grammar.kinds.map(\.map) + EventForm.maps.map(\.form)

  @Test func everyNameIsDefinedOnce() {
    #expect(Set(Grammar.names).count == Grammar.names.count)
  }

  @Test(arguments: maps.map(\.name))
  func everyReferenceResolves(map: String) throws {
    let form = try #require(Self.maps.first { $0.name == map })
    for key in form.keys {
      let unknown = key.schema.references.filter { Grammar.definition(named: $0) == nil }
      #expect(unknown == [], "\(map).\(key.name)")
    }
  }

  @Test func aWordOfAnotherSystemMeansEachThingOnce() {
    #expect(WordsOfOthers.kinds(for: "forEach") == [.repeat])
    for (word, kinds) in WordsOfOthers.kindsByWord {
      #expect(Set(kinds).count == kinds.count, "\(word)")
    }
    for (word, keys) in WordsOfOthers.keysByWord {
      #expect(Set(keys).count == keys.count, "\(word)")
      let unknown = keys.filter { key in !Self.maps.contains { $0.key(key) != nil } }
      #expect(unknown == [], "\(word)")
    }
  }

  /// A map that is declared and not registered would be missing from schema and page.
  @Test func everyDeclaredMapIsRegistered() throws {
    let sources = try Repository.sources().filter { $0.path.contains("SkeletonLanguage/") }
    let known = Set(Grammar.names)
    for source in sources {
      for match in source.text.matches(of: /MapForm\(\s*"(\w+)"/) {
        #expect(known.contains(String(match.1)), "\(source.path)")
      }
    }
  }

  @Test func everyRegisteredMapIsReached() {
    var reached: Set<String> = []
    var waiting = ["document", "themeFile", "project"]
    while let name = waiting.popLast() {
      guard reached.insert(name).inserted else { continue }
      switch Grammar.definition(named: name) {
      case .map(let map): waiting += map.keys.flatMap(\.schema.references)
      case .kind(let kind): waiting += kind.map.keys.flatMap(\.schema.references)
      case .node: waiting += Kind.allCases.map(\.rawValue)
      case .event: waiting += EventForm.maps.map(\.form.name)
      case .colorPair, .condition, .defaults, nil: break
      }
    }
    #expect(Set(Grammar.names).subtracting(reached) == [])
  }

  @Test func whereThePrincipalIsANodeNoKeyIsAKind() {
    let kinds = Set(Kind.allCases.map(\.rawValue))
    let holders = Self.maps.filter { map in
      map.principal.flatMap(map.key)?.schema == .defined("node")
    }
    #expect(Set(holders.map(\.name)) == ["scroll", "component", "mask"])
    for map in holders {
      #expect(map.keys.map(\.name).filter(kinds.contains) == [], "\(map.name)")
    }
  }

  @Test func noWordIsATruthValueElsewhere() {
    // `y` is one only where the key of an offset stands, and keys are read as they are spelt.
    let taken: Set = ["n", "yes", "no", "on", "off", "true", "false", "null", "~"]
    let words = Self.maps.flatMap { map in
      map.keys.flatMap { [$0.name] + $0.schema.words } + [map.name]
    }
    #expect(words.filter { taken.contains($0.lowercased()) } == [])
  }

  @Test func everyKeySaysWhatItIsFor() {
    let silent = Self.maps.flatMap { map in
      map.keys.filter { $0.says.isEmpty }.map { "\(map.name).\($0.name)" }
    }
    #expect(silent == [])
    #expect(Self.maps.filter { $0.says.isEmpty }.map(\.name) == [])
  }

  @Test(arguments: Self.maps.filter { $0.principal != nil }.map(\.name))
  func thePrincipalIsAKey(map: String) throws {
    let form = try #require(Self.maps.first { $0.name == map })
    #expect(form.principal.flatMap(form.key) != nil)
  }

  @Test(arguments: Kind.allCases)
  func theExampleIsAccepted(kind: Kind) throws {
    let example = KindForm[kind].example
    let node = example.hasPrefix("- ") ? example : "- " + example
    // Everything that the examples name must be found.
    let text = """
      skelsnap: 1
      theme: {extends: nuvie, colors: {primary: accent}}
      parameters: {title: Title, percent: 42}
      components:
        comment: {parameters: {lines: 2}, view: {lines: $lines}}
        row: {view: {circle: 40}}
      skeleton:
        vstack:
          children:
            \(node)
      """
    do throws(DescriptionError) {
      _ = try Document.read(
        file: "example.skel.yaml", bytes: Array(text.utf8), name: "example"
      ) { _, _ in .refused("is not there") }
    } catch {
      Issue.record("\(error.diagnostics.map(\.description).joined(separator: "\n"))")
    }
  }
}

extension Schema {
  /// The names it refers to.
  var references: [String] {
    switch self {
    case .defined(let name): [name]
    case .any(let choices): choices.flatMap(\.references)
    case .list(let item, _, _), .names(let item, _), .oneKey(_, let item): item.references
    case .word, .named, .words, .number, .whole, .bool, .text, .anything: []
    }
  }

  /// The words it allows.
  var words: [String] {
    switch self {
    case .words(let words): words
    case .any(let choices): choices.flatMap(\.words)
    case .list(let item, _, _), .names(let item, _): item.words
    case .oneKey(let name, let item): [name] + item.words
    case .word, .named, .number, .whole, .bool, .text, .defined, .anything: []
    }
  }
}
