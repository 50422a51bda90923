import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonSystem

/// Shows a view in a variant: asks it, lays it out, and asks again with the sizes that it wants to
/// know, until these stay as they are.
struct Viewing {
  private let answer: (RecordingRequest) throws(ViewRefusal) -> RecordingAnswer
  private let assets: AssetCatalogue
  private let fonts: AppFonts
  private let look: AppLook
  private let texts: SourceTexts
  /// Whether the app has texts in a language.
  private let hasTexts: (Language) -> Bool
  /// What of its source something else stands in for, of what the program came to.
  private let standIns: @Sendable (Set<Int>) -> [Diagnostic]
  /// Where a type is declared; nil if it is none of the app's.
  private let declaration: @Sendable (_ type: String) -> TextPosition?

  init(_ program: BuiltProgram, _ index: SourceIndex) {
    answer = { request throws(ViewRefusal) in
      var request = request
      request.part = program.part
      return try program.inLanguage(of: request.request.variant).answer(to: request)
    }
    hasTexts = program.hasTexts
    assets = index.assets
    fonts = index.fonts
    look = index.look
    texts = SourceTexts(index, start: program.position)
    standIns = { program.standIns(reached: $0) }
    declaration = { index.position(ofType: $0) }
  }

  /// For a view that is in this very process.
  ///
  /// - Parameter folder: What paths in messages are relative to.
  init(
    from folder: String, answer: @escaping (RecordingRequest) throws(ViewRefusal) -> RecordingAnswer
  ) {
    self.answer = answer
    assets = AssetCatalogue()
    fonts = AppFonts(in: [])
    look = AppLook(in: [])
    texts = SourceTexts(in: folder)
    standIns = { _ in [] }
    declaration = { _ in nil }
    // Those of the process are its own.
    hasTexts = { _ in true }
  }

  /// More rounds than any reader of geometry needs that does not chase its own size.
  private static let mostRounds = 6

  /// The nodes that it shows.
  func tree(
    for request: ViewRequest
  ) throws(ViewRefusal) -> (Node, standIns: [Diagnostic], notes: [Diagnostic]) {
    let shown = try settled(request)
    let standIns = standIns(of: shown)
    var root = shown.screen.root
    root.standIns = standIns.count
    return (root, standIns, shown.notes)
  }

  /// What it shows as a document has it.
  func written(for request: ViewRequest) throws(ViewRefusal) -> (Tree, notes: [Diagnostic]) {
    let shown = try settled(request)
    return (shown.written, standIns(of: shown) + shown.notes)
  }

  private func standIns(of shown: Shown) -> [Diagnostic] {
    let bodies = shown.trapped.map { body in
      Diagnostic(
        .warning, at: body.name.flatMap(declaration) ?? texts.start.position, body.message)
    }
    return standIns(shown.standIns) + bodies
  }

  private func settled(_ request: ViewRequest) throws(ViewRefusal) -> Shown {
    var asked = RecordingRequest(request: request, look: look.version(on: request.ios))
    var (round, measuredAnew) = (0, 0)
    while true {
      round += 1
      let shown = try show(asked)
      // What was there while others were unknown may be gone since, and is asked for all the same.
      var sizes = asked.sizes.merging(try shown.sizes(for: request)) { $1 }
      func others(_ sizes: [String: Frame]) -> [String: Frame] {
        sizes.filter { !$0.key.hasPrefix(Translator.fitPrefix) }
      }
      // What fits is measured once, and anew where that was done among sizes that were none yet; no more
      // than twice, as what is drawn then may change these.
      if measuredAnew < 2, sizes.keys.contains(where: { $0.hasPrefix(Translator.fitPrefix) }),
        others(sizes) != others(asked.sizes)
      {
        measuredAnew += 1
        sizes = others(sizes)
      }
      if sizes == asked.sizes { return shown }
      guard round < Self.mostRounds else {
        var last = shown
        last.notes.append(
          Diagnostic(
            .warning, at: shown.screen.root.position,
            "sizes that the view reads change whenever it is laid out with them; it is drawn after "
              + "\(round) rounds"))
        return last
      }
      asked.sizes = sizes
    }
  }

