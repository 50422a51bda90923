import SkeletonLanguage
import SkeletonModel

/// Reads boneyard's `.bones.json`: placeholders at places, for one width or for several.
///
/// A bone is `[x, y, w, h, r]` or a map of these; x and w are percents of the container's width, y
/// and h are pixels. What boneyard paints counts, not what it captured: containers are not painted,
/// and a bone with a radius of 50 % that is nearly as wide as high is a circle.
struct BonesReader {
  private var notes: ImportNotes
  private let origin: String

  private init(_ notes: ImportNotes, _ origin: String) {
    self.notes = notes
    self.origin = origin
  }

  static func read(
    _ tree: Tree, name: String, origin: String, _ notes: inout ImportNotes
  ) -> [Sketch] {
    var reader = BonesReader(notes, origin)
    let sketches = reader.readFile(tree, name)
    notes = reader.notes
    return sketches
  }

  /// Whether a tree has the form of such a file.
  static func recognizes(_ tree: Tree) -> Bool {
    if tree["breakpoints"] != nil || tree["bones"] != nil { return true }
    guard let entries = tree.entries, !entries.isEmpty else { return false }
    return entries.contains { $0.value["breakpoints"] != nil || $0.value["bones"] != nil }
  }

  private mutating func readFile(_ tree: Tree, _ name: String) -> [Sketch] {
    if let breakpoints = tree["breakpoints"] { return [readAll(breakpoints, name)] }
    if tree["bones"] != nil {
      let capture = readCapture(tree, from: 0, label: "the bones")
      return [sketch(capture.map { [$0] } ?? [], name, tree)]
    }
    return (tree.entries ?? []).prefix(1000).compactMap { entry in
      if let breakpoints = entry.value["breakpoints"] { return readAll(breakpoints, entry.key) }
      guard entry.value["bones"] != nil else {
        if !entry.key.hasPrefix("_") {
          note(entry.keySpot, entry.key, "has no bones; left out")
        }
        return nil
      }
      let capture = readCapture(entry.value, from: 0, label: "the bones")
      return sketch(capture.map { [$0] } ?? [], entry.key, entry.value)
    }
  }

  private mutating func note(_ spot: Spot, _ value: String, _ outcome: String) {
    notes.add(at: spot.position, value, outcome)
  }
}

// MARK: - Breakpoints

extension BonesReader {
  /// What was captured at a width.
  private struct Capture {
    var from: Double
    var width: Double
    var height: Double
    var pieces: [Sketch.Piece]
    var containers: Int
    var name: String?
  }

  private static let most = 32

  private mutating func readAll(_ breakpoints: Tree, _ name: String) -> Sketch {
    var captures: [Capture] = []
    guard let entries = breakpoints.entries, !entries.isEmpty else {
      note(breakpoints.spot, "breakpoints", "there are none, so the document is empty")
      return sketch([], name, breakpoints)
    }
    var isNamedOtherwise = false
    if entries.count > Self.most {
      note(
        entries[Self.most].keySpot, "breakpoints",
        "of more than \(Self.most), the rest was left out")
    }
    for entry in entries.prefix(Self.most) {
      guard let exact = plainNumber(entry.key), exact >= 0, exact <= Limits.length else {
        note(entry.keySpot, "breakpoint '\(entry.key)'", "is no width; left out")
        continue
      }
      // As finely as names of width classes tell them apart.
      let from = (exact * 1000).rounded() / 1000
      if let last = captures.last, last.from > from {
        note(
          entry.keySpot, "breakpoint \(entry.key)",
          "stands after \(last.from.threeDecimals), which is wider; sorted")
      }
      if captures.contains(where: { $0.from == from }) {
        note(entry.keySpot, "breakpoint \(entry.key)", "is given twice; the first one was taken")
        continue
      }
      guard let capture = readCapture(entry.value, from: from, label: "breakpoint \(entry.key)")
      else { continue }
      if let viewport = entry.value["viewportWidth"]?.scalar.flatMap({ plainNumber($0.text) }),
        viewport != from, !isNamedOtherwise
      {
        isNamedOtherwise = true
        note(
          entry.keySpot, "breakpoint \(entry.key)",
          "says its viewport is \(viewport.threeDecimals) wide; boneyard takes the bones from "
            + "\(entry.key) on, and so does the document")
      }
      if capture.pieces.isEmpty {
        note(
          entry.keySpot, "breakpoint \(entry.key)",
          capture.containers > 0
            ? "has nothing but containers, of which boneyard paints nothing; so it is empty"
            : capture.width == 0
              ? "has no bones and no width, as if captured while hidden; left out"
              : "has no bones to paint; left out")
      }
      if !capture.pieces.isEmpty || capture.containers > 0 {
        captures.append(capture)
      }
    }
    return sketch(captures.sorted { $0.from < $1.from }, name, breakpoints)
  }

