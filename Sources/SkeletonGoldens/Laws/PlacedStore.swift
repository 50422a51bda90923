import SkeletonLayout
import SkeletonModel
import Synchronization

/// Screens that were laid out for their pictures and wait for the laws, which look at the same
/// ones.
///
/// A small run lays every screen out once. In a large one, whose laws are checked long after its
/// pictures, most screens find no room here and are laid out again.
final class PlacedStore: Sendable {
  private let kept = Mutex(Kept())

  private struct Kept {
    var screens: [Question: PlacedScreen] = [:]
    var nodes = 0
  }

  private struct Question: Hashable {
    var document: String
    var state: ScreenState
    var variant: Variant
  }

  /// About 10 MB.
  private static let mostNodes = 10_000
}

extension PlacedStore {
  /// Keeps a screen if there is room for it.
  func put(_ placed: PlacedScreen) {
    let nodes = placed.root.nodeCount
    let screen = placed.screen
    let question = Question(
      document: screen.document, state: screen.state, variant: screen.variant)
    kept.withLock { kept in
      guard kept.nodes + nodes <= Self.mostNodes, kept.screens[question] == nil else { return }
      kept.nodes += nodes
      kept.screens[question] = placed
    }
  }

  /// A screen, which is kept no longer; nil if it is not here.
  func take(_ state: ScreenState, of document: String, in variant: Variant) -> PlacedScreen? {
    let question = Question(document: document, state: state, variant: variant)
    return kept.withLock { kept in
      guard let placed = kept.screens.removeValue(forKey: question) else { return nil }
      kept.nodes -= placed.root.nodeCount
      return placed
    }
  }
}
