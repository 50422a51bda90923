import SkeletonModel

/// A path in the coordinates that cairo rounds to: whole 256ths of a pixel.
///
/// Paths that are equal here cover the same share of each pixel, although a sum of fractions may
/// have been rounded otherwise at another place of the canvas.
struct PenPath: Sendable {
  /// For each element, its verb and then its coordinates.
  fileprivate var words: [Int32] = []

  /// The number of bytes it takes.
  var size: Int { words.count * MemoryLayout<Int32>.stride }

  /// How a pen is moved, in pixels.
  enum Step {
    case move(Offset)
    case line(Offset)
    case cubic(Offset, Offset, Offset)
    case close
  }

  /// - Parameter origin: What becomes the origin.
  init(_ path: Path, from origin: Offset) {
    words.reserveCapacity(path.elements.count * 7)
    func add(_ point: Offset) {
      let point = point - origin
      words.append(Self.fixed(point.x))
      words.append(Self.fixed(point.y))
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        words.append(Self.move)
        add(to)
      case .line(let to):
        words.append(Self.line)
        add(to)
      case .cubic(let first, let second, let to):
        words.append(Self.cubic)
        add(first)
        add(second)
        add(to)
      case .close:
        words.append(Self.close)
      }
    }
  }

  private static let move: Int32 = 0
  private static let line: Int32 = 1
  private static let cubic: Int32 = 2
  private static let close: Int32 = 3

  private static let unit = 256.0

  /// cairo stores coordinates as 32-bit numbers; beyond 8 million pixels they overflow.
  private static func fixed(_ value: Double) -> Int32 {
    let reachable = max(-4_000_000, min(value, 4_000_000))
    return Int32((reachable * unit).rounded(.toNearestOrEven))
  }

  func forEach(_ body: (Step) -> Void) {
    var at = 0
    func point(_ number: Int) -> Offset {
      let place = at + 1 + 2 * number
      return Offset(x: Double(words[place]) / Self.unit, y: Double(words[place + 1]) / Self.unit)
    }
    while at < words.count {
      switch words[at] {
      case Self.move:
        body(.move(point(0)))
        at += 3
      case Self.line:
        body(.line(point(0)))
        at += 3
      case Self.cubic:
        body(.cubic(point(0), point(1), point(2)))
        at += 7
      default:
        body(.close)
        at += 1
      }
    }
  }
}

extension PenPath: Hashable {
  /// A text has thousands of words; different ones differ in some of these already.
  func hash(into hasher: inout Hasher) {
    hasher.combine(words.count)
    for at in stride(from: 1, to: words.count, by: max(words.count / 16, 1)) {
      hasher.combine(words[at])
    }
    if let last = words.dropLast().last { hasher.combine(last) }
  }
}
