import Foundation
import SkeletonRender
import SkeletonTesting
import Testing

#if canImport(XCTest)
  import XCTest
#endif

// Every Swift block of docs/library.md and of the public comments is in this file, line by line,
// and runs; LibraryPageTests checks that. The target has no package access: what compiles here
// compiles for every user.

struct Examples {
  /// Paths in examples are seen from the repository's folder, where `swift test` is started; an
  /// editor starts tests elsewhere.
  init() {
    let files = FileManager.default
    guard !files.fileExists(atPath: "examples/buzzbox") else { return }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    #expect(files.changeCurrentDirectoryPath(root.path))
  }

  @Test func aDocumentFromAFile() throws {
    let bars = try Skeleton(contentsOfFile: "examples/buzzbox/skeleton-view.skel.yaml")
    for frame in try bars.frames() {
      print(frame.name)  // examples/buzzbox/skeleton-view/light/phase-0000.png, …
    }

    #expect(bars.name == "examples/buzzbox/skeleton-view")
  }

  @Test func aDocumentFromText() throws {
    let text = """
      skelsnap: 1
      canvas: {width: 200, height: fit}
      skeleton: {block: {width: 120, height: 16, radius: 4}}
      """
    let bar = try Skeleton(text.utf8, name: "bar")

    #expect(try bar.frames().first?.name == "bar/light/phase-0000.png")
  }

  @Test func framesOfEveryKind() throws {
    let bars = try Skeleton(contentsOfFile: "examples/buzzbox/skeleton-view.skel.yaml")

    let all = try bars.frames()
    let large = try bars.frames(phases: [0.5], typeSizes: [.accessibility3], scales: [3])
    let dark = try bars.frames().filter { $0.appearance == .dark }

    #expect(all.count > dark.count && !dark.isEmpty)
    #expect(large.allSatisfy { $0.typeSize == .accessibility3 && $0.scale == 3 })
  }

  @Test func oneFrame() throws {
    let bars = try Skeleton(contentsOfFile: "examples/buzzbox/skeleton-view.skel.yaml")
    let frame = try bars.frame(phase: 0.25, appearance: .dark)
    let picture = try frame.picture()
    let svg = try frame.svg()

    #expect(frame.name == "examples/buzzbox/skeleton-view/dark/phase-0250.png")
    #expect(picture.width == 393)
    #expect(svg.hasPrefix("<svg "))
  }

  @Test func oneInstant() throws {
    let thread = try Skeleton(contentsOfFile: "examples/agora/long-thread.skel.yaml")
    let frame = try thread.frame(scenario: "fullMemory", at: 350)

    #expect(frame.name.hasSuffix("/scenario-fullMemory/t00350.png"))
  }

  @Test func picturesAsFiles() throws {
    let bars = try Skeleton(contentsOfFile: "examples/buzzbox/skeleton-view.skel.yaml")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }

    for frame in try bars.frames(phases: [0.5], contrasts: [.increased]) {
      let file = folder.appending(path: frame.name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(frame.picture().pngData).write(to: file)
    }

    #expect(FileManager.default.fileExists(atPath: folder.path + "/examples/buzzbox"))
  }

  @Test func pixels() throws {
    let bars = try Skeleton(contentsOfFile: "examples/buzzbox/skeleton-view.skel.yaml")

    let picture = try bars.frame().picture()
    let pixels = picture.pixels
    let (x, y) = (200, 24)
    let start = 4 * (y * picture.width + x)
    let (red, green, blue) = (pixels[start], pixels[start + 1], pixels[start + 2])

    #expect(pixels.count == 4 * picture.width * picture.height)
    #expect(red < 255 && green < 255 && blue < 255)
  }

  @Test func comparing() throws {
    let bars = try Skeleton(contentsOfFile: "examples/buzzbox/skeleton-view.skel.yaml")
    let file = URL(
      filePath: "goldens/examples/buzzbox/skeleton-view/light/phase-0250.png")

    let golden = try SkeletonPicture(pngData: Data(contentsOf: file))
    let frame = try bars.frame(phase: 0.5)
    if let difference = try frame.picture().difference(from: golden) {
      print(difference)  // 53210 of 131262 pixels, by 15 of 255 at most, in 360x302 at 16,16
    }

    let picture = try frame.picture()
    #expect(
      picture.difference(from: golden)?.description
        == "53210 of 131262 pixels, by 15 of 255 at most, in 360x302 at 16,16")

    if let difference = picture.difference(from: golden, by: .channel(2)) {
      print("\(difference.pixelCount) pixels in rows \(difference.rows)")
    }
  }

  @Test func mistakes() {
    do {
      _ = try Skeleton("skelsnap: 1\nskeleton: {blok: {height: 16}}".utf8, name: "bar.skel.yaml")
    } catch {
      for diagnostic in error.diagnostics {
        print("line \(diagnostic.line): \(diagnostic.message)")
      }
      print(error)  // bar.skel.yaml:2:12: error: …
    }
  }
}

@Suite(.snapshots(record: .never))
struct LoadingScreens {
  @Test func thread() async throws {
    try await expectSnapshots(of: "examples/agora/long-thread.skel.yaml")
  }

  @Test(.snapshots(record: .missing)) func theme() async throws {
    try await expectSnapshots(of: "examples/agora/tinted-theme.skel.yaml")
  }
}

#if canImport(XCTest)
  final class LoadingScreensInXCTest: XCTestCase {
    override func invokeTest() {
      withSnapshots(record: .never) { super.invokeTest() }
    }

    func testThread() {
      assertSnapshots(of: "examples/agora/long-thread.skel.yaml")
    }
  }
#endif
