import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

/// The laid out screens of a document that were used last: each variant belongs to many pairs.
///
/// Variants affect a tree on some axes only through `when`, so without one on these axes they share
/// the tree, and on most of them its layout, too. To read a screen costs as much as to lay it out.
struct PlacedShelf {
  private let document: Document
  private let shaper: TextShaper
  /// Where some of them may already be.
  private let store: PlacedStore?
  private var shelf: [Question: CountedScreen?] = [:]
  /// Least recently used first.
  private var order: [Question] = []
  private var keptNodes = 0
  private var tokens: [Variant: VariantTokens] = [:]

  /// About 30 MB.
  private static let mostNodes = 30_000
  /// The minimum number kept, however large they are: both halves of a pair, and one for the next.
  private static let fewest = 3

  private struct Question: Hashable {
    var state: ScreenState
    var variant: Variant
    /// Whether its colours may be those of another variant.
    var isColorless = false
  }

  init(_ document: Document, _ shaper: TextShaper, _ store: PlacedStore?) {
    self.document = document
    self.shaper = shaper
    self.store = store
  }
}

extension PlacedShelf {
  /// nil if the screen cannot be laid out, which is reported when its pictures are painted.
  mutating func placed(_ state: ScreenState, in variant: Variant) -> PlacedScreen? {
    placed(Question(state: state, variant: variant))
  }

  /// The same for a law that looks at frames and texts only: colours may be another variant's.
  mutating func colorless(_ state: ScreenState, in variant: Variant) -> PlacedScreen? {
    var question = Question(state: state, variant: variant)
    question.isColorless = known(question) == nil
    return placed(question)
  }

  private mutating func placed(_ question: Question) -> PlacedScreen? {
    if let known = known(question) {
      order.removeAll { $0 == question }
      order.append(question)
      return known?.placed
    }
    let fresh = freshlyPlaced(question)
    keep(fresh.map(CountedScreen.init), as: question)
    return fresh
  }

  /// A screen on the shelf, or in the store; the inner nil is for one that cannot be laid out.
  private mutating func known(_ question: Question) -> CountedScreen?? {
    if let known = shelf[question] { return .some(known) }
    guard !question.isColorless,
      let stored = store?.take(question.state, of: document.name, in: question.variant)
    else { return nil }
    keep(stored, as: question)
    return .some(stored)
  }

  private mutating func keep(_ screen: CountedScreen?, as question: Question) {
    keptNodes += 1 + (screen?.nodes ?? 0)
    shelf[question] = .some(screen)
    order.append(question)
    while keptNodes > Self.mostNodes, order.count > Self.fewest { forget(order.removeFirst()) }
  }

  private mutating func forget(_ question: Question) {
    if let old = shelf.removeValue(forKey: question) { keptNodes -= 1 + (old?.nodes ?? 0) }
  }
}

extension PlacedShelf {
  private mutating func freshlyPlaced(_ question: Question) -> PlacedScreen? {
    if var shared = twin(of: question, hasSameLayout: true) {
      shared.screen.variant = question.variant
      return shared
    }
    return screen(question).flatMap { try? place($0, shaper: shaper) }
  }

  private mutating func screen(_ question: Question) -> Screen? {
    if var shared = twin(of: question, hasSameLayout: false)?.screen {
      shared.variant = question.variant
      return shared
    }
    let variant = question.variant
    return try? document.screen(
      question.state, with: &tokens[variant, default: VariantTokens(variant)])
  }

  /// A known screen that has the same tree. The direction is the only one of these axes that affects
  /// the layout of a tree.
  private mutating func twin(of question: Question, hasSameLayout: Bool) -> PlacedScreen? {
    let own = question.variant
    for direction in hasSameLayout ? [own.direction] : LayoutDirection.allCases {
      for motion in MotionPreference.allCases {
        for appearance in question.isColorless ? Appearance.allCases : [own.appearance] {
          for contrast in question.isColorless ? Contrast.allCases : [own.contrast] {
            var twin = question
            twin.variant.direction = direction
            twin.variant.motion = motion
            twin.variant.appearance = appearance
            twin.variant.contrast = contrast
            if let found = known(twin, sharedWith: own) { return found }
            guard question.isColorless else { continue }
            twin.isColorless = false
            if let found = known(twin, sharedWith: own) { return found }
          }
        }
      }
    }
    return nil
  }

  private mutating func known(
    _ twin: Question, sharedWith variant: Variant
  ) -> PlacedScreen? {
    guard let found = known(twin), let placed = found?.placed,
      placed.screen.asked.isDisjoint(with: twin.variant.axes(apartFrom: variant))
    else { return nil }
    return placed
  }
}
