import SkeletonModel
import SkeletonRender

/// Nodes of twins that are not where a law would have them, causes told from consequences.
struct Displacement {
  /// A node with its frame as it should be and as it is.
  struct Cause {
    var twin: Twin
    var due: Frame
    var found: Frame
    /// How many other nodes are off because of this one.
    var followers: Int
  }

  private(set) var causes: [Cause] = []

  /// A hair's breadth of rounding is no difference.
  fileprivate static func isFar(_ a: Double, _ b: Double) -> Bool { abs(a - b) > 0.005 }

  /// - Parameter due: where the second of two twins should be; nil where the law says nothing.
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
    // Through boxes of no name too: whoever is around a node that grew may have grown with it.
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

  /// Whether a node moved only as far as the nearest one around it that the law speaks of.
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
  /// The sides and places that are off, each with what was found and what was due.
  var changes: [(name: String, due: Double, found: Double)] {
    [
      ("x", due.x, found.x), ("y", due.y, found.y), ("width", due.width, found.width),
      ("height", due.height, found.height),
    ].filter { Displacement.isFar($0.1, $0.2) }
  }

  /// How far it is off.
  var excess: Double { changes.reduce(0) { max($0, abs($1.due - $1.found)) } }

  /// What of the nodes that are off because of it is to be said.
  var followersWords: String {
    followers == 0
      ? ""
      : "; \(followers) more node\(followers == 1 ? " moves" : "s move") or grow"
        + "\(followers == 1 ? "s" : "") with it"
  }
}
