import SkeletonModel
import SkeletonPainting
import SkeletonServing
import SkeletonSwiftUI
import SkeletonSystem

extension Verb {
  static let preview = Verb(
    name: "preview",
    abstract: "Show documents in a browser, as they are saved.",
    discussion: [
      "Prints the address of a page that shows every variant of a document, at any phase or instant "
        + "or playing, and follows the file: what is saved is painted at once, an error stands in "
        + "place of the picture with its line. A click on a node shows where it is written.",
      "The page is served on 127.0.0.1, for this machine alone, to whoever knows the address. "
        + "Control-C ends it.",
    ],
    operands: Workspace.documents,
    options: Serving.options + [PreviewVerb.editor, Workspace.project] + ViewChoice.options
      + [ViewChoice.strict],
    examples: [
      Example(line: "skelsnap preview", says: "All documents of the project."),
      Example(
        line: "skelsnap preview feed.skel.yaml --port 7357", says: "One, at a port of yours."),
    ],
    start: PreviewVerb.init)
}

struct PreviewVerb: VerbCall {
  enum Editor: String, Sendable, CaseIterable { case vscode, vscodium, cursor, zed }

  static let editor = Option<Editor?>(
    "editor", value: "editor", .word,
    help: "Make places in files links that open them there: vscode, vscodium, cursor, zed.")

  let operands: [String]
  let project: String?
  let editor: Editor?
  let serving: Serving
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    operands = invocation.operands
    project = invocation[Workspace.project]
    editor = invocation[Self.editor]
    serving = Serving(invocation, console)
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    // What was given by mistake is said at once, and not by the page. A document with an error is
    // what the page is for.
    let workspace = try Workspace(project: project, console)
    let files = try workspace.files(operands)
    let folder = try console.attempt { try ProcessEnvironment.workingFolder }
    let reading = PreviewReading(
      folder: folder, operands: operands, project: project, views: SwiftUIViews.init(of:))
    let outcome = Workers.map(1, workers: 1, state: {}) { [editor, serving, console] _, _ in
      Result<Void, Stop> { () throws(Stop) in
        let preview = Preview(reading, editor: editor?.rawValue)
        let server = try serving.start { preview.answer($0) }
        console.say("previewing \(Columns.counted(files.count, "document")); Control-C ends")
        Self.follow(preview, server)
        server.finish()
      }
    }
    try outcome[0]?.get()
    return .interrupted
  }

  private static func follow(_ preview: Preview, _ server: LoopbackServer) {
    while !WishToEnd.hasCome {
      if preview.look() { server.wake() }
      // Where no page is open, there is no hurry.
      let most = server.isWatched ? preview.pause : max(preview.pause, .milliseconds(100))
      server.turn(milliseconds: Int(most / .milliseconds(1)))
    }
  }
}
