import Foundation
import Testing

/// What others have chosen, closed or sent must not do more than it says.
struct TrustTests {
  /// Runs a shell's words, in which `$0` is the command.
  private func shell(
    _ words: String, in project: GoldenProject
  ) throws -> Skelsnap.Outcome {
    try Skelsnap.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", words, Skelsnap.binary.path], in: project.path)
  }

  // MARK: Descriptors

  @Test(arguments: ["2>&-", "0<&- 2>&-", "0<&- >&- 2>&-"])
  func whatIsPrintedOnAClosedStreamLandsInNoGolden(closed: String) throws {
    let project = try GoldenProject()
    // In a document that is wrong, too, so that there is much to say.
    try project.scratch.write("skelsnap: 1\nskeleton: {blok: 1}\n", to: "bad.skel.yaml")
    _ = try shell("GLIBC_TUNABLES=x=y G_MESSAGES_DEBUG=all \"$0\" record \(closed)", in: project)
    try project.scratch.write("skelsnap: 1\nskeleton: {circle: {size: 3}}\n", to: "bad.skel.yaml")
    let outcome = try project.run(["verify", "row.skel.yaml"])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
  func theFirstFileThatIsOpenedIsNoStandardStream() throws {
    let project = try GoldenProject()
    // What is open is seen in the process itself, while it waits.
    let outcome = try shell(
      """
      "$0" verify --watch 0<&- >&- 2>&- & one=$!
      for i in $(seq 200); do
        for n in 0 1 2; do readlink /proc/$one/fd/$n || echo none; done > seen
        [ "$(sort -u seen)" = /dev/null ] && break; sleep 0.05
      done
      kill $one; cat seen
      """, in: project)
    #expect(outcome.output == "/dev/null\n/dev/null\n/dev/null\n")
  }

  @Test func dataThatNobodyCanReceiveIsAnError() throws {
    let project = try GoldenProject()
    let outcome = try shell("\"$0\" list >&-", in: project)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("standard output"), "\(outcome.error)")
  }

