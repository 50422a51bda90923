import SkeletonLayout
import SkeletonModel
import Synchronization

/// Screens that were laid out for their pictures and wait for the laws, which look at the same
/// ones.
///
/// The laws of a document are checked soon after its pictures, so most screens find room here; the
/// others are laid out again.
final class PlacedStore: Sendable {
  private let kept = Mutex(Kept())

  private struct Kept {
    var screens: [String: [Question: CountedScreen]] = [:]
    var nodes = 0
    /// The documents whose laws have been checked.
    var finished: Set<String> = []
  }

  private struct Question: Hashable {
    var state: ScreenState
    var variant: Variant
  }

  /// About 10 MB.
  private static let mostNodes = 10_000
}

/// A laid out screen and the number of its nodes.
struct CountedScreen: Sendable {
  var placed: PlacedScreen
  let nodes: Int

  init(_ placed: PlacedScreen) {
    self.placed = placed
    nodes = placed.root.nodeCount
  }
}

extension PlacedStore {
  /// Keeps a screen if there is room for it, and if the laws of its document still need it.
  func put(_ placed: PlacedScreen) {
    let counted = CountedScreen(placed)
    let screen = placed.screen
    let question = Question(state: screen.state, variant: screen.variant)
    kept.withLock { kept in
      guard kept.nodes + counted.nodes <= Self.mostNodes,
        !kept.finished.contains(screen.document),
        kept.screens[screen.document]?[question] == nil
      else { return }
      kept.nodes += counted.nodes
      kept.screens[screen.document, default: [:]][question] = counted
    }
  }

  /// A screen, which is kept no longer; nil if it is not here.
  func take(_ state: ScreenState, of document: String, in variant: Variant) -> CountedScreen? {
    let question = Question(state: state, variant: variant)
    return kept.withLock { kept in
      guard let counted = kept.screens[document]?.removeValue(forKey: question) else { return nil }
      kept.nodes -= counted.nodes
      return counted
    }
  }

  /// Drops the screens of a document, and takes no more of them: its laws have been checked.
  func finish(_ document: String) {
    kept.withLock { kept in
      kept.finished.insert(document)
      for screen in (kept.screens.removeValue(forKey: document) ?? [:]).values {
        kept.nodes -= screen.nodes
      }
    }
  }
}

extension Placed {
  fileprivate var nodeCount: Int {
    var count = 1
    for child in children { count += child.nodeCount }
    return count
  }
}
