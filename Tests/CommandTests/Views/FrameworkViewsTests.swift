import Foundation
import Testing

/// What stands beside SwiftUI's views, by the documents that are made of views.
@Suite("Frameworks and layouts of views")
struct FrameworkViewsTests {
  @Test func modelsThatAreInsertedAreFoundByTheirQueries() throws {
    let document = try ViewProject.document(
      """
      import SwiftData

      @Model final class Bird {
        @Attribute(.unique) var name: String
        var size: Int
        @Relationship(deleteRule: .cascade) var eggs: [Egg] = []
        init(name: String, size: Int) {
          self.name = name
          self.size = size
        }
      }

      @Model final class Egg {
        var color = "white"
        init() {}
      }

      struct Birds: View {
        @Query(filter: #Predicate<Bird> { $0.size > 1 }, sort: \\.name, order: .reverse)
        private var birds: [Bird]
        @Query private var all: [Bird]
        @Environment(\\.modelContext) private var context

        var body: some View {
          VStack { ForEach(birds) { bird in Text(bird.name) } }
          Text("of \\(all.count)")
        }
      }

      @MainActor let nest: ModelContainer = {
        let container = try! ModelContainer(
          for: Bird.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for (name, size) in [("Auk", 3), ("Wren", 1), ("Teal", 2)] {
          container.mainContext.insert(Bird(name: name, size: size))
        }
        return container
      }()

      #Preview("Birds") { Birds().modelContainer(nest) }
      """, "View.swift#Birds")
    let teal = try #require(document.firstRange(of: "Teal"))
    let auk = try #require(document.firstRange(of: "Auk"))
    #expect(teal.lowerBound < auk.lowerBound)
    #expect(!document.contains("Wren"))
    #expect(document.contains("of 3"))
  }

  @Test("An image of a package is its placeholder, or the empty area that is there before it")
  func imagesThatHaveNotCome() throws {
    let document = try ViewProject.document(
      """
      import Kingfisher
      import SDWebImageSwiftUI

      struct Photos: View {
        private let url = URL(string: "https://example.com/photo.png")
        var body: some View {
          VStack {
            KFImage(url).resizable().frame(width: 41, height: 31)
            WebImage(url: url).resizable().frame(width: 42, height: 32)
            KFImage(url).placeholder { Text("One") }
            WebImage(url: url) { $0 } placeholder: { Text("Two") }
          }
        }
      }
      """, "Photos")
    for shown in ["41", "42", "One", "Two"] {
      #expect(document.contains(shown), "\(shown) of \(document)")
    }
    #expect(document.matches(of: /#000000 @ 0"/).count == 2, "\(document)")
  }

  @Test("Tips are compiled with their rules, and never shown")
  func tips() throws {
    let document = try ViewProject.document(
      """
      import TipKit

      struct Swipe: Tip {
        static let opened = Event(id: "opened")
        @Parameter static var isReady: Bool = false
        var title: Text { Text("Swipe") }
        var message: Text? { Text("To see more") }
        var actions: [Action] { Action(id: "more", title: "More") }
        var rules: [Rule] {
          #Rule(Self.$isReady) { $0 == true }
          #Rule(Self.opened) { $0.donations.count >= 3 }
        }
        var options: [TipOption] { MaxDisplayCount(3) }
      }

      struct Birds: View {
        private let tip = Swipe()
        var body: some View {
          VStack {
            TipView(tip, arrowEdge: .bottom) { _ in tip.invalidate(reason: .actionPerformed) }
            Text("Birds").popoverTip(tip).onAppear { Swipe.isReady = true }
          }
        }
      }
      """, "Birds")
    #expect(document.contains("Birds") && !document.contains("value: \"Swipe\""), "\(document)")
  }

  @Test("What an app makes the main actor's by default is, and alerts of values are cut")
  func isolationByDefault() throws {
    let document = try ViewProject.document(
      """
      struct Fault: Identifiable { let id = 1; var text = "Fault" }
      @MainActor func title() -> String { "Of the main actor" }
      struct Names { var first: String { title() } }
      struct Birds: View {
        @State private var fault: Fault?
        var body: some View {
          Text(Names().first).background(
            EmptyView().alert(item: $fault) { fault in
              Alert(title: Text(fault.text), dismissButton: .default(Text("OK")) {})
            })
        }
      }
      """, "Birds",
      besides: [
        "App/App.xcodeproj/project.pbxproj": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"
      ])
    #expect(document.contains("Of the main actor"), "\(document)")
  }

  @Test("Gauges, menus and what opens have the looks that an app makes for them")
  func stylesOfAnAppsOwn() throws {
    let document = try ViewProject.document(
      """
      struct Bar: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.frame(width: configuration.value * 100)
        }
      }
      struct Open: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.label; configuration.content }
        }
      }
      struct Wide: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.content }
        }
      }
      struct Styled: View {
        var body: some View {
          Gauge(value: 0.41) { Text("One") }.gaugeStyle(Bar())
          DisclosureGroup("Two") { Text("Three") }.disclosureGroupStyle(Open())
          LabeledContent("Four", value: "Five").labeledContentStyle(Wide())
        }
      }
      """, "Styled")
    for shown in ["One", "41", "Two", "Three", "Five"] {
      #expect(document.contains(shown), "\(shown) of \(document)")
    }
    #expect(!document.contains("Four"), "\(document)")
  }

