import Foundation
import Testing

@testable import skelsnap

/// The HTML page that a run writes to the artifacts folder.
struct RunPageTests {
  @Test func aFailedRunWritesAPageAndACleanOneDeletesIt() throws {
    let project = try GoldenProject()
    #expect(try project.run(["record", "--record", "all"]).status == 0)
    let page = project.url(".skelsnap/report.html")
    #expect(!FileManager.default.fileExists(atPath: page.path))

    try project.write(GoldenProject.row(x: 16))
    let moved = try project.run(["verify"])
    #expect(moved.status == 1)
    #expect(moved.output.hasSuffix("\nSee it: .skelsnap/report.html\n"))
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("x 32 → 36 (+4)"))
    #expect(text.contains("id=\"picture-0\""))

    try project.write(GoldenProject.row())
    let clean = try project.run(["verify"])
    #expect(clean.status == 0)
    #expect(!clean.output.contains("See it"))
    #expect(!FileManager.default.fileExists(atPath: page.path))
  }

  @Test(arguments: [
    (["--artifacts", "out/a"], [:], "out/a/report.html"),
    ([], ["SNAPSHOT_ARTIFACTS": "elsewhere"], "elsewhere/report.html"),
  ])
  func thePageIsInTheArtifactsFolder(
    arguments: [String], environment: [String: String], path: String
  ) throws {
    let project = try GoldenProject()
    let outcome = try project.run(["verify"] + arguments, environment: environment)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("See it: \(path)\n"))
    #expect(FileManager.default.fileExists(atPath: project.url(path).path))
  }

  @Test func aDocumentThatCannotBeReadIsShownToo() throws {
    let project = try GoldenProject(document: "skelsnap: 1\nskeleton: {blok: {}}\n")
    let outcome = try project.run(["verify"])
    #expect(outcome.status == 2)
    #expect(outcome.output.hasSuffix("See it: .skelsnap/report.html\n"))
    #expect(
      try String(contentsOf: project.url(".skelsnap/report.html"), encoding: .utf8)
        .contains("did you mean 'block'"))
  }

  @Test func aPageThatCannotBeWrittenChangesNoVerdict() throws {
    let project = try GoldenProject()
    try FileManager.default.createDirectory(
      at: project.url(".skelsnap/report.html/x"), withIntermediateDirectories: true)
    let outcome = try project.run(["verify"])
    #expect(outcome.status == 1)
    #expect(!outcome.output.contains("See it"))
  }

  @Test func aPageCanBeRequested() throws {
    let project = try GoldenProject()
    #expect(try project.run(["record", "--record", "all"]).status == 0)
    let outcome = try project.run(["verify", "--reporter", "html:out/page.html"])
    #expect(outcome.status == 0)
    let page = try String(contentsOf: project.url("out/page.html"), encoding: .utf8)
    #expect(page.contains("<title>skelsnap: All 12 cases are as recorded</title>"))
    let printed = try project.run(["verify", "--reporter", "html"])
    #expect(printed.output == page)
  }

  @Test(
    arguments: [
      ([:], false), (["VTE_VERSION": "7006"], true), (["VTE_VERSION": "4600"], false),
      (["TERM_PROGRAM": "iTerm.app"], true), (["TERM_PROGRAM": "Apple_Terminal"], false),
      (["TERM": "xterm-kitty"], true), (["WT_SESSION": "1"], true),
      (["WT_SESSION": "1", "SSH_CONNECTION": "a"], false),
    ] as [([String: String], Bool)])
  func terminalsThatSupportLinks(variables: [String: String], know: Bool) {
    #expect(TerminalLinks.areKnown(isTerminal: true) { variables[$0] } == know)
    #expect(!TerminalLinks.areKnown(isTerminal: false) { variables[$0] })
  }

  @Test func addressesArePercentEncoded() {
    #expect(
      TerminalLinks.address(of: "ü#?%.html", in: "/a b") == "file:///a%20b/%C3%BC%23%3F%25.html")
  }
}
