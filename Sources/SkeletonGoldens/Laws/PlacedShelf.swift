import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonRender

/// A cache of a document's laid out screens: each variant belongs to many pairs.
///
/// Reading a screen costs several times what its layout costs, so a tree is read once for all
/// variants between which it does not differ.
struct PlacedShelf {
  private let document: Document
  private let shaper: TextShaper
  private var screens: [Question: Screen?] = [:]
  private var placed: [Question: PlacedScreen?] = [:]
  /// Least recently used first.
  private var order: [Question] = []
  private var keptNodes = 0

  /// About 30 MB.
  private static let mostNodes = 30_000
  /// The minimum number kept, however large they are: both halves of a pair, and one for the next.
  private static let fewest = 3

  private struct Question: Hashable {
    var state: ScreenState
    var variant: Variant
  }

  init(_ document: Document, _ shaper: TextShaper) {
    self.document = document
    self.shaper = shaper
  }

  /// nil if the screen cannot be laid out, which is reported when its pictures are painted.
  mutating func placed(_ state: ScreenState, in variant: Variant) -> PlacedScreen? {
    let question = Question(state: state, variant: variant)
    if let known = placed[question] {
      order.removeAll { $0 == question }
      order.append(question)
      return known
    }
    let fresh = freshlyPlaced(state, in: variant)
    keptNodes += 1 + (fresh?.root.nodeCount ?? 0)
    placed[question] = .some(fresh)
    order.append(question)
    while keptNodes > Self.mostNodes, order.count > Self.fewest { forget(order.removeFirst()) }
    return fresh
  }

  private mutating func freshlyPlaced(
    _ state: ScreenState, in variant: Variant
  ) -> PlacedScreen? {
    guard let screen = screen(state, in: variant) else { return nil }
    // Motion does not affect layout.
    if variant.motion == .reduced, !screen.asked.contains(.motion) {
      var full = variant
      full.motion = .full
      var still = placed(state, in: full)
      still?.screen = screen
      return still
    }
    return try? place(screen, shaper: shaper)
  }

  private mutating func forget(_ question: Question) {
    if let old = placed.removeValue(forKey: question) {
      keptNodes -= 1 + (old?.root.nodeCount ?? 0)
    }
    screens[question] = nil
    screens[Question(state: question.state, variant: question.variant.base)] = nil
  }

  /// The screen as read for this variant, or for a variant with an equal screen: direction and
  /// motion affect a tree only through `when`.
  private mutating func screen(_ state: ScreenState, in variant: Variant) -> Screen? {
    let base = variant.base
    guard var screen = read(state, in: base) else { return nil }
    if base.direction != variant.direction && screen.asked.contains(.direction)
      || base.motion != variant.motion && screen.asked.contains(.motion)
    {
      return read(state, in: variant)
    }
    screen.variant = variant
    return screen
  }

  private mutating func read(_ state: ScreenState, in variant: Variant) -> Screen? {
    let question = Question(state: state, variant: variant)
    if let known = screens[question] { return known }
    let fresh = try? document.screen(state, in: variant)
    screens[question] = .some(fresh)
    return fresh
  }
}

extension Variant {
  /// The variant whose tree is used for this one, unless a `when` distinguishes them.
  fileprivate var base: Variant {
    var base = self
    base.direction = .ltr
    base.motion = .full
    return base
  }
}

extension Placed {
  fileprivate var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }
}
