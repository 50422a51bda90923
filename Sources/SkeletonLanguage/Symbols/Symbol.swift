import CLanguageFiles
import SkeletonModel

/// One of the system's symbols, as large as the system draws it beside text.
///
/// Lengths are shares of the size of the font.
package struct Symbol {
  /// The box of its ink.
  package var ink: Extent
  /// What it takes: its ink, and room on all sides.
  package var frame: Extent
  /// How far below the middle letters beside it stand.
  package var baseline: Double
  /// Whether there is nothing in it that could have a colour of its own.
  package var isOfOnePart: Bool
  /// How far the middle of its ink is to the right of that of its frame: a badge hangs over, and a
  /// chevron points to where there is less room.
  private var overhang: Double
  /// How far the middle of its ink is below that of its frame.
  private var drop: Double
  fileprivate var shape: SymbolShape

  /// What of it is drawn.
  package enum Layer: String, CaseIterable, Sendable {
    /// The sign in a circle or the like, as it stands on it.
    case primary
    /// The circle without a gap where the sign is.
    case secondary
  }

  /// - Returns: nil if there is no drawing of that name, or it has no such layer.
  package init?(named name: String, weight: FontWeight = .regular, layer: Layer? = nil) {
    var maker = SymbolMaker(weight: weight)
    guard let made = maker.made(name) else { return nil }
    let name = made.name ?? name
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    let measured = SymbolLibrary.box(of: name) ?? SymbolLibrary.box(of: plain)
    isOfOnePart = made.shape.parts.count == 1
    let isLayered =
      Self.enclosures.contains { plain.hasSuffix($0) } && made.shape.parts.contains(where: \.isSign)
      && !made.shape.parts.allSatisfy(\.isSign)
    guard layer == nil || isLayered else { return nil }
    shape = layer.map { made.shape.layer($0) } ?? made.shape
    ink = made.box
    let isRound = abs(ink.width - ink.height) < 0.01 && name.contains(".circle")
    let side = measured?.margin ?? (isRound || name == "circle" ? 0.088 : 0.123)
    let width = made.widthWithoutBadge ?? ink.width
    overhang = (ink.width - width) / 2 + (measured?.shift ?? 0)
    let (above, below) = (measured?.above ?? 0, measured?.below ?? 0)
    drop = (above - below) / 2
    frame = Extent(width: width + 2 * side, height: ink.height + 2 * Self.margin + above + below)
    baseline = Self.capHeight / 2 + (measured?.rise ?? 0)
  }

  /// What a symbol is called here that iOS draws otherwise since version 26, and what any other is.
  package static func nameSince26(_ name: String) -> String {
    let base = drawnSince26.first { name == $0 || name.hasPrefix($0 + ".") }
    guard let base else { return name }
    let newer = base + ".ios26" + name.dropFirst(base.count)
    return Symbol(named: newer) == nil ? name : newer
  }

  /// What has another drawing since then, the longest names first.
  private static let drawnSince26 = SymbolLibrary.drawings.keys
    .compactMap { $0.hasSuffix(".ios26") ? String($0.dropLast(6)) : nil }
    .sorted { ($1.count, $0) < ($0.count, $1) }

  /// What signs stand in that have a colour apart from theirs.
  private static let enclosures = [
    ".circle", ".square", ".app", ".rectangle", ".triangle", ".octagon", ".diamond", ".seal",
    ".shield", ".hexagon", ".capsule", ".bubble",
  ]

  /// The room above and below its ink.
  package static let margin = 0.083
  /// How large the other scales are beside the usual one.
  package static let (small, large) = (0.792, 1.277)
  /// The middle of nearly all is that of capitals.
  private static let capHeight = 0.7046
}

extension Symbol {
  /// As a drawing fills its frame: in hundredths of the size of the font.
  var icon: Icon {
    let middle = Offset(x: frame.width / 2 + overhang, y: frame.height / 2 + drop)
    let outline = shape.outline.map { point in
      Offset(
        x: ((point.x + middle.x) * 10_000).rounded() / 100,
        y: ((point.y + middle.y) * 10_000).rounded() / 100)
    }
    return Icon(
      outline: outline,
      viewBox: Frame(x: 0, y: 0, width: frame.width * 100, height: frame.height * 100),
      baseline: 0.5 + baseline / frame.height)
  }

