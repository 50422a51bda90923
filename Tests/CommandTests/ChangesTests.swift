import Foundation
import Testing

/// `export --against` as a process, with a real git repository.
struct ChangesTests {
  private static let list = """
    skelsnap: 1
    canvas: {width: 120, height: 120}
    components:
      row:
        view:
          hstack:
            spacing: 8
            height: 30
            children:
              - circle: {id: avatar, size: 20}
              - block: {id: name, width: 60, height: 10, fill: brand}
    skeleton:
      vstack:
        spacing: 0
        children:
          - repeat: {count: 3, id: row, view: {use: row}}
    snapshots: {phases: [0], appearance: [light, dark]}

    """
  private static let theme = """
    skelsnap: 1
    extends: ios
    colors: {brand: "#cc0000"}

    """
  private static let dot = """
    skelsnap: 1
    canvas: {width: 50, height: 50}
    skeleton: {circle: {id: dot, size: 20}}
    snapshots: {phases: [0]}

    """

  /// A project in a folder of a repository, committed to `main`.
  private static func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("skelsnap: 1\ntheme: ./brand.theme.yaml\n", to: "app/skelsnap.yaml")
    try scratch.write(theme, to: "app/brand.theme.yaml")
    try scratch.write(list, to: "app/documents/list.skel.yaml")
    try scratch.write(dot, to: "app/documents/dot.skel.yaml")
    try scratch.commit()
    return scratch
  }

  /// All files of a folder, with the times of their last changes.
  private static func files(_ folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().map { name in
      let facts = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
      return "\(name) \(facts[.modificationDate] ?? "")"
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A script in the project's folder.
    let change: String
    var arguments: [String] = []
    let headline: String
    var says: [String] = []
    var saysNot: [String] = []
    var pictures: [String] = []
  }

  private static let rows = [
    Row(
      testDescription: "nothing changed", change: "true",
      headline: "none of 3 screens changed since", saysNot: ["###"]),
    Row(
      testDescription: "a token changed in a theme",
      change: "sed -i.bak 's/cc0000/00cc00/' brand.theme.yaml",
      headline: "2 of 3 screens changed since",
      says: [
        "### `list`: 2 of 2 screens changed",
        "| `row[*]/name` (3×) | `fill #cc0000ff → #00cc00ff` | both |",
      ], saysNot: ["### `dot`"],
      pictures: [
        "list/dark/phase-0000-after.png", "list/dark/phase-0000-before.png",
        "list/light/phase-0000-after.png", "list/light/phase-0000-before.png",
      ]),
    Row(
      testDescription: "nodes moved and grew",
      change: "sed -i.bak 's/spacing: 8/spacing: 12/; s/height: 10/height: 14/' "
        + "documents/list.skel.yaml",
      headline: "2 of 3 screens changed since",
      says: ["| `row[*]/name` (3×) | `x +2, y −2, height 10 → 14` | both |"]),
    Row(
      testDescription: "a row came",
      change: "sed -i.bak 's/count: 3/count: 4/' documents/list.skel.yaml",
      headline: "2 of 3 screens changed since",
      says: ["| `row[3]` | `added`, and 2 nodes with it |"]
    ),
    Row(
      testDescription: "a document came",
      change: "sed 's/size: 20/size: 30/; s/dot/other/; s/50/70/g' documents/dot.skel.yaml "
        + ">documents/new.skel.yaml",
      headline: "1 screen is new since",
      says: ["- `new` is new.", "new/light/phase-0000-after.png"],
      pictures: ["new/light/phase-0000-after.png"]),
    Row(
      testDescription: "a document went", change: "rm documents/dot.skel.yaml",
      headline: "1 screen is gone since", says: ["- `dot` is gone."],
      pictures: ["dot/light/phase-0000-before.png"]),
    Row(
      testDescription: "a document went elsewhere, and changed there",
      change: "mkdir documents/more; mv documents/list.skel.yaml documents/more/rows.skel.yaml; "
        + "sed -i.bak 's/size: 20/size: 24/' documents/more/rows.skel.yaml",
      headline: "2 of 3 screens changed since",
      says: ["- `more/rows` was `list` before.", "width 20 → 24"], saysNot: ["is gone"]),
    Row(
      testDescription: "a variant came",
      change: "sed -i.bak 's/\\[0\\]}/[0], scale: [1, 2]}/' documents/dot.skel.yaml",
      headline: "1 screen is new since", says: ["`skeleton, light@2x, phase 0`"],
      saysNot: ["- `dot` is new"]),
    Row(
      testDescription: "a variant came, and no other is looked at",
      change: "sed -i.bak 's/\\[0\\]}/[0], appearance: [light, dark]}/' documents/dot.skel.yaml",
      arguments: ["--appearance", "dark"], headline: "1 screen is new since",
      says: ["`skeleton, dark, phase 0`"], saysNot: ["- `dot` is new"]),
    Row(
      testDescription: "a state came, and no other is looked at",
      change: "echo 'content: {circle: {size: 20}}' >>documents/dot.skel.yaml",
      arguments: ["--state", "content"], headline: "1 screen is new since",
      saysNot: ["- `dot` is new"]),
    Row(
      testDescription: "a document went elsewhere, and kept its name",
      change: "mv documents/dot.skel.yaml dot.skel.yaml",
      headline: "none of 3 screens changed since",
      saysNot: ["- `dot`"]),
    Row(
      testDescription: "every document went", change: "rm documents/*",
      headline: "3 screens are gone since", says: ["- `dot` is gone.", "- `list` is gone."]),
  ]

  /// A revision and a folder give the same, but for the name.
  @Test(arguments: rows)
  func whatChangedIsTold(_ row: Row) throws {
    let scratch = try Self.project()
    let app = scratch.path + "/app"
    let copy = try Scratch()
    try FileManager.default.copyItem(atPath: app, toPath: copy.path + "/old")
    let changed = try Skelsnap.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", row.change + "; rm -f *.bak */*.bak */*/*.bak"],
      in: app)
    try #require(changed.status == 0, "\(changed.error)")
    let before = try Self.files(scratch.path)
    for state in ["main", copy.path + "/old"] {
      let out = try Scratch()
      let outcome = try Skelsnap.run(
        ["export", "--against", state, "-o", out.path] + row.arguments, in: app,
        environment: ["TMPDIR": copy.path])
      #expect(outcome.status == 0 && outcome.output == "" && outcome.error == "", "\(outcome)")
      let summary = try out.text(of: "changes.md")
      #expect(summary.hasPrefix("## Skeletons: \(row.headline) `\(state)"), "\(summary)")
      for sentence in row.says { #expect(summary.contains(sentence), "\(summary)") }
      for sentence in row.saysNot { #expect(!summary.contains(sentence), "\(summary)") }
      let pictures = try FileManager.default.subpathsOfDirectory(atPath: out.path)
        .filter { $0.hasSuffix(".png") }.sorted()
      if !row.pictures.isEmpty {
        #expect(pictures == row.pictures.map { "changes-pictures/" + $0 })
      }
      for picture in pictures { #expect(summary.contains("src=\"\(picture)\"")) }
      let page = try out.text(of: "changes.html")
      #expect(page.contains("\(row.headline.prefix(1).uppercased())\(row.headline.dropFirst())"))
      #expect(!page.contains(copy.path + "/skelsnap-"))
    }
    // Neither the project nor the repository was touched, and nothing is left.
    #expect(try Self.files(scratch.path) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: copy.path) == ["old"])
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    let status: Int32
    let says: String
  }

  @Test(arguments: [
    Refusal(
      testDescription: "no such revision", arguments: ["--against", "nope", "-o", "a.html"],
      status: 2, says: "'nope' is neither a folder nor a revision of"),
    Refusal(
      testDescription: "no option of git's", arguments: ["--against=--all", "-o", "a.html"],
      status: 2, says: "'--all' is neither a folder nor a revision of"),
    Refusal(
      testDescription: "no such folder", arguments: ["--against", "../nope/", "-o", "a.html"],
      status: 2, says: "../nope/: there is no such folder to compare with"),
    Refusal(
      testDescription: "no such document",
      arguments: ["a.skel.yaml", "--against", "main", "-o", "a.html"], status: 2,
      says: "a.skel.yaml: there is no such file or folder, neither now nor in main ("),
    Refusal(
      testDescription: "outside of the repository",
      arguments: ["/usr", "documents", "--against", ".", "-o", "a.html"], status: 2,
      says: "of which an earlier state is looked at"),
    Refusal(
      testDescription: "no document has the state",
      arguments: ["--against", "main", "--state", "content", "-o", "a.html"], status: 2,
      says: "no document has 'content'"),
    Refusal(
      testDescription: "a film", arguments: ["--against", "main", "-o", "a.gif"], status: 64,
      says: "end it in .html or .md"),
    Refusal(
      testDescription: "another format",
      arguments: ["--against", "main", "--format", "pdf", "-o", "a.html"], status: 64,
      says: "'--format pdf' goes without it"),
    Refusal(
      testDescription: "frames a second",
      arguments: ["--against", "main", "--fps", "10", "-o", "a.html"], status: 64,
      says: "'--fps' is of films and sheets, and goes without '--against'"),
    Refusal(
      testDescription: "a scenario",
      arguments: ["--against", "main", "--scenario", "slow", "-o", "a.html"], status: 64,
      says: "'--scenario' is of films"),
    Refusal(
      testDescription: "an empty name", arguments: ["--against", "", "-o", "a.html"], status: 64,
      says: "'--against' is empty"),
    Refusal(
      testDescription: "a summary of nothing", arguments: ["-o", "a.md"], status: 64,
      says: "'markdown' shows changes, and goes with '--against'"),
    Refusal(
      testDescription: "a summary of nothing, with a long ending", arguments: ["-o", "a.markdown"],
      status: 64, says: "'markdown' shows changes, and goes with '--against'"),
    Refusal(
      testDescription: "standard output without a format",
      arguments: ["--against", "main", "-o", "-"], status: 64, says: "give --format html"),
  ])
  func whatCannotBeReadOrMeantIsRefused(_ row: Refusal) throws {
    let scratch = try Self.project()
    let outcome = try Skelsnap.run(["export"] + row.arguments, in: scratch.path + "/app")
    #expect(outcome.status == row.status, "\(outcome.error)")
    #expect(outcome.error.contains(row.says), "\(outcome.error)")
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/app/a.html"))
  }

  /// A file of then that git has lost is no file that was not there.
  @Test func whatGitHasLostIsNotNew() throws {
    let scratch = try Self.project()
    let object = try scratch.git("rev-parse", "main:app/documents/dot.skel.yaml")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try FileManager.default.removeItem(
      atPath: scratch.path + "/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    let outcome = try Skelsnap.run(
      ["export", "--against", "main", "--format", "markdown", "-o", "a.md"],
      in: scratch.path + "/app")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains("git does not have this file as it was then"), "\(outcome.error)")
  }

  @Test func withoutGitAFolderStillDoes() throws {
    let scratch = try Self.project()
    let folder = scratch.path + "/app"
    let environment = ["PATH": "/nonexistent"]
    let revision = try Skelsnap.run(
      ["export", "--against", "main", "-o", "a.html"], in: folder, environment: environment)
    #expect(revision.status == 2)
    #expect(revision.error.contains("git is not on the PATH"), "\(revision.error)")
    let copy = try Skelsnap.run(
      ["export", "--against", "../app", "-o", "a.html"], in: folder, environment: environment)
    #expect(copy.status == 0, "\(copy.error)")
    try FileManager.default.removeItem(atPath: scratch.path + "/.git")
    let alone = try Skelsnap.run(["export", "--against", "main", "-o", "a.html"], in: folder)
    #expect(alone.error.contains("there is no git repository"), "\(alone.error)")
  }

  @Test func aProjectThatWasNotThere() throws {
    let scratch = try Self.project()
    try FileManager.default.copyItem(
      atPath: scratch.path + "/app", toPath: scratch.path + "/later")
    let outcome = try Skelsnap.run(
      ["export", "--against", "main", "-o", "a.html"], in: scratch.path + "/later")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("has no 'later', where the project is now"), "\(outcome.error)")
  }

  /// What cannot be read on one side is a problem, and neither new nor gone.
  @Test func whatCannotBeReadIsNotCompared() throws {
    let scratch = try Self.project()
    try scratch.write("skelsnap: 1\nnonsense: 1\n", to: "app/documents/dot.skel.yaml")
    try scratch.git("add", "-A")
    try scratch.commit()
    try scratch.write(Self.dot, to: "app/documents/dot.skel.yaml")
    let outcome = try Skelsnap.run(
      ["export", "--against", "HEAD", "-o", "a.md"], in: scratch.path + "/app")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains("HEAD:app/documents/dot.skel.yaml:2:1: error:"), "\(outcome.error)")
    let summary = try scratch.text(of: "app/a.md")
    #expect(summary.hasPrefix("## Skeletons: none of 2 screens changed"), "\(summary)")
    #expect(summary.contains("**Not compared:** `in HEAD ("), "\(summary)")
  }

  @Test func noDocumentsOnEitherSide() throws {
    let scratch = try Self.project()
    try FileManager.default.removeItem(atPath: scratch.path + "/app/documents")
    try scratch.commit()
    let outcome = try Skelsnap.run(
      ["export", "--against", "HEAD", "-o", "a.md"], in: scratch.path + "/app")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains("there are no documents, neither now nor in HEAD ("),
      "\(outcome.error)")
  }

  /// However many documents of a project are named.
  @Test func aProjectIsReadFromGitOnce() throws {
    let scratch = try Self.project()
    let git = try Skelsnap.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "command -v git"]
    ).output.trimmingCharacters(in: .newlines)
    try scratch.write(
      "#!/bin/sh\necho \"$*\" >>'\(scratch.path)/log'\nexec '\(git)' \"$@\"\n", to: "bin/git")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: scratch.path + "/bin/git")
    let outcome = try Skelsnap.run(
      ["export", "documents", "documents/../documents/dot.skel.yaml", ".", "--against", "main"]
        + ["-o", "a.md"],
      in: scratch.path + "/app", environment: ["PATH": scratch.path + "/bin:/usr/bin:/bin"])
    #expect(outcome.status == 0, "\(outcome.error)")
    let calls = try scratch.text(of: "log").split(separator: "\n")
    #expect(calls.count { $0.contains("ls-tree") } == 1, "\(calls)")
  }

  /// Then the system keeps no status, and a git that failed would be taken for one that did not.
  @Test func whoeverIgnoresTheEndsOfProgramsIsTold() throws {
    let scratch = try Self.project()
    let outcome = try Skelsnap.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["perl", "-e", "$SIG{CHLD} = 'IGNORE'; exec @ARGV", Skelsnap.binary.path]
        + ["export", "--against", "main", "-o", "a.html"],
      in: scratch.path + "/app")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("ignores SIGCHLD; start it without"), "\(outcome.error)")
  }

  /// A folder that has the summary's name is somebody's.
  @Test func picturesHaveAFolderOfTheirOwn() throws {
    let scratch = try Self.project()
    try scratch.write("mine", to: "app/docs/page.md")
    try scratch.write(
      Self.dot.replacingOccurrences(of: "size: 20", with: "size: 30"),
      to: "app/documents/dot.skel.yaml")
    let outcome = try Skelsnap.run(
      ["export", "--against", "main", "-o", "docs.md"], in: scratch.path + "/app")
    #expect(outcome.status == 0, "\(outcome.error)")
    let manager = FileManager.default
    #expect(try manager.contentsOfDirectory(atPath: scratch.path + "/app/docs") == ["page.md"])
    #expect(
      try manager.contentsOfDirectory(atPath: scratch.path + "/app/docs-pictures") == ["dot"])
  }

  @Test func formatsAndStandardOutput() throws {
    let scratch = try Self.project()
    let app = scratch.path + "/app"
    for (arguments, beginning) in [
      (["--format", "markdown"], "## Skeletons:"), (["--format", "html"], "<!doctype html>"),
    ] {
      let outcome = try Skelsnap.run(
        ["export", "--against", "main", "-o", "-"] + arguments, in: app)
      #expect(outcome.status == 0 && outcome.output.hasPrefix(beginning), "\(outcome)")
    }
    for arguments in [["--against", "main", "-o", "a.htm"], ["documents", "-o", "b.HTM"]] {
      let page = try Skelsnap.run(["export"] + arguments, in: app)
      #expect(page.status == 0, "\(page.error)")
    }
    let odd = try Skelsnap.run(
      ["export", "--against", "main", "--format", "markdown", "-o", "summary.txt"], in: app)
    #expect(odd.status == 0, "\(odd.error)")
    #expect(try scratch.text(of: "app/summary.txt").hasPrefix("## Skeletons:"))
  }

  /// A document's name and texts are names and texts, whatever they say.
  @Test func hostileNamesStayNames() throws {
    let scratch = try Scratch()
    let name = "`a` | <b> @ana #1 [x](y) *z* &lt; $1$ _q_"
    try scratch.write("skelsnap: 1\n", to: "skelsnap.yaml")
    try scratch.write(Self.dot, to: name + ".skel.yaml")
    try scratch.commit()
    let hostile = Self.dot.replacingOccurrences(of: "size: 20", with: "size: 24")
    try scratch.write(hostile, to: name + ".skel.yaml")
    let outcome = try Skelsnap.run(
      ["export", "--against", "main", "-o", "out/"], in: scratch.path)
    #expect(outcome.status == 0, "\(outcome.error)")
    let summary = try scratch.text(of: "out/changes.md")
    #expect(summary.contains("### <code>&#96;a&#96; &#124; &#60;b&#62; &#64;ana"), "\(summary)")
    for raw in ["<b>", " @ana", "](y)", "*z*", "$1$"] {
      #expect(!summary.contains(raw), "\(raw) in \(summary)")
    }
    let pictures = try FileManager.default.subpathsOfDirectory(atPath: scratch.path + "/out")
      .filter { $0.hasSuffix(".png") }
    #expect(pictures.count == 2)
    #expect(pictures.allSatisfy { !$0.contains("<") && !$0.contains("|") && !$0.contains(" ") })
    #expect(try !scratch.text(of: "out/changes.html").contains("<b>"))
  }

  @Test(arguments: [("INT", "130"), ("TERM", "143")])
  func interruptedItLeavesNothing(signal: String, status: String) throws {
    let scratch = try Self.project()
    try scratch.write(
      Self.list.replacingOccurrences(
        of: "dark]}",
        with: "dark], scale: [3], contrast: [normal, increased], type: [small, large, ax1, ax5]}"),
      to: "app/documents/list.skel.yaml")
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/tmp", withIntermediateDirectories: true)
    let script = """
      cd '\(scratch.path)/app'; export TMPDIR='\(scratch.path)/tmp'
      '\(Skelsnap.binary.path)' export --against main -o a.html 2>/dev/null &
      until [ "$(ls -A ../tmp)" ] || ! kill -0 $!; do sleep 0.01; done
      kill -\(signal) $!; wait $!; echo $?; ls -A ../tmp; ls -A
      """
    let outcome = try Skelsnap.run(URL(fileURLWithPath: "/bin/bash"), ["-c", script])
    #expect(
      outcome.output == "\(status)\nbrand.theme.yaml\ndocuments\nskelsnap.yaml\n",
      "\(outcome.output)")
  }
}
