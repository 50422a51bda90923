import SkeletonModel
import TestSupport
import Testing

@testable import SkeletonLanguage
@testable import SkeletonLint

/// What rules measure with, against values from elsewhere.
struct MeasureTests {
  /// By WCAG's own definition, worked out with another program.
  @Test(arguments: [
    ("#000000", "#ffffff", 21.0), ("#767676", "#ffffff", 4.542), ("#777777", "#ffffff", 4.478),
    ("#ff0000", "#00ff00", 2.914), ("#1e293b", "#0f172a", 1.220), ("#808080", "#808080", 1),
  ])
  func ratiosAreWCAGs(one: String, other: String, ratio: Double) throws {
    let colors = try [one, other].map { text in
      SeenColor(try #require(Color(hex: text.dropFirst())))
    }
    #expect(abs(colors[0].ratio(to: colors[1]) - ratio) < 0.001)
    #expect(colors[0].ratio(to: colors[1]) == colors[1].ratio(to: colors[0]))
  }

  struct Broken: Sendable {
    var text: String
    var lines: [String]
    var found: String?

    init(_ text: String, _ lines: [String], _ found: String? = nil) {
      self.text = text
      self.lines = lines
      self.found = found
    }
  }

  static let broken: [Broken] = [
    Broken("42 %", ["42", "%"], "42 / %"),
    Broken("42%", ["42", "%"], "42 / %"),
    Broken("under 5 min.", ["under 5", "min."], "5 / min."),
    Broken("Extraordinary", ["Extraordi", "nary"], "Extraordi / nary"),
    Broken("well-known", ["well-", "known"]),
    Broken("two words", ["two", "words"]),
    Broken("two words", ["two words"]),
    Broken("7 dwarfs", ["7", "dwarfs"]),
    Broken("5\nm", ["5", "m"]),
    Broken("and/or", ["and/", "or"]),
    // Scripts without spaces break anywhere.
    Broken("読み込み中", ["読み", "込み中"]),
    Broken("กำลังโหลด", ["กำลัง", "โหลด"]),
    Broken("Загрузка", ["Загру", "зка"], "Загру / зка"),
    // Cut off, and so not what was written.
    Broken("Extraordinary words", ["Extraordinary", "wo…"]),
  ]

  @Test(arguments: broken)
  func aBrokenWordIsTold(one: Broken) {
    let found = one.text.brokenWord(in: one.lines).map { "\($0.before) / \($0.after)" }
    #expect(found == one.found)
  }

  /// A text below a scrim, on a gradient, and on the paper of a transparent canvas.
  @Test(arguments: [
    (
      """
      canvas: {width: 100, height: 60, background: "#ffffff"}
      content:
        zstack:
          children:
            - text: {value: Below, color: "#777777"}
            - block: {fill: "#000000 @ 0.5"}
      """, "#777777 #ffffff"
    ),
    (
      """
      canvas: {width: 100, height: 60, background: "#ffffff"}
      content:
        zstack:
          background: "#000000 @ 0.5"
          opacity: 0.5
          children: [{text: {value: Faint, color: "#ffffff"}}]
      """, "#dfdfdf #bfbfbf"
    ),
    (
      """
      canvas: {width: 100, height: 60, background: "#00000000"}
      content: {text: {value: On paper, color: "#777777"}}
      """, "#777777 #ffffff"
    ),
  ])
  func whatLiesBehindIsComposited(screen: String, colors: String) throws {
    let document = try Document.reading(
      "skelsnap: 1\nsnapshots: {appearance: [light]}\n" + screen)
    let result = lint([LintJob(document, LintSettings())], isWhole: true, workers: 1)
    let found = result.findings.first { $0.rule == .textContrast }
    #expect(found?.colors == colors.split(separator: " ").map(String.init))
  }

  /// The same picture of a placeholder gives the same finding, however many workers there are.
  @Test func findingsDoNotDependOnWorkers() throws {
    let documents = try ["#f4f4f4", "#fdfdfd", "#f9f9f9"].map { fill in
      try Document.reading(
        "skelsnap: 1\ncanvas: {width: 90, height: 90, background: white}\n"
          + "skeleton: {vstack: {children: [{repeat: {count: 9, view: {block: {fill: \"\(fill)\"}}}}]}}"
      )
    }
    let jobs = documents.map { LintJob($0, LintSettings()) }
    #expect(lint(jobs, isWhole: true, workers: 1) == lint(jobs, isWhole: true, workers: 3))
  }

  @Test func aThemeFileIsUsedByWhicheverDocumentHasIt() throws {
    let theme = """
      skelsnap: 1
      colors: {brand: "#ff2d55", spare: "#30b0c7"}
      components: {bar: {block: {fill: "#30b0c7"}}}
      """
    func document(_ name: String, _ skeleton: String) throws -> LintJob {
      let text = "skelsnap: 1\ntheme: ./app.theme.yaml\nskeleton: \(skeleton)\n"
      let document = try Document.read(
        file: name + ".skel.yaml", bytes: Array(text.utf8), name: name
      ) { _, _ in .text(file: "app.theme.yaml", bytes: Array(theme.utf8)) }
      return LintJob(document, LintSettings())
    }
    let jobs = try [
      document("a", "{use: bar}"), document("b", "{block: {fill: brand}}"),
    ]
    func found(_ jobs: [LintJob], isWhole: Bool) -> [String] {
      lint(jobs, isWhole: isWhole, workers: 1).findings
        .filter { [.unused, .literals].contains($0.rule) }
        .map { "\($0.document) \($0.position): \($0.message)" }
    }
    let literal = "a app.theme.yaml:3:34: #30b0c7 is the theme's 'spare'"
    let spare = "a app.theme.yaml:2:28: nothing uses the colour 'spare'"
    #expect(found(jobs, isWhole: true) == [spare, literal])
    #expect(found(jobs, isWhole: false) == [literal])
    let brand = "a app.theme.yaml:2:10: nothing uses the colour 'brand'"
    #expect(found([jobs[0]], isWhole: true) == [brand, spare, literal])
  }
}
