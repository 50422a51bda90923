import Foundation
import Testing

/// Incomplete runs, or results that have changed, are not merged.
struct MergeRefusalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sentence: String
    var operands = ["s1", "s2", "s3"]
    var change: @Sendable (ShardedProject) throws -> Void = { _ in }

    init(
      _ name: String, _ sentence: String, operands: [String] = ["s1", "s2", "s3"],
      _ change: @escaping @Sendable (ShardedProject) throws -> Void = { _ in }
    ) {
      testDescription = name
      self.sentence = sentence
      self.operands = operands
      self.change = change
    }

    /// Replaces text in the results of a shard, everywhere it occurs.
    static func edit(
      _ shard: String, _ old: String, _ new: String
    ) -> @Sendable (ShardedProject) throws -> Void {
      { project in
        let file = "\(shard)/results.json"
        let text = try project.scratch.text(of: file)
        #expect(text.contains(old), "\(old)")
        try project.scratch.write(text.replacingOccurrences(of: old, with: new), to: file)
      }
    }
  }

  @Test(arguments: [
    Row("one missing", "shard 2 of 3 is missing", operands: ["s1", "s3"]),
    Row("two missing", "shard 3 of 3 is missing", operands: ["s1"]),
    Row(
      "one twice", "shard 2 of 3 is there twice: s2 and copy", operands: ["s1", "s2", "copy", "s3"]
    ) { try $0.copy("s2", to: "copy") },
    Row("of another split", "s1 is shard 1 of 3 and s4 is shard 4 of 4", operands: ["s1", "s4"]) {
      try $0.run(["verify", "--shard", "4/4", "--artifacts", "s4"])
    },
    Row("of another filter", "s1 and s3 are of runs with different cases") {
      try $0.run(["verify", "--shard", "3/3", "--artifacts", "s3", "--filter", "*/dark/*"])
    },
    Row("of another document", "documents/a.skel.yaml was not the same for s1 and s2") {
      try $0.write(GoldenProject.row(x: 40), to: "a")
      try $0.run(["verify", "--shard", "2/3", "--artifacts", "s2"])
    },
    Row("cut short", "s2 ended at its first failure; run it without --fail-fast") {
      for name in ["a", "b/row", "wide"] { try $0.write(GoldenProject.row(x: 50), to: name) }
      for index in 1...3 {
        try $0.run(
          [
            "verify", "--shard", "\(index)/3", "--artifacts", "s\(index)", "-j", "1",
          ] + (index == 2 ? ["--fail-fast"] : []))
      }
    },
    Row("a whole run among them", "s2 is a shard and s1 a whole run") {
      try $0.run(["verify", "--artifacts", "s1"])
    },
    Row("no results", "s2: this folder has no results.json") { try $0.remove("s2/results.json") },
    Row("nothing there", "s9: there is no such file or folder", operands: ["s9"]),
    Row("cut off", "s2/results.json:") {
      let text = try $0.scratch.text(of: "s2/results.json")
      try $0.scratch.write(String(text.prefix(text.count / 2)), to: "s2/results.json")
    },
    Row("other JSON", "these are no results of 'skelsnap verify'") {
      try $0.scratch.write("[1, 2]", to: "s2/results.json")
    },
    Row("binary", "the text is not UTF-8 here") {
      try Data((0..<255).map { UInt8($0) }).write(to: $0.url("s2/results.json"))
    },
    Row("no such shard", "there is no shard 7 of 3", change("\"index\": 2", "\"index\": 7")),
    Row("no number", "'index' is a whole number", change("\"index\": 2", "\"index\": 1e99")),
    Row(
      "a number too large", "'count' is a whole number",
      change("\"count\": 3", "\"count\": 99999999999999999999")),
    Row(
      "a number that cannot be added up", "'line' is a whole number from 0 to 2147483647, found",
      change("\"line\": 1,", "\"line\": 9223372036854775807,")),
    Row("fewer cases", "cases, and 1 fell to it") {
      let text = try $0.scratch.text(of: "s2/results.json")
      let start = try #require(text.range(of: "\"count\": 3,\n    \"cases\": ")).upperBound
      let end = try #require(text[start...].firstIndex(of: ","))
      try $0.scratch.write(
        text.replacingCharacters(in: start..<end, with: "1"), to: "s2/results.json")
    },
    Row(
      "another frame", "results were changed after it",
      Row.edit("s2", "phase-0500", "phase-0501")),
    Row(
      "a name that leads out", "is no name of a golden",
      change("\"variant\": \"light\",", "\"variant\": \"../../../light\",")),
    Row(
      "a document that leads out", "/phase-0000.png' is no name of a golden",
      change("\"document\": \"c\"", "\"document\": \"../../c\"")),
    Row(
      "an absolute name", "is no name of a golden",
      change("\"document\": \"c\"", "\"document\": \"/tmp/c\"")),
    Row(
      "no golden's name", "is no name of a golden",
      change("\"frame\": \"phase-0500.png\"", "\"frame\": \"phase-0500.sh\"")),
    Row(
      "a golden elsewhere", "is no name of a golden",
      change(
        #""variant": "light", "frame": "phase-0000.png","#,
        #""variant": "light", "frame": "phase-0000.png", "golden": "/etc/passwd","#)),
    Row(
      "a node that is not there", "there is no node 9999 in these results",
      change(#""nodes": [0"#, #""nodes": [9999"#)),
    Row("another picture", "c/light/phase-0000-actual.png: this is not what the run has left") {
      try damage("c/light/phase-0000-actual.png", in: $0)
    },
    Row("another golden", "c/light/phase-0000-expected.png: this is not what the run has left") {
      try damage("c/light/phase-0000-expected.png", in: $0)
    },
    Row("a link that leads out", "c/light/phase-0000-actual.png: a link leads outside") {
      let shard = try home(of: "c/light/phase-0000-actual.png", in: $0)
      let place = $0.url("\(shard)/c/light/phase-0000-actual.png")
      try FileManager.default.removeItem(at: place)
      try FileManager.default.createSymbolicLink(
        atPath: place.path, withDestinationPath: "/etc/passwd")
    },
  ])
  func isRefused(_ row: Row) throws {
    let project = try ShardedProject(copyOf: Self.moved.get())
    try row.change(project)
    let before = try project.files(in: ".")
    let outcome = try project.run(["merge", "--artifacts", "out/in"] + row.operands)
    #expect(outcome.status == 2, "\(outcome.output)")
    #expect(outcome.error.contains(row.sentence), "\(outcome.error)")
    #expect(outcome.output.isEmpty)
    #expect(!project.exists("out/in/results.json"))
    let new = try project.files(in: ".").filter { before[$0.key] != $0.value }.keys
    #expect(new.allSatisfy { $0.hasPrefix("out/in/") }, "\(new)")
  }

  /// Three shards of a project in which one document has changed.
  private static let moved: Result<ShardedProject, any Error> = Result {
    let project = try ShardedProject()
    try project.run(["record", "-q"])
    try project.write(GoldenProject.row(x: 16), to: "c")
    _ = try project.verify(shards: 3)
    atexit { try? FileManager.default.removeItem(atPath: MergeRefusalTests.moved.get().path) }
    return project
  }

  /// Replaces text in the shard that contains it.
  private static func change(
    _ old: String, _ new: String
  ) -> @Sendable (ShardedProject) throws -> Void {
    { project in
      for shard in ["s2", "s1", "s3"] {
        let file = "\(shard)/results.json"
        let text = try project.scratch.text(of: file)
        guard let range = text.range(of: old) else { continue }
        try project.scratch.write(text.replacingCharacters(in: range, with: new), to: file)
        return
      }
      Issue.record("no shard says \(old)")
    }
  }

  private static func home(of name: String, in project: ShardedProject) throws -> String {
    try #require(["s1", "s2", "s3"].first { project.exists("\($0)/\(name)") })
  }

  private static func damage(_ name: String, in project: ShardedProject) throws {
    try project.scratch.write("x", to: "\(home(of: name, in: project))/\(name)")
  }

  @Test func resultsWithoutPicturesAreMerged() throws {
    let project = try ShardedProject.project(.changed)
    let shards = try project.verify(shards: 2)
    for shard in shards {
      try project.copy("\(shard)/results.json", to: "only/\(shard).json")
    }
    let merged = try project.run(["merge", "only/s1.json", "only/s2.json", "--json"])
    #expect(merged.status == 2)
    #expect(merged.error.contains("more files are not there"), "\(merged.error)")
    #expect(merged.output.contains("\"verdict\": \"different\""))
    #expect(!merged.output.contains("\"kept\"") && !merged.output.contains("\"actual\""))
    let goldens = try project.files(in: "goldens")
    let accepted = try project.run(["accept"])
    #expect(accepted.error.contains("nothing to accept"), "\(accepted.error)")
    #expect(try project.files(in: "goldens") == goldens)
  }
}
