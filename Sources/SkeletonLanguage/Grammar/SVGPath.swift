#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// The outline that SVG's path data says.
package func svgPath(_ data: String) throws(Failure) -> Path { try SVGPath.read(data) }

/// Reads the path data of SVG: all its commands, into lines and cubic curves.
struct SVGPath {
  private let text: [UInt8]
  private var at = 0
  private var elements: [Path.Element] = []
  private var current = Offset.zero
  private var start = Offset.zero
  private var lastCubic: Offset?
  private var lastQuadratic: Offset?

  private static let most = 100_000

  static func read(_ data: String) throws(Failure) -> Path {
    var reader = SVGPath(text: Array(data.utf8))
    try reader.readAll()
    return Path(reader.elements)
  }

  private init(text: [UInt8]) {
    self.text = text
  }

  private mutating func readAll() throws(Failure) {
    skipSeparators()
    var command: UInt8 = 0
    var isFirst = true
    while at < text.count {
      if isLetter(text[at]) {
        command = text[at]
        at += 1
      } else if isFirst || command == UInt8(ascii: "z") || command == UInt8(ascii: "Z") {
        throw Self.failure(at: at, "a command letter is due")
      } else if command == UInt8(ascii: "M") {
        command = UInt8(ascii: "L")
      } else if command == UInt8(ascii: "m") {
        command = UInt8(ascii: "l")
      }
      if isFirst, command | 0x20 != UInt8(ascii: "m") {
        throw Self.failure(at: 0, "path data begins with M")
      }
      isFirst = false
      try perform(command)
      skipSeparators()
      if elements.count > Self.most {
        throw Self.failure(at: at, "a path has at most \(Self.most) pieces")
      }
    }
    if isFirst { throw Self.failure(at: 0, "path data is empty") }
  }

  private mutating func perform(_ command: UInt8) throws(Failure) {
    let isRelative = command >= UInt8(ascii: "a")
    let base = isRelative ? current : .zero
    var cubic: Offset?
    var quadratic: Offset?
    switch Character(Unicode.Scalar(command | 0x20)) {
    case "m":
      current = try point(base)
      start = current
      elements.append(.move(current))
    case "l": line(to: try point(base))
    case "h": line(to: Offset(x: base.x + (try number()), y: current.y))
    case "v": line(to: Offset(x: current.x, y: base.y + (try number())))
    case "c":
      let first = try point(base)
      let second = try point(base)
      curve(first, second, try point(base))
      cubic = second
    case "s":
      let first = lastCubic.map { current + (current - $0) } ?? current
      let second = try point(base)
      curve(first, second, try point(base))
      cubic = second
    case "q":
      let control = try point(base)
      bend(control, try point(base))
      quadratic = control
    case "t":
      let control = lastQuadratic.map { current + (current - $0) } ?? current
      bend(control, try point(base))
      quadratic = control
    case "a":
      let radii = Offset(x: abs(try number()), y: abs(try number()))
      let tilt = try number()
      let isLarge = try flag()
      let isClockwise = try flag()
      try arc(radii, tilt, isLarge: isLarge, isClockwise: isClockwise, to: try point(base))
    case "z":
      elements.append(.close)
      current = start
    default:
      throw Self.failure(
        at: at - 1, "'\(Character(Unicode.Scalar(command)))' is no path command")
    }
    lastCubic = cubic
    lastQuadratic = quadratic
  }
}

extension SVGPath {
  private mutating func line(to point: Offset) {
    elements.append(.line(point))
    current = point
  }

  private mutating func curve(_ first: Offset, _ second: Offset, _ end: Offset) {
    elements.append(.cubic(first, second, end))
    current = end
  }

  private mutating func bend(_ control: Offset, _ end: Offset) {
    let first = current + (control - current) * (2.0 / 3)
    let second = end + (control - end) * (2.0 / 3)
    curve(first, second, end)
  }