  private mutating func sketch(_ captures: [Capture], _ name: String, _ tree: Tree) -> Sketch {
    let own = captures.compactMap(\.name).first
    var sketch = Sketch(
      name: name, title: own == name ? nil : own, origin: origin,
      canvas: Extent(width: 393, height: 100), isAsHighAsContent: true,
      placeholder: Self.bone, panels: [])
    sketch.motion = .pulse(Self.bone, Self.lit, duration: 1.8)
    guard let first = captures.first else {
      if tree.entries?.isEmpty == false { note(tree.spot, "bones", "the document is empty") }
      sketch.panels = [Sketch.Panel(height: 1)]
      return sketch
    }
    sketch.canvas = Extent(width: Self.width(ownWidth(first, tree)), height: first.height)
    for (index, capture) in captures.enumerated() {
      var panel = Sketch.Panel(height: capture.height, pieces: capture.pieces)
      if captures.count > 1 {
        panel.widthClass = (
          "from\(capture.from.threeDecimals.replacing(".", with: "-"))",
          index == 0 ? 0 : capture.from
        )
      }
      var remarks = ["Captured at a width of \(capture.width.threeDecimals)."]
      if capture.containers > 0 {
        remarks.append(
          "boneyard paints nothing of containers; \(capture.containers) "
            + (capture.containers == 1 ? "was" : "were") + " left out.")
      }
      panel.remark = remarks.joined(separator: " ")
      sketch.panels.append(panel)
      // As it was captured, if these are the bones for that width.
      let next = index + 1 < captures.count ? captures[index + 1].from : .infinity
      let isOwn = capture.width >= (index == 0 ? 1 : capture.from) && capture.width < next
      let width = index == 0 ? sketch.canvas.width : capture.width
      sketch.widths.append(Self.width(isOwn ? width : capture.from))
    }
    return sketch
  }

  /// How wide the first container was, unless bones in it were too narrow to be seen.
  private mutating func ownWidth(_ first: Capture, _ tree: Tree) -> Double {
    guard first.width > 0 else { return first.from }
    let isHairline = first.pieces.contains { piece in
      if case .percent(let share) = piece.width { share / 100 * first.width < 0.5 } else { false }
    }
    guard isHairline, first.from > first.width else { return first.width }
    note(
      tree.spot, "width: \(first.width.threeDecimals)",
      "is so narrow that bones vanish in it; the canvas is \(first.from.threeDecimals) wide")
    return first.from
  }

  private static let widest = Double(Limits.side) / 2

  /// One that a picture can have.
  private static func width(_ width: Double) -> Double { min(max(width, 1), widest) }

  private static func grey(_ level: Double) -> Color {
    Color(red: level / 255, green: level / 255, blue: level / 255)
  }
  private static let bone = Sketch.Shade(grey(240), dark: grey(34))
  private static let lit = Sketch.Shade(grey(245), dark: grey(38))
}

// MARK: - Bones

