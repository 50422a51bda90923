import SkeletonFrames
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// Two screens that should look alike, though they are written differently and call their nodes by
/// other names: a document, and the view that it stands for.
package struct ScreenTwins: Sendable {
  /// What is painted of one that has no equal in the other.
  package struct Finding: Hashable, Sendable {
    package var before: Piece?
    package var after: Piece?
    /// Where both have the same size and place, and other pixels.
    package var isPaint = false
  }

  /// A node that paints something.
  package struct Piece: Hashable, Sendable {
    package var path: String
    package var position: TextPosition
    package var frame: Frame
    /// What it says, if it is a text.
    package var text: String?
  }

  package private(set) var findings: [Finding] = []
  package private(set) var differingPixels = 0
  /// Where the screens end; what is below can be seen by scrolling alone.
  private let end: Double
  /// How long a round of what moves takes in either; nil where nothing does.
  private let cycles: [Microseconds?]

  /// - Parameter phases: The frames that are compared pixel by pixel.
  package init(
    _ before: PlacedScreen, _ after: PlacedScreen, phases: [Double], shaper: TextShaper
  ) throws(Failure) {
    cycles = [before, after].map { Staging($0).cycle }
    end = max(before.extent.height, after.extent.height)
    var first = Self.pieces(of: before.root)
    var second = Self.pieces(of: after.root)
    var pairs: [(Piece, Piece)] = []
    // By what they are alike in, the first of them last.
    var alike = Dictionary(grouping: second.indices.reversed()) { second[$0].likeness }
    var paired: Set<Int> = []
    first.removeAll { piece in
      guard let place = alike[piece.likeness]?.popLast() else { return false }
      pairs.append((piece, second[place]))
      paired.insert(place)
      return true
    }
    second = second.indices.filter { !paired.contains($0) }.map { second[$0] }
    // What has one name is one thing, however far it has gone.
    first.removeAll { piece in
      guard let place = second.firstIndex(where: { $0.path == piece.path }) else { return false }
      findings.append(Finding(before: piece, after: second.remove(at: place)))
      return true
    }
    for piece in first {
      let near = second.indices.min {
        second[$0].distance(to: piece) < second[$1].distance(to: piece)
      }
      if let near, second[near].distance(to: piece) < 64 {
        findings.append(Finding(before: piece, after: second.remove(at: near)))
      } else {
        findings.append(Finding(before: piece))
      }
    }
    findings += second.map { Finding(after: $0) }
    try comparePixels(before, after, pairs, phases, shaper)
  }

  private static func pieces(of root: Placed) -> [Piece] {
    var pieces: [Piece] = []
    var waiting = [root]
    while let placed = waiting.popLast() {
      let node = placed.node
      // It takes its room, and nothing is seen of it.
      if node.box.opacity == 0 { continue }
      if node.paintsItself, placed.frame.width > 0, placed.frame.height > 0 {
        let path = node.path ?? node.kind.rawValue
        func add(_ path: String, _ frame: Frame, text: String? = nil) {
          pieces.append(
            Piece(path: path, position: node.position, frame: frame.rounded, text: text))
        }
        // Inside its padding nothing is painted but a ground.
        let hasGround = node.box.background != nil || node.box.border != nil
        // Of lines, bars are what is seen, and others draw them one by one.
        let bars = placed.seenBars
        for (index, bar) in bars.enumerated() {
          add(bars.count == 1 ? path : "\(path), line \(index + 1)", bar)
        }
        if hasGround || bars.isEmpty {
          let text: String? =
            if case .text(let content) = node.content { content.value } else { nil }
          add(path, hasGround ? placed.frame : placed.content, text: text)
        }
      }
      waiting += placed.children.reversed()
    }
    return pieces
  }

  private mutating func comparePixels(
    _ before: PlacedScreen, _ after: PlacedScreen, _ pairs: [(Piece, Piece)], _ phases: [Double],
    _ shaper: TextShaper
  ) throws(Failure) {
    var painters = [before, after].map { FramePainter(FrameSource($0, shaper)) }
    var otherwise: Set<Int> = []
    for phase in phases {
      let one = Case(document: "", state: .skeleton, variant: before.screen.variant, phase: phase)
      let bitmaps = [try painters[0].paint(one).bitmap, try painters[1].paint(one).bitmap]
      let width = min(bitmaps[0].width, bitmaps[1].width)
      let height = min(bitmaps[0].height, bitmaps[1].height)
      let scale = Double(before.screen.variant.scale)
      // What is there of one alone.
      differingPixels += bitmaps.reduce(0) { $0 + $1.width * $1.height - width * height }
      for y in 0..<height {
        let differing = (0..<width).filter { bitmaps[0][$0, y] != bitmaps[1][$0, y] }
        if differing.isEmpty { continue }
        differingPixels += differing.count
        let level = (Double(y) + 0.5) / scale
        let crossed = pairs.indices.filter {
          pairs[$0].0.frame.y <= level && level < pairs[$0].0.frame.maxY
        }
        for x in differing {
          let across = (Double(x) + 0.5) / scale
          let place = crossed.last {
            pairs[$0].0.frame.x <= across && across < pairs[$0].0.frame.maxX
          }
          if let place { otherwise.insert(place) }
        }
      }
    }
    findings += otherwise.sorted().map {
      Finding(before: pairs[$0].0, after: pairs[$0].1, isPaint: true)
    }
  }
}