  /// An elliptical arc by SVG's implementation notes, in pieces of a quarter turn at most.
  private mutating func arc(
    _ radii: Offset, _ tilt: Double, isLarge: Bool, isClockwise: Bool, to end: Offset
  ) throws(Failure) {
    guard radii.x > 0, radii.y > 0, end != current else {
      if end != current { line(to: end) }
      return
    }
    let cosine = Double.cosine(degrees: tilt)
    let sine = Double.sine(degrees: tilt)
    let half = (current - end) * 0.5
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    guard let radii = try Self.grown(radii, toReach: Offset(x: x, y: y), at: at) else {
      line(to: end)
      return
    }
    let excess = (x * x) / (radii.x * radii.x) + (y * y) / (radii.y * radii.y)
    let grow = excess > 1 ? excess.squareRoot() : 1
    let rx = radii.x * grow
    let ry = radii.y * grow
    let across = rx * rx * y * y + ry * ry * x * x
    let root = across == 0 ? 0 : (max(rx * rx * ry * ry - across, 0) / across).squareRoot()
    let factor = isLarge == isClockwise ? -root : root
    let cx = factor * rx * y / ry
    let cy = -factor * ry * x / rx
    let middle = (current + end) * 0.5
    let center = Offset(x: cosine * cx - sine * cy, y: sine * cx + cosine * cy) + middle
    let from = (atan2((y - cy) / ry, (x - cx) / rx) * 180 / .pi).settled
    let to = (atan2((-y - cy) / ry, (-x - cx) / rx) * 180 / .pi).settled
    var sweep = to - from
    if isClockwise, sweep < 0 { sweep += 360 }
    if !isClockwise, sweep > 0 { sweep -= 360 }
    guard abs(sweep) <= 720 else { throw Self.failure(at: at, "this arc cannot be drawn") }
    let pieces = max(Int((abs(sweep) / 90).rounded(.up)), 1)
    let step = sweep / Double(pieces)
    let tangent = (4.0 / 3 * tan(step / 4 * .pi / 180)).settled
    func place(_ degrees: Double, _ along: Double) -> Offset {
      let (c, s) = (Double.cosine(degrees: degrees), Double.sine(degrees: degrees))
      let (px, py) = (rx * (c - along * s), ry * (s + along * c))
      return Offset(x: cosine * px - sine * py, y: sine * px + cosine * py) + center
    }
    for piece in 0..<pieces {
      let a = from + step * Double(piece)
      let isLast = piece == pieces - 1
      curve(place(a, tangent), place(a + step, -tangent), isLast ? end : place(a + step, 0))
    }
  }
}

extension SVGPath {
  /// Radii that `arc` can square: very short ones, which have to grow for the arc to reach its end,
  /// are made longer before. nil if the arc is nothing but a line.
  private static func grown(
    _ radii: Offset, toReach half: Offset, at: Int
  ) throws(Failure) -> Offset? {
    guard max(abs(half.x), abs(half.y)) > 1e-30 else { return nil }
    guard min(radii.x, radii.y) < 0.001 else { return radii }
    let x = half.x / radii.x
    let y = half.y / radii.y
    let most = max(abs(x), abs(y))
    guard most.isFinite else { throw failure(at: at, "the arc's radii are too short") }
    let grow =
      most > 1 ? most * ((x / most) * (x / most) + (y / most) * (y / most)).squareRoot() : 1
    let grown = radii * grow
    guard max(grown.x, grown.y) <= 1_000_000_000 else {
      throw failure(at: at, "one of the arc's radii is too short beside the other")
    }
    return min(grown.x, grown.y) < 1e-30 ? nil : grown
  }
}

extension SVGPath {
  private func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  private func isDigit(_ index: Int) -> Bool {
    index < text.count && text[index] >= UInt8(ascii: "0") && text[index] <= UInt8(ascii: "9")
  }

  private static func failure(at offset: Int, _ message: String) -> Failure {
    Failure("at character \(offset + 1): \(message)")
  }

  private mutating func skipSeparators() {
    while at < text.count, text[at] == UInt8(ascii: ",") || text[at] <= 0x20 { at += 1 }
  }

  private mutating func point(_ base: Offset) throws(Failure) -> Offset {
    let x = try number()
    return base + Offset(x: x, y: try number())
  }

  private mutating func flag() throws(Failure) -> Bool {
    skipSeparators()
    guard at < text.count, text[at] == UInt8(ascii: "0") || text[at] == UInt8(ascii: "1") else {
      throw Self.failure(at: at, "an arc's flag is 0 or 1")
    }
    at += 1
    return text[at - 1] == UInt8(ascii: "1")
  }

  private mutating func number() throws(Failure) -> Double {
    skipSeparators()
    let first = at
    if at < text.count, text[at] == UInt8(ascii: "-") || text[at] == UInt8(ascii: "+") { at += 1 }
    while isDigit(at) { at += 1 }
    if at < text.count, text[at] == UInt8(ascii: ".") {
      at += 1
      while isDigit(at) { at += 1 }
    }
    if at < text.count, text[at] | 0x20 == UInt8(ascii: "e") {
      var ahead = at + 1
      if ahead < text.count, text[ahead] == UInt8(ascii: "-") || text[ahead] == UInt8(ascii: "+") {
        ahead += 1
      }
      if isDigit(ahead) {
        at = ahead
        while isDigit(at) { at += 1 }
      }
    }
    let word = String(decoding: text[first..<at], as: UTF8.self)
    let digits = word.drop { $0 == "+" || $0 == "-" }
    let spelt = (word.hasPrefix("-") ? "-" : "") + (digits.hasPrefix(".") ? "0" : "") + digits
    guard digits.contains(where: \.isNumber),
      let value = Double(spelt.hasSuffix(".") ? spelt + "0" : spelt), abs(value) <= 1_000_000
    else { throw Self.failure(at: first, "a number is due, of at most 1000000") }
    return value
  }
}
