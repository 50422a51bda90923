import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonSystem

/// The documents of a command line as they are on disk now, for a page that shows them.
///
/// Everything it says carries a number, the revision, that rises with each change. A picture is asked
/// for by the revision it is of, and there is none of an earlier one, so that no page can show what
/// is out of date.
package final class Preview {
  private let reading: PreviewReading
  private let page: [UInt8]
  private let shaper = TextShaper()
  private var revision = 1
  /// All there are, in the order of their paths.
  private var files: [String] = []
  /// Why they could not be found.
  private var problems: [PreviewProblem] = []
  /// The fingerprints of all documents, and the one that was saved last.
  private var fingerprints: [String: Files.Fingerprint] = [:]
  private var saved: (file: String, revision: Int)?
  /// Those that pages have asked for.
  private var documents: [String: PreviewedDocument] = [:]
  /// When a page last asked for each; those that nobody asks for any more are not followed.
  private var asked: [String: ContinuousClock.Instant] = [:]
  private var nextListing = ContinuousClock.now
  /// How long to leave the files of these documents alone now: ten times as long as a look at them
  /// takes. All documents are looked for less often, and a save is not to wait for that.
  package private(set) var pause = shortestPause
  /// The screens that were painted last, the latest at the end.
  private var screens: [(key: ScreenKey, screen: PreviewScreen)] = []

  private struct ScreenKey: Hashable {
    var file: String
    var revision: Int
    var variant: String
    var subject: PreviewScreen.Subject
  }

  /// A screen keeps its pixels, so there are few: the one that plays, and the one beside it.
  private static let mostScreens = 2
  private static let shortestPause = Duration.milliseconds(4)
  private static let forgetting = Duration.seconds(60)

  /// - Parameter editor: The scheme of addresses by which an editor opens a file: `vscode`.
  package init(_ reading: PreviewReading, editor: String?) {
    self.reading = reading
    page = PreviewPage(editor: editor).bytes
    list()
  }
}

// What is on disk.
extension Preview {
  /// Looks for what has changed; returns whether there is news.
  package func look() -> Bool {
    let before = revision
    if ContinuousClock.now >= nextListing { list() }
    let start = ContinuousClock.now
    for file in asked.filter({ start - $0.value > Self.forgetting }).keys { forget(file) }
    let changed = documents.keys.filter { documents[$0]?.hasChanged() == true }
    // The machine may have slept in between.
    pause = min(max((ContinuousClock.now - start) * 10, Self.shortestPause), .seconds(5))
    for file in changed { read(file) }
    return revision > before
  }

  private func forget(_ file: String) {
    asked[file] = nil
    documents[file] = nil
    screens.removeAll { $0.key.file == file }
  }

  private func read(_ file: String) {
    var document = documents[file] ?? PreviewedDocument(file: file, folder: reading.folder)
    if document.read(reading, revision: revision + 1) {
      revision += 1
      screens.removeAll { $0.key.file == file && $0.key.revision != document.good?.revision }
    }
    documents[file] = document
  }

  /// Finds all documents. It is done the less often the longer it takes.
  private func list() {
    let start = ContinuousClock.now
    var (files, problems): ([String], [PreviewProblem]) = ([], [])
    do {
      files = try reading.files()
    } catch {
      problems = PreviewProblem.all(of: error, in: QuotedSource(reading.folder))
    }
    let now = files.reduce(into: [String: Files.Fingerprint]()) {
      $0[$1] = Files.Fingerprint(of: FilePath.joined(reading.folder, $1))
    }
    if files != self.files || problems != self.problems {
      revision += 1
      (self.files, self.problems) = (files, problems)
    }
    if !fingerprints.isEmpty,
      let file = files.first(where: { now[$0] != nil && now[$0] != fingerprints[$0] })
    {
      revision += 1
      saved = (file, revision)
    }
    fingerprints = now
    nextListing = .now + min(max((.now - start) * 20, .milliseconds(250)), .seconds(30))
  }
}

// What a page asks.
extension Preview {
  /// nil for a request that is to wait for news.
  package func answer(_ request: LoopbackRequest) -> LoopbackAnswer? {
    guard request.method == .read else {
      return .refusal(405, "A preview changes nothing.")
    }
    switch request.place {
    case "": return LoopbackAnswer(type: "text/html; charset=utf-8", page)
    case "state": return state(request)
    case "picture":
      return frame(request) { screen, time in
        LoopbackAnswer(type: "image/png", try screen.picture(at: time))
      }
    case "nodes":
      return frame(request) { screen, time in
        .json([
          "duration": .number(Double(screen.duration) / 1000),
          "nodes": .array(try screen.nodes(at: time)),
        ])
      }
    case "shift":
      return frame(request) { [shaper] screen, _ in
        .json(["shift": try screen.shift(shaper) ?? .null])
      }
    default: return .refusal(404, "There is nothing here.")
    }
  }

