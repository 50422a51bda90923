import Foundation
@testable import SkeletonPainting
import TestSupport
import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonSystem

/// Goldens that would look the same if the screen were broken: each kind, and a near miss of it.
final class GoldenWarningsTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "skelsnap-warnings-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let document: String
    /// `variant: frames: message`, a line a warning.
    let warnings: String

    init(
      _ what: String, theme: String = "width: 40", _ snapshots: String,
      trees: String = "skeleton: {block: {id: bar, width: 60, height: 10}}",
      warns warnings: String = ""
    ) {
      testDescription = what
      let movement =
        theme.hasPrefix("pulse")
        ? theme : "gradient: {stops: [\"#999\", \"#fff\", \"#999\"], \(theme)}"
      document = """
        skelsnap: 1
        canvas: {width: 100, height: 40, background: "#888"}
        theme: {extends: ios, shimmer: {\(movement)}}
        snapshots: \(snapshots)
        \(trees)

        """
      self.warnings = warnings
    }
  }

  private func warnings(_ text: String, filter: [String] = []) throws -> String {
    let job = GoldenJob(try Document.reading(text), goldens: try GuardedFolder(folder))
    var options = GoldenOptions()
    options.workers = 1
    options.checksLaws = true
    options.filter = CaseFilter(filter)
    return compareGoldens([job], options).result.warnings
      .map { "\($0.variant): \($0.frames.joined(separator: ", ")): \($0.message)" }
      .joined(separator: "\n")
  }

  @Test(arguments: rows) func warning(_ row: Row) throws {
    #expect(try warnings(row.document) == row.warnings)
  }

  private static let blank =
    "every pixel is of one colour, as if there were nothing on the screen: give what is there a "
    + "colour that stands out from the canvas"
  private static let equal =
    "equal to the pixel, though the shimmer moves on between them, so that together they prove no "
    + "more than one: put them between 0.05 and 0.95 in 'snapshots: {phases}'"
  private static let unlit = "the light of the shimmer is in none of these: "

  private static let rows = [
    Row("light in one of two frames", "{phases: [0, 0.5]}"),
    Row(
      "a picture of nothing", "{appearance: [light, dark]}",
      trees: "content: {block: {width: 10, height: 10, fill: \"#888\"}}",
      warns: "light: content.png: \(blank)\ndark: content.png: \(blank)"),
    Row(
      "a picture of next to nothing", "{appearance: [light]}",
      trees: "content: {block: {width: 1, height: 1, fill: \"#898888\"}}"),
    Row(
      "light in no frame", "{phases: [0], motion: [full, reduced]}",
      warns: "light: phase-0000.png: \(unlit)add a phase between 0.05 and 0.95 to 'snapshots: "
        + "{phases}'"),
    Row(
      "light in the content is light too", theme: "width: 40, space: screen", "{phases: [0.3]}",
      trees: """
        skeleton: {block: {width: 20, height: 10, offset: {x: 35}}}
        content: {block: {width: 20, height: 10, offset: {x: -30}}}
        """),
    Row(
      "light that crosses none of the placeholders then", theme: "width: 40, space: screen",
      "{phases: [0.3]}", trees: "skeleton: {block: {width: 20, height: 10, offset: {x: 35}}}",
      warns: "light: phase-0300.png: \(unlit)add a phase between 0.55 and 0.95 to 'snapshots: "
        + "{phases}'"),
    Row(
      "a placeholder that nobody sees", "{phases: [0, 0.5]}",
      trees: "skeleton: {block: {width: 60, height: 10, offset: {x: 200}}}",
      warns: "light: phase-0000.png, phase-0500.png: \(blank)"),
    Row(
      "light that nobody could see", theme: "pulse: {stops: [\"#999\", \"#999\"]}",
      "{phases: [0, 0.5]}",
      warns: "light: phase-0000.png, phase-0500.png: \(unlit)at no phase does a placeholder look "
        + "otherwise than at another"),
    Row(
      "a pulse at its beginning", theme: "pulse: {stops: [\"#999\", \"#fff\"]}", "{phases: [0, 1]}",
      warns: "light: phase-0000.png, phase-1000.png: \(unlit)add a phase between 0.05 and 0.95 to "
        + "'snapshots: {phases}'"),
    Row(
      "the way there and the way back", theme: "pulse: {stops: [\"#999\", \"#fff\"]}",
      "{phases: [0.25, 0.75]}"),
    Row("the loop's end is its beginning", "{phases: [0, 0.5, 1]}"),
    Row(
      "what rests stands still", theme: "width: 40, rest: 3s", "{phases: [0.2, 0.6, 0.8]}"),
    Row(
      "light that has yet to come in, twice",
      "{phases: [0, 0.005, 0.5], appearance: [light, dark]}",
      warns: "light: phase-0000.png, phase-0005.png: \(equal)\n"
        + "dark: phase-0000.png, phase-0005.png: \(equal)"),
    Row(
      "both turning points of what comes back", theme: "width: 40, reverse: true",
      "{phases: [0, 0.3, 0.5]}",
      warns: "light: phase-0000.png, phase-0500.png: "
        + equal.replacingOccurrences(of: "0.05 and 0.95", with: "0.05 and 0.45")),
    Row(
      "a spinner between two steps", "{phases: [0, 0.1]}", trees: "skeleton: {spinner: 20}"),
  ]

  /// A frame that was left out may be the one that shows the light.
  @Test func aFilterMayHideTheLight() throws {
    let row = Row("", "{phases: [0, 0.5]}")
    #expect(try warnings(row.document, filter: ["*0000*"]) == "")
    let dark = Row("", "{phases: [0]}")
    #expect(try warnings(dark.document, filter: ["*0000*"]) != "")
  }
}
