import Foundation
import Testing

/// Views of an app's source, named by options, in each verb that takes documents; and what follows
/// their source.
@Suite("Views named by options")
struct ViewChoiceTests {
  private static let rows = """
    import SwiftUI

    struct Rows: View {
      var body: some View {
        VStack(spacing: 12) {
          ForEach(0..<3, id: \\.self) { _ in Row() }
        }
      }
    }

    #Preview { Rows() }

    """

  private static let row = """
    import SwiftUI

    struct Row: View {
      var body: some View {
        Rectangle().fill(Color(.systemGray5)).frame(width: 80, height: 20)
      }
    }

    """

  private func project() throws -> ViewProject {
    try ViewProject(["Sources/Rows.swift": Self.rows, "Sources/Row.swift": Self.row])
  }

  struct Row: CustomTestStringConvertible {
    var arguments: [String]
    var status: Int32 = 0
    /// What it prints, as data or as talk.
    var words: [String]

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Row(arguments: ["inspect"], words: ["Sources/@Rows  skeleton", "vstack", "80      84"]),
    Row(arguments: ["inspect", "--ios", "26"], words: ["Sources/@ios26-Rows"]),
    Row(
      arguments: ["list"],
      words: ["Sources/@Rows/light/static.png", "Sources/@Rows/dark/layout.txt"]),
    Row(arguments: ["lint"], words: ["1 document, 2 screens"]),
    Row(arguments: ["audit"], words: ["changes to 1 document"]),
    Row(
      arguments: ["shift"], status: 2,
      words: ["no document has both a 'skeleton' and a tree that takes its place"]),
    Row(arguments: ["export", "-o", "rows.svg"], words: []),
    Row(
      arguments: ["list", "--catalogue"], status: 64,
      words: ["'--catalogue' is of a theme, and '--swiftui' of a view"]),
  ])
  func aViewIsNamedByOptions(_ row: Row) throws {
    let project = try project()
    let view = ["--swiftui", "Sources", "--view", "Rows"]
    if row.arguments == ["audit"] {
      #expect(try project.run(["record", "-q"] + view).status == 0)
    }
    let outcome = try project.run(row.arguments + view)
    let said = outcome.output + outcome.error
    #expect(outcome.status == row.status, "\(said)")
    for words in row.words { #expect(said.contains(words), "\(words) in \(said)") }
    if row.status == 0 {
      #expect(!said.contains("warning:"), "\(said)")
    }
  }

  @Test(arguments: ["inspect", "list", "audit", "preview", "lint", "shift", "export"])
  func aViewAloneIsOfNoSource(_ verb: String) throws {
    let outcome = try project().run([verb, "--view", "Rows"])
    #expect(outcome.status == 64)
    #expect(
      outcome.error.contains("--view names a view of --swiftui; give both"), "\(outcome.error)")
  }

  /// A value is told where it was changed, and what no layout tells in the words of the source.
  @Test(arguments: [
    ("let gap: CGFloat = 12", "let gap: CGFloat = 16", "spacing 12 → 16", 4),
    (
      ".contentMargins(10)", ".contentMargins(20)",
      ".contentMargins(10) → .contentMargins(20)", 9
    ),
  ])
  func whatWasChangedIsToldAtItsLine(
    _ from: String, _ to: String, _ told: String, _ line: Int
  ) throws {
    let source = """
      import SwiftUI

      struct Rows: View {
        let gap: CGFloat = 12
        var body: some View {
          ScrollView {
            VStack(spacing: gap) { Row(); Row() }
          }
          .contentMargins(10)
        }
      }

      """
    let project = try ViewProject(["Sources/Rows.swift": source, "Sources/Row.swift": Self.row])
    let view = ["--swiftui", "Sources", "--view", "Rows"]
    #expect(try project.run(["record", "-q"] + view).status == 0)
    try project.change("Sources/Rows.swift", from, to: to)
    let outcome = try project.run(["verify", "--reporter", "github"] + view)
    let errors = outcome.output.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(errors.count == 1, "\(errors)")
    let isTold = errors.first.map { one in
      one.contains("file=Sources/Rows.swift,line=\(line),") && one.contains(told)
    }
    #expect(isTold == true, "\(errors)")
  }

  /// By what it is made of, in whichever file; and a view that could not be compiled is tried again
  /// when a file comes.
  @Test func watchingFollowsTheSource() throws {
    let project = try project()
    let whole = ["--swiftui", "Sources"]
    #expect(try project.run(["record", "-q"] + whole).status == 0)
    let terminal = try PseudoTerminal(
      ["verify", "--watch", "--strict"] + whole, in: project.scratch.path,
      environment: ViewProject.environment)
    // A compiler on a busy machine says nothing for long.
    terminal.patience = 120_000
    let watching = "Control-C ends"
    #expect(try terminal.wait(for: watching).contains("6 identical"))

    try project.change("Sources/Row.swift", "height: 20", to: "height: 24")
    var said = try terminal.wait(for: watching)
    #expect(said.contains("Row.swift changed"), "\(said)")
    #expect(said.contains("height 20 → 24"), "\(said)")

    // A preview more is a document more.
    try project.change("Sources/Row.swift", "height: 24", to: "height: 20")
    _ = try terminal.wait(for: watching)
    try project.change("Sources/Rows.swift", "#Preview {", to: "#Preview { Row() }\n#Preview {")
    said = try terminal.wait(for: watching)
    #expect(said.contains("in 2 documents"), "\(said)")

    try project.change("Sources/Rows.swift", "#Preview { Row() }\n", to: "")
    _ = try terminal.wait(for: watching)
    try FileManager.default.removeItem(atPath: project.scratch.path + "/Sources/Row.swift")
    said = try terminal.wait(for: watching)
    #expect(said.contains("cannot find 'Row'"), "\(said)")
    try project.scratch.write(Self.row, to: "Sources/Line.swift")
    said = try terminal.wait(for: watching)
    #expect(said.contains("6 identical"), "\(said)")
    terminal.interrupt()
    #expect(terminal.end() == 130)
  }

  @Test(.timeLimit(.minutes(30))) func aPreviewFollowsTheSource() throws {
    let project = try project()
    let page = try ServedPage(
      ["preview", "--swiftui", "Sources", "--view", "Rows"], in: project.scratch.path,
      environment: ViewProject.environment)
    func revision(_ answer: String) throws -> Int {
      let found = try #require(answer.firstMatch(of: /"pictured":(\d+)/), "\(answer)")
      return try #require(Int(found.output.1))
    }
    let file = "file=Sources%23Rows"
    let first = try revision(page.ask("GET", "state?\(file)"))
    func nodes(_ revision: Int) throws -> String {
      try page.ask(
        "GET", "nodes?\(file)&revision=\(revision)&screen=skeleton&variant=light&at=0.5")
    }
    #expect(try nodes(first).contains(#""height":20"#))
    try project.change("Sources/Row.swift", "height: 20", to: "height: 24")
    var now = first
    // However long the compiler takes.
    while now == first {
      Thread.sleep(forTimeInterval: 0.1)
      now = try revision(page.ask("GET", "state?\(file)"))
    }
    let answer = try nodes(now)
    #expect(answer.contains(#""height":24"#), "\(answer)")
  }
}
