import Foundation
import SkeletonPainting
import SkeletonRender
import Testing

/// What the library gives its users is what the command gives at a shell.
struct LibraryAgreementTests {
  /// Of each theme's examples one without texts, which machines with another Inter paint alike.
  private static let documents = [
    "examples/agora/long-thread.skel.yaml", "examples/buzzbox/skeleton-view.skel.yaml",
  ]

  /// Any instant of a scenario, and what it is called.
  @Test func anInstantIsThatOfRender() throws {
    let folder = try Scratch()
    let document = Self.documents[0]
    _ = try run(
      "render", document, "--scenario", "fullMemory", "--at", "333ms", "--scale", "2", "-o",
      folder.path + "/own.png")
    let skeleton = try Skeleton(contentsOfFile: root + "/" + document)
    let frame = try skeleton.frame(scenario: "fullMemory", at: 333, scale: 2)
    #expect(try frame.picture().pngData == bytes(folder.path + "/own.png"))
    #expect(frame.name.hasSuffix("scenario-fullMemory/t00333.png"))
    #expect(frame.scenario == "fullMemory" && frame.milliseconds == 333 && frame.phase == nil)
    #expect(throws: SkeletonError.self) { try skeleton.frame(scenario: "fullMemry", at: 0) }
    #expect(throws: SkeletonError.self) { try skeleton.frame(scenario: "fullMemory", at: -1) }
  }

  /// The repository's folder, where tests are started.
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private func run(_ arguments: String...) throws -> String {
    let outcome = try Skelsnap.run(arguments, in: root)
    try #require(outcome.status == 0, "\(outcome.error)")
    return outcome.output
  }

  @Test(arguments: documents)
  func namesAreThoseThatListPrints(document: String) throws {
    let listed = try run("list", document).split(separator: "\n").map(String.init)
      .filter { $0.hasSuffix(".png") }
    #expect(try Skeleton(contentsOfFile: root + "/" + document).frames().map(\.name) == listed)
  }

  @Test(arguments: documents)
  func picturesAreThoseThatRenderWrites(document: String) throws {
    let folder = try Scratch()
    _ = try run("render", document, "--all", "-o", folder.path)
    let skeleton = try Skeleton(contentsOfFile: root + "/" + document)
    for frame in try skeleton.frames() {
      #expect(try frame.picture().pngData == bytes(folder.path + "/" + frame.name), "\(frame)")
    }
  }

  @Test func aSingleFrameIsTheCommands() throws {
    let folder = try Scratch()
    let document = Self.documents[1]
    let skeleton = try Skeleton(contentsOfFile: root + "/" + document)
    _ = try run("render", document, "-o", folder.path + "/usual.png")
    #expect(try skeleton.frame().picture().pngData == bytes(folder.path + "/usual.png"))
    _ = try run(
      "render", document, "--phase", "0.3", "--appearance", "dark", "--type", "ax2", "--width",
      "375x200", "--scale", "3", "--direction", "rtl", "-o", folder.path + "/other.svg")
    let other = try skeleton.frame(
      phase: 0.3, appearance: .dark, typeSize: .accessibility2, direction: .rightToLeft,
      canvas: .init(width: 375, height: 200), scale: 3)
    #expect(try Array(other.svg().utf8) == bytes(folder.path + "/other.svg"))
  }

  @Test func variantsOfAListAreTheCommands() throws {
    let folder = try Scratch()
    let document = Self.documents[1]
    _ = try run(
      "render", document, "--all", "--contrast", "increased", "--phase", "0.5,0.1", "-o",
      folder.path)
    let frames = try Skeleton(contentsOfFile: root + "/" + document)
      .frames(phases: [0.5, 0.1], contrasts: [.increased])
    let written =
      FileManager.default.enumerator(atPath: folder.path)?
      .compactMap { ($0 as? String).flatMap { $0.hasSuffix(".png") ? $0 : nil } } ?? []
    #expect(Set(written) == Set(frames.map(\.name)))
    for frame in frames {
      #expect(try frame.picture().pngData == bytes(folder.path + "/" + frame.name), "\(frame)")
    }
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
