import Foundation
import TestSupport
import Testing
@testable import SkeletonFrames

/// What a release says of itself.
struct ReleaseTests {
  @Test func theNewestReleaseInTheChangelogIsThatOfTheCommand() throws {
    let changelog = try String(
      contentsOf: Repository.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let releases = changelog.matches(of: /\n## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})\n/)
    let newest = try #require(releases.first)
    #expect(newest.1 == skelsnapVersion)
    let dates = releases.map { String($0.2) }
    #expect(dates == dates.sorted(by: >))
    // What comes next is noted above it.
    let next = try #require(changelog.firstRange(of: "\n## [Unreleased]\n"))
    #expect(next.lowerBound < newest.range.lowerBound)
  }

  /// One place says it; a second would be forgotten.
  @Test func theVersionIsSaidOnce() throws {
    let root = Repository.root
    let files =
      FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    let naming = try files.filter { file in
      try String(contentsOf: root.appending(path: "Sources/" + file), encoding: .utf8)
        .contains("\"\(skelsnapVersion)\"")
    }
    #expect(naming == ["SkeletonFrames/Stamp.swift"])
  }
}
