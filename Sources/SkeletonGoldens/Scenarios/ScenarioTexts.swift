import SkeletonFrames
import SkeletonLifecycle
import SkeletonModel

/// The head of a scenario's text goldens.
private func head(_ document: String, _ scenario: String, _ variant: Variant) -> String {
  "document \(printable(document))\nscenario \(printable(scenario))\nvariant \(variant.slug)\n\n"
}

/// The log of a scenario in a variant, as a text golden: a line for each entry, with its
/// milliseconds, so that a change of one is a change of one line.
package func eventsText(
  of run: LoadingRun, document: String, scenario: String, variant: Variant
) -> String {
  var text = head(document, scenario, variant)
  func add(_ instant: Microseconds, _ word: String, _ rest: String) {
    text += "\(instant.milliseconds) \(word)" + (rest.isEmpty ? "" : "  \(rest)") + "\n"
  }
  var states = run.states[...]
  for entry in run.log {
    while let next = states.first, next.instant <= entry.instant {
      states.removeFirst()
      add(next.instant, "state", next.state.words)
    }
    add(entry.instant, entry.kind.rawValue, entry.fieldWords)
  }
  for last in states { add(last.instant, "state", last.state.words) }
  text += "\nends at \(run.end.milliseconds)\ntimers left \(run.timers)\n"
  return text
}

/// What a screen reader finds on the screen, as a text golden: the elements in reading order, at each
/// instant at which they change, and what the focus goes to as an error comes.
package func accessibilityText(
  of run: LoadingRun, _ screens: LoadingScreens, document: String, scenario: String,
  variant: Variant
) throws -> String {
  var text = head(document, scenario, variant)
  var lines = ElementLines()
  var focus: String?
  var cast: LoadingCast?
  for instant in run.changes {
    let frame = run.frame(at: instant)
    let now = LoadingCast(frame)
    if now == cast { continue }
    let found = try screens.elements(of: frame, run.plan)
    let nextFocus = found.focus?.line
    let isFirst = cast == nil
    cast = now
    let isNew = lines.become(found.elements)
    if !isNew, !isFirst, nextFocus == focus { continue }
    text += "\(instant.milliseconds)\n"
    if let nextFocus, nextFocus != focus { text += "  focus \(nextFocus)\n" }
    if lines.all.isEmpty { text += "  nothing\n" }
    for line in lines.all { text += line }
    focus = nextFocus
  }
  return text
}

/// What a screen reader finds in each state that is painted, as a text golden; with what is said as
/// the state comes, and what is hidden, and why.
package func accessibilityText(
  of screens: [AccessibilityScreen], document: String, variant: Variant
) -> String {
  var text = "document \(printable(document))\nvariant \(variant.slug)\n"
  for screen in screens {
    text += "\nstate \(screen.state.name)\n"
    if let words = screen.announcement { text += "announces \(JSON.string(words).text())\n" }
    if let focus = screen.focus { text += "focus \(focus.line)\n" }
    text += screen.elements.isEmpty ? "  nothing\n" : lines(of: screen.elements)
    if screen.placeholders > 0 { text += "  hidden placeholders: \(screen.placeholders)\n" }
  }
  return text
}

private func lines(of elements: [AccessibilityElement]) -> String {
  elements.map(\.textLine).joined()
}

/// The lines of what is found at one instant after the other. Where rows arrive one by one, nearly all of
/// it has been there before, and is not spelled again.
private struct ElementLines {
  private var elements: [AccessibilityElement] = []
  private(set) var all: [String] = []

  /// - Returns: Whether a line is another than before.
  mutating func become(_ next: [AccessibilityElement]) -> Bool {
    let head = Self.shared(elements, next)
    let tail = Self.shared(elements[head...].reversed(), next[head...].reversed())
    let old = head..<elements.count - tail
    let lines = next[head..<next.count - tail].map(\.textLine)
    elements = next
    if all[old].elementsEqual(lines) { return false }
    all.replaceSubrange(old, with: lines)
    return true
  }

  /// How many are the same from the beginning.
  private static func shared(
    _ some: some Sequence<AccessibilityElement>, _ others: some Sequence<AccessibilityElement>
  ) -> Int {
    var count = 0
    for (one, other) in zip(some, others) {
      guard one == other else { break }
      count += 1
    }
    return count
  }
}

extension AccessibilityElement {
  fileprivate var textLine: String {
    let indent = String(repeating: "  ", count: depth + 1)
    guard let hiding else { return "\(indent)\(line)\n" }
    return "\(indent)hidden \(line): \(hiding.words)\n"
  }
}
