import Foundation
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

/// Finds documents by walking the fixture folders, so that none is left out.
struct DocumentFixtureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The files of a set, however deep, by their paths in it.
  private static func files(_ set: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: folder.appendingPathComponent(set).path
    ).filter { !($0 as NSString).pathExtension.isEmpty }.sorted()
  }

  static func documents(_ set: String) throws -> [String] {
    try files(set).filter { $0.contains(".skel.") }
  }

  /// A document is called by its last name, and finds themes in its own folder.
  static func read(_ set: String, _ path: String) throws -> Document {
    let url = folder.appendingPathComponent(set).appendingPathComponent(path)
    let file = url.lastPathComponent
    let home = url.deletingLastPathComponent()
    return try Document.read(
      file: file, bytes: Array(try Data(contentsOf: url)), name: file,
      beside: FilesBeside(folder: home.path, inside: home.deletingLastPathComponent().path)
    ) { path, _ in
      guard let data = try? Data(contentsOf: home.appendingPathComponent(path)) else {
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
  func refused(_ path: String) throws {
    let expected = try expectation(of: path)
    let file = (path as NSString).lastPathComponent
    do {
      _ = try Self.read("refused", path)
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

  private func expectation(of path: String) throws -> (place: String, words: String) {
    let source = path.replacingOccurrences(of: ".skel.json", with: ".expect")
    let data = try Data(
      contentsOf: Self.folder.appendingPathComponent("refused").appendingPathComponent(source))
    let first = try #require(String(decoding: data, as: UTF8.self).split(separator: "\n").first)
    let mark = source.hasSuffix(".expect") ? "" : "# expect "
    try #require(first.hasPrefix(mark), "\(path) says nowhere what is expected of it")
    let parts = first.dropFirst(mark.count).split(separator: " ", maxSplits: 1)
    return (String(try #require(parts.first)), parts.count > 1 ? String(parts[1]) : "")
  }
}
