/// One picture of a document in a variant.
package struct Case: Hashable, Sendable {
  /// The document's name, and the name of its folder among the goldens.
  package var document: String
  package var variant: Variant
  package var subject: Subject

  /// What it shows.
  package enum Subject: Hashable, Sendable {
    /// A state, and a phase if anything of it moves.
    case state(ScreenState, phase: Double?)
    /// The screen of a scenario at an instant.
    case instant(scenario: String, Microseconds)
  }

  package init(document: String, variant: Variant, subject: Subject) {
    self.document = document
    self.variant = variant
    self.subject = subject
  }

  package init(document: String, state: ScreenState, variant: Variant, phase: Double?) {
    self.init(document: document, variant: variant, subject: .state(state, phase: phase))
  }
}

extension Case {
  /// nil for an instant, which may show several.
  package var state: ScreenState? {
    guard case .state(let state, _) = subject else { return nil }
    return state
  }

  /// nil if nothing moves, and for an instant.
  package var phase: Double? {
    guard case .state(_, let phase) = subject else { return nil }
    return phase
  }

  /// The scenario it is an instant of.
  package var scenario: String? {
    guard case .instant(let scenario, _) = subject else { return nil }
    return scenario
  }

  /// nil for a state.
  package var instant: Microseconds? {
    guard case .instant(_, let instant) = subject else { return nil }
    return instant
  }

  /// The file name of the picture: `phase-0500.png`, `static.png`, `content.png`,
  /// `error-timeout.png`, `scenario-slow/t00350.png`.
  package var frame: String { frameName + ".png" }

  /// `frame` without the file extension, for pictures of another format.
  package var frameName: String {
    switch subject {
    case .state(.skeleton, nil): "static"
    case .state(.skeleton, let phase?): Self.frameName(ofPhase: phase)
    case .state(let state, nil): state.fileName
    case .state(let state, let phase?):
      state.fileName + "-" + Self.frameName(ofPhase: phase)
    case .instant(let scenario, let instant):
      GoldenName.folder(ofScenario: scenario) + "/" + Self.frameName(ofInstant: instant)
    }
  }

  package var name: GoldenName {
    GoldenName(document: document, variant: variant.slug, frame: frame)
  }

  /// The path of the golden within the goldens folder. `--filter` patterns are matched with it.
  package var path: String { name.path }

  /// `phase-0250`: the phase in thousandths, with four digits.
  package static func frameName(ofPhase phase: Double) -> String {
    "phase-" + String(Int((min(max(phase, 0), 1) * 1000).rounded())).padded(to: 4)
  }

  /// `t00350`, `t00016.667`: milliseconds with at least five digits, so that names sort by time, and
  /// three decimals where there are any.
  package static func frameName(ofInstant instant: Microseconds) -> String {
    let whole = String(instant / 1000).padded(to: 5)
    let rest = instant % 1000
    return "t" + whole + (rest == 0 ? "" : "." + String(rest).padded(to: 3))
  }
}

extension Snapshots {
  /// The pictures of a screen: one for each phase where it moves, else a single one.
  package func cases(
    of document: String, _ state: ScreenState, in variant: Variant, isMoving: Bool
  ) -> [Case] {
    (isMoving ? phases.map(Optional.some) : [nil]).map {
      Case(document: document, state: state, variant: variant, phase: $0)
    }
  }

  /// All pictures of a document that has these states, sorted by variant, then state, then phase.
  ///
  /// - Parameters:
  ///   - movesReduced: Whether something may move where motion is reduced.
  ///   - isMoving: Called only for variants in which something may move.
  package func cases<Refusal>(
    of document: String, states available: [ScreenState],
    movesReduced: @autoclosure () -> Bool = false,
    isMoving: (ScreenState, Variant) throws(Refusal) -> Bool
  ) throws(Refusal) -> [Case] {
    var cases: [Case] = []
    for variant in variants {
      for state in states ?? available {
        let mayMove = variant.motion == .full || movesReduced()
        let moves = mayMove ? try isMoving(state, variant) : false
        cases += self.cases(of: document, state, in: variant, isMoving: moves)
      }
    }
    return cases
  }
}

extension String {
  /// Zeros before it, as many as it takes.
  fileprivate func padded(to count: Int) -> String {
    String(repeating: "0", count: max(count - utf8.count, 0)) + self
  }
}
