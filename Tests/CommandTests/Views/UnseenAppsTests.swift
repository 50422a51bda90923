import Foundation
import Testing

/// What views of apps needed that nobody had looked at before.
@Suite("Views of apps that nobody has seen")
struct UnseenAppsTests {
  @Test("An app's own publishers and subscribers hand on what others have")
  func publishers() throws {
    let document = try ViewProject.document(
      """
      import Combine

      struct Latest<Output, Failure: Error>: Publisher {
        private let upstream: AnyPublisher<Output, Failure>
        init(_ subject: CurrentValueSubject<Output, Failure>) {
          upstream = subject.eraseToAnyPublisher()
        }
        func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
          upstream.receive(subscriber: subscriber)
        }
      }

      final class Kept: Subscriber {
        var all: [Int] = []
        func receive(subscription: Subscription) { subscription.request(.unlimited) }
        func receive(_ input: Int) -> Subscribers.Demand {
          all.append(input)
          return .none
        }
        func receive(completion: Subscribers.Completion<Never>) {}
      }

      final class Model: ObservableObject {
        let latest = Latest(CurrentValueSubject<String, Never>("Handed on"))
        let kept = Kept()
        init() { [1, 2].publisher.subscribe(kept) }
      }

      struct Feed: View {
        @StateObject private var model = Model()
        @State private var text = "None"
        var body: some View {
          Text("\\(text), \\(model.kept.all.count)").onReceive(model.latest.map { $0 }) { text = $0 }
        }
      }
      """, "Feed")
    #expect(document.contains("Handed on, 2"), "\(document)")
  }

  @Test(
    "A view that only what is around it hides can be named by itself",
    arguments: [
      ("private extension Feed {", "Star"), ("fileprivate extension Feed {", "Feed.Star"),
      ("private enum Signs {", "Star"),
    ])
  func insideOfPrivate(around: String, name: String) throws {
    let document = try ViewProject.document(
      """
      struct Feed: View {
        var body: some View { Text("Feed") }
      }
      \(around)
        struct Star: View {
          var body: some View { Text("Found") }
        }
      }
      """, name)
    #expect(document.contains("Found"), "\(document)")
  }

  @Test("Values are changed by functions, as Overture has it")
  func overture() throws {
    let document = try ViewProject.document(
      """
      import Overture

      struct Item {
        var title = "None"
        var count = 0
        static let mock = Item()
      }

      struct Feed: View {
        let item = update(.mock as Item) { $0.title = "Changed" }
        let items = [1, 2].map(pipe({ $0 + 1 }, { $0 * 2 }))
        var body: some View {
          var other = item
          update(&other, { $0.count = 3 }, { $0.count += 1 })
          return Text("\\(other.title) \\(with(other, get(\\.count))) \\(items[1])")
        }
      }
      """, "Feed")
    #expect(document.contains("Changed 4 6"), "\(document)")
  }

  @Test("What an app keeps in a cloud is there to be compiled, and says nothing")
  func cloud() throws {
    let document = try ViewProject.document(
      """
      import CloudKit
      import os.log

      final class Store: ObservableObject {
        @Published var isSignedIn = false
        private let database = CKContainer.default().privateCloudDatabase
        private let log = OSLog(subsystem: "a", category: "b")

        func load() {
          os_signpost(.begin, log: log, name: "load")
          CKContainer.default().accountStatus { status, error in
            self.isSignedIn = status == .available
          }
          let query = CKQuery(recordType: "Row", predicate: NSPredicate(format: "a == %@", "b"))
          database.perform(query, inZoneWith: nil) { records, _ in _ = records?.first?["title"] }
          let record = CKRecord(recordType: "Row")
          record["title"] = "A" as CKRecordValue
          let operation = CKModifyRecordsOperation(recordsToSave: [record], recordIDsToDelete: nil)
          operation.savePolicy = .allKeys
          operation.modifyRecordsCompletionBlock = { _, _, error in
            if let error = error as? CKError, case .quotaExceeded = error.code { return }
          }
          database.add(operation)
          let subscription = CKQuerySubscription(
            recordType: "Row", predicate: NSPredicate(value: true),
            options: [.firesOnRecordCreation])
          let info = CKSubscription.NotificationInfo()
          info.alertBody = "New"
          subscription.notificationInfo = info
          database.save(subscription) { _, _ in }
          try? Data().write(to: URL(fileURLWithPath: "/no/such/folder/list.json"), options: [.atomicWrite])
        }
      }

      struct Feed: View {
        @StateObject private var store = Store()
        var body: some View {
          Text(store.isSignedIn ? "In" : "Out").onAppear { store.load() }
        }
      }
      """, "Feed")
    #expect(document.contains("Out"), "\(document)")
  }

