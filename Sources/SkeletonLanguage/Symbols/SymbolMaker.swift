import SkeletonModel

/// Makes symbols of drawings by what their names say: filled, in a circle, crossed out, with a badge.
struct SymbolMaker {
  let weight: FontWeight
  /// Names are as long as authors write them.
  private var patience = 60

  init(weight: FontWeight) {
    self.weight = weight
  }

  struct Made {
    var shape: SymbolShape
    var box: Extent
    /// Whether it is an object, and not a sign.
    var hasBody = false
    /// How wide it is without the badge that hangs over its side.
    var widthWithoutBadge: Double?
    /// What it is called now.
    var name: String?
  }

  /// nil if there is no drawing.
  mutating func made(_ name: String) -> Made? {
    if let made = plain(name) { return made }
    for (word, other) in Self.others {
      let renamed = name.replacing(word, with: other)
      if renamed != name, var made = plain(renamed) {
        made.name = renamed
        return made
      }
    }
    return nil
  }

  /// Names that the system had, or has by now, for the same.
  private static let others = [
    ("backward", "left"), ("forward", "right"), ("leading", "left"), ("trailing", "right"),
    ("document", "doc"), ("line.horizontal.3", "line.3.horizontal"),
    ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
    ("trianglehead.", ""), ("text.page", "doc.text"), ("richtext.page", "doc.richtext"),
    ("text.doc", "doc.text"), ("percent", ""),
    ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.circlepath"),
  ]
}

// MARK: - Sizes

extension SymbolMaker {
  /// Half of how wide lines are.
  private var half: Double {
    switch weight {
    case .ultraLight: 0.012
    case .thin: 0.02
    case .light: 0.032
    case .regular: 0.0415
    case .medium: 0.0495
    case .semibold: 0.0565
    case .bold: 0.065
    case .heavy: 0.075
    case .black: 0.085
    }
  }

  /// How much larger symbols are than those of regular weight.
  private var growth: Double {
    switch weight {
    case .ultraLight: 0.95
    case .thin: 0.9625
    case .light: 0.975
    case .regular: 1
    case .medium: 1.026
    case .semibold: 1.034
    case .bold: 1.045
    case .heavy: 1.063
    case .black: 1.0706
    }
  }

  private func box(of name: String) -> Extent? {
    SymbolLibrary.box(of: name).map { $0.size * growth }
  }
}

// MARK: - Names

extension SymbolMaker {
  private mutating func plain(_ name: String) -> Made? {
    patience -= 1
    guard patience > 0 else { return nil }
    if let drawing = SymbolLibrary.drawing(of: name) {
      return drawn(drawing, name, filled: false)
    }
    if let made = badged(name) { return made }
    if let base = name.base(before: ".fill") {
      if let drawing = SymbolLibrary.drawing(of: base) {
        return drawing.canBeFilled ? drawn(drawing, name, filled: true) : nil
      }
      if let inner = base.base(before: ".slash") { return slashed(inner, as: name, filled: true) }
      return enclosed(base, as: name, filled: true)
    }
    if let base = name.base(before: ".slash") { return slashed(base, as: name, filled: false) }
    return enclosed(name, as: name, filled: false)
  }

  private func drawn(_ drawing: SymbolDrawing, _ name: String, filled: Bool) -> Made {
    let shape = drawing.shape(filled: filled, half: half).scaledFromSquare
    let plain = name.base(before: ".fill") ?? name
    let own = shape.extent.map { $0 * growth }
    let box = box(of: name) ?? box(of: plain) ?? own ?? .zero
    return Made(shape: shape.fitted(to: box), box: box, hasBody: drawing.hasBody)
  }

