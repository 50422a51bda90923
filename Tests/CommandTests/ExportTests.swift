import Foundation
import Testing
@testable import SkeletonPainting

@testable import SkeletonLanguage

/// `export` as a process: which files it makes, and what it refuses.
struct ExportTests {
  private static let row = """
    skelsnap: 1
    canvas: {width: 60, height: 40}
    skeleton: {block: {id: bar, width: 40, height: 20}}
    content: {block: {id: bar, width: 40, height: 20, fill: accent}}
    snapshots: {phases: [0, 0.5], appearance: [light, dark]}
    scenarios: {slow: {script: {100ms: data}, instants: [0, 300ms]}}

    """

  private static func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("skelsnap: 1\n", to: "skelsnap.yaml")
    try scratch.write(row, to: "documents/row.skel.yaml")
    return scratch
  }

  private static let document = "documents/row.skel.yaml"

  @Test(arguments: [
    ("a.gif", Array("GIF89a".utf8)), ("a.apng", [0x89, 0x50, 0x4E, 0x47]),
    ("a.webp", Array("RIFF".utf8)), ("a.pdf", Array("%PDF-1.7".utf8)),
    ("a.png", [0x89, 0x50, 0x4E, 0x47]), ("a.svg", Array("<svg ".utf8)),
    ("a.html", Array("<!doctype html>".utf8)),
  ])
  func theEndingSaysTheFormat(name: String, begins: [UInt8]) throws {
    let scratch = try Self.project()
    let usual = ["a.pdf", "a.png"].contains(name) ? [] : ["--fps", "4"]
    let outcome = try Skelsnap.run(
      ["export", Self.document] + usual + ["-o", name], in: scratch.path)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output == "" && outcome.error == "")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/" + name))
    #expect(Array(bytes.prefix(begins.count)) == begins)
    let printed = try Skelsnap.run(
      URL(fileURLWithPath: "/bin/sh"),
      [
        "-c",
        "cd '\(scratch.path)' && '\(Skelsnap.binary.path)' export \(Self.document) "
          + "\(usual.joined(separator: " ")) --format \(name == "a.png" ? "sheet" : String(name.dropFirst(2))) -o - | cmp - \(name)",
      ])
    #expect(printed.status == 0, "\(printed.output)\(printed.error)")
  }

  @Test func aFolderGetsAFileForEachVariant() throws {
    let scratch = try Self.project()
    let frames = try Skelsnap.run(["export", "--fps", "2", "-o", "frames"], in: scratch.path)
    #expect(frames.status == 0, "\(frames.error)")
    let films = try Skelsnap.run(
      ["export", "--fps", "2", "--format", "gif", "--state", "skeleton,content", "-o", "films"],
      in: scratch.path)
    #expect(films.status == 0, "\(films.error)")
    let pages = try Skelsnap.run(
      ["export", "--format", "pdf", "-o", "pages/"], in: scratch.path)
    #expect(pages.status == 0, "\(pages.error)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: scratch.path)
      .filter { $0.contains(".") && !$0.hasPrefix("documents") && $0 != "skelsnap.yaml" }.sorted()
    #expect(
      files == [
        "films/row/dark/content.gif", "films/row/dark/skeleton.gif",
        "films/row/light/content.gif", "films/row/light/skeleton.gif",
        "frames/row/dark/skeleton/frame-1.png", "frames/row/dark/skeleton/frame-2.png",
        "frames/row/dark/skeleton/frame-3.png", "frames/row/light/skeleton/frame-1.png",
        "frames/row/light/skeleton/frame-2.png", "frames/row/light/skeleton/frame-3.png",
        "pages/row.pdf",
      ])
  }

  /// Whoever takes the folder would show them, too; other files stay.
  @Test func framesOfALongerFilmGo() throws {
    let scratch = try Self.project()
    func export(_ rate: String) throws -> [String] {
      let outcome = try Skelsnap.run(["export", "--fps", rate, "-o", "frames"], in: scratch.path)
      #expect(outcome.status == 0, "\(outcome.error)")
      return try FileManager.default.contentsOfDirectory(
        atPath: scratch.path + "/frames/row/light/skeleton"
      ).sorted()
    }
    #expect(try export("10").count > 9)
    try scratch.write("mine", to: "frames/row/light/skeleton/frame-12b.png")
    #expect(try export("2") == ["frame-1.png", "frame-12b.png", "frame-2.png", "frame-3.png"])
  }

  @Test(arguments: [
    ([], "'export' needs a file or a folder: -o FILE"),
    (["-o", "a.jpg"], "'a.jpg' says no format"),
    (["-o", "-"], "standard output takes one file"),
    (["-o", "a.gif", "--fps", "60"], "a GIF has 50 frames a second at most"),
    (["-o", "a.gif", "--phase", "0"], "'--phase' has no effect on 'gif'; it goes with pdf, sheet"),
    (["-o", "a.html", "--phase", "0"], "'--phase' has no effect on 'html'"),
    (["-o", "a.pdf", "--fps", "20"], "'--fps' has no effect on 'pdf'"),
    (["-o", "a.png", "--loop", "2"], "'--loop' has no effect on 'sheet'"),
    (
      ["-o", "a.gif", "--animation", "css"],
      "'--animation' has no effect on 'gif'; it goes with svg"
    ),
    (["-o", "a.html", "--redlines"], "a gallery has redlines as a switch of its own"),
    (["-o", "a.gif", "--scenario", "slow", "--redlines"], "'--redlines' measures a state"),
    (["-o", "a.gif", "--until", "1s"], "'--until' goes with '--scenario'"),
    (["-o", "a.gif", "--scenario", "slow", "--state", "content"], "'--state' is of states"),
    (
      ["-o", "a.gif", "--appearance", "light,dark"], "2 films need a folder: -o FOLDER --format gif"
    ),
    (["-o", "a.gif", "--background", "white"], "expected a colour, as in '#ffffff'"),
    (["-o", "documents/row.skel.yaml", "--format", "gif"], "its name is that of a document"),
  ])
  func whatCannotBeMeantIsRefused(arguments: [String], says sentence: String) throws {
    let scratch = try Self.project()
    let outcome = try Skelsnap.run(["export", Self.document] + arguments, in: scratch.path)
    #expect(outcome.status == 64, "\(outcome.error)")
    #expect(outcome.error.contains(sentence), "\(outcome.error)")
    #expect(
      try String(contentsOfFile: scratch.path + "/" + Self.document, encoding: .utf8) == Self.row)
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/a.gif"))
  }

  /// Vectors have the measures apart from the screen; frames have room for them.
  @Test func redlinesAreALayer() throws {
    let scratch = try Self.project()
    for extra in [[], ["--redlines"]] {
      let outcome = try Skelsnap.run(
        ["export", Self.document, "-o", "row\(extra.count).svg"] + extra, in: scratch.path)
      #expect(outcome.status == 0, "\(outcome.error)")
    }
    let texts = try [0, 1].map {
      try String(contentsOfFile: scratch.path + "/row\($0).svg", encoding: .utf8)
    }
    #expect(!texts[0].contains("redlines"))
    let layer = try #require(texts[1].firstRange(of: /<g id="s[0-9a-f]{8}-redlines"/))
    #expect(!texts[1][layer.lowerBound...].contains("data-node"))
    #expect(texts[1][..<layer.lowerBound].contains("data-node=\"bar\""))
    let widths = texts.map { $0.firstMatch(of: /width="(\d+)"/).flatMap { Int($0.1) } ?? 0 }
    #expect(widths[0] == 60 && widths[1] > 100)
  }

  @Test func aScenarioIsAFilm() throws {
    let scratch = try Self.project()
    let known = try Skelsnap.run(
      ["export", Self.document, "--scenario", "slow", "--fps", "10", "-o", "slow.gif"],
      in: scratch.path)
    #expect(known.status == 0, "\(known.error)")
    let film = try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/slow.gif"))
    // The skeleton, the content, and at least one frame between them: each begins with its delay.
    #expect(film.ranges(of: Data([0x21, 0xF9, 4])).count > 2)
    let unknown = try Skelsnap.run(
      ["export", Self.document, "--scenario", "slo", "-o", "a.gif"], in: scratch.path)
    #expect(unknown.status == 2)
    #expect(unknown.error.contains("did you mean 'slow'?"), "\(unknown.error)")
    let long = try Skelsnap.run(
      ["export", Self.document, "--scenario", "slow", "--until", "3600s", "-o", "a.gif"],
      in: scratch.path)
    #expect(long.status == 2)
    #expect(long.error.contains("36,000 are the most; give a lower --fps"), "\(long.error)")
  }

  /// What is too large for a picture says what else can be done.
  @Test func aSheetTooLargeSaysTheRemedy() throws {
    let scratch = try Self.project()
    try scratch.write(
      Self.row.replacingOccurrences(of: "height: 40}", with: "height: 9000}")
        .replacingOccurrences(of: "width: 60", with: "width: 4000"), to: "documents/row.skel.yaml")
    let outcome = try Skelsnap.run(
      ["export", Self.document, "--scale", "1", "-o", "a.png"], in: scratch.path)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("or make it a PDF"), "\(outcome.error)")
    let pdf = try Skelsnap.run(["export", Self.document, "-o", "a.pdf"], in: scratch.path)
    #expect(pdf.status == 0, "\(pdf.error)")
  }

  /// An interrupted export leaves what was there, and nothing half-written.
  @Test(arguments: ["gif", "apng", "webp", "svg"])
  func anInterruptedExportLeavesNothing(format: String) throws {
    let scratch = try Self.project()
    try scratch.write("before", to: "a.\(format)")
    // An SVG of few marks is soon done, and one of too many frames refused at once.
    let scene = Self.row.replacingOccurrences(
      of: "skeleton: {block: {id: bar, width: 40, height: 20}}",
      with: "skeleton: {vstack: [{repeat: {count: 1600, view: {block: {width: 40, height: 9}}}}]}"
    ).replacingOccurrences(of: "height: 40}\nskeleton", with: "height: 16000}\nskeleton")
    #expect(scene != Self.row)
    // As many frames as a film can have, each another: no machine makes them in a fifth of a second.
    let isScene = format == "svg"
    let document = (isScene ? scene : Self.row).replacingOccurrences(
      of: "100ms: data", with: isScene ? "70s: data" : "690s: data")
    #expect(document.contains("0s: data"))
    try scratch.write(document, to: Self.document)
    let script = """
      cd '\(scratch.path)'
      '\(Skelsnap.binary.path)' export \(Self.document) --scenario slow --fps 50 --scale \(isScene ? 1 : 4) \
        --until \(isScene ? 71 : 700)s -o a.\(format) & sleep 0.2; kill -INT $!; wait $!; echo $?
      ls -A; cat a.\(format)
      """
    let outcome = try Skelsnap.run(URL(fileURLWithPath: "/bin/bash"), ["-c", script])
    #expect(
      outcome.output == "130\na.\(format)\ndocuments\nskelsnap.yaml\nbefore", "\(outcome.output)")
  }

  /// Of a folder, whole frames stand, each with its name.
  @Test func anInterruptedFolderHasWholeFrames() throws {
    let scratch = try Self.project()
    let script = """
      cd '\(scratch.path)'
      '\(Skelsnap.binary.path)' export \(Self.document) --scenario slow --until 60s --fps 60 \
        --scale 4 --appearance light -o frames/ &
      for try in {1..1000}; do
        ! [ -e frames/row/light@4x/scenario-slow/frame-0003.png ] || break
        sleep 0.02
      done
      kill -INT $!; wait $!; echo $?
      """
    let outcome = try Skelsnap.run(URL(fileURLWithPath: "/bin/bash"), ["-c", script])
    #expect(outcome.output == "130\n", "\(outcome.output)\(outcome.error)")
    let folder = scratch.path + "/frames/row/light@4x/scenario-slow"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names.count < 3_600)
    let end = Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    for name in names {
      #expect(name.wholeMatch(of: /frame-\d{4}\.png/) != nil, "\(name)")
      let file = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      #expect(file.suffix(8) == end, "\(name)")
    }
  }

  /// On a terminal a line says how many frames are done, and is gone in the end.
  @Test func aLongExportShowsHowFarItIs() throws {
    let scratch = try Self.project()
    // Each frame is another, so that none takes no time.
    try scratch.write(
      Self.row.replacingOccurrences(of: "100ms: data", with: "59s: data"), to: Self.document)
    let arguments = [
      "export", Self.document, "--scenario", "slow", "--until", "60s", "--fps", "60", "--scale",
      "4",
    ]
    let begun = ContinuousClock.now
    let films = try PseudoTerminal(
      arguments + ["--appearance", "light,dark", "-o", "films/"], in: scratch.path)
    #expect(films.end() == 0)
    let lines = films.text.components(separatedBy: "\r\u{1b}[K")
    // A short one shows nothing.
    guard ContinuousClock.now - begun > .milliseconds(600) else { return }
    try #require(lines.count > 2, "\(films.text)")
    #expect(lines[1].wholeMatch(of: /[\d,]+ frames of 2 films/) != nil, "\(lines[1])")
    #expect(lines.last == "", "\(films.text)")
    let quiet = try PseudoTerminal(
      arguments + ["--appearance", "light", "-o", "one.apng", "-q"], in: scratch.path)
    #expect(quiet.end() == 0)
    #expect(quiet.text == "", "\(quiet.text)")
  }

  private static let phone = """
    skelsnap: 1
    canvas: {device: iPhone 16, background: "#ff0000"}
    skeleton: {block: {}}
    content: {block: {fill: accent}}
    snapshots: {phases: [0], scale: [1]}
    scenarios: {slow: {script: {100ms: data}, instants: [0, 300ms]}}

    """

  /// Corners are cut off and the island is black, in all that is exported; not in what is compared.
  @Test func aBezelIsThatOfTheDevice() throws {
    let scratch = try Self.project()
    try scratch.write(Self.phone, to: "documents/phone.skel.yaml")
    let document = "documents/phone.skel.yaml"
    func pixels(_ name: String) throws -> (Bitmap, corner: Pixel, island: Pixel, bar: Pixel) {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/" + name))
      let bitmap = try Picture(reading: Array(bytes)).bitmap
      return (bitmap, bitmap[1, 1], bitmap[196, 30], bitmap[196, 5])
    }
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    let frames = try Skelsnap.run(
      ["export", document, "--bezel", "--fps", "1", "-o", "frames"], in: scratch.path)
    #expect(frames.status == 0, "\(frames.error)")
    let shown = try pixels("frames/phone/light/skeleton/frame-1.png")
    #expect(shown.0.width == 393 && shown.0.height == 852)
    #expect(shown.corner.alpha == 0)
    #expect(shown.island == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(shown.bar == red)
    let render = try Skelsnap.run(
      ["render", document, "--phase", "0", "-o", "plain.png"], in: scratch.path)
    #expect(render.status == 0, "\(render.error)")
    let plain = try pixels("plain.png")
    #expect(plain.corner == red && plain.island == red && plain.bar == red)

    let outlines = [
      ("a.svg", []), ("slow.svg", ["--scenario", "slow", "--fps", "2"]),
    ]
    for (name, arguments) in outlines {
      let outcome = try Skelsnap.run(
        ["export", document, "--bezel", "-o", name] + arguments, in: scratch.path)
      #expect(outcome.status == 0, "\(outcome.error)")
      let text = try String(contentsOfFile: scratch.path + "/" + name, encoding: .utf8)
      #expect(text.contains("width=\"125\" height=\"37\" rx=\"18.5\""), "\(text.prefix(3000))")
      #expect(text.contains("fill=\"#000000\""))
    }
    for name in ["a.gif", "a.apng", "a.webp", "a.pdf", "a.png"] {
      let usual = ["a.pdf", "a.png"].contains(name) ? [] : ["--fps", "1"]
      let with = try Skelsnap.run(
        ["export", document, "--bezel", "-o", name] + usual, in: scratch.path)
      let without = try Skelsnap.run(
        ["export", document, "-o", "plain-" + name] + usual, in: scratch.path)
      #expect(with.status == 0 && without.status == 0, "\(with.error)\(without.error)")
      let files = try [name, "plain-" + name].map {
        try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/" + $0))
      }
      #expect(files[0] != files[1], "\(name)")
    }
  }

  @Test func aBezelNeedsADevice() throws {
    let scratch = try Self.project()
    try scratch.write(Self.phone, to: "documents/phone.skel.yaml")
    let outcome = try Skelsnap.run(
      ["export", "documents", "--bezel", "-o", "sheet.png"], in: scratch.path)
    #expect(outcome.status == 64)
    #expect(
      outcome.error.contains(
        "'--bezel' is of a device, and 'row' names none: write 'canvas: {device: iPhone 16}'"),
      "\(outcome.error)")
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/sheet.png"))
  }
}