extension Placed {
  /// The bars that can be seen in place of its lines.
  fileprivate var seenBars: [Frame] {
    switch node.content {
    case .lines(let lines) where !lines.fill.isSeen: []
    case .redacted(_, let fill, _) where !fill.isSeen: []
    default: bars
    }
  }
}

extension ScreenTwins.Piece {
  fileprivate struct Likeness: Hashable {
    var frame: Frame
    var text: String?
  }

  fileprivate var likeness: Likeness { Likeness(frame: frame, text: text) }

  /// How far edges are apart, the farthest of them.
  fileprivate func distance(to other: Self) -> Double {
    if let text, let others = other.text, text == others { return 0 }
    if (text == nil) != (other.text == nil) { return .infinity }
    return frame.distance(to: other.frame)
  }
}

extension Frame {
  fileprivate func distance(to other: Frame) -> Double {
    max(abs(x - other.x), abs(maxX - other.maxX), abs(y - other.y), abs(maxY - other.maxY))
  }
}

extension ScreenTwins {
  /// The findings in words, of rows of one kind once: `row[*]/avatar (…), Avatar (…): width 50 → 48,
  /// in 8 rows`.
  package var texts: [String] { told.map(\.text) }

  /// The same, each with how far it is off in points, the worst first.
  package var told: [(text: String, points: Double)] {
    Self.told(findings) + rounds.map { ($0, 0) }
  }

  /// Rows of a skeleton that is derived fill a screen, and those of one that is written may go on
  /// below it.
  package mutating func passOverRowsOutOfSight() {
    findings.removeAll { finding in
      let piece = finding.before ?? finding.after
      return (finding.before == nil || finding.after == nil)
        && piece.map { $0.frame.y >= end } ?? false
    }
  }

  /// Phases are shares of a round: they are alike whatever it takes.
  private var rounds: [String] {
    guard cycles[0] != cycles[1] else { return [] }
    let words = cycles.map { cycle in
      cycle.map { "\((Double($0) / 1000).threeDecimals) ms" } ?? "nothing that moves"
    }
    return ["a round takes \(words[0]) in the first, \(words[1]) in the second"]
  }

  private static func told(_ findings: [Finding]) -> [(text: String, points: Double)] {
    findings.grouped(by: \.kind).sorted { $0.farthest > $1.farthest }.map { alike in
      let words = Set(alike.map { $0.words(isRelative: false) })
      let rows = Set(alike.map { $0.path.rowNumbers }).count
      let text = alike[0].text(isRelative: words.count > 1) {
        rows > 1 ? $0.withoutRowNumbers : $0
      }
      let told =
        alike.count == 1
        ? text : "\(text), \(alike.count) \(rows == alike.count ? "rows" : "times")"
      return (told, alike.farthest)
    }
  }
}

