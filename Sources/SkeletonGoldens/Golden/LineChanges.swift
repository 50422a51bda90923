/// A line-by-line difference of two texts, with context.
package struct LineChanges: Hashable {
  package struct Hunk: Hashable {
    /// The number of its first line in the text before and in the text after, counted from 1.
    package var before: Int
    package var after: Int
    package var lines: [Line]
  }

  package struct Line: Hashable {
    package enum Kind: String { case same = " ", removed = "-", added = "+" }
    package var kind: Kind
    package var text: String
  }

  package private(set) var hunks: [Hunk] = []
  /// How many changed lines are left out.
  package private(set) var left = 0

  /// - Parameters:
  ///   - around: The number of unchanged lines shown around a change.
  ///   - limit: The maximum number of lines.
  package init(from before: String, to after: String, around: Int = 3, limit: Int = 400) {
    let all = Self.lines(from: Self.split(before), to: Self.split(after))
    let changed = all.indices.filter { all[$0].kind != .same }
    var numbers = (before: 1, after: 1)
    var next = 0
    var listed = 0
    var isOpen = false
    for (index, line) in all.enumerated() {
      while next < changed.count, changed[next] < index - around { next += 1 }
      let isNear = next < changed.count && changed[next] <= index + around
      if isNear, listed < limit {
        if !isOpen { hunks.append(Hunk(before: numbers.before, after: numbers.after, lines: [])) }
        hunks[hunks.count - 1].lines.append(line)
        listed += 1
      } else if line.kind != .same {
        left += 1
      }
      isOpen = isNear
      if line.kind != .added { numbers.before += 1 }
      if line.kind != .removed { numbers.after += 1 }
    }
  }

  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The maximum number of pairs of lines to compare. Beyond it, finding the shortest difference
  /// would take too long, and all lines count as replaced.
  private static let pairs = 4_000_000

  private static func lines(from old: [Substring], to new: [Substring]) -> [Line] {
    let head = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed())
      .prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let gone = old[head..<(old.count - tail)]
    let come = new[head..<(new.count - tail)]
    func lines(_ kind: Line.Kind, _ texts: ArraySlice<Substring>) -> [Line] {
      texts.map { Line(kind: kind, text: String($0)) }
    }
    var middle = lines(.removed, gone) + lines(.added, come)
    if gone.count * come.count <= pairs {
      middle = shortest(from: Array(gone), to: Array(come))
    }
    return lines(.same, old[..<head]) + middle + lines(.same, old[(old.count - tail)...])
  }

  private static func shortest(from old: [Substring], to new: [Substring]) -> [Line] {
    let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var place = (old: 0, new: 0)
    while place.old < old.count || place.new < new.count {
      var gone: [Line] = []
      var come: [Line] = []
      while place.old < old.count, removed.contains(place.old) {
        gone.append(Line(kind: .removed, text: String(old[place.old])))
        place.old += 1
      }
      while place.new < new.count, added.contains(place.new) {
        come.append(Line(kind: .added, text: String(new[place.new])))
        place.new += 1
      }
      lines += paired(gone, come)
      if place.old < old.count, place.new < new.count {
        lines.append(Line(kind: .same, text: String(old[place.old])))
        place = (place.old + 1, place.new + 1)
      }
    }
    return lines
  }

  /// If as many lines were added as were removed, they are probably the same nodes, and are shown
  /// in pairs.
  private static func paired(_ gone: [Line], _ come: [Line]) -> [Line] {
    guard gone.count == come.count else { return gone + come }
    return zip(gone, come).flatMap { [$0, $1] }
  }
}
