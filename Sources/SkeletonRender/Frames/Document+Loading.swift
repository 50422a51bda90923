import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel

extension Document {
  /// What the machine has to know of this document in a variant.
  package func loadingPlan(
    in variant: Variant, shaper: TextShaper
  ) throws -> LoadingPlan {
    let lifecycle = lifecycle
    var plan = LoadingPlan(lifecycle: lifecycle, announcements: announcements)
    plan.trees = Set(states.compactMap { LoadingTree(rawValue: $0.tree) })
    if let timeout = loadingError("timeout") { plan.timeout = timeout }
    plan.isMotionReduced = variant.motion == .reduced
    var skeleton: PlacedScreen?
    if has(.skeleton) {
      let screen = try screen(.skeleton, in: variant)
      plan.shimmerCycle = screen.shimmer?.cycle
      if screen.shimmer != nil || lifecycle.items != nil {
        skeleton = try place(screen, shaper: shaper)
      }
    }
    var content: PlacedScreen?
    if has(.content), lifecycle.items != nil {
      content = try place(screen(.content, in: variant), shaper: shaper)
    }
    plan.geometry = LoadingGeometry(
      items: lifecycle.items, skeleton: skeleton, content: content)
    if has(.error(nil)), lifecycle.errorPlacement == .over {
      let actions = try screen(.error(nil), in: variant).root.actions
      plan.tapDismisses = actions.isEmpty || actions.contains(.dismiss)
    }
    return plan
  }
}

extension Node {
  /// What its buttons stand for.
  fileprivate var actions: Set<Action> {
    children.reduce(into: action.map { [$0] } ?? []) { $0.formUnion($1.actions) }
  }
}
