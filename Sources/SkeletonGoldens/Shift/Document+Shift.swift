import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

extension Document {
  /// The states whose trees take the skeleton's place: each error case by itself, as its texts may
  /// be longer.
  ///
  /// An error that lies over the others, or takes the place of single rows, leaves the skeleton where
  /// it is.
  package var statesAfterSkeleton: [ScreenState] {
    guard has(.skeleton) else { return [] }
    return states.flatMap { state -> [ScreenState] in
      switch state {
      case .skeleton: []
      case .content, .empty: [state]
      case .error:
        lifecycle.errorPlacement == .replace ? errorCases.map { .error($0) } : []
      }
    }
  }

  /// The skeleton in a variant against all that can take its place. Error cases that shift alike are
  /// told once, as `error`.
  package func layoutShifts(
    in variant: Variant, shaper: TextShaper
  ) throws(DescriptionError) -> [LayoutShift] {
    try layoutShifts(to: statesAfterSkeleton, in: variant, shaper: shaper).withErrorsMerged
  }

  /// The skeleton in a variant against some of `statesAfterSkeleton`, one by one.
  package func layoutShifts(
    to others: [ScreenState], in variant: Variant, shaper: TextShaper
  ) throws(DescriptionError) -> [LayoutShift] {
    guard !others.isEmpty else { return [] }
    var tokens = VariantTokens(variant)
    let skeleton = try place(screen(.skeleton, with: &tokens), shaper: shaper)
    var shifts: [LayoutShift] = []
    for state in others {
      shifts.append(
        LayoutShift(
          skeleton, try place(screen(state, with: &tokens), shaper: shaper),
          items: state == .content && hasOwnLoading ? lifecycle.items : nil,
          limit: lifecycle.budget.shift,
          isWaived: waived[.rows] != nil))
    }
    return shifts
  }
}

extension [LayoutShift] {
  fileprivate var withErrorsMerged: [LayoutShift] {
    let errors = filter { if case .error = $0.state { true } else { false } }
    guard let first = errors.first, errors.allSatisfy({ $0.isSame(as: first) }) else {
      return self
    }
    var one = first
    one.state = .error(nil)
    return filter { if case .error = $0.state { false } else { true } } + [one]
  }
}

extension LayoutShift {
  /// Whether only the state differs, or the variant.
  package func isSame(as other: LayoutShift) -> Bool {
    var other = other
    other.state = state
    other.variant = variant
    return self == other
  }
}
