import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonRender

/// The laid out screens of a document that were used last: each variant belongs to many pairs.
struct PlacedShelf {
  private let document: Document
  private let shaper: TextShaper
  /// Where some of them may already be.
  private let store: PlacedStore?
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

  init(_ document: Document, _ shaper: TextShaper, _ store: PlacedStore?) {
    self.document = document
    self.shaper = shaper
    self.store = store
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

  /// Reading a screen costs as much as its layout. Motion and direction affect a tree only through
  /// `when`, so without one, both values share the tree; motion does not affect layout either.
  private mutating func freshlyPlaced(
    _ state: ScreenState, in variant: Variant
  ) -> PlacedScreen? {
    var twin = variant
    let axis: ConditionAxis
    if variant.motion == .reduced {
      twin.motion = .full
      axis = .motion
    } else if variant.direction == .rtl {
      twin.direction = .ltr
      axis = .direction
    } else {
      return laidOut(state, in: variant)
    }
    guard var shared = placed(state, in: twin) else { return nil }
    guard !shared.screen.asked.contains(axis) else {
      return laidOut(state, in: variant)
    }
    shared.screen.variant = variant
    return axis == .motion ? shared : laidOut(shared.screen)
  }

  private func laidOut(_ state: ScreenState, in variant: Variant) -> PlacedScreen? {
    store?.take(state, of: document.name, in: variant)
      ?? (try? document.screen(state, in: variant)).flatMap(laidOut)
  }

  private func laidOut(_ screen: Screen) -> PlacedScreen? {
    try? place(screen, shaper: shaper)
  }

  private mutating func forget(_ question: Question) {
    if let old = placed.removeValue(forKey: question) {
      keptNodes -= 1 + (old?.root.nodeCount ?? 0)
    }
  }
}

extension Placed {
  var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }
}