  // MARK: The working folder

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc")),
    arguments: [
      "verify", "record", "list", "prune", "accept", "render -o x.png", "merge x",
      "verify /tmp", "inspect a.skel.yaml", "init",
    ])
  func aWorkingFolderThatIsGoneIsAnError(verb: String) throws {
    let project = try GoldenProject()
    let outcome = try shell("mkdir a; cd a; rmdir ../a; \"$0\" \(verb)", in: project)
    #expect(outcome.status == 2)
    #expect(
      outcome.error == "error: the working folder is gone; go to one that is there\n",
      "\(outcome.error)")
  }

  @Test func anArgumentThatIsNotUTF8IsRefused() throws {
    let project = try GoldenProject()
    let outcome = try shell("\"$0\" render row.skel.yaml -o $'a\\xff.png'", in: project)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("the argument 4 is not UTF-8"), "\(outcome.error)")
  }

  // MARK: Where output may go

  @Test(arguments: [
    ("row.skel.yaml", "a document, a theme or a project"),
    ("goldens/../ROW.skel.yaml", "a document, a theme or a project"),
    ("skelsnap.yaml", "a document, a theme or a project"),
    ("new.theme.yaml", "a document, a theme or a project"),
    ("link.html", "a document, a theme or a project"), ("own.yaml", "a document is read from it"),
    ("goldens/row/light/layout.txt", "among the goldens"), ("goldens/new", "among the goldens"),
    ("linked/new.html", "among the goldens"), (".gitattributes", "the repository"),
    (".git/config", "the repository"), (".skelsnap/results.json", "'accept' needs the results"),
  ])
  func aReportReplacesNothingOfTheProject(path: String, reason: String) throws {
    let project = try GoldenProject(document: GoldenProject.row() + "theme: ./own.yaml\n")
    try project.scratch.write("skelsnap: 1\nextends: ios\n", to: "own.yaml")
    try #expect(project.run(["record", "-q"]).status == 0)
    try project.write(GoldenProject.row(x: 20) + "theme: ./own.yaml\n")
    try #expect(project.run(["verify", "-q"]).status == 1)
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: project.url("link.html").path, withDestinationPath: "row.skel.yaml")
    try manager.createSymbolicLink(
      atPath: project.url("linked").path, withDestinationPath: "goldens")
    let before = try? Data(contentsOf: project.url(path))
    for reporter in ["html", "junit", "reg"] {
      let outcome = try project.run(["verify", "--reporter", "\(reporter):\(path)"])
      #expect(outcome.status == 64)
      #expect(outcome.error.contains(reason), "\(outcome.error)")
    }
    let merged = try project.run(["merge", ".skelsnap", "--reporter", "html:\(path)"])
    // That run's files are not known, and a theme may have any name.
    if path != "own.yaml" { #expect(merged.error.contains(reason), "\(merged.error)") }
    if path != "own.yaml" { #expect((try? Data(contentsOf: project.url(path))) == before) }
  }

  @Test func theGoldensOfABrokenDocumentAreNotReplacedEither() throws {
    let project = try GoldenProject()
    try #expect(project.run(["record", "-q"]).status == 0)
    try project.write("skelsnap: 1\nskeleton: {blok: 1}\n")
    let outcome = try project.run(["verify", "--reporter", "html:goldens/row/light/layout.txt"])
    #expect(outcome.status == 64, "\(outcome.output)")
  }

  @Test func theViewersPicturesAreNotPutAmongTheGoldens() throws {
    let project = try GoldenProject()
    try project.scratch.write("skelsnap: 1\ngoldens: actual\n", to: "skelsnap.yaml")
    try #expect(project.run(["record", "-q"]).status == 0)
    try project.write(GoldenProject.row(x: 20))
    let golden = project.url("actual/row/light/phase-0500.png")
    let before = try Data(contentsOf: golden)
    let outcome = try project.run(["verify", "--reporter", "reg:reg.json"])
    #expect(outcome.error.contains("its pictures would be among the goldens"), "\(outcome.error)")
    try #expect(Data(contentsOf: golden) == before)
  }

  @Test func aReportReplacesNoPageOfARun() throws {
    let project = try GoldenProject()
    for path in [".skelsnap/report.html", "./.skelsnap/../.skelsnap/report.html"] {
      let outcome = try project.run(["verify", "--reporter", "junit:\(path)"])
      #expect(outcome.status == 64)
      #expect(outcome.error.contains("the page of a run"), "\(outcome.error)")
    }
    let page = try project.run(["verify", "--reporter", "html:.skelsnap/report.html"])
    #expect(page.status == 1, "\(page.error)")
  }

  @Test func aDashIsNoFileOfAReport() throws {
    let project = try GoldenProject()
    let outcome = try project.run(["verify", "--reporter", "json:-"])
    #expect(outcome.status == 64)
    #expect(
      outcome.error.contains("'-' is no file: without ':-', the report 'json' is printed"),
      "\(outcome.error)")
    #expect(!FileManager.default.fileExists(atPath: project.url("-").path))
  }

  @Test(arguments: ["report.html", "results.json"], ["verify", "record", "merge run"])
  func artifactsReplaceNoFilesOfOthers(name: String, verb: String) throws {
    let project = try GoldenProject()
    try #expect(project.run(["record", "-q", "--artifacts", "run"]).status == 0)
    try project.scratch.write("<!doctype html>mine", to: "site/\(name)")
    let arguments = verb.split(separator: " ").map(String.init) + ["--artifacts", "site"]
    let outcome = try project.run(arguments)
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains("site/\(name): a run writes its own file here, and this is none"),
      "\(outcome.error)")
    #expect(try project.scratch.text(of: "site/\(name)") == "<!doctype html>mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.path + "/site") == [name])
  }

  @Test func thumbnailsAreNotPutAmongGoldens() throws {
    let project = try GoldenProject()
    try project.scratch.write("skelsnap: 1\ngoldens: s-pictures\n", to: "skelsnap.yaml")
    let outcome = try project.run(["verify", "--reporter", "markdown:s.md"])
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("s.md: its pictures would be among the goldens"))
    let empty = try project.run(["verify", "--reporter", "markdown:t.md", "--pictures", ""])
    #expect(empty.status == 64)
    #expect(empty.error.contains("'--pictures' needs an address, or 'none'"))
  }

  @Test func artifactsReplaceThoseOfAnEarlierRun() throws {
    let project = try GoldenProject()
    for status in [1, 1, 0] as [Int32] {
      if status == 0 { try #expect(project.run(["record", "-q"]).status == 0) }
      let outcome = try project.run(["verify", "--artifacts", "site"])
      #expect(outcome.status == status, "\(outcome.error)")
    }
    #expect(!FileManager.default.fileExists(atPath: project.url("site/report.html").path))
    // In the folder that is ours alone, what is damaged is written anew.
    try project.scratch.write("<<<<<<<", to: ".skelsnap/results.json")
    try #expect(project.run(["verify"]).status == 0)
  }

  @Test(arguments: ["accept", "review --accept x", "merge .skelsnap"])
  func resultsThatMayNotBeReadAreNotCalledMissing(verb: String) throws {
    guard getuid() != 0 else { return }
    let project = try GoldenProject()
    try #expect(project.run(["verify", "-q"]).status == 1)
    let outcome = try shell("chmod 0 .skelsnap; \"$0\" \(verb); chmod 700 .skelsnap", in: project)
    #expect(outcome.error.contains(".skelsnap/results.json: permission denied"), "\(outcome.error)")
  }

  @Test(arguments: ["goldens", "goldens/row", "linked"])
  func artifactsAreNotPutAmongTheGoldens(folder: String) throws {
    let project = try GoldenProject()
    try #expect(project.run(["record", "-q"]).status == 0)
    try FileManager.default.createSymbolicLink(
      atPath: project.url("linked").path, withDestinationPath: "goldens")
    let outcome = try project.run(["verify"], environment: ["SNAPSHOT_ARTIFACTS": folder])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("cannot be among the goldens"), "\(outcome.error)")
  }

  @Test func aLinkForTheArtifactsLeadsNowhereUnlessItIsNamed() throws {
    let project = try GoldenProject()
    let outside = try Scratch()
    try FileManager.default.createSymbolicLink(
      atPath: project.url(".skelsnap").path, withDestinationPath: outside.path)
    let outcome = try project.run(["verify"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("leads outside"), "\(outcome.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == [])
    #expect(try project.run(["verify", "--artifacts", ".skelsnap"]).status == 1)
  }

  @Test(arguments: ["...skel.yaml", "..skel.yaml", "a/...skel.yaml"])
  func aDocumentNamedAsAFolderIsRefused(file: String) throws {
    let project = try GoldenProject()
    try project.scratch.write(GoldenProject.row(), to: "in/\(file)")
    for arguments in [["render", "--all", "-o", "in/out"], ["record"]] {
      let outcome = try project.run(arguments + ["in/\(file)"])
      #expect(outcome.status == 2)
      #expect(
        (outcome.error + outcome.output).contains("would have its goldens"), "\(outcome.error)")
    }
    let left = try FileManager.default.subpathsOfDirectory(atPath: project.path)
    #expect(left.filter { $0.hasSuffix(".png") } == [])
  }

  @Test func framesStayInTheirFolder() throws {
    let project = try GoldenProject()
    let outside = try Scratch()
    try project.scratch.write("", to: "out/x")
    try FileManager.default.createSymbolicLink(
      atPath: project.url("out/row").path, withDestinationPath: outside.path)
    let outcome = try project.run(["render", "--all", "-o", "out"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("a link leads outside 'out'"), "\(outcome.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == [])
  }

  @Test(arguments: ["row.skel.yaml", "link.png", "skelsnap.yaml"])
  func aPictureReplacesNoDocument(path: String) throws {
    let project = try GoldenProject()
    try FileManager.default.createSymbolicLink(
      atPath: project.url("link.png").path, withDestinationPath: "row.skel.yaml")
    try #expect(project.run(["record", "-q"]).status == 0)
    let before = try Data(contentsOf: project.url(path))
    let pictures = ["goldens/row/light/phase-0500.png", "goldens/row/dark/phase-0500.png"]
    for arguments in [["render", "row.skel.yaml", "--format", "png"], ["diff"] + pictures] {
      let outcome = try project.run(arguments + ["-o", path])
      #expect(outcome.status == 64, "\(outcome.error)")
    }
    #expect(try Data(contentsOf: project.url(path)) == before)
  }

  @Test(arguments: ["goldens", "goldens/row", "./goldens/"])
  func differencesReplaceNoPictureThatIsCompared(folder: String) throws {
    let project = try GoldenProject()
    try #expect(project.run(["record", "-q"]).status == 0)
    try project.write(GoldenProject.row(x: 20))
    try #expect(project.run(["render", "--all", "-o", "new"]).status == 0)
    let before = try project.bytes()
    let outcome = try project.run(["diff", "goldens", "new", "-o", folder])
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("among the pictures that are compared"), "\(outcome.error)")
    try #expect(project.bytes() == before)
  }

  // MARK: Names

  @Test func namesDoNotReachTheTerminal() throws {
    let project = try GoldenProject()
    let names = [
      "e\u{1b}[31mx", "a\n::error::boo", "::stop-commands::x", "##[add-path]x", "##vso[task.x]y",
    ]
    for name in names { try project.scratch.write(GoldenProject.row(), to: name + ".skel.yaml") }
    try project.scratch.write("skelsnap: 1\nx: y\n", to: "::bad\n✔ fine\u{9b}1m.skel.yaml")
    for arguments in [
      ["list"], ["list", "--json"], ["record"], ["verify"], ["verify", "--reporter", "github"],
      ["verify", "--reporter", "junit"], ["prune"], ["render", "--all", "-o", "o\u{1b}[1m\n::x"],
      ["verify", "\n::error::x"], ["\n::error::x"], ["verify", "--record", "\n::x"],
      ["diff", "goldens", "goldens"], ["merge", "\n::x"], ["init", "i\n::x\u{1b}"],
    ] {
      let outcome = try project.run(arguments)
      let text = outcome.output + outcome.error
      #expect(!text.isEmpty)
      #expect(
        text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control },
        "\(arguments)")
      for line in text.split(separator: "\n") {
        let bare = line.drop { $0 == " " }
        #expect(!bare.hasPrefix("::") || bare.hasPrefix("::error "), "\(arguments): \(line)")
        #expect(!bare.contains("##[") && !bare.contains("##vso["), "\(arguments): \(line)")
        #expect(!line.hasPrefix("✔ fine"), "\(arguments)")
      }
    }
  }

  // MARK: Results from elsewhere

  @Test func linesAreQuotedFromTheProjectsDocumentsOnly() throws {
    let project = try GoldenProject()
    let outside = try Scratch()
    try outside.write("SECRET\n", to: "a.skel.yaml")
    try outside.write("SECRET\n", to: "goldens/row/light/layout.txt")
    try project.scratch.write("SECRET\n", to: ".env")
    try FileManager.default.createSymbolicLink(
      atPath: project.url("link.theme.yaml").path,
      withDestinationPath: outside.path + "/a.skel.yaml")
    try #expect(project.run(["record", "-q"]).status == 0)
    try project.write(GoldenProject.row(x: 20) + "# QUOTABLE\n")
    try #expect(project.run(["verify", "-q", "--artifacts", "sent"]).status == 1)
    let files = [".env", "\(outside.path)/a.skel.yaml", "link.theme.yaml", "row.skel.yaml"]
    let last = GoldenProject.row().split(separator: "\n", omittingEmptySubsequences: false).count
    try edit("sent/results.json", in: project) { results in
      results["problems"] = [
        [
          "message": "m",
          "diagnostics": files.map { file in
            [
              "severity": "error", "message": "m", "notes": [],
              "position": [
                "file": file, "line": file.hasPrefix("row") ? last : 1, "column": 1,
              ],
            ] as [String: Any]
          },
        ]
      ]
      var cases = results["cases"] as? [[String: Any]] ?? []
      for index in cases.indices where cases[index]["frame"] as? String == "layout.txt" {
        let variant = cases[index]["variant"] as? String ?? ""
        cases[index]["golden"] = "\(outside.path)/goldens/row/\(variant)/layout.txt"
        cases[index]["kept"] = ["actual"]
      }
      results["cases"] = cases
    }
    let outcome = try project.run([
      "merge", "sent", "--reporter", "html:page.html", "--reporter", "reg:reg/reg.json",
    ])
    #expect(outcome.status == 2, "\(outcome.error)")
    let page = try project.scratch.text(of: "page.html")
    #expect(page.contains("QUOTABLE"))
    #expect(!page.contains("SECRET"))
    for name in try FileManager.default.subpathsOfDirectory(atPath: project.url("reg").path) {
      let data = (try? Data(contentsOf: project.url("reg/" + name))) ?? Data()
      #expect(data.range(of: Data("SECRET".utf8)) == nil, "\(name)")
    }
  }

  @Test(arguments: [".skelsnap/row/light/layout-actual.txt", "goldens/row/light/layout.txt"])
  func thePageShowsNothingBehindALink(place: String) throws {
    let project = try GoldenProject()
    let outside = try Scratch()
    try outside.write("SECRET\n", to: "a.txt")
    try #expect(project.run(["record", "-q"]).status == 0)
    try project.write(GoldenProject.row(x: 20))
    try #expect(project.run(["verify", "-q"]).status == 1)
    try FileManager.default.removeItem(at: project.url(place))
    try FileManager.default.createSymbolicLink(
      atPath: project.url(place).path, withDestinationPath: outside.path + "/a.txt")
    // Both write the page anew: from what is there, and from what is compared again.
    _ = try project.run(["accept", "--filter", "*phase-0500*"])
    try #expect(!project.scratch.text(of: ".skelsnap/report.html").contains("SECRET"))
    _ = try project.run(["verify"])
    try #expect(!project.scratch.text(of: ".skelsnap/report.html").contains("SECRET"))
  }

  private func edit(
    _ name: String, in project: GoldenProject, _ change: (inout [String: Any]) -> Void
  ) throws {
    let data = try Data(contentsOf: project.url(name))
    var results = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    change(&results)
    try JSONSerialization.data(withJSONObject: results).write(to: project.url(name))
  }
}
