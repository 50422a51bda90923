import Foundation

/// The files of this repository, as they are on disk.
package enum Repository {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file; the path is relative to the repository.
  package static func read(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Every Swift source of the package, its path relative to the repository.
  package static func sources() throws -> [(path: String, text: String)] {
    let sources = root.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { ("Sources/\($0)", try read("Sources/\($0)")) }
  }
}
