import Foundation
import Testing

/// `accept` makes the results of the last `verify` the new goldens.
struct AcceptTests {
  private func changed() throws -> GoldenProject {
    let project = try GoldenProject()
    #expect(try project.run(["record", "-q"]).status == 0)
    try project.write(GoldenProject.row(x: 16))
    #expect(try project.run(["verify", "-q"]).status == 1)
    return project
  }

  @Test func itWritesWhatRecordWouldByteForByte() throws {
    let project = try changed()
    let twin = try GoldenProject(document: GoldenProject.row(x: 16))
    #expect(try twin.run(["record", "-q"]).status == 0)
    let accepted = try project.run(["accept"])
    #expect(accepted.status == 0)
    #expect(accepted.error == "accepted 10 goldens\n")
    #expect(accepted.output.split(separator: "\n").count == 10)
    #expect(try project.bytes() == twin.bytes())
    #expect(try project.run(["verify"]).status == 0)
    #expect(try project.run(["accept"]).error.hasPrefix("nothing to accept"))
  }

  /// Results with everything in each case, as earlier releases have left them.
  @Test(arguments: [".skelsnap", "merged"])
  func resultsOfVersion1AreTaken(from folder: String) throws {
    let project = try changed()
    let twin = try GoldenProject(document: GoldenProject.row(x: 16))
    #expect(try twin.run(["record", "-q"]).status == 0)
    let file = project.url(".skelsnap/results.json")
    var run = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let nodes = try #require(run["nodes"] as? [Any])
    let positions = try #require(run["positions"] as? [Any])
    let cases = try #require(run["cases"] as? [[String: Any]])
    run["cases"] = cases.map { one -> [String: Any] in
      let name = ["document", "variant", "frame"].compactMap { one[$0] as? String }
        .joined(separator: "/")
      let (stem, ending) = (name.dropLast(4), name.suffix(4))
      let kept = one["kept"] as? [String] ?? []
      var old = one
      old["golden"] = "goldens/" + name
      old["kept"] = nil
      for role in ["expected", "actual", "diff"] {
        old[role] = kept.contains(role) ? ".skelsnap/\(stem)-\(role)\(ending)" : NSNull()
      }
      old["nodes"] = (one["nodes"] as? [Int] ?? []).map { nodes[$0] }
      old["position"] = (one["position"] as? Int).map { positions[$0] }
      return old
    }
    for key in ["goldens", "artifacts", "nodes", "positions"] { run[key] = nil }
    run["version"] = 1
    try JSONSerialization.data(withJSONObject: run).write(to: file)
    if folder == "merged" {
      let merged = try project.run(["merge", ".skelsnap", "--artifacts", folder])
      #expect(merged.status == 1, "\(merged.error)")
    }
    let accepted = try project.run(["accept", "--artifacts", folder])
    #expect(accepted.error == "accepted 10 goldens\n")
    #expect(try project.bytes() == twin.bytes())
  }

  @Test func onlySelectedCasesAreAccepted() throws {
    let project = try changed()
    let before = try project.bytes()
    #expect(try project.run(["accept", "--filter", "row/dark/*"]).status == 0)
    #expect(try project.scratch.text(of: ".skelsnap/report.html").contains("5 of 12 cases"))
    let after = try project.bytes()
    for name in GoldenProject.names {
      // Nothing that moves is read otherwise.
      let isChanged = name.hasPrefix("row/dark") && !name.hasSuffix("accessibility.txt")
      #expect((before[name] != after[name]) == isChanged, "\(name)")
    }
    // What was accepted no longer waits; the rest still does.
    let again = try project.run(["accept", "--filter", "row/dark/*"])
    #expect(again.status == 2)
    #expect(again.error.contains("none of the 5 cases that wait fits"))
    #expect(try project.run(["accept", "--verdict", "missing"]).status == 2)
    #expect(try project.run(["accept", "row.skel.yaml"]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: project.url(".skelsnap/report.html").path))
    #expect(try project.run(["verify"]).status == 0)
  }

