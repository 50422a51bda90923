import SkeletonModel

/// One drawing of "symbols.txt": operations on a square of 24.
struct SymbolDrawing {
  private var operations: [Operation]

  private struct Operation {
    var letter: Character
    /// By what the width of its line is multiplied.
    var factor: Double
    var lines: [SymbolShape.Polyline]
  }

  /// nil if it is not written as it should be: what is compiled in is tested.
  init?(_ text: Substring) {
    operations = []
    for part in text.split(separator: ";") {
      let part = part.drop { $0 == " " }
      guard let letter = part.first else { return nil }
      var rest = part.dropFirst()
      let factor = rest.prefix { $0 == "." || $0.isNumber }
      rest = rest.dropFirst(factor.count)
      guard let path = Self.path(rest) else { return nil }
      operations.append(
        Operation(letter: letter, factor: Double(factor) ?? 1, lines: Self.lines(of: path)))
    }
  }

  /// Whether it has a filled variant.
  var canBeFilled: Bool { operations.contains { "bdgixI".contains($0.letter) } }

  /// Whether it has a body, as an object does and a sign does not.
  var hasBody: Bool { operations.contains { "bfF".contains($0.letter) } }

  /// Not yet in a box.
  ///
  /// - Parameter half: Half of the width of its lines.
  func shape(filled: Bool, half: Double) -> SymbolShape {
    var shape = SymbolShape()
    for operation in operations {
      func add(_ factor: Double, fills: Bool = false, cuts: Bool = false) {
        shape.parts.append(
          SymbolShape.Part(
            isCut: cuts, lines: operation.lines, half: half * factor * operation.factor,
            isFilled: fills, isSign: "dh".contains(operation.letter)))
      }
      switch operation.letter {
      case "s": add(1)
      case "f": add(0, fills: true)
      case "F": add(1, fills: true)
      case "b": add(1, fills: filled)
      case "d": add(1, cuts: filled)
      case "h": add(0, fills: true, cuts: filled)
      case "o" where !filled: add(1)
      case "i" where filled: add(1)
      case "I" where filled: add(0, fills: true)
      case "k": add(3, cuts: true)
      case "g" where filled: add(3, cuts: true)
      case "K": add(0, fills: true, cuts: true)
      case "x" where filled: add(0, fills: true, cuts: true)
      default: break
      }
    }
    return shape
  }

  /// Turned or mirrored as a line of "symbols.txt" says.
  func turned(_ turn: Substring) -> SymbolDrawing? {
    let place: (Offset) -> Offset
    switch turn {
    case "": return self
    case "r90": place = { Offset(x: -$0.y, y: $0.x) }
    case "r180": place = { Offset(x: -$0.x, y: -$0.y) }
    case "r270": place = { Offset(x: $0.y, y: -$0.x) }
    case "x": place = { Offset(x: -$0.x, y: $0.y) }
    case "y": place = { Offset(x: $0.x, y: -$0.y) }
    default: return nil
    }
    var turned = self
    for index in turned.operations.indices {
      turned.operations[index].lines = operations[index].lines.map {
        SymbolShape.Polyline(points: $0.points.map(place), isClosed: $0.isClosed)
      }
    }
    return turned
  }
}

// MARK: - Paths

extension SymbolDrawing {
  /// Path data in which (x y r) and (x y rx ry) are ellipses and [x y width height radius] a rectangle.
  private static func path(_ text: Substring) -> Path? {
    var path = Path()
    var rest = text.drop { $0 == " " }
    while let first = rest.first {
      let closing: Character? = first == "(" ? ")" : first == "[" ? "]" : nil
      if let closing {
        guard let end = rest.firstIndex(of: closing) else { return nil }
        let numbers = rest[rest.index(after: rest.startIndex)..<end].split(separator: " ")
          .compactMap { Double($0) }
        guard let shape = first == "(" ? ellipse(numbers) : rectangle(numbers) else { return nil }
        path.elements += shape.elements
        rest = rest[rest.index(after: end)...]
      } else {
        let data = rest.prefix { $0 != "(" && $0 != "[" }
        do throws(Failure) {
          path.elements += try SVGPath.read(String(data)).elements
        } catch {
          return nil
        }
        rest = rest.dropFirst(data.count)
      }
      rest = rest.drop { $0 == " " }
    }
    return path.isEmpty ? nil : path
  }

  private static func ellipse(_ numbers: [Double]) -> Path? {
    guard numbers.count == 3 || numbers.count == 4 else { return nil }
    let (x, y, rx, ry) = (numbers[0], numbers[1], numbers[2], numbers[numbers.count - 1])
    return rounded(Frame(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry), rx, ry)
  }

  private static func rectangle(_ numbers: [Double]) -> Path? {
    guard numbers.count == 5 else { return nil }
    return rounded(
      Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      numbers[4], numbers[4])
  }

  private static func rounded(_ box: Frame, _ rx: Double, _ ry: Double) -> Path {
    let (x, y, right, bottom) = (box.x, box.y, box.x + box.width, box.y + box.height)
    // How far from a corner the control points of a quarter of a circle are.
    let (kx, ky) = (rx * 0.4477, ry * 0.4477)
    func at(_ x: Double, _ y: Double) -> Offset { Offset(x: x, y: y) }
    return Path([
      .move(at(x + rx, y)), .line(at(right - rx, y)),
      .cubic(at(right - kx, y), at(right, y + ky), at(right, y + ry)),
      .line(at(right, bottom - ry)),
      .cubic(at(right, bottom - ky), at(right - kx, bottom), at(right - rx, bottom)),
      .line(at(x + rx, bottom)),
      .cubic(at(x + kx, bottom), at(x, bottom - ky), at(x, bottom - ry)),
      .line(at(x, y + ry)), .cubic(at(x, y + ky), at(x + kx, y), at(x + rx, y)), .close,
    ])
  }

  /// Straight lines that are nowhere visibly off.
  private static func lines(of path: Path) -> [SymbolShape.Polyline] {
    var lines: [SymbolShape.Polyline] = []
    var points: [Offset] = []
    func end(isClosed: Bool) {
      if !points.isEmpty { lines.append(.init(points: points, isClosed: isClosed)) }
      points = []
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        end(isClosed: false)
        points = [to]
      case .line(let to): points.append(to)
      case .cubic(let first, let second, let to):
        points += flat(points.last ?? to, first, second, to)
      case .close: end(isClosed: true)
      }
    }
    end(isClosed: false)
    return lines
  }

  private static func flat(_ a: Offset, _ b: Offset, _ c: Offset, _ d: Offset) -> [Offset] {
    let bends = [a - b * 2 + c, b - c * 2 + d].map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
    let count = min(max(Int((max(bends[0], bends[1]) * 75).squareRoot().rounded(.up)), 1), 64)
    return (1...count).map { step in
      let t = Double(step) / Double(count)
      let u = 1 - t
      return a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t)
    }
  }
}
