import SkeletonLayout
import SkeletonModel

/// The rows of a tree that arrive one by one, and what they scroll in.
extension Placed {
  /// The number of the row that this is, of those named `items`.
  package func row(of items: String) -> Int? { node.row(of: items) }

  /// All rows inside, of those named `items`, by their numbers: of several of one number, the first.
  package func rows(of items: String) -> [Int: Placed] {
    var rows: [Int: Placed] = [:]
    func look(in placed: Placed) {
      if let row = placed.row(of: items), rows[row] == nil { rows[row] = placed }
      placed.children.forEach(look)
    }
    look(in: self)
    return rows
  }

  /// The frames of all rows, by their numbers: of several of one number, the first.
  package func rowFrames(of items: String) -> [Int: Frame] {
    var frames: [Int: Frame] = [:]
    func look(in placed: Placed) {
      if let row = placed.row(of: items) {
        if frames[row] == nil { frames[row] = placed.frame }
      } else {
        placed.children.forEach(look)
      }
    }
    look(in: self)
    return frames
  }

  /// The frame of the innermost vertical scroll view around the rows, or else of the first there is.
  package func verticalScroll(around items: String?) -> Frame? {
    (items.flatMap { scroll(around: $0) } ?? firstScroll)?.content
  }

  /// The innermost vertical scroll view around the rows; nil if they are in none.
  package func scroll(around items: String) -> Placed? {
    guard holdsRow(of: items) else { return nil }
    for child in children {
      if let inner = child.scroll(around: items) { return inner }
    }
    return ownScroll
  }

  /// Whether a row is in it, or it is one.
  package func holdsRow(of items: String) -> Bool {
    row(of: items) != nil || children.contains { $0.holdsRow(of: items) }
  }

  private var firstScroll: Placed? {
    if let ownScroll { return ownScroll }
    for child in children {
      if let inner = child.firstScroll { return inner }
    }
    return nil
  }

  private var ownScroll: Placed? {
    guard case .scroll(let scroll) = node.content, scroll.axis == .vertical else { return nil }
    return self
  }

  /// The same elsewhere, with all that is in it.
  func moved(by offset: Offset) -> Placed {
    var moved = Placed(
      node: node, frame: frame.moved(by: offset), content: content.moved(by: offset),
      parts: parts.map { $0.moved(by: offset) }, children: children.map { $0.moved(by: offset) })
    moved.ground = ground?.moved(by: offset)
    moved.mask = mask?.moved(by: offset)
    return moved
  }
}

extension Placed.Part {
  fileprivate func moved(by offset: Offset) -> Placed.Part {
    switch self {
    case .bar(let frame): .bar(frame.moved(by: offset))
    case .line(let frame, let origin, let line):
      .line(frame.moved(by: offset), origin: origin + offset, line)
    case .dot(let frame): .dot(frame.moved(by: offset))
    case .rule(let frame): .rule(frame.moved(by: offset))
    }
  }
}

extension Node {
  /// The number of the row that this is: `row[3]`, of those named `items`.
  package func row(of items: String) -> Int? {
    // By its bytes: each node is asked for each instant.
    guard let path, path.utf8.last == UInt8(ascii: "]"),
      let open = path.utf8.lastIndex(of: UInt8(ascii: "["))
    else { return nil }
    let before = path.utf8[..<open]
    let step = before.lastIndex(of: UInt8(ascii: "/")).map { before[before.index(after: $0)...] }
    guard (step ?? before).elementsEqual(items.utf8) else { return nil }
    return Int(path[path.utf8.index(after: open)...].dropLast())
  }

  package var isScroll: Bool { if case .scroll = content { true } else { false } }
}