  /// SVG path data of a drawing that its ink fills, in hundredths of the size of the font.
  package var data: String {
    func written(_ point: Offset) -> String {
      let (x, y) = ((point.x + ink.width / 2) * 10_000, (point.y + ink.height / 2) * 10_000)
      return "\((x.rounded() / 100).shortestDecimal) \((y.rounded() / 100).shortestDecimal)"
    }
    return shape.outline.elements.map { element in
      switch element {
      case .move(let to): "M" + written(to)
      case .line(let to), .cubic(_, _, let to): "L" + written(to)
      case .close: "Z"
      }
    }.joined()
  }

  /// All that have a drawing of their own.
  static var names: [String] { SymbolLibrary.drawings.keys.sorted() }
}

extension SymbolShape {
  /// The parts of a layer; a sign is drawn where the whole has it cut out.
  fileprivate func layer(_ layer: Symbol.Layer) -> SymbolShape {
    let chosen = SymbolShape(parts: parts.filter { $0.isSign == (layer == .primary) })
    // What is only cut out of the rest is all there is of the sign.
    return layer == .primary && chosen.parts.first?.isCut == true ? chosen.asCut : chosen
  }
}

/// What is compiled in, read when a symbol is asked for.
enum SymbolLibrary {
  struct Box {
    var size: Extent
    /// The room on either side of its ink, where it is not the usual.
    var margin: Double?
    /// How far its middle is above that of capitals.
    var rise: Double
    /// How far its middle is to the right of that of its frame.
    var shift: Double
    /// How much more room than usual there is above it, and below.
    var above, below: Double
  }

  /// Drawings as they are written, by name.
  static let drawings: [String: Substring] = lines(of: unsafe compiledIn(language_symbols_txt)) {
    line in
    guard let end = line.firstIndex(where: { $0 == ":" || $0 == " " }) else { return nil }
    return (String(line[..<end]), line[end...])
  }

  private static let boxes: [String: Substring] = lines(
    of: unsafe compiledIn(language_symbol_boxes_txt)
  ) { line in
    line.firstIndex(of: " ").map { (String(line[..<$0]), line[$0...]) }
  }

  /// nil if it was not measured.
  static func box(of name: String) -> Box? {
    let numbers = boxes[name]?.split(separator: " ").map { Double($0) } ?? []
    guard numbers.count >= 2, let width = numbers[0], let height = numbers[1] else { return nil }
    func number(_ place: Int) -> Double? { numbers.count > place ? numbers[place] : nil }
    return Box(
      size: Extent(width: width, height: height), margin: number(2), rise: number(3) ?? 0,
      shift: number(4) ?? 0, above: number(5) ?? 0, below: number(6) ?? 0)
  }

  static var measuredNames: [String] { boxes.keys.sorted() }

  static func drawing(of name: String) -> SymbolDrawing? {
    guard let text = drawings[name] else { return nil }
    if text.first == ":" { return SymbolDrawing(text.dropFirst()) }
    // A drawing that is that of another.
    let words = text.split(separator: " ")
    guard words.count > 1, words[0] == "=", let other = drawings[String(words[1])] else {
      return nil
    }
    let drawing =
      other.first == ":"
      ? SymbolDrawing(other.dropFirst()) : words[1] == name ? nil : self.drawing(of: "\(words[1])")
    return drawing?.turned(words.count > 2 ? words[2] : "")
  }

  private static func lines(
    of bytes: [UInt8], _ entry: (Substring) -> (String, Substring)?
  ) -> [String: Substring] {
    let text = String(decoding: bytes, as: UTF8.self)
    var entries: [String: Substring] = [:]
    for line in text.split(separator: "\n") where line.first != "#" {
      if let (name, rest) = entry(line) { entries[name] = rest }
    }
    return entries
  }
}
