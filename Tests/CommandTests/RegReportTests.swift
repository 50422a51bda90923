import Foundation
import Testing

/// The report for reg-suit's viewer.
struct RegReportTests {
  private struct Report: Decodable {
    var failedItems: [String]
    var newItems: [String]
    var deletedItems: [String]
    var passedItems: [String]
    var expectedItems: [String]
    var actualItems: [String]
    var diffItems: [String]
    var actualDir: String
    var expectedDir: String
    var diffDir: String
  }

  private func report(_ project: ShardedProject) throws -> Report {
    let data = try Data(contentsOf: project.url("out/reg/reg.json"))
    return try JSONDecoder().decode(Report.self, from: data)
  }

  @Test func everyPictureIsInOneListAndNextToTheFile() throws {
    let project = try ShardedProject.project(.changed)
    for place in ["dark@2x/phase-0500.png", "light/phase-0333.png"] {
      try project.copy("goldens/a/dark/phase-0500.png", to: "goldens/wide/" + place)
    }
    let outcome = try project.run(["verify", "--reporter", "reg:out/reg/reg.json"])
    #expect(outcome.status == 2)
    let report = try report(project)
    #expect(report.failedItems.filter { $0.hasPrefix("a/") }.count == 8)
    // The pictures of this variant already show the change.
    #expect(!report.failedItems.contains("a/light/layout.txt"))
    // A golden that is not a valid picture cannot be shown.
    let unreadable = "b/row/light/phase-0500.png"
    #expect(report.failedItems.contains(unreadable) && report.actualItems.contains(unreadable))
    #expect(!report.expectedItems.contains(unreadable))
    #expect(report.newItems == ["b/row/dark/phase-0250.png"])
    #expect(
      report.deletedItems == ["wide/dark@2x/phase-0500.png", "wide/light/phase-0333.png"])
    #expect(report.passedItems.contains("wide/dark/phase-0000.png"))
    // Only the text has changed there.
    #expect(report.failedItems.contains("wide/light/layout.txt"))
    #expect(!report.passedItems.contains("wide/dark/layout.txt"))
    let all = report.failedItems + report.newItems + report.deletedItems + report.passedItems
    #expect(Set(all).count == all.count)

    let dirs = [report.expectedDir, report.actualDir, report.diffDir]
    #expect(dirs == ["./expected", "./actual", "./diff"])
    for (dir, items) in zip(dirs, [report.expectedItems, report.actualItems, report.diffItems]) {
      for item in items {
        #expect(project.exists("out/reg/\(dir)/\(item)"), "\(dir)/\(item)")
      }
    }
    #expect(outcome.error.isEmpty, "\(outcome.error)")
    #expect(!report.expectedItems.contains("b/row/dark/phase-0250.png"))
    #expect(!report.actualItems.contains("wide/dark@2x/phase-0500.png"))
    func same(_ one: String, _ other: String) throws -> Bool {
      try Data(contentsOf: project.url(one)) == Data(contentsOf: project.url(other))
    }
    let well = "wide/dark/phase-0000.png"
    #expect(try same("out/reg/actual/\(well)", "goldens/\(well)"))
    #expect(try same("out/reg/expected/\(well)", "goldens/\(well)"))
    let moved = "a/light/phase-0000"
    for role in ["actual", "expected", "diff"] {
      #expect(try same("out/reg/\(role)/\(moved).png", ".skelsnap/\(moved)-\(role).png"))
    }
  }

  @Test func mergedShardsAreReportedAsOneRunIs() throws {
    let project = try ShardedProject.project(.obsolete)
    try project.run(["verify", "-q", "--reporter", "reg:out/reg/reg.json"])
    let one = try project.files(in: "out/reg")
    try project.remove("out")
    let shards = try project.verify(shards: 3)
    let merged = try project.run(["merge", "-q", "--reporter", "reg:out/reg/reg.json"] + shards)
    #expect(merged.error.isEmpty, "\(merged.error)")
    #expect(try project.files(in: "out/reg") == one)
    // Without the goldens there are fewer pictures, but the lists are the same.
    try project.remove("goldens")
    let bare = try project.run(["merge", "-q", "--reporter", "reg:bare/reg.json"] + shards)
    #expect(bare.status == 1)
    #expect(try project.files(in: "bare")["reg.json"] == one["reg.json"])
  }

  @Test func itNeedsAFile() throws {
    let outcome = try ShardedProject().run(["verify", "--reporter", "reg"])
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("'--reporter reg:reg/reg.json'"), "\(outcome.error)")
  }
}
