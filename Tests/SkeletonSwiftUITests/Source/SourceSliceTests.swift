import SkeletonSystem
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonSwiftUI

private func cases(_ name: String, _ count: Int) -> String {
  (0..<count).map { "case \(name)\($0)\n" }.joined()
}

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

  @Test("What is asked for by its own name stands elsewhere")
  func shorthand() throws {
    let found = try slice(
      [
        "A.swift": """
        struct A: View { var body: some View {
          if let b { Text(b) } else if let c = d, let e { Text(e) }
          f { [weak self] in guard let self, let g else { return "" }; let h = 1; return g }
        } }
        """,
        "B.swift": """
        let b: String? = ""
        let c = 1
        let d: String? = ""
        let e: String? = ""
        let g: String? = ""
        let h = 1
        """,
      ], of: "A")
    #expect(found["B.swift"] == ["b", "d", "e", "g"])
  }

  @Test("A type is there where a member of another kind has its name, and is named in its place")
  func typesBesideMembers() throws {
    let found = try slice(
      [
        "A.swift": """
        struct A: View { var body: some View { Text(Keys.Theme.name + Route.start.name) } }
        """,
        "B.swift": """
        struct Key<Value> { let name = "" }
        enum Keys { static let Theme = Key<Theme>() }
        struct Theme {}
        enum Route {
          case Profile(Profile)
          static var start: Route { .Profile(.init()) }
          var name: String { "" }
        }
        struct Profile {}
        struct Other {}
        """,
      ], of: "A")
    #expect(found["B.swift"]?.contains("Theme") == true, "\(found)")
    #expect(found["B.swift"]?.contains("Profile") == true, "\(found)")
    #expect(found["B.swift"]?.contains("Other") == false, "\(found)")
  }

  @Test("What a type has is asked of a value that is one")
  func metatypes() throws {
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(
          """
          struct A: View { var body: some View { Text(title(Int.self)) } }
          private protocol Named { static var title: String { get } }
          private func title(_ type: Any.Type) -> String {
            if let known = type as? any Named.Type { return known.title }
            return ""
          }
          extension Int: Named { static var title: String { "Number" } }
          """.utf8))
    ])
    let roots = source.places.filter { source[$0].name == "A" }
    let text = source.slice(around: roots).files.map { String(decoding: $0.text, as: UTF8.self) }
      .joined()
    for one in ["static var title: String { get }", "\"Number\""] {
      #expect(text.contains(one), "\(one) of \(text)")
    }
  }

  @Test("A member that the context says of stands behind a keyword as well")
  func behindKeywords() throws {
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(
          """
          struct A: View {
            var b: B { if c { return .small } else { return .large(.deep) } }
            var body: some View { Text(b.name) }
          }
          struct B {
            static let small = B()
            static func large(_ c: C) -> B { B() }
            static let other = B()
            let name = ""
          }
          struct C { static let deep = C() }
          let c = true
          """.utf8))
    ])
    let roots = source.places.filter { source[$0].name == "A" }
    let text = source.slice(around: roots).files.map { String(decoding: $0.text, as: UTF8.self) }
      .joined()
    for one in ["let small", "func large", "let deep"] {
      #expect(text.contains(one), "\(one) of \(text)")
    }
    #expect(!text.contains("let other"))
  }

  @Test("What is called by a keyword's name is as any other member")
  func keywords() throws {
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(
          """
          struct A: View { var body: some View { b.open(.default); B.as(1) } }
          struct B {
            func open(_ c: B) {}
            static let `default` = B()
            static func `as`(_ d: Int) {}
            func closed() {}
          }
          let b = B()
          """.utf8))
    ])
    let roots = source.places.filter { source[$0].name == "A" }
    let text = source.slice(around: roots).files.map { String(decoding: $0.text, as: UTF8.self) }
      .joined()
    for one in ["func open", "let `default`", "func `as`"] {
      #expect(text.contains(one), "\(one) of \(text)")
    }
    #expect(!text.contains("closed"), "\(text)")
  }

  @Test("A container is told of what is asked of it, and of no more")
  func registrations() throws {
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(
          """
          import Resolver
          struct A: View { let store: Storing = Resolver.resolve(); var body: some View { Text("") } }
          protocol Storing {}
          protocol Hoarding {}
          class Store: Storing { init(_ shelf: Shelf = Resolver.resolve()) {} }
          class Hoard: Hoarding { let all = Everything() }
          class Everything {}
          class Shelf {}
          class Rack {}
          class Unread {}
          func tell() {
            Resolver.register { Store() as Storing }.scope(.shared)
            Resolver.register { Hoard() as Hoarding }
              .scope(.shared)
            Resolver.register(Shelf.self) { Shelf() }
            Resolver.register(Rack.self, factory: { Rack() })
            Resolver.register { Rack() }.implements(Unread.self)
            Resolver.register { makeQueue() }
            Resolver.register(name: "main") { DispatchQueue.main }
          }
          func makeQueue() {}
          """.utf8))
    ])
    func text(importing package: String) -> String {
      let files = source.files.map { file in
        var file = file
        let text = String(decoding: file.bytes, as: UTF8.self)
        file.bytes = Array(text.replacing("import Resolver", with: "import \(package)").utf8)
        return SourceFolder.File(path: file.path, location: file.location, bytes: file.bytes)
      }
      let source = SourceFolder(files)
      var cut = SourceCut(source, near: 0)
      for place in source.places where ["A", "tell"].contains(source[place].name) {
        cut.take(place)
      }
      cut.close()
      return cut.slice.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    }
    let asked = text(importing: "Resolver")
    for one in [
      "{ Store() as Storing }.scope(.shared)", "register(Shelf.self)", "makeQueue()",
      "name: \"main\"",
    ] {
      #expect(asked.contains(one), "\(one) of \(asked)")
    }
    for one in ["Hoard", "Everything", "Rack", "Unread"] {
      #expect(!asked.contains(one), "\(one) of \(asked)")
    }
    // Of any other library's `register` nobody knows what it does.
    #expect(text(importing: "Cells").contains("Hoard() as Hoarding"))
  }

  @Test("What a view does once it has appeared may be left out")
  func still() throws {
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(
          """
          struct A: View { var body: some View {
            Text(b).task { c() }.onChange(of: d) { old, new in e(new) }.onAppear(perform: f)
          } }
          let b = ""
          func c() {}
          let d = 1
          func e(_ a: Int) {}
          func f() {}
          """.utf8))
    ])
    func names(isStill: Bool) -> [String] {
      var cut = SourceCut(source, near: 0, isStill: isStill)
      for place in source.places where source[place].name == "A" { cut.take(place) }
      cut.close()
      return cut.slice.files.flatMap { SwiftParser.declarations(of: $0.text).map(\.name) }
    }
    #expect(names(isStill: false) == ["A", "b", "c", "d", "e", "f"])
    #expect(names(isStill: true) == ["A", "b", "d", "f"])
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

  @Test("What extends a type of others by the name that a type of the app's has for it")
  func aliases() throws {
    let found = try slice(
      [
        "A.swift": """
        struct Feed: View { var body: some View { Color(Asset.brand.color) } }
        enum Asset { static let brand = ColorAsset(name: "brand") }
        final class ColorAsset {
          typealias Color = UIColor
          let name: String
          init(name: String) { self.name = name }
          lazy var color: Color = Color(asset: self)!
        }
        extension ColorAsset.Color {
          convenience init?(asset: ColorAsset) { self.init(named: asset.name) }
          convenience init?(file: Int) { nil }
        }
        """
      ], of: "Feed")
    #expect(found["A.swift"] == ["Feed", "Asset", "ColorAsset", "Color", "Color.init"])
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

  /// What is left of a file.
  private func text(of source: String) throws -> String {
    let folder = SourceFolder([
      SourceFolder.File(path: "A.swift", location: "/A.swift", bytes: Array(source.utf8))
    ])
    let slice = folder.slice(around: folder.places.filter { folder[$0].name == "A" })
    return slice.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
      .split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      .joined(separator: "\n")
  }

  @Test(
    "Initializers whose first label need not be said",
    arguments: [
      ("init(a: Int = 1, b: Int)", true), ("init(a: () -> Int)", true), ("init(_ a: Int)", true),
      ("init(a: Int)", false),
    ])
  func initializers(_ head: String, isTaken: Bool) throws {
    let left = try text(
      of: "struct A: View { var body: some View { B(b: 2) } }\nstruct B { \(head) {} }")
    #expect(left.contains(head) == isTaken, "\(left)")
  }

  @Test("A type that makes itself by its own name is taken with how it is made")
  func selfMade() throws {
    let left = try text(
      of: """
        struct A: View { var body: some View { b(B.filled()) } }
        struct B: ButtonStyle {
          let c: Int
          init(d: Int = 1, c: Int) { self.c = c }
          func makeBody(configuration: Configuration) -> some View { Text("") }
          var e: Int { 1 }
        }
        extension B { static func filled() -> Self { Self.init(c: 2) } }
        """)
    #expect(left.contains("ButtonStyle"), "\(left)")
    #expect(left.contains("init(d: Int = 1"), "\(left)")
    #expect(left.contains("makeBody"), "\(left)")
    #expect(!left.contains("var e"), "\(left)")
  }

  @Test("A module's name stays where a member would be meant without it")
  func qualified() throws {
    func left(_ inner: String) -> String {
      let source = SourceFolder(
        [
          "Feed-App/A.swift":
            "struct A: View { var body: some View { b(Feed_App.Gap.wide, Gap.c) } }\n\(inner)",
          "Feed-App/Gap.swift": "enum Gap { static let wide = 1, c = 2 }",
        ].sorted { $0.key < $1.key }.map { path, text in
          SourceFolder.File(path: path, location: "/" + path, bytes: Array(text.utf8))
        })
      let roots = source.places.filter { source[$0].name == "A" && source[$0].kind == .type }
      return source.slice(around: roots).files
        .map { String(decoding: $0.text, as: UTF8.self) }.joined()
    }
    let hidden = left("extension A { enum Gap { static let c = 3 } }")
    #expect(hidden.contains("SkelsnapView        .Gap.wide"), "\(hidden)")
    let plain = left("")
    #expect(!plain.contains("SkelsnapView") && !plain.contains("Feed_App"), "\(plain)")
    #expect(plain.contains("static let wide"), "\(plain)")
  }

  @Test("What CoreData manages has code")
  func managed() throws {
    let left = try text(
      of: """
        struct A: View { let b: B; var body: some View { Text(b.c); let _ = b.d() } }
        class B: NSManagedObject {}
        extension B { @NSManaged public var c: String; @objc @NSManaged func d() }
        """)
    #expect(
      left.contains(
        "public var c: String { get { _managed(\"c\") } set { _manage(newValue, \"c\") } }"),
      "\(left)")
    #expect(left.contains("func d() {}"), "\(left)")
  }

  @Test("A loop at the beginning of a closure that nothing calls is none of its parameters")
  func loops() throws {
    let left = try text(
      of:
        "struct A: View { var body: some View { Button { for a in b { c(a) } } label: { Text(d) } } }"
    )
    #expect(left == "struct A: View { var body: some View { Button { } label: { Text(d) } } }")
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
          var body: some View { Text("\\(√d) \\(⊕9)").tag(.third) }
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
        @Previewable @State var isOn = Switch(
          isOn: true
        )
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
          "@State var isOn = Switch(", "isOn: true", ")",
          "var body: some SwiftUI.View {Feed(isOn: $isOn)", "}}",
        ])
    }
  }

  @Test("A preview may have several ways out, each with a view of another type")
  func waysOut() throws {
    let text = """
      #Preview {
        do { return Feed(try Store()) } catch { return Text("None") }
      }
      """
    try TemporaryFolder.with { folder in
      let path = FilePath.joined(folder, "A.swift")
      try Files.write(Array(text.utf8), to: path)
      let source = try SourceFolder(path) { FilePath.name(of: $0) }
      let slice = source.slice(around: source.previews.map(\.place))
      let shown = String(decoding: slice.files[0].text, as: UTF8.self)
      #expect(shown.contains("{ SwiftUI.AnyView(skelsnapShown) }"))
      #expect(shown.contains("@SwiftUI.ViewBuilder var skelsnapShown: any SwiftUI.View {do {"))
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var files: [String: String]
    /// Words that are left, in all files.
    var has: [String]
    var hasNot: [String]
    var testDescription: String { title }
  }

  @Test(
    "Only what is reached, by where it stands",
    arguments: [
      Row(
        title: "A member of a type brings that member alone",
        files: [
          "A.swift": "struct Feed: View { var body: some View { Text(Big.placeholder) } }",
          "B.swift": """
          struct Big: View, Sized {
            let heavy: Heavy
            static let placeholder = "x"
            static let other = Heavy()
            var body: some View { Heavy() }
          }
          struct Heavy {}
          protocol Sized {}
          """,
        ], has: ["placeholder"], hasNot: ["heavy", "Sized", "Heavy"]),
      Row(
        title: "A name that is the view's own brings no other",
        files: [
          "A.swift": "struct Feed: View { let title = 1; var body: some View { Text(title) } }",
          "B.swift":
            "let title = Heavy()\nstruct Heavy {}\nextension String { var title: Int { 1 } }",
        ], has: ["title = 1"], hasNot: ["Heavy", "extension"]),
      Row(
        title: "A name that is given on the spot brings none of the app's",
        files: [
          "A.swift": """
          struct Feed: View {
            var body: some View { let title = 1; ForEach(0..<title) { gap in Text(gap) } }
          }
          """,
          "B.swift": "let title = Heavy(), gap = 2\nstruct Heavy {}",
        ], has: [], hasNot: ["Heavy"]),
      Row(
        title: "What an argument is given may have the name of its label",
        files: [
          "A.swift": "struct Feed: View { var body: some View { Row(gap: gap) } }",
          "B.swift": "struct Row: View { let gap: Int }",
          "C.swift": "let gap = other",
          "D.swift": "let other = 1",
        ], has: ["gap = other", "other = 1"], hasNot: []),
      Row(
        title: "A type in an extension brings nothing of the type around it",
        files: [
          "A.swift": "struct Feed: View { var body: some View { Row.Skeleton() } }",
          "B.swift": "struct Row: View { var body: some View { Heavy() } }\nstruct Heavy {}",
          "C.swift":
            "extension Row { struct Skeleton: View { var body: some View { Text(gap) } } }\nlet gap = 1",
        ], has: ["struct Row", "struct Skeleton", "gap = 1"], hasNot: ["Heavy"]),
      Row(
        title: "A type in a type hides nothing outside",
        files: [
          "A.swift": "struct Feed: View { var body: some View { List { B.List() }; Text(\"\") } }",
          "B.swift": """
          enum B { struct List: View { var body: some View { Text("b") } } }
          enum C { struct Text { let a: Heavy } }
          struct Heavy {}
          """,
        ], has: ["struct List"], hasNot: ["enum C", "Heavy"]),
      Row(
        title: "A module's type beside SwiftUI's of the same name",
        files: [
          "App/A.swift": """
          struct Feed: View {
            var body: some View { Text("").font(Font.body).frame(width: Design.Font.size) }
          }
          """,
          "Design/Sources/Design/Font.swift":
            "public enum Font { public static let size = Font.other; static let other = 1 }",
          "Design/Sources/Design/Color.swift": "public struct Color { let a: Heavy }",
          "Design/Sources/Design/Heavy.swift": "struct Heavy {}",
        ],
        has: [
          "(Font.body)", ".frame(width:        Design_Font.size)", "enum Design_Font",
          "= Design_Font.other",
        ],
        hasNot: ["Heavy", "Design."]),
      Row(
        title: "A module's type where there are no views: the module's, by another name",
        files: [
          "App/A.swift": """
          import Store
          import SwiftUI
          struct Feed: View { let store: Store; var body: some View { List { store.lists } } }
          """,
          "Store/Sources/Store/Store.swift": """
          import Models
          public struct Store { var lists: [List] = [] }
          """,
          "Models/Sources/Models/List.swift": "public struct List { let a: Int }",
        ],
        has: ["some View { List {", "lists: [Models_List]", "struct Models_List"], hasNot: []),
      Row(
        title: "What a wrapper of a type's own gives",
        files: [
          "A.swift": """
          struct Feed: PreviewProvider {
            @State static var title = ""
            static var previews: some View { TextField("a", text: Self.$title) }
          }
          """
        ],
        has: ["static var title"], hasNot: []),
      Row(
        title: "What makes a value of nothing that it is given, whatever it does",
        files: [
          "A.swift": "struct Feed: View { var body: some View { Row(of: Client()) } }",
          "B.swift": """
          struct Row: View {
            let count: Int
            init(of client: Client) { count = 1 }
            var body: some View { Text("") }
          }
          struct Client { let load: (Int, Int) async -> [Int]; let found: Int }
          extension Client {
            init(loading: @escaping @Sendable (_ page: Int, _ size: Int) async -> [Int] = { _, _ in [] }) {
              load = loading
              found = 2
            }
            init(with other: Int, found: Int) { load = { _, _ in [other] }; self.found = found }
          }
          """,
        ],
        has: ["init(of client", "init(loading"], hasNot: ["init(with"]),
      Row(
        title: "What takes nothing, however it begins",
        files: [
          "A.swift": "struct Feed: View { var body: some View { Row() } }",
          "B.swift": """
          struct Row: View {
            var count: Int
            init() { for index in 0..<1 { print(index) }; count = 1 }
            var body: some View { Text("") }
          }
          """,
        ],
        has: ["init()"], hasNot: []),
      Row(
        title: "What a touch or another place would run or show",
        files: [
          "A.swift": """
          struct Feed: View {
            @State var isOn = false
            var body: some View {
              Button("a") { heavy() }
              Button(action: { heavy() }) { light() }
              NavigationLink(destination: Heavy()) { light() }
              NavigationLink { Heavy() } label: { light() }
              Text("").onTapGesture { heavy() }.sheet(isPresented: $isOn) { Heavy() }
              List {}.onDelete { heavy($0) }.onMove { light(); heavy($0, $1) }
            }
          }
          """,
          "B.swift": "func light() -> Text { Text(\"l\") }\nfunc heavy() {}\nstruct Heavy {}",
        ],
        has: [
          "func light", "_ in", "_, _ in", "SwiftUI.EmptyView()", ".sheet(isPresented: $isOn) {",
        ],
        hasNot: ["Heavy", "heavy"]),
      Row(
        title: "A page on top of another comes along where it is shown from the beginning",
        files: [
          "A.swift": """
          struct Feed: View {
            @State private var path = [1]
            @State private var isOn = false
            var body: some View {
              NavigationStack(path: $path) {
                Text("").navigationDestination(for: Int.self) { _ in Page() }
                  .navigationDestination(isPresented: $isOn) { Heavy() }
                  .navigationDestination(isPresented: .constant(true)) { Other() }
              }
            }
          }
          """,
          "B.swift": """
          struct Page: View { var body: some View { Text("page") } }
          struct Other: View { var body: some View { Text("other") } }
          struct Heavy: View { var body: some View { Text("") } }
          """,
        ],
        has: ["struct Page", "struct Other"], hasNot: ["Heavy"]),
      Row(
        title: "A page on top of another stays away where a path begins empty",
        files: [
          "A.swift": """
          struct Feed: View {
            @State private var path = NavigationPath()
            var body: some View {
              NavigationStack(path: $path) {
                Text("").navigationDestination(for: Int.self) { _ in Heavy() }
              }
              NavigationStack(path: .constant([])) { Text("") }
            }
          }
          """,
          "B.swift": "struct Heavy: View { var body: some View { Text(\"\") } }",
        ],
        has: ["NavigationStack"], hasNot: ["Heavy"]),
      Row(
        title: "What shows something in another place, and says of which type",
        files: [
          "A.swift": """
          struct Feed: View {
            @State var item: Item?
            var body: some View {
              Text("").sheet(item: $item) { item -> AnyView in switch item { default: return heavy() } }
                .alert(item: $item) { item -> Void in heavy() }
            }
          }
          """,
          "B.swift":
            "struct Item {}\nfunc heavy() -> AnyView { AnyView(Heavy()) }\nstruct Heavy {}",
        ],
        has: ["item -> AnyView in return SwiftUI._notShown()", "item -> Void in        "],
        hasNot: ["heavy", "Heavy"]),
      Row(
        title: "A type that a protocol leaves open, where nothing names it",
        files: [
          "A.swift":
            "struct Feed: View { let tab = Tab(); var body: some View { bar(tab) } }",
          "B.swift": """
          protocol Item { associatedtype Label: View; associatedtype Page: View
            var label: Label { get }; var page: Page { get } }
          struct Tab: Item { var label: some View { Text("a") }; var page: some View { Heavy() } }
          struct Heavy: View { var body: some View { Text("") } }
          func bar(_ item: some Item) -> some View { item.label }
          """,
        ], has: ["associatedtype Label", "{ Text(\"a\") }"], hasNot: ["Page", "Heavy", "page"]),
      Row(
        title: "A type that a protocol leaves open, where another's is called the same",
        files: [
          "A.swift":
            "struct Feed: View { let tab = Tab(); var body: some View { bar(Card()) } }",
          "B.swift": """
          protocol Item { associatedtype Label; func print(_ label: Label); func load() }
          struct Tab: Item { func print(_ label: Words) {}; func load() {} }
          protocol Page { associatedtype Label }
          struct Card: Page { typealias Label = Words }
          struct Words {}
          func bar<P: Page>(_ page: P) -> Text where P.Label == Words { Text("a") }
          """,
        ],
        has: ["associatedtype Label; func print(_ label: Label)", "func print(_ label: Words)"],
        hasNot: ["load"]),
      Row(
        title: "Methods and values of a class that nothing names",
        files: [
          "A.swift":
            "struct Feed: View { @StateObject var model = Model(); var body: some View { Text(model.title) } }",
          "B.swift": """
          class Model: ObservableObject {
            var title: String { name }
            private let name = "a"
            private let store = Heavy()
            init() {}
            func load() { store.load() }
          }
          struct Heavy {}
          """,
        ], has: ["name = \"a\"", "init() {}"], hasNot: ["Heavy", "func load"]),
      Row(
        title: "What a protocol of the app's asks for, if it is asked",
        files: [
          "A.swift":
            "struct Feed: View { let row: any Item = Row(); var body: some View { Text(row.title) } }",
          "B.swift": """
          protocol Item { var title: String { get }; var detail: Heavy { get } }
          struct Row: Item { var title: String { "a" }; var detail: Heavy { Heavy() } }
          struct Heavy {}
          """,
        ], has: ["title: String { get }", "{ \"a\" }"], hasNot: ["Heavy"]),
      Row(
        title: "A member that the context says is a type's, and one behind a value is a value's",
        files: [
          "A.swift": """
          struct Feed: View {
            var body: some View { show(.large); make().small; UIScreen.first.bounds }
            func make() -> Text { Text("") }
          }
          """,
          "B.swift": """
          struct Size {
            static let large = Size()
            var small: Heavy { Heavy() }
          }
          struct Other {
            var large: Heavy { Heavy() }
            static var small: Heavy { Heavy() }
            static let first = Heavy()
          }
          struct Heavy {}
          func show(_ size: Size) { _ = Other().rest }
          extension UIScreen { var bounds: Double { scale }; var scale: Double { 1 } }
          """,
        ],
        has: ["static let large", "var small: Heavy", "var bounds", "var scale"],
        hasNot: ["var large", "static var small", "let first"]),
      Row(
        title: "What extends a type of others is behind its name, and behind an instance of a type",
        files: [
          "A.swift": """
          struct Feed: View {
            var body: some View {
              Text("").foregroundStyle(Color.brand.faded).tint(.brand); type(of: self).mark
            }
            let palette = Palette()
          }
          """,
          "B.swift": """
          extension Color { static var brand: Color { .red }; var faded: Color { self } }
          extension ShapeStyle where Self == Color { static var brand: Color { .blue } }
          extension Feed { static var mark: Text { Text("m") } }
          struct Palette { var brand: Heavy { Heavy() } }
          struct Heavy {}
          """,
        ], has: ["brand: Color { .red }", "brand: Color { .blue }", "var faded", "var mark"],
        hasNot: ["Heavy"]),
      Row(
        title:
          "Of a long list of cases those that something names, and all that are counted or asked for",
        files: [
          "A.swift": """
          struct Feed: View { var body: some View {
            Picture(.bird41).padding(Step.first.gap)
            Text(Tone.allCases.first.name)
          } }
          """,
          "B.swift": "enum Icon: String { case first\n" + cases("bird", 90)
            + "}\nstruct Picture { init(_ icon: Icon) {} }",
          "C.swift": "enum Step: Int { " + cases("step", 90) + "; var gap: Int { rawValue } }",
          "D.swift": "enum Tone: CaseIterable { " + cases("tone", 90)
            + "; var name: String { d } }",
        ], has: ["bird41", "case first", "step88", "tone88"], hasNot: ["bird40", "bird42"]),
      Row(
        title: "Of two modules' types of one name each file has its own, or what it imports",
        files: [
          "Sources/A/A.swift": """
          import B
          import D
          struct Feed: View {
            let item: Item
            var body: some View { Text(item.name + Other().title) }
          }
          """,
          "Sources/B/Item.swift": "public struct Item { public var name = \"b\" }",
          "Sources/C/Item.swift": "public struct Item { public var title = \"c\" }",
          "Sources/D/Other.swift": """
          import C
          public struct Other { let item = Item(); public var title: String { item.title } }
          """,
        ], has: ["let item: B_Item", "struct B_Item", "struct C_Item", "let item = C_Item()"],
        hasNot: []),
      Row(
        title: "Extensions of others' types, member by member",
        files: [
          "A.swift": "struct Feed: View { var body: some View { Text(\"\").card() } }",
          "B.swift": """
          extension View { func card() -> some View { padding(gap) }; func rare() -> some View { heavy() } }
          extension String { var gap: Heavy { Heavy() } }
          let gap = 1.0
          func heavy() -> Text { Text("") }
          struct Heavy {}
          """,
        ], has: ["func card", "let gap"], hasNot: ["rare", "Heavy", "heavy"]),
    ])
  func reached(_ row: Row) throws {
    let files = row.files.sorted { $0.key < $1.key }.map { path, text in
      SourceFolder.File(path: path, location: "/" + path, bytes: Array(text.utf8))
    }
    let source = SourceFolder(files)
    let roots = source.places.filter { source[$0].name == "Feed" && source[$0].kind == .type }
    let text = source.slice(around: roots).files.map { String(decoding: $0.text, as: UTF8.self) }
      .joined(separator: "\n")
    for word in row.has { #expect(text.contains(word), "\(text)") }
    for word in row.hasNot { #expect(!text.contains(word), "\(text)") }
  }
}
