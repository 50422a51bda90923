import SkeletonSystem
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonSwiftUI

@Suite("What a view needs of its app")
struct SourceSliceTests {
  /// The names of the declarations that are left of these files.
  private func slice(
    _ files: [String: String], of view: String
  ) throws -> [String: [String]] {
    try TemporaryFolder.with { folder in
      for (path, text) in files {
        try Files.write(Array(text.utf8), to: FilePath.joined(folder, path))
      }
      let source = try SourceFolder(folder) { FilePath.relative($0, to: folder) ?? $0 }
      let roots = source.places.filter { source[$0].name == view && source[$0].kind == .type }
      let slice = source.slice(around: roots)
      return Dictionary(
        uniqueKeysWithValues: slice.files.map { file in
          let names = SwiftParser.declarations(of: file.text).flatMap { one in
            one.kind == .import ? [] : [one.name] + one.members.map { "\(one.name).\($0.name)" }
          }
          return (file.path, names)
        })
    }
  }

  @Test("Types, constants and functions that it names, and what these name")
  func closure() throws {
    let found = try slice(
      [
        "A.swift": """
        struct Feed: View { var body: some View { Row(size: gap).tinted() } }
        struct Other: View { var body: some View { Text("") } }
        """,
        "B.swift": """
        import SwiftUI
        struct Row: View { let size: Double; var body: some View { Color.brand } }
        let gap = Tokens.gap
        let unused = 1
        enum Tokens { static let gap = 8.0 }
        extension View { func tinted() -> some View { modifier(Tint()) }; func untouched() {} }
        extension Collection { subscript(gap index: Index) -> Element? { nil } }
        struct Tint: ViewModifier { func body(content: Content) -> some View { content } }
        extension Color { static let brand = Color(hex: 1); static let rare = Color(hex: 2) }
        extension Color { init(hex: Int) { self.init(white: 1) }; init(name: String) {} }
        """,
        "C.swift": """
        struct Unrelated { enum Part {} }
        extension Unrelated.Part { var gap: Double { 1 } }
        """,
      ], of: "Feed")
    #expect(found["A.swift"] == ["Feed"])
    #expect(
      found["B.swift"] == [
        "Row", "gap", "Tokens", "View", "View.tinted", "Collection", "Collection.subscript", "Tint",
        "Color", "Color.brand", "Color",
        "Color.init",
      ])
    #expect(found["C.swift"] == nil)
  }

  @Test("A private type is that of its own file; of two others the nearer one is taken")
  func namesakes() throws {
    let found = try slice(
      [
        "App/Feed/Feed.swift":
          "struct Feed: View { var body: some View { Cell() } }\nprivate struct Cell {}",
        "App/Feed/Cell.swift": "struct Cell {}",
        "App/Chat/Chat.swift": "struct Chat: View { var body: some View { Bubble() } }",
        "App/Chat/Bubble.swift": "struct Bubble {}",
        "Watch/Bubble.swift": "struct Bubble {}",
      ], of: "Feed")
    #expect(found == ["App/Feed/Feed.swift": ["Feed", "Cell"]])
    let chat = try slice(
      [
        "App/Chat/Chat.swift": "struct Chat: View { var body: some View { Bubble() } }",
        "App/Chat/Bubble.swift": "struct Bubble {}", "Watch/Bubble.swift": "struct Bubble {}",
      ], of: "Chat")
    #expect(Set(chat.keys) == ["App/Chat/Chat.swift", "App/Chat/Bubble.swift"])
  }

  @Test("Of what two targets declare alike, the nearer one is taken")
  func targets() throws {
    let feed = "struct Feed: View { var body: some View { Text(\"\").card(); title() } }"
    let found = try slice(
      [
        "Phone/Feed.swift": feed,
        "Phone/Style.swift": """
        extension View { func card() -> some View { self }; func card(_ size: Int) -> some View { self } }
        func title() -> Text { Text("") }
        """,
        "Box/Style.swift": """
        extension View { func card() -> some View { self } }
        func title() -> Text { Text("") }
        """,
        "Box/Own.swift": "extension View { private func card() -> some View { self } }",
      ], of: "Feed")
    #expect(
      found == [
        "Phone/Feed.swift": ["Feed"],
        "Phone/Style.swift": ["View", "View.card", "View.card", "title"],
      ])
  }

  @Test("Playgrounds, tests and other systems' files are no part of the app")
  func foreign() throws {
    let feed = "import SwiftUI\nstruct Feed: View { var body: some View { Text(gap) } }"
    let found = try slice(
      [
        "App/Feed.swift": feed, "App/A.playground/Contents.swift": "let gap = 1",
        "Tests/Gap.swift": "import XCTest\nlet gap = 2",
        "Mac/Gap.swift": "import AppKit\nlet gap = 3",
        "Shared/Gap.swift": "#if os(macOS)\nimport AppKit\n#endif\nlet gap = 4",
      ], of: "Feed")
    #expect(Set(found.keys) == ["App/Feed.swift", "Shared/Gap.swift"])
  }

  @Test("Parts of modules are not imported")
  func parts() throws {
    try TemporaryFolder.with { folder in
      let path = FilePath.joined(folder, "A.swift")
      let text = "import os.log\nimport UIKit.UIColor\nimport os\nstruct A {}"
      try Files.write(Array(text.utf8), to: path)
      let source = try SourceFolder(path) { FilePath.name(of: $0) }
      let slice = source.slice(around: source.places.filter { source[$0].kind == .type })
      let left = String(decoding: slice.files[0].text, as: UTF8.self)
      #expect(left.split(separator: "\n").map(\.trimmed) == ["", "", "import os", "struct A {}"])
    }
  }

  @Test("Packages that a manifest or a project names by a path belong to the app")
  func packages() throws {
    try TemporaryFolder.with { folder in
      let manifest = """
        let package = Package(name: "Feed", dependencies: [
          .package(name: "Models", path: "../Models"), .package(url: "https://a.example", from: "1.0.0"),
          .package(path: "../Gone"),
        ])
        """
      for (path, text) in [
        "App/App.xcodeproj/project.pbxproj": "relativePath = ../Feed;\n relativePath = Inside;",
        "App/Inside/Package.swift": "", "Feed/Package.swift": manifest,
        "Models/Package.swift": ".package(path: \"../Feed\")",
      ] {
        try Files.write(Array(text.utf8), to: FilePath.joined(folder, path))
      }
      let root = try #require(Files.resolved(folder))
      let found = LocalPackages.used(by: FilePath.joined(root, "App"))
      #expect(
        Set(found) == [FilePath.joined(root, "Feed"), FilePath.joined(root, "Models")])
    }
  }

  @Test("Several values of one declaration, and operators with what they are declared by")
  func furtherNames() throws {
    let found = try slice(
      [
        "A.swift": """
        struct Feed: View {
          let size = 1 +++ second
          var body: some View { Text("\\(√d) \\(⊕9)").third }
        }
        """,
        "B.swift": """
        let first = 1, second = 2
        let (c, d) = (1, 2)
        let unused = 1, rest = 2
        infix operator +++: Sum
        infix operator ***: Product
        prefix operator √
        prefix operator ⊕
        precedencegroup Sum { higherThan: Wide }
        precedencegroup Wide {}
        precedencegroup Product {}
        func +++ (a: Int, b: Int) -> Int { a }
        func *** (a: Int, b: Int) -> Int { a }
        func + (a: Scene, b: Scene) -> Scene { a }
        extension View { var other: Self { self }; static var fourth = 1, third = 2 }
        """,
        "C.swift": "prefix func √ (a: Int) -> Int { a }",
      ], of: "Feed")
    #expect(
      found == [
        "A.swift": ["Feed"],
        "B.swift": ["first", "c", "+++", "√", "⊕", "Sum", "Wide", "+++", "View", "View.fourth"],
        "C.swift": ["√"],
      ])
  }

  @Test("The program's own beginning, where its members are used, is a type like others")
  func main() throws {
    let files = [
      "A.swift": "struct Feed: View { var body: some View { Text(Notes.title) } }",
      "B.swift": """
      @available(iOS 17, *) @main
      struct Notes: App { static let title = "a" }
      """,
    ]
    #expect(try slice(files, of: "Feed") == ["A.swift": ["Feed"], "B.swift": ["Notes"]])
    try TemporaryFolder.with { folder in
      let path = FilePath.joined(folder, "B.swift")
      try Files.write(Array((files["B.swift"] ?? "").utf8), to: path)
      let source = try SourceFolder(path) { $0 }
      let text = String(decoding: source.slice(around: source.places).files[0].text, as: UTF8.self)
      #expect(text.split(separator: "\n").map(\.trimmed).first == "@available(iOS 17, *)")
    }
  }

  @Test("Declarations that name one another end, however many")
  func chains() throws {
    let names = (0..<5_000).map { "let a\($0) = a\($0 + 1)" }
    let found = try slice(
      ["A.swift": "struct Feed: View { let a = a0 }\n" + names.joined(separator: "\n")], of: "Feed")
    #expect(found["A.swift"]?.count == 5_001)
  }

  @Test("Lines stay where they are, and a preview is a view")
  func lines() throws {
    let text = """
      import SwiftUI
      import Alamofire

      #Preview("Dark") {
        @Previewable @State var isOn = true
        Feed(isOn: $isOn)
      }
      """
    try TemporaryFolder.with { folder in
      let path = FilePath.joined(folder, "A.swift")
      try Files.write(Array(text.utf8), to: path)
      let source = try SourceFolder(path) { FilePath.name(of: $0) }
      #expect(source.previews.map(\.name) == ["A.swift#Dark"])
      let slice = source.slice(around: source.previews.map(\.place))
      let lines = String(decoding: slice.files[0].text, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { $0.trimmingPrefix { $0 == " " } }
      #expect(
        lines.map(String.init) == [
          "import SwiftUI", "", "", "struct SkelsnapPreview4: SwiftUI.View { ",
          "@State var isOn = true", "var body: some SwiftUI.View {Feed(isOn: $isOn)", "}}",
        ])
    }
  }
}