  /// What a view shows, given the sizes that are known so far.
  private struct Shown {
    var written: Tree
    var screen: Screen
    var notes: [Diagnostic]
    var standIns: Set<Int>
    var trapped: [TrappedBody]
    /// The paths of readers of geometry, by the recorder's names.
    var geometries: [String: String]

    /// The frames of the readers of geometry, once it is laid out.
    func sizes(for request: ViewRequest) throws(ViewRefusal) -> [String: Frame] {
      guard !geometries.isEmpty else { return [:] }
      do throws(DescriptionError) {
        let placed = try place(screen, shaper: TextShaper())
        var frames: [String: Frame] = [:]
        var waiting = [placed.root]
        while let one = waiting.popLast() {
          if let path = one.node.path, frames[path] == nil { frames[path] = one.measured }
          waiting += one.children
          if let mask = one.mask { waiting.append(mask) }
        }
        return geometries.compactMapValues { frames[$0].map(\.roughly) }
      } catch {
        throw ViewRefusal(error.diagnostics)
      }
    }
  }

  /// What is to be said of what is asked for.
  private func remarks(on request: ViewRequest) -> [Diagnostic] {
    guard let language = request.variant.language, !hasTexts(language) else { return [] }
    return [
      Diagnostic(
        .warning, at: texts.start.position,
        "the app has no texts in '\(language.tag)', neither in \(language.tag).lproj nor in a string "
          + "catalogue; they are those that it is developed with")
    ]
  }

  /// What is to be said where nothing is to be seen.
  ///
  /// - Parameter lists: Where what is repeated for something is repeated for nothing.
  private func remarks(onEmptyIn lists: [RecordedNode.SourcePlace]) -> [Diagnostic] {
    let most = 3
    let places = lists.withoutRepeats.prefix(most).map { texts.spot($0).position }
    guard !places.isEmpty else {
      return [
        Diagnostic(
          .warning, at: texts.start.position,
          "nothing is to be seen of the view: what it shows waits for values that nobody gives here; "
            + "a preview can give them")
      ]
    }
    return places.map {
      Diagnostic(
        .warning, at: $0,
        "nothing is to be seen of the view: what is repeated here is repeated for an empty list")
    }
  }

  private func show(_ asked: RecordingRequest) throws(ViewRefusal) -> Shown {
    switch try answer(asked) {
    case .unreadable(let reason):
      throw ViewRefusal("what the view's program answered cannot be read: \(reason)")
    case .ended(let words): throw ViewRefusal(words)
    case .refused(let note):
      guard let place = note.place else { throw ViewRefusal(note.message) }
      throw ViewRefusal([Diagnostic(at: texts.spot(place).position, note.message)])
    case .recorded(let root, let notes, let reached, let trapped):
      let request = asked.request
      let start = texts.start
      var translator = Translator(
        request.variant, width: request.width, height: request.height, safeArea: request.safeArea,
        ios: request.ios, look: asked.look,
        hasOwnAccent: request.hasOwnAccent, sizes: asked.sizes, assets: assets, fonts: fonts,
        spot: start, source: texts.spot, member: texts.member)
      let tree = translator.tree(of: root, named: request.view)
      do throws(DescriptionError) {
        let document = try Document.read(
          .document(showing: tree, for: request, at: start), name: "view")
        var variant = request.variant
        variant.width = nil
        let screen = try document.screen(.skeleton, in: variant)
        let said = notes.map { note in
          Diagnostic(
            .warning, at: note.place.map { texts.spot($0).position } ?? start.position,
            note.message)
        }
        let nothing =
          screen.root.showsSomething ? [] : remarks(onEmptyIn: root.emptyLists)
        return Shown(
          written: tree, screen: screen,
          notes: said + translator.notes + remarks(on: request) + nothing,
          standIns: reached, trapped: trapped,
          geometries: translator.geometries.mapValues { String($0.dropFirst()) })
      } catch {
        throw ViewRefusal(error.diagnostics)
      }
    }
  }
}

