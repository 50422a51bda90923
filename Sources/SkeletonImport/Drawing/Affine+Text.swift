import SkeletonModel

extension Affine {
  /// Whether upright rectangles stay upright.
  var isUpright: Bool {
    let size = abs(a) + abs(b) + abs(c) + abs(d)
    return abs(b) + abs(c) <= size * 1e-9 || abs(a) + abs(d) <= size * 1e-9
  }

  /// Whether it turns by a quarter, so that widths become heights.
  var isQuarter: Bool { isUpright && abs(b) > abs(a) }

  /// By how much it makes upright lengths longer: those across, and those down.
  var scale: Offset {
    isQuarter ? Offset(x: abs(c), y: abs(b)) : Offset(x: abs(a), y: abs(d))
  }

  func place(_ frame: Frame) -> Frame {
    let one = place(frame.origin)
    let other = place(Offset(x: frame.maxX, y: frame.maxY))
    return Frame(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
      height: abs(one.y - other.y))
  }
}

extension Affine {
  /// The value of a `transform` attribute, or of CSS's property; nil if it is none.
  static func read(_ text: String) -> Affine? {
    var result = Affine.identity
    var rest = text.trimmed[...]
    if rest == "none" { return result }
    var count = 0
    while !rest.isEmpty {
      count += 1
      guard count <= 100, let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"),
        open < close
      else { return nil }
      let name = rest[..<open].trimmed
      let numbers = rest[rest.index(after: open)..<close]
        .split { $0 == "," || $0.isWhitespace }.map { number(String($0)) }
      guard numbers.allSatisfy({ $0 != nil }),
        let step = one(name, numbers.compactMap(\.self))
      else { return nil }
      result = step.inside(result)
      rest = rest[rest.index(after: close)...].drop { $0 == "," || $0.isWhitespace }
    }
    return result.isFinite ? result : nil
  }

  private static func number(_ word: String) -> Double? {
    for (unit, factor) in [("px", 1.0), ("deg", 1.0), ("turn", 360.0), ("rad", 180 / .pi)]
    where word.hasSuffix(unit) {
      return plainNumber(String(word.dropLast(unit.count))).map { $0 * factor }
    }
    return plainNumber(word)
  }

  static func one(_ name: String, _ numbers: [Double]) -> Affine? {
    guard let first = numbers.first else { return nil }
    let second = numbers.count > 1 ? numbers[1] : nil
    switch name {
    case "translate": return Affine(e: first, f: second ?? 0)
    case "translateX": return Affine(e: first)
    case "translateY": return Affine(f: first)
    case "scale": return Affine(a: first, d: second ?? first)
    case "scaleX": return Affine(a: first)
    case "scaleY": return Affine(d: first)
    case "rotate", "rotateZ":
      let (cosine, sine) = (Double.cosine(degrees: first), Double.sine(degrees: first))
      let turn = Affine(a: cosine, b: sine, c: -sine, d: cosine)
      guard numbers.count == 3 else { return turn }
      let center = Offset(x: numbers[1], y: numbers[2])
      return Affine(e: -center.x, f: -center.y).inside(turn)
        .inside(Affine(e: center.x, f: center.y))
    case "skewX", "skewY":
      let cosine = Double.cosine(degrees: first)
      guard abs(cosine) > 1e-6 else { return nil }
      let slope = Double.sine(degrees: first) / cosine
      return name == "skewX" ? Affine(c: slope) : Affine(b: slope)
    case "matrix":
      guard numbers.count == 6 else { return nil }
      return Affine(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
    default: return nil
    }
  }
}
