import SkeletonModel
import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("What a view has to be told")
struct NeededArgumentsTests {
  @Test(
    "By its stored properties, or its initializers",
    arguments: [
      ("var body: some View { a }", []),
      ("let title: String\n var count = 0", ["title"]),
      ("@State private var isOn = false\n @State var title: String", ["title"]),
      ("@Binding var isOn: Bool\n @ObservedObject var feed: Feed", ["isOn", "feed"]),
      ("@Environment(\\.dismiss) var dismiss\n @EnvironmentObject var feed: Feed", []),
      ("@Query(sort: \\.date) var posts: [Post]\n @Injected(\\.feed) var feed: Feed", []),
      ("var title: String?\n let count: Int?", ["count"]),
      ("static let shared: Int\n lazy var a: Int = 1\n var b: Int { 1 }", []),
      ("var a: Int { didSet { b() } }", ["a"]),
      ("let a: Int\n init() { a = 1 }", []),
      ("let a: Int\n init(a: Int, b: Int = 2, _ c: (Int, Int)) { self.a = a }", ["a", "_"]),
      ("init(a: Int) {}\n init(b: Int = 2) {}", []),
      ("@ViewBuilder let content: () -> Content", ["content"]),
    ])
  func arguments(members: String, expected: [String]) throws {
    let parser = SwiftParser(Array("struct Row: View {\n\(members)\n}".utf8))
    let row = try #require(SwiftParser.declarations(of: parser.bytes).first)
    #expect(parser.neededArguments(of: row) == expected)
  }

  @Test("Views and previews of a folder, each by what it is called in its file")
  func catalogue() throws {
    try TemporaryFolder.with { folder in
      for (path, text) in [
        "Package.swift": "",
        "Feed/Row.swift": """
        struct Row: View { let title: String; var body: some View { Text(title) } }
        #Preview("Long") { Row(title: "a") }
        #Preview { Row(title: "b") }
        struct Row_Previews: PreviewProvider { static var previews: some View { a } }
        """, "Feed/Model.swift": "class Model: View {}\nenum View {}",
        "Chat/Row.swift": "struct Row: View { var body: some View { a } }",
      ] {
        try Files.write(Array(text.utf8), to: FilePath.joined(folder, path))
      }
      let root = try #require(Files.resolved(folder))
      let views = try ViewCatalogue(of: root, from: root).views
      #expect(
        views.map { "\($0.file)#\($0.name) \($0.arguments)" } == [
          "Chat/Row.swift#Row []", "Feed/Row.swift#Row [\"title\"]", "Feed/Row.swift#Long []",
          "Feed/Row.swift#2 []", "Feed/Row.swift#Row_Previews []",
        ])
    }
  }
}