  @Test("What plays, what runs in the background and what is sealed is there to be compiled")
  func playedAndSealed() throws {
    let document = try ViewProject.document(
      """
      import BackgroundTasks
      import CryptoKit
      import Kingfisher
      import MediaPlayer
      import VisionKit

      final class Player: ObservableObject {
        @Published var title = "Nothing"
        init() {
          let center = MPRemoteCommandCenter.shared()
          center.skipForwardCommand.preferredIntervals = [30]
          center.changePlaybackPositionCommand.addTarget { event in
            guard let event = event as? MPChangePlaybackPositionCommandEvent else {
              return .commandFailed
            }
            self.title = "\\(event.positionTime)"
            return .success
          }
          MPNowPlayingInfoCenter.default().nowPlayingInfo = [
            MPMediaItemPropertyTitle: "Birds", MPNowPlayingInfoPropertyPlaybackRate: 1.5,
            MPMediaItemPropertyArtwork: MPMediaItemArtwork(boundsSize: .zero) { _ in UIImage() },
          ]
          title = MPNowPlayingInfoCenter.default().nowPlayingInfo?["title"] as? String ?? "None"
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "feed", using: nil) { task in
            (task as? BGAppRefreshTask)?.setTaskCompleted(success: true)
          }
          let request = BGAppRefreshTaskRequest(identifier: "feed")
          request.earliestBeginDate = Date()
          try? BGTaskScheduler.shared.submit(request)
        }
      }

      enum Sealed {
        static func text() throws -> String {
          let key = SymmetricKey(size: .bits256)
          let box = try AES.GCM.seal(Data("Sealed".utf8), using: key)
          let again = try AES.GCM.SealedBox(combined: box.combined!)
          let code = HMAC<SHA256>.authenticationCode(for: Data("a".utf8), using: key)
          let opened = try AES.GCM.open(again, using: SymmetricKey(data: key))
          return String(decoding: opened, as: UTF8.self) + " \\(Array(code).count)"
        }
      }

      struct Scanner: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> DataScannerViewController {
          DataScannerViewController(recognizedDataTypes: [.barcode(symbologies: [.qr]), .text()])
        }
        func updateUIViewController(_ scanner: DataScannerViewController, context: Context) {}
      }

      struct Feed: View {
        @StateObject private var player = Player()
        private let way = Measurement(value: 12.3, unit: UnitLength.kilometers)
        var body: some View {
          VStack {
            Text(player.title)
            Text((try? Sealed.text()) ?? "Open")
            Text({ let f = MeasurementFormatter(); f.unitOptions = .providedUnit; return f.string(from: way) }())
            Text(way.formatted(.measurement(width: .wide, usage: .asProvided)))
            Text(Measurement(value: 20, unit: UnitTemperature.celsius).formatted())
            DefaultGlassEffectShape().fill(.red).frame(width: 40, height: 20)
            KFImage(nil).retry(maxCount: 3, interval: .seconds(3))
            if DataScannerViewController.isSupported { Scanner() }
          }
        }
      }
      """, "Feed")
    for text in ["Birds", "Sealed 32", "12.3 km", "12.3 kilometers", "68°F", "capsule"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("An object whose own initializer ends the program is made without what does")
  func objects() throws {
    let (document, said) = try ViewProject.imported(
      """
      import SwiftData

      @Observable @MainActor class Store {
        let context: ModelContext
        init(context: ModelContext) {
          self.context = context
          self.context.autosaveEnabled = false
        }
      }

      @Observable class Client {
        let url: URL
        let width: CGFloat
        var names: [String] = []
        init(url: URL) {
          guard url.scheme == "https" else { fatalError("no address") }
          self.url = url
          width = 20
        }
      }

      struct Feed: View {
        @Environment(Store.self) private var store
        @Environment(Client.self) private var client
        var body: some View {
          Text("\\(store.context.autosaveEnabled) \\(client.names.count) of \\(Int(client.width))")
        }
      }
      """, "Feed")
    #expect(document.contains("false 0 of 20"), "\(document)\n\(said)")
  }

  @Test("Nothing that is unwrapped has something in its place, and the rest of the body is drawn")
  func nothing() throws {
    let (document, said) = try ViewProject.imported(
      """
      struct Feed: View {
        @AppStorage("address") private var address = ""
        var body: some View {
          Link(destination: URL(string: address)!) { Text("Open") }
          Text("Below")
        }
      }
      """, "Feed")
    #expect(document.contains("Open") && document.contains("Below"), "\(document)")
    #expect(said.contains("stands in for what ends the program: Fatal error"), "\(said)")
  }

  @Test("A literal of another type is what the app says, and a list fills a format")
  func literals() throws {
    let document = try ViewProject.document(
      """
      import Synchronization

      final class Texts: Sendable {
        let known = Mutex<[String: String]>([:])
        static let shared = Texts()
        func text(_ key: String, _ arguments: CVarArg...) -> String { filled(key, arguments) }
        private func filled(_ key: String, _ arguments: CVarArg...) -> String {
          known.withLock { $0[key] = "" }
          return String(format: key, arguments: arguments)
        }
      }

      struct Feed: View {
        static let page: URL = "https://example.com/birds"
        var body: some View {
          Text(Self.page.lastPathComponent)
          Text(Texts.shared.text("%d left", 3))
        }
      }
      """, "Feed",
      besides: [
        "App/Extensions.swift": """
        import Foundation
        extension URL: @retroactive ExpressibleByStringLiteral {
          public init(stringLiteral value: StaticString) { self = URL(string: "\\(value)")! }
        }
        """
      ])
    #expect(document.contains("birds") && document.contains("3 left"), "\(document)")
  }

  @Test("A ground whose name nobody knows is the system's")
  func grounds() throws {
    let (document, _) = try ViewProject.imported(
      """
      import Brand

      struct Feed: View {
        var body: some View { Text("Title").background(.brand.surface) }
      }
      """, "Feed")
    #expect(document.contains("Title") && document.contains("systemBackground"), "\(document)")
  }

  @Test("What speaks, listens, shows pages and works out pictures is there to be compiled")
  func speechAndPages() throws {
    let document = try ViewProject.document(
      """
      import AVFoundation
      import CoreImage.CIFilterBuiltins
      import Speech
      import SwiftData
      import WebKit

      final class Voice: NSObject, ObservableObject, AVSpeechSynthesizerDelegate {
        private let speaker = AVSpeechSynthesizer()
        private let engine = AVAudioEngine()
        private let request = SFSpeechAudioBufferRecognitionRequest()
        private var task: SFSpeechRecognitionTask?
        private let observers = NSHashTable<AnyObject>.weakObjects()

        func speak(_ words: String) {
          speaker.delegate = self
          let utterance = AVSpeechUtterance(string: words)
          utterance.voice = AVSpeechSynthesisVoice(language: "en-US")
          speaker.speak(utterance)
          observers.add(self)
        }
        func listen() throws {
          task = SFSpeechRecognizer(locale: .current)?.recognitionTask(with: request) { _, _ in }
          let node = engine.inputNode
          node.installTap(onBus: 0, bufferSize: 1024, format: node.outputFormat(forBus: 0)) { [request] in
            request.append($0); _ = $1
          }
          engine.prepare()
          try engine.start()
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish words: AVSpeechUtterance) {}
      }

      @ModelActor actor Storage {
        func save() throws { try modelContext.save() }
      }

      struct Page: UIViewRepresentable {
        func makeUIView(context: Context) -> WKWebView {
          let configuration = WKWebViewConfiguration()
          configuration.userContentController.addUserScript(
            WKUserScript(source: "", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
          configuration.websiteDataStore = .nonPersistent()
          let edge = UIScreenEdgePanGestureRecognizer()
          edge.edges = .left
          return WKWebView(frame: .zero, configuration: configuration)
        }
        func updateUIView(_ view: WKWebView, context: Context) {}
      }

      struct Feed: View {
        @StateObject private var voice = Voice()
        var code: UIImage? {
          let filter = CIFilter.qrCodeGenerator()
          filter.message = Data("a".utf8)
          guard let image = filter.outputImage,
            let picture = CIContext().createCGImage(image, from: image.extent)
          else { return nil }
          return UIImage(cgImage: picture)
        }
        var body: some View {
          Text("\\(AVSpeechSynthesisVoice.speechVoices().count) voices, \\(Int(code?.size.width ?? 0)) wide")
            .contextMenu(ContextMenu { Button("Copy") {} })
            .onAppear { voice.speak("a"); try? voice.listen() }
            .task { _ = Storage.self }
          Page().frame(height: 40)
        }
      }
      """, "Feed")
    #expect(document.contains("0 voices, 29 wide"), "\(document)")
  }

  @Test("A list of many colours takes the compiler no longer than each of them")
  func colours() throws {
    let document = try ViewProject.document(
      """
      struct Feed: View {
        static let colours: KeyValuePairs = [
          "a": Color.red, "b": Color.blue, "c": Color.green, "d": Color.yellow, "e": Color.purple,
          "f": Color.orange, "g": Color.teal, "h": Color.pink, "i": Color.brown, "j": Color.cyan,
          "k": Color.white, "l": Color.gray, "m": Color.black, "n": Color.mint, "o": Color.indigo,
          "p": Color.clear,
        ]
        var body: some View {
          Text("\\(Self.colours.count) colours").foregroundStyle(Self.colours[0].value)
        }
      }
      """, "Feed")
    #expect(document.contains("16 colours"), "\(document)")
  }

  @Test("What an app asks a camera and a shop is there to be compiled, and says nothing")
  func cameraAndShop() throws {
    let document = try ViewProject.document(
      """
      import AVFoundation
      import StoreKit

      final class Scanner: NSObject, ObservableObject, AVCaptureMetadataOutputObjectsDelegate {
        let session = AVCaptureSession()
        @Published var isAllowed = AVCaptureDevice.authorizationStatus(for: .video) == .authorized

        func start() {
          guard let device = AVCaptureDevice.default(for: .video),
            let input = try? AVCaptureDeviceInput(device: device), session.canAddInput(input)
          else { return }
          session.addInput(input)
          let output = AVCaptureMetadataOutput()
          output.setMetadataObjectsDelegate(self, queue: .main)
          output.metadataObjectTypes = [.qr, .ean13]
          session.addOutput(output)
          session.startRunning()
        }
      }

      @Observable @MainActor final class Shop {
        var bought: Set<String> = []
        func load() async {
          for await result in Transaction.currentEntitlements {
            guard case .verified(let one) = result, one.revocationDate == nil else { continue }
            bought.insert(one.productID)
          }
        }
      }

      struct Feed: View {
        @StateObject private var scanner = Scanner()
        @State private var shop = Shop()
        @State private var isManaging = false
        var body: some View {
          Text(scanner.isAllowed ? "On" : "Off \\(shop.bought.count)")
            .onAppear { scanner.start() }
            .task { await shop.load() }
            .manageSubscriptionsSheet(isPresented: $isManaging)
        }
      }
      """, "Feed")
    #expect(document.contains("Off 0"), "\(document)")
  }

  @Test("Requests of managed classes are compiled, whoever declares them, and those of all objects")
  func requests() throws {
    let document = try ViewProject.document(
      """
      import CoreData
      import StoreKit

      class Bird: NSManagedObject, Identifiable {
        @nonobjc class func fetchRequest() -> NSFetchRequest<Bird> {
          NSFetchRequest<Bird>(entityName: "Bird")
        }
        @NSManaged var name: String?
      }

      class Nest: NSManagedObject {
        class func all() -> NSFetchRequest<Nest> { super.fetchRequest() as! NSFetchRequest<Nest> }
      }

      struct Songs: AsyncSequence {
        typealias Element = Int
        struct AsyncIterator: AsyncIteratorProtocol {
          mutating func next() async -> Int? { nil }
        }
        func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      }

      final class Store: ObservableObject {
        let container = NSPersistentCloudKitContainer(name: "Birds")
        @Published var names: [String] = ["A"]
        init() {
          container.persistentStoreDescriptions[0].configuration = "Local"
          let context = container.viewContext
          let request = Bird.fetchRequest()
          request.predicate = NSPredicate(format: "name IN %@", ["a"])
          names += ((try? context.fetch(request)) ?? []).compactMap(\\.name)
          let typed: NSFetchRequest<Bird> = Bird.fetchRequest()
          names += ((try? context.fetch(typed)) ?? []).compactMap(\\.name)
          let loose = Nest.fetchRequest()
          loose.fetchLimit = 1
          names += ((try? context.fetch(loose)) ?? []).map { _ in "B" }
          names += ((try? context.fetch(Nest.all())) ?? []).map { _ in "C" }
          _ = try? context.execute(NSBatchDeleteRequest(fetchRequest: Nest.fetchRequest()))
          let history = NSPersistentHistoryChangeRequest.deleteHistory(before: Date())
          _ = try? container.persistentStoreCoordinator.execute(history, with: context)
          NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: nil, queue: nil
          ) { _ = $0.userInfo?[NSInsertedObjectsKey] }
          Task { for await song in Songs() { self.names.append("\\(song)") } }
          Task { for await one in Transaction.updates { self.names.append("\\(one)") } }
          Task {
            let bought = try await AppTransaction.shared.payloadValue
            if bought.environment == .sandbox { self.names = [] }
          }
        }
      }

      struct Feed: View {
        @StateObject private var store = Store()
        var body: some View { Text("Birds \\(store.names.count)") }
      }
      """, "Feed")
    #expect(document.contains("Birds 1"), "\(document)")
  }

  @Test("An app knows who it is, and a link in a style with a ground has that ground")
  func identityAndLinks() throws {
    let document = try ViewProject.document(
      """
      import OSLog

      extension Logger {
        private static let subsystem = Bundle.main.bundleIdentifier!
        static let view = Logger(subsystem: subsystem, category: "view")
      }
      struct Feed: View {
        init() { Logger.view.info("made") }
        var body: some View {
          NavigationStack {
            NavigationLink { Text("There") } label: { Text("Go") }
              .buttonStyle(.borderedProminent)
            Text(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "none")
          }
        }
      }
      """, "Feed")
    #expect(document.contains("background: accent"), "\(document)")
    #expect(document.contains("\"1.0\""), "\(document)")
  }

  @Test("Groups of a bar's items, names of publishers, and a font by its other name")
  func groupsAndPublishers() throws {
    let document = try ViewProject.document(
      """
      import Combine
      import CoreText

      extension Publisher {
        func told() -> Publishers.MapError<Self, any Error> { mapError { $0 as any Error } }
      }
      final class Model: ObservableObject {
        let timer: Publishers.Autoconnect<Timer.TimerPublisher> =
          Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        @Published var name = ""
        private var kept: AnyCancellable?
        init() {
          kept = Just("Told").told().sink { _ in } receiveValue: { self.name = $0 }
        }
      }
      struct Feed: View {
        @StateObject private var model = Model()
        private let font = UIFont.boldSystemFont(ofSize: 30)
        var body: some View {
          NavigationStack {
            Text(model.name).font(Font(font as CTFont)).toolbar { items }
          }
        }
        var items: some ToolbarContent {
          Group {
            if model.name.isEmpty { ToolbarItem(placement: .topBarLeading) { Text("Early") } }
            ToolbarItem(placement: .topBarTrailing) { Text("Late") }
          }
        }
      }
      """, "Feed")
    #expect(document.contains("Told"), "\(document)")
    #expect(document.contains("Late"), "\(document)")
    #expect(!document.contains("Early"), "\(document)")
    #expect(document.contains("size: 30"), "\(document)")
  }

  @Test(
    "The last page of a path stands over the others, and leads back; its lines begin as they say")
  func pushedPages() throws {
    let document = try ViewProject.document(
      """
      struct Plain: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      struct Feed: View {
        @State private var path = ["a"]
        var body: some View {
          NavigationStack(path: $path) {
            Text("root").navigationTitle("Start").navigationDestination(for: String.self) { name in
              Button { } label: { Text("page \\(name)\\nbelow") }.buttonStyle(Plain())
                .navigationTitle("On top")
            }
          }
        }
      }
      """, "Feed")
    #expect(document.contains("page a"), "\(document)")
    #expect(document.contains("chevron.backward"), "\(document)")
    #expect(document.contains("Start"), "\(document)")
    #expect(document.contains("On top"), "\(document)")
    #expect(!document.contains("root"), "\(document)")
    let page = document.split(separator: "page a").last ?? ""
    #expect(!page.contains("alignment: center"), "\(document)")
  }

  @Test("What an empty screen says is not cut where there is too little room")
  func emptyScreens() throws {
    let document = try ViewProject.document(
      """
      struct Feed: View {
        var body: some View { ContentUnavailableView("None", systemImage: "tray").frame(height: 40) }
      }
      """, "Feed")
    #expect(document.contains("fixedSize: vertical"), "\(document)")
  }

  @Test(
    "What can be done on an empty screen of iOS 26 may turn out to be nothing, and keeps its room")
  func emptyActions() throws {
    func screen(_ description: String, _ action: String) -> String {
      """
      struct Feed: View {
        let words: String?, title: String?
        init() { (words, title) = (\(description), \(action)) }
        var body: some View {
          ContentUnavailableView {
            Label("None", systemImage: "tray")
          } description: {
            if let words { Text(words) }
          } actions: {
            if let title { Button(title) {} }
          }
        }
      }
      """
    }
    func document(_ source: String) throws -> String {
      try ViewProject.document(source, "Feed", besides: ["skelsnap.yaml": "skelsnap: 1\nios: 26\n"])
    }
    /// How deep the room is that is kept: below all, or below the title.
    func room(_ document: String) -> Int? {
      document.split(separator: "\n").first { $0.contains("- vstack: {height: 0,") }
        .map { $0.prefix { $0 == " " }.count }
    }
    let described = try document(screen("\"Words\"", "nil"))
    #expect(room(described) == 12, "\(described)")
    let bare = try document(screen("nil", "nil"))
    #expect(room(bare) == 18, "\(bare)")
    let titled = try document(screen("nil", "\"Add\""))
    #expect(room(titled) == nil, "\(titled)")
  }

  @Test("What a bar has no place for here is told, and what stands above a keyboard is not")
  func placelessItems() throws {
    let (_, said) = try ViewProject.imported(
      """
      struct Feed: View {
        var body: some View {
          NavigationStack {
            Text("A").toolbar {
              ToolbarItem(placement: .subtitle) { Text("Under") }
              ToolbarItem(placement: .secondaryAction) { Button("More") {} }
              ToolbarItem(placement: .keyboard) { Button("Done") {} }
            }
          }
        }
      }
      """, "Feed")
    #expect(said.contains("View.swift:6:1: warning: a subtitle of a bar is not drawn"), "\(said)")
    #expect(said.contains("View.swift:7:1: warning: a secondary action of a bar"), "\(said)")
    #expect(!said.contains("View.swift:8"), "\(said)")
  }

  @Test("What cannot be scrolled to where it is drawn is told")
  func unreachedTargets() throws {
    let (document, said) = try ViewProject.imported(
      """
      struct Feed: View {
        var body: some View {
          ScrollViewReader { all in
            List {
              Section("A") { Text("1") }.id("one")
              Section("B") { Text("2") }.id("two")
            }
            .onAppear { all.scrollTo("two") }
          }
        }
      }
      """, "Feed")
    #expect(
      document.contains("scrolledTo") || said.contains("what scrolls is not scrolled to this"),
      "\(document)\(said)")
  }

  @Test(
    "A screen is in the scheme that it asks for last, or in its own where it asks for none",
    arguments: [
      (".dark", "nil", "Day"), (".dark", ".light", "Day"), (".light", ".dark", "Night"),
      ("nil", ".dark", "Night"),
    ])
  func schemesOneAfterAnother(first: String, last: String, words: String) throws {
    let project = try ViewProject([
      "App/View.swift": """
      import SwiftUI
      struct Feed: View {
        @State private var asked: ColorScheme? = \(first)
        @Environment(\\.colorScheme) private var scheme
        var body: some View {
          Text(scheme == .dark ? "Night" : "Day")
            .preferredColorScheme(asked)
            .onAppear { asked = \(last) }
        }
      }
      """
    ])
    let found = try project.run([
      "inspect", "--swiftui", "App", "--view", "Feed", "--appearance", "light", "--json",
    ])
    #expect(found.output.contains("\"\(words)\""), "\(found.output)\(found.error)")
  }

  @Test("A screen that asks for a scheme once it has appeared is in it")
  func lateSchemes() throws {
    let document = try ViewProject.document(
      """
      struct Feed: View {
        @State private var isDark = false
        @Environment(\\.colorScheme) private var scheme
        var body: some View {
          Text(scheme == .dark ? "Night" : "Day")
            .preferredColorScheme(isDark ? .dark : nil)
            .onAppear { isDark = true }
        }
      }
      """, "Feed")
    #expect(document.contains("Night") && document.contains("label.dark"), "\(document)")
  }

  @Test("A prompt has the colours and letters that it is given, and a title those of prompts")
  func prompts() throws {
    let document = try ViewProject.document(
      """
      struct Search: View {
        @State private var text = ""
        var body: some View {
          VStack {
            TextField("", text: $text, prompt: Text("Given").foregroundStyle(.red).bold())
            TextField("Usual", text: $text)
          }
        }
      }
      """, "Search")
    let fields = document.split(separator: "value: \"").map(String.init)
    let given = try #require(fields.first { $0.hasPrefix("Given") })
    #expect(given.contains("color: systemRed") && given.contains("semibold"), "\(document)")
    let usual = try #require(fields.first { $0.hasPrefix("Usual") })
    #expect(usual.contains("color: placeholderText"), "\(document)")
  }

  @Test(
    "What scrolls begins where the view says, and hides what lies outside unless it is told to",
    arguments: [
      ("ScrollView { rows }.scrollClipDisabled()", "scrollClipDisabled: true"),
      ("List { rows }.scrollClipDisabled()", "scrollClipDisabled: true"),
      ("ScrollView { rows }.defaultScrollAnchor(.bottom)", "start: 100%"),
      (
        "ScrollView { rows }.defaultScrollAnchor(.center, for: .initialOffset)",
        "scrolledTo: {x: 0.5, y: 0.5}"
      ),
      (
        "ScrollView { rows }.defaultScrollAnchor(.bottom)"
          + ".scrollPosition(.constant(ScrollPosition(y: 40)))", "start: 40"
      ),
      (
        "ScrollView(.horizontal) { HStack { ForEach(0..<9, id: \\.self) { _ in ScrollView { rows } } } }"
          + ".scrollPosition(id: .constant(7))", "scrolledTo: nearest"
      ),
      ("ScrollView(.horizontal) { rows }.defaultScrollAnchor(.trailing)", "start: 100%"),
      ("ScrollView { rows }.scrollPosition(id: .constant(12))", "scrolledTo: nearest"),
      (
        "ScrollView { rows }.scrollPosition(.constant(ScrollPosition(y: 40)))", "start: 40"
      ),
      (
        "ScrollView { rows }.scrollPosition(.constant(ScrollPosition(edge: .bottom)))",
        "scrolledTo: bottom"
      ),
      (
        "ScrollViewReader { all in ScrollView { rows }.onAppear { all.scrollTo(12, anchor: .top) } }",
        "scrolledTo: {x: 0.5, y: 0}"
      ),
      (
        "ScrollViewReader { all in List { rows }.task { all.scrollTo(12) } }",
        "scrolledTo: nearest"
      ),
      (
        "ScrollViewReader { all in ScrollView { rows; Text(\"End\").id(\"end\") }"
          + ".onAppear { all.scrollTo(\"end\", anchor: .bottom) } }",
        "scrolledTo: {x: 0.5, y: 1}"
      ),
      (
        "ScrollViewReader { all in ScrollView { ForEach(0..<9, id: \\.self) { Text(\"\\($0)\").id($0) } }"
          + ".onAppear { all.scrollTo(3, anchor: .center) } }",
        "scrolledTo: {x: 0.5, y: 0.5}"
      ),
    ])
  func scrolls(body: String, key: String) throws {
    let document = try ViewProject.document(
      """
      struct Feed: View {
        var body: some View { \(body) }
        private var rows: some View { ForEach(0..<20, id: \\.self) { Text("Row \\($0)") } }
      }
      """, "Feed")
    #expect(document.split(separator: key).count == 2, "\(document)")
  }

  @Test("What is said of where a scroll view begins, and cannot be drawn, is told")
  func undrawnStarts() throws {
    let (_, said) = try ViewProject.imported(
      """
      struct Feed: View {
        var body: some View {
          ScrollView([.horizontal, .vertical]) { Text("A") }.defaultScrollAnchor(.bottom)
          ScrollView { Text("B") }.defaultScrollAnchor(.bottom, for: .alignment)
          ScrollView { Text("C") }.defaultScrollAnchor(.bottom, for: .sizeChanges)
        }
      }
      """, "Feed")
    #expect(said.contains("where a view begins that scrolls both ways is not drawn"), "\(said)")
    #expect(said.contains("View.swift:5:1: warning: 'defaultScrollAnchor'"), "\(said)")
    #expect(!said.contains("View.swift:6"), "\(said)")
  }

  @Test("A colour of a catalogue's that is called as one of UIKit's is the catalogue's")
  func catalogueColours() throws {
    let document = try ViewProject.document(
      """
      struct Feed: View {
        var body: some View { Text("A").foregroundStyle(Color(.darkGrey)) }
      }
      """, "Feed",
      besides: [
        "Sources/Assets.xcassets/darkGrey.colorset/Contents.json": """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1.000"}}}]}
        """
      ])
    #expect(document.contains("112233"), "\(document)")
  }

  @Test("Of views that may fit the first that does is shown, and gauges are bars and rings")
  func fittingAndGauged() throws {
    let document = try ViewProject.document(
      """
      struct Feed: View {
        var body: some View {
          VStack {
            ViewThatFits {
              HStack { Text("Far too long to be on one line").font(.largeTitle); Text("of a phone") }
              Text("Fits")
            }
            ViewThatFits(in: .vertical) {
              Text("Wraps, and may be as high as that makes it, however long the words go on for here")
              Text("Lower")
            }
            HStack {
              ViewThatFits(in: .horizontal) { Text("Wide enough for none"); Text("Narrowest") }
                .frame(width: 20)
              ScrollView(.horizontal) { ViewThatFits { Color.red.frame(width: 900); Text("Never") } }
            }
            Gauge(value: 30, in: 0...120) { Text("Speed") } currentValueLabel: { Text("30") }
            Gauge(value: 0.5) { Text("Load") } currentValueLabel: { Text("Half") }
              .gaugeStyle(.accessoryCircularCapacity)
          }
        }
      }
      """, "Feed")
    for part in ["Fits", "Wraps", "Narrowest", "width: 900", "Speed", "Half"] {
      #expect(document.contains(part), "\(part)\n\(document)")
    }
    for part in ["Far too", "Lower", "Wide enough", "Never", "Load"] {
      #expect(!document.contains(part), "\(part)\n\(document)")
    }
  }

  @Test(
    "What fits is measured where it is, whatever is found of sizes around it",
    arguments: [
      // With the width of a reader that was guessed before.
      (
        "GeometryReader { room in ViewThatFits { Text(\"A rather wide text\"); Text(\"Narrow\") }"
          + ".frame(width: room.size.width / 2) }.frame(width: 80, height: 40)",
        "Narrow"
      ),
      // Behind one that is gone once the width is known.
      (
        "VStack { GeometryReader { room in if room.size.width > 200 { ViewThatFits { "
          + "Text(\"Wide words that never go into it\").frame(width: 900); Text(\"b\") } } }"
          + ".frame(width: 80, height: 40); ViewThatFits { Text(\"Later\"); Text(\"Never\") } }",
        "Later"
      ),
      ("ViewThatFits { ViewThatFits { Text(\"Inner\"); Text(\"i\") }; Text(\"Outer\") }", "Inner"),
      (
        "ViewThatFits { HStack { Text(\"Far too long to be on a line of a phone, whatever its size\");"
          + " ViewThatFits { Text(\"x\"); Text(\"y\") } }; ViewThatFits { Color.red.frame(width: 900);"
          + " Text(\"Inmost\") } }",
        "Inmost"
      ),
    ])
  func fitsWhereItIs(view: String, shown: String) throws {
    let document = try ViewProject.document(
      "struct Feed: View { var body: some View { \(view) } }", "Feed")
    #expect(document.components(separatedBy: "text:").count == 2, "\(document)")
    #expect(
      document.contains("value: \(shown)") || document.contains("value: \"\(shown)\""),
      "\(document)")
  }

