import Foundation
import Testing
@testable import SkeletonPainting

@testable import SkeletonModel
@testable import SkeletonSystem

/// Compares our counts with pixelmatch's for its own test pictures, in the folder that
/// PIXELMATCH_FIXTURES names.
///
/// We may not distribute these pictures; they are in `test/fixtures` of mapbox/pixelmatch.
struct PixelmatchTests {
  static let folder = ProcessInfo.processInfo.environment["PIXELMATCH_FIXTURES"]

  /// The counts of pixelmatch 7.0 to 7.2.
  @Test(
    .enabled(if: folder != nil, "PIXELMATCH_FIXTURES names no folder with pixelmatch's pictures"),
    arguments: [
      ("1a", "1b", 0.05, true, 143), ("1a", "1b", 0.1, true, 106), ("1a", "1b", 0.05, false, 251),
      ("1a", "1a", 0, true, 0), ("2a", "2b", 0.05, true, 12_437), ("3a", "3b", 0.05, true, 212),
      ("4a", "4b", 0.05, true, 36_049), ("5a", "5b", 0.05, true, 6), ("6a", "6b", 0.05, true, 51),
      ("6a", "6a", 0, true, 0), ("7a", "7b", 0.1, true, 2448), ("8a", "5b", 0.05, true, 32_896),
    ])
  func countsAsPixelmatch(
    before: String, after: String, threshold: Double, ignores: Bool, count: Int
  ) throws {
    let folder = try #require(Self.folder)
    let files = [before, after].map { "\(folder)/\($0).png" }
    // The folder may contain only some of the pairs.
    guard files.allSatisfy(FileManager.default.fileExists(atPath:)) else { return }
    let pictures = try files.map { try Picture(reading: Files.read($0)) }
    let tolerance = Tolerance(
      metric: .perceptual(threshold: threshold, ignoringAntialiasing: ignores))
    #expect(compare(pictures[0], with: pictures[1], tolerance: tolerance).differing == count)
  }
}
