import Foundation
import SkeletonReports
import Testing

/// A project with enough documents to be split, and with every kind of failure.
final class ShardedProject: Sendable {
  let scratch: Scratch
  var path: String { scratch.path }

  init() throws {
    scratch = try Scratch()
    try scratch.write("skelsnap: 1\ndocuments: [documents]\n", to: "skelsnap.yaml")
    for name in ["a", "b/row", "c"] { try write(GoldenProject.row(), to: name) }
    try write(GoldenProject.row(snapshots: "motion: [full, reduced]"), to: "wide")
  }

  init(copyOf other: ShardedProject) throws {
    scratch = try Scratch()
    try FileManager.default.removeItem(atPath: scratch.path)
    try FileManager.default.copyItem(atPath: other.path, toPath: scratch.path)
  }

  func write(_ document: String, to name: String) throws {
    try scratch.write(document, to: "documents/\(name).skel.yaml")
  }

  @discardableResult
  func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Skelsnap.Outcome {
    try Skelsnap.run(arguments, in: path, environment: environment)
  }

  func url(_ name: String) -> URL { URL(fileURLWithPath: path + "/" + name) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url(name).path) }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(name)) }

  func copy(_ name: String, to other: String) throws {
    try FileManager.default.createDirectory(
      at: url(other).deletingLastPathComponent(), withIntermediateDirectories: true)
    try? remove(other)
    try FileManager.default.copyItem(at: url(name), to: url(other))
  }

  /// All files below a folder, with their contents.
  func files(in folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in FileManager.default.subpaths(atPath: url(folder).path) ?? [] {
      // What was written when goldens passed is kept where they are compared, and merged by nobody.
      if name.hasPrefix(".sources") { continue }
      let place = url(folder + "/" + name)
      if !place.hasDirectoryPath, let data = try? Data(contentsOf: place) { files[name] = data }
    }
    return files
  }

  /// Verifies each shard, with the artifacts in `s1`, `s2` and so on.
  func verify(shards count: Int, _ arguments: [String] = []) throws -> [String] {
    try (1...count).map { index in
      let outcome = try run(
        ["verify", "--shard", "\(index)/\(count)", "--artifacts", "s\(index)", "-q"] + arguments)
      #expect(outcome.status <= 2, "\(outcome.error)")
      return "s\(index)"
    }
  }
}

extension ShardedProject {
  /// What is changed after recording all goldens.
  enum State: String, Sendable {
    case clean, changed, obsolete, gone, blind, broken, unlaid, lawless
  }

  static func project(_ state: State) throws -> ShardedProject {
    let project = try ShardedProject()
    if state == .blind {
      try project.write(
        GoldenProject.row(fill: ", fill: \"#fafafa\"", snapshots: "tolerance: {channel: 20}"),
        to: "c")
      try project.write(
        GoldenProject.row(
          fill: ", fill: \"#fafafa\"",
          snapshots: "motion: [full, reduced]\n  tolerance: {channel: 20}"),
        to: "wide")
    }
    if state == .unlaid {
      try project.write(
        GoldenProject.row(
          extra: "- when: {if: {appearance: dark}, then: {text: {value: x, font: {family: Nil}}}}"),
        to: "c")
    }
    if state == .lawless {
      // Broken laws, waivers that are not needed, and goldens that prove little.
      for (name, waiver) in [("b/row", ""), ("c", "waive: {type: why}"), ("d", "waive: {loop: a}")]
      {
        try project.write(
          LawVerbsTests.document(
            """
            snapshots:
              appearance: [light, dark]
              phases: [0.5]
              motion: [full, reduced]
              direction: [ltr, rtl]
            \(waiver)
            """), to: name)
      }
    }
    // A machine that compares a part has not seen the others pass.
    #expect(
      try project.run(["record", "--allow-blind", "--artifacts", "recorded"]).status <= 2)
    try project.remove("recorded")
    switch state {
    case .clean, .blind, .lawless: break
    case .changed:
      try project.write(GoldenProject.row(x: 16), to: "a")
      try project.write(
        GoldenProject.row().replacingOccurrences(of: "height: 60", with: "height: 61"), to: "c")
      try project.remove("goldens/b/row/dark/phase-0250.png")
      try project.scratch.write("no picture", to: "goldens/b/row/light/phase-0500.png")
      try project.scratch.write("", to: "goldens/wide/light/layout.txt")
    case .gone: try project.remove("documents/c.skel.yaml")
    case .obsolete, .unlaid:
      let golden = "goldens/a/light/phase-0500.png"
      for place in ["a/light/phase-0333.png", "c/dark-ax3/static.png", "wide/light@2x/layout.txt"] {
        try project.copy(golden, to: "goldens/" + place)
      }
      try project.write(GoldenProject.row(x: 13), to: "b/row")
      try project.scratch.write("kept", to: "goldens/a/light/notes.txt")
    case .broken:
      try project.write("skelsnap: 1\nskeleton: {circle: [}\n", to: "c")
      try project.write(GoldenProject.row(x: 16), to: "a")
    }
    return project
  }
}
