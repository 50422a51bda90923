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
  var last: (lines: String, focus: String?) = ("", nil)
  var cast: LoadingCast?
  for instant in run.changes {
    let frame = run.frame(at: instant)
    let now = LoadingCast(frame)
    if now == cast { continue }
    cast = now
    let found = try screens.elements(of: frame, run.plan)
    let texts = (
      lines: found.elements.isEmpty ? "  nothing\n" : lines(of: found.elements),
      focus: found.focus?.line
    )
    if texts == last { continue }
    text += "\(instant.milliseconds)\n"
    if let focus = texts.focus, focus != last.focus { text += "  focus \(focus)\n" }
    text += texts.lines
    last = texts
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
  elements.map { element in
    let indent = String(repeating: "  ", count: element.depth + 1)
    guard let hiding = element.hiding else { return "\(indent)\(element.line)\n" }
    return "\(indent)hidden \(element.line): \(hiding.words)\n"
  }.joined()
}
