import SkeletonModel

/// What the comparison settings of a document could hide, in all its variants.
package struct BlindSpots: Hashable, Sendable {
  package var document: String
  /// The setting as the document writes it.
  package var setting: String
  package var spots: [BlindSpot]

  package init(document: String, setting: String, spots: [BlindSpot]) {
    self.document = document
    self.setting = setting
    self.spots = spots
  }

  /// One problem for all nodes and variants; nil if there are no blind spots.
  var problem: RunResult.Problem? {
    guard !spots.isEmpty else { return nil }
    let nodes = spots.map(\.node).withoutRepeats
    let variants = spots.map(\.variant).withoutRepeats
    let rest = nodes.count - 1
    let more = rest == 0 ? "" : " and \(rest) more node\(rest == 1 ? "" : "s")"
    var met: Set<String> = []
    let diagnostics = spots.filter { met.insert($0.node).inserted }.prefix(10).map { spot in
      let places = spots.filter { $0.node == spot.node }.map(\.variant).withoutRepeats
      return Diagnostic(
        at: spot.position,
        "without '\(spot.node)' no frame would count as changed in "
          + places.joined(separator: ", "))
    }
    return RunResult.Problem(
      message: "\(printable(document)): \(setting) would hide "
        + "'\(printable(nodes[0]))'\(more) in \(variants.joined(separator: ", ")); make it stricter, "
        + "mask what may change, or insist with --allow-blind",
      diagnostics: diagnostics, document: document)
  }
}
