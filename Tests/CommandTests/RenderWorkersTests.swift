import Foundation
import Testing

/// `render --all` does the same with any number of workers.
struct RenderWorkersTests {
  /// One document with many frames, and several with few.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("skelsnap: 1\n", to: "skelsnap.yaml")
    try scratch.write(
      GoldenProject.row().replacing("phases: [0, 0.25, 0.5, 0.75]", with: "phases: 13"),
      to: "many.skel.yaml")
    for name in ["a", "b", "x", "y"] {
      let title = "- text: {value: 'Screen \(name)', font: caption}"
      try scratch.write(GoldenProject.row(extra: title), to: "\(name).skel.yaml")
    }
    return scratch
  }

  private func render(_ project: Scratch, workers: Int, _ more: [String] = []) throws
    -> Skelsnap.Outcome
  {
    try Skelsnap.run(
      ["render", "--all", "-o", "frames", "-j", "\(workers)"] + more, in: project.path)
  }

  private func frames(of project: Scratch) throws -> [String: Data] {
    let folder = URL(fileURLWithPath: project.path + "/frames")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".png") || $0.hasSuffix(".svg") }
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try Data(contentsOf: folder.appendingPathComponent($0)))
      })
  }

  @Test(arguments: [[], ["--format", "svg"], ["--debug"], ["--filter", "many/dark*"]])
  func anyNumberPaintsTheSame(more: [String]) throws {
    let one = try project()
    let alone = try render(one, workers: 1, more)
    #expect(alone.status == 0, "\(alone.error)")
    let expected = try frames(of: one)
    #expect(expected.count == (more.contains("--filter") ? 13 : 2 * (13 + 4 * 4)))
    for workers in [2, 7] {
      let other = try project()
      let outcome = try render(other, workers: workers, more)
      #expect(outcome.status == 0)
      #expect(outcome.error == alone.error)
      #expect(try frames(of: other) == expected, "\(workers) workers")
    }
  }

  /// What is wrong in several places is reported as if the frames were painted one by one.
  @Test(arguments: [1, 2, 7])
  func theFirstFailureIsReported(workers: Int) throws {
    let project = try project()
    // Folders stand where pictures should be: one that is due early, and two that are due late.
    let obstacles = ["b/light/phase-0500.png", "x/light/phase-0750.png", "x/dark/phase-0250.png"]
    for name in obstacles { try project.write("", to: "frames/\(name)/file") }
    let outcome = try render(project, workers: workers)
    #expect(outcome.status == 2)
    #expect(outcome.error == "error: frames/b/light/phase-0500.png: this is a folder, not a file\n")
    // What comes before it is there.
    let painted = try FileManager.default.subpathsOfDirectory(atPath: project.path + "/frames")
    for name in ["a/light/phase-0000", "a/dark/phase-0750", "b/light/phase-0250"] {
      #expect(painted.contains("\(name).png"), "\(name)")
    }
  }

  /// The diagnostics of one document, not of all that are refused.
  @Test(arguments: [1, 2, 7])
  func theFirstRefusedScreenIsReported(workers: Int) throws {
    let project = try project()
    for name in ["b", "many", "y"] {
      try project.write(
        "skelsnap: 1\ncanvas: {width: 9000, height: 9000}\nskeleton: {block: {}}\n",
        to: "\(name).skel.yaml")
    }
    let outcome = try render(project, workers: workers)
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("b.skel.yaml:3:"), "\(outcome.error)")
    #expect(outcome.error.split(separator: "\n").count == 1, "\(outcome.error)")
  }
}
