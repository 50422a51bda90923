import SkeletonGenerate
import SkeletonLanguage
import SkeletonModel
import Testing

/// A skeleton that is written into a text of any spelling: the text is read as what it should say, and
/// all lines but those of the old skeleton are there as they were.
struct SplicingTests {
  /// A spelling, and what of it does not stay.
  private static let spellings: [(text: String, goes: [String])] = [
    ("skelsnap: 1\n# c1\ncontent: {text: Ada} # c2\n# c3\n", []),
    ("skelsnap: 1\ncontent: {text: Ada} # c2", []),
    ("# of the file\ncontent:\n  text: Ada\nskelsnap: 1\n", []),
    ("{skelsnap: 1, # c1\n content: {text: Ada}, # c2\n snapshots: {type: [large]}} # c3\n", []),
    ("{skelsnap: 1, content: {text: Ada}}\n", ["{skelsnap: 1, content: {text: Ada}}"]),
    (
      "{skelsnap: 1, skeleton: {circle: 3}, # c1\n content: {text: Ada}}\n",
      ["{skelsnap: 1, skeleton: {circle: 3}, # c1"]
    ),
    ("{\n  \"skelsnap\": 1,\n  \"content\": {\"text\": \"Ada\"}\n}\n", []),
    ("{\n\tskelsnap: 1,\n\t# c1\n\tcontent:\t{text: Ada}\n}\n", []),
    ("skelsnap: 1\r\n# c1\r\ncontent:\r\n  text: Ada # c2\r\n", []),
    ("skelsnap: 1\r\n# c1\ncontent:\n  text: Ada # c2\r\n", []),
    ("\u{feff}skelsnap: 1\n# c1\ncontent: {text: Ada}\n", []),
    ("'skelsnap': 1\n# c1\n\"content\": {text: Ada} # c2\n", []),
    (
      "skelsnap: 1\n# c1\n\"skeleton\": {circle: 3}\n# c2\n'content': {text: Ada} # c3\n",
      ["\"skeleton\": {circle: 3}"]
    ),
    ("%YAML 1.2\n---\n# c1\nskelsnap: 1\ncontent: {text: Ada}\n... # c2\n", []),
    ("  skelsnap: 1\n  # c1\n  content:\n    text: Ada # c2\n  # c3\n", []),
    ("skelsnap: 1\nx-a: &row {text: Ada} # c1\ncontent: *row # c2\n", []),
    // What an anchor names that goes is written where it is used first.
    (
      "skelsnap: 1\nskeleton: &s {block: {height: 9}}\ncontent:\n  vstack:\n    - *s\n    - *s # c\n",
      ["skeleton: &s {block: {height: 9}}"]
    ),
    (
      "skelsnap: 1\ncomponents: &c\n  row: &r {text: Ada} # c1\n  # c2\ncontent:\n  vstack: [use: row, *r]\n",
      []
    ),
    (
      "skelsnap: 1\nx-c: &c {row: {text: Ada}} # c1\ncomponents: *c\ncontent: {use: row}\n",
      ["components: *c"]
    ),
    (
      "skelsnap: 1\ncomponents: {row: {text: Ada}, # c1\n  other: {circle: 3}, } # c2\ncontent: {use: row}\n",
      ["  other: {circle: 3}, } # c2"]
    ),
    (
      "skelsnap: 1\ncomponents: {row: &r {text: Ada}} # c1\ncontent: {vstack: [use: row, *r]}\n",
      ["components: {row: &r {text: Ada}} # c1"]
    ),
    (
      "skelsnap: 1\ncomponents:\n    row:\n      # c1\n      view:\n          text: Ada\n    # c2\n\ncontent: {use: row}\n",
      []
    ),
    (
      "skelsnap: 1\ntitle: |\n  content: no\n  # text\ncontent:\n  text: |+\n    Ada\n    skeleton: no\n\nsnapshots: {type: [large]}\n",
      []
    ),
    (
      "skelsnap: 1\nskeleton:\n  text: |\n    Old\n\n# c1\ncontent:\n  text: >-\n    Ada\n    # in\n",
      ["  text: |", "    Old"]
    ),
    ("skelsnap: 1\ntitle: \"a\n  content: b\"\n# c1\ncontent: {text: 'Ada\n\n  Bell'} # c2\n", []),
    (
      "skelsnap: 1\nskeleton: {\ncircle: 3\n}\n# c1\ncontent: {\ntext: Ada # c2\n}\n",
      ["skeleton: {", "circle: 3"]
    ),
    (
      "skelsnap: 1\n# c1\ncontent: {text: Ada}\n# c2\nskeleton: {circle: 3} # old\n",
      ["skeleton: {circle: 3} # old"]
    ),
    (
      "skelsnap: 1\ncontent:\n  vstack:\n  - text: Ada # c1\nskeleton:\n  vstack:\n  - circle: 3\n",
      ["  - circle: 3"]
    ),
    (
      "skelsnap: 1\nx-skeleton: {a: 1} # c1\ncontent: {text: Ada}\nx-y: \"skeleton: {}\" # c2\n", []
    ),
    (
      "skelsnap: 1\ncontent: " + String(repeating: "{vstack: [", count: 100) + "{text: Ada}"
        + String(repeating: "]}", count: 100) + "\n", []
    ),
  ]

  @Test(arguments: spellings.indices) func allElseStays(_ index: Int) throws {
    let (text, goes) = Self.spellings[index]
    let derived = try Self.derived(text)
    #expect(derived.notes == [], "\(derived.notes)")
    #expect(derived.text.hasPrefix("\u{feff}") == text.hasPrefix("\u{feff}"))
    for line in text.split(whereSeparator: \.isNewline) where !goes.contains(String(line)) {
      #expect(derived.text.contains(line), "\(derived.text)")
    }
    // Written once more it is what it is.
    #expect(try Self.derived(derived.text).text == derived.text)
  }

