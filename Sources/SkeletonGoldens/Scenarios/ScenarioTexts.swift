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
/// instant at which they change, and what the focus goes to as an error comes. Of many that stay, it
/// has their number.
package func accessibilityText(
  of run: LoadingRun, _ screens: LoadingScreens, document: String, scenario: String,
  variant: Variant
) throws -> String {
  var text = head(document, scenario, variant)
  var reader = LoadingReader(screens, run.plan)
  var before: LoadingElements?
  for (instant, stage) in run.stages {
    let found = try reader.elements(of: stage, at: instant)
    let focus = found.focus?.line
    let knownFocus = before?.focus?.line
    let listing = ElementListing(found.parts, after: before?.parts ?? [])
    let isNew = before == nil || listing.isNew || focus != knownFocus
    before = found
    guard isNew else { continue }
    text += "\(instant.milliseconds)\n"
    if let focus, focus != knownFocus { text += "  focus \(focus)\n" }
    text += listing.text.isEmpty ? "  nothing\n" : listing.text
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

extension AccessibilityElement {
  var textLine: String {
    let indent = String(repeating: "  ", count: depth + 1)
    guard let hiding else { return "\(indent)\(line)\n" }
    return "\(indent)hidden \(line): \(hiding.words)\n"
  }
}
