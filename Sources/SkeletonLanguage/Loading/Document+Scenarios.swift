import SkeletonModel

/// One way a load can go.
package struct Scenario: Sendable {
  package let name: String
  package let script: LoadingScript
  /// What to paint, in the order of time.
  package let instants: [Microseconds]
  /// What it is painted in.
  package let variants: [Variant]
}

extension Document {
  package var scenarioNames: [String] { scenarioFields.map(\.name) }

  package func scenario(_ name: String) -> Scenario? {
    scenarioFields.first { $0.name == name }.map { scenario(name, $0.value) }
  }

  /// Those painted in a variant, in the order of the text.
  func scenarios(in variant: Variant) -> [Scenario] {
    scenarioFields.filter { variants($0.value).contains(variant) }
      .map { scenario($0.name, $0.value) }
  }

  private func scenario(_ name: String, _ fields: Fields) -> Scenario {
    Scenario(
      name: name, script: loadingScript(fields[ScenarioForm.script] ?? Script()),
      instants: (fields[ScenarioForm.instants] ?? []).sorted(), variants: variants(fields))
  }

  private func variants(_ scenario: Fields) -> [Variant] {
    guard let own = scenario[ScenarioForm.snapshots] else { return [usualVariant] }
    return snapshots(ofScenario: own).variants
  }

  /// The axes of a scenario; one that it does not name has the first value of the document's.
  func snapshots(ofScenario own: Fields) -> Snapshots {
    let usual = snapshots.defaultVariant
    var chosen = Snapshots()
    chosen.axes = onCanvas(AxisChoice(own)).over(AxisChoice(usual))
    chosen.cover = own[SnapshotsForm.cover] ?? chosen.cover
    chosen.include = own[SnapshotsForm.include] ?? []
    chosen.exclude = own[SnapshotsForm.exclude] ?? []
    return chosen
  }

  /// All variants that anything is painted in: those of the states, then those of scenarios alone.
  package var variants: [Variant] { snapshots.variants + scenarioVariants }

  /// Each variant that some scenario is painted in.
  var variantsOfScenarios: [Variant] {
    scenarioFields.flatMap { variants($0.value) }.withoutRepeats
  }

  /// A script whose events were given one by one: `50ms:data`, `1s: {fail: timeout}`.
  ///
  /// - Parameter source: what messages call the place they were given in.
  package func script(
    of events: [String], source: String
  ) throws(DescriptionError) -> LoadingScript {
    var script = Script()
    var diagnostics: [Diagnostic] = []
    for text in events {
      do throws(DescriptionError) {
        script.events += try written(text, source)
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw DescriptionError(diagnostics) }
    return loadingScript(script)
  }

  private func written(
    _ text: String, _ source: String
  ) throws(DescriptionError) -> [(instant: Microseconds, event: ScriptEvent)] {
    let whole = SourceText(name: source, text: text)
    let start = Spot(whole, line: 1, column: 1)
    guard let colon = text.firstIndex(of: ":") else {
      throw DescriptionError([
        Diagnostic(
          at: start.position,
          "an instant and an event are due, as in 50ms:data, found '\(text)'")
      ])
    }
    let reading = Reading(
      theme: theme, documentParameters: Array(parameters.bindings.keys).sorted(),
      tokens: Tokens(tokens))
    let key = Tree(.scalar(Scalar(text: String(text[..<colon]).trimmed, isPlain: true)), at: start)
    let instant = reading.under(key: source, at: start) {
      reading.read(key, as: Form<Microseconds>.duration)
    }
    // Spaces in place of what was read, so that columns are those of the whole text.
    let rest = text[text.index(after: colon)...]
    let blank = String(repeating: " ", count: text[...colon].unicodeScalars.count)
    guard rest.contains(where: { !$0.isWhitespace }) else {
      throw DescriptionError([
        Diagnostic(at: start.position, "'\(text)' has no event after the instant, as in 50ms:data")
      ])
    }
    let tree = try Syntax.read(Array((blank + rest).utf8), file: source)
    let events = (tree.list ?? [tree]).compactMap { reading.event($0) }
    let found = reading.complaints.diagnostics
    guard let instant, found.isEmpty else { throw DescriptionError(found.unique.inOrder) }
    return events.map { (instant, $0) }
  }

  private func loadingScript(_ script: Script) -> LoadingScript {
    LoadingScript(
      script.events.compactMap { step in
        event(step.event).map {
          LoadingScript.Step(step.instant, $0, at: step.event.spot.position)
        }
      })
  }

  private func event(_ event: ScriptEvent) -> LoadingEvent? {
    guard let form = EventForm.maps.first(where: { $0.name == event.name })?.form else {
      return nil
    }
    let reading = Reading(theme: theme, tokens: Tokens(tokens))
    let own = event.value.entries?.filter { form.key($0.key) != nil }
    let others = event.value.entries?.filter { form.key($0.key) == nil } ?? []
    let known = own.map { Tree(.map($0), at: event.value.spot) } ?? event.value
    guard let fields = reading.fields(of: known, form, place: event.name, spot: event.spot) else {
      return nil
    }
    switch event.name {
    case "data": return .data(fields[EventForm.dataItems])
    case "empty": return .empty
    case "fail":
      let name = fields[EventForm.failError] ?? usualError
      return name.flatMap { loadingError(named: $0, others) }.map {
        .fail($0, items: fields[EventForm.failItems])
      }
    case "retry": return .retry(fields[EventForm.retryItems])
    case "refresh": return .refresh
    case "dismiss": return .dismiss
    case "tap": return .tap
    case "appear": return .appear
    case "disappear": return .disappear
    case "scroll":
      return fields[EventForm.scrollTo].map {
        .scroll(to: $0, speed: fields[EventForm.scrollSpeed] ?? 0)
      }
    case "fps": return fields[EventForm.rate].map { .fps($0) }
    case "memory": return fields[EventForm.megabytes].map { .memory($0) }
    case "set": return .set(others.map { .init($0.key, reading.json($0.value)) })
    case "server":
      guard fields[EventForm.serverType] == "error" else { return .server(nil) }
      return .server(loadingError(code: fields[EventForm.serverCode], others))
    default: return nil
    }
  }
}

/// Instants as the command line has them.
package enum Instant {
  /// A duration: `350ms`, `1.5s`, `0`; nil with the reason if it is none.
  package static func read(_ text: String) -> (value: Microseconds?, complaint: String) {
    switch Timespan.read(text) {
    case .value(let value): return (value, "")
    case .wrong(let hint):
      return (nil, "a duration is due: 300ms, or 1.5s" + (hint.isEmpty ? "" : "; " + hint))
    }
  }
}
