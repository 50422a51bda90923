import Foundation
import Testing

/// What stands in for packages whose macros and wrappers an app is made of, by the documents of its views.
@Suite("Packages that are not there")
struct MissingPackagesTests {
  private static let feature = """
    import ComposableArchitecture
    import SwiftUI

    @Reducer
    struct Feed {
      @ObservableState
      struct State: Equatable {
        var title = "Birds"
        var isOn = true
        var query = ""
        var unseen = NotHere.State()
        @Presents var destination: Destination.State?
        var rows: IdentifiedArrayOf<Row.State> = [.init(id: 1, name: "Auk"), .init(id: 2, name: "Teal")]
        var path = StackState<Path.State>()
        var detail = Detail.State(text: "More")
        var extra: Detail.State? = Detail.State(text: "Extra")
        @Shared(.appStorage("count")) var count = 37
      }
      enum Action: BindableAction, ViewAction {
        case binding(BindingAction<State>)
        case destination(PresentationAction<Destination.Action>)
        case rows(IdentifiedActionOf<Row>)
        case path(StackActionOf<Path>)
        case detail(Detail.Action)
        case extra(Detail.Action)
        case setQuery(String)
        case loaded(NotHere)
        case view(View)
        enum View { case appeared, tapped }
      }
      @Reducer(state: .equatable)
      enum Destination { case edit(Detail), alert(AlertState<Detail.Alert>) }
      @Reducer enum Path { case detail(Detail) }
      @Dependency(\\.client) var client
      var body: some ReducerOf<Self> {
        Reduce { state, action in nobody.has(this) }
          .forEach(\\.rows, action: \\.rows) { Row() }
      }
    }

    extension Feed.Path.State: Equatable {}

    @Reducer struct Row {
      @ObservableState struct State: Equatable, Identifiable { let id: Int; var name: String }
    }

    @Reducer struct Detail {
      @ObservableState struct State: Equatable { var text: String }
      enum Action { case tapped }
      enum Alert: Equatable { case ok }
    }

    struct DetailView: View {
      let store: StoreOf<Detail>
      var body: some View { Text(store.text).onTapGesture { store.send(.tapped) } }
    }

    """

