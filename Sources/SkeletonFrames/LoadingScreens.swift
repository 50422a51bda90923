import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting

/// The screens that loading a document shows in one variant, each laid out once.
package final class LoadingScreens {
  let document: Document
  let variant: Variant
  let shaper: TextShaper
  private var tokens: VariantTokens
  /// What has been laid out so far.
  private(set) var laidOut = LaidOutScreens()
  private var knownPlan: LoadingPlan?
  private let given: (ScreenState) throws -> PlacedScreen?

  /// - Parameter given: finds a screen that is laid out already, or is better laid out elsewhere.
  package init(
    _ document: Document, in variant: Variant, shaper: TextShaper,
    given: @escaping (ScreenState) throws -> PlacedScreen? = { _ in nil }
  ) {
    self.document = document
    self.variant = variant
    self.shaper = shaper
    self.given = given
    tokens = VariantTokens(variant)
  }

  /// Of a document that has one.
  package func skeleton() throws -> PlacedScreen { try placed(.skeleton) }

  func placed(_ state: ScreenState) throws -> PlacedScreen {
    try placed(LaidOutScreens.Key(state: state))
  }

  func placed(_ key: LaidOutScreens.Key) throws -> PlacedScreen {
    if let placed = laidOut.placed[key] { return placed }
    let found = key == LaidOutScreens.Key(state: key.state) ? try given(key.state) : nil
    let placed = try found ?? layOut(key)
    laidOut.placed[key] = placed
    return placed
  }

  /// Where the rows stand in both trees, of those named `items`.
  func rows(of items: String, _ changes: ScreenChanges) throws -> TreeRows {
    if let rows = laidOut.rows[changes] { return rows }
    let skeleton =
      document.has(.skeleton)
      ? try placed(LaidOutScreens.Key(state: .skeleton, changes: changes)) : nil
    let content =
      document.has(.content)
      ? try placed(LaidOutScreens.Key(state: .content, changes: changes)) : nil
    let upper = content ?? skeleton
    let scroll = upper?.root.scroll(around: items)
    let isWholeMoving =
      upper.map { $0.screen.canvas.height != nil && $0.root.verticalScroll(around: nil) == nil }
    let rows = TreeRows(
      skeleton: skeleton?.root.rowFrames(of: items) ?? [:],
      content: content?.root.rowFrames(of: items) ?? [:],
      viewport: scroll?.node.clipsScrolled == true ? scroll?.content : nil,
      scrolls: scroll != nil || isWholeMoving == true)
    laidOut.rows[changes] = rows
    return rows
  }

  private func layOut(_ key: LaidOutScreens.Key) throws -> PlacedScreen {
    var screen: Screen
    do throws(DescriptionError) {
      screen = try document.screen(key.state, with: &tokens, key.changes)
    } catch {
      throw DescriptionError(error.diagnostics + notes(on: key.changes))
    }
    if let extent = key.extent {
      screen.canvas.width = extent.width
      screen.canvas.height = extent.height
      screen.canvas.safeArea = .zero
    }
    return try place(screen, shaper: shaper)
  }

  /// What events have changed, where a screen cannot be shown with it.
  private func notes(on changes: ScreenChanges) -> [Diagnostic] {
    (changes.parameters + changes.errorFields).map { field in
      Diagnostic(
        .note, at: document.position,
        "an event gives '\(field.name)' the value \(field.value.text())")
    }
  }
}

/// Screens that are laid out, and where the rows stand in them.
struct LaidOutScreens: Sendable {
  struct Key: Hashable, Sendable {
    var state: ScreenState
    var changes = ScreenChanges()
    /// The canvas, if it is not the document's own.
    var extent: Extent?

    init(state: ScreenState, changes: ScreenChanges = ScreenChanges(), extent: Extent? = nil) {
      self.state = state
      self.changes = changes
      self.extent = extent
    }

    /// A state with what the events up to an instant have changed, and the fields of its error.
    init(
      _ state: ScreenState, _ parameters: [LoadingEvent.Field], of error: LoadingError? = nil,
      on extent: Extent? = nil
    ) {
      self.init(
        state: state,
        changes: ScreenChanges(
          parameters: parameters, errorFields: error?.overrides ?? []), extent: extent)
    }
  }

  var placed: [Key: PlacedScreen] = [:]
  var rows: [ScreenChanges: TreeRows] = [:]
}

/// The frames of the rows that arrive one by one, by their numbers.
struct TreeRows: Sendable {
  var skeleton: [Int: Frame]
  var content: [Int: Frame]
  /// The frame of what they scroll in; nil where that is the whole screen, or nothing, or hides nothing.
  var viewport: Frame?
  /// Whether they scroll.
  var scrolls: Bool
}

extension LoadingScreens {
  /// What the machine has to know of the document.
  package func plan() throws -> LoadingPlan {
    let plan = try knownPlan ?? makePlan()
    knownPlan = plan
    return plan
  }

  private func makePlan() throws -> LoadingPlan {
    let lifecycle = document.lifecycle
    var plan = LoadingPlan(lifecycle: lifecycle, announcements: document.announcements)
    plan.trees = Set(document.states.compactMap { LoadingTree(rawValue: $0.tree) })
    if let timeout = document.loadingError("timeout") { plan.timeout = timeout }
    plan.isMotionReduced = variant.motion == .reduced
    var skeleton: PlacedScreen?
    if document.has(.skeleton) {
      let placed = try placed(.skeleton)
      plan.shimmerCycle = placed.screen.shimmer?.cycle
      if placed.screen.shimmer != nil || lifecycle.items != nil { skeleton = placed }
    }
    var content: PlacedScreen?
    if document.has(.content), lifecycle.items != nil { content = try placed(.content) }
    plan.geometry = LoadingGeometry(
      items: lifecycle.items, skeleton: skeleton, content: content)
    if document.has(.error(nil)), lifecycle.errorPlacement == .over {
      let actions = try document.screen(.error(nil), with: &tokens).root.actions
      plan.tapDismisses = actions.isEmpty || actions.contains(.dismiss)
    }
    return plan
  }

  /// The same for a script, which must make sense in this document.
  package func checkedPlan(for script: LoadingScript) throws -> LoadingPlan {
    let plan = try plan()
    let mistakes = script.problems(for: plan).filter { $0.severity == .error }
    guard mistakes.isEmpty else { throw DescriptionError(mistakes) }
    return plan
  }

  /// The size of the screen: of the largest of its trees, where it is as high as these.
  func extent() throws -> Extent {
    let isErrorOfRows = try plan().lifecycle.errorPlacement == .items
    let whole = document.states.filter { $0.tree != "error" || !isErrorOfRows }
    var extent = Extent(width: 0, height: 0)
    for state in whole.isEmpty ? document.states : whole {
      let own = try placed(state)
      if own.screen.canvas.height != nil { return own.extent }
      extent.width = max(extent.width, own.extent.width)
      extent.height = max(extent.height, own.extent.height)
    }
    return extent
  }
}

extension Document {
  /// What the machine has to know of this document in a variant.
  package func loadingPlan(in variant: Variant, shaper: TextShaper) throws -> LoadingPlan {
    try LoadingScreens(self, in: variant, shaper: shaper).plan()
  }
}

extension Node {
  /// What its buttons stand for.
  fileprivate var actions: Set<Action> {
    children.reduce(into: action.map { [$0] } ?? []) { $0.formUnion($1.actions) }
  }
}
