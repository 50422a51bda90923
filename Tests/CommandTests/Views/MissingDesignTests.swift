import Foundation
import Testing

/// Views whose colours, fonts and parts come from modules that are not there.
@Suite("Designs that are not there")
struct MissingDesignTests {
  @Test("What stands in for a colour, a font or a distance is the system's that its name says")
  func names() throws {
    let (document, said) = try ViewProject.imported(
      """
      import Design

      struct Feed: View {
        var body: some View {
          VStack(spacing: Design.Spacing.row) {
            Text("Title").font(Font.brand.titleBold).foregroundStyle(Color.brand.textSecondary)
            Text("Sum").foregroundStyle(Color(.brand.negative))
            Rectangle().fill(Design.Colors.divider).frame(height: 1)
          }
          .background(Color(UIColor.brand.surface))
        }
      }
      """, "Feed")
    #expect(said.contains("stands in for"), "\(said)")
    for part in [
      "spacing: 8", "secondaryLabel", "systemRed", "separator", "systemBackground", "weight: bold",
    ] {
      #expect(document.contains(part), "\(part)\n\(document)")
    }
  }

  @Test("Names of steps are the usual distances, and names of several words are names")
  func steps() throws {
    let (document, said) = try ViewProject.imported(
      """
      import Design

      struct Feed: View {
        let icon: Design.Icon = .train_small
        var body: some View {
          VStack(spacing: Spacing.md) {
            Text("Title").padding(.horizontal, Spacing.xl)
            RoundedRectangle(cornerRadius: CornerRadius.sm).frame(height: 20)
          }
          .glassy(style: .ultraThin, radius: CornerRadius.sm)
          .backport.glassEffect(in: Capsule())
        }
      }
      """, "Feed")
    #expect(said.contains("the view is drawn without 'glassy'"), "\(said)")
    #expect(said.contains("the view is drawn without 'backport'"), "\(said)")
    for part in ["Title", "spacing: 16", "horizontal: 32", "radius: 8"] {
      #expect(document.contains(part), "\(part)\n\(document)")
    }
  }

  @Test("A module's own type in a public initializer's default leaves the initializer")
  func defaults() throws {
    let (document, _) = try ViewProject.imported(
      """
      import Design

      public struct Bar: View {
        private let style: DesignBar.Style
        let title: String
        public init(style: DesignBar.Style = .primary, title: String) {
          self.style = style
          self.title = title
        }
        public var body: some View { Text(title) }
      }

      #Preview("Bar") { Bar(title: "Kept") }
      """, "View.swift#Bar")
    #expect(document.contains("Kept"), "\(document)")
  }

  @Test("A module's type that the app calls by its own name is that type")
  func sameNames() throws {
    let document = try ViewProject.document(
      """
      typealias Measures = Design.Measures
      typealias Pair<A: View, B: View> = Design.Pair<A, B>
      struct Feed: View {
        var body: some View {
          Pair(first: Text("One"), second: Text("Two")).padding(Measures.gap)
        }
      }
      """, "Feed",
      besides: [
        "Packages/Design/Sources/Design/Design.swift": """
        import SwiftUI
        public enum Measures { public static let gap: CGFloat = 13 }
        public struct Pair<A: View, B: View>: View {
          let first: A
          let second: B
          public init(first: A, second: B) { self.first = first; self.second = second }
          public var body: some View { VStack { first; second } }
        }
        """
      ])
    #expect(document.contains("13") && document.contains("Two"), "\(document)")
  }

  @Test(
    "A sheet that is open from the beginning has its content",
    arguments: [
      "struct Feed: View { var body: some View { Text(\"Below\")"
        + ".sheet(isPresented: .constant(true)) { Text(\"Above\") } } }",
      "struct Feed: View { @State private var isOpen = true; var body: some View { Text(\"Below\")"
        + ".sheet(isPresented: $isOpen) { Text(\"Above\") } } }",
      "struct Feed: View { @State var word: Word? = Word(id: \"Above\"); "
        + "var body: some View { Text(\"Below\").sheet(item: $word) { Text($0.id) } } }; "
        + "struct Word: Identifiable { let id: String }",
    ])
  func sheets(_ source: String) throws {
    let document = try ViewProject.document(source, "Feed")
    #expect(document.contains("Above"), "\(document)")
  }

