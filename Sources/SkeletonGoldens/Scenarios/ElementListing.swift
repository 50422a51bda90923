import SkeletonFrames

/// The lines of what is found at an instant, after those of the instant before. Where rows arrive one by
/// one nearly all of it has been there before, and is counted, not spelled again.
struct ElementListing {
  /// More lines than this that stay are counted.
  private static let most = 6

  private(set) var text = ""
  /// Whether a line is another than before.
  private(set) var isNew = false
  /// How many lines have stayed since the last that has not; spelled as long as they are few.
  private var kept: (count: Int, lines: [String]) = (0, [])

  init(_ parts: [LoadingElements.Part], after before: [LoadingElements.Part]) {
    let head = shared(before, parts) { $0 === $1 }
    let tail = shared(before[head...].reversed(), parts[head...].reversed()) { $0 === $1 }
    let old = before[head..<before.count - tail]
    let new = parts[head..<parts.count - tail]
    for part in parts[..<head] { keep(part) }
    if old.count == new.count {
      for (one, other) in zip(old, new) {
        if one === other { keep(other) } else { replace(one.lines, other.lines) }
      }
    } else {
      spell(new, after: old)
    }
    for part in parts[(parts.count - tail)...] { keep(part) }
    spellKept()
  }

  /// What has moved up or down, because something else came or went.
  private mutating func spell(
    _ new: ArraySlice<LoadingElements.Part>, after old: ArraySlice<LoadingElements.Part>
  ) {
    let places = Dictionary(
      zip(old.map(ObjectIdentifier.init), old.indices), uniquingKeysWith: { first, _ in first })
    var rest = old
    var fresh: [LoadingElements.Part] = []
    for part in new {
      guard let place = places[ObjectIdentifier(part)], place >= rest.startIndex else {
        fresh.append(part)
        continue
      }
      replace(rest[..<place].flatMap(\.lines), fresh.flatMap(\.lines))
      keep(part)
      rest = rest[(place + 1)...]
      fresh = []
    }
    replace(rest.flatMap(\.lines), fresh.flatMap(\.lines))
  }

  private mutating func keep(_ part: LoadingElements.Part) {
    kept.count += part.elements.count
    if kept.count <= Self.most { kept.lines += part.lines }
  }

  private mutating func keep(_ lines: some Collection<String>) {
    kept.count += lines.count
    if kept.count <= Self.most { kept.lines += lines }
  }

  private mutating func replace(_ old: [String], _ new: [String]) {
    let head = shared(old, new, by: ==)
    let tail = shared(old[head...].reversed(), new[head...].reversed(), by: ==)
    keep(new[..<head])
    if head + tail < max(old.count, new.count) {
      isNew = true
      spellKept()
      for line in new[head..<new.count - tail] { text += line }
    }
    keep(new[(new.count - tail)...])
  }

  private mutating func spellKept() {
    if kept.count > Self.most {
      text += "  … \(kept.count) as before\n"
    } else {
      for line in kept.lines { text += line }
    }
    kept = (0, [])
  }
}

/// How many are the same from the beginning.
private func shared<Element>(
  _ some: some Sequence<Element>, _ others: some Sequence<Element>,
  by areSame: (Element, Element) -> Bool
) -> Int {
  var count = 0
  for (one, other) in zip(some, others) {
    guard areSame(one, other) else { break }
    count += 1
  }
  return count
}

extension LoadingElements.Part {
  fileprivate var lines: [String] { elements.map(\.textLine) }
}