  @Test(arguments: [
    "document", "golden", "picture", "project", "nothing", "digest", "results", "empty", "refused",
    "twice", "frame", "way out",
  ])
  func whatChangedSinceTheRunIsRefused(_ what: String) throws {
    let project = try changed()
    let sentence: String
    switch what {
    case "document":
      try project.write(GoldenProject.row(x: 17))
      sentence = "row: row.skel.yaml has changed since; verify again"
    case "golden":
      try Data("x".utf8).write(to: project.golden("dark/phase-0250.png"))
      sentence = "goldens/row/dark/phase-0250.png: its golden has changed since; verify again"
    case "picture":
      try Data("x".utf8).write(to: project.url(".skelsnap/row/dark/phase-0250-actual.png"))
      sentence = "phase-0250-actual.png is not what was left there; verify again"
    case "project":
      try project.scratch.write("skelsnap: 1\ntheme: agora\n", to: "skelsnap.yaml")
      sentence = "row: skelsnap.yaml has changed since; verify again"
    case "digest":
      let text = try project.scratch.text(of: ".skelsnap/results.json")
      try project.scratch.write(
        text.replacingOccurrences(of: "\"document\": \"row\"", with: "\"document\": \"../../row\""),
        to: ".skelsnap/results.json")
      sentence = "../../row: there is no such document now"
    case "twice":
      let file = ".skelsnap/results.json"
      try project.scratch.write(
        project.scratch.text(of: file).replacingOccurrences(
          of: "\"phase-0250.png\"", with: "\"phase-0000.png\""), to: file)
      sentence = "the results speak of it twice; verify again"
    case "frame":
      try rename("phase-0250.png", to: "error-other.png", in: project)
      sentence = "'row/light/error-other.png' is nothing the document asks for"
    case "way out":
      try rename("phase-0250.png", to: "../t1.0.png", in: project)
      sentence = "'row/light/../t1.0.png' is no name of a golden"
    case "results":
      try project.scratch.write("{\"version\": 1, \"cases\": [7]}", to: ".skelsnap/results.json")
      sentence = "results.json:1:26: error: 'document' is missing here"
    case "empty":
      try project.scratch.write("", to: ".skelsnap/results.json")
      sentence = "results.json:1:1: error: the file is empty; 'skelsnap verify' writes it anew"
    case "refused":
      // A file that exists but cannot be read is not missing.
      let golden = project.golden("light/layout.txt")
      try FileManager.default.removeItem(at: golden)
      #expect(try project.run(["verify", "-q", "--filter", "row/light/layout.txt"]).status == 1)
      try FileManager.default.createSymbolicLink(
        atPath: golden.path, withDestinationPath: "/dev/null")
      sentence = "goldens/row/light/layout.txt: its golden has changed since; verify again"
    default:
      try FileManager.default.removeItem(at: project.url(".skelsnap"))
      sentence = "'skelsnap verify' leaves one"
    }
    let before = try project.bytes()
    let outcome = try project.run(["accept"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(sentence), "\(outcome.error)")
    #expect(try project.bytes() == before)
    for stray in ["t1.0.png", "light/error-other.png"] {
      #expect(!FileManager.default.fileExists(atPath: project.golden(stray).path))
    }
  }

  /// Renames a picture in the results, but not its file.
  private func rename(_ frame: String, to other: String, in project: GoldenProject) throws {
    let file = ".skelsnap/results.json"
    try project.scratch.write(
      project.scratch.text(of: file)
        .replacingOccurrences(of: "\"\(frame)\"", with: "\"\(other)\"")
        .replacingOccurrences(of: "/\(frame)\"", with: "/\(other)\""), to: file)
    for variant in ["light", "dark"] {
      func place(_ frame: String) -> URL {
        project.url(".skelsnap/row/\(variant)/\(frame.dropLast(4))-actual.png").standardized
      }
      try? FileManager.default.removeItem(at: place(other))
      try FileManager.default.copyItem(at: place(frame), to: place(other))
    }
  }

  @Test func thePageShowsNoFileButTheRunsOwn() throws {
    let project = try changed()
    try project.scratch.write("not for everybody", to: "private.txt")
    let file = ".skelsnap/results.json"
    let text = try project.scratch.text(of: file)
    let row = #""variant": "light", "frame": "layout.txt", "verdict": "different", "kept": ["#
    #expect(text.contains(row + #""expected", "actual"]"#))
    try project.scratch.write(
      text.replacingOccurrences(
        of: row + #""expected", "actual"]"#, with: row + #""actual"], "expected": "private.txt""#),
      to: file)
    #expect(try project.run(["accept", "--filter", "row/dark/*"]).status == 0)
    let page = try project.scratch.text(of: ".skelsnap/report.html")
    #expect(page.contains("avatar"))
    #expect(!page.contains("not for everybody"))
    #expect(try !project.scratch.text(of: file).contains("private.txt"))
  }

  @Test func leftoverTemporaryFilesAreRemoved() throws {
    let project = try changed()
    let left = [".skelsnap/.skelsnap-1.tmp", ".skelsnap/row/light/.skelsnap-1.tmp"]
    for name in left { try project.scratch.write("half", to: name) }
    #expect(try project.run(["verify", "-q"]).status == 1)
    for name in left { #expect(!FileManager.default.fileExists(atPath: project.url(name).path)) }
  }

  @Test func aThemeThatChangedSinceTheRunIsRefused() throws {
    let themed = "theme: brand.theme.yaml\n"
    let theme = "skelsnap: 1\ncolors: {tone: \"#808080\"}\n"
    let project = try GoldenProject(document: GoldenProject.row() + themed)
    try project.scratch.write(theme, to: "brand.theme.yaml")
    let recorded = try project.run(["record", "-q"])
    #expect(recorded.status == 0, "\(recorded.error)\(recorded.output)")
    try project.write(GoldenProject.row(x: 16) + themed)
    #expect(try project.run(["verify", "-q"]).status == 1)
    try project.scratch.write(theme + "# said otherwise\n", to: "brand.theme.yaml")
    let outcome = try project.run(["accept"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("brand.theme.yaml has changed since"))
  }

  @Test func pathsAreRelativeToWhereAcceptRuns() throws {
    let project = try changed()
    try FileManager.default.createDirectory(
      at: project.url("deep"), withIntermediateDirectories: true)
    let accepted = try Skelsnap.run(
      ["accept", "--artifacts", "../.skelsnap"], in: project.path + "/deep")
    #expect(accepted.status == 0, "\(accepted.error)")
    let written = accepted.output.split(separator: "\n").map(String.init)
    #expect(written.count == 10)
    for path in written {
      let url = URL(fileURLWithPath: path, relativeTo: project.url("deep/"))
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
    }
  }

  @Test func resultsOfAnotherMachineCanBeAccepted() throws {
    let project = try changed()
    let elsewhere = try GoldenProject(document: GoldenProject.row(x: 16))
    try FileManager.default.createDirectory(
      at: elsewhere.url("goldens"), withIntermediateDirectories: true)
    try FileManager.default.removeItem(at: elsewhere.url("goldens"))
    try FileManager.default.moveItem(
      at: project.url("goldens"), to: elsewhere.url("goldens"))
    try FileManager.default.moveItem(
      at: project.url(".skelsnap"), to: elsewhere.url("from-ci"))
    let accepted = try elsewhere.run(["accept", "--artifacts", "from-ci"])
    #expect(accepted.status == 0, "\(accepted.error)")
    #expect(try elsewhere.run(["verify"]).status == 0)
  }
}