extension BonesReader {
  /// A number, or nil with a note.
  private mutating func number(_ tree: Tree?, _ what: String, _ at: Spot) -> Double? {
    guard let tree, let scalar = tree.scalar, let value = plainNumber(scalar.text),
      abs(value) <= Limits.length
    else {
      note(tree?.spot ?? at, what, "is no number that can be used (\(tree?.found ?? "missing"))")
      return nil
    }
    if !scalar.isPlain { note(tree.spot, what, "is a text; taken as the number \(scalar.text)") }
    return value
  }

  private mutating func readCapture(_ tree: Tree, from: Double, label: String) -> Capture? {
    guard let bones = tree["bones"]?.list else {
      note(tree["bones"]?.spot ?? tree.spot, label, "has no list of bones; left out")
      return nil
    }
    let width = number(tree["width"], "\(label): width", tree.spot) ?? 0
    if width != 0, width != Self.width(width) {
      note(
        tree["width"]?.spot ?? tree.spot, "\(label): width",
        "is \(width.threeDecimals), and no picture is; drawn at "
          + Self.width(width).threeDecimals)
    }
    var height = number(tree["height"], "\(label): height", tree.spot) ?? 0
    var capture = Capture(
      from: from, width: max(width, 0), height: 0, pieces: [], containers: 0,
      name: tree["name"]?.scalar?.text)
    var reach = 0.0
    var seen: [Sketch.Piece: Int] = [:]
    for (index, bone) in bones.prefix(20_000).enumerated() {
      let what = "\(label), bone \(index)"
      guard let piece = readBone(bone, what, capture.width, height, &capture.containers) else {
        continue
      }
      reach = max(reach, piece.y + piece.height)
      if let first = seen[piece] {
        note(bone.spot, what, "lies exactly on bone \(first); left out")
        continue
      }
      seen[piece] = index
      capture.pieces.append(piece)
    }
    if height <= 0, reach > 0 {
      note(
        tree["height"]?.spot ?? tree.spot, "\(label): height",
        "is \(height.threeDecimals), though bones reach down to \(reach.threeDecimals); taken as that"
      )
      height = reach.rounded(.up)
    } else if reach > height + 1 {
      note(
        tree["height"]?.spot ?? tree.spot, "\(label): height",
        "is \(height.threeDecimals), though bones reach down to \(reach.threeDecimals); they are cut"
      )
    }
    capture.height = min(max(height, 1), Self.widest)
    return capture
  }

  private mutating func readBone(
    _ bone: Tree, _ what: String, _ container: Double, _ containerHeight: Double,
    _ containers: inout Int
  ) -> Sketch.Piece? {
    var fields: [Tree?]
    if let list = bone.list {
      guard (5...6).contains(list.count) else {
        note(bone.spot, what, "has \(list.count) values where 5 or 6 are due; left out")
        return nil
      }
      fields = list + Array(repeating: nil, count: 6 - list.count)
    } else if bone.entries != nil {
      fields = ["x", "y", "w", "h", "r", "c"].map { bone[$0] }
    } else {
      note(bone.spot, what, "is neither a list nor a map; left out")
      return nil
    }
    if fields[5]?.scalar?.text == "true" {
      containers += 1
      return nil
    }
    let numbers = zip(["x", "y", "w", "h"], fields).map { name, field in
      number(field, "\(what): \(name)", bone.spot)
    }
    guard let x = numbers[0], let y = numbers[1], let w = numbers[2], let h = numbers[3] else {
      return nil
    }
    guard abs(x) <= 10_000, w <= 10_000 else {
      note(
        bone.spot, what, "is more than 100 times as wide as its container, or as far off; left out")
      return nil
    }
    guard w > 0, h > 0 else {
      note(
        bone.spot, what, "is \(w.threeDecimals) % × \(h.threeDecimals), so it has no area; left out"
      )
      return nil
    }
    if x < -0.5 || x + w > 100.5 {
      note(
        bone.spot, what,
        "reaches from \(x.threeDecimals) % to \((x + w).threeDecimals) % of its container; it is cut"
          + (w > 100 ? " (were x and w meant as pixels?)" : ""))
    }
    if y < -0.5 || containerHeight > 0 && y >= containerHeight {
      note(
        bone.spot, what,
        "begins at \(y.threeDecimals), outside its container, which is "
          + "\(containerHeight.threeDecimals) high")
    }
    var piece = Sketch.Piece(
      shape: .block(.none), x: .percent(x), y: y, width: .percent(w), height: h)
    piece.width = .percent(Self.narrowed(w, from: x, in: container))
    let across = w / 100 * container
    if let radius = fields[4], let text = radius.scalar?.text.trimmed {
      if text == "50%" {
        if container > 0, abs(across - h) < 4 {
          piece.shape = .circle
          piece.width = .points(h)
        } else {
          piece.shape = .ellipse
        }
      } else if let radii = BoneRadius.read(text, Extent(width: across, height: h)) {
        piece.shape = .block(radii)
      } else {
        note(radius.spot, "\(what): r", "is no radius (\(radius.found)); taken as 0")
      }
    } else {
      note(fields[4]?.spot ?? bone.spot, "\(what): r", "is missing; taken as 0")
    }
    return piece
  }
}