  /// A line across it, with a gap along it.
  private mutating func slashed(_ base: String, as name: String, filled: Bool) -> Made? {
    let made = filled ? plain(base + ".fill") ?? plain(base) : plain(base)
    guard let made else { return nil }
    let whole = box(of: name) ?? box(of: base + ".slash") ?? made.box
    let reach = max(min(whole.width, whole.height) / 2 - half, half)
    let line = SymbolShape.Polyline(
      points: [Offset(x: -reach, y: -reach), Offset(x: reach, y: reach)], isClosed: false)
    let shape = SymbolShape(
      parts: made.shape.parts + [
        .init(isCut: true, lines: [line], half: half * 3, isFilled: false),
        .init(lines: [line], half: half, isFilled: false),
      ])
    let box = box(of: name) ?? shape.extent ?? whole
    return Made(shape: shape.fitted(to: box), box: box, hasBody: true)
  }
}

// MARK: - In circles and other shapes

extension SymbolMaker {
  /// What signs may stand in, how far below its middle, and how large they are there.
  private static let enclosures: [String: (below: Double, width: Double, height: Double)] = [
    "circle": (0, 0.455, 0.49), "square": (0, 0.455, 0.47), "app": (0, 0.455, 0.47),
    "rectangle": (0, 0.5, 0.42), "triangle": (0.035, 0.3, 0.48), "octagon": (0, 0.43, 0.48),
    "diamond": (0, 0.43, 0.46), "seal": (0, 0.44, 0.46), "shield": (-0.03, 0.42, 0.44),
    "bubble": (-0.09, 0.5, 0.4), "message": (-0.05, 0.5, 0.42), "capsule": (0, 0.6, 0.4),
    "tv": (-0.07, 0.4, 0.36), "doc": (0.13, 0.4, 0.4), "folder": (0.08, 0.4, 0.36),
    "hexagon": (0, 0.43, 0.46),
  ]

  /// How high marks with a dot are there; the same in all that has room for them.
  private static let marks = ["exclamationmark": 0.515, "questionmark": 0.515, "info": 0.57]

  private mutating func enclosed(_ base: String, as name: String, filled: Bool) -> Made? {
    guard let dot = base.lastIndex(of: ".") else { return nil }
    let inner = String(base[..<dot])
    let enclosure = String(base[base.index(after: dot)...])
    guard let room = Self.enclosures[enclosure],
      let drawing = SymbolLibrary.drawing(of: enclosure == "bubble" ? "bubble.left" : enclosure),
      let sign = sign(inner)
    else { return nil }
    var around = drawn(drawing, enclosure, filled: filled)
    if let box = box(of: name) ?? box(of: base) ?? box(of: enclosure) {
      around = Made(shape: around.shape.fitted(to: box), box: box)
    }
    // Objects are larger there than signs, and a row of dots and lines below each other are wider.
    let side = (inner.hasPrefix("arrow.") ? 0.525 : 0.58) * growth
    let scale =
      if let height = Self.marks[inner] {
        min(height, room.height * 1.3) * growth / sign.box.height
      } else if sign.hasBody, enclosure != "bubble" {
        min(side / sign.box.width, side / sign.box.height)
      } else {
        min(
          room.width * growth * (isWideSign(inner) ? 1.3 : 1) / sign.box.width,
          room.height * growth / sign.box.height)
      }
    // The dot of a heavy mark stays apart from what is above it.
    let drawn =
      Self.marks[inner] == nil
      ? sign.shape.fitted(to: sign.box * scale).thinned(by: 0.88)
      : sign.shape.thinned(by: min(0.88, 0.05 / half)).fitted(to: sign.box * scale)
    let small = drawn.moved(by: Offset(x: 0, y: room.below))
    let shape = around.shape.asGround + (filled ? small.asCut : small).asSign
    return Made(shape: shape, box: around.box, hasBody: true)
  }

  private func isWideSign(_ name: String) -> Bool {
    name == "ellipsis" || name == "arrow.up.arrow.down" || name.hasPrefix("line.3.horizontal")
  }

  /// What stands in a circle: objects are filled there, and numbers have several digits.
  private mutating func sign(_ name: String) -> Made? {
    if name.count > 1, name.count < 4, name.allSatisfy(\.isNumber) { return number(name) }
    return plain(name + ".fill") ?? made(name)
  }

