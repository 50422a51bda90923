import Foundation
import TestSupport
import Testing
@testable import SkeletonPainting

@testable import SkeletonLanguage
import SkeletonLayout
@testable import SkeletonLifecycle
@testable import SkeletonModel

/// Facts about all screens of an app, or about the frames between those that are pictures.
extension FactsTests {
  /// The names of an app's examples, such as `examples/agora/posts`.
  private func examples(_ app: String) throws -> [String] {
    let folder = "examples/\(app)"
    let files = try FileManager.default
      .contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)
    let names = files.filter { $0.hasSuffix(".skel.yaml") }.map { folder + "/" + $0.dropLast(10) }
    try #require(!names.isEmpty)
    return names.sorted()
  }

  /// The first names of the paths of what changes between two frames: of Agora's rows, each of
  /// which is a shimmer group.
  private func moving(_ placed: PlacedScreen) -> Set<String> {
    let stage = Stage(placed)
    let (first, other) = (stage.scene(at: 0.5).marks, stage.scene(at: 0.6).marks)
    let changed = zip(first, other).filter { $0 != $1 }.map(\.0.node)
    return Set(changed.compactMap { $0.split(separator: "/").first.map(String.init) })
  }

  /// A button that is named for an action stands for it, and what cannot be mended by trying again
  /// offers no way to.
  @Test(arguments: ["buzzbox", "agora", "nuvie", "baolife"])
  func retryAndDismissDoWhatTheyAreCalled(app: String) throws {
    let run = ProofRun()
    var retries = 0
    for name in try examples(app) {
      let document = try run.document(name)
      for state in document.states where state.tree == "error" {
        for error in document.errorCases {
          for type in [TypeSize.large, .ax3] {
            var shot = Proof.Shot(document: name)
            shot.state = .error(error)
            shot.variant.type = type
            let buttons = try run.nodes(of: shot).filter { $0.kind == "button" }
            for button in buttons {
              for action in Node.Action.allCases {
                let isCalledSo = button.path.split(separator: "/").last == action.rawValue[...]
                #expect(
                  (button.action == action.rawValue) == isCalledSo, "\(button.path) of \(shot.name)"
                )
              }
            }
            let canBeRetried = buttons.contains { $0.action == "retry" }
            #expect(canBeRetried == (try document.mayRetry(error)), "\(shot.name)")
            if canBeRetried { retries += 1 }
          }
        }
      }
    }
    #expect(retries > 0)
  }

  /// Wherever an app's placeholders stand, and however many: at most ten groups of them move.
  @Test func noMoreThanTenGroupsMove() throws {
    let run = ProofRun()
    var most = 0
    for name in try examples("agora") {
      let document = try run.document(name)
      for state in document.states {
        for size in [
          nil, CanvasSize(width: 320, height: 852), CanvasSize(width: 1024, height: 2732),
        ] {
          var shot = Proof.Shot(document: name)
          shot.state = state
          shot.variant.width = size
          let rows = moving(try run.screen(of: shot))
          #expect(rows.count <= 10, "\(shot.name)")
          most = max(most, rows.count)
        }
      }
    }
    #expect(most == 10)
  }

  /// What the theme sets, a document may set for itself.
  @Test func aDocumentsLimitWinsOverItsThemes() throws {
    func moves(_ lifecycle: String) throws -> Int {
      let screen = try Screen.reading(
        """
        skelsnap: 1
        theme: agora
        canvas: {width: 393, height: 2000}
        skeleton: {vstack: [{repeat: {count: 20, id: row, view: {use: commentSkeleton}}}]}
        \(lifecycle)
        """)
      return moving(try place(screen, shaper: TextShaper())).count
    }
    #expect(try moves("") == 10)
    #expect(try moves("lifecycle: {budget: {shimmers: 3}}") == 3)
    #expect(try moves("lifecycle: {budget: {memory: 50}}") == 10)
  }

  /// What twenty-four skeletons cost from one frame to the next does not grow with their number:
  /// the marks stay as many, and only those of ten replies change.
  @Test func ofTwentyFourSkeletonsTenArePaintedAnew() throws {
    let placed = try ProofRun().screen(of: Proof.Shot(document: "examples/agora/long-thread"))
    let stage = Stage(placed)
    let frames = (0..<90).map { stage.scene(at: Double($0) / 90).marks }
    #expect(Set(frames.map(\.count)) == [frames[0].count])
    var changed: Set<String> = []
    for (frame, next) in zip(frames, frames.dropFirst()) {
      for (mark, other) in zip(frame, next) where mark != other { changed.insert(mark.node) }
    }
    let rows = Set(changed.compactMap { $0.split(separator: "/").first.map(String.init) })
    #expect(rows == Set((0..<10).map { "reply[\($0)]" }))
    // Avatar, name, and the bars, of which a reply has one or two.
    #expect(changed.count < frames[0].count / 2)
  }

  /// Layout does not depend on the phase: in every frame of a turn at sixty a second, marks differ
  /// from those before only in paint.
  @Test func aPhaseChangesNoFrame() throws {
    let run = ProofRun()
    var turns = 0
    for name in try examples("nuvie") {
      for state in try run.document(name).states {
        var shot = Proof.Shot(document: name)
        shot.state = state
        let screen = try run.screen(of: shot)
        // A spinner's spokes are not placeholders.
        guard name != "examples/nuvie/saving", screen.isMoving else { continue }
        let stage = Stage(screen)
        let first = stage.scene(at: 0).marks
        var last = first
        for frame in 1...90 {
          let marks = stage.scene(after: Microseconds(frame) * 1_000_000 / 60).marks
          #expect(marks.map(\.node) == first.map(\.node), "\(shot.name) \(frame)")
          #expect(marks.map(\.shape) == first.map(\.shape), "\(shot.name) \(frame)")
          #expect(marks.map(\.clips) == first.map(\.clips), "\(shot.name) \(frame)")
          #expect(marks != last, "\(shot.name) \(frame)")
          last = marks
        }
        // A turn of 1.5 s has ninety frames, the last of which is the first.
        #expect(last == first, "\(shot.name)")
        turns += 1
      }
    }
    #expect(turns == 5)
  }

  /// A banner closes itself after three seconds unless its document says otherwise, which none
  /// does; an error over the whole screen waits for somebody.
  @Test func aBannerGoesByItselfAndAScreenWaits() throws {
    let run = ProofRun()
    var banners = 0
    var screens = 0
    for name in try examples("baolife") {
      let text = try Repository.read(name + ".skel.yaml")
      let tree = try Syntax.read(Array(text.utf8), file: name)
      #expect(tree["lifecycle"]?["dismissAfter"] == nil, "\(name)")
      let after = try run.document(name).lifecycle.dismissAfter
      switch tree["error"]?["use"]?["component"]?.scalar?.text {
      case "errorBanner":
        banners += 1
        #expect(after == 3_000_000, "\(name)")
      case let other:
        if other == "errorScreen" { screens += 1 }
        #expect(after == nil, "\(name)")
      }
    }
    #expect(banners > 0)
    #expect(screens > 0)
  }

  /// Placeholders of posts and comments are shapes: no word, picture or button of a feed.
  @Test func skeletonsKnowNothingOfAFeed() throws {
    let shapes: Set = [
      "block", "circle", "divider", "hstack", "line", "lines", "scroll", "spacer", "vstack",
      "zstack",
    ]
    let run = ProofRun()
    for name in ["recommended", "following", "posts", "long-thread", "tinted-theme"] {
      let nodes = try run.nodes(of: Proof.Shot(document: "examples/agora/\(name)"))
      let others = Set(nodes.map(\.kind)).subtracting(shapes)
      #expect(nodes.count > 20 && others.isEmpty, "\(name) \(others)")
    }
  }
}

