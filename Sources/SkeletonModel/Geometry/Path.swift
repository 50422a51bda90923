/// An outline of straight lines and cubic curves, filled by the non-zero rule.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Offset)
    case line(Offset)
    case cubic(Offset, Offset, Offset)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  package var isEmpty: Bool { elements.isEmpty }
}

extension Path {
  /// The path with every point transformed.
  package func map(_ place: (Offset) -> Offset) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let to): .move(place(to))
        case .line(let to): .line(place(to))
        case .cubic(let first, let second, let to): .cubic(place(first), place(second), place(to))
        case .close: .close
        }
      })
  }

  /// As SVG has it.
  package var data: String {
    func point(_ point: Offset) -> String {
      "\(point.x.threeDecimals) \(point.y.threeDecimals)"
    }
    return elements.map { element in
      switch element {
      case .move(let to): "M\(point(to))"
      case .line(let to): "L\(point(to))"
      case .cubic(let first, let second, let to): "C\(point(first)) \(point(second)) \(point(to))"
      case .close: "Z"
      }
    }.joined()
  }

  /// What the points of its outlines, those of curves' controls too, enclose: below zero where most of
  /// it turns left; y grows downwards.
  package var area: Double {
    var sum = 0.0
    var (start, last) = (Offset.zero, Offset.zero)
    func add(_ next: Offset) {
      sum += last.x * next.y - next.x * last.y
      last = next
    }
    for element in elements {
      switch element {
      case .move(let to): (start, last) = (to, to)
      case .line(let to): add(to)
      case .cubic(let first, let second, let to): [first, second, to].forEach(add)
      case .close: add(start)
      }
    }
    return sum / 2
  }

  /// The bounding box of all points, including control points; nil if the path is empty.
  package var bounds: Frame? {
    var low = Offset(x: .infinity, y: .infinity)
    var high = Offset(x: -.infinity, y: -.infinity)
    func include(_ point: Offset) {
      low = Offset(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Offset(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): include(to)
      case .cubic(let first, let second, let to):
        include(first)
        include(second)
        include(to)
      case .close: break
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return Frame(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
