import Testing

@testable import SkeletonRender

/// What the rooms may not do behind each other's backs.
struct DoorsTests {
  private let sources = FilePath.joined(FilePath.parent(of: #filePath), "../../Sources")

  private func imports() throws -> [(file: String, module: String)] {
    var found: [(file: String, module: String)] = []
    for file in try Files.list(sources) where file.hasSuffix(".swift") {
      let text = String(decoding: try Files.read(FilePath.joined(sources, file)), as: UTF8.self)
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        guard words.first != "///", words.dropLast().last == "import" else { continue }
        found.append((file, words[words.count - 1]))
      }
    }
    return found
  }

  @Test func foundationStaysOutside() throws {
    try #expect(imports().contains { $0.module == "SkeletonRender" })
    for (file, module) in try imports()
    where file.hasPrefix("SkeletonRender/") || file.hasPrefix("skelsnap/") {
      #expect(!module.hasPrefix("Foundation"), "\(file)")
    }
  }

  @Test(arguments: [
    ("CCairo", "Raster"), ("CPNG", "Raster"), ("CYAML", "Description"), ("CPango", "Text"),
  ])
  func everyLibraryHasOneRoom(module: String, room: String) throws {
    for (file, imported) in try imports() where imported == module {
      #expect(file.hasPrefix("SkeletonRender/\(room)/"), "\(file)")
    }
  }
}
