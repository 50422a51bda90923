import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

extension RunResult {
  /// Reads the output of `verify --json`, of this version or of version 1.
  ///
  /// - Parameter file: Its name, for messages.
  package init(reading bytes: [UInt8], file: String) throws(DescriptionError) {
    guard !bytes.isEmpty else {
      throw DescriptionError(
        Spot(SourceText(name: file, text: ""), line: 1, column: 1),
        "the file is empty; 'skelsnap verify' writes it anew")
    }
    let name = file.hasSuffix(".json") ? file : file + ".json"
    // The cases are taken one at a time: the trees of all of them would be many times their size.
    var cases = StoredCases()
    var trouble: DescriptionError?
    let tree = try Syntax.readResults(bytes, file: name, items: "cases") { item in
      guard trouble == nil else { return }
      do throws(DescriptionError) {
        cases.add(try StoredCase.read(item), at: item.spot)
      } catch {
        trouble = error
      }
    }
    guard ["1", "2"].contains(tree["version"]?.scalar?.text), tree["cases"] != nil else {
      throw DescriptionError(
        tree.spot, "these are no results of 'skelsnap verify', version 1 or 2")
    }
    if let trouble { throw trouble }
    let run = try StoredRun.read(tree)
    self = run.result
    self.cases = try cases.completed(by: run)
  }
}

/// Cases as they are read, until it is known what they share: that may stand after them, because a
/// program may have sorted the keys.
private struct StoredCases {
  private var cases: [CaseResult] = []
  /// What is still to be found for each, in the same order.
  private var links: [Link] = []
  /// Lists of nodes: the pictures of a screen have the same.
  private var lists: [[Int]] = []

  fileprivate struct Link {
    var spot: Spot
    var list: Int?
    var position: Int?
    var kept: [ArtifactRole]
  }

  mutating func add(_ stored: StoredCase, at spot: Spot) {
    if let nodes = stored.nodes, nodes != lists.last { lists.append(nodes) }
    cases.append(stored.one)
    links.append(
      Link(
        spot: spot, list: stored.nodes.map { _ in lists.count - 1 }, position: stored.position,
        kept: stored.kept))
  }

  /// The cases with what the run has for them.
  consuming func completed(by run: StoredRun) throws(DescriptionError) -> [CaseResult] {
    var known: (list: Int, nodes: [NodeChange])?
    for (index, link) in links.enumerated() {
      if let list = link.list {
        if known?.list != list {
          var nodes: [NodeChange] = []
          for number in lists[list] { nodes.append(try link.found(number, run.nodes, "node")) }
          known = (list, nodes)
        }
        cases[index].nodes = known?.nodes ?? []
      }
      if let number = link.position {
        cases[index].position = try link.found(number, run.positions, "position")
      }
      let name = cases[index].name
      if cases[index].golden.isEmpty { cases[index].golden = run.goldens + name }
      for role in link.kept { cases[index].kept[role] = run.artifacts + role.name(of: name) }
    }
    return cases
  }
}

extension StoredCases.Link {
  func found<Value>(
    _ number: Int, _ values: [Value], _ what: String
  ) throws(DescriptionError) -> Value {
    guard values.indices.contains(number) else {
      throw DescriptionError(spot, "there is no \(what) \(number) in these results")
    }
    return values[number]
  }
}
