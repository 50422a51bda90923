import Foundation
import SkeletonLanguage
import Testing

struct GoldenVerbsTests {
  @Test func aNewProjectRecordsAndVerifies() throws {
    let scratch = try Scratch()
    try #expect(Skelsnap.run(["init"], in: scratch.path).status == 0)
    let before = try Skelsnap.run(["verify"], in: scratch.path)
    #expect(before.status == 1)
    let record = try Skelsnap.run(["record"], in: scratch.path)
    #expect(record.status == 0, "\(record.error)")
    #expect(record.output.split(separator: "\n").count { $0.hasPrefix("goldens/") } == 12)
    #expect(record.output.hasPrefix("goldens/feed/light/phase-0000.png\n"))
    let after = try Skelsnap.run(["verify"], in: scratch.path)
    #expect(after.status == 0, "\(after.output)\(after.error)")
    let again = try Skelsnap.run(["record"], in: scratch.path)
    #expect(!again.output.contains("goldens/"))
  }

  @Test func aChangedNumberIsNamedInPoints() throws {
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    try project.write(GoldenProject.row(x: 16))
    let outcome = try project.run(["verify"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("card"))
    #expect(outcome.output.contains("card: offset x 12 → 16"), "\(outcome.output)")
    #expect(!outcome.output.contains("avatar"))
    for name in [
      "light/phase-0500-expected.png", "dark/layout-actual.txt", "light/phase-0000-diff.png",
    ] {
      #expect(FileManager.default.fileExists(atPath: project.path + "/.skelsnap/row/" + name))
    }
    try project.write(GoldenProject.row())
    try #expect(project.run(["verify"]).status == 0)
    #expect(
      !FileManager.default.fileExists(
        atPath: project.path + "/.skelsnap/row/light/layout-actual.txt"))
  }

  @Test func aMoveTooSmallForAPixelStillFails() throws {
    // With a shimmer the difference would be visible, because its band is not snapped.
    let still = GoldenProject.row(fill: ", fill: \"#cccccc\"").replacingOccurrences(
      of: "size: 20", with: "size: 20, fill: \"#cccccc\"")
    let project = try GoldenProject(document: still)
    try #expect(project.run(["record"]).status == 0)
    let document = still.replacingOccurrences(of: "x: 12,", with: "x: 12.1,")
    try project.write(document)
    let outcome = try project.run(["verify"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("layout.txt"))
    #expect(!outcome.output.contains(".png"), "\(outcome.output)")
  }

  @Test func aPaleBlockDeletedFromWhiteIsCaught() throws {
    func document(_ block: String) -> String {
      """
      skelsnap: 1
      canvas: {width: 390, height: 844, background: "#ffffff"}
      skeleton:
        vstack:
          children:
            - block: {id: title, width: 100, height: 20, fill: "#ecf0f1"}
            \(block)
            - spacer
      snapshots: {appearance: [light]}

      """
    }
    let pale = "- block: {id: pale, width: 200, height: 16, fill: \"#ecf0f1\"}"
    let project = try GoldenProject(document: document(pale))
    try #expect(project.run(["record"]).status == 0)
    try project.write(document(pale.replacingOccurrences(of: "ecf0f1", with: "ffffff")))
    let outcome = try project.run(["verify"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("pale"))
    #expect(outcome.output.contains("#ecf0f1ff → #ffffffff"), "\(outcome.output)")
  }

  /// Values that some document lists narrow the run down; others replace what documents list.
  @Test(arguments: [
    (["--direction", "rtl"], 2, 12), (["--direction", "ltr,rtl"], 4, 12),
    (["--direction", "rtl", "--appearance", "dark"], 1, 6),
    (["--scale", "2,3", "--appearance", "light"], 2, 12), (["--type", "ax4,ax5"], 2, 12),
    (["--type", "ax5"], 0, 0), (["--type", "large,ax5", "--appearance", "light"], 1, 0),
  ])
  func axesNarrowOrReplace(flags: [String], variants: Int, missing: Int) throws {
    let project = try GoldenProject()
    let wide = "type: [large, ax5]\n  exclude: [{type: ax5, appearance: dark}]"
    try project.scratch.write(GoldenProject.row(snapshots: wide), to: "wide.skel.yaml")
    try #expect(project.run(["record"]).status == 0)
    let outcome = try project.run(["verify", "--json"] + flags)
    let report = try JSONDecoder().decode(GoldenReport.self, from: Data(outcome.output.utf8))
    let found = report.cases.filter { $0.document == "row" }
    #expect(Set(found.map(\.variant)).count == variants, "\(outcome.error)")
    #expect(found.count { $0.verdict == "missing" } == missing)
    #expect(outcome.status == (missing > 0 ? 1 : 0))
    #expect(outcome.error.contains("no document lists") == (missing > 0), "\(outcome.error)")
  }

  @Test func aRenamedDocumentIsOneFinding() throws {
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    let manager = FileManager.default
    try manager.moveItem(at: project.url("row.skel.yaml"), to: project.url("list.skel.yaml"))
    try manager.moveItem(at: project.url("goldens/row"), to: project.url("goldens/list"))
    let verify = try project.run(["verify"])
    #expect(verify.status == 1)
    #expect(
      verify.output.contains(
        """
          different  light, dark:
                       phase-0000, phase-0250, phase-0500, phase-0750, layout.txt, accessibility.txt
            the golden is of another document, 'row', or of this one before it was renamed

        """.split(separator: "\n").joined(separator: "\n")), "\(verify.output)")
    #expect(verify.output.components(separatedBy: "  different  ").count == 2)
    try #expect(project.run(["record"]).status == 0)
    try #expect(project.run(["verify"]).status == 0)
  }

  @Test func aRowMoreExplainsThePixelsOfItsScreensGrowth() throws {
    func document(_ count: Int) -> String {
      """
      skelsnap: 1
      canvas: {width: 120, height: fit}
      skeleton:
        vstack:
          spacing: 8
          children:
            - repeat: {count: \(count), id: row, view: {block: {width: 80, height: 20}}}
      snapshots: {phases: [0.5]}

      """
    }
    let project = try GoldenProject(document: document(2))
    try #expect(project.run(["record"]).status == 0)
    try project.write(document(3))
    let verify = try project.run(["verify"])
    #expect(verify.output.contains("  row: count 2 → 3\n"))
    #expect(
      verify.output.contains("pixels differ, all of them where nodes changed"), "\(verify.output)")
    #expect(verify.output.contains("    at row.skel.yaml:7:18\n"))
  }