extension [ScreenTwins.Finding] {
  fileprivate var farthest: Double { lazy.map(\.distance).max() ?? 0 }
}

extension ScreenTwins.Finding {
  /// How far it is off, in points: of what one side alone has, its longer side.
  fileprivate var distance: Double {
    guard let before, let after else {
      return [before, after].compactMap { $0.map { max($0.frame.width, $0.frame.height) } }.max()
        ?? 0
    }
    return before.frame.distance(to: after.frame)
  }

  /// Equal for what is the same in every row.
  fileprivate struct Kind: Hashable {
    var paths: [String]
    var positions: [TextPosition?]
    var isPaint: Bool
    var words: String
  }

  fileprivate var kind: Kind {
    Kind(
      paths: before.map { [$0.path.withoutRowNumbers] } ?? [after?.path.withoutRowNumbers ?? ""],
      positions: [before?.position, after?.position], isPaint: isPaint,
      words: before == nil || after == nil ? "" : words(isRelative: true))
  }

  fileprivate var path: String { before?.path ?? after?.path ?? "" }

  /// `row[0]/avatar (…), VStack/Avatar (…): width 50 → 48`
  ///
  /// - Parameters:
  ///   - isRelative: Whether only the difference is told: `y +2`.
  ///   - named: What a path is called.
  fileprivate func text(isRelative: Bool, named path: (String) -> String) -> String {
    func named(_ piece: ScreenTwins.Piece) -> String { "\(path(piece.path)) (\(piece.position))" }
    guard let before else {
      return after.map { "only the second has \(named($0)), \($0.frame.words)" } ?? ""
    }
    guard let after else { return "only the first has \(named(before)), \(before.frame.words)" }
    if isPaint { return "\(named(before)), \(named(after)): painted otherwise" }
    return "\(named(before)), \(named(after)): \(words(isRelative: isRelative))"
  }

  /// What has changed.
  fileprivate func words(isRelative: Bool) -> String {
    guard let before, let after else { return "" }
    var changes = [
      ("x", before.frame.x, after.frame.x), ("y", before.frame.y, after.frame.y),
      ("width", before.frame.width, after.frame.width),
      ("height", before.frame.height, after.frame.height),
    ].filter { $0.1 != $0.2 }.map { name, old, new in
      let change = (new - old > 0 ? "+" : "") + (new - old).threeDecimals
      return isRelative
        ? "\(name) \(change)"
        : "\(name) \(old.threeDecimals) → \(new.threeDecimals) (\(change))"
    }
    if before.text != after.text {
      changes.append("text '\(before.text ?? "")' → '\(after.text ?? "")'")
    }
    return changes.joined(separator: ", ")
  }
}

extension String {
  /// The numbers of the rows in a path: `[3]` of `row[3]/name`.
  fileprivate var rowNumbers: [Substring] {
    split(separator: "[").dropFirst().map { $0.prefix { $0 != "]" } }
  }
}

extension Frame {
  fileprivate var rounded: Frame {
    func near(_ length: Double) -> Double { (length * 100).rounded() / 100 }
    return Frame(x: near(x), y: near(y), width: near(width), height: near(height))
  }

  fileprivate var words: String {
    "\(width.threeDecimals) × \(height.threeDecimals) at \(x.threeDecimals), \(y.threeDecimals)"
  }
}

extension Node {
  /// Whether anything is painted for the node alone.
  fileprivate var paintsItself: Bool {
    if box.background != nil || box.border != nil { return true }
    if box.hasEffects, box.effects.stroke != nil { return true }
    return switch content {
    case .block(let block): block.fill.isSeen
    case .lines(let lines): lines.fill.isSeen
    case .circle(_, let fill), .redacted(_, let fill, _): fill.isSeen
    case .drawing(let drawing): drawing.fill.isSeen
    case .text(let text): text.parts.contains(where: \.paint.isSeen)
    case .divider(let color, _), .spinner(_, let color): color.alpha > 0
    case .progress, .dots: true
    case .stack, .layers, .grid, .scroll, .wrapped, .spacer: false
    }
  }
}