  /// The package is not here; what it looks up, and by what, the app says itself.
  @Test func valuesThatAPackageLooksUpAreTheApps() throws {
    let document = try ViewProject.document(
      """
      import Injecting

      struct Palette { var name: String; var bird = "Teal" }
      private struct PaletteKey: StoreKey { static var currentValue = Palette(name: "Auk") }
      protocol Counting { var count: Int { get } }
      struct Counter: Counting { var count = 7 }
      enum CounterKey: Sendable, StoreKey { static var currentValue: any Counting = Counter() }
      extension Values {
        var palette: Palette {
          get { Self[PaletteKey.self] }
          set { Self[PaletteKey.self] = newValue }
        }
        var counter: any Counting { self[CounterKey.self] }
        var bird: String { palette.bird }
      }

      struct Birds: View {
        @Given(\\.palette) private var palette
        @Given(\\.counter) var counter: any Counting
        init() { Values[\\.palette].name = "Wren" }
        var body: some View { Text("\\(palette.name), \\(counter.count), \\(Values[\\.bird])") }
      }
      """, "Birds")
    #expect(document.contains("Wren, 7, Teal"), "\(document)")
  }

  @Test func whatAnAppCallsAsSwiftUIForOlderSystemsIsSwiftUIs() throws {
    let document = try ViewProject.document(
      """
      extension View {
        @_disfavoredOverload @ViewBuilder
        func onChange<Value: Equatable>(of value: Value, perform: @escaping (Value) -> Void)
          -> some View
        {
          Text("older")
        }
      }
      struct Birds: View {
        @State private var name = "Auk"
        var body: some View { Text(name).onChange(of: name) { name = $0 } }
      }
      """, "Birds")
    #expect(document.contains("Auk"), "\(document)")
    #expect(!document.contains("older"), "\(document)")
  }

  /// As pictures of iOS have it.
  @Test func whatLiesOverAnEmptyViewAloneIsDrawn() throws {
    let source = """
      struct Nest: View {
        var body: some View {
          EmptyView().frame(width: 90, height: 20).overlay(Text("Auk"))
        }
      }
      struct Birds: View {
        var body: some View {
          VStack {
            Nest()
            Text("Teal")
          }
        }
      }
      """
    let alone = try ViewProject.document(source, "Nest")
    #expect(alone.contains("Auk"), "\(alone)")
    let among = try ViewProject.document(source, "Birds")
    #expect(among.contains("Teal") && !among.contains("Auk"), "\(among)")
  }

  /// As pictures of iOS 18 have it.
  @Test func emptyScreensHaveSmallButtonsAndWordsOfTheirWidth() throws {
    let source = """
      struct Nothing: View {
        var body: some View {
          ContentUnavailableView {
            Label("Nothing", systemImage: "tray")
          } description: {
            Text("Add something")
          } actions: {
            Button("Add") {}.buttonStyle(.bordered)
          }
        }
      }
      """
    let document = try ViewProject.document(source, "Nothing")
    for part in ["spacing: 20", "horizontal: 32", "horizontal: 10", "radius: capsule"] {
      #expect(document.contains(part), "\(part): \(document)")
    }
  }

  /// As pictures of iOS 18 have it.
  @Test func whatConfirmsInABarIsSemibold() throws {
    let source = """
      struct Editor: View {
        var body: some View {
          NavigationStack {
            Color.clear.navigationTitle("New").toolbar {
              ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            }
          }
        }
      }
      """
    let document = try ViewProject.document(source, "Editor")
    let parts = document.split(separator: "Save")
    #expect(parts.count == 2 && parts[1].prefix(120).contains("semibold"), "\(document)")
    #expect(document.split(separator: "Cancel").last?.prefix(120).contains("semibold") == false)
  }

  /// As pictures of iOS have it.
  @Test func wordsBelowWhatTurnsAreGrey() throws {
    let source = """
      struct Waiting: View {
        var body: some View { ProgressView("Loading") }
      }
      """
    let document = try ViewProject.document(source, "Waiting")
    #expect(document.contains("secondaryLabel"), "\(document)")
  }

