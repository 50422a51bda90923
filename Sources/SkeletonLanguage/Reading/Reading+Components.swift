import SkeletonModel
import SkeletonSystem

extension Reading {
  /// Checks components where they are written, used or not.
  func checkComponents(_ entries: [Tree.Entry]) {
    var uses: [String: [(name: String, spot: Spot)]] = [:]
    for entry in entries where checkName(entry) {
      componentSpots[entry.key] = entry.keySpot
      guard let component = component(named: entry.key) else { continue }
      let scope = Scope(
        Dictionary(component.parameters.map { ($0.name, nil) }) { first, _ in first })
      usedComponents = []
      _ = nodes(NodeSlot(tree: component.view, scope: scope), at: NodePlace())
      for parameter in component.parameters {
        if let value = parameter.value { within(.empty) { checkReferences(value) } }
      }
      uses[entry.key] = usedComponents
    }
    complainOfCircles(uses, names: entries.map(\.key))
  }

  /// A component that contains itself would never end; the `use` that closes the circle is named.
  private func complainOfCircles(
    _ uses: [String: [(name: String, spot: Spot)]], names: [String]
  ) {
    var finished: Set<String> = []
    var trail: [String] = []
    func visit(_ name: String) {
      guard !finished.contains(name) else { return }
      trail.append(name)
      for use in uses[name] ?? [] {
        if let start = trail.firstIndex(of: use.name) {
          let circle = (trail[start...] + [use.name]).map { "'\($0)'" }
          complain(
            use.spot,
            circle.count == 2
              ? "component \(circle[0]) contains itself"
              : "components contain each other: \(circle.joined(separator: " → "))")
        } else {
          visit(use.name)
        }
      }
      trail.removeLast()
      finished.insert(name)
    }
    names.forEach(visit)
  }
}