  @Test("Gauges of no number, and marks on whole ones")
  func gaugesOfNoNumber() throws {
    let document = try ViewProject.document(
      """
      struct Percent: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
          Text("\\(Int(configuration.value * 100)) percent")
        }
      }
      struct Feed: View {
        var body: some View {
          VStack {
            Gauge(value: Double.nan) { Text("A") }.gaugeStyle(Percent())
            Gauge(value: Double.infinity, in: 0...(.infinity)) { Text("B") }
            Gauge(value: 0.5) { Text("C") }.gaugeStyle(.accessoryCircular)
          }
        }
      }
      """, "Feed")
    #expect(document.contains("0 percent"), "\(document)")
    #expect(document.contains("angle: 0"), "\(document)")
  }

  @Test("What an app keeps in a set comes in one order each time")
  func orderOfSets() throws {
    let source = """
      struct Feed: View {
        let words = Set((0..<40).map { "w\\($0)" })
        var body: some View { Text(words.joined(separator: " ")) }
      }
      """
    let first = try ViewProject.document(source, "Feed")
    for _ in 0..<2 { #expect(try ViewProject.document(source, "Feed") == first) }
  }

  @Test("A picture among the letters of a short text stands there")
  func picturesInTexts() throws {
    let document = try ViewProject.document(
      """
      struct Feed: View {
        var body: some View {
          VStack {
            (Text(Image(systemName: "star.fill")) + Text(" Joined")).foregroundStyle(.orange)
            Text("Inserted \\(Image(systemName: "heart")) here").font(.caption)
          }
        }
      }
      """, "Feed")
    #expect(document.components(separatedBy: "icon").count == 3, "\(document)")
    for part in ["Joined", "Inserted ", " here", "star.fill", "heart", "firstTextBaseline"] {
      #expect(document.contains(part), "\(part)\n\(document)")
    }
    #expect(!document.contains("□"), "\(document)")
    let narrow = try ViewProject.document(
      """
      struct Feed: View {
        var body: some View {
          Text("On lines \\(Image(systemName: "bolt")) of words").frame(width: 60)
        }
      }
      """, "Feed")
    #expect(narrow.components(separatedBy: "text:").count == 2, "\(narrow)")
    #expect(!narrow.contains("icon"), "\(narrow)")
  }

  @Test(
    "What ignores the safe area is past it, and readers of geometry know how far it is away",
    arguments: [
      // As wide as what is above, and as high as what is below.
      ("Insets()", ["block    0   50     51      31"]),
      ("Insets().padding()", ["block    16   66      1       1"]),
      ("Insets().ignoresSafeArea()", ["block    0   0      1       1"]),
      (
        "VStack(spacing: 0) { Color.red.frame(height: 100).ignoresSafeArea(edges: .top); Insets() }",
        ["block   0    0    300     100", "block    0  150      1      31"]
      ),
    ])
  func pastTheSafeArea(view: String, rows: [String]) throws {
    let project = try ViewProject([
      "App/View.swift": """
      import SwiftUI
      struct Insets: View {
        var body: some View {
          GeometryReader {
            Color.blue.frame(width: $0.safeAreaInsets.top + 1, height: $0.safeAreaInsets.bottom + 1)
          }
        }
      }
      struct Feed: View { var body: some View { \(view) } }
      """,
      "feed.skel.yaml": """
      skelsnap: 1
      canvas: {width: 300, height: 400, safeArea: {top: 50, bottom: 30}}
      skeleton: {swiftui: {view: Feed, source: App}}
      """,
    ])
    let outcome = try project.run(["inspect", "feed.skel.yaml", "--appearance", "light"])
    func plain(_ text: String) -> String { text.split(separator: " ").joined(separator: " ") }
    for row in rows {
      let found = plain(outcome.output)
      #expect(found.contains(plain(row)), "\(row)\n\(outcome.output)\(outcome.error)")
    }
  }

  @Test(
    "A view over others by a baseline stands at an edge, and where an app's own alignment has it")
  func baselines() throws {
    let (document, said) = try ViewProject.imported(
      """
      private struct Lower: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
      }
      extension VerticalAlignment { static let lower = VerticalAlignment(Lower.self) }

      struct Badge: View {
        var body: some View {
          HStack(alignment: .lower) {
            Text("Taps").background(
              ZStack(alignment: .leadingLastTextBaseline) { Color.red; Rectangle().frame(height: 2) }
            )
            Text("9").frame(height: 40, alignment: .centerFirstTextBaseline)
          }
        }
      }
      """, "Badge")
    for text in ["alignment: bottomLeading", "alignment: bottom\n", "frameAlignment: bottom"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
    #expect(said.contains("an alignment of the app's own is not followed"), "\(said)")
    #expect(said.contains("lined up by baselines only where they stand beside"), "\(said)")
  }

  @Test("What Foundation and UIKit have where Objective-C is, is there")
  func objectiveC() throws {
    let document = try ViewProject.document(
      """
      import AVFoundation
      import CoreData
      import Network
      import UniformTypeIdentifiers

      class Bird: NSManagedObject {
        @NSManaged var name: String?
        @NSManaged var seen: Date?
      }

      final class Kept: NSObject { var count = 2 }

      final class Locked {
        private var lock = os_unfair_lock()
        private var value = 3
        func read() -> Int {
          os_unfair_lock_lock(&lock)
          defer { os_unfair_lock_unlock(&lock) }
          return value
        }
      }

      struct Birds: View {
        @FetchRequest(
          sortDescriptors: [
            NSSortDescriptor(keyPath: \\Bird.name, ascending: true),
            NSSortDescriptor(keyPath: \\Bird.seen, ascending: false),
          ], animation: .default) private var birds: FetchedResults<Bird>
        @State private var count = 0
        private let kept = Kept()
        private static let kind = UTType(filenameExtension: "bird", conformingTo: .data)
        private let monitor = NWPathMonitor()
        var body: some View {
          let fitted = AVMakeRect(
            aspectRatio: CGSize(width: 2, height: 1),
            insideRect: CGRect(x: 0, y: 0, width: 10, height: 10))
          Text("\\(birds.count) \\(count) \\(Locked().read()) \\(Int(fitted.height))")
            .onReceive(kept.publisher(for: \\.count)) { count = $0 }
          Text(URL.documentsDirectory.appending(path: "a").lastPathComponent)
          Text(Self.kind == nil ? "No kind" : "\\(monitor.queue == nil)")
          Text(UserDefaults.standard.value(forKey: "a") as? String ?? "Nothing kept")
            .onAppear { UserDefaults.standard.setValue(1, forKey: "b") }
        }
      }
      """, "Birds")
    for text in ["0 2 3 5", "true", "Nothing kept"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test(
    "A sheet that a binding has shown from the beginning is drawn, over what has a side without an end"
  )
  func sheetOfBinding() throws {
    let document = try ViewProject.document(
      """
      #Preview("Sheet") {
        Rectangle().frame(minWidth: .infinity, minHeight: .infinity)
          .sheet(isPresented: Binding<Bool>.constant(true)) { Text("In a sheet") }
      }
      """, "Sheet")
    #expect(document.contains("In a sheet"), "\(document)")
    #expect(!document.contains("100000"), "\(document)")
  }

  @Test("The text of a key that a tool makes a constant of is no stand-in")
  func keyTexts() throws {
    let document = try ViewProject.document(
      """
      enum Kind {
        case a
        var title: String {
          switch self {
          case .a: return LocalString.kind_first
          }
        }
      }

      struct Feed: View {
        var body: some View {
          Text(Kind.a.title)
          Text(R.string.localizable.feedTitle())
          Text(LocalString.feed_title + "!")
        }
      }
      """, "Feed",
      besides: [
        "App/en.lproj/Localizable.strings":
          #""kind.first" = "Of the first"; "feed.title" = "All birds";"#
      ])
    for text in ["Of the first", "All birds", "All birds!"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("What helps tests alone is no part of an app")
  func helpersOfTests() throws {
    let document = try ViewProject.document(
      """
      extension Text { func counted() -> Text { self } }
      struct Feed: View { var body: some View { Text("Feed").counted() } }
      """, "Feed",
      besides: [
        "AppTests/FeedTests.swift": "import XCTest\nfinal class FeedTests {}",
        "AppTests/Helpers/Text+Counted.swift":
          "import SwiftUI\nextension Text { func counted(by: Missing = .a) -> Text { self } }",
      ])
    #expect(document.contains("Feed"), "\(document)")
  }

  @Test("What is wrong inside of a view with many changes is found, and these do what they do")
  func changes() throws {
    let (document, said) = try ViewProject.imported(
      """
      struct Feed: View {
        @State private var a = 1
        @State private var words: [String] = []
        var body: some View {
          Form {
            Section {
              Text("Birds " + words.joined(separator: ", "))
              Text(missing.count)
            }
          }
          .onAppear { a = 2 }
          .onChange(of: a) { words.append("none") }
          .onChange(of: a) { new in words.append("one \\(new)") }
          .onChange(of: a) { old, new in words.append("two \\(old) \\(new)") }
          .onChange(of: a, initial: true) { _, _ in words.append("first") }
          .onChange(of: a) { words.append("$1 \\($1)") }
          .onChange(of: a) { if a > 5 { a = 0 } }
          .onChange(of: a) { if a > 5 { a = 0 } }
          .onChange(of: a) { if a > 5 { a = 0 } }
          .onChange(of: a) { if a > 5 { a = 0 } }
        }
      }
      """, "Feed")
    for text in ["none", "one 2", "two 1 2", "first", "$1 2"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
    #expect(said.contains("something else stands in for 'missing'"), "\(said)")
    #expect(said.ranges(of: "stands in for").count == 1, "\(said)")
  }

  @Test("Of several types of one name, the one that a view reads is made")
  func objectsOfOneName() throws {
    let (document, said) = try ViewProject.imported(
      """
      struct Other { @Observable final class Model { var title: String; init(title: String) { self.title = title } } }
      struct Row {
        @Observable final class Model {
          var title: String
          init(title: String = "Of the row") { self.title = title }
        }
      }
      struct Feed: View {
        @Environment(Row.Model.self) private var model
        private let other = Other.Model(title: "Other")
        var body: some View { Text(model.title); Text(other.title) }
      }
      """, "Feed")
    #expect(document.contains("Other"), "\(document)")
    #expect(
      said.contains("of type 'Row.Model', and none is in the environment: a new one"), "\(said)")
  }

  @Test("What reads an object of which none can be made is left out, and the rest is drawn")
  func absentObjects() throws {
    let (document, said) = try ViewProject.imported(
      """
      final class Model<Part>: ObservableObject {
        let title: String
        init?(parts: [Part]) { return nil }
      }
      struct Row: View {
        @EnvironmentObject private var model: Model<Int>
        var body: some View { Text(model.title) }
      }
      struct Feed: View { var body: some View { VStack { Text("Above"); Row() } } }
      """, "Feed")
    #expect(document.contains("Above"), "\(document)")
    #expect(said.contains("the body of 'Row', which ends the program"), "\(said)")
    #expect(said.contains("no object of type Model<Int> in the environment"), "\(said)")
  }

  @Test("What apps have used of frameworks since is there to be compiled")
  func moreOfFrameworks() throws {
    let document = try ViewProject.document(
      """
      import Charts
      import Combine
      import CoreLocation
      import StoreKit
      import SwiftData

      final class Scenes: NSObject, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, options: UIScene.ConnectionOptions) -> UIApplicationShortcutItem? {
          options.shortcutItem
        }
      }
      @Model final class Bird {
        var name: String
        init(name: String) { self.name = name }
      }
      final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
        private let request = SKProductsRequest(productIdentifiers: ["a"])
        func load() {
          request.delegate = self
          request.start()
          SKPaymentQueue.default().add(self)
        }
        func title(of product: SKProduct) -> String { product.localizedTitle }
      }
      struct Feed: View {
        @Query private var birds: [Bird]
        @State private var text = "None"
        private let shop = Shop()
        private let subject = PassthroughSubject<String, Never>()
        init() {
          let search = "AU"
          let filter = #Predicate<Bird> { bird in
            search.isEmpty ? true : bird.name.localizedStandardContains(search)
          }
          _birds = Query(filter: filter)
        }
        var body: some View {
          let traits: UIFontDescriptor.SymbolicTraits = [.traitTightLeading, .traitLooseLeading]
          VStack {
            Text(CLLocationManager.headingAvailable() ? "Heading" : "No heading")
            Text(traits.contains(.traitBold) ? "Bold" : "Plain")
            Text(text)
            Text("\\(birds.count) birds")
            Chart {
              BarMark(x: .value("A", 1), y: .value("B", 2)).mask { BarMark(x: .value("A", 1), y: .value("B", 1)) }
            }
          }
          .onReceive(Just("Sent").map(\\.count)) { text = "Count \\($0)" }
          .task { for await value in subject.values { text = value } }
          .onAppear { shop.load() }
        }
      }
      """, "Feed")
    for text in ["No heading", "Plain", "Count 4", "0 birds"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("A font that UIKit describes is drawn in its design, weight and size")
  func describedFonts() throws {
    let document = try ViewProject.document(
      """
      import UIKit

      extension UIFont {
        static func rounded(_ size: CGFloat) -> UIFont {
          let usual = UIFont.systemFont(ofSize: 12, weight: .medium)
          guard let descriptor = usual.fontDescriptor.withDesign(.rounded) else { return usual }
          return UIFont(descriptor: descriptor, size: size)
        }
      }
      struct Feed: View {
        var body: some View {
          let body = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: .body, compatibleWith: nil)
          let traits = body.withSymbolicTraits([.traitItalic, .traitBold])?.symbolicTraits ?? []
          let own = UIFont(name: "Brand-Bold", size: 9)?.fontName ?? "None"
          VStack {
            Text("Rounded").font(Font(UIFont.rounded(31)))
            Text("Slanted").font(Font(UIFont(descriptor: body.withSymbolicTraits(.traitItalic) ?? body, size: 0)))
            Text(traits.contains([.traitBold, .traitItalic]) ? "Both" : "Neither")
            Text(own + " " + UIFont.systemFont(ofSize: 9).fontName)
            Text("System").font(.custom(".AppleSystemUIFont", size: 23))
          }
        }
      }
      """, "Feed")
    for text in ["31", "medium", "rounded", "italic", "Both", "Brand-Bold .SFUI-Regular"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
    #expect(!document.contains("there is no font"), "\(document)")
  }

  @Test("What UIKit says of letters is drawn")
  func attributesOfUIKit() throws {
    let document = try ViewProject.document(
      """
      import UIKit

      struct Feed: View {
        var body: some View {
          let old = NSMutableAttributedString(string: "Plain ")
          let _ = old.append(
            NSAttributedString(
              string: "red",
              attributes: [
                .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
                .font: UIFont.systemFont(ofSize: 29, weight: .heavy),
                .underlineStyle: NSUnderlineStyle.single.rawValue,
              ]))
          VStack {
            Text(AttributedString(old))
            Text(AttributedString("green", attributes: AttributeContainer([
              .foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            ])))
          }
        }
      }
      """, "Feed")
    for text in ["Plain ", "#ff0000", "29", "heavy", "underline", "#00ff00"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("Where there is nothing to be felt or fetched, who asks is told so")
  func feltAndFetched() throws {
    let document = try ViewProject.document(
      """
      import CoreData
      import CoreHaptics
      import Defaults
      import Lottie
      import VisionKit

      final class Bird: NSManagedObject {
        convenience init(context: NSManagedObjectContext) {
          self.init(entity: Bird.entity(), insertInto: context)
        }
      }
      actor Watcher: NSObject, NSFetchedResultsControllerDelegate {
        override init() { super.init() }
        nonisolated func controllerDidChangeContent(
          _ controller: NSFetchedResultsController<NSFetchRequestResult>
        ) {}
      }
      final class Birds: NSObject, ObservableObject, NSFetchedResultsControllerDelegate {
        @Published var words = ""
        private let controller: NSFetchedResultsController<Bird>
        private var engine: CHHapticEngine?
        override init() {
          controller = NSFetchedResultsController(
            fetchRequest: NSFetchRequest(entityName: "Bird"),
            managedObjectContext: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
            sectionNameKeyPath: nil, cacheName: nil)
          super.init()
          controller.delegate = self
          try? controller.performFetch()
          words = "\\(controller.fetchedObjects?.count ?? -1) fetched"
          words += CHHapticEngine.capabilitiesForHardware().supportsHaptics ? ", felt" : ", unfelt"
          do {
            engine = try CHHapticEngine()
            let event = CHHapticEvent(
              eventType: .hapticTransient,
              parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
              relativeTime: 0)
            let pattern = try CHHapticPattern(events: [event], parameters: [])
            try engine?.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
          } catch { words += ", refused" }
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
      }
      extension Defaults.Keys { static let Theme = Key<Theme>("theme", default: .init()) }
      struct Theme: Codable, _DefaultsSerializable { var name = "Dusk" }
      struct Feed: View {
        @StateObject private var birds = Birds()
        private let watcher = Watcher()
        var body: some View {
          VStack {
            Text(birds.words)
            Text(Defaults[.Theme].name)
            Text(ImageAnalyzer.isSupported ? "Read" : "Unread")
            Text(Bundle(identifier: "com.example.kit") == nil ? "Apart" : "Bundled")
            LottieView(animation: .named("bird"))
              .valueProvider(
                ColorValueProvider(LottieColor(r: 1, g: 0, b: 0, a: 1)),
                for: AnimationKeypath(keypath: "**.Color"))
              .configuration(LottieConfiguration(renderingEngine: .coreAnimation))
              .frame(width: 41, height: 43)
          }
        }
      }
      """, "Feed")
    for text in ["0 fetched, unfelt, refused", "Dusk", "Unread", "Bundled", "41", "43"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("Places of views are compared, and publishers are brought together")
  func placesAndPublishers() throws {
    let document = try ViewProject.document(
      """
      import Combine

      struct Places: PreferenceKey {
        static let defaultValue: [String: Anchor<CGPoint>] = [:]
        static func reduce(
          value: inout [String: Anchor<CGPoint>], nextValue: () -> [String: Anchor<CGPoint>]
        ) { value.merge(nextValue()) { $1 } }
      }
      final class Model: ObservableObject {
        @Published var all: [Int] = []
        @Published var latest = ""
        @Published var isFinished = false
        init() {
          Publishers.Merge3(Just(1), Just(2), Just(3)).collect().assign(to: &$all)
          Publishers.CombineLatest3(Just("a"), Just(1), Just(true)).map { "\\($0)\\($1)\\($2)" }
            .assign(to: &$latest)
          Just(1).merge(with: PassthroughSubject<Int, Never>()).collect().map { _ in true }
            .assign(to: &$isFinished)
        }
      }
      struct Feed: View {
        @StateObject private var model = Model()
        @State private var places = 0
        var body: some View {
          VStack {
            Text("\\(places) places").anchorPreference(key: Places.self, value: .top) { ["a": $0] }
            Text("\\(model.all.count) values, \\(model.latest)")
            Text(model.isFinished ? "Over" : "Going on")
          }
          .onPreferenceChange(Places.self) { places = $0.count }
        }
      }
      """, "Feed")
    for text in ["1 places", "3 values, a1true", "Going on"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test(
    "A view that has to be given something is refused for that, whatever else is wrong behind it")
  func argumentsFirst() throws {
    let project = try ViewProject(
      [
        "Sources/Feed.swift": """
        import Odd

        struct Feed: View {
          let bird: String
          let odd: Odd
          var body: some View { Other(a: odd.b.c(1) as! Bird).odd(bird, .long) }
        }
        """
      ])
    let outcome = try project.run([
      "render", "--swiftui", "Sources", "--view", "Feed", "-o", "feed.png",
    ])
    #expect(outcome.status != 0)
    #expect(outcome.error.contains("write the call with its arguments"), "\(outcome.error)")
    #expect(!outcome.error.contains("Other"), "\(outcome.error)")
  }

  @Test("Several bodies that end the program are all seen to, and each is told")
  func traps() throws {
    let project = try ViewProject([
      "App/View.swift": """
      import SwiftUI
      import Odd

      struct One: View {
        let odd = Odd()
        var body: some View { Text("One \\(Int(odd.text ?? "")!)") }
      }
      struct Two: View {
        var body: some View { Text("Two \\(Int("b")!)") }
      }
      struct Three: View {
        var body: some View { Text("Three \\(Int("c")!)") }
      }
      struct Feed: View {
        // No run before has left a program of it.
        let run = "\(UUID().uuidString)"
        var body: some View { VStack { One(); Two(); Three(); Text("Whole") } }
      }
      """
    ])
    // What the driver starts for each compilation.
    let frontend = try Self.frontend()
    try project.scratch.write(
      "#!/bin/sh\ncase \" $* \" in *\" -c \"*) echo >>'\(project.scratch.path)/times' ;; esac\n"
        + "exec '\(frontend)' \"$@\"\n", to: "frontend")
    let path = project.scratch.path + "/frontend"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let outcome = try project.run(
      ["import", "--swiftui", "App", "--view", "Feed", "-o", "-"],
      environment: ["SWIFT_DRIVER_SWIFT_FRONTEND_EXEC": path])
    for text in ["Whole", "Two", "Three"] {
      #expect(outcome.output.contains(text), "\(text) of \(outcome.output)")
    }
    #expect(outcome.error.contains("ends the program"), "\(outcome.error)")
    // One that is told what is missing, one that ends three times as it runs, and one without that.
    let times = try String(contentsOfFile: project.scratch.path + "/times", encoding: .utf8)
    #expect(times.count == 3, "\(times.count)")
  }

  private static func frontend() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compiler = try #require(
      folders.map { "\($0)/swiftc" }.first { FileManager.default.fileExists(atPath: $0) })
    return URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "swift-frontend").path
  }

  @Test("What ends the program once a view is shown is left out and told, and the view is drawn")
  func trapsLater() throws {
    let (document, said) = try ViewProject.imported(
      """
      struct Task1: View {
        var body: some View {
          Text("Waits").task {
            try? await Task.sleep(for: .milliseconds(10))
            fatalError("no answer")
          }
        }
      }
      struct Appears: View {
        private let rows: [Int] = []
        var body: some View { Text("Appears").onAppear { _ = rows[rows.count + 3] } }
      }
      struct Feed: View {
        @State private var text = "Before"
        var body: some View {
          VStack { Task1(); Appears(); Text(text) }.onAppear { text = "After" }
        }
      }
      """, "Feed")
    for text in ["Waits", "Appears", "After"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
    for view in ["Task1", "Appears"] {
      #expect(
        said.contains("without what '\(view)' does once it is shown, which ends the program"),
        "\(said)")
    }
    #expect(said.contains("no answer"), "\(said)")
  }

  @Test("A shop's type is called by its module, beside what others have that nobody needed yet")
  func qualifiedShop() throws {
    let document = try ViewProject.document(
      """
      import CoreData
      import Kingfisher
      import StoreKit

      final class Shop: ObservableObject {
        @Published var current = "None"
        private var token: NSPersistentHistoryToken?
        let history: NSPersistentStoreRequest
        init() { history = NSPersistentHistoryChangeRequest.fetchHistory(after: token) }
        func load() async {
          switch await StoreKit.Transaction.currentEntitlement(for: "a") {
          case .verified: current = "Verified"
          case .unverified(_, let error): current = "\\(error)"
          case .none: current = "Nothing"
          }
          guard let all = try? await Product.SubscriptionInfo.status(for: "b") else { return }
          for status in all {
            if case .verified(let info) = status.renewalInfo { current = info.currentProductID }
          }
        }
        func listen() async {
          for await update in StoreKit.Transaction.updates {
            if case .verified(let bought) = update { current = bought.productID }
          }
          for await shop in Storefront.updates { current = shop.countryCode }
          for await _ in Product.SubscriptionInfo.Status.updates { current = "Renewed" }
        }
      }
      struct Plain: ImageModifier {
        func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage { image }
      }
      struct Rows: UIViewRepresentable {
        func makeUIView(context: Context) -> UICollectionView {
          let layout = UICollectionViewFlowLayout()
          layout.scrollDirection = .horizontal
          return UICollectionView(frame: .zero, collectionViewLayout: layout)
        }
        func updateUIView(_ view: UICollectionView, context: Context) {}
      }
      struct Feed: View {
        @StateObject private var shop = Shop()
        var body: some View {
          VStack {
            Text(shop.current)
            Text(FileManager.default.ubiquityIdentityToken == nil ? "Signed out" : "In")
            KFImage(nil).imageModifier(Plain())
            Rows()
          }
          .task { await shop.load() }
          .toolbar { ToolbarItem(placement: .largeSubtitle) { Text("Below") } }
        }
      }
      """, "Feed")
    for text in ["Nothing", "Signed out"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test(
    "What SwiftUI has public below an underscore, and an app's own for older systems, are there")
  func underscores() throws {
    let document = try ViewProject.document(
      """
      struct FillShapeStyle: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> Color { .red }
      }
      extension ShapeStyle where Self == FillShapeStyle {
        static var fill: FillShapeStyle { FillShapeStyle() }
      }
      struct Feed: View {
        @State private var text = "Before"
        @State private var isPressed = false
        var body: some View {
          Text(text)
            .background(.fill)
            .modifier(_AppearanceActionModifier(appear: { text = "After" }, disappear: nil))
            ._onButtonGesture { isPressed = $0 } perform: {}
            .simultaneousGesture(_ButtonGesture {} pressing: { isPressed = $0 })
        }
      }
      """, "Feed")
    #expect(document.contains("After"), "\(document)")
  }

  @Test("A module's type comes before none that SwiftUI gives to whoever conforms to its protocols")
  func typesOfConformers() throws {
    let document = try ViewProject.document(
      """
      struct Pressing: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
        }
      }
      struct Hosted: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct Feed: View {
        let model = Model()
        var body: some View {
          Button("Send") {}.buttonStyle(Pressing()).background(Hosted())
          Text(model.name)
        }
      }
      """, "Feed",
      besides: [
        "App/Packages/Llama/Package.swift": "// swift-tools-version: 6.0",
        "App/Packages/Llama/Sources/Llama/Names.swift":
          """
        public struct Configuration { public var name = "From the module" }
        public typealias Context = Int
        """,
        "App/Model.swift":
          """
        import Llama

        struct Model {
          var name: String { Configuration().name }
        }
        """,
      ])
    for text in ["Send", "From the module"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  @Test("A ground that is seen through may change in time below a bar")
  func movingGround() throws {
    let project = try ViewProject([
      "App/View.swift":
        """
      import SwiftUI
      struct Feed: View {
        @State private var isOn = false
        var body: some View {
          NavigationStack {
            ZStack {
              Color.black.opacity(isOn ? 0.1 : 0.4).ignoresSafeArea()
              Text("Here")
            }
            .navigationTitle("Feed").navigationBarTitleDisplayMode(.inline)
            .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
          }
        }
      }
      """
    ])
    let outcome = try project.run([
      "render", "--swiftui", "App", "--view", "Feed", "-o", "view.png", "--phase", "0.5",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
  }

  @Test(
    "What is cut short of a time has a point up to iOS 18, as on the system",
    arguments: [("18", "3 yr. ago"), ("26", "3 yr ago")])
  func shortTimes(_ version: String, _ expected: String) throws {
    let project = try ViewProject([
      "App/View.swift":
        """
      import SwiftUI
      struct Feed: View {
        var body: some View {
          let formatter = RelativeDateTimeFormatter()
          formatter.unitsStyle = .abbreviated
          return Text(formatter.localizedString(fromTimeInterval: -3 * 31_557_600))
        }
      }
      """
    ])
    let outcome = try project.run([
      "import", "--swiftui", "App", "--view", "Feed", "--ios", version, "-o", "view.skel.yaml",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    let document = try String(
      contentsOfFile: project.scratch.path + "/view.skel.yaml", encoding: .utf8)
    #expect(document.contains(expected), "\(document)")
  }

  @Test("Films are read from assets, stores transform values, and controllers are set")
  func assetsAndTransformers() throws {
    let document = try ViewProject.document(
      """
      import AVFoundation
      import UIKit

      @objc(Tint) final class Tint: ValueTransformer {
        override class func transformedValueClass() -> AnyClass { UIColor.self }
        override class func allowsReverseTransformation() -> Bool { true }
        override func transformedValue(_ value: Any?) -> Any? { value }
        static func register() {
          ValueTransformer.setValueTransformer(Tint(), forName: NSValueTransformerName("Tint"))
        }
      }
      @MainActor final class Film: ObservableObject {
        @Published var length = "Unknown"
        let navigation = UINavigationController()
        init() {
          Tint.register()
          navigation.setViewControllers([UIViewController()], animated: false)
          NotificationCenter.default.addObserver(
            forName: .NSUbiquityIdentityDidChange, object: nil, queue: nil) { _ in }
        }
        func load() async {
          let asset = AVURLAsset(url: URL(fileURLWithPath: "/film.mp4"))
          let seconds = (try? await asset.load(.duration))?.seconds ?? -1
          let generator = AVAssetImageGenerator(asset: asset)
          generator.appliesPreferredTrackTransform = true
          let picture = try? await generator.image(at: .zero).image
          length = "\\(Int(seconds)) s, \\(picture == nil ? "no picture" : "a picture")"
          _ = AVPlayerItem(asset: asset)
        }
      }
      struct Feed: View {
        @StateObject private var film = Film()
        var body: some View {
          Text(film.length).task { await film.load() }
          Text("\\(film.navigation.viewControllers.count) page")
        }
      }
      """, "Feed")
    for text in ["0 s, no picture", "1 page"] {
      #expect(document.contains(text), "\(text) of \(document)")
    }
  }

  /// What a body makes is made anew only with the body, which is asked for again when something changes that it
  /// has read; a title that is said further within holds, and bars look as UIKit is told.
  @Test func modelsThatABodyMakesStay() throws {
    let document = try ViewProject.document(
      """
      import SwiftUI

      final class Model: ObservableObject {
        static var made = 0
        @Published var words = "empty"

        init() { Self.made += 1 }

        func load() { DispatchQueue.main.async { self.words = "loaded, of \\(Self.made)" } }
      }

      struct Row: View {
        @ObservedObject var model: Model

        var body: some View { Text(model.words).onAppear { model.load() } }
      }

      struct Feed: View {
        init() {
          let look = UINavigationBarAppearance()
          look.configureWithOpaqueBackground()
          look.backgroundColor = .systemPurple
          UINavigationBar.appearance().scrollEdgeAppearance = look
        }

        var body: some View {
          NavigationStack {
            Row(model: Model()).navigationTitle("Within").navigationTitle("")
          }
        }
      }
      """, "Feed")
    #expect(document.contains("loaded, of 1"), "\(document)")
    #expect(document.contains("Within"), "\(document)")
    #expect(document.contains("background: systemPurple"), "\(document)")
  }
}
