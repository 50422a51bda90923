import Foundation
import SkeletonReports
import Testing

/// Scenarios as cases of the verbs that handle goldens.
struct ScenarioGoldensTests {
  private static func document(
    data: String = "400ms", timeout: String = "10s", snapshots: String = "", title: String = "a"
  ) -> String {
    """
    skelsnap: 1
    canvas: {width: 60, height: 40, background: "#ffffff"}
    skeleton: {block: {id: bar, width: 40, height: 10, fill: "#999999"}}
    content: {block: {id: bar, width: 40, height: 20, fill: "#003366"}}
    error: {block: {width: 50, height: 20, fill: "#990000"}}
    lifecycle: {timeout: \(timeout), transitions: {content: {duration: 100ms, easing: linear}}}
    scenarios:
      quick:
        script: {\(data): data}
        instants: [450ms, 0ms, {from: 16.667ms, to: 16.667ms, every: 1ms}]\(snapshots)
      silent: {}
    snapshots: {appearance: [light, dark], states: [skeleton]}
    title: \(title)

    """
  }

  private static let quick = [
    "t00000.png", "t00016.667.png", "t00450.png", "events.txt", "accessibility.txt",
  ].map { "row/light/scenario-quick/\($0)" }
  private static let silent = ["events.txt", "accessibility.txt"]
    .map { "row/light/scenario-silent/\($0)" }

  private func recorded(_ document: String = Self.document()) throws -> GoldenProject {
    let project = try GoldenProject(document: document)
    let outcome = try project.run(["record"])
    #expect(outcome.status == 0, "\(outcome.error)")
    return project
  }

  @Test func instantsAndTextsAreCases() throws {
    let project = try recorded()
    let listed = try project.run(["list"]).output.split(separator: "\n").map(String.init)
    #expect(listed.filter { $0.contains("scenario") } == Self.quick + Self.silent)
    for name in Self.quick + Self.silent {
      #expect(FileManager.default.fileExists(atPath: project.url("goldens/" + name).path))
    }
    let verified = try project.run(["verify"])
    #expect(verified.status == 0 && verified.output.contains("\(listed.count) identical"))
    #expect(try project.run(["prune"]).status == 0)
  }