/// Facts about all moments of a scenario.
extension FactsTests {
  /// Whatever happens to a screen while the user is there, most of what one sees is something.
  @Test(arguments: ["buzzbox", "agora", "nuvie", "baolife"])
  func noMomentIsBlank(app: String) throws {
    let run = ProofRun()
    func covers(_ opacities: [Double]) -> Bool {
      // Two that fade at once cover three quarters at the least, three somewhat less.
      1 - opacities.map { 1 - $0 }.reduce(1, *) > 0.7
    }
    var moments = 0
    for name in try examples(app) {
      for scenario in try run.document(name).scenarioNames {
        let play = Proof.Play(document: name, scenario: scenario)
        let screen = try run.run(of: play)
        let first = screen.plan.geometry.placeholders
        var seen: Set<Int> = []
        for instant in stride(from: 0, through: screen.end, by: 1_000_000 / 60) {
          let state = screen.states.last { $0.instant <= instant }?.state
          guard state != .idle else {
            seen = []
            continue
          }
          moments += 1
          let frame = screen.frame(at: instant)
          let moment = "\(play.name) \(instant)"
          #expect(covers(frame.layers.map(\.opacity)), "\(moment)")
          // A row that has been there stays, until something else takes the place of all rows.
          let others = frame.layers.filter { [.empty, .error].contains($0.tree) }
          for row in frame.rows where (0..<first).contains(row.row) {
            let isThere = covers(
              [row.skeleton, row.content, row.error] + others.map(\.opacity))
            if isThere {
              seen.insert(row.row)
            } else if state == .loading {
              // After an error, placeholders come one after another.
              seen.remove(row.row)
            } else {
              #expect(!seen.contains(row.row), "\(moment) row \(row.row)")
            }
          }
        }
      }
    }
    #expect(moments > 500)
  }

