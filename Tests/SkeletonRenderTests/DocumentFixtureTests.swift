import Foundation
import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonRender
@testable import SkeletonReports
@testable import SkeletonSystem

/// Documents found by walking the fixture folders, not listed: what is there is tested.
struct DocumentFixtureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func documents(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(name).path
    ).filter { $0.contains(".skel.") && !$0.hasSuffix(".expect") }.sorted()
  }

  static func read(_ set: String, _ file: String) throws -> Document {
    let url = folder.appendingPathComponent(set)
    return try Document.read(
      file: file, bytes: Array(try Data(contentsOf: url.appendingPathComponent(file))), name: file
    ) { path, _ in
      guard let data = try? Data(contentsOf: url.appendingPathComponent(path)) else {
        return .refused("is not there")
      }
      return .text(file: (path as NSString).lastPathComponent, bytes: Array(data))
    }
  }

  @Test func thereAreDocumentsToTry() throws {
    #expect(try Self.documents("accepted").count > 30)
    #expect(try Self.documents("refused").count > 250)
  }

  @Test(arguments: try documents("accepted"))
  func accepted(_ file: String) throws {
    do {
      let document = try Self.read("accepted", file)
      for state in document.states {
        _ = try document.screen(state, in: Variant())
      }
    } catch let error as DescriptionError {
      Issue.record("\(error.diagnostics.map(\.description).joined(separator: "\n"))")
    }
  }

  /// One mistake, one message, at its place.
  @Test(arguments: try documents("refused"))
  func refused(_ file: String) throws {
    let expected = try expectation(of: file)
    do {
      _ = try Self.read("refused", file)
      Issue.record("accepted; expected \(expected)")
    } catch let error as DescriptionError {
      let all = error.diagnostics.map(\.description).joined(separator: "\n")
      let first = try #require(error.diagnostics.first)
      #expect(error.diagnostics.count == 1, "\(all)")
      if !expected.place.hasSuffix("*:*") {
        let place = expected.place.split(separator: ":").count == 2 ? "\(file):" : ""
        #expect(first.position.description == place + expected.place, "\(all)")
      }
      #expect(first.message.contains(expected.words), "\(all)")
    }
  }

  private func expectation(of file: String) throws -> (place: String, words: String) {
    let url = Self.folder.appendingPathComponent("refused")
    let sidecar = url.appendingPathComponent(
      file.replacingOccurrences(of: ".skel.json", with: ".expect"))
    let source = file.hasSuffix(".json") ? sidecar : url.appendingPathComponent(file)
    let lines = String(decoding: try Data(contentsOf: source), as: UTF8.self)
      .split(separator: "\n")
    let first = try #require(lines.first)
    let rest = first.hasPrefix("# expect ") ? first.dropFirst(9) : first[...]
    let parts = rest.split(separator: " ", maxSplits: 1)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }
}
