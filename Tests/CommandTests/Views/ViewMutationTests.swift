import Foundation
import Testing

/// Numbers, colours and words of a view that were changed, each told at the line where it stands.
@Suite("A change in a view is told at its line")
struct ViewMutationTests {
  struct Row: Sendable {
    /// A view over several lines, with a percent sign where it is changed.
    var view: String
    var before: String
    var after: String
  }

  private static let shape = "Rectangle()\n.fill(.gray)\n.frame(width: 60, height: 20)"

  static let rows: [Row] = [
    Row(view: "\(shape)\n.padding(%)\n.background(.yellow)", before: "4", after: "6"),
    Row(
      view: "VStack(spacing: %) {\n\(shape)\n\(shape)\n}\n.fixedSize()", before: "4", after: "6"),
    Row(
      view: "HStack(\nalignment: .top,\nspacing: %\n) {\n\(shape)\n\(shape)\n}\n.fixedSize()",
      before: "4", after: "6"),
    Row(view: "Rectangle()\n.fill(.gray)\n.frame(width: %, height: 20)", before: "60", after: "70"),
    Row(
      view: "Rectangle()\n.fill(.gray)\n.frame(\nwidth: 60,\nheight: %\n)", before: "20",
      after: "24"),
    Row(
      view: "Rectangle()\n.fill(%)\n.frame(width: 60, height: 20)", before: ".red", after: ".blue"),
    Row(
      view: "%\n.fill(.gray)\n.frame(width: 20, height: 20)", before: "Circle()",
      after: "Rectangle()"),
    Row(
      view: "RoundedRectangle(cornerRadius: %)\n.fill(.gray)\n.frame(width: 60, height: 20)",
      before: "4", after: "8"),
    Row(view: "\(shape)\n.cornerRadius(%)", before: "4", after: "8"),
    Row(
      view: "\(shape)\n.clipShape(%)", before: "Capsule()",
      after: "RoundedRectangle(cornerRadius: 2)"),
    Row(view: "\(shape)\n.opacity(%)", before: "0.8", after: "0.5"),
    Row(view: "\(shape)\n.rotationEffect(.degrees(%))", before: "10", after: "20"),
    Row(view: "\(shape)\n.scaleEffect(%)", before: "1.1", after: "1.2"),
    Row(view: "\(shape)\n.shadow(radius: %)", before: "2", after: "4"),
    Row(view: "\(shape)\n.blur(radius: %)", before: "1", after: "2"),
    Row(view: "\(shape)\n.border(.red, width: %)", before: "1", after: "3"),
    Row(view: "Text(\"%\")\n.font(.body)", before: "One", after: "Another"),
    Row(view: "Text(\"One\")\n.bold()\n.font(%)", before: ".body", after: ".title"),
    Row(view: "Text(\"One\")\n.fontWeight(%)\n.font(.body)", before: ".medium", after: ".heavy"),
    Row(view: "Text(\"One\")\n.foregroundStyle(%)", before: ".red", after: ".blue"),
    Row(view: "VStack {\nText(\"One\")\n}\n.foregroundColor(%)", before: ".red", after: ".blue"),
    Row(view: "VStack {\nText(\"One\")\n}\n.font(%)", before: ".body", after: ".footnote"),
    Row(
      view: "Text(\"One\")\n.padding(4)\n.background {\nRoundedRectangle(cornerRadius: %)\n"
        + ".fill(.yellow)\n}", before: "4", after: "8"),
    Row(
      view: "Text(\"One\")\n.padding(4)\n.background {\nRoundedRectangle(cornerRadius: 4)\n"
        + ".fill(%)\n}", before: ".yellow", after: ".green"),
    Row(view: "Text(\"One\")\n.background(%)", before: "Color.yellow", after: "Color.green"),
    Row(
      view: "VStack(spacing: 0) {\nForEach(0..<%, id: \\.self) { _ in\n\(shape)\n}\n}",
      before: "2", after: "3"),
    Row(view: "Image(systemName: \"%\")\n.font(.body)", before: "heart", after: "star"),
    Row(view: "Image(systemName: \"heart\")\n.imageScale(%)", before: ".large", after: ".small"),
    Row(view: "ProgressView(value: %)\n.tint(.green)", before: "0.4", after: "0.7"),
    Row(view: "ProgressView(value: 0.4)\n.tint(%)", before: ".green", after: ".red"),
  ]

  /// A view with all rows in places of their own, and the lines that are changed.
  private static func source(_ value: (Row) -> String) -> (text: String, lines: Set<Int>) {
    var text =
      "import SwiftUI\n\nstruct Rows: View {\nvar body: some View {\nVStack(spacing: 0) {\n"
    var lines: Set<Int> = []
    for index in rows.indices {
      text += "Place\(index)()\n"
    }
    text += "}\n}\n}\n"
    for (index, row) in rows.enumerated() {
      text += "struct Place\(index): View {\nvar body: some View {\nZStack {\n"
      let start = text.count { $0 == "\n" } + 1
      let before = row.view.prefix { $0 != "%" }.count { $0 == "\n" }
      lines.insert(start + before)
      text +=
        row.view.replacing("%", with: value(row)) + "\n}\n.frame(width: 200, height: 60)\n}\n}\n"
    }
    return (text, lines)
  }

  @Test func eachAtItsOwn() throws {
    let (text, lines) = Self.source(\.before)
    let project = try ViewProject(["Sources/Rows.swift": text])
    let view = ["--swiftui", "Sources", "--view", "Rows"]
    #expect(try project.run(["record", "-q"] + view).status != 2)
    try project.scratch.write(Self.source(\.after).text, to: "Sources/Rows.swift")
    let outcome = try project.run(["verify", "-v"] + view)
    let findings = outcome.output.components(separatedBy: "what does not hold")[0]
    let told = findings.matches(of: /at Sources\/Rows\.swift:(\d+)/).compactMap { Int($0.output.1) }
    #expect(Set(told) == lines, "\(findings)")
    #expect(told.count == lines.count, "\(findings)")
  }
}