  @Test("A store has the state that it begins with, and what its reducer does is not compiled")
  func stores() throws {
    let document = try ViewProject.document(
      """
      import ComposableArchitecture

      @ViewAction(for: Feed.self)
      struct FeedView: View {
        @Bindable var store: StoreOf<Feed>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            VStack {
              Text(store.title)
              Toggle("On", isOn: $store.isOn)
              TextField("Query", text: $store.query.sending(\\.setQuery))
              ForEach(store.scope(state: \\.rows, action: \\.rows)) { row in Text(row.name) }
              DetailView(store: store.scope(state: \\.detail, action: \\.detail))
              if let store = store.scope(state: \\.extra, action: \\.extra) {
                DetailView(store: store)
              }
              Text("\\(store.count)")
              Button("Tap") { send(.tapped) }
            }
            .onAppear { send(.appeared) }
            .sheet(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) {
              DetailView(store: $0)
            }
          } destination: { store in
            switch store.case {
            case let .detail(store): DetailView(store: store)
            }
          }
        }
      }

      #Preview("Feed") {
        FeedView(
          store: Store(initialState: Feed.State()) {
            Feed()._printChanges()
          } withDependencies: {
            $0.client = .nobodyHasThis
          })
      }
      """, "View.swift#Feed", besides: ["App/Feed.swift": Self.feature])
    for text in ["Birds", "Auk", "Teal", "More", "Extra", "37", "Query"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test func viewsThatObserveAStoreAreThere() throws {
    let document = try ViewProject.document(
      """
      import ComposableArchitecture

      struct FeedView: View {
        let store: StoreOf<Feed>
        @ObservedObject var viewStore: ViewStoreOf<Feed>
        init(store: StoreOf<Feed>) {
          self.store = store
          viewStore = ViewStore(store, observe: { $0 })
        }
        struct ViewState: Equatable {
          let title: String
          init(_ state: Feed.State) { title = state.title }
        }
        var body: some View {
          WithViewStore(store, observe: ViewState.init) { Text("old " + $0.title) }
          WithViewStore(store, observe: \\.title) { Text("older " + $0.state) }
          WithPerceptionTracking { Text(viewStore.title) }
          TextField("Words", text: viewStore.binding(get: \\.query, send: { .setQuery($0) }))
          IfLetStore(store.scope(state: \\.extra, action: { .extra($0) })) { DetailView(store: $0) }
        }
      }

      #Preview("Feed") { FeedView(store: .init(initialState: .init(), reducer: Feed.init)) }
      """, "View.swift#Feed", besides: ["App/Feed.swift": Self.feature])
    for text in ["old Birds", "older Birds", "Words", "Extra"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("Dependencies are what previews have, and settings what they are by default")
  func values() throws {
    let document = try ViewProject.document(
      """
      import Defaults
      import Dependencies

      struct Client { var name: () -> String }
      extension Client: DependencyKey {
        static let liveValue = Client { "live" }
        static let previewValue = Client { "preview" }
      }
      extension DependencyValues {
        var client: Client {
          get { self[Client.self] }
          set { self[Client.self] = newValue }
        }
      }
      extension Defaults.Keys {
        static let size = Key<Double>("size", default: 1.5)
        static let kind = Key<Kind>("kind", default: .auk)
        static let name = Key<String?>("name")
      }
      enum Kind: String, Defaults.Serializable { case auk, teal }

      struct Birds: View {
        @Dependency(\\.client) var client
        @Default(.size) private var size
        @Default(.kind) private var kind
        var body: some View {
          Text(client.name())
          Text("\\(size) \\(kind.rawValue) \\(Defaults[.name] ?? "none")")
          Slider(value: $size, in: 1...2)
        }
      }
      """, "Birds")
    #expect(document.contains("preview"), "\(document)")
    #expect(document.contains("auk none"), "\(document)")
  }

  @Test func requestsAndValuesOfManagedObjectsAreAskedForByKeys() throws {
    let document = try ViewProject.document(
      """
      import CoreData

      class Bird: NSManagedObject, Identifiable {
        @NSManaged var name: String
        var isRare: Bool? {
          get {
            willAccessValue(forKey: "isRare")
            defer { didAccessValue(forKey: "isRare") }
            return primitiveValue(forKey: "isRare") as? Bool
          }
          set { setPrimitiveValue(newValue, forKey: "isRare") }
        }
        class func fetchRequest(_ predicate: NSPredicate?) -> NSFetchRequest<Bird> {
          let request = super.fetchRequest() as! NSFetchRequest<Bird>
          request.predicate = predicate
          return request
        }
      }

      struct Birds: View {
        @FetchRequest(fetchRequest: Bird.fetchRequest(nil)) private var birds: FetchedResults<Bird>
        let bird: Bird = {
          let bird = Bird(context: NSManagedObjectContext())
          bird.isRare = true
          return bird
        }()
        var body: some View {
          ForEach(birds) { Text($0.name) }
          Text("\\(birds.count) of \\(bird.isRare == true ? "rare" : "many")")
        }
      }
      """, "Birds")
    #expect(document.contains("0 of rare"), "\(document)")
  }

  @Test("An object that has to be awaited is made of nothing where nobody gives it")
  func awaited() throws {
    let project = try ViewProject([
      "App/View.swift": """
      import SwiftUI

      @Observable public final class Client {
        let name: String
        var birds: [String]
        init(name: String) async {
          self.name = name
          birds = []
        }
      }

      struct Birds: View {
        @Environment(Client.self) private var client
        var body: some View { Text(client.name + " \\(client.birds.count)") }
      }
      """
    ])
    let outcome = try project.run([
      "import", "--swiftui", "App", "--view", "Birds", "-o", "view.skel.yaml",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.error.contains("a new one is there instead"), "\(outcome.error)")
    #expect(!outcome.error.contains("something else"), "\(outcome.error)")
    #expect(try project.scratch.text(of: "view.skel.yaml").contains("Text 0"))
  }

  @Test("Constants whose code a tool makes are the texts of the keys that they are made of")
  func textsOfTools() throws {
    let project = try ViewProject([
      "App/View.swift": """
      import SwiftUI
      struct Birds: View {
        var body: some View {
          Text(L10n.Feed.longTitle)
          Button(LocalString.feed_open_all) {}
          Text(LocalString.not_a_key)
        }
      }
      """,
      "App/en.lproj/Localizable.strings": """
      /* "a" = "b"; */ "feed.long_title" = "All \\"birds\\"";
      "feed.open_all" = "Open";
      """,
    ])
    let outcome = try project.run([
      "import", "--swiftui", "App", "--view", "Birds", "-o", "view.skel.yaml",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    let document = try project.scratch.text(of: "view.skel.yaml")
    for text in ["All \\\"birds\\\"", "Open", "Not a key"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("A database has nothing in it, a keychain forgets, and a theme of Markdown changes nothing")
  func databases() throws {
    let document = try ViewProject.document(
      """
      import GRDB
      import KeychainAccess
      import MarkdownUI

      struct Bird: Codable, Identifiable, FetchableRecord, PersistableRecord {
        enum Columns {
          static let id = Column(CodingKeys.id), name = Column(CodingKeys.name)
        }
        enum Kind: String, DatabaseValueConvertible { case auk, teal }
        var id: Int64
        var name: String
        static let nests = hasMany(Nest.self)
      }
      struct Nest: FetchableRecord, PersistableRecord {
        static var databaseTableName: String { "nests" }
        var place: String
        init(row: Row) {
          place = row["place"] != nil ? row["place"] : "Nowhere"
          if let words = row[Column("words")]?.databaseValue { place += "\\(words)" }
        }
        func encode(to container: inout PersistenceContainer) { container["place"] = place }
        static let bird = belongsTo(Bird.self)
      }

      @Observable final class Birds {
        let queue: DatabaseQueue
        var names: [String] = ["none yet"]
        var count = -1
        init() throws {
          queue = try DatabaseQueue()
          var migrator = DatabaseMigrator()
          migrator.registerMigration("birds") { db in
            try db.create(table: "birds") { table in
              table.autoIncrementedPrimaryKey("id")
              table.column("name", .text).notNull().defaults(to: "Auk")
            }
            try db.create(virtualTable: "words", ifNotExists: true, using: FTS4()) { table in
              table.synchronize(withTable: "birds")
              table.tokenizer = .porter
              table.column("name")
            }
          }
          try migrator.migrate(queue)
          try queue.write { db in
            try Bird(id: 1, name: "Auk").insert(db)
            try Bird.filter(Bird.Columns.name == "Teal" && Bird.Columns.id > 3).deleteAll(db)
            try Bird.including(all: Bird.nests.order(Column("place").desc)).fetchAll(db).count
          }
          count = try queue.read { try Bird.fetchCount($0) }
        }
        func watch() -> AnyDatabaseCancellable {
          ValueObservation.tracking { try Bird.order(Bird.Columns.name.asc).fetchAll($0) }
            .removeDuplicates()
            .start(in: queue, onError: { _ in }) { self.names = $0.map(\\.name) + ["watched"] }
        }
      }

      extension Theme {
        static let own = Theme()
          .code { FontFamilyVariant(.monospaced); BackgroundColor(Color(rgba: 0x0606_06ff)) }
          .codeBlock { Text($0.language ?? "") }
          .tableCell { cell in
            cell.label.markdownTextStyle { if cell.row == 0 { FontWeight(.semibold) } }
          }
          .thematicBreak { Divider().relativeFrame(height: .em(0.25)) }
      }

      struct BirdsView: View {
        @State private var birds = try! Birds()
        private let keychain = Keychain(service: "birds").accessibility(.afterFirstUnlock)
        var body: some View {
          Text("\\(birds.count) birds, \\(keychain["token"] ?? "no token")")
          Text(birds.names.joined()).onAppear { _ = birds.watch() }
          Markdown("Old **words**").markdownTheme(.own)
            .foregroundStyle(Color(light: .red, dark: .blue))
        }
      }
      """, "BirdsView")
    for text in ["0 birds, no token", "watched", "words"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("A realm has nothing in it, beside SwiftUI's own lists")
  func realm() throws {
    let document = try ViewProject.document(
      """
      import RealmSwift

      struct Birds: View {
        @ObservedResults(Bird.self) private var birds
        @ObservedResults(Bird.self, where: { $0.name == "Auk" && $0.kind != .tern }) private var auks
        @ObservedRealmObject var bird: Bird
        @Environment(\\.realm) private var realm
        var body: some View {
          List {
            ForEach(birds.sorted(byKeyPath: "name")) { bird in Text(bird.name) }
            Text("\\(birds.count) birds, \\(auks.filter { $0.name == "" }.count) auks")
            TextField("Name", text: $bird.name)
            ForEach(bird.places, id: \\.self) { Text($0.name) }
            Text("\\(bird.kind.rawValue) \\(bird.seen == nil) of \\(Bird.className())")
          }
          .onAppear {
            try? realm.write { realm.add(Bird(name: "Teal")) }
            $bird.places.append(Place())
          }
        }
      }

      #Preview("Birds") { Birds(bird: Bird(name: "Auk")) }
      """, "Birds",
      besides: [
        "App/Bird.swift": """
        import Foundation
        import RealmSwift

        enum Kind: String, PersistableEnum { case auk, tern }
        class Place: EmbeddedObject {
          @Persisted var name = "Nowhere"
          @Persisted(originProperty: "places") var birds: LinkingObjects<Bird>
        }
        class Bird: Object, ObjectKeyIdentifiable {
          @Persisted(primaryKey: true) var _id: ObjectId
          @Persisted var name: String
          @Persisted var seen: Date?
          @Persisted var places: List<Place>
          @Persisted var kind: Kind
          convenience init(name: String) {
            self.init()
            self.name = name
          }
        }
        """
      ])
    for text in ["birds, 0 auks", "auk true of Bird", "Auk"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("Swinject makes what an app registers, and a keychain forgets with the program")
  func containers() throws {
    let document = try ViewProject.document(
      """
      import KeychainSwift
      import Swinject

      protocol Words { var first: String { get } }
      final class Kept: Words {
        let first: String
        init(_ first: String) { self.first = first }
      }
      final class Model: ObservableObject {
        let words: Words
        init(words: Words) { self.words = words }
      }
      struct Parts: Assembly {
        func assemble(container: Container) {
          container.register(Words.self) { _ in Kept("Registered") }.inObjectScope(.container)
          container.register(Words.self, name: "other") { _ in Kept("Named") }
          container.register(Words.self) { (_: Resolver, word: String) in Kept(word) }
          container.register(Model.self) { Model(words: $0.resolve(Words.self)!) }
        }
      }
      struct Feed: View {
        static let resolver = Assembler([Parts()]).resolver
        @StateObject private var model = Feed.resolver.resolve(Model.self)!
        private let keys = KeychainSwift()
        init() { keys.set("Secret", forKey: "a") }
        var body: some View {
          let one = Feed.resolver.resolve(Words.self) as? Kept
          VStack {
            Text(model.words.first)
            Text(Feed.resolver.resolve(Words.self, name: "other")?.first ?? "none")
            Text(Feed.resolver.resolve(Words.self, argument: "Given")?.first ?? "none")
            Text(one === Feed.resolver.resolve(Words.self) as? Kept ? "One" : "Two")
            Text(Feed.resolver.resolve(Int.self) == nil ? "Nobody" : "Somebody")
            Text(keys.get("a") ?? "forgotten")
          }
        }
      }
      """, "Feed")
    for text in ["Registered", "Named", "Given", "One", "Nobody", "Secret"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("Resolver makes what an app registers")
  func resolver() throws {
    let document = try ViewProject.document(
      """
      import Resolver

      protocol Words { var first: String { get } }
      final class Kept: Words, ObservableObject {
        @Published var first = "Registered"
      }
      struct Plain: Words { let first: String }
      extension Resolver: ResolverRegistering {
        public static func registerAllServices() {
          register { Kept() as Words }.scope(.application)
          register { Kept() }
          register(name: .other) { Plain(first: "Named") as Words }
        }
      }
      extension Resolver.Name { static let other = Self("other") }
      struct Feed: View {
        @InjectedObject private var kept: Kept
        @Injected private var words: Words
        @Injected(name: .other) private var named: Words
        @OptionalInjected private var number: Int?
        @LazyInjected private var late: Words
        var body: some View {
          VStack {
            Text("\\(kept.first), \\(named.first)")
            Text(words as? Kept === Resolver.resolve(Words.self) as? Kept ? "One" : "Two")
            Text(number == nil ? "Nobody" : "Somebody")
          }
        }
      }
      """, "Feed")
    for text in ["Registered, Named", "One", "Nobody"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("Who asks Resolver for what nobody registered has a new one, and is told")
  func unregistered() throws {
    let (document, said) = try ViewProject.imported(
      """
      import Resolver

      protocol Words { var first: Int { get } }
      final class Store { let title = "Made" }
      struct Feed: View {
        @Injected private var store: Store
        @Injected private var words: Words
        var body: some View {
          VStack {
            Text(store.title)
            Text(store === Resolver.resolve(Store.self) ? "One" : "Two")
            Text("Words \\(words.first)")
          }
        }
      }
      """, "Feed")
    for text in ["Made", "One", "Words 0"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
    for type in ["Store", "Words"] {
      #expect(
        said.contains("nobody has registered a '\(type)': a new one is there instead"), "\(said)")
    }
  }

  @Test("Closures and loggers that come from what is not here do nothing, or say nothing")
  func closures() throws {
    let (document, said) = try ViewProject.imported(
      """
      import Haptics
      import os

      final class Player: ObservableObject {
        let log: Logger
        let onError: (HapticError) -> Void
        let title: (Int, String) -> String
        let load: (String) async throws -> Int
        init(engine: HapticEngine) {
          log = engine.log
          onError = engine.onError
          title = engine.title
          load = engine.load
        }
      }
      struct Feed: View {
        @EnvironmentObject private var player: Player
        @State private var count = 7
        var body: some View {
          let _ = player.log.info("shown")
          let _ = player.onError(.none)
          Text(player.title(1, "a") + " played \\(count)")
            .task { count = (try? await player.load("b")) ?? 5 }
        }
      }
      """, "Feed")
    #expect(document.contains("Text played 0"), "\(document)")
    #expect(!said.contains("ends the program"), "\(said)")
  }

  @Test("Who listens to SwiftEventBus is told what is posted")
  func events() throws {
    let document = try ViewProject.document(
      """
      import SwiftEventBus

      final class Model: ObservableObject {
        @Published var text = "Nothing"
        init() {
          SwiftEventBus.onMainThread(self, name: "a") { note in
            self.text = note?.object as? String ?? "None"
          }
          SwiftEventBus.onMainThread(self, name: "a", sender: Other.shared) { _ in self.text = "Other" }
          SwiftEventBus.onMainThread(self, name: "b", sender: Other.shared) { _ in self.text += " twice" }
          SwiftEventBus.post("a", sender: "Posted")
          SwiftEventBus.post("b", sender: Other.shared)
          SwiftEventBus.unregister(self)
          SwiftEventBus.post("a", sender: "Late")
        }
      }
      final class Other { static let shared = Other() }
      struct Feed: View {
        @StateObject private var model = Model()
        var body: some View { Text(model.text) }
      }
      """, "Feed")
    #expect(document.contains("Posted twice"), "\(document)")
  }

  @Test("What a case holds is a binding, and dialogs are shown of it")
  func bindingsOfCases() throws {
    let document = try ViewProject.document(
      """
      import SwiftUINavigation

      @CasePathable enum Route { case detail(String), other }
      struct Feed: View {
        @State private var route: Route? = .detail("Held")
        var body: some View {
          let held = $route.case(\\.detail)
          Text(held.wrappedValue ?? "Nothing")
          Text(Binding<Bool>(held).wrappedValue ? "Shown" : "Hidden")
            .confirmationDialog(
              item: $route.case(\\.other), title: { _ in Text("Title") },
              actions: { _ in Text("Action") }, message: { _ in Text("Message") })
        }
      }
      """, "Feed")
    for text in ["Held", "Shown"] { #expect(document.contains(text), "\(text) of \(document)") }
  }

  @Test("A language model is there and says nothing; what it would give is known in part")
  func languageModel() throws {
    let document = try ViewProject.document(
      """
      import FoundationModels

      @Generable(description: "A trip") struct Trip {
        @Guide(description: "Its name") var title: String
        @Guide(.count(2)) var days: [Day]
        var note: String?
      }
      @Generable struct Day: Equatable { let place: String }
      struct Weather: Tool {
        let description = "The weather"
        @Generable struct Arguments { var city: String }
        func call(arguments: Arguments) async throws -> String { arguments.city }
      }
      enum Use {
        case tags
        var value: SystemLanguageModel.UseCase {
          switch self {
          case .tags: return .contentTagging
          }
        }
      }
      struct Feed: View {
        @State private var session = LanguageModelSession(tools: [Weather()]) { "Be brief" }
        @State private var trip: Trip.PartiallyGenerated? =
          Trip(title: "North", days: [Day(place: "Oslo")], note: nil).asPartiallyGenerated()
        private let model = SystemLanguageModel(useCase: Use.tags.value)
        var body: some View {
          VStack {
            switch model.availability {
            case .available: Text("Ready")
            case .unavailable(.modelNotReady): Text("Later")
            case .unavailable: Text("Never")
            }
            Text(trip?.title ?? "None")
            ForEach(trip?.days ?? []) { day in Text(day.place ?? "Nowhere") }
            Text("\\(session.transcript.count) entries")
            if session.isResponding { ProgressView() }
          }
          .task {
            do {
              for try await part in session.streamResponse(to: "Go", generating: Trip.self) {
                trip = part.content
              }
            } catch LanguageModelSession.GenerationError.guardrailViolation(let context) {
              print(context.debugDescription)
            } catch {}
          }
        }
      }
      """, "Feed")
    for text in ["Ready", "North", "Oslo", "0 entries"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("Frameworks that ask what is around a device find nothing")
  func surroundings() throws {
    let document = try ViewProject.document(
      """
      import ActivityKit
      import CoreBluetooth
      import CoreMotion
      import CoreSpotlight
      import ImageIO
      import JavaScriptCore
      import LinkPresentation
      import MultipeerConnectivity
      import SystemConfiguration
      import WatchConnectivity

      struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var name: String
      }
      final class Radio: NSObject, ObservableObject, CBCentralManagerDelegate {
        @Published var found: [CBPeripheral] = []
        private var manager: CBCentralManager?
        func start() { manager = CBCentralManager(delegate: self, queue: nil) }
        func centralManagerDidUpdateState(_ central: CBCentralManager) {
          if central.state == .poweredOn { central.scanForPeripherals(withServices: nil) }
        }
      }
      struct Feed: View {
        @StateObject private var radio = Radio()
        private let motion = CMMotionManager()
        private let peers: Set<MCPeerID> = [.init(displayName: "Nora's phone")]
        var body: some View {
          let context = JSContext()
          let link = LPLinkMetadata()
          var flags = SCNetworkReachabilityFlags()
          let isKnown = SCNetworkReachabilityCreateWithName(nil, "a.example")
            .map { SCNetworkReachabilityGetFlags($0, &flags) }
          VStack {
            Text("\\(radio.found.count) around")
            Text(ActivityAuthorizationInfo().areActivitiesEnabled ? "Rides" : "No rides")
            Text(context?.evaluateScript("1 + 1")?.toString() ?? "none")
            Text(link.title ?? "Untitled")
            ForEach(Array(peers), id: \\.self) { Text($0.displayName) }
            Text(isKnown == true && flags.contains(.reachable) ? "Online" : "Offline")
            Text(WCSession.isSupported() ? "Watch" : "No watch")
            Text(motion.isDeviceMotionAvailable ? "Moving" : "Still")
            Text(CGImageSourceCreateWithData(Data(), nil) == nil ? "No picture" : "Picture")
          }
          .onAppear {
            radio.start()
            _ = try? Activity.request(
              attributes: Ride(name: "a"),
              content: ActivityContent(state: Ride.ContentState(minutes: 1), staleDate: nil))
            CSSearchableIndex.default().deleteAllSearchableItems()
          }
        }
      }
      """, "Feed")
    for text in [
      "0 around", "No rides", "undefined", "Untitled", "Online", "No watch", "Still", "No picture",
      "Nora's phone",
    ] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("Firebase has nobody who is signed in, and answers nothing, beside an app's own users")
  func firebase() throws {
    let document = try ViewProject.document(
      """
      import Combine
      import Firebase
      import FirebaseAuth
      import FirebaseFirestore
      import FirebaseFirestoreSwift
      import FirebaseMessaging
      import FirebaseRemoteConfig
      import FirebaseStorage
      import SwiftUI

      struct Post: Identifiable, Codable, Hashable {
        @DocumentID var id: String?
        var title: String
        @ServerTimestamp var made: Timestamp?
        var when = Timestamp(date: Date())
      }

      struct User: Identifiable, Codable { var id: String; var name: String }

      @MainActor final class Store: ObservableObject {
        @Published var posts: [Post] = []
        @Published var session: FirebaseAuth.User?
        @Published var isLoading = true
        private var registration: ListenerRegistration?
        private var handle: AuthStateDidChangeListenerHandle?
        private let database = Firestore.firestore()

        init() {
          session = Auth.auth().currentUser
          handle = Auth.auth().addStateDidChangeListener { [weak self] _, user in self?.session = user }
          var query: Query = database.collection("posts").whereField("a", isEqualTo: true)
          query = query.order(by: "made", descending: true).limit(to: 20)
          registration = query.addSnapshotListener { snapshot, error in
            guard let documents = snapshot?.documents else { return }
            self.posts = documents.compactMap { try? $0.data(as: Post.self) }
            self.posts = documents.map { document in
              let data = document.data()
              return Post(title: data["title"] as? String ?? "")
            }
          }
          RemoteConfig.remoteConfig().setDefaults(["welcome": "Hello" as NSObject])
          Analytics.logEvent(AnalyticsEventSelectContent, parameters: [AnalyticsParameterItemID: "a"])
        }

        func load() async {
          do {
            let snapshot = try await database.collection("posts").document("a").getDocument()
            _ = snapshot.data()?["title"]
            let user = try await Auth.auth().signIn(withEmail: "a", password: "b").user
            try await user.delete()
            try await database.collection("a").document(user.uid).setData(["a": FieldValue.serverTimestamp()])
            try database.collection("a").document().setData(from: posts[0])
            _ = try database.collection("a").addDocument(from: posts[0])
            let storage = Storage.storage().reference().child("a/b.jpg")
            _ = try await storage.putDataAsync(Data())
            _ = try await storage.downloadURL()
            isLoading = false
          } catch let error as NSError {
            if let code = AuthErrorCode.Code(rawValue: error.code), code == .wrongPassword { return }
            isLoading = false
          }
        }

        var welcome: String { RemoteConfig.remoteConfig()["welcome"].stringValue ?? "" }
        deinit { registration?.remove() }
      }

      struct Feed: View {
        @StateObject private var store = Store()
        private let mine = User(id: "1", name: "Ann")

        var body: some View {
          VStack {
            Text(store.welcome)
            Text(mine.name)
            if store.session == nil { Text("Signed out") }
            if store.isLoading { Text("Loading") } else { Text("Loaded") }
            ForEach(store.posts) { Text($0.title) }
          }
          .task { await store.load() }
        }
      }
      """, "Feed")
    for text in ["Hello", "Ann", "Signed out", "Loading"] {
      #expect(document.contains(text), "\(text): \(document)")
    }
  }

  @Test(
    "Requests of Alamofire are never answered, and what has an order keeps it")
  func requests() throws {
    let document = try ViewProject.document(
      """
      import Alamofire
      import OrderedCollections

      enum Route: URLRequestConvertible {
        case birds(page: Int)
        var method: HTTPMethod { .get }
        func asURLRequest() throws -> URLRequest {
          var request = URLRequest(url: URL(string: "https://example.com")!)
          request.method = method
          request.headers = ["Accept": "json"]
          return try URLEncoding.default.encode(request, with: ["page": 1])
        }
      }
      struct Bird: Codable, Identifiable {
        let id: Int
        var name: String
      }
      final class Signer: RequestInterceptor {
        func adapt(
          _ urlRequest: URLRequest, for session: Session,
          completion: @escaping (Result<URLRequest, any Error>) -> Void
        ) {
          var request = urlRequest
          request.setValue("a", forHTTPHeaderField: "b")
          completion(.success(request))
        }
      }
      @MainActor final class Store: ObservableObject {
        @Published var birds: OrderedDictionary<String, Bird> = [
          "b": Bird(id: 2, name: "Teal"), "a": Bird(id: 1, name: "Auk"),
        ]
        @Published var known: OrderedSet<Int> = [3, 1, 3]
        @Published var error: AFError?
        private let session = Session(interceptor: Signer())
        private var kept: Set<AnyCancellable> = []

        func load() async {
          AF.request("https://example.com", parameters: ["a": 1]).validate()
            .responseDecodable(of: [Bird].self) { response in
              switch response.result {
              case .success(let birds): self.birds = [:]; _ = birds
              case .failure(let error): self.error = error
              }
            }
          session.request(Route.birds(page: 1)).publishDecodable(type: [Bird].self).value()
            .sink { _ in } receiveValue: { _ in }.store(in: &kept)
          let birds = try? await session.request(Route.birds(page: 2))
            .serializingDecodable([Bird].self).value
          if birds != nil { self.birds = [:] }
        }
      }
      struct Feed: View {
        @StateObject private var store = Store()
        var body: some View {
          VStack {
            Text(store.birds.values.map(\\.name).joined(separator: ", "))
            Text("\\(store.known.count) of \\(store.birds.keys[1])")
            ForEach(store.birds.values) { Text("No. \\($0.id)") }
          }
          .task { await store.load() }
        }
      }
      """, "Feed")
    for text in ["Teal, Auk", "2 of a", "No. 2"] {
      #expect(document.contains(text), "\(text): \(document)")
    }
  }

  @Test(
    "Messages of Protocol Buffers are what generated code makes them, and tags tell values apart")
  func messages() throws {
    let document = try ViewProject.document(
      """
      import ConcurrencyExtras
      import CustomDump
      import SwiftProtobuf
      import Tagged

      public struct Config: Sendable {
        public var role: Config.Role = .client
        public var name: String = String()
        public var unknownFields = SwiftProtobuf.UnknownStorage()
        public enum Role: SwiftProtobuf.Enum, Swift.CaseIterable {
          public typealias RawValue = Int
          case client // = 0
          case UNRECOGNIZED(Int)
          public init() { self = .client }
          public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .client
            default: self = .UNRECOGNIZED(rawValue)
            }
          }
          public var rawValue: Int {
            switch self {
            case .client: return 0
            case .UNRECOGNIZED(let i): return i
            }
          }
          public static let allCases: [Config.Role] = [.client]
        }
        public init() {}
      }

      fileprivate let _protobuf_package = "birds"

      extension Config: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
        public static let protoMessageName: String = _protobuf_package + ".Config"
        public static let _protobuf_nameMap = SwiftProtobuf._NameMap(bytecode: "a")
        public mutating func decodeMessage<D: SwiftProtobuf.Decoder>(decoder: inout D) throws {
          while let fieldNumber = try decoder.nextFieldNumber() { _ = fieldNumber }
        }
        public func traverse<V: SwiftProtobuf.Visitor>(visitor: inout V) throws {
          try unknownFields.traverse(visitor: &visitor)
        }
        public static func ==(lhs: Config, rhs: Config) -> Bool {
          if lhs.role != rhs.role { return false }
          if lhs.unknownFields != rhs.unknownFields { return false }
          return true
        }
      }

      struct Bird: Identifiable, CustomDumpStringConvertible {
        typealias ID = Tagged<Bird, Int>
        var id: ID
        var customDumpDescription: String { "Bird" }
      }

      struct Feed: View {
        private let bird = Bird(id: 3)
        private let kept = LockIsolated(["Kept"])
        private let config = Config.with { $0.name = "Named" }
        var body: some View {
          Text(config.name)
          Text(config == Config() ? "Alike" : "Different")
          Text((try? Config(serializedBytes: [UInt8]())) == nil ? "Unread" : "Read")
          Text("Bird \\(bird.id.rawValue)")
          Text(kept.value[0])
        }
      }
      """, "Feed")
    for text in ["Named", "Alike", "Unread", "Bird 3", "Kept"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("An intent has what it has by default, and entities say what they are")
  func intents() throws {
    let document = try ViewProject.document(
      """
      import AppIntents

      struct Bird: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bird"
        static let defaultQuery = BirdQuery()
        var id: String
        @Property(title: "Name") var name: String?
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(id)") }
        init(_ id: String) {
          self.id = id
          self.name = "Named " + id
        }
      }
      struct BirdQuery: EntityQuery {
        func entities(for ids: [String]) async throws -> [Bird] { ids.map(Bird.init) }
      }
      enum Kind: String, AppEnum {
        case seen
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.seen: "Seen"]
      }
      struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show"
        static let description = IntentDescription("Shows a bird.")
        @Parameter(title: "Bird") var bird: Bird?
        @Parameter(title: "Number", default: 3) var number: Int
        @Parameter(title: "Birds", size: [.systemSmall: 1]) var birds: [Bird]
        static var parameterSummary: some ParameterSummary { Summary("Show \\(\\.$bird)") { \\.$number } }
        init() {}
        init(bird: Bird) { self.bird = bird }
        func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Done") }
      }
      struct Feed: View {
        private let intent = Show(bird: Bird("auk"))
        var body: some View {
          Text(intent.bird?.name ?? "none")
          Text("\\(intent.number) of \\(intent.birds.count)")
          Text(Kind.seen.localizedStringResource)
        }
      }
      """, "Feed")
    for text in ["Named auk", "3 of 0", "Seen"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("Nobody has bought anything of RevenueCat's, and nothing is for sale")
  func purchases() throws {
    let document = try ViewProject.document(
      """
      import RevenueCat
      import RevenueCatUI

      @MainActor final class Shop: NSObject, ObservableObject, PurchasesDelegate {
        @Published var isPro = false
        @Published var title = "Waiting"
        override init() {
          super.init()
          Purchases.logLevel = .debug
          Purchases.configure(withAPIKey: "key")
          Purchases.shared.delegate = self
        }
        nonisolated func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {}
        func load() async {
          do {
            let info = try await Purchases.shared.customerInfo()
            isPro = info.entitlements["pro"]?.isActive == true
            let offerings = try await Purchases.shared.offerings()
            title = offerings.current?.availablePackages.first?.localizedPriceString ?? "Nothing"
          } catch { title = "Wrong" }
        }
      }
      struct Feed: View {
        @StateObject private var shop = Shop()
        private let week = TestStoreProduct(
          localizedTitle: "Week", price: 1.99, localizedPriceString: "1.99", productIdentifier: "w"
        ).toStoreProduct()
        var body: some View {
          VStack {
            Text(shop.title)
            Text(shop.isPro ? "Pro" : "Plain")
            Text(week.localizedTitle + " " + week.localizedPriceString)
          }
          .task { await shop.load() }
          .presentPaywallIfNeeded(requiredEntitlementIdentifier: "pro")
        }
      }
      """, "Feed")
    for text in ["Nothing", "Plain", "Week 1.99"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }
}
