import Foundation
import Testing

/// `audit` as a process.
struct AuditVerbTests {
  private static func document(snapshots: String = "{phases: [0]}") -> String {
    """
    skelsnap: 1
    canvas: {width: 100, height: 60}
    snapshots: \(snapshots)
    theme: {colors: {bone: {light: "#112233", dark: "#223344"}}}
    skeleton: {block: {width: 40, height: 10, radius: 2, fill: bone}}

    """
  }

  private static func project(_ document: String) throws -> GoldenProject {
    let project = try GoldenProject(document: document)
    let recorded = try project.run(["record", "-q"])
    try #require(recorded.status == 0, "\(recorded.error)")
    return project
  }

  @Test func whatLivesIsListedByLine() throws {
    let project = try Self.project(Self.document())
    let outcome = try project.run(["audit"])
    #expect(outcome.status == 1)
    #expect(outcome.error == "")
    #expect(
      outcome.output == """
        row.skel.yaml
          4:49  colors.bone.dark: #223344 → #023344
            lives: seen in row: skeleton in dark; paint the variant, by 'snapshots: {include: …}'

        11 changes to 1 document: 10 noticed, 1 lives; score 90.9 %

        """)
  }

  @Test func ofNothingThereIsNoScore() throws {
    let project = try GoldenProject(
      document: Self.document().replacing("{colors:", with: "{extends: ./bare.theme.yaml, colors:"))
    try project.scratch.write("skelsnap: 1\n", to: "bare.theme.yaml")
    #expect(try project.run(["record", "-q"]).status == 0)
    let outcome = try project.run(["audit", "--of", "bare.theme.yaml"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("nothing in 1 document can be changed, "), "\(outcome)")
    #expect(!outcome.output.contains("100 %"))
  }

  @Test func aScoreOfLessCanBeAskedFor() throws {
    let project = try Self.project(Self.document())
    #expect(try project.run(["audit", "--least", "90"]).status == 0)
    #expect(try project.run(["audit", "--least", "91"]).status == 1)
  }

  @Test func aGoldenOfTheVariantNoticesIt() throws {
    let project = try Self.project(
      Self.document(snapshots: "{phases: [0], include: [{appearance: dark}]}"))
    let outcome = try project.run(["audit", "--json"])
    #expect(outcome.status == 0)
    let all = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(all["version"] as? Int == 1)
    #expect(all["score"] as? Double == 1)
    let mutants = try #require(all["mutants"] as? [[String: Any]])
    let dark = try #require(
      mutants.first { $0["change"] as? String == "colors.bone.dark: #223344 → #023344" })
    #expect(dark["fate"] as? String == "noticed")
    #expect(dark["by"] as? String == "row/dark/layout.txt")
    #expect(dark["line"] as? Int == 4)
  }

  @Test func goldensThatDoNotHoldSayNothing() throws {
    let project = try GoldenProject(document: Self.document())
    let outcome = try project.run(["audit"])
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains(
        "3 of 3 goldens do not hold, so nothing can be said of what they would notice; see "
          + "'skelsnap verify'"))
    #expect(outcome.output == "")
  }

  @Test func aFileIsNamedAsAnyPath() throws {
    let project = try Self.project(Self.document())
    #expect(try project.run(["audit", "--of", "./row.skel.yaml", "--least", "0"]).status == 0)
  }

  @Test func theResultsOfARunAreNotReplaced() throws {
    let project = try Self.project(Self.document())
    _ = try project.run(["verify"])
    let outcome = try project.run(["audit", "--reporter", "json:.skelsnap/results.json"])
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("'accept' needs the results that are there"))
  }

  @Test func nothingIsWritten() throws {
    let project = try Self.project(Self.document())
    let before = try FileManager.default.subpathsOfDirectory(atPath: project.path).sorted()
    _ = try project.run(["audit"])
    #expect(try FileManager.default.subpathsOfDirectory(atPath: project.path).sorted() == before)
  }

  @Test func aFileThatIsNotThereIsSaid() throws {
    let project = try Self.project(Self.document())
    let outcome = try project.run(["audit", "--of", "other.theme.yaml"])
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains(
        "none of the documents is, or is made of, 'other.theme.yaml'; there are 'row.skel.yaml'"))
  }
}
