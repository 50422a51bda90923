import Foundation
import Testing

/// Oversized input is refused with a message, with less than a gigabyte of memory and without a
/// trap.
struct LimitsTests {
  struct Attack: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var words: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, says words: String) {
      (self.name, self.text, self.words) = (name, text, words)
    }
  }

  static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static func screen(_ skeleton: String, _ more: String = "") -> String {
    "skelsnap: 1\n\(more)skeleton: \(skeleton)\n"
  }

  /// A chain of tokens: `f0: f1`, `f1: f2` and so on.
  static func chain(_ last: String) -> String {
    (0..<20_000).map { "f\($0): f\($0 + 1)" }.joined(separator: ", ") + ", f20000: \(last)"
  }

  /// Each component hands the next one another node in each branch of a `when`.
  static let doubling =
    (0..<40).map { index in
      func use(_ kind: String) -> String {
        "{use: {component: c\(index + 1), with: {slot: {\(kind): [$slot]}}}}"
      }
      return "  c\(index): {parameters: {slot: block}, view: {when: {if: {direction: rtl}, "
        + "then: \(use("hstack")), else: \(use("vstack"))}}}\n"
    }.joined() + "  c40: {parameters: {slot: block}, view: {vstack: [$slot]}}\n"

  static let attacks = [
    Attack("lists", screen(repeated("[", 100_000)), says: "nested deeper than 512"),
    Attack(
      "items", screen("\n  " + repeated("- ", 100_000) + "block"), says: "nested deeper than 512"),
    Attack(
      "nodes", screen(repeated("{vstack: [", 129) + repeated("]}", 129)),
      says: "nodes nest deeper than 128"),
    Attack(
      "repeats",
      screen("{vstack: [" + repeated("{repeat: {count: 100000, view: ", 3) + "block}}}}}}]}"),
      says: "more than 100,000 nodes"),
    Attack(
      "aliases",
      "skelsnap: 1\nx-0: &a0 [b]\n"
        + (1..<60).map { "x-\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
        + "skeleton: *a59\n",
      says: "more than 400,000 values"),
    Attack(
      "branches that double", "skelsnap: 1\ncomponents:\n\(doubling)skeleton: {use: c0}\n",
      says: "more than 300,000 references are to be replaced"),
    Attack(
      "circle of aliases", "skelsnap: 1\nskeleton: &a {vstack: [*a]}\n", says: "alias"),
    Attack(
      "texts",
      screen("{vstack: [{repeat: {count: 40000, view: {text: Row $index of many}}}]}"),
      says: "more than 100,000 bytes"),
    Attack(
      "colours", screen("block", "theme: {extends: ios, colors: {\(chain("white"))}}\n"),
      says: "more than 64 tokens stand for each other"),
    Attack(
      "styles", screen("block", "theme: {extends: ios, fonts: {\(chain("body"))}}\n"),
      says: "more than 64 tokens stand for each other"),
    Attack(
      "pixels", screen("block", "canvas: {width: 16384, height: 16384}\n"), says: "64,000,000"),
    Attack(
      "points", screen("{block: {height: 100000}}", "canvas: {height: fit}\n"), says: "16,384"),
    Attack("nothing", screen("{vstack: []}", "canvas: {height: fit}\n"), says: "at least 1"),
    Attack(
      "a long word", screen("{block: {fill: \(repeated("v", 100_000))}}"), says: "vvv…"),
  ]

  @Test(arguments: attacks)
  func isRefused(_ attack: Attack) throws {
    let scratch = try Scratch()
    try scratch.write(attack.text, to: "a.skel.yaml")
    try expectRefusal("a.skel.yaml", in: scratch, words: attack.words)
  }

  @Test func deepJSONIsRefused() throws {
    let scratch = try Scratch()
    let deep = Self.repeated("[", 100_000)
    try scratch.write("{\"skelsnap\": 1, \"skeleton\": \(deep)}", to: "a.skel.json")
    try expectRefusal("a.skel.json", in: scratch, words: "nested deeper than 512")
  }

  @Test func manyColumnsAreCountedOnce() throws {
    let scratch = try Scratch()
    let values = Self.repeated("0,", 150_000) + "0"
    try scratch.write(
      "{\"skelsnap\": 1, \"x-values\": [\(values)], \"skeleton\": \"blok\"}", to: "a.skel.json")
    try expectRefusal("a.skel.json", in: scratch, words: "a.skel.json:1:300046: error: ")
  }

  /// Whichever library runs out of memory.
  @Test(arguments: [50_000, 70_000, 90_000])
  func littleMemoryIsNamed(kilobytes: Int) throws {
    let scratch = try Scratch()
    try scratch.write(
      // No two of its rows are alike.
      Self.screen(
        "{block: {fill: {stops: [white, black], angle: 20}}}",
        "canvas: {width: 8000, height: 8000}\n"),
      to: "a.skel.yaml")
    let command = "exec '\(Skelsnap.binary.path)' render a.skel.yaml -o a.png"
    let outcome = try Skelsnap.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", "ulimit -c 0; ulimit -v \(kilobytes); \(command)"],
      in: scratch.path, environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("error: there is probably not enough memory: the limit is "))
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/a.png"))
  }

  /// As deep as a document may be.
  @Test(arguments: ["render a.skel.yaml -o a.png", "lint a.skel.yaml", "inspect a.skel.yaml"])
  func littleStackIsEnough(command: String) throws {
    let scratch = try Scratch()
    let deep = Self.repeated("{vstack: [{hstack: [", 62) + "spinner" + Self.repeated("]}]}", 62)
    try scratch.write(Self.screen(deep), to: "a.skel.yaml")
    for kilobytes in [1024, 256] {
      let outcome = try Skelsnap.run(
        URL(fileURLWithPath: "/bin/bash"),
        ["-c", "ulimit -s \(kilobytes); exec '\(Skelsnap.binary.path)' \(command)"],
        in: scratch.path, environment: ["SWIFT_BACKTRACE": "enable=no"])
      #expect(outcome.status == 0, "\(outcome.error.prefix(500))")
    }
  }

  @Test func pathsThatAreNotDocumentFilesAreRefused() throws {
    let scratch = try Scratch()
    let script = """
      mkfifo pipe.skel.yaml && mkdir folder.skel.yaml && ln -s loop.skel.yaml loop.skel.yaml &&
      ln -s /dev/zero zero.skel.yaml && truncate -s 200M large.skel.yaml
      for name in pipe loop zero large
      do '\(Skelsnap.binary.path)' inspect $name.skel.yaml; echo $?
      done
      """
    let outcome = try Skelsnap.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", script], in: scratch.path)
    #expect(outcome.output == "2\n2\n2\n2\n", "\(outcome.error)")
  }

  /// Wider than cairo's longest surface, but low enough for a mask of the whole shape.
  @Test func whatIsWiderThanAnyPictureIsPaintedInPart() throws {
    let scratch = try Scratch()
    let drawing = "data: M0 0 H90000 V9 Z, viewBox: [0, 0, 90000, 9]"
    try scratch.write(
      Self.screen("{path: {\(drawing), width: 90000, height: 9}}"), to: "a.skel.yaml")
    let outcome = try Skelsnap.run(["render", "a.skel.yaml", "-o", "a.png"], in: scratch.path)
    #expect(outcome.status == 0, "\(outcome.error)")
  }

  private func expectRefusal(_ name: String, in scratch: Scratch, words: String) throws {
    let script = "ulimit -v 1000000; exec '\(Skelsnap.binary.path)' render \(name) -o a.png"
    let outcome = try Skelsnap.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", script], in: scratch.path)
    #expect(outcome.status == 2, "\(outcome.error.prefix(500))")
    #expect(outcome.error.hasPrefix("\(name):"), "\(outcome.error.prefix(500))")
    #expect(outcome.error.contains(words), "\(outcome.error.prefix(500))")
    #expect(outcome.error.utf8.count < 10_000)
  }
}
