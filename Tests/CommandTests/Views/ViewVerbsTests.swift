import Foundation
import SkeletonLanguage
import SkeletonModel
import SkeletonPainting
import Testing

/// The verbs with views of an app's own source.
@Suite("Views of an app's source on the command line")
struct ViewVerbsTests {
  private static let feed = """
    import SwiftUI

    struct FeedSkeleton: View {
      var body: some View {
        VStack(spacing: 12) {
          ForEach(0..<3, id: \\.self) { _ in Row() }
        }
      }
    }

    struct Row: View {
      var width: CGFloat = 80

      var body: some View {
        Rectangle()
          .fill(Color(.systemGray5))
          .frame(width: width, height: 20)
      }
    }

    #Preview("Short / wide") { Row(width: 120) }
    #Preview { FeedSkeleton() }

    """

  private func project() throws -> ViewProject {
    try ViewProject(["Sources/Feed.swift": Self.feed])
  }

  private static let view = ["--swiftui", "Sources", "--view", "FeedSkeleton"]

  @Test func aChangedNumberFailsWithTheViewItsLineAndItsPoints() throws {
    let project = try project()
    #expect(try project.run(["record", "-q"] + Self.view).status == 0)
    #expect(try project.run(["verify", "-q"] + Self.view).status == 0)
    try project.change("Sources/Feed.swift", "height: 20", to: "height: 24")
    let outcome = try project.run(["verify"] + Self.view)
    #expect(outcome.status == 1)
    for words in [
      "Sources/@FeedSkeleton", "at Sources/Feed.swift:", "height 84 → 96 (+12)",
      "height 20 → 24 (+4)",
    ] {
      #expect(outcome.output.contains(words), "\(words) in \(outcome.output)")
    }
  }

