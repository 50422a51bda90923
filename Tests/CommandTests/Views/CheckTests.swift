import Foundation
import Testing

@Suite("What can be shown of an app, on the command line")
struct CheckTests {
  private func project() throws -> ViewProject {
    try ViewProject([
      "App/Row.swift": """
      import SwiftUI
      import Confetti

      struct Row: View {
        var body: some View { Text("Row").frame(width: 80) }
      }

      struct Party: View {
        var body: some View {
          VStack {
            Text("Party")
            ConfettiCannon(count: 3).frame(width: 40, height: 40)
          }
        }
      }

      struct Empty: View {
        var body: some View { EmptyView() }
      }

      struct Card: View {
        let title: String
        var body: some View { Text(title) }
      }

      #Preview("Card") { Card(title: "Title") }
      """,
      "App/End.swift": """
      import Foundation
      import SwiftUI

      struct End: View {
        func end() -> String { exit(3) }
        var body: some View { Text(end()) }
      }
      """,
    ])
  }

  @Test func everyViewIsListedWithItsOutcomeTheWorstFirst() throws {
    let project = try project()
    let outcome = try project.run(["check", "--swiftui", "App", "--reporter", "html:views.html"])
    #expect(outcome.status == 1, "\(outcome.error)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "✘ 1 view without a picture:", "\(outcome.output)")
    for words in [
      "ended with status 3", "at App/End.swift:4:1: End", "◐ 1 view drawn without a part:",
      "'ConfettiCannon', which is not here (the file imports Confetti)",
      "at App/Row.swift:12:7: Party", "the picture has one colour",
    ] {
      #expect(outcome.output.contains(words), "\(words) in \(outcome.output)")
    }
    #expect(
      lines.last
        == "✘ 5 views: 2 whole, 1 with stand-ins, 1 of one colour, 1 without a picture; "
        + "1 more needs arguments")
    let page = try String(contentsOfFile: project.scratch.path + "/views.html", encoding: .utf8)
    #expect(page.components(separatedBy: "id=\"picture-").count == 5)
    #expect(page.contains("ConfettiCannon"))

    let json = try project.run(["check", "--swiftui", "App", "--json"])
    let tree = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let views = try #require(tree["views"] as? [[String: Any]])
    #expect(
      views.map { "\($0["view"] ?? "") \($0["outcome"] ?? "")" } == [
        "End refused", "Row whole", "Party stand-ins", "Empty blank", "Card arguments",
        "Card whole",
      ])
  }

  @Test func onlyRefusalsFailUnlessItIsStrict() throws {
    let project = try project()
    #expect(try project.run(["check", "--swiftui", "App", "--view", "Row"]).status == 0)
    #expect(try project.run(["check", "--swiftui", "App", "--view", "Party"]).status == 0)
    #expect(
      try project.run(["check", "--swiftui", "App", "--view", "Party", "--strict"]).status == 1)
    let none = try project.run(["check", "--swiftui", "App", "--view", "Rows"])
    #expect(none.status == 2)
    #expect(none.error.contains("there is no view and no preview 'Rows'"), "\(none.error)")
    #expect(try project.run(["check"]).error.contains("--swiftui FOLDER"))
  }
}
