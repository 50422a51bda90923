import SkeletonFrames
import SkeletonGoldens
import SkeletonImport
import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting
import SkeletonReports
@testable import SkeletonSwiftUI

/// Something that reads what anyone may have written.
///
/// Whatever the bytes say, each ends with a value or with an error of ours: a trap ends the process,
/// and so the test or the fuzzer.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case yaml, json, theme, project, results, layout, png, path, svg, jsx, bones
  case swift, recording, picture

  package func run(_ bytes: [UInt8]) {
    switch self {
    case .yaml: Self.show(bytes, file: "fuzz.skel.yaml")
    case .json: Self.show(bytes, file: "fuzz.skel.json")
    case .theme: Self.dress(bytes)
    case .project:
      _ = try? Project.read(file: "skelsnap.yaml", bytes: bytes, root: ".") { _, _ in
        .refused("is not there")
      }
    case .results: _ = try? RunResult(reading: bytes, file: "results.json")
    case .layout: _ = LayoutPage(String(decoding: bytes, as: UTF8.self))
    case .png: Self.open(PNGRepair.withRightChecksums(bytes))
    case .path: Self.draw(String(decoding: bytes, as: UTF8.self))
    case .svg, .jsx, .bones: Self.takeIn(bytes, file: "fuzz.\(rawValue)")
    case .swift: Self.cut(bytes)
    case .recording: Self.view(bytes)
    case .picture: _ = try? PictureFile(reading: bytes, name: "fuzz", path: "/fuzz")
    }
  }
}

extension FuzzTarget {
  /// Reads a document, lays its first screens out and paints what is small.
  private static func show(
    _ bytes: [UInt8], file: String, themes: @escaping ThemeReader = { _, _ in .refused("is none") }
  ) {
    guard let document = try? Document.read(file: file, bytes: bytes, name: "fuzz", themes: themes)
    else { return }
    let variants = document.snapshots.variants
    for variant in Set([variants.first, variants.last].compactMap(\.self)) {
      guard let plan = try? document.plan(variant) else { continue }
      for planned in plan.prefix(4) { paint(planned) }
      simulate(document, variant)
    }
  }

  /// Runs its first scenarios, and one that nothing happens in.
  private static func simulate(_ document: Document, _ variant: Variant) {
    _ = document.idleSettings
    guard let plan = try? document.loadingPlan(in: variant, shaper: TextShaper()),
      plan.geometry.rows.count < 1000
    else { return }
    let scripts = document.scenarioNames.prefix(3).compactMap { document.scenario($0)?.script }
    for script in scripts + [LoadingScript()] {
      _ = script.problems(for: plan)
      guard script.steps.count < 100 else { continue }
      let run = LoadingRun(plan, script)
      _ = simulation(of: run, document: "", scenario: nil, instants: [0, run.end / 2, run.end])
    }
  }

  private static func paint(_ planned: PlannedScreen) {
    let shaper = TextShaper()
    guard let placed = try? place(planned.screen, shaper: shaper) else { return }
    let source = FrameSource(placed, shaper)
    guard let one = planned.cases.last else { return }
    _ = LayoutPage(LayoutText([placed], fonts: []).text)
    let scene = source.scene(of: one)
    guard scene.width < 600, scene.height < 600 else { return }
    var painter = FramePainter(source)
    _ = try? painter.vector(one)
    _ = try? painter.paint(one)
  }

  private static func dress(_ theme: [UInt8]) {
    let document = """
      skelsnap: 1
      theme: fuzz.theme.yaml
      canvas: {width: 80, height: 60}
      skeleton: {vstack: [block, {lines: 2}, {text: Aa}, {circle: 9}, spinner, divider]}
      snapshots: {appearance: [light, dark], phases: [0.3]}
      """
    show(Array(document.utf8), file: "fuzz.skel.yaml") { _, _ in
      .text(file: "fuzz.theme.yaml", bytes: theme)
    }
  }