extension Node {
  /// Whether there is more to it than its ground: at least two areas, or one that does not take whatever
  /// room there is, or anything else.
  fileprivate var showsSomething: Bool {
    var areas = 0
    var waiting = [(node: self, isSized: false)]
    while let (node, isSized) = waiting.popLast() {
      let isSized = isSized || node.box.isSized
      switch node.content {
      case .lines, .redacted, .divider, .spinner, .progress, .dots, .circle: return true
      case .text(let text): if !text.value.isEmpty { return true }
      // A symbol has a size of its own.
      case .drawing(let drawing) where drawing.size != nil: return true
      case .block, .drawing:
        if isSized { return true }
        areas += 1
      case .stack, .layers, .grid, .scroll, .wrapped, .spacer: break
      }
      waiting += node.children.map { ($0, isSized) }
    }
    return areas > 1
  }
}

extension Box {
  /// Whether it says how large it is, or what is round it.
  fileprivate var isSized: Bool {
    let lengths = [width, height, maxWidth, maxHeight].compactMap(\.self)
    return radius != .none || aspectRatio != nil || padding != .zero
      || lengths.contains { $0 != .points(.infinity) }
  }
}

extension RecordedNode {
  /// Where something is repeated for an empty list.
  fileprivate var emptyLists: [SourcePlace] {
    if kind == "forEach", children.isEmpty { return [place].compactMap(\.self) }
    return children.flatMap(\.emptyLists)
  }
}

extension Placed {
  /// What a reader of geometry reads; a drawing may fill less than its frame.
  fileprivate var measured: Frame {
    if case .drawing = node.content { content } else { frame }
  }
}

extension Frame {
  /// Without the last digits, in which two layouts of the same may differ.
  fileprivate var roughly: Frame {
    func rough(_ length: Double) -> Double {
      length.isFinite ? (length * 1024).rounded() / 1024 : 0
    }
    return Frame(x: rough(x), y: rough(y), width: rough(width), height: rough(height))
  }
}

extension Tree {
  /// A document that shows a view and nothing else.
  fileprivate static func document(
    showing view: Tree, for request: ViewRequest, at spot: Spot
  ) -> Tree {
    let insets = request.safeArea
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ].map { (key: $0.0, value: Tree.number($0.1, at: spot)) }
    let canvas: [(key: String, value: Tree)] = [
      ("width", .number(request.width, at: spot)),
      ("height", request.height.map { .number($0, at: spot) } ?? .word("fit", at: spot)),
      ("safeArea", .map(edges, at: spot)),
    ]
    return .map(
      [
        ("skelsnap", .word("1", at: spot)), ("canvas", .map(canvas, at: spot)), ("skeleton", view),
      ], at: spot)
  }
}

/// The texts of the source files that recordings name.
struct SourceTexts: Sendable {
  private let texts: [String: SourceText]
  private let members: MemberNames
  private let folder: String
  /// The place of what has none in the app's own source.
  let start: Spot

  /// - Parameter start: Where the view is declared.
  init(_ index: SourceIndex, start: TextPosition) {
    var texts: [String: SourceText] = [:]
    // What stands in for packages is nobody's to read: what it shows is told where it is used.
    for file in index.app.files where !ModuleLibrary.isStandIn(file) {
      let text = SourceText(
        name: file.path, text: String(decoding: file.bytes, as: UTF8.self), beside: .anywhere)
      for path in [SourceSlice.File.compiledPath(of: file.path), file.path] { texts[path] = text }
    }
    self.texts = texts
    members = index.members
    folder = ""
    self.start = Spot(
      texts[start.file] ?? Self.empty(start.file), line: start.line, column: 1)
  }

  /// For files that are named by absolute paths, and are not read.
  init(in folder: String) {
    texts = [:]
    members = MemberNames()
    self.folder = folder
    start = Spot(Self.empty("view"), line: 1, column: 1)
  }

  /// The property or function of a view that a place is in.
  func member(_ spot: Spot) -> String? { members.name(at: spot.position) }

  private func text(of file: String) -> SourceText {
    if let text = texts[file] { return text }
    let isOwn = !folder.isEmpty && FilePath.isInside(file, folder)
    return Self.empty(isOwn ? FilePath.relative(file, to: folder) ?? file : file)
  }

  private static func empty(_ name: String) -> SourceText {
    SourceText(name: name, text: "", beside: .anywhere)
  }

  func spot(_ place: RecordedNode.SourcePlace) -> Spot {
    // The module's own.
    if folder.isEmpty, texts[place.file] == nil { return start }
    return Spot(text(of: place.file), line: place.line, column: 1)
  }
}
