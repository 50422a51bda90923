import Foundation
import Testing

@testable import SkeletonGoldens
@testable import SkeletonSystem

final class OldArtifactsTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "skelsnap-artifacts-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var files: [String] {
    get throws { try Files.list(folder) }
  }

  @Test func theArtifactsOfACaseAreRemovedAndNoOthers() throws {
    let artifacts = try GuardedFolder(folder)
    let left = [
      "d/light/a-actual.png", "d/light/a-diff.png", "d/light/b-actual.png", "x-actual.png",
    ]
    for name in left + ["d/light/slow/t00100-expected.png"] {
      try artifacts.write([1], to: name)
    }
    let old = OldArtifacts(in: artifacts)
    for name in ["d/light/a.png", "d/light/c.png", "d/dark/a.png", "d/light/slow/t00100.png"] {
      old.remove(of: name)
    }
    #expect(try files == ["d/light/b-actual.png", "x-actual.png"])
  }

  /// What comes after the list is not looked for: it would take calls for each case.
  @Test func aFolderIsListedOnce() throws {
    let artifacts = try GuardedFolder(folder)
    try artifacts.write([1], to: "d/light/a-actual.png")
    let old = OldArtifacts(in: artifacts)
    old.remove(of: "d/light/a.png")
    try artifacts.write([1], to: "d/light/b-actual.png")
    old.remove(of: "d/light/b.png")
    #expect(try files == ["d/light/b-actual.png"])
  }

  @Test func whatAKilledRunHasLeftGoesToo() throws {
    let artifacts = try GuardedFolder(folder)
    try artifacts.write([1], to: "d/light/b-actual.png")
    let torn = folder + "/d/light/.skelsnap-abc.tmp"
    try Files.write([1], to: torn)
    OldArtifacts(in: artifacts).remove(of: "d/light/a.png")
    #expect(!Files.exists(torn))
    #expect(try files == ["d/light/b-actual.png"])
  }

  @Test func aRunWithoutArtifactsHasNone() {
    OldArtifacts(in: nil).remove(of: "d/light/a.png")
  }
}