  @Test func theTextsSayWhatHappensAndWhatIsThere() throws {
    let project = try recorded()
    func text(_ name: String) throws -> String {
      try String(contentsOf: project.url("goldens/row/light/" + name), encoding: .utf8)
    }
    #expect(
      try text("scenario-quick/events.txt") == """
        document row
        scenario quick
        variant light

        0 state  loading
        0 appear
        0 load.start
        0 attempt.start  attempt 1
        0 skeleton.show
        0 announce  text Loading
        400 state  loaded
        400 data
        400 skeleton.hide  reason data
        400 transition.start  to content, duration 100
        500 skeleton.gone
        500 transition.end  to content
        500 analytics  name time_to_interactive

        ends at 500
        timers left 0

        """)
    #expect(
      try text("scenario-quick/accessibility.txt") == """
        document row
        scenario quick
        variant light

        0
          busy "Loading"
        400
          nothing

        """)
    #expect(try text("scenario-silent/events.txt").contains("\n10000 timeout\n"))
  }

  /// What is at that instant is no secret of the golden: a pixel that is half of each tree.
  @Test func aPictureIsThatOfItsInstant() throws {
    let project = try recorded()
    let rendered = try project.run([
      "render", "row.skel.yaml", "--scenario", "quick", "--at", "450ms", "-o", "own.png",
    ])
    #expect(rendered.status == 0)
    let own = try Data(contentsOf: project.url("own.png"))
    #expect(own == (try Data(contentsOf: project.url("goldens/\(Self.quick[2])"))))
    let other = try project.run([
      "render", "row.skel.yaml", "--scenario", "quick", "--at", "451ms", "-o", "other.png",
    ])
    #expect(other.status == 0)
    #expect(own != (try Data(contentsOf: project.url("other.png"))))
  }

  @Test func aChangeOfTimeIsExplainedLineByLine() throws {
    let project = try recorded()
    try project.write(Self.document(data: "380ms"))
    let outcome = try project.run(["verify", "--json"])
    #expect(outcome.status == 1)
    let cases = try Self.cases(outcome.output)
    let failed = cases.filter { $0.verdict != "identical" }
    #expect(
      failed.map(\.name).sorted()
        == [Self.quick[2], Self.quick[3], Self.quick[4]].sorted())
    let events = try #require(failed.first { $0.name == Self.quick[3] }?.message)
    #expect(events.contains("line 11 was: '400 state  loaded'"))
    #expect(events.contains("line 11 now: '380 state  loaded'"))
    let picture = try #require(failed.first { $0.name == Self.quick[2] })
    #expect(picture.message?.contains("see events.txt") == true)
    #expect(picture.loading == "loaded")
    #expect(cases.first { $0.name == Self.quick[0] }?.loading == "loading")
  }

  /// A value that no picture shows.
  @Test func aTimeoutIsSeenInTheLogAlone() throws {
    let project = try recorded()
    try project.write(Self.document(timeout: "9s"))
    let outcome = try project.run(["verify", "--json"])
    #expect(outcome.status == 1)
    let failed = try Self.cases(outcome.output).filter { $0.verdict != "identical" }
    #expect(failed.map(\.name).sorted() == Self.silent.sorted())
  }

  /// What the report proposes for a scenario's film strip is of that scenario alone.
  @Test func aScenarioIsAcceptedByItself() throws {
    let project = try recorded()
    let wide = Self.document(timeout: "9s").replacingOccurrences(of: "width: 40", with: "width: 42")
    try project.write(wide)
    #expect(try project.run(["verify"]).status == 1)
    let report = try String(
      contentsOf: project.url(".skelsnap/report.html"), encoding: .utf8)
    let filter = "row/light/scenario-silent/*"
    #expect(report.contains("--filter '\(filter)'"))
    #expect(try project.run(["accept", "--filter", filter]).status == 0)
    let failed = try Self.cases(project.run(["verify", "--json"]).output)
      .filter { $0.verdict != "identical" }
    #expect(!failed.isEmpty && !failed.contains { $0.name.contains("scenario-silent") })
  }

  @Test func aNodeThatChangedIsNamed() throws {
    let project = try recorded()
    try project.write(
      Self.document().replacingOccurrences(
        of: "width: 40, height: 10", with: "width: 38, height: 10"))
    let outcome = try project.run(["verify", "--filter", "scenario-quick"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("bar"))
    #expect(outcome.output.contains("width 40 → 38"))
  }

  @Test func aScenarioThatIsGoneLeavesObsoleteGoldens() throws {
    let project = try recorded()
    try project.write(Self.document().replacingOccurrences(of: "  silent: {}\n", with: ""))
    let outcome = try project.run(["verify"])
    #expect(outcome.status == 1 && outcome.output.contains("2 obsolete"))
    #expect(try project.run(["prune", "--apply"]).status == 0)
    #expect(try project.run(["verify"]).status == 0)
    #expect(
      !FileManager.default.fileExists(
        atPath: project.url("goldens/row/light/scenario-silent").path))
  }

  /// In variants of its own, where nothing else is painted.
  @Test func aScenarioHasVariantsOfItsOwn() throws {
    let own = "\n    snapshots: {appearance: [dark], contrast: [increased]}"
    let project = try recorded(Self.document(snapshots: own))
    let listed = try project.run(["list"]).output.split(separator: "\n").map(String.init)
    let quick = Self.quick.map { $0.replacingOccurrences(of: "light", with: "dark-increased") }
    #expect(listed.filter { $0.contains("dark-increased") } == quick)
    #expect(try project.run(["verify"]).status == 0)
    #expect(try project.run(["verify", "--contrast", "increased"]).output.contains("5 identical"))
    let shards = try ["1/2", "2/2"].flatMap {
      try Self.cases(project.run(["verify", "--json", "--shard", $0]).output).map(\.name)
    }
    #expect(shards.sorted() == listed.sorted())
  }

  @Test(arguments: [
    (["--at", "1ms"], 64, "'--at' goes with '--scenario'"),
    (["--scenario", "quik", "--at", "1ms"], 2, "did you mean 'quick'?"),
    (["--scenario", "silent"], 2, "lists no instants; give some with --at"),
    (["--scenario", "quick", "--phase", "0.5", "--at", "0"], 64, "'--phase' is of states"),
    (["--scenario", "quick", "--at", "soon"], 64, "a duration is due"),
    (["--scenario", "quick"], 64, "3 frames need a folder"),
  ])
  func whatRenderRefuses(arguments: [String], status: Int32, says: String) throws {
    let project = try GoldenProject(document: Self.document())
    let outcome = try project.run(["render", "row.skel.yaml", "-o", "x.png"] + arguments)
    #expect(outcome.status == status, "\(outcome.status)")
    #expect(outcome.error.contains(says), "\(outcome.error)")
  }

  @Test func aScenarioHasNoStatesOrPhases() throws {
    for key in ["states: [skeleton]", "phases: [0]", "tolerance: 1", "masks: [bar]"] {
      let project = try GoldenProject(
        document: Self.document(snapshots: "\n    snapshots: {\(key)}"))
      let outcome = try project.run(["list"])
      #expect(outcome.status == 2)
      #expect(outcome.error.contains("row.skel.yaml:11:"), "\(outcome.error)")
    }
  }

  @Test func namesThatAMacTakesForOneAreRefused() throws {
    let project = try GoldenProject(
      document: Self.document().replacingOccurrences(of: "silent: {}", with: "Quick: {}"))
    let outcome = try project.run(["list"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("'quick' and 'Quick' differ in upper and lower case alone"))
  }

  /// One scenario that cannot be shown is named, and takes no other one along.
  @Test func aValueThatDoesNotFitConcernsItsScenarioAlone() throws {
    let project = try GoldenProject(
      document: Self.document().replacingOccurrences(of: "width: 50", with: "width: $wide")
        .replacingOccurrences(
          of: "silent: {}",
          with: "silent: {script: {1s: [{set: {wide: oops}}, fail]}, instants: [2s]}")
        + "parameters: {wide: 50}\n")
    let outcome = try project.run(["record"])
    #expect(outcome.status == 2)
    let said = outcome.output + outcome.error
    #expect(said.contains("the scenario 'silent' of row cannot be shown in light"), "\(said)")
    #expect(said.contains("an event gives 'wide' the value \"oops\""))
    for name in Self.quick {
      #expect(FileManager.default.fileExists(atPath: project.url("goldens/" + name).path))
    }
    // Its goldens are due nonetheless.
    #expect(!(try project.run(["verify"])).output.contains("obsolete"))
  }

  /// What is seen in a scenario alone is not hidden by a tolerance made for other trees.
  @Test func aToleranceIsOfTreesThatArePictures() throws {
    let tolerant = Self.document()
      .replacingOccurrences(
        of: "states: [skeleton]", with: "states: [skeleton], tolerance: {channel: 2, pixels: 100}")
    let project = try recorded(tolerant)
    try project.write(
      tolerant.replacingOccurrences(
        of: "height: 20, fill: \"#003366\"", with: "height: 19, fill: \"#003366\""))
    let outcome = try project.run(["verify"])
    #expect(outcome.status == 1 && outcome.output.contains("t00450"), "\(outcome.output)")
  }

  @Test func nothingIsLeftInFoldersOfScenarios() throws {
    let project = try recorded()
    let left = "row/light/scenario-quick/.skelsnap-1-1.tmp"
    try Data().write(to: project.url("goldens/" + left))
    try project.write(Self.document(data: "380ms"))
    #expect(try project.run(["verify"]).status == 1)
    let kept = project.url(".skelsnap/row/light/scenario-quick").path
    #expect(FileManager.default.fileExists(atPath: kept))
    #expect(try project.run(["record"]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: project.url("goldens/" + left).path))
    #expect(try project.run(["verify"]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func allInstantsInAVariantThatIsNotListed() throws {
    let project = try GoldenProject(document: Self.document())
    let outcome = try project.run([
      "render", "row.skel.yaml", "--scenario", "quick", "--all", "--contrast", "increased", "-o",
      "frames",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      FileManager.default.fileExists(
        atPath: project.url("frames/row/light-increased/scenario-quick/t00450.png").path))
  }

  @Test func aScenarioHasAVariantAtLeast() throws {
    let none = "\n    snapshots: {exclude: [{appearance: light}]}"
    let outcome = try GoldenProject(document: Self.document(snapshots: none)).run(["list"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("'quick' is painted in no variant"), "\(outcome.error)")
  }

  @Test func oneInstantIsOfTheScenariosOwnVariant() throws {
    let own = "\n    snapshots: {direction: [rtl]}"
    let project = try GoldenProject(document: Self.document(snapshots: own))
    let outcome = try project.run([
      "render", "row.skel.yaml", "--scenario", "quick", "--at", "1ms", "-o", "frames/",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      FileManager.default.fileExists(
        atPath: project.url("frames/row/light-rtl/scenario-quick/t00001.png").path))
  }

  private static let wordy = """
    skelsnap: 1
    canvas: {width: 60, height: 40, background: "#ffffff"}
    parameters: {word: one}
    skeleton: {block: {width: 40, height: 10, fill: "#999999"}}
    content: {text: $word}
    lifecycle: {transitions: {content: 0}}
    scenarios:
      quick: {script: {400ms: data, 600ms: {set: {word: "$$x"}}}, instants: [0ms, 400ms, 600ms]}
    snapshots: {appearance: [light], states: [skeleton], phases: [0.5]}

    """

  /// The fonts that a file names are those of its instant, whatever else is painted.
  @Test func aFileDoesNotDependOnTheOthers() throws {
    let project = try recorded(Self.wordy)
    let name = "row/light/scenario-quick/t00000.png"
    let whole = try Data(contentsOf: project.url("goldens/" + name))
    try FileManager.default.removeItem(at: project.url("goldens/" + name))
    #expect(try project.run(["record", "--filter", "t00000"]).status == 0)
    #expect(try Data(contentsOf: project.url("goldens/" + name)) == whole)
    #expect(
      try project.run(["render", "row.skel.yaml", "--all", "-j", "1", "-o", "all"]).status == 0)
    #expect(try Data(contentsOf: project.url("all/" + name)) == whole)
  }

  @Test func aDollarThatAnEventBringsIsADollar() throws {
    let project = try recorded(Self.wordy)
    let text = try String(
      contentsOf: project.url("goldens/row/light/scenario-quick/accessibility.txt"),
      encoding: .utf8)
    #expect(text.hasSuffix("400\n  text \"one\"\n600\n  text \"$x\"\n"), "\(text)")
  }

  private struct Result: Decodable {
    var document: String
    var variant: String
    var frame: String
    var verdict: String
    var message: String?
    var loading: String?
    var name: String { "\(document)/\(variant)/\(frame)" }
  }

  private static func cases(_ output: String) throws -> [Result] {
    struct Run: Decodable { var cases: [Result] }
    return try JSONDecoder().decode(Run.self, from: Data(output.utf8)).cases
  }
}
