import Foundation
import Testing

/// Four apps' loading screens in SwiftUI, as an app would write them, against the documents of the
/// same screens: their goldens know nothing of SwiftUI.
@Suite("Views of apps against the goldens of their documents")
struct AppViewsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var view: String
    var golden: String
    var options: [String]
    /// How far a sample may be off: what is painted in two layers is rounded twice.
    var threshold = 0

    var testDescription: String { "\(view) as \(golden)" }
  }

  private static func rows(
    _ view: String, as document: String, threshold: Int = 0, _ frames: [(String, String)]
  ) -> [Row] {
    frames.map { golden, options in
      Row(
        view: view, golden: "\(document)/\(golden).png",
        options: options.split(separator: " ").map(String.init), threshold: threshold)
    }
  }

  static let rows: [Row] =
    rows(
      "Conversations", as: "buzzbox/conversation-list",
      [
        ("light/phase-0375", "--phase 0.375"), ("light/phase-0500", "--phase 0.5"),
        ("light/phase-0625", "--phase 0.625"),
        ("light-w768x1024/phase-0500", "--width 768x1024 --phase 0.5"),
        (
          "dark-increased-reduced-rtl-w375/static",
          "--appearance dark --contrast increased --motion reduced --direction rtl --width 375"
        ),
      ])
    + rows(
      "Recommended", as: "agora/recommended",
      [
        ("light/phase-0400", "--phase 0.4"), ("light/phase-0500", "--phase 0.5"),
        ("light/phase-0600", "--phase 0.6"),
        ("light-reduced-rtl/static", "--motion reduced --direction rtl"),
        (
          "dark-increased-reduced/static",
          "--appearance dark --contrast increased --motion reduced"
        ),
        ("light-w320/phase-0500", "--width 320 --phase 0.5"),
        ("light-w768x1024/phase-0500", "--width 768x1024 --phase 0.5"),
      ])
    + rows(
      "Pieces", as: "baolife/pieces",
      [
        ("light/phase-0250", "--phase 0.25"), ("light/phase-0500", "--phase 0.5"),
        ("light/phase-0750", "--phase 0.75"),
        (
          "dark-increased-rtl/phase-0500",
          "--appearance dark --contrast increased --direction rtl --phase 0.5"
        ),
        ("dark-reduced/static", "--appearance dark --motion reduced"),
      ])
    + rows(
      "Cards", as: "nuvie/cards", threshold: 2,
      [
        ("dark/phase-0000", "--appearance dark --phase 0"),
        ("dark/phase-0250", "--appearance dark --phase 0.25"),
        ("dark/phase-0750", "--appearance dark --phase 0.75"),
      ])
    + rows(
      "Cards", as: "nuvie/cards",
      [
        (
          "dark-increased-reduced-rtl/static",
          "--appearance dark --contrast increased --motion reduced --direction rtl"
        )
      ])

  @Test(arguments: rows) func isAsTheDocument(_ row: Row) throws {
    let project = try ViewProject(copying: "Tests/CommandTests/Views/Apps")
    // Documents of the cards are as high as these.
    let height = row.golden.hasPrefix("baolife/pieces") || row.view == "Cards" ? "fit" : "852"
    try project.scratch.write(
      """
      skelsnap: 1
      canvas: {width: 393, height: \(height)}
      skeleton: {swiftui: {view: \(row.view), source: Apps}}

      """, to: "view.skel.yaml")
    let painted = try project.run(
      ["render", "view.skel.yaml", "-q", "-o", "view.png"] + row.options)
    #expect(painted.status == 0 && painted.error == "")
    let golden = Documentation.folder + "/goldens/examples/" + row.golden
    let compared = try project.run(
      ["diff", golden, "view.png", "--metric", "channel", "--threshold", "\(row.threshold)"])
    #expect(compared.status == 0, "\(compared.output)\(compared.error)")
  }

  /// What `diff` says where one of the two has changed.
  @Test func aDocumentAndItsViewAreKeptInStep() throws {
    let project = try ViewProject(copying: "Tests/CommandTests/Views/Apps")
    let document = """
      skelsnap: 1
      canvas: {width: 393, height: 852}
      theme: buzzbox
      skeleton:
        scroll:
          vstack:
            spacing: 0
            children:
              - repeat: {count: 8, id: row, view: {use: conversationRowSkeleton}}
      snapshots: {appearance: [light, dark], motion: [full, reduced]}

      """
    try project.scratch.write(document, to: "rows.skel.yaml")
    let arguments = ["diff", "rows.skel.yaml", "Apps/Buzzbox.swift#Conversations"]
    let same = try project.run(arguments)
    #expect(same.status == 0, "\(same.output)\(same.error)")
    try project.change("Apps/Buzzbox.swift", "HStack(spacing: 12)", to: "HStack(spacing: 14)")
    let changed = try project.run(arguments)
    #expect(changed.status == 1)
    #expect(changed.output.contains("Apps/Buzzbox.swift:"), "\(changed.output)")
    #expect(changed.output.contains("x 78 → 80 (+2)"), "\(changed.output)")
  }
}