  /// Said by the project, and otherwise by a document beside the view.
  /// By the property, the function or the type that a view comes from, or as its author says.
  @Test func nodesAreCalledAsTheSourceCallsThem() throws {
    let project = try ViewProject([
      "Sources/Feed.swift": """
      import SwiftUI

      struct Feed: View {
        var body: some View {
          VStack {
            header
            ForEach(0..<2, id: \\.self) { row($0) }
            footer.padding(.top, 4)
            Card { title }
          }
        }
        private var header: some View {
          HStack {
            title
            Button("Go") {}.accessibilityIdentifier("nav/go button")
          }
        }
        private var title: some View { Text("Feed") }
        func row(_ number: Int) -> some View { HStack { Circle(); Text("Row") } }
        @ViewBuilder var footer: some View { Text("a"); Text("b") }
      }

      struct Card<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { content.padding(8).accessibilityIdentifier("3 cards") }
      }
      """
    ])
    let shown = try project.run(["inspect", "--swiftui", "Sources", "--view", "Feed"])
    #expect(shown.status == 0, "\(shown.error)")
    let paths = shown.output.split(separator: "\n").dropFirst(2).compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(
      paths == [
        "Feed/vstack", "Feed/header", "Feed/header/title", "Feed/header/nav-go-button",
        "Feed/row[0]", "Feed/row[0]/circle[0]", "Feed/row[0]/text[0]", "Feed/row[1]",
        "Feed/row[1]/circle[0]", "Feed/row[1]/text[0]", "Feed/vstack/text[0]",
        "Feed/vstack/text[1]", "Feed/cards",
      ])
    // What a screen reader is told is what the view tells it, and nothing else.
    let read = try project.run([
      "inspect", "--swiftui", "Sources", "--view", "Feed", "--accessibility",
    ])
    #expect(read.output.contains("2  Go, button  Feed/header/nav-go-button\n"), "\(read.output)")
    #expect(!read.output.contains("Loading"), "\(read.output)")
    // Remedies are words of Swift.
    let linted = try project.run(["lint", "--swiftui", "Sources", "--view", "Feed"])
    #expect(
      linted.output.contains("'Feed/header/nav-go-button': it is ")
        && linted.output.contains("→ give its label '.frame(minWidth: 44, minHeight: 44)', or"),
      "\(linted.output)")
  }

  @Test func theVersionOfIOSIsChosen() throws {
    let project = try project()
    try project.change("Sources/Feed.swift", "Color(.systemGray5)", to: "Color.blue")
    func color(_ document: String, _ settings: String) throws -> String {
      try project.scratch.write("skelsnap: 1\n\(settings)", to: "skelsnap.yaml")
      try project.scratch.write(
        "skelsnap: 1\ncanvas: {width: 80, height: 20}\nskeleton: \(document)\n",
        to: "row.skel.yaml")
      let outcome = try project.run([
        "render", "row.skel.yaml", "--appearance", "light", "-o", "row.svg", "-q",
      ])
      #expect(outcome.status == 0, "\(outcome.error)")
      let drawing = try String(
        contentsOfFile: project.scratch.path + "/row.svg", encoding: .utf8)
      return ["#007aff", "#0088ff"].filter(drawing.contains).joined()
    }
    let plain = "{swiftui: {view: Row, source: Sources}}"
    #expect(try color(plain, "") == "#007aff")
    #expect(try color(plain, "ios: 26\n") == "#0088ff")
    #expect(
      try color("{swiftui: {view: Row, source: Sources, ios: 18}}", "ios: 26\n") == "#007aff")
    #expect(try color("{swiftui: Sources, view: Row, ios: 26}", "") == "#0088ff")
    try project.scratch.write("skelsnap: 1\nios: 17\n", to: "skelsnap.yaml")
    let refused = try project.run(["verify"])
    #expect(refused.status == 2)
    #expect(
      refused.error.contains("there are those of 18 and 26, and 18 is the nearest"),
      "\(refused.error)")
  }

  /// One view shows its placeholder, or what its tasks have brought by then.
  @Test func aDocumentSaysHowLongItsViewHasBeenThere() throws {
    let project = try ViewProject([
      "Sources/Feed.swift": """
      import SwiftUI

      struct Feed: View {
        @State private var color = Color(red: 1, green: 0, blue: 0)

        var body: some View {
          color.frame(width: 40, height: 10)
            .task {
              color = Color(red: 0, green: 1, blue: 0)
              try? await Task.sleep(for: .seconds(1))
              color = Color(red: 0, green: 0, blue: 1)
            }
        }
      }
      """
    ])
    func color(_ view: String) throws -> String {
      try project.scratch.write(
        "skelsnap: 1\ncanvas: {width: 80, height: 20}\nskeleton: \(view)\n", to: "feed.skel.yaml")
      let outcome = try project.run([
        "render", "feed.skel.yaml", "--appearance", "light", "-o", "feed.svg", "-q",
      ])
      #expect(outcome.status == 0, "\(outcome.error)")
      let drawing = try String(
        contentsOfFile: project.scratch.path + "/feed.svg", encoding: .utf8)
      return ["#ff0000", "#00ff00", "#0000ff"].filter(drawing.contains).joined()
    }
    #expect(try color("{swiftui: {view: Feed, source: Sources}}") == "#00ff00")
    #expect(try color("{swiftui: {view: Feed, source: Sources, after: 0}}") == "#ff0000")
    #expect(try color("{swiftui: Sources, view: Feed, after: 1500ms}") == "#0000ff")
  }

  /// Both versions of one view are two documents, whose goldens lie side by side.
  @Test func aViewThatIsNamedAloneIsDrawnAsTheVersionThatIsAskedFor() throws {
    let project = try project()
    let view = ["--swiftui", "Sources", "--view", "Row"]
    for version in [[], ["--ios", "26"]] {
      #expect(try project.run(["record", "-q"] + view + version).status == 0)
      #expect(try project.run(["verify", "-q"] + view + version).status == 0)
    }
    try project.change("Sources/Feed.swift", "height: 20", to: "height: 24")
    let outcome = try project.run(["verify"] + view + ["--ios", "26"])
    #expect(outcome.output.contains("Sources/@ios26-Row"), "\(outcome.output)")
    #expect(try project.run(["accept", "-q"]).status == 0)
    #expect(try project.run(["verify", "-q"] + view + ["--ios", "26"]).status == 0)
    #expect(try project.run(["verify", "-q"] + view).status == 1)
    let alone = try project.run(["verify", "--ios", "26"])
    #expect(
      alone.error.contains("--ios goes with --swiftui; a document says 'ios' beside its view"),
      "\(alone.error)")
  }

  @Test func whatChangedIsAcceptedUnlessItHasChangedSince() throws {
    let project = try project()
    try project.scratch.write(
      "skelsnap: 1\nskeleton: {swiftui: Sources, view: FeedSkeleton}\n", to: "feed.skel.yaml")
    try project.scratch.write(
      "skelsnap: 1\ndocuments: [Sources#FeedSkeleton, feed.skel.yaml]\n", to: "skelsnap.yaml")
    #expect(try project.run(["record", "-q"]).status == 0)
    try project.change("Sources/Feed.swift", "height: 20", to: "height: 24")
    #expect(try project.run(["verify", "-q"]).status == 1)
    try project.change("Sources/Feed.swift", "height: 24", to: "height: 28")
    let stale = try project.run(["accept"])
    #expect(stale.status == 2)
    #expect(
      stale.error.contains("Sources/@FeedSkeleton: Sources#FeedSkeleton has changed since")
        && stale.error.contains("feed: Sources#FeedSkeleton has changed since"), "\(stale.error)")
    #expect(try project.run(["verify", "-q"]).status == 1)
    #expect(try project.run(["accept"]).status == 0)
    #expect(try project.run(["verify", "-q"]).status == 0)
  }

  @Test func everyPreviewIsACase() throws {
    let project = try project()
    let outcome = try project.run(["record", "--swiftui", "Sources"])
    #expect(outcome.status == 0)
    let names = Set(
      outcome.output.matches(of: /@[^\/ ]+/).map { String($0.output) })
    #expect(names.count == 2 && names.contains("@Feed-2"), "\(names)")
    #expect(try project.run(["verify", "-q", "--swiftui", "Sources"]).status == 0)
  }

  /// Its own line is no part of its golden, and what moves for those who want less motion is asked
  /// for by all verbs alike.
  @Test func goldensOfPreviewsAreKept() throws {
    let project = try project()
    try project.change(
      "Sources/Feed.swift", "Rectangle()",
      to: """
        Rectangle().modifier(Pulse())
        """)
    try project.change(
      "Sources/Feed.swift", "#Preview { FeedSkeleton() }",
      to: """
        #Preview { FeedSkeleton() }
        struct Pulse: ViewModifier {
          @State private var isLit = false
          func body(content: Content) -> some View {
            content.opacity(isLit ? 1 : 0.4).onAppear {
              withAnimation(.linear(duration: 1).repeatForever()) { isLit = true }
            }
          }
        }
        """)
    try project.change("Sources/Feed.swift", ".fill(Color(.systemGray5))", to: "")
    try project.scratch.write(
      """
      skelsnap: 1
      skeleton: {swiftui: Sources, view: Feed.swift#2}
      snapshots: {motion: [full, reduced]}
      waive: {still: an example}

      """, to: "feed.skel.yaml")
    #expect(try project.run(["record", "-q"]).status == 0)
    try project.change("Sources/Feed.swift", "import SwiftUI", to: "import SwiftUI\n\n")
    let verified = try project.run(["verify"])
    #expect(verified.status == 0, "\(verified.output)")
    #expect(try project.run(["prune"]).error.contains("nothing to delete"))
    #expect(try project.run(["list"]).output.contains("light-reduced/phase-0250.png"))
  }

  /// Whichever way it is named, a preview has one folder of goldens.
  @Test func aPreviewHasOneName() throws {
    let project = try project()
    try project.change(
      "Sources/Feed.swift", "#Preview { FeedSkeleton() }",
      to: "#Preview(\"Lit\") { @Previewable @State var isLit = true; Row(width: isLit ? 90 : 80) }")
    #expect(try project.run(["record", "-q", "--swiftui", "Sources"]).status == 0)
    for arguments in [["Sources#Lit"], ["--swiftui", "Sources", "--view", "Feed.swift#Lit"]] {
      let outcome = try project.run(["verify"] + arguments)
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    }
  }

  @Test func aMistakeIsToldOnce() throws {
    let project = try project()
    try project.change("Sources/Feed.swift", "Row() }", to: "Raw() }")
    try project.scratch.write(
      "skelsnap: 1\nskeleton: {swiftui: Sources, view: FeedSkeleton}\n", to: "feed.skel.yaml")
    try project.scratch.write(
      "skelsnap: 1\nskeleton: {swiftui: Sources, view: FeedSkeleton}\n", to: "two.skel.yaml")
    let outcome = try project.run(["verify", "--strict"])
    #expect(outcome.status == 2)
    let told = (outcome.output + outcome.error).components(separatedBy: "cannot find 'Raw'")
    #expect(told.count == 2, "\(outcome.output)\(outcome.error)")
  }

  @Test func anImportedViewIsTheView() throws {
    let project = try project()
    let made = try project.run(["import", "-o", "feed.skel.yaml"] + Self.view)
    #expect(made.status == 0, "\(made.error)")
    #expect(
      try project.run(["diff", "feed.skel.yaml", "Sources#FeedSkeleton"]).status == 0)
    #expect(try project.run(["import", "--swiftui", "Sources", "-o", "all"]).status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: project.scratch.path + "/all").count == 2)
  }

  /// Declarations of every sort in a file whose name the compiler cannot be told, and colours with
  /// names that mean something else to Swift.
  @Test func whatAViewNeedsIsFound() throws {
    let color = #"{"colors": [{"color": {"components": {"white": "0.5"}}}]}"#
    var files = [
      "Sources/A.swift": """
      import SwiftUI
      struct A: View {
        let accept = "image/*", digits = /[0-9"]+/
        #if os(iOS)
        let size = 1 +++ second
        #else
        let size = missing
        #endif
        var body: some View {
          switch size {
          case 3: Text(Notes.title + text).foregroundStyle(.primary)
          default: Color.brandGrey.frame(width: CGFloat(width), height: Double(√9))
          }
        }
      }
      """,
      "Sources/B \"c\" \\(d)\n.swift": """
      import SwiftUI
      #sourceLocation(file: "Made.swift", line: 900)
      @main struct Notes: App { static let title = "a"; var body: some Scene { WindowGroup { A() } } }
      let first = 1, second = 2
      let (width, height) = (3, 4)
      infix operator +++: Sum
      precedencegroup Sum { higherThan: AdditionPrecedence }
      func +++ (a: Int, b: Int) -> Int { a + b }
      prefix operator √
      prefix func √ (a: Int) -> Int { a }
      let text = \"\"\"
        #if os(macOS)
        b
        #endif
        \"\"\"
      """,
    ]
    for name in ["Default", "in", "Switch", "brand-grey", "brandGrey", "Red", "Primary", "gray"] {
      files["Sources/Assets.xcassets/\(name).colorset/Contents.json"] = color
    }
    let project = try ViewProject(files)
    let arguments = ["render", "--swiftui", "Sources", "--view", "A", "-o", "a.png"]
    let outcome = try project.run(arguments)
    #expect(outcome.status == 0, "\(outcome.error)")
    let file = "Sources/B \"c\" \\(d)\n.swift"
    try project.change(file, "{ a + b }", to: "{ a + c }")
    let refused = try project.run(arguments + ["--strict"])
    #expect(refused.error.contains(#"(d)\u{a}.swift:8:"#), "\(refused.error)")
  }

  /// A photo of a package that is not there: all else is shown.
  @Test func somethingStandsInForWhatIsNotHere() throws {
    let project = try project()
    try project.change(
      "Sources/Feed.swift", "import SwiftUI", to: "import SwiftUI\nimport Confetti")
    try project.change(
      "Sources/Feed.swift", "Row() }",
      to: """
        Row()
              ConfettiView(URL(string: "a")).placeholder { Row() }.resizable().frame(width: 40, height: 20)
            }
            Text(L10n.feedTitle).sparkling(active: true)
        """)
    let recorded = try project.run(["record"] + Self.view)
    #expect(recorded.status == 0, "\(recorded.error)")
    for words in [
      "Sources/Feed.swift:8:7: warning: something else stands in for 'ConfettiView', which is not here "
        + "(the file imports Confetti)",
      "something else stands in for 'L10n'", "the view is drawn without 'sparkling'",
    ] {
      #expect(recorded.error.contains(words), "\(recorded.error)")
    }
    let layout = try String(
      contentsOfFile: project.scratch.path + "/goldens/Sources/@FeedSkeleton/light/layout.txt",
      encoding: .utf8)
    #expect(layout.contains("  stand-ins 3\n"), "\(layout)")
    #expect(layout.contains("width 40  height 20"), "\(layout)")
    #expect(layout.contains("Feed title"), "\(layout)")
    #expect(try project.run(["verify", "-q"] + Self.view).status == 0)
    try project.change("Sources/Feed.swift", ".sparkling(active: true)", to: "")
    let changed = try project.run(["verify"] + Self.view)
    #expect(changed.status == 1)
    #expect(changed.output.contains("stand-ins 3 → 2"), "\(changed.output)")
    let refused = try project.run(["record", "--strict"] + Self.view)
    #expect(refused.status == 2)
    let words = refused.output + refused.error
    #expect(
      words.contains("Sources/Feed.swift:8:7: error: cannot find 'ConfettiView' in scope"),
      "\(words)")
  }

  /// Of a type that is not there, names of its members alone are values as well; actors are no objects.
  @Test func membersOfMissingTypesAreValues() throws {
    let project = try ViewProject([
      "Sources/Feed.swift": """
      import Engine
      import SwiftUI
      // As an app may call types of its own.
      struct Notification { var data: Data }
      struct Data {}
      actor Keeper: NSObject {
        static let shared = Keeper()
        let notification = Notification(data: Data())
        let number = 3
      }
      struct Feed: View {
        var mode: EngineMode = .fast
        var modes: [EngineMode] = [.slow, .fast]
        let keeper = Keeper.shared
        var body: some View {
          Text("Feed")
          if mode == .slow { Text("Slow") }
          switch mode {
          case .fast: Text("Fast")
          default: Text("Neither")
          }
        }
      }
      """
    ])
    let outcome = try project.run([
      "export", "--swiftui", "Sources", "--view", "Feed", "-o", "feed.svg",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(!outcome.error.contains("'fast'"), "\(outcome.error)")
  }

  /// What a body ends the program with is told, and all else is drawn.
  @Test func aBodyThatTrapsIsAnArea() throws {
    let project = try ViewProject([
      "Sources/Feed.swift": """
      import SwiftUI
      struct Feed: View {
        var body: some View {
          VStack {
            Text("above")
            Row(numbers: []).frame(width: 70, height: 30)
            Text("styled").modifier(Wide(widths: [:]))
            Text("below")
          }
        }
      }
      private struct Row: View {
        let numbers: [Int]
        var body: some View { Text("\\(numbers[3])") }
      }
      struct Wide: ViewModifier {
        let widths: [String: Double]
        func body(content: Content) -> some View { content.padding(widths["a"]!) }
      }
      struct Unmade: View {
        let number = [Int]()[1]
        var body: some View { Text("a") }
      }
      """
    ])
    let feed = ["--swiftui", "Sources", "--view", "Feed"]
    let outcome = try project.run(["import"] + feed + ["-o", "-"])
    #expect(outcome.status == 0, "\(outcome.error)")
    for words in ["above", "width: 70", "below"] {
      #expect(outcome.output.contains(words), "\(outcome.output)")
    }
    for words in [
      "Sources/Feed.swift:12:1: warning: something else stands in for the body of 'Row', which ends the "
        + "program: ", "Fatal error: Index out of range",
      "Sources/Feed.swift:16:1: warning: something else stands in for the body of 'Wide', which ends the "
        + "program: ", "Fatal error: Unexpectedly found nil while unwrapping an Optional value",
    ] {
      #expect(outcome.error.contains(words), "\(outcome.error)")
    }
    let refused = try project.run(["import", "--strict"] + feed + ["-o", "-"])
    #expect(refused.status == 2)
    #expect(refused.error.contains("the view's program crashed"), "\(refused.error)")
    let unmade = try project.run([
      "export", "--swiftui", "Sources", "--view", "Unmade", "-o", "unmade.svg",
    ])
    #expect(unmade.status == 0, "\(unmade.error)")
    #expect(
      unmade.error.contains("something else stands in for the whole view, which ends the program"),
      "\(unmade.error)")
  }

  /// By its own name or its path, in a type or in an extension of one, whoever sees it.
  @Test(arguments: [
    ("Leaf", "leaf"), ("Deep.More.Leaf", "leaf"), ("More.Leaf", "leaf"), ("Hidden", "hidden"),
    ("Board.Cell(text: \"given\")", "given"),
  ])
  func aViewInsideOfATypeIsFound(name: String, text: String) throws {
    let project = try ViewProject([
      "Sources/Feed.swift": """
      import SwiftUI
      enum Deep { enum More {} }
      extension Deep.More {
        struct Leaf: View { var body: some View { Text("leaf") } }
        private struct Hidden: View { var body: some View { Text("hidden") } }
      }
      struct Board: View {
        struct Cell: View {
          let text: String
          var body: some View { Text(text) }
        }
        var body: some View { Cell(text: "own") }
      }
      """
    ])
    let outcome = try project.run([
      "import", "--swiftui", "Sources", "--view", name, "-o", "-",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains(text), "\(outcome.output)")
  }

  /// A picture of nothing says why.
  @Test func anEmptyPictureIsExplained() throws {
    let project = try ViewProject([
      "Sources/Feed.swift": """
      import SwiftUI
      struct Feed: View {
        @State private var rows: [String] = []
        var body: some View {
          VStack {
            ForEach(rows, id: \\.self) { Text($0) }
          }
        }
      }
      struct Detail: View {
        @State private var title: String?
        var body: some View { if let title { Text(title) } }
      }
      struct Full: View { var body: some View { Text("a") } }
      struct Bar: View { var body: some View { Color.gray.frame(width: 100, height: 12) } }
      struct Sign: View { var body: some View { Button {} label: { Image(systemName: "plus") } } }
      struct Card: View { var body: some View { RoundedRectangle(cornerRadius: 12).padding() } }
      struct Ground: View {
        var body: some View { Color.gray.frame(maxWidth: .infinity).ignoresSafeArea() }
      }
      """
    ])
    func said(of view: String) throws -> String {
      try project.run(["render", "--swiftui", "Sources", "--view", view, "-o", "a.png"]).error
    }
    #expect(try said(of: "Feed").contains("Feed.swift:6:1: warning: nothing is to be seen"))
    #expect(try said(of: "Feed").contains("is repeated for an empty list"))
    #expect(try said(of: "Detail").contains("waits for values that nobody gives here"))
    #expect(try said(of: "Ground").contains("waits for values that nobody gives here"))
    for view in ["Full", "Bar", "Card", "Sign"] { #expect(try said(of: view) == "", "\(view)") }
  }

  /// Names that two modules have, `package`, and what is named by a module's name.
  @Test func modulesOfAnAppAreKeptApart() throws {
    let project = try ViewProject([
      "App/Feed.swift": """
      import Design
      import SwiftUI
      struct Feed: View {
        var body: some View {
          VStack {
            Text("a").font(Font.body)
            Color.gray.frame(width: Design.Font.size, height: Metrics.gap)
            Design.List()
          }
        }
      }
      """,
      "Design/Sources/Design/Font.swift": """
      import SwiftUI
      public enum Font { public static let size: CGFloat = 41 }
      package enum Metrics { package static let gap: CGFloat = 17 }
      public struct List: View {
        public init() {}
        public var body: some View { Color.gray.frame(width: 43, height: 19) }
      }
      """,
    ])
    let outcome = try project.run(
      ["import", "--swiftui", "App", "--view", "Feed", "-o", "-", "--strict"])
    #expect(outcome.status == 0, "\(outcome.error)")
    for words in ["41", "17", "43", "19"] {
      #expect(outcome.output.contains(words), "\(outcome.output)")
    }
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: (old: String, new: String)?
    var view = "FeedSkeleton"
    var environment: [String: String] = [:]
    var words: [String]
  }

  static let refusals = [
    Refusal(
      testDescription: "a mistake in the source",
      change: ("Row() }", "Raw() }"),
      words: ["Sources/Feed.swift:6:41: error: cannot find 'Raw' in scope"]),
    Refusal(
      testDescription: "a view that is not there", view: "FeedSkelton",
      words: ["there is no type 'FeedSkelton' in Sources; did you mean 'FeedSkeleton'?"]),
    Refusal(
      testDescription: "a body without an end",
      change: (".frame(width: width", ".overlay(Row()).frame(width: width"),
      words: ["Sources/Feed.swift:16:1: error: 'Row' nests too deep"]),
    Refusal(
      testDescription: "a trap", change: ("width: CGFloat = 80", "width: CGFloat = [][0]"),
      words: ["Sources/Feed.swift:3:1: error: ", "Index out of range"]),
    Refusal(
      testDescription: "no compiler", environment: ["SKELSNAP_SWIFTC": "/nowhere/swiftc"],
      words: ["/nowhere/swiftc: SKELSNAP_SWIFTC names no file"]),
    Refusal(
      testDescription: "a compiler that is none",
      environment: ["SKELSNAP_SWIFTC": "/bin/true"],
      words: ["/bin/true: ended well and has compiled nothing; is it a Swift compiler?"]),
  ]

  @Test(arguments: refusals) func whatCannotBeShownIsSaid(_ row: Refusal) throws {
    let project = try project()
    if let (old, new) = row.change { try project.change("Sources/Feed.swift", old, to: new) }
    let outcome = try project.run(
      ["render", "--swiftui", "Sources", "--view", row.view, "-o", "feed.png", "--strict"],
      environment: row.environment)
    #expect(outcome.status == 2)
    for words in row.words { #expect(outcome.error.contains(words), "\(outcome.error)") }
    #expect(!FileManager.default.fileExists(atPath: project.scratch.path + "/feed.png"))
  }
}