  @Test("A preview of a widget shows its first entry")
  func widgets() throws {
    let document = try ViewProject.document(
      """
      import WidgetKit

      struct Entry: TimelineEntry { let date: Date; let word: String }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now, word: "") }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
      }
      struct Clock: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "clock", provider: Provider()) { entry in
            Text(entry.word).containerBackground(.red, for: .widget)
          }
          .configurationDisplayName("Clock")
          .supportedFamilies([.systemMedium])
        }
      }
      #Preview("Clock", as: .systemMedium) {
        Clock()
      } timeline: {
        Entry(date: .now, word: "First")
        Entry(date: .now, word: "Second")
      }
      """, "View.swift#Clock")
    #expect(document.contains("First") && !document.contains("Second"), "\(document)")
    #expect(document.contains("338"), "\(document)")
  }

  @Test("Packages of small help are there to be compiled, and Markdown in its parts")
  func packages() throws {
    let document = try ViewProject.document(
      """
      import MarkdownUI
      import SkeletonUI
      import SwiftUIIntrospect
      import Then

      struct Note: Then { var text = "" }
      struct Row: Identifiable { let id: String }

      struct Feed: View {
        var name: String?
        let note = Note().with { $0.text = "With" }
        var body: some View {
          ScrollView {
            Text(name)
            Image(uiImage: nil).skeleton(with: true, shape: .rounded(.radius(7)))
            SkeletonForEach(with: [Row](), quantity: 3) { _, row in
              Toggle(row?.id, isOn: .constant(true)).skeleton(
                with: row == nil, appearance: .gradient(.radial, background: .teal), shape: .rectangle)
            }
            Text(note.text)
            Markdown("# Head\\n\\n- Item\\n\\nSome **strong** words").markdownTheme(.gitHub)
          }
          .introspect(.scrollView, on: .iOS(.v16, .v17)) { $0.bounces = false }
        }
      }
      """, "Feed")
    for part in ["With", "Head", "Item", "strong", "radius: 7", "count: 3", "systemTeal"] {
      #expect(document.contains(part), "\(part)\n\(document)")
    }
  }

  @Test("What makes texts of names may be given as a function, and the system's log by OSLog")
  func functions() throws {
    let document = try ViewProject.document(
      """
      import Combine
      import OSLog

      struct Logger { let inner = os.Logger(subsystem: "a", category: "b") }
      protocol Ordered: Comparable { var rank: Int { get } }
      extension Ordered { static func < (one: Self, other: Self) -> Bool { one.rank < other.rank } }
      struct Item: Ordered { let rank: Int }
      final class Model: ObservableObject {
        @Published var word = ""
        private let words = PassthroughSubject<String, Never>()
        private var kept: Set<AnyCancellable> = []
        init() {
          words.sink { [weak self] in self?.word = $0 }.store(in: &kept)
          Just("Handed on").subscribe(words).store(in: &kept)
        }
      }
      struct Waves: UIViewRepresentable {
        func makeUIView(context: Context) -> some UIView { UISlider() }
        func updateUIView(_ view: UIViewType, context: Context) {}
      }
      struct Feed: View {
        let logger = Logger()
        let items = [Item(rank: 2), Item(rank: 1)].sorted()
        @StateObject private var model = Model()
        let title: String? = "Title \\(Int(Darwin.fabs(-7)))"
        var body: some View {
          VStack {
            title.map(Text.init)
            ForEach(["One", "Two"], id: \\.self, content: Text.init)
            Text("First \\(items[0].rank)")
            Text(model.word)
            Waves().frame(height: 20)
          }
        }
      }
      """, "Feed")
    for part in ["Title 7", "One", "Two", "First 1", "Handed on"] {
      #expect(document.contains(part), "\(part)\n\(document)")
    }
  }
}