  private func state(_ request: LoopbackRequest) -> LoopbackAnswer? {
    let wanted = request.parameter("file")
    if let wanted, documents[wanted] != nil || files.contains(wanted) {
      asked[wanted] = .now
      if documents[wanted] == nil { read(wanted) }
    }
    if let after = request.parameter("after").flatMap(Int.init), after == revision,
      !request.isOverdue
    {
      return nil
    }
    var members = [
      JSON.Member("revision", .integer(revision)),
      JSON.Member("files", .array(files.map(JSON.string))),
      JSON.Member("problems", .array(problems.map(\.json))),
      JSON.Member(
        "saved",
        saved.map { ["file": .string($0.file), "revision": .integer($0.revision)] } ?? .null),
    ]
    if let wanted, let document = documents[wanted] {
      members.append(JSON.Member("document", json(document)))
    }
    return .json(.object(members))
  }

  private func json(_ one: PreviewedDocument) -> JSON {
    var members = [
      JSON.Member("file", .string(one.file)), JSON.Member("revision", .integer(one.revision)),
      JSON.Member("problems", .array(one.problems.map(\.json))),
      JSON.Member("warnings", .array(one.warnings.map(\.json))),
    ]
    if let (document, revision) = one.good {
      members += [
        JSON.Member("title", .string(printable(document.title))),
        JSON.Member("pictured", .integer(revision)),
        JSON.Member("screens", .array(screensJSON(of: document))),
      ]
    }
    return .object(members)
  }

  private func screensJSON(of document: Document) -> [JSON] {
    func json(
      _ subject: PreviewScreen.Subject, _ label: String, _ variants: [Variant], _ stops: [Double]
    ) -> JSON {
      let isLoad = if case .load = subject { true } else { false }
      return [
        "name": .string(subject.name), "label": .string(printable(label)),
        "isLoad": .bool(isLoad),
        "variants": .array(
          variants.map { ["name": .string($0.slug), "scale": .integer($0.scale)] }),
        "stops": .array(stops.map(JSON.number)),
      ]
    }
    let own = document.variants.filter { !document.scenarioVariants.contains($0) }
    let usual = own.isEmpty ? document.variants : own
    var subjects = document.states.map { PreviewScreen.Subject.state($0) }
    // One that is derived at each run is the skeleton itself.
    if !document.hasDerivedSkeleton, document.derivingSkeleton != nil {
      let place = subjects.firstIndex(of: .state(.skeleton)).map { $0 + 1 } ?? 0
      subjects.insert(.derived, at: place)
    }
    let states = subjects.map { subject in
      json(subject, subject.name, usual, document.snapshots.phases)
    }
    let loads = document.scenarioNames.compactMap(document.scenario).map { scenario in
      json(
        .load(scenario.name), scenario.name, scenario.variants,
        scenario.instants.map { Double($0) / 1000 })
    }
    return states + loads
  }

  /// What is asked of a screen at a time.
  private func frame(
    _ request: LoopbackRequest,
    _ answer: (inout PreviewScreen, Double) throws -> LoopbackAnswer
  ) -> LoopbackAnswer {
    guard let file = request.parameter("file"), let one = documents[file],
      let revision = request.parameter("revision").flatMap(Int.init),
      let (document, current) = one.good
    else { return .refusal(404, "There is no such document.") }
    guard revision == current else {
      return .refusal(410, "The document has been saved since; this is out of date.")
    }
    guard let name = request.parameter("variant"),
      let subject = request.parameter("screen").flatMap(PreviewScreen.Subject.init(name:)),
      let time = request.parameter("at").flatMap(Double.init), time.isFinite, time >= 0,
      time <= 1e6, let variant = variant(named: name, for: subject, of: document)
    else { return .refusal(404, "There is no such picture.") }
    let key = ScreenKey(file: file, revision: revision, variant: name, subject: subject)
    do {
      var screen: PreviewScreen
      if let place = screens.firstIndex(where: { $0.key == key }) {
        screen = screens.remove(at: place).screen
      } else {
        screen = try PreviewScreen(
          subject, of: document, in: variant, shaper, folder: reading.folder)
      }
      defer {
        screens.append((key, screen))
        if screens.count > Self.mostScreens { screens.removeFirst() }
      }
      return try answer(&screen, time)
    } catch {
      return .json(
        [
          "problems": .array(
            PreviewProblem.all(of: error, in: QuotedSource(reading.folder)).map(\.json))
        ],
        status: 422)
    }
  }

  private func variant(
    named name: String, for subject: PreviewScreen.Subject, of document: Document
  ) -> Variant? {
    var all = document.variants
    if case .load(let name) = subject { all += document.scenario(name)?.variants ?? [] }
    return all.first { $0.slug == name }
  }
}

extension LoopbackAnswer {
  package static func json(_ value: JSON, status: Int = 200) -> LoopbackAnswer {
    LoopbackAnswer(
      status: status, type: "application/json; charset=utf-8", Array(value.text().utf8))
  }
}
