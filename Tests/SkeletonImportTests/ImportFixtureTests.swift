import Foundation
import SkeletonLanguage
import SkeletonModel
import TestSupport
import Testing

@testable import SkeletonImport

/// Whole files in the manner of each tool, and what becomes of them, to the letter.
struct ImportFixtureTests {
  static let files = [
    "profile.jsx", "grid.tsx", "native.js", "shapes.svg", "exported.svg", "people.bones.json",
    "defects.bones.json", "edges.jsx", "class.html.svg",
  ]

  private static let folder = "Tests/SkeletonImportTests/Fixtures"

  @Test(arguments: files)
  func aFileBecomesItsDocuments(file: String) throws {
    let text = try Repository.read("\(Self.folder)/\(file)")
    let result = try importDocuments(Array(text.utf8), file: file)
    var found = ""
    for document in result.documents { found += "=== \(document.name)\n\(document.text)" }
    found += "=== notes\n"
    for note in result.notes { found += "\(note.diagnostic)\n" }
    #expect(found == (try Repository.read("\(Self.folder)/expected/\(file).txt")))
  }

  @Test(arguments: files)
  func whatItBecomesCanBeRead(file: String) throws {
    let text = try Repository.read("\(Self.folder)/\(file)")
    for document in try importDocuments(Array(text.utf8), file: file).documents {
      let read = try Document.read(
        file: "\(document.name).skel.yaml", bytes: Array(document.text.utf8), name: document.name
      ) { _, _ in .refused("is none") }
      for variant in read.snapshots.variants { _ = try read.plan(variant) }
    }
  }

  @Test func everyFixtureIsRead() throws {
    let all = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: Self.folder).path)
    #expect(Set(all) == Set(Self.files + ["expected"]))
  }
}
