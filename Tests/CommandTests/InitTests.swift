import Foundation
import Testing

struct InitTests {
  private let files =
    ["skelsnap.yaml", "documents/feed.skel.yaml", ".gitattributes", ".gitignore"]
    + ["document", "theme", "project"].map { ".skelsnap-schema/\($0).schema.json" }

  @Test func aProjectBeginsWithItsFilesAndSchemas() throws {
    let scratch = try Scratch()
    let outcome = try Skelsnap.run(["init"], in: scratch.path)
    #expect(outcome.status == 0)
    #expect(outcome.output == files.map { $0 + "\n" }.joined())
    #expect(try scratch.text(of: ".gitignore") == ".skelsnap/\n")
    #expect(try scratch.text(of: ".gitattributes").hasPrefix("*.png binary\n"))
    for (file, schema) in [
      ("skelsnap.yaml", ".skelsnap-schema/project"),
      ("documents/feed.skel.yaml", "../.skelsnap-schema/document"),
    ] {
      #expect(
        try scratch.text(of: file).hasPrefix(
          "# yaml-language-server: $schema=\(schema).schema.json\nskelsnap: 1\n"))
    }
  }

  @Test func existingFilesAreKept() throws {
    let scratch = try Scratch()
    try scratch.write("mine", to: "new/skelsnap.yaml")
    try scratch.write("*.o\n", to: "new/.gitignore")
    let outcome = try Skelsnap.run(["init", "new"], in: scratch.path)
    #expect(outcome.status == 0)
    #expect(outcome.output == "new/documents/feed.skel.yaml\nnew/.gitattributes\n")
    #expect(outcome.error.contains("kept new/skelsnap.yaml, which is already there"))
    #expect(outcome.error.contains("    .skelsnap/\n"))
    #expect(try scratch.text(of: "new/skelsnap.yaml") == "mine")
  }

  @Test func aLinkToNothingIsKept() throws {
    let scratch = try Scratch()
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/.gitattributes", withDestinationPath: "../elsewhere")
    let outcome = try Skelsnap.run(["init"], in: scratch.path)
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("kept .gitattributes, a link to what is not there"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path + "/.gitattributes")
        == "../elsewhere")
  }

  /// A shell does what it proposes, and nothing else.
  @Test(arguments: ["$(touch pwned) a", "-x", "it's"])
  func whatItProposesIsQuoted(folder: String) throws {
    let scratch = try Scratch()
    let outcome = try Skelsnap.run(["init", "--", folder], in: scratch.path)
    let line = try #require(outcome.error.split(separator: "\n").last { $0.hasPrefix("Then: ") })
    let words = line.dropFirst("Then: skelsnap ".count)
    let run = try Skelsnap.run(
      URL(filePath: "/bin/sh"), ["-c", "\"$0\" \(words)", Skelsnap.binary.path], in: scratch.path)
    #expect(run.status == 0, "\(line) \(run.error)")
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/pwned"))
  }

  @Test func quietPrintsNoMessages() throws {
    let scratch = try Scratch()
    let outcome = try Skelsnap.run(["init", "--quiet"], in: scratch.path)
    #expect(outcome.error == "")
  }

  @Test func aFileInTheWayIsAFailure() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "taken")
    let outcome = try Skelsnap.run(["init", "taken"], in: scratch.path)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("a folder is due here"))
  }

  struct SystemRow: CustomTestStringConvertible, Sendable {
    var system: String
    var files: [String]
    /// The file that says what is run.
    var main: String { files[0] }
    var testDescription: String { system }

    static let all = [
      Self(system: "github", files: [".github/workflows/snapshots.yml"]),
      Self(system: "gitlab", files: [".gitlab-ci.yml"]),
      Self(system: "buildkite", files: [".buildkite/pipeline.yml"]),
      Self(system: "bazel", files: ["BUILD.bazel", "snapshots.bzl", "snapshots.sh"]),
    ]
  }

  @Test(arguments: SystemRow.all)
  func aSystemsFilesAreFilledIn(row: SystemRow) throws {
    let scratch = try Scratch()
    let outcome = try Skelsnap.run(["init", "--ci", row.system], in: scratch.path)
    #expect(outcome.status == 0)
    #expect(outcome.output == (files + row.files).map { $0 + "\n" }.joined())
    let text = try scratch.text(of: row.main)
    #expect(!text.contains("#project#") && !text.contains("#action#") && !text.contains("#data#"))
    #expect(!text.contains("#shards#") && !text.contains("#count#"))
  }

  /// Each system's word for eight machines.
  @Test(arguments: [
    ("github", "shard: [1/8, 2/8, 3/8, 4/8, 5/8, 6/8, 7/8, 8/8]\n"), ("gitlab", "parallel: 8\n"),
    ("buildkite", "parallelism: 8\n"), ("bazel", "shard_count = 8,\n"),
  ])
  func theProjectSaysHowManyMachines(system: String, line: String) throws {
    let scratch = try Scratch()
    let outcome = try Skelsnap.run(
      ["init", "--ci", system, "--shards", "8"], in: scratch.path)
    #expect(outcome.status == 0, "\(outcome.error)")
    let row = try #require(SystemRow.all.first { $0.system == system })
    #expect(try scratch.text(of: row.main).contains(line))
  }

  @Test(arguments: SystemRow.all)
  func aProjectThatIsThereGetsTheSystemsFilesAlone(row: SystemRow) throws {
    let scratch = try Scratch()
    try scratch.write("skelsnap: 1\ndocuments: [screens]\n", to: "app/skelsnap.yaml")
    try scratch.write("", to: ".git/HEAD")
    let outcome = try Skelsnap.run(["init", "--ci", row.system], in: scratch.path + "/app")
    #expect(outcome.status == 0, "\(outcome.error)")
    // Bazel looks in the package; the others, in the root of the repository.
    let home = row.system == "bazel" ? "" : "../"
    #expect(outcome.output == row.files.map { home + $0 + "\n" }.joined())
    let text = try scratch.text(of: (home.isEmpty ? "app/" : "") + row.main)
    #expect(text.contains(row.system == "bazel" ? "\"screens/**\"," : "\"app\""))
    let again = try Skelsnap.run(["init", "--ci", row.system], in: scratch.path + "/app")
    #expect(again.status == 0)
    #expect(again.output == "")
    #expect(again.error.contains("which is already there"))
  }

  @Test(arguments: [
    ("gitlab", ".gitlab-ci.yml", ".gitlab/snapshots.yml", "- local: .gitlab/snapshots.yml"),
    (
      "buildkite", ".buildkite/pipeline.yml", ".buildkite/snapshots.yml",
      "buildkite-agent pipeline upload .buildkite/snapshots.yml"
    ),
  ])
  func aPipelineThatIsThereIsAddedTo(system: String, own: String, file: String, hint: String) throws
  {
    let scratch = try Scratch()
    try scratch.write("stages: [test]\n", to: own)
    let outcome = try Skelsnap.run(["init", "--ci", system], in: scratch.path)
    #expect(outcome.output.hasSuffix("\n\(file)\n"))
    #expect(outcome.error.contains(hint))
    #expect(try scratch.text(of: own) == "stages: [test]\n")
  }

  @Test func aPackageThatIsThereIsToldWhatToAdd() throws {
    let scratch = try Scratch()
    try scratch.write("exports_files([\"x\"])\n", to: "BUILD.bazel")
    let outcome = try Skelsnap.run(["init", "--ci", "bazel"], in: scratch.path)
    #expect(outcome.error.contains("    load(\":snapshots.bzl\", \"snapshots\")\n"))
    #expect(outcome.error.contains("        name = \"snapshots\",\n"))
    #expect(try scratch.text(of: "BUILD.bazel") == "exports_files([\"x\"])\n")
  }

  @Test func theActionComesFromWhereItIsSaid() throws {
    let scratch = try Scratch()
    let from = ["init", "--ci", "github", "--from", "someone/skelsnap@v1.2"]
    try #expect(Skelsnap.run(from, in: scratch.path).status == 0)
    let text = try scratch.text(of: ".github/workflows/snapshots.yml")
    #expect(text.contains("      - uses: someone/skelsnap@v1.2\n"))
    #expect(!text.contains("SKELSNAP_REPOSITORY"))
  }

  @Test(arguments: [
    (["--ci", "jenkins"], 64, "Allowed are 'github', 'gitlab', 'buildkite', 'bazel'"),
    (["--ci", "gitlab", "--from", "a/b@c"], 64, "it goes with '--ci github'"),
    (["--shards", "4"], 64, "it goes with '--ci'"),
    (["--ci", "gitlab", "--shards", "1"], 64, "2 to 50"),
    (["--ci", "github", "--from", "a/b"], 64, "expected owner/repository@ref"),
    (["--ci", "github", "--from", "a/b@${{x}}"], 64, "expected owner/repository@ref"),
    (["--ci", "github", "${{x}}"], 2, "'$' means something of its own"),
    (["--editor", "vscode", "${{x}}"], 2, "'$' means something of its own"),
    (["--ci", "buildkite", "--", "-x"], 2, "would take '-x' for an option"),
    (["--editor", "vscode", "--", "-x"], 2, "would take '-x' for an option"),
    (["--ci", "github", "bad"], 2, "bad/skelsnap.yaml:1:1: error: "),
  ])
  func whatCannotBeWrittenIsRefused(arguments: [String], status: Int32, says: String) throws {
    let scratch = try Scratch()
    try scratch.write("", to: ".git/HEAD")
    try scratch.write("[]\n", to: "bad/skelsnap.yaml")
    let outcome = try Skelsnap.run(["init"] + arguments, in: scratch.path)
    #expect(outcome.status == status)
    #expect(outcome.error.contains(says), "\(outcome.error)")
    for name in [".github", "-x", "${{x}}"] {
      #expect(!FileManager.default.fileExists(atPath: scratch.path + "/" + name))
    }
  }
}