  /// While a skeleton stands there or fades, each frame is another, at 60 a second and at 120.
  @Test(arguments: [
    ("examples/buzzbox/conversation-list", "slow"), ("examples/agora/recommended", "load"),
    ("examples/nuvie/feed", "load"), ("examples/baolife/list", "load"),
  ])
  func noFrameIsLikeTheLast(document: String, scenario: String) throws {
    let play = Proof.Play(document: document, scenario: scenario)
    let screen = try ProofRun().run(of: play)
    for rate in [60.0, 120] {
      var last: LoadingFrame?
      for number in 0..<Int(Double(screen.end) / 1_000_000 * rate) {
        var frame = screen.frame(at: Microseconds(Double(number) * 1_000_000 / rate))
        // What is seen, without when.
        frame.instant = 0
        frame.elapsed = 0
        for index in frame.rows.indices { frame.rows[index].elapsed = 0 }
        #expect(frame != last, "\(document) frame \(number) of \(rate)")
        last = frame
      }
      #expect(last != nil)
    }
  }
}

extension Document {
  /// What the theme says of one of its errors.
  fileprivate func mayRetry(_ name: String) throws -> Bool {
    let error = try #require(theme.errors.first { $0.name == name })
    return error.binding.tree["retryable"]?.scalar?.text == "true"
  }
}

// What is written, whatever comes of it.
extension FactsTests {
  /// The trees of an app's theme and examples that draw something.
  private func drawn(_ app: String) throws -> [(name: String, tree: Tree)] {
    let theme = try #require(BuiltInTheme(rawValue: app))
    var sources = [(app, try Syntax.read(theme.bytes, file: "\(app).theme.yaml"))]
    for name in try examples(app) {
      let file = Repository.root.appending(path: name + ".skel.yaml")
      sources.append((name, try Syntax.read(Array(Data(contentsOf: file)), file: file.path)))
    }
    return sources.flatMap { name, tree in
      ["defaults", "components", "skeleton", "content", "empty", "error"].compactMap { key in
        tree[key].map { ("\(name) \(key)", $0) }
      }
    }
  }

  /// Every scalar of a tree below a key of these.
  private func scalars(_ keys: Set<String>, in tree: Tree, isBelow: Bool = false) -> [String] {
    if let scalar = tree.scalar { return isBelow ? [scalar.text] : [] }
    let below = (tree.list ?? []).flatMap { scalars(keys, in: $0, isBelow: isBelow) }
    return (tree.entries ?? []).reduce(into: below) { found, entry in
      found += scalars(keys, in: entry.value, isBelow: isBelow || keys.contains(entry.key))
    }
  }

  /// Nothing at all needs no token.
  @Test func everyMeasureComesFromTokens() throws {
    let keys: Set = ["spacing", "padding", "radius", "width", "height", "size", "offset"]
    let found = try drawn("agora").flatMap { name, tree in
      scalars(keys, in: tree).map { (name, $0) }
    }
    #expect(found.count > 90)
    for (name, text) in found {
      #expect(text == "0" || Double(text) == nil, "\(name): \(text)")
    }
  }

  /// No placeholder has a colour of its own: all have that of the theme's shimmer.
  @Test func everyPlaceholderHasOneStyle() throws {
    let fills = try drawn("agora").flatMap { scalars(["fill"], in: $0.tree) }
    // What is seen of nothing, and the handle of a sheet, stand for no content.
    #expect(Set(fills) == ["clear", "handle"])
  }

  @Test func everyColourIsTheApps() throws {
    let found = try drawn("baolife").flatMap { name, tree in
      scalars(["fill", "color", "tint", "background"], in: tree).map { (name, $0) }
    }
    #expect(found.count > 40)
    for (name, text) in found { #expect(!text.hasPrefix("#"), "\(name): \(text)") }
  }

  /// A spinner stands for what a finger touches; pages and lists have placeholders.
  @Test func spinnersAreForSmallThingsAndSkeletonsForPages() throws {
    let run = ProofRun()
    var (spinners, pages) = (0, 0)
    for name in try examples("nuvie") {
      let document = try run.document(name)
      for state in document.states {
        var shot = Proof.Shot(document: name)
        shot.state = state
        let nodes = try run.nodes(of: shot)
        let turning = nodes.filter { $0.kind == "spinner" }
        for spinner in turning {
          spinners += 1
          #expect(spinner.frame.suffix(2).allSatisfy { $0 <= 44 }, "\(shot.name)")
        }
        guard state == .skeleton, turning.isEmpty else { continue }
        pages += 1
        let placeholders = nodes.filter { ["block", "circle", "lines"].contains($0.kind) }
        #expect(placeholders.count > 2, "\(shot.name)")
      }
    }
    #expect(spinners > 0 && pages > 3)
  }
}