  private mutating func number(_ digits: String) -> Made? {
    var shape = SymbolShape()
    var x = 0.0
    for digit in digits {
      guard let made = plain(String(digit)) else { return nil }
      shape = shape + made.shape.moved(by: Offset(x: x + made.box.width / 2, y: 0))
      x += made.box.width + 0.12
    }
    let box = Extent(width: x - 0.12, height: 0.75)
    return Made(shape: shape.fitted(to: box), box: box)
  }
}

// MARK: - Badges

extension SymbolMaker {
  /// A small disc at a corner, with a sign cut out of it or none.
  private mutating func badged(_ name: String) -> Made? {
    let parts = name.split(separator: ".").map(String.init)
    let at = parts.firstIndex(of: "badge")
    // A sign beside a person is a badge without a circle.
    let isBare = at == nil && parts.count > 1 && Self.beside.contains(parts[parts.count - 1])
    guard let at = at ?? (isBare ? parts.count - 1 : nil), at > 0 else { return nil }
    var base = parts[..<at].joined(separator: ".")
    var sign = parts[(isBare ? at : at + 1)...]
    if sign.last == "fill" {
      sign.removeLast()
      if !base.hasSuffix(".fill") { base += ".fill" }
    }
    if isBare, parts[0] != "person" { return nil }
    guard let made = plain(base) else { return nil }
    let inner = sign.isEmpty ? nil : self.sign(sign.joined(separator: "."))
    let isDot = sign.isEmpty
    let radius = (isDot ? 0.236 : 0.256) * growth
    let box =
      box(of: name)
      ?? Extent(
        width: made.box.width + (isDot ? 0.1 : 0.22),
        height: made.box.height + (isDot ? 0.08 : 0.18))
    let down = isDot ? -1.0 : 1.0
    let middle = Offset(x: box.width / 2 - radius, y: down * (box.height / 2 - radius))
    let shape = made.shape.moved(
      by: Offset(
        x: -(box.width - made.box.width) / 2, y: -down * (box.height - made.box.height) / 2))
    func disc(_ radius: Double, cuts: Bool = false) -> SymbolShape.Part {
      let edge = SymbolShape.Polyline(
        points: SymbolShape.Polyline.disc(at: middle, radius: radius), isClosed: true)
      return .init(isCut: cuts, lines: [edge], half: 0, isFilled: true)
    }
    let small = inner.map { inner in
      let room = isBare ? 2 * radius : 1.05 * radius
      let scale = min(room / inner.box.width, room / inner.box.height)
      return inner.shape.fitted(to: inner.box * scale).thinned(by: 0.85).moved(by: middle)
    }
    var whole = shape
    if isBare {
      whole.parts += (small?.parts ?? []).map { part in
        var gap = part
        gap.isCut = true
        gap.half += half * 1.6
        return gap
      }
      whole.parts += small?.parts ?? []
    } else {
      whole.parts.append(disc(radius + half * 1.5, cuts: true))
      whole.parts.append(disc(radius))
      whole.parts += small?.asCut.parts ?? []
    }
    return Made(
      shape: whole.fitted(to: box), box: box, hasBody: true,
      widthWithoutBadge: isBare || isDot ? nil : min(made.box.width, box.width))
  }

  private static let beside: Set = ["questionmark", "checkmark", "xmark"]
}

extension SymbolShape {
  /// From a square of 24 to about the size of a symbol.
  fileprivate var scaledFromSquare: SymbolShape {
    mapped { Offset(x: ($0.x - 12) / 20, y: ($0.y - 12) / 20) }
  }

  /// With narrower lines.
  fileprivate func thinned(by factor: Double) -> SymbolShape {
    var thin = self
    for index in thin.parts.indices { thin.parts[index].half *= factor }
    return thin
  }
}

extension Extent {
  fileprivate static func * (a: Extent, k: Double) -> Extent {
    Extent(width: a.width * k, height: a.height * k)
  }
}

extension String {
  /// What stands before an ending; nil if it does not end so.
  fileprivate func base(before ending: String) -> String? {
    hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : nil
  }
}
