import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Goldens that are damaged, malicious or incomplete.
struct GoldenTrustTests {
  struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sentence: String
    let change: @Sendable (URL) throws -> Void

    init(
      _ name: String, _ sentence: String, _ change: @escaping @Sendable (inout Data) -> Void
    ) {
      testDescription = name
      self.sentence = sentence
      self.change = { url in
        var data = try Data(contentsOf: url)
        change(&data)
        try data.write(to: url)
      }
    }

    init(_ name: String, at sentence: String, _ change: @escaping @Sendable (URL) throws -> Void) {
      testDescription = name
      self.sentence = sentence
      self.change = change
    }
  }

  @Test(arguments: [
    Damage("an LFS pointer", "git lfs pull") {
      $0 = Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8)
    },
    Damage("cut off", "within its chunk") { $0 = $0.prefix($0.count - 40) },
    Damage("cut off before its end", "before its chunk IEND") { $0 = $0.prefix($0.count - 12) },
    Damage("pixels damaged", "IDAT has a wrong checksum") {
      $0[$0.range(of: Data("IDAT".utf8))!.upperBound + 3] ^= 4
    },
    Damage("a text damaged", "tEXt has a wrong checksum") {
      $0[$0.range(of: Data("tEXt".utf8))!.upperBound + 12] ^= 1
    },
    Damage("its last checksum damaged", "IEND has a wrong checksum") { $0[$0.count - 1] ^= 1 },
    Damage("bytes after its end", "3 bytes follow") { $0 += Data("abc".utf8) },
    Damage("no PNG", "not a PNG file") { $0 = Data("GIF89a".utf8) },
    Damage("empty", "empty file") { $0 = Data() },
    Damage("a folder", at: "a folder stands") {
      try FileManager.default.removeItem(at: $0)
      try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true)
    },
    Damage("a pipe", at: "a pipe") {
      try FileManager.default.removeItem(at: $0)
      #expect(unsafe mkfifo($0.path, 0o600) == 0)
    },
    Damage("a link to nowhere", at: "leads nowhere") {
      try FileManager.default.removeItem(at: $0)
      try FileManager.default.createSymbolicLink(atPath: $0.path, withDestinationPath: "nowhere")
    },
    Damage("a link that leads out", at: "leads outside") {
      try FileManager.default.removeItem(at: $0)
      try FileManager.default.createSymbolicLink(
        atPath: $0.path, withDestinationPath: "/etc/passwd")
    },
    Damage("not to be read", at: "permission denied") {
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: $0.path)
    },
  ])
  func anUnreadableGoldenHasStatusTwoAndARemedy(damage: Damage) throws {
    if damage.testDescription == "not to be read", getuid() == 0 { return }
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    try damage.change(project.golden("light/phase-0500.png"))
    let outcome = try project.run(["verify"])
    #expect(outcome.status == 2)
    #expect(outcome.output.contains(damage.sentence), "\(outcome.output)")
    if damage.testDescription == "a folder" { return }
    try #expect(project.run(["record"]).status == 0)
    try #expect(project.run(["verify"]).status == 0)
  }

  @Test(arguments: ["/light", ""])
  func aFileWhereAFolderOfGoldensIsDueIsCalledThat(folder: String) throws {
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    let place = project.url("goldens/row" + folder)
    try FileManager.default.removeItem(at: place)
    try Data("notes".utf8).write(to: place)
    let outcome = try project.run(["verify"])
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("a file stands where a folder"), "\(outcome.output)")
    #expect(!outcome.output.contains("permission"), "\(outcome.output)")
    try FileManager.default.removeItem(at: place)
    try #expect(project.run(["record"]).status == 0)
    try #expect(project.run(["verify"]).status == 0)
  }

  @Test func windowsLineEndingsInALayoutAreReported() throws {
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    let layout = project.golden("light/layout.txt")
    let text = try String(contentsOf: layout, encoding: .utf8)
    try Data(text.replacingOccurrences(of: "\n", with: "\r\n").utf8).write(to: layout)
    let outcome = try project.run(["verify"])
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("text eol=lf"), "\(outcome.output)")
    try #expect(project.run(["record"]).status == 0)
    try #expect(project.run(["verify"]).status == 0)
  }

  @Test func aGoldenOfAnotherCaseIsDifferentThoughItsPixelsAreEqual() throws {
    let project = try GoldenProject(
      document: GoldenProject.row().replacingOccurrences(
        of: "size: 20", with: "size: 20, fill: \"#cccccc\""
      ).replacingOccurrences(of: "radius: 2", with: "radius: 2, fill: \"#cccccc\"")
        + "  motion: [full, reduced]\n")
    try #expect(project.run(["record"]).status == 0)
    let manager = FileManager.default
    try manager.removeItem(at: project.golden("light/static.png"))
    try manager.copyItem(
      at: project.golden("dark/static.png"), to: project.golden("light/static.png"))
    let outcome = try project.run(["verify"])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("stamped as another case's: row/dark/static"), "\(outcome.output)")
  }

  @Test func aGoldenOfAnotherSizeIsResized() throws {
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    try project.write(
      GoldenProject.row().replacingOccurrences(of: "height: 60", with: "height: 61"))
    let outcome = try project.run(["verify"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("resized  light, dark: phase-0000"))
    #expect(outcome.output.contains("120 × 60"))
  }

  @Test func nothingIsWrittenOutsideTheGoldens() throws {
    let project = try GoldenProject()
    let outside = try Scratch()
    let manager = FileManager.default
    try manager.createDirectory(at: project.url("goldens"), withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: project.path + "/goldens/row", withDestinationPath: outside.path)
    let inner = try project.run(["record"])
    #expect(inner.status == 2)
    #expect((inner.output + inner.error).contains("leads outside"), "\(inner.error)")
    try manager.removeItem(at: project.url("goldens"))
    try manager.createSymbolicLink(
      atPath: project.path + "/goldens", withDestinationPath: outside.path)
    try #expect(project.run(["record"]).status == 2)
    #expect(try manager.contentsOfDirectory(atPath: outside.path) == [])
  }

  @Test func aFullDiskLeavesTheOldGoldens() throws {
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    let before = try project.bytes()
    try project.write(GoldenProject.row(x: 30))
    // Files may not grow at all, which to a writer looks like a full disk.
    let outcome = try Skelsnap.run(
      URL(fileURLWithPath: "/bin/bash"),
      ["-c", "trap '' XFSZ; ulimit -f 0; exec '\(Skelsnap.binary.path)' record --artifacts none"],
      in: project.path, environment: ["CI": "", "TF_BUILD": ""])
    #expect(outcome.status == 2, "\(outcome.error)")
    try #expect(project.bytes() == before)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: project.golden("light").path)
    #expect(left.filter { $0.hasPrefix(".") } == [])
  }

  @Test func twoRecordersAtOnceAgree() throws {
    let project = try GoldenProject()
    for x in [14, 18, 22, 26] {
      try project.write(GoldenProject.row(x: x))
      let outcome = try Skelsnap.run(
        URL(fileURLWithPath: "/bin/bash"),
        [
          "-c",
          "'\(Skelsnap.binary.path)' record & one=$!; '\(Skelsnap.binary.path)' record; two=$?; "
            + "wait $one && exit $two",
        ], in: project.path, environment: ["CI": "", "TF_BUILD": ""])
      #expect(outcome.status == 0, "\(outcome.error)")
      try #expect(project.run(["verify"]).status == 0)
    }
  }

  @Test func aRecorderKilledAtAnyInstantLeavesEachGoldenOldOrNew() throws {
    let project = try GoldenProject()
    let documents = [GoldenProject.row(x: 12), GoldenProject.row(x: 30, width: 60)]
    var known: [[String: Data]] = []
    for document in documents {
      try project.write(document)
      try #expect(project.run(["record"]).status == 0)
      known.append(try project.bytes())
    }
    let start = Date.now
    try #expect(project.run(["verify"]).status == 0)
    let whole = Date.now.timeIntervalSince(start)
    var killed = 0
    for round in 0..<40 {
      try project.write(documents[round % 2])
      let process = Process()
      process.executableURL = Skelsnap.binary
      process.arguments = ["record"]
      process.currentDirectoryURL = URL(fileURLWithPath: project.path)
      process.environment = Skelsnap.environment
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      Thread.sleep(forTimeInterval: Double.random(in: 0...whole * 1.3))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      let now = try project.bytes()
      for name in GoldenProject.names {
        #expect(now[name] == known[0][name] || now[name] == known[1][name], "\(name)")
      }
    }
    #expect(killed > 5)
    try #expect(project.run(["record"]).status == 0)
    try #expect(project.run(["verify"]).status == 0)
    for variant in ["light", "dark"] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: project.golden(variant).path)
      #expect(names.filter { $0.hasPrefix(".") } == [])
    }
  }
}
