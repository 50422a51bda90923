import SkeletonLifecycle
import SkeletonModel
import SkeletonRender

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

/// What a screen reader finds on the screen, as a text golden: the elements in the order of the
/// tree, at each instant at which they change.
package func accessibilityText(
  of run: LoadingRun, _ screens: LoadingScreens, document: String, scenario: String,
  variant: Variant
) throws -> String {
  var text = head(document, scenario, variant)
  var last: [String]?
  for instant in run.changes {
    let elements = try screens.elements(of: run.frame(at: instant), run.plan)
    if elements == last { continue }
    last = elements
    text += "\(instant.milliseconds)\n"
    text += elements.isEmpty ? "  nothing\n" : elements.map { "  \($0)\n" }.joined()
  }
  return text
}
