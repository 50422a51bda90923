import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("The view that a document names")
struct WantedViewTests {
  @Test("What is put into a view is taken with it, and nothing else")
  func whatIsInside() throws {
    let slice = try TemporaryFolder.with { folder in
      try Files.write(
        Array(
          """
          import SwiftUI
          struct Card<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View { content }
          }
          struct Row: View { var body: some View { Sign() } }
          struct Sign: View { var body: some View { Text("a") } }
          struct Other: View { var body: some View { Text("b") } }
          """.utf8), to: FilePath.joined(folder, "Rows.swift"))
      let root = try #require(Files.resolved(folder))
      let index = try SourceIndex(of: root, from: root)
      let wanted = try WantedView("Card { Row() }", in: index)
      #expect(wanted.call == "Card { Row() }")
      let slice = index.app.slice(around: wanted.roots)
      return slice.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    }
    #expect(["struct Card", "struct Row", "struct Sign"].allSatisfy(slice.contains))
    #expect(!slice.contains("struct Other"))
  }
}
