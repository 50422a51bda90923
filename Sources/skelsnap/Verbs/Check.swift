import SkeletonFrames
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonReports
import SkeletonSwiftUI
import SkeletonSystem
import Synchronization

extension Verb {
  static let check = Verb(
    name: "check",
    abstract: "Say which views of an app's source can be shown, and why not the others.",
    discussion: [
      "Tries each SwiftUI view and each preview of a folder or a file, and lists what is missing, the "
        + "worst first: what costs pictures before what something stands in for, and of these what "
        + "most views have. Views that need arguments are counted; a preview can give them.",
      "A view has a picture or a word why not after half a minute of a usual processor at most. What has "
        + "been compiled or refused once is known until its source changes.",
      "The status is 1 if a view that needs no arguments has no picture, or with '--strict' if "
        + "something stands in for a part of one.",
    ],
    options: [
      ViewChoice.source, Check.view, ViewChoice.ios, Check.reporter, Reports.json, Check.strict,
      GoldenRequest.jobs, Reports.verbose, Workspace.project,
    ],
    examples: [
      Example(
        line: "skelsnap check --swiftui Sources", says: "Every view and preview of a folder."),
      Example(
        line: "skelsnap check --swiftui Sources --reporter html:views.html",
        says: "The same, with a page of thumbnails."),
    ],
    start: Check.init)
}

struct Check: VerbCall {
  static let reporter = CheckReports.reporter(["terminal", "json", "html"])
  static let view = Option(
    "view", value: "name", .text, help: "Only views and previews of this name.")
  static let strict = Option("strict", help: "Fail where something stands in for a part, too.")

  let source: String
  let name: String?
  let ios: SystemVersion?
  let reports: CheckReports
  let isStrict: Bool
  let workers: Int
  let project: String?
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    guard let source = invocation[ViewChoice.source] else {
      throw .usage("'check' is of an app's source: --swiftui FOLDER")
    }
    self.source = source
    name = invocation[Self.view]
    ios = invocation[ViewChoice.ios]
    reports = try CheckReports(invocation, Self.reporter)
    isStrict = invocation[Self.strict]
    workers = invocation[GoldenRequest.jobs] ?? Workers.most
    project = invocation[Workspace.project]
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    var workspace = try Workspace(project: project, console)
    let files = try OwnFiles(reading: &workspace, console)
    try reports.check(files)
    let folder = try console.attempt { try ProcessEnvironment.workingFolder }
    guard let place = Files.resolved(FilePath.joined(folder, source)) else {
      throw .failure("\(source): there is no such file or folder")
    }
    let base = Files.resolved(folder) ?? folder
    let catalogue = try console.attempt { try ViewCatalogue(of: place, from: base) }
    let views = catalogue.views.filter { name == nil || $0.name == name }
    guard !views.isEmpty else {
      throw .failure(
        name.map { "\(source): there is no view and no preview '\($0)'" }
          ?? "\(source): there is no view and no preview in it")
    }
    let check = ViewCheck(of: source, try attempts(at: views, catalogue, &workspace))
    let passes = check.passes(isStrict: isStrict)
    try reports.give(files, console) { reporter, options in
      viewCheckReport(check, passes: passes, reporter, options)
    }
    return passes ? .clean : .differences
  }

  private func attempts(
    at views: [AppView], _ catalogue: ViewCatalogue, _ workspace: inout Workspace
  ) throws(Stop) -> [CheckedView] {
    let tasks = try views.map { view throws(Stop) in
      let notes = Notes()
      let operand = SourceOperand(source: view.file, view: view.name, ios: ios)
      let reader = catalogue.reader(of: view) { notes.add($0, $1) }
      let document = try workspace.document(
        showing: operand, on: catalogue.canvas(of: view), views: reader)
      return Attempt(view: view, document: document, notes: notes)
    }
    let progress = ProgressLine(console)
    let done = Atomic<Int>(0)
    let found = Workers.map(tasks.count, workers: workers, state: { TextShaper() }) {
      shaper, index -> CheckedView in
      let checked = tasks[index].checked(shaper)
      let count = done.wrappingAdd(1, ordering: .relaxed).newValue
      progress?.show { _ in "\(count) of \(Columns.counted(tasks.count, "view"))" }
      return checked
    }
    progress?.clear()
    return found.compactMap(\.self)
  }
}

/// What a view is drawn otherwise than SwiftUI would.
private final class Notes: Sendable {
  private let told = Mutex<(standIns: [Diagnostic], others: [Diagnostic])>(([], []))

  /// A view may be asked in several sizes, and says the same of each.
  func add(_ standIns: [Diagnostic], _ others: [Diagnostic]) {
    told.withLock { told in
      told.standIns += standIns.filter { !told.standIns.contains($0) }
      told.others += others.filter { !told.others.contains($0) }
    }
  }

  var all: (standIns: [Diagnostic], others: [Diagnostic]) { told.withLock(\.self) }
}

/// A view that is to be painted as a document of its own is.
private struct Attempt: Sendable {
  var view: AppView
  var document: Document
  var notes: Notes

  func checked(_ shaper: TextShaper) -> CheckedView {
    var checked = CheckedView(
      file: view.file, name: view.name, position: view.position, isPreview: view.isPreview)
    guard view.arguments.isEmpty else {
      checked.outcome = .arguments
      checked.arguments = view.arguments
      return checked
    }
    do {
      let variant = document.variants[0]
      let screen = try document.screen(.skeleton, in: variant)
      let placed = try place(screen, shaper: shaper)
      var painter = FramePainter(FrameSource(placed, shaper))
      let one = Case(
        document: document.name, variant: variant,
        subject: .state(.skeleton, phase: screen.isMoving ? 0.5 : nil))
      (checked.standIns, checked.notes) = notes.all
      checked.show(try painter.paint(one).bitmap)
    } catch {
      checked.outcome = .refused
      checked.reasons = reasons(for: error)
      if checked.reasons.contains(where: { $0.message.contains("missing argument") }) {
        checked.outcome = .arguments
      }
    }
    return checked
  }

  private func reasons(for error: any Error) -> [Diagnostic] {
    switch error {
    case let error as DescriptionError:
      // What is said of the document is said of the view, whose document nobody has written.
      error.diagnostics.map { one in
        guard one.position.file == SourceOperand(source: view.file, view: view.name).text else {
          return one
        }
        return Diagnostic(one.severity, at: view.position, one.message, notes: one.notes)
      }
    default: [Diagnostic(at: view.position, "\(error)")]
    }
  }
}