  @Test func aServiceOfTheMainActorIsMade() throws {
    let project = try ViewProject([
      "App/View.swift": """
      import SwiftUI
      import Services

      @MainActor protocol Counting { var count: Int { get } }
      struct Counter { let counting: any Counting }

      struct Birds: View {
        let counter = Counter(counting: Services.shared.counting)
        var body: some View { Text("Birds: \\(counter.counting.count)") }
      }
      """
    ])
    let outcome = try project.run([
      "import", "--swiftui", "App", "--view", "Birds", "-o", "view.skel.yaml",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try project.scratch.text(of: "view.skel.yaml").contains("Birds: 0"))
  }

  @Test func objectsThatNobodyGivesAreMade() throws {
    let project = try ViewProject([
      "App/View.swift": """
      import SwiftUI

      @MainActor final class Store: ObservableObject {
        @Published var birds: [String]
        let load: (Int) -> Void
        init(birds: [String], source: Source, load: @escaping (Int) -> Void) {
          self.birds = birds + [source.name]
          self.load = load
        }
      }
      struct Source { let name: String; let count: Count }
      enum Count { case few(Int), many }
      @Observable final class Guide { private init() {}; var title = "Guide" }

      struct Birds: View {
        @EnvironmentObject var store: Store
        @Environment(Guide.self) var guide
        var body: some View {
          Text(guide.title)
          ForEach(store.birds, id: \\.self) { Text($0 + "s") }
        }
      }
      """
    ])
    let outcome = try project.run([
      "import", "--swiftui", "App", "--view", "Birds", "-o", "view.skel.yaml",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    for (wrapper, type, modifier) in [
      ("EnvironmentObject", "Store", "environmentObject"), ("Environment", "Guide", "environment"),
    ] {
      let words =
        "warning: a view reads an @\(wrapper) of type '\(type)', and none is in the environment: a "
        + "new one is there instead; give it with .\(modifier)(…)"
      #expect(outcome.error.contains(words), "\(outcome.error)")
    }
    let document = try project.scratch.text(of: "view.skel.yaml")
    #expect(document.contains("Guide"))
    #expect(document.contains("Texts"))
    let strict = try project.run([
      "import", "--swiftui", "App", "--view", "Birds", "--strict", "-o", "other.skel.yaml",
    ])
    #expect(strict.status != 0)
    #expect(strict.error.contains("give it with .environmentObject(…)"), "\(strict.error)")
  }

  @Test("Classes that Xcode makes of a model are there, and what its stores have is nothing")
  func classesOfAModel() throws {
    let document = try ViewProject.document(
      """
      import CoreData

      extension Bird { var title: String { name ?? "No name" } }

      struct Birds: View {
        @FetchRequest(sortDescriptors: [SortDescriptor(\\Bird.name)]) private var birds: FetchedResults<Bird>
        let bird: Bird = {
          let bird = Bird(context: NSManagedObjectContext())
          bird.addToEggs(Egg(context: NSManagedObjectContext()))
          return bird
        }()
        var body: some View {
          Text("\\(birds.count) \\(bird.title) \\(bird.size)")
          ForEach(birds) { bird in Text(bird.title) }
        }
      }
      """, "Birds",
      besides: [
        "App/Model.xcdatamodeld/Model.xcdatamodel/contents": """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
            <entity name="Bird" representedClassName="Bird" codeGenerationType="class">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="size" attributeType="Integer 16" usesScalarValueType="YES"/>
                <relationship name="eggs" optional="YES" toMany="YES" destinationEntity="Egg"/>
            </entity>
            <entity name="Egg" representedClassName="Egg" codeGenerationType="class"/>
        </model>
        """
      ])
    #expect(document.contains("0 No name 0"), "\(document)")
  }

  @Test func whatCoreDataManagesSaysNothing() throws {
    let document = try ViewProject.document(
      """
      import CoreData

      @objc(Bird) public class Bird: NSManagedObject {}
      extension Bird {
        @NSManaged public var name: String?
        @NSManaged public var size: Double
        @NSManaged public var eggs: NSSet?
        @NSManaged public func addToEggs(_ egg: Bird)
      }

      struct Birds: View {
        let bird: Bird = {
          let bird = Bird(context: NSManagedObjectContext())
          bird.name = "Auk"
          bird.addToEggs(bird)
          return bird
        }()
        var body: some View { Text("\\(bird.name ?? "none") \\(bird.size) \\(bird.eggs?.count ?? 7)") }
      }
      """, "Birds")
    #expect(document.contains("Auk 0"), "\(document)")
  }

  @Test func aChartDrawsItsMarksAndWhatStandsBesideThem() throws {
    let document = try ViewProject.document(
      """
      import Charts

      struct Peak: ChartContent {
        var body: some ChartContent {
          PointMark(x: .value("Day", 2), y: .value("Birds", 50))
            .annotation(position: .top) { Text("most") }
        }
      }

      struct Birds: View {
        var body: some View {
          Chart {
            ForEach([10, 50, 30].indices, id: \\.self) { day in
              LineMark(x: .value("Day", day + 1), y: .value("Birds", [10, 50, 30][day]))
                .foregroundStyle(by: .value("Kind", "auks"))
            }
            Peak()
            RuleMark(y: .value("Limit", 25))
          }
          .chartXAxis(.hidden)
          .chartYAxis {
            AxisMarks(position: .leading, values: [0, 50]) { value in
              AxisGridLine()
              AxisValueLabel { if let birds = value.as(Int.self) { Text("\\(birds) birds") } }
            }
          }
          .chartXScale(domain: 1...3)
          .chartYScale(domain: 0...50)
          .frame(width: 300, height: 100)
        }
      }
      """, "Birds")
    for words in ["0 birds", "50 birds", "most", "auks"] {
      #expect(document.contains(words), "\(words)\n\(document)")
    }
    #expect(document.components(separatedBy: "path:").count > 4, "\(document)")
  }

  @Test("What is only sometimes in a toolbar is there then")
  func whatOnlySometimesIsInAToolbar() throws {
    let document = try ViewProject.document(
      """
      struct Editor: View {
        @State private var isEdited = true
        var words: String? = "Save"
        var body: some View {
          NavigationStack {
            Text("Notes")
              .toolbar {
                if isEdited {
                  ToolbarItem(id: "undo", placement: .topBarLeading) { Button("Undo") {} }
                }
                if let words { ToolbarItem(placement: .topBarTrailing) { Button(words) {} } }
                if !isEdited { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
              }
          }
        }
      }
      """, "Editor")
    #expect(document.contains("Undo") && document.contains("Save"), "\(document)")
    #expect(!document.contains("Edit\""), "\(document)")
  }

  @Test("Shares of a whole go up to one, whatever the values are")
  func sharesOfAWhole() throws {
    let document = try ViewProject.document(
      """
      import Charts

      struct Shares: View {
        var body: some View {
          Chart([30, 50], id: \\.self) { part in
            BarMark(x: .value("All", "birds"), y: .value("Part", part), stacking: .normalized)
          }
          .frame(width: 300, height: 100)
        }
      }
      """, "Shares")
    #expect(document.contains("value: \"1\""), "\(document)")
    for beyond in ["20", "40", "60"] {
      #expect(!document.contains("value: \"\(beyond)\""), "\(document)")
    }
  }

  @Test(
    "What is asked of a chart, a slider or an editor and not drawn is told where it is asked for")
  func whatIsNotDrawnIsTold() throws {
    let project = try ViewProject([
      "App/View.swift": """
      import Charts
      import SwiftUI

      struct Birds: View {
        @State private var size = 0.5
        @State private var words = AttributedString("Auk")
        var body: some View {
          Chart {
            PointMark(x: .value("Day", 2), y: .value("Birds", 50))
              .symbolSize(by: .value("Size", 3))
              .lineStyle(by: .value("Kind", "auks"))
              .clipShape(Rectangle())
          }
          .chartXVisibleDomain(length: 3)
          .chartYScale(domain: 1...100, type: .log)
          Slider(value: $size, neutralValue: 0.2) { Text("Size") }
          TextEditor(text: $words)
        }
      }
      """
    ])
    let outcome = try project.run([
      "import", "--swiftui", "App", "--view", "Birds", "-o", "view.skel.yaml",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    for (line, name) in [
      (10, "symbolSize(by:)"), (11, "lineStyle(by:)"), (12, "clipShape"),
      (14, "chartXVisibleDomain"), (15, "chartYScale(type:)"), (16, "neutralValue"),
      (17, "styles of an editor's text"),
    ] {
      #expect(
        outcome.error.split(separator: "\n").contains {
          $0.contains("View.swift:\(line):") && $0.contains(name)
        }, "\(name) in \(outcome.error)")
    }
  }

  @Test func uiKitsRoundCornersAreContinuous() throws {
    let document = try ViewProject.document(
      """
      struct Cut: Shape {
        func path(in rect: CGRect) -> Path {
          Path(UIBezierPath(
            roundedRect: rect, byRoundingCorners: .topLeft,
            cornerRadii: CGSize(width: 8, height: 8)).cgPath)
        }
      }

      struct Square: View {
        var body: some View { Color.black.frame(width: 100, height: 100).clipShape(Cut()) }
      }
      """, "Square")
    // The curve begins 1.53 radii from where the sides would meet.
    #expect(document.contains("M0 12.229C"), "\(document)")
  }

  @Test func spansOfTimeAreInEnglish() throws {
    let rows: [(String, String)] = [
      ("_ = f", "1:02:05"), ("f.allowedUnits = [.minute, .second]", "62:05"),
      ("f.allowedUnits = [.hour, .minute]; f.unitsStyle = .abbreviated", "1h 2m"),
      (
        "f.allowedUnits = [.hour, .minute, .second]; f.unitsStyle = .full",
        "1 hour, 2 minutes, 5 seconds"
      ),
      ("f.allowedUnits = [.hour, .minute]; f.unitsStyle = .short", "1 hr, 2 min"),
      ("f.unitsStyle = .brief; f.maximumUnitCount = 1", "1hr"),
      (
        "f.allowedUnits = [.hour, .minute, .second]; f.zeroFormattingBehavior = .pad", "01:02:05"
      ),
    ]
    let texts = rows.map {
      "Text({ let f = DateComponentsFormatter(); \($0.0); return f.string(from: 3725)! }())"
    }
    let document = try ViewProject.document(
      "struct Spans: View { var body: some View { VStack {\n\(texts.joined(separator: "\n"))\n} } }",
      "Spans")
    for (code, words) in rows { #expect(document.contains("\(words)"), "\(code)\n\(document)") }
  }

  @Test func aTableIsAListOfItsFirstColumn() throws {
    let document = try ViewProject.document(
      """
      struct Bird: Identifiable { var id: String { name }; var name: String; var size: Int }

      struct Birds: View {
        @State private var order = [KeyPathComparator(\\Bird.name)]
        var body: some View {
          Table([Bird(name: "Auk", size: 1)], sortOrder: $order) {
            TableColumn("Name", value: \\.name)
            TableColumn("Size", value: \\.size) { Text("\\($0.size) cm") }
          }
        }
      }
      """, "Birds")
    #expect(document.contains("Auk"))
    #expect(!document.contains("cm"))
  }

  /// Boxes of 60, as many as fit beside each other, in rows.
  @Test func aLayoutOfTheAppsOwnPutsItsViewsWhereItSays() throws {
    let document = try ViewProject.document(
      """
      struct Flow: Layout {
        func rows(_ width: CGFloat, _ views: Subviews) -> [CGPoint] {
          var place = CGPoint.zero
          return views.map { view in
            let size = view.sizeThatFits(.unspecified)
            if place.x + size.width > width { place = CGPoint(x: 0, y: place.y + size.height) }
            defer { place.x += size.width }
            return place
          }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let width = proposal.width ?? 0
          return CGSize(width: width, height: (rows(width, subviews).last?.y ?? 0) + 40)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (view, place) in zip(subviews, rows(bounds.width, subviews)) {
            view.place(
              at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
          }
        }
      }

      struct Tags: View {
        var body: some View {
          Flow { ForEach(0..<5, id: \\.self) { _ in Color.red.frame(width: 60, height: 40) } }
            .frame(width: 150)
        }
      }
      """, "Tags")
    // Three rows: two, two and one.
    #expect(document.contains("height: 120"), "\(document)")
    for offset in ["x: 60", "y: 40", "y: 80"] { #expect(document.contains(offset), "\(offset)") }
  }

  @Test func tagsThatWrapByTheirAlignmentGuidesStandInRows() throws {
    let document = try ViewProject.document(
      """
      struct Tags: View {
        @State private var height = CGFloat.zero
        var body: some View {
          VStack { GeometryReader { content(in: $0) } }.frame(width: 150, height: height)
        }
        private func content(in geometry: GeometryProxy) -> some View {
          var (x, y) = (CGFloat.zero, CGFloat.zero)
          return ZStack(alignment: .topLeading) {
            ForEach(0..<5, id: \\.self) { number in
              Color.red.frame(width: 60, height: 40)
                .alignmentGuide(.leading) { size in
                  if abs(x - size.width) > geometry.size.width { (x, y) = (0, y - size.height) }
                  defer { x = number == 4 ? 0 : x - size.width }
                  return x
                }
                .alignmentGuide(.top) { _ in
                  defer { if number == 4 { y = 0 } }
                  return y
                }
            }
          }
          .background(
            GeometryReader { inner -> Color in
              DispatchQueue.main.async { height = inner.size.height }
              return .clear
            })
        }
      }
      """, "Tags")
    // Three rows: two, two and one.
    #expect(document.contains("height: 120"), "\(document)")
    for room in ["{leading: 60}", "{top: 40}", "{leading: 60, top: 40}", "{top: 80}"] {
      #expect(document.contains("padding: " + room), "\(room) in \(document)")
    }
  }

  @Test func guidesMoveAViewAgainstItsSiblings() throws {
    let document = try ViewProject.document(
      """
      struct Marks: View {
        var body: some View {
          VStack(alignment: .trailing) {
            Color.red.frame(width: 50, height: 10)
            Color.red.frame(width: 50, height: 10).alignmentGuide(.trailing) { $0[.trailing] - 8 }
            HStack(alignment: .top) {
              Color.red.frame(width: 50, height: 10).alignmentGuide(.top) { $0[VerticalAlignment.center] }
              Color.red.frame(width: 50, height: 10).alignmentGuide(.leading) { _ in 9 }
            }
          }
        }
      }
      """, "Marks")
    #expect(document.contains("padding: {trailing: 8}"), "\(document)")
    #expect(document.contains("padding: {top: 5}"), "\(document)")
    #expect(!document.contains("padding: {leading"), "\(document)")
  }

  @Test func guidesOfAViewMoveWhatLiesOverIt() throws {
    let document = try ViewProject.document(
      """
      struct Tip: View {
        var body: some View {
          Color.red.frame(width: 50, height: 10)
            .alignmentGuide(.top) { $0[.bottom] + 2 }
            .overlay(alignment: .top) { Color.blue.frame(width: 5, height: 5) }
        }
      }
      """, "Tip")
    #expect(document.contains("offset: {x: 0, y: 12}"), "\(document)")
  }

  @Test func tabsAreChosenByValuesOfTheirSelection() throws {
    let document = try ViewProject.document(
      """
      enum Place: Hashable { case home, search, more }
      struct Tabs: View {
        @State private var place = Place.search
        var body: some View {
          TabView(selection: $place) {
            Tab("Home", systemImage: "house", value: .home) { Text("Page of home") }
            Tab(value: .search, role: .search) { Text("Page of search") }
            if #available(iOS 18, *) {
              Tab(value: .more) { Text("Page of more") } label: { Label("More", systemImage: "gear") }
                .badge(3)
            }
          }
        }
      }
      """, "Tabs")
    for words in ["Home", "Page of search", "value: \"Search\"", "More", "value: \"3\""] {
      #expect(document.contains(words), "\(words) in \(document)")
    }
    #expect(!document.contains("Page of home"), "\(document)")
  }

  @Test func tabsOfLoopsAndSectionsAreTabs() throws {
    let document = try ViewProject.document(
      """
      struct Tabs: View {
        @State private var place = 7
        var body: some View {
          TabView(selection: $place) {
            Tab("Empty", systemImage: "house", value: 1) { EmptyView() }
            TabSection("More") {
              ForEach([6, 7], id: \\.self) { number in
                Tab("Tab \\(number)", systemImage: "gear", value: number) { Text("Page \\(number)") }
              }
            }
            Tab("Gone", systemImage: "gear", value: 9) { Text("Page 9") }.hidden()
          }
        }
      }
      """, "Tabs")
    for words in ["Empty", "Tab 6", "Tab 7", "Page 7"] {
      #expect(document.contains(words), "\(words) in \(document)")
    }
    #expect(!document.contains("Gone") && !document.contains("Page 6"), "\(document)")
  }

  @Test func aLoopOfOneHasTheRowsThatItSays() throws {
    let document = try ViewProject.document(
      """
      struct Rows: View {
        var body: some View {
          ForEach([1], id: \\.self) { _ in
            Text("One").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          }
        }
      }
      struct Parts: View {
        var body: some View {
          ForEach([1], id: \\.self) { _ in Section("Head") { Text("Two") } }
        }
      }
      struct Loops: View {
        var body: some View {
          List {
            Rows()
            Parts()
          }
        }
      }
      """, "Loops")
    #expect(
      document.contains("{leading: 2, trailing: 4, top: 1, bottom: 3}")
        || document.contains("{top: 1, leading: 2, bottom: 3, trailing: 4}"), "\(document)")
    #expect(document.ranges(of: "minHeight: 44").count == 2, "\(document)")
  }

  @Test func aFrameOfItsContainerIsAsWideAsTheCard() throws {
    let document = try ViewProject.document(
      """
      struct Rows: View {
        var body: some View {
          List {
            Text("One").containerRelativeFrame(.horizontal)
            Text("Two").containerRelativeFrame(.horizontal).listRowInsets(EdgeInsets())
            ScrollView(.horizontal) { Color.red.frame(height: 9).containerRelativeFrame(.horizontal) }
          }
        }
      }
      """, "Rows")
    #expect(document.ranges(of: "horizontal: -20").count == 1, "\(document)")
    #expect(document.ranges(of: "containerRelativeFrame").count == 1, "\(document)")
    #expect(document.ranges(of: "maxWidth: fill").count >= 2, "\(document)")
  }

  @Test func aGuideOfOneDirectionMovesInThatAlone() throws {
    let document = try ViewProject.document(
      """
      struct Tip: View {
        var body: some View {
          Color.red.frame(width: 50, height: 10)
            .alignmentGuide(HorizontalAlignment.center) { $0[HorizontalAlignment.center] + 3 }
            .background { Color.blue.frame(width: 5, height: 5) }
        }
      }
      struct Tips: View {
        var body: some View {
          VStack {
            Tip()
            Tip().environment(\\.layoutDirection, .rightToLeft)
          }
        }
      }
      """, "Tips")
    #expect(document.contains("offset: {x: 3, y: 0}"), "\(document)")
    #expect(document.contains("offset: {x: -3, y: 0}"), "\(document)")
  }

  @Test func aStyleOfTheAppsOwnMakesItsFields() throws {
    let document = try ViewProject.document(
      """
      struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
          configuration.padding(13).background(Color.red)
        }
      }
      struct Form: View {
        @State private var name = ""
        var body: some View {
          VStack {
            TextField("Name", text: $name)
            SecureField("Password", text: $name)
          }
          .textFieldStyle(Boxed())
        }
      }
      """, "Form")
    #expect(document.ranges(of: "margin: 13").count == 2, "\(document)")
  }

  @Test func linesOfAButtonAreCentredUnlessItSaysOtherwise() throws {
    let document = try ViewProject.document(
      """
      struct Choices: View {
        var body: some View {
          VStack {
            Button("One") {}
            Button("Two") {}.multilineTextAlignment(.trailing)
            List { Button("Three") {} }
          }
        }
      }
      """, "Choices")
    #expect(document.ranges(of: "alignment: center").count == 1, "\(document)")
    #expect(document.ranges(of: "alignment: trailing").count == 1, "\(document)")
  }

  @Test func colorsAndAccountsAreChosenByButtonsOfTheSystems() throws {
    let document = try ViewProject.document(
      """
      import AuthenticationServices
      import LocalAuthentication
      import PhotosUI
      struct Choices: View {
        @State private var color = Color.red
        @State private var item: PhotosPickerItem?
        var body: some View {
          VStack {
            ColorPicker("Ink", selection: $color)
            SignInWithAppleButton(.signUp) { _ in } onCompletion: { _ in }.frame(height: 44)
            Continuing().frame(height: 44).scrollEdgeEffectHidden()
            PhotosPicker(selection: $item, photoLibrary: .shared()) { Text("Photo") }
            Text(LAContext().biometryType == .none ? "Code" : "Face")
          }
        }
      }
      struct Continuing: UIViewRepresentable {
        func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
          ASAuthorizationAppleIDButton(type: .continue, style: .white)
        }
        func updateUIView(_ button: ASAuthorizationAppleIDButton, context: Context) {}
      }
      """, "Choices")
    for words in ["Ink", "endAngle", "Sign up with Apple", "Continue with Apple", "Photo", "Code"] {
      #expect(document.contains(words), "\(words) in \(document)")
    }
  }

  @Test func whatIsMeasuredFirstAndThenGivesWayIsLaidOutAsItWas() throws {
    let document = try ViewProject.document(
      """
      struct WidthKey: PreferenceKey {
        static let defaultValue = CGFloat.zero
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
      }
      struct Bar: View {
        @State private var width = CGFloat.zero
        var body: some View {
          if width <= 0 {
            GeometryReader { geometry in
              ZStack { ForEach([30, 50], id: \\.self) { Color.red.frame(width: $0, height: 9) } 
                .anchorPreference(key: WidthKey.self, value: .bounds) { geometry[$0].width }
              }.onPreferenceChange(WidthKey.self) { width = $0 }
            }
          } else {
            Color.blue.frame(width: width, height: 7)
          }
        }
      }
      """, "Bar")
    #expect(document.contains("width: 80"), "\(document)")
    #expect(!document.contains("height: 9"), "\(document)")
  }

  @Test func filesOfTheAppsBundleAreFound() throws {
    let document = try ViewProject.document(
      """
      struct Bird: Decodable { var name: String }
      struct Birds: View {
        let birds: [Bird]
        init() {
          let place = Bundle.main.url(forResource: "birds", withExtension: "json")
          birds = place.flatMap { try? JSONDecoder().decode([Bird].self, from: Data(contentsOf: $0)) } ?? []
        }
        var body: some View { ForEach(birds, id: \\.name) { Text($0.name) } }
      }
      """, "Birds", besides: ["App/Preview/birds.json": #"[{"name": "Auk"}, {"name": "Jay"}]"#])
    #expect(document.contains("Auk") && document.contains("Jay"), "\(document)")
  }

  @Test func textsAreThoseThatTheAppsTablesHaveForTheirKeys() throws {
    let document = try ViewProject.document(
      """
      struct Birds: View {
        var count = 3
        var body: some View {
          VStack {
            Text("birds.title")
            Text("birds.count \\(count) \\("Auk")")
            Label("birds.nest", systemImage: "star")
            Text(NSLocalizedString("birds.egg", comment: ""))
            Text(String(localized: "birds.wing"))
            Text(verbatim: "birds.title")
            Text("Nothing of *this*")
          }
        }
      }
      """, "Birds",
      besides: [
        "App/en.lproj/Localizable.strings": """
        /* The first */
        "birds.title" = "All birds";
        "birds.count %lld %@" = "%2$@: %1$lld of 100%%";
        "birds.egg" = "An egg";
        """, "App/de.lproj/Localizable.strings": "\"birds.title\" = \"Alle\";",
        "App/Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "birds.nest": {"localizations": {"en": {"stringUnit": {"value": "A \\"nest\\""}}}},
          "birds.wing": {"localizations": {"en": {"variations": {"plural": {
            "other": {"stringUnit": {"value": "Wings"}}}}}}}, "Nothing of *this*": {}}}
        """,
      ])
    for words in [
      "All birds", "Auk: 3 of 100%", "An egg", "nest", "Wings", "birds.title", "Nothing of",
    ] {
      #expect(document.contains(words), "\(words) in \(document)")
    }
    #expect(!document.contains("birds.count") && !document.contains("Alle"))
  }

  @Test("Keys of string catalogues have names, and other tables their own texts")
  func namesOfTexts() throws {
    let document = try ViewProject.document(
      """
      struct Birds: View {
        private let count = 1234
        var body: some View {
          VStack {
            Text(.birdsTitle)
            Text(.birdsCount(count))
            Text(.birdsDay(number: 3, "Auk"))
            Text(.Guide.egg)
            Text("nest", tableName: "Guide")
            Text(verbatim: String(localized: "nest \\(count)", table: "Guide"))
            Text(LocalizedStringResource("wing", defaultValue: "None", table: "Guide"))
            Text(LocalizedStringResource("tail", defaultValue: "Tail", table: "Guide"))
          }
          .navigationTitle(.birdsTitle)
        }
      }
      """, "Birds",
      besides: [
        "App/Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.1", "strings": {
          "birds.title": {"extractionState": "manual", "localizations": {"en": {"stringUnit":
            {"value": "All birds"}}}},
          "birds.count %lld": {"extractionState": "manual", "localizations": {"en": {"variations":
            {"plural": {"other": {"stringUnit": {"value": "Count %lld"}}}}}}},
          "Birds.Day": {"extractionState": "manual", "localizations": {"en": {"stringUnit":
            {"value": "%2$@ of %1$(number)lld"}}}}}}
        """,
        "App/Guide.xcstrings": """
        {"sourceLanguage": "en", "version": "1.1", "strings": {
          "egg": {"extractionState": "manual", "localizations": {"en": {"stringUnit":
            {"value": "An egg"}}}},
          "nest": {"localizations": {"en": {"stringUnit": {"value": "A nest"}}}},
          "nest %lld": {"localizations": {"en": {"stringUnit": {"value": "%lld nests"}}}},
          "wing": {"localizations": {"en": {"stringUnit": {"value": "A wing"}}}}}}
        """,
      ])
    for words in [
      "All birds", "Count 1,234", "Auk of 3", "An egg", "A nest", "1,234 nests", "A wing", "Tail",
    ] {
      #expect(document.contains(words), "\(words) in \(document)")
    }
  }

  /// Something of the view is missing, and what stands in for it has members of any name.
  @Test func keysOfCataloguesAreThereBesideWhatIsMissing() throws {
    let document = try ViewProject.document(
      """
      struct Nest: View {
        var body: some View {
          VStack {
            Text(.nestTitle)
            Text("More").unheardOf(.nestTitle)
          }
        }
      }
      """, "Nest",
      besides: [
        "App/Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.1", "strings": {
          "nest.title": {"extractionState": "manual", "localizations": {"en": {"stringUnit":
            {"value": "A robin's nest"}}}}}}
        """
      ])
    #expect(document.contains("A robin's nest"), "\(document)")
    #expect(document.contains("More"), "\(document)")
  }

  @Test func aPreviewMayHaveSeveralWaysOutAndAViewAModelByDefault() throws {
    let document = try ViewProject.document(
      """
      @MainActor final class Nest {
        let name = "Robin"
        init() {}
        func look() throws {}
      }

      struct Bird: View {
        private let nest: Nest
        private let size: Int

        init(nest: Nest = Nest(), size: Int) {
          self.nest = nest
          self.size = size
        }

        var body: some View { Text(nest.name) }
      }

      #Preview("Ways") {
        do {
          try Nest().look()
          return Bird(size: 1).padding()
        } catch {
          return Text("None")
        }
      }
      """, "Ways")
    #expect(document.contains("Robin"), "\(document)")
  }

  @Test func aPreviewStandsOnTheCanvasThatItAsksFor() throws {
    let project = try ViewProject([
      "App/View.swift": """
      import SwiftUI
      #Preview("Side", traits: .landscapeLeft) { Color.red }
      #Preview("Fit", traits: .sizeThatFitsLayout) { Color.red.frame(height: 70) }
      struct Small_Previews: PreviewProvider {
        static var previews: some View { Color.red.previewDevice("iPhone SE") }
      }
      struct Both_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Color.red.frame(height: 30).previewDisplayName("low")
            Color.red.frame(height: 50).padding()
          }.previewLayout(.sizeThatFits)
        }
      }
      """
    ])
    for (view, size) in [
      ("Side", "852 × 393"), ("Fit", "393 × 70"), ("Small_Previews", "375 × 667"),
      ("Both_Previews: low", "393 × 30"), ("Both_Previews: 2", "393 × 82"),
    ] {
      let outcome = try project.run(["inspect", "--swiftui", "App", "--view", view])
      #expect(outcome.output.contains(size), "\(outcome.output)\(outcome.error)")
    }
    let missing = try project.run(["inspect", "--swiftui", "App", "--view", "Both_Previews: high"])
    #expect(
      missing.error.contains(
        "there is no preview 'Both_Previews: high' in App; it has 'Both_Previews: low', "
          + "'Both_Previews: 2'"), "\(missing.error)")
    let checked = try project.run(["check", "--swiftui", "App"])
    #expect(checked.status == 0, "\(checked.output)\(checked.error)")
  }

  @Test("Dates, numbers and calendars are those of the language, and American English without one")
  func datesOfTheLanguage() throws {
    let project = try ViewProject([
      "App/View.swift": """
      import SwiftUI
      struct Dates: View {
        private let start = Date(timeIntervalSince1970: 0)
        var body: some View {
          VStack {
            Text(start.formatted(date: .abbreviated, time: .omitted))
            Text(start, style: .date)
            Text(formatter.string(from: start))
            Text("\\(1234.5) of \\(56789)")
            Text(1234.5.formatted())
            Text(RelativeDateTimeFormatter().localizedString(fromTimeInterval: -3600))
            Text(verbatim: "\\(Locale.current.identifier) \\(Calendar.current.firstWeekday) \\(currency)")
            Text(Calendar.current.weekdaySymbols[1])
          }
        }
        private var currency: String { Locale.current.currency?.identifier ?? "none" }
        private var formatter: DateFormatter {
          let formatter = DateFormatter()
          formatter.dateFormat = "d MMMM"
          return formatter
        }
      }
      """,
      "dates.skel.yaml": """
      skelsnap: 1
      skeleton: {swiftui: {view: Dates, source: App}}
      snapshots: {language: [de, fr]}
      """,
      "usual.skel.yaml": "skelsnap: 1\nskeleton: {swiftui: {view: Dates, source: App}}\n",
    ])
    let outcome = try project.run(["record", "dates.skel.yaml", "usual.skel.yaml"])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(!outcome.error.contains("stands in for"), "\(outcome.error)")
    for (variant, expected) in [
      (
        "usual/light",
        [
          "Jan 1, 1970", "January 1, 1970", "1 January", "1,234.500000 of 56,789", "1,234.5",
          "1 hour ago", "en_US 1 USD", "Monday",
        ]
      ),
      (
        "dates/light-de",
        [
          "1. Jan. 1970", "1. Januar 1970", "1 Januar", "1.234,500000 of 56.789", "1.234,5",
          "vor 1 Stunde", "de_DE 2 EUR", "Montag",
        ]
      ),
      (
        "dates/light-fr",
        ["1 janv. 1970", "1 janvier 1970", "il y a 1 heure", "fr_FR 2 EUR", "lundi"]
      ),
    ] {
      let text = try String(
        contentsOfFile: project.scratch.path + "/goldens/\(variant)/layout.txt", encoding: .utf8)
      for words in expected { #expect(text.contains("\"\(words)\""), "\(words) in \(text)") }
    }
  }

  @Test func textsAreInTheLanguageOfTheVariant() throws {
    let project = try ViewProject([
      "App/View.swift": """
      import SwiftUI
      struct Birds: View {
        @Environment(\\.locale) private var locale
        var body: some View {
          VStack(alignment: .leading) {
            Text("birds.title")
            Text(NSLocalizedString("birds.nest", comment: ""))
            Text(verbatim: locale.identifier)
            Text(verbatim: motto ?? "No motto")
          }
        }
        private var motto: String? {
          Bundle.main.url(forResource: "motto", withExtension: "txt").flatMap {
            try? String(contentsOf: $0, encoding: .utf8)
          }
        }
      }
      """, "App/motto.txt": "Fly",
      "App/en.lproj/Localizable.strings": "\"birds.title\" = \"All birds\";",
      "App/de.lproj/Localizable.strings": "\"birds.title\" = \"Alle\";",
      "App/Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"birds.nest": {"localizations": {
        "en": {"stringUnit": {"value": "A nest"}}, "de": {"stringUnit": {"value": "Ein Nest"}},
        "ar": {"stringUnit": {"value": "Ar"}}}}}}
      """,
      "birds.skel.yaml": """
      skelsnap: 1
      skeleton: {swiftui: {view: Birds, source: App}}
      snapshots: {language: [de-AT, ar, fr]}
      """,
    ])
    let outcome = try project.run(["record", "birds.skel.yaml"])
    #expect(outcome.status == 0, "\(outcome.error)")
    func texts(_ variant: String) throws -> String {
      try String(
        contentsOfFile: project.scratch.path + "/goldens/birds/\(variant)/layout.txt",
        encoding: .utf8)
    }
    for (variant, expected) in [
      ("light-de-AT", ["Alle", "Ein Nest", "de-AT", "Fly"]),
      ("light-rtl-ar", ["All birds", "Ar", "ar"]),
      ("light-fr", ["All birds", "A nest", "fr"]),
    ] {
      let text = try texts(variant)
      for words in expected { #expect(text.contains(words), "\(words) in \(text)") }
    }
    #expect(outcome.error.contains("the app has no texts in 'fr'"), "\(outcome.error)")
    #expect(!outcome.error.contains("no texts in 'ar'"), "\(outcome.error)")
    // What is asked for in another language is another program, and what it says is kept as well.
    try project.change("App/de.lproj/Localizable.strings", "Alle", to: "Sie")
    let verified = try project.run(["verify", "birds.skel.yaml"])
    #expect(verified.status == 1, "\(verified.error)")
    #expect(verified.output.contains("light-de-AT"), "\(verified.output)")
  }
}