extension BonesReader {
  /// A width in percent whose right edge comes to lie on the pixel where a browser has it.
  ///
  /// A browser lays out in whole 64ths of a pixel, always rounded down, so that an edge at half a
  /// pixel or a hair beyond falls to the left, and a node's falls to the right.
  private static func narrowed(_ w: Double, from x: Double, in container: Double) -> Double {
    func laidOut(_ percent: Double) -> Double {
      (percent / 100 * container * 64).rounded(.down) / 64
    }
    let edge = (x + w) / 100 * container
    let browsers = laidOut(x) + laidOut(w)
    guard container > 0, x >= 0, (edge + 0.5).rounded(.down) > (browsers + 0.5).rounded(.down)
    else { return w }
    return max(w - (edge - browsers + 0.001) / container * 100, w / 2)
  }
}

/// A radius as in CSS: `8`, `4px 4px 0px 0px`, `25%`, `10px / 5px`.
enum BoneRadius {
  /// nil if it is none. Where two corners are longer than the side they share, all are made
  /// smaller, as in CSS.
  static func read(_ text: String, _ extent: Extent) -> Sketch.Radii? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, let across = four(first, extent.width),
      let down = parts.count == 2 ? four(parts[1], extent.height) : four(first, extent.height)
    else { return nil }
    var share = 1.0
    // Equal corners shrink where they are painted, which may be wider than here.
    let isEven = (across + down).allSatisfy { $0 == across[0] }
    let width = isEven ? .infinity : extent.width
    let sums = [
      (across[0] + across[1], width), (across[3] + across[2], width),
      (down[0] + down[3], extent.height), (down[1] + down[2], extent.height),
    ]
    for (sum, side) in sums where sum > side && side > 0 { share = min(share, side / sum) }
    var radii = Sketch.Radii()
    func corner(_ index: Int) -> Offset {
      Offset(x: across[index] * share, y: down[index] * share)
    }
    radii.topLeft = corner(0)
    radii.topRight = corner(1)
    radii.bottomRight = corner(2)
    radii.bottomLeft = corner(3)
    return radii
  }

  /// From the top left, clockwise.
  private static func four(_ text: Substring, _ side: Double) -> [Double]? {
    let words = text.split(whereSeparator: \.isWhitespace)
    let lengths = words.map { word -> Double? in
      guard let points = Length.read(.text(String(word)))?.points(of: side), points >= 0,
        points.isFinite
      else { return nil }
      return min(points, 100_000)
    }
    guard (1...4).contains(lengths.count), lengths.allSatisfy({ $0 != nil }) else { return nil }
    let all = lengths.compactMap(\.self)
    switch all.count {
    case 1: return [all[0], all[0], all[0], all[0]]
    case 2: return [all[0], all[1], all[0], all[1]]
    case 3: return [all[0], all[1], all[2], all[1]]
    default: return all
    }
  }
}