  @Test func theRecordModeDecidesWhatIsWritten() throws {
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    try project.write(GoldenProject.row(x: 20))
    try FileManager.default.removeItem(at: project.golden("light/phase-0000.png"))
    let before = try project.bytes()
    try #expect(project.run(["verify", "--record", "never"]).status == 1)
    try #expect(project.bytes() == before)
    let missing = try project.run(["verify", "--record", "missing"])
    #expect(missing.status == 1)
    #expect(missing.output.hasPrefix("goldens/row/light/phase-0000.png\n"))
    try #expect(project.run(["record", "--record", "drifted"]).status == 1)
    try #expect(project.run(["record"]).status == 0)
    try #expect(project.run(["verify"]).status == 0)
  }

  @Test func whatCouldNotBeWrittenWasDue() throws {
    let project = try GoldenProject()
    try project.scratch.write("", to: "goldens/row")
    let failed = try project.run(["record"])
    #expect(failed.status == 2)
    #expect(failed.error.contains("no golden was written"), "\(failed.error)")
    try FileManager.default.removeItem(at: project.url("goldens"))
    try #expect(project.run(["record"]).status == 0)
    try #expect(project.run(["record"]).error.contains("no golden had to be written"))
  }

  @Test(arguments: [["CI": "true"], ["TF_BUILD": "True"]])
  func recordingInCIRequiresAnExplicitMode(environment: [String: String]) throws {
    let project = try GoldenProject()
    let outcome = try project.run(["record"], environment: environment)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("--record failed"))
    #expect(!FileManager.default.fileExists(atPath: project.path + "/goldens"))
    try #expect(
      project.run(["record", "--record", "missing"], environment: environment).status == 0)
    try #expect(project.run(["record"], environment: ["CI": "false"]).status == 0)
  }

  @Test func obsoleteGoldensAreReportedAndPruned() throws {
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    try project.scratch.write("mine", to: "goldens/row/light/notes.md")
    let manager = FileManager.default
    for name in ["dark-increased/phase-0000.png", "light/phase-0333.png", "light/content.png"] {
      let there = project.golden(name)
      try manager.createDirectory(
        at: there.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.copyItem(at: project.golden("light/phase-0000.png"), to: there)
    }
    let verify = try project.run(["verify"])
    #expect(verify.status == 1)
    #expect(verify.output.contains("obsolete  dark-increased: phase-0000"))
    #expect(!verify.output.contains("notes.md"))
    try #expect(project.run(["verify", "--filter", "row"]).status == 0)
    try #expect(project.run(["verify", "--appearance", "light"]).status == 0)
    let dry = try project.run(["prune"])
    #expect(dry.status == 1)
    #expect(dry.error.contains("notes.md, which is no golden"))
    // Another command line could delete more than was shown.
    #expect(dry.error.contains("3 files to delete; the same with --apply deletes them"))
    #expect(manager.fileExists(atPath: project.golden("light/content.png").path))
    let apply = try project.run(["prune", "--apply"])
    #expect(apply.status == 0)
    #expect(apply.output.contains("goldens/row/dark-increased/\n"), "\(apply.output)")
    #expect(!manager.fileExists(atPath: project.golden("dark-increased").path))
    #expect(manager.fileExists(atPath: project.golden("light/notes.md").path))
    try #expect(project.run(["verify"]).status == 0)
  }

  @Test func thousandsAreGrouped() throws {
    let project = try GoldenProject()
    for phase in 1000..<2000 {
      try project.scratch.write(
        "", to: "goldens/row/dark-increased/phase-0\(String(phase).dropFirst()).png")
    }
    let dry = try project.run(["prune"])
    #expect(dry.error.contains("1,000 files to delete"), "\(dry.error)")
  }

  @Test func goldensOfADeletedDocumentArePrunedInAProject() throws {
    let project = try GoldenProject()
    try project.scratch.write(GoldenProject.row(), to: "old/deep.skel.yaml")
    try #expect(project.run(["record"]).status == 0)
    try FileManager.default.removeItem(at: project.url("old"))
    for operands in [[], ["."], ["skelsnap.yaml"]] {
      let verify = try project.run(["verify"] + operands)
      #expect(verify.status == 1)
      #expect(verify.output.contains("✘ old/deep  12 obsolete"), "\(verify.output)")
      #expect(verify.output.contains("skelsnap prune --apply"))
    }
    for narrow in [["row.skel.yaml"], ["--filter", "row"], ["--appearance", "light"]] {
      try #expect(project.run(["verify"] + narrow).status == 0)
    }
    let one = try project.run(["prune", "row.skel.yaml"])
    #expect(one.status == 0, "\(one.output)")
    try #expect(project.run(["prune", "--apply"]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: project.path + "/goldens/old"))
    try #expect(project.run(["verify"]).status == 0)
  }

  /// What cannot be followed may be a document, so its goldens are neither right nor obsolete.
  @Test(arguments: [
    ("ln -s nowhere old.skel.yaml", "old.skel.yaml: this link leads nowhere"),
    ("mkfifo old.skel.yaml", "old.skel.yaml: this is no regular file"),
    ("mkdir old.skel.yaml", "old.skel.yaml: this is a folder, not a file"),
    ("ln -s nowhere old", "old: this link leads nowhere, and there are goldens of what was in it"),
    ("cp row.skel.yaml old.skel.yml", "old.skel.yml: the name of a document ends in .skel.yaml or"),
    ("cp row.skel.yaml OLD.SKEL.YAML", "OLD.SKEL.YAML: the name of a document ends in"),
    ("cp row.skel.yaml $'old\\xff.skel.yaml'", "old\u{fffd}.skel.yaml: the name is not UTF-8"),
    ("mkdir $'old\\xff'", "old\u{fffd}: the name is not UTF-8"),
  ])
  func anEntryThatCannotBeFollowedIsAProblem(command: String, sentence: String) throws {
    let project = try GoldenProject()
    for name in ["old.skel.yaml", "old/deep.skel.yaml"] {
      try project.scratch.write(GoldenProject.row(), to: name)
    }
    try #expect(project.run(["record"]).status == 0)
    for name in ["old.skel.yaml", "old"] {
      try FileManager.default.removeItem(at: project.url(name))
    }
    let shell = try Skelsnap.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", command], in: project.path)
    try #require(shell.status == 0, "\(shell.error)")
    let verify = try project.run(["verify"])
    #expect(verify.status == 2)
    #expect(verify.output.contains(sentence), "\(verify.output)\(verify.error)")
    #expect(!verify.output.contains("obsolete"))
    let prune = try project.run(["prune", "--apply"])
    #expect(prune.status == 2)
    #expect(prune.error.contains(sentence), "\(prune.error)")
    #expect(FileManager.default.fileExists(atPath: project.path + "/goldens/old/light/layout.txt"))
  }

  /// What is recorded by one name would replace what the other has.
  @Test(arguments: [("row/twin", "light"), ("row/light/scenario-b", "scenario-a")])
  func aLinkFromGoldensToOthersIsAProblem(link: String, goal: String) throws {
    let project = try GoldenProject()
    try project.scratch.write(
      "skelsnap: 1\ndocuments: [row.skel.yaml]\n", to: "skelsnap.yaml")
    try #expect(project.run(["record"]).status == 0)
    let folder = project.path + "/goldens/row/light"
    try FileManager.default.createDirectory(
      atPath: folder + "/scenario-a", withIntermediateDirectories: true)
    try #expect(project.run(["verify"]).status == 0)
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/goldens/" + link, withDestinationPath: goal)
    let verify = try project.run(["verify"])
    #expect(verify.status == 2)
    #expect(
      verify.output.contains("goldens/\(link): this is a link to 'goldens/"), "\(verify.output)")
  }

  @Test(arguments: ["/", "../.."])
  func aLinkOutOfTheGoldensIsAProblem(target: String) throws {
    let project = try GoldenProject()
    // Documents are looked for here alone, and so not behind the link.
    try project.scratch.write(
      "skelsnap: 1\ndocuments: [row.skel.yaml]\n", to: "skelsnap.yaml")
    let outside = try Scratch()
    try #expect(project.run(["record"]).status == 0)
    try FileManager.default.copyItem(
      atPath: project.path + "/goldens/row", toPath: outside.path + "/row")
    let goal = target == "/" ? target : outside.path
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/goldens/old", withDestinationPath: goal)
    let sentence = "goldens/old: a link leads outside 'goldens'"
    let verify = try project.run(["verify"])
    #expect(verify.status == 2)
    #expect(verify.output.contains(sentence), "\(verify.output)")
    #expect(!verify.output.contains("obsolete"), "\(verify.output)")
    for arguments in [["prune"], ["prune", "--apply"]] {
      let prune = try project.run(arguments)
      #expect(prune.status == 2)
      #expect(prune.output == "")
      #expect(prune.error.contains(sentence), "\(prune.error)")
    }
  }

  /// By the target's name, all that the document asks for would be asked for by nobody.
  @Test func goldensBehindALinkAreNotPruned() throws {
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    let goldens = project.path + "/goldens"
    try FileManager.default.moveItem(atPath: goldens + "/row", toPath: goldens + "/real")
    try FileManager.default.createSymbolicLink(
      atPath: goldens + "/row", withDestinationPath: "real")
    let prune = try project.run(["prune", "--apply"])
    #expect(prune.status == 2)
    #expect(prune.error.contains("goldens/row: this is a link to 'goldens/real'"), "\(prune.error)")
    #expect(FileManager.default.fileExists(atPath: goldens + "/real/light/layout.txt"))
  }

  /// Nobody records by this name.
  @Test func aLinkBesideTheGoldensIsNone() throws {
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/goldens/same", withDestinationPath: "row")
    try #expect(project.run(["verify"]).status == 0)
    try #expect(project.run(["prune"]).status == 0)
  }

  @Test func onlyWhatIsDeletedIsListed() throws {
    guard getuid() != 0 else { return }
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    for name in ["free/light/layout.txt", "kept/light/layout.txt"] {
      try project.scratch.write("", to: "goldens/\(name)")
    }
    let folder = project.path + "/goldens/kept/light"
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
    let prune = try project.run(["prune", "--apply"])
    #expect(prune.status == 2)
    #expect(
      prune.output == "goldens/free/light/layout.txt\ngoldens/free/\ngoldens/free/light/\n",
      "\(prune.output)")
    #expect(prune.error.contains("kept/light/layout.txt: permission denied"), "\(prune.error)")
    #expect(prune.error.contains("deleted 1 file, and could not delete 1"), "\(prune.error)")
  }

  @Test func aProjectWithoutDocumentsIsNamed() throws {
    let project = try GoldenProject()
    try project.scratch.write("", to: "empty/x")
    let outcome = try project.run(["verify", "--project", "empty"])
    #expect(outcome.status == 2)
    #expect(
      outcome.error == "error: empty: no documents (*.skel.yaml, *.skel.json) in this project\n",
      "\(outcome.error)")
  }

  @Test func aLinkThatLeadsNowhereAndHasNoGoldensIsNoProblem() throws {
    let project = try GoldenProject()
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/bazel-bin", withDestinationPath: "nowhere")
    try #expect(project.run(["record"]).status == 0)
    let verify = try project.run(["verify"])
    #expect(verify.status == 0, "\(verify.output)")
  }

  @Test(arguments: [
    (["verify", "--filter", "nothing-like-it", "row.skel.yaml"], "no case fits"),
    (
      ["verify", "--contrast", "increased", "--filter", "nothing", "row.skel.yaml"], "no case fits"
    ),
    (["record", "--direction", "rtl", "row.skel.yaml"], "no document lists 'rtl'"),
    (
      ["record", "--type", "ax4,ax5", "row.skel.yaml"],
      "'ax4', 'ax5', so goldens of them would be obsolete; write them into"
    ),
    (["verify", "empty"], "no documents"),
    (["record", "--filter", "nothing-like-it", "row.skel.yaml"], "no case fits"),
    (["verify", "../elsewhere.skel.yaml"], "outside"),
    (["verify", "broken.skel.yaml"], "broken.skel.yaml:1:"),
    (["verify", "row.skel.yaml", "row.skel.json"], "both named 'row'"),
    (["verify", "row.skel.yaml", "Row.skel.json"], "upper and lower case alone"),
    (["verify", "spelled"], "both named"),
  ])
  func aRunThatComparesNothingFails(arguments: [String], sentence: String) throws {
    let project = try GoldenProject()
    try FileManager.default.createDirectory(
      at: project.url("empty"), withIntermediateDirectories: true)
    try project.scratch.write("nonsense: 1\n", to: "broken.skel.yaml")
    try project.scratch.write(
      #"{"skelsnap": 1, "skeleton": {"circle": 40}}"#, to: "row.skel.json")
    try project.scratch.write(
      #"{"skelsnap": 1, "skeleton": {"circle": 40}}"#, to: "Row.skel.json")
    for name in ["caf\u{e9}", "cafe\u{301}"] {
      try project.scratch.write(GoldenProject.row(), to: "spelled/\(name).skel.yaml")
    }
    let nested = try Scratch()
    try nested.write(GoldenProject.row(), to: "elsewhere.skel.yaml")
    let arguments = arguments.map {
      $0 == "../elsewhere.skel.yaml" ? nested.path + "/elsewhere.skel.yaml" : $0
    }
    try #expect(project.run(["record", "row.skel.yaml"]).status == 0)
    let outcome = try project.run(arguments)
    #expect(outcome.status == 2, "\(outcome.output)")
    #expect((outcome.output + outcome.error).contains(sentence), "\(outcome.error)")
  }

  @Test func aToleranceThatHidesANodeIsRefused() throws {
    let pale = ", fill: \"#f5f5f5\""
    let project = try GoldenProject(
      document: GoldenProject.row(fill: pale, snapshots: "tolerance: {channel: 20}"))
    let outcome = try project.run(["record"])
    #expect(outcome.status == 2)
    #expect((outcome.output + outcome.error).contains("'card/name'"), "\(outcome.error)")
    try #expect(project.run(["record", "--allow-blind"]).status == 0)
    try project.write(GoldenProject.row(fill: pale, snapshots: "tolerance: {channel: 5}"))
    try #expect(project.run(["verify"]).status == 0)
    try project.write(
      GoldenProject.row(fill: pale, snapshots: "tolerance: {channel: 20}\n  masks: [card/name]"))
    try #expect(project.run(["verify"]).status == 0)
    // A mask that covers a neighbour could hide the neighbour, too.
    try project.write(
      GoldenProject.row(
        extra: "- block: {id: over, width: 120, height: 60, fill: \"#00000010\"}",
        snapshots: "masks: [over]"))
    try #expect(project.run(["verify"]).status == 2)
  }
}