  private static func draw(_ data: String) {
    let quoted = data.unicodeScalars.filter { $0.value >= 32 && $0 != "\"" && $0 != "\\" }
    let document = """
      {"skelsnap": 1, "canvas": {"width": 40, "height": 40}, "skeleton": {"path":
      {"data": "\(String(String.UnicodeScalarView(quoted)))", "viewBox": [0, 0, 24, 24]}}}
      """
    show(Array(document.utf8), file: "fuzz.skel.json")
  }

  /// Whatever a file of another tool says, what it becomes is a document.
  private static func takeIn(_ bytes: [UInt8], file: String) {
    guard let result = try? importDocuments(bytes, file: file) else { return }
    for document in result.documents.prefix(4) {
      do {
        _ = try Document.read(
          file: "fuzz.skel.yaml", bytes: Array(document.text.utf8), name: "fuzz"
        ) { _, _ in .refused("is none") }
      } catch {
        preconditionFailure("what was written cannot be read: \(error)\n\(document.text)")
      }
    }
  }

  /// Cuts each of its first declarations out of a file, by itself and beside another that has the
  /// same.
  private static func cut(_ bytes: [UInt8]) {
    let files = ["A.swift", "B/A.swift"].map {
      SourceFolder.File(path: $0, location: "/\($0)", bytes: bytes)
    }
    let lines = bytes.count { $0 == UInt8(ascii: "\n") }
    for folder in [SourceFolder([files[0]]), SourceFolder(files)] {
      _ = folder.previews
      for place in folder.places.prefix(8) {
        for file in folder.slice(around: [place]).files {
          precondition(
            file.text.count { $0 == UInt8(ascii: "\n") } == lines, "lines stay where they are")
        }
        prune(folder, place, lines: lines)
      }
    }
  }

  /// Whatever a compiler complains of, something can stand in for it.
  private static func prune(_ folder: SourceFolder, _ place: SourceFolder.Place, lines: Int) {
    var cut = SourceCut(folder, near: place.file)
    cut.take(place)
    cut.close()
    let messages = [
      "cannot find 'a' in scope", "cannot find type 'a' in scope", "other",
      "value of type 'a' has no member 'b'", "unknown attribute 'a'",
      "type 'a' does not conform to protocol 'b'",
    ]
    for round in 1...4 {
      let files = cut.slice.files
      let complaints = (0..<8).map { number in
        Diagnostic(
          at: TextPosition(
            file: "A.swift", line: 1 + (number * 7 + round) % (lines + 1), column: 1 + number * 5),
          messages[(number + round) % messages.count])
      }
      guard cut.heed(complaints, of: files, round: round * 3) else { return }
      for file in cut.slice.files {
        precondition(
          file.text.count { $0 == UInt8(ascii: "\n") } == lines, "lines stay where they are")
      }
    }
  }

  /// Shows what a view's program may have answered.
  private static func view(_ bytes: [UInt8]) {
    let viewing = Viewing(from: "/") { _ in RecordingAnswer(bytes) }
    for direction in [LayoutDirection.ltr, .rtl] {
      var variant = Variant()
      variant.direction = direction
      let request = ViewRequest(
        view: "Fuzz", referrer: "", variant: variant, width: 80, height: 60)
      guard let written = try? viewing.written(for: request).0 else { continue }
      let document = "skelsnap: 1\ncanvas: {width: 80, height: 60}\nskeleton: \(written.flow)\n"
      show(Array(document.utf8), file: "fuzz.skel.yaml")
    }
  }

  private static func open(_ bytes: [UInt8]) {
    guard let file = try? PNGFile(bytes) else { return }
    _ = file.texts
    guard file.width * file.height < 1_000_000, let picture = try? Picture(file) else { return }
    let frame = picture.bitmap
    let metric = Tolerance.Metric.perceptual(threshold: 0.1, ignoringAntialiasing: true)
    guard
      let found = try? compare(
        .file(file), with: .painted(frame), tolerance: Tolerance(metric: metric)),
      found == compare(picture, with: Picture(frame), tolerance: Tolerance(metric: metric))
    else { preconditionFailure("a file compares by rows as it does unpacked") }
    _ = try? differencePicture(of: found, over: .file(file))
  }
}
