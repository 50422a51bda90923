import Foundation
import SkeletonTesting
import Testing

@testable import SkeletonLanguage
import SkeletonLayout
@testable import SkeletonModel
@testable import SkeletonSystem

/// The examples, as they were when somebody last looked at them and was pleased.
@Test func examples() async throws {
  if try GoldenFont.isInstalled {
    try await expectSnapshots(of: "examples")
  } else {
    // Another release of the font is as wide as it likes: what has text cannot be judged by it.
    print("examples with text are passed over: their goldens were made with another Inter")
    for document in try GoldenFont.textlessDocuments() {
      try await expectSnapshots(of: document)
    }
  }
}

/// The font the goldens were made with, as their layouts name it.
private enum GoldenFont {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether the Inter of this machine is the one the goldens were made with.
  static var isInstalled: Bool {
    get throws {
      let layout = root.appendingPathComponent("goldens/examples/buzzbox/inbox/light/layout.txt")
      let text = String(decoding: try Data(contentsOf: layout), as: UTF8.self)
      let font = Font(family: "Inter", weight: .regular, size: 17, leading: 22)
      let digest = TextShaper().fontDigest(font) { path in
        (try? Data(contentsOf: URL(fileURLWithPath: path))).map(Array.init)
      }
      return digest.map { text.contains("font  Inter regular \($0)\n") } ?? false
    }
  }

  /// Documents whose layouts name no font.
  static func textlessDocuments() throws -> [String] {
    let goldens = root.appendingPathComponent("goldens")
    let files = try FileManager.default.subpathsOfDirectory(atPath: goldens.path)
    var hasText: [String: Bool] = [:]
    for file in files where file.hasSuffix("/layout.txt") {
      let text = String(
        decoding: try Data(contentsOf: goldens.appendingPathComponent(file)), as: UTF8.self)
      let document = file.split(separator: "/").dropLast(2).joined(separator: "/")
      hasText[document, default: false] = hasText[document] == true || text.contains("\nfont  ")
    }
    let textless = hasText.filter { !$0.value }.keys.sorted()
    #expect(!textless.isEmpty)
    return textless.map { $0 + ".skel.yaml" }
  }
}
