/// One picture of a document: a state in a variant, and a phase if anything moves.
package struct Case: Hashable, Sendable {
  /// The document's name, and the name of its folder among the goldens.
  package var document: String
  package var state: ScreenState
  package var variant: Variant
  /// nil if nothing moves.
  package var phase: Double?

  package init(document: String, state: ScreenState, variant: Variant, phase: Double?) {
    self.document = document
    self.state = state
    self.variant = variant
    self.phase = phase
  }
}

extension Case {
  /// The file name of the picture: `phase-0500.png`, `static.png`, `content.png`,
  /// `error-timeout.png`.
  package var frame: String { frameName + ".png" }

  /// `frame` without the file extension, for pictures of another format.
  package var frameName: String {
    switch (state, phase) {
    case (.skeleton, nil): "static"
    case (.skeleton, let phase?): Self.frameName(ofPhase: phase)
    case (_, nil): state.fileName
    case (_, let phase?): state.fileName + "-" + Self.frameName(ofPhase: phase)
    }
  }

  package var name: GoldenName {
    GoldenName(document: document, variant: variant.slug, frame: frame)
  }

  /// The path of the golden within the goldens folder. `--filter` patterns are matched with it.
  package var path: String { name.path }

  /// `phase-0250`: the phase in thousandths, with four digits.
  package static func frameName(ofPhase phase: Double) -> String {
    let digits = String(Int((min(max(phase, 0), 1) * 1000).rounded()))
    return "phase-" + String(repeating: "0", count: 4 - digits.count) + digits
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
  /// `isMoving` is called only for variants with full motion.
  package func cases<Refusal>(
    of document: String, states available: [ScreenState],
    isMoving: (ScreenState, Variant) throws(Refusal) -> Bool
  ) throws(Refusal) -> [Case] {
    var cases: [Case] = []
    for variant in variants {
      for state in states ?? available {
        let moves = variant.motion == .full ? try isMoving(state, variant) : false
        cases += self.cases(of: document, state, in: variant, isMoving: moves)
      }
    }
    return cases
  }
}