  /// A document whose content has changed since, with what of it goes and what comes.
  private static let changes: [(text: String, goes: [String], comes: [String])] = [
    (
      "skelsnap: 1\ncomponents:\n  # c1\n  row: {icon: heart} # c2\n  # c3\n  rowSkeleton: {circle: 3} # old\n"
        + "  # c4\n  other: {circle: 3}\n# c5\nskeleton: {use: rowSkeleton}\ncontent: {use: row}\n",
      ["  rowSkeleton: {circle: 3} # old", "skeleton: {use: rowSkeleton}"],
      [
        "  rowSkeleton: {block: {width: 20, height: 20, radius: 4}}",
        "skeleton: {use: rowSkeleton}",
      ]
    ),
    // Several, the last of which ends in a block of text.
    (
      "skelsnap: 1\r\ncomponents:\r\n  row: {icon: heart}\r\n  rowSkeleton2:\r\n    use: rowSkeleton\r\n"
        + "  rowSkeleton:\r\n    text: |\r\n      Old\r\n\r\n# c1\r\nskeleton: {use: rowSkeleton2}\r\n"
        + "content: {use: row}\r\n",
      [
        "  rowSkeleton2:", "    use: rowSkeleton", "  rowSkeleton:", "    text: |", "      Old",
        "skeleton: {use: rowSkeleton2}",
      ],
      [
        "  rowSkeleton: {block: {width: 20, height: 20, radius: 4}}",
        "skeleton: {use: rowSkeleton}",
      ]
    ),
    // A content that has no component any more; what an anchor named stands where it is used.
    (
      "skelsnap: 1\ncomponents:\n  row: {icon: heart} # c1\n  rowSkeleton: &r {circle: 3}\n"
        + "skeleton: {use: rowSkeleton}\ncontent: *r # c2\n",
      ["  rowSkeleton: &r {circle: 3}", "skeleton: {use: rowSkeleton}", "content: *r # c2"],
      ["skeleton: {circle: 3}", "content: &r {circle: 3} # c2"]
    ),
    // What is used by more than the skeleton stays, and so does what is called otherwise.
    (
      "skelsnap: 1\ncomponents:\n  row: {icon: heart}\n  rowSkeleton: {circle: 3}\n  bar: {circle: 3}\n"
        + "skeleton: {vstack: [use: rowSkeleton, use: bar]}\ncontent: {vstack: [use: row, use: rowSkeleton]}\n",
      ["skeleton: {vstack: [use: rowSkeleton, use: bar]}"],
      ["  rowSkeleton2:", "use: rowSkeleton2"]
    ),
    (
      "skelsnap: 1\ncomponents: {row: {icon: heart}, rowSkeleton: {circle: 3}}\n# c1\n"
        + "skeleton: {use: rowSkeleton}\ncontent: {use: row}\n",
      ["components: {row: {icon: heart}, rowSkeleton: {circle: 3}}"],
      ["rowSkeleton: {block: {width: 20, height: 20, radius: 4}}"]
    ),
  ]

  /// Components that were the old skeleton's go with it.
  @Test(arguments: changes.indices) func theOldSkeletonsComponentsGo(_ index: Int) throws {
    let (text, goes, comes) = Self.changes[index]
    let derived = try Self.derived(text)
    #expect(derived.notes == [], "\(derived.notes)")
    let lines = derived.text.split(whereSeparator: \.isNewline).map(String.init)
    for line in text.split(whereSeparator: \.isNewline).map(String.init) {
      let isThere = lines.contains(line)
      #expect(isThere != (goes.contains(line) && !comes.contains(line)), "\(line): \(derived.text)")
    }
    for part in comes { #expect(derived.text.contains(part), "\(derived.text)") }
    #expect(try Self.derived(derived.text).text == derived.text)
  }

  /// Keys that are not below one another are rare, and said.
  @Test func whatCannotBeSplicedIsWrittenAnew() throws {
    let derived = try Self.derived("skelsnap: 1\n? content\n: text: Ada # c1\n")
    #expect(derived.notes.map(\.message).contains { $0.contains("without its comments") })
    #expect(derived.text.contains("skeleton: {text: {value: Ada, radius: 4, redacted: true}}"))
    _ = try Self.read(derived.text)
  }

  /// Texts and keys that need quotes somewhere have them.
  @Test(arguments: [
    ":foo", "?x", "a:b:?c", "#x", "2016", "null", "- x", "%x", "a\\tb", "  a  ", "true", "a: b",
    "##", "$$5", "@a", "*a", "&a", "!a", "|", "'", "\\\"", "a\\nb",
  ])
  func aTextStaysWhatItIs(_ text: String) throws {
    let derived = try Self.derived(
      "skelsnap: 1\nx-k: {\"\(text)\": 1}\n? content\n: {text: \"\(text)\"}\n")
    let tree = try #require(try Self.read(derived.text)["content"]?["text"]?.scalar)
    let due = try #require(try Self.read("a: \"\(text)\"")["a"]?.scalar)
    #expect(tree.text == due.text)
  }

  private static func read(_ text: String) throws -> Tree {
    try Syntax.read(Array(text.utf8), file: "feed.skel.yaml")
  }

  private static func derived(_ text: String) throws -> DerivedDocument {
    try deriveSkeleton(
      Manuscript(
        file: "feed.skel.yaml", bytes: Array(text.utf8), name: "feed", project: nil,
        themes: { _, _ in .refused("there are no themes here") }))
  }
}
