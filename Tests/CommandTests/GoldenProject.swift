import Foundation
import Testing

/// A folder with documents and goldens, in which the command can be run.
final class GoldenProject {
  let scratch: Scratch

  /// One small document in two appearances, with four pictures for each variant.
  init(document: String = GoldenProject.row()) throws {
    scratch = try Scratch()
    try scratch.write("skelsnap: 1\n", to: "skelsnap.yaml")
    try scratch.write(document, to: "row.skel.yaml")
  }

  static func row(
    x: Int = 12, fill: String = "", width: Int = 80, extra: String = "", snapshots: String = ""
  ) -> String {
    """
    skelsnap: 1
    canvas: {width: 120, height: 60, background: "#ffffff"}
    skeleton:
      zstack:
        alignment: topLeading
        children:
          - vstack:
              id: card
              alignment: leading
              spacing: 4
              offset: {x: \(x), y: 8}
              children:
                - circle: {id: avatar, size: 20}
                - block: {id: name, width: \(width), height: 10, radius: 2\(fill)}
          \(extra)
    snapshots:
      appearance: [light, dark]
      phases: [0, 0.25, 0.5, 0.75]
      \(snapshots)

    """
  }

  var path: String { scratch.path }
  static let names = ["light", "dark"].flatMap { variant in
    [
      "phase-0000.png", "phase-0250.png", "phase-0500.png", "phase-0750.png", "layout.txt",
      "accessibility.txt",
    ].map { "row/\(variant)/\($0)" }
  }

  func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Skelsnap.Outcome {
    try Skelsnap.run(arguments, in: path, environment: environment)
  }

  func write(_ document: String) throws { try scratch.write(document, to: "row.skel.yaml") }

  func url(_ name: String) -> URL { URL(fileURLWithPath: path + "/" + name) }
  func golden(_ name: String) -> URL { url("goldens/row/" + name) }

  func bytes() throws -> [String: Data] {
    var bytes: [String: Data] = [:]
    for name in Self.names { bytes[name] = try? Data(contentsOf: url("goldens/" + name)) }
    return bytes
  }
}

struct GoldenReport: Decodable {
  struct Case: Decodable {
    var document: String
    var variant: String
    var frame: String
    var verdict: String
  }
  var cases: [Case]
}
