import SkeletonLayout
import SkeletonModel

/// Nodes of twins that are not where a law requires them to be; causes are separated from
/// consequences.
struct Displacement {
  /// A node with its required frame and its actual frame.
  struct Cause {
    var twin: Twin
    var due: Frame
    var found: Frame
    /// How many other nodes are displaced because of this one.
    var followers: Int
  }

  private(set) var causes: [Cause] = []

  /// Tolerates rounding errors.
  fileprivate static func isFar(_ a: Double, _ b: Double) -> Bool { abs(a - b) > 0.005 }

  /// - Parameter due: The required frame of the second of two twins; nil if the law requires none.
  init(of twins: Twins, due: (Twin) -> Frame?) {
    let nodes = twins.nodes
    var isOff = [Bool](repeating: false, count: nodes.count)
    var isResized = isOff
    var holdsResized = isOff
    let frames = nodes.map { twin in twin.first.isOwnNode ? due(twin) : nil }
    for index in nodes.indices.reversed() {
      guard let frame = frames[index] else { continue }
      let found = nodes[index].second.frame
      isResized[index] =
        Self.isFar(found.width, frame.width) || Self.isFar(found.height, frame.height)
      isOff[index] =
        isResized[index] || Self.isFar(found.x, frame.x) || Self.isFar(found.y, frame.y)
    }
    // Through unnamed boxes, too: the parent of a node that grew may have grown with it.
    for index in nodes.indices.reversed() where isResized[index] || holdsResized[index] {
      if let parent = nodes[index].parent { holdsResized[parent] = true }
    }
    let anyResized = isResized.contains(true)
    for index in nodes.indices where isOff[index] {
      guard let frame = frames[index] else { continue }
      let isCause =
        anyResized
        ? isResized[index] && !holdsResized[index]
        : !Self.isCarried(index, nodes, frames)
      if isCause {
        causes.append(
          Cause(twin: nodes[index], due: frame, found: nodes[index].second.frame, followers: 0))
      }
    }
    if !causes.isEmpty { causes[0].followers = isOff.count(where: \.self) - causes.count }
  }

  /// Whether a node moved exactly as far as its nearest ancestor that the law covers.
  private static func isCarried(_ index: Int, _ nodes: [Twin], _ frames: [Frame?]) -> Bool {
    guard let own = frames[index] else { return false }
    var around = nodes[index].parent
    while let place = around {
      if let frame = frames[place] {
        let found = nodes[place].second.frame
        let mine = nodes[index].second.frame
        return !isFar(found.x - frame.x, mine.x - own.x)
          && !isFar(found.y - frame.y, mine.y - own.y)
      }
      around = nodes[place].parent
    }
    return false
  }
}

extension Displacement.Cause {
  /// The displaced edges and sizes, each with the required and the actual value.
  var changes: [(name: String, due: Double, found: Double)] {
    [
      ("x", due.x, found.x), ("y", due.y, found.y), ("width", due.width, found.width),
      ("height", due.height, found.height),
    ].filter { Displacement.isFar($0.1, $0.2) }
  }

  /// The largest displacement.
  var excess: Double { changes.reduce(0) { max($0, abs($1.due - $1.found)) } }

  /// The words about the nodes that are displaced because of it.
  var followersWords: String {
    followers == 0
      ? ""
      : "; \(followers) more node\(followers == 1 ? " moves" : "s move") or grow"
        + "\(followers == 1 ? "s" : "") with it"
  }
}
