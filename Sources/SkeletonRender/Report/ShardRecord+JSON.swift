extension ShardRecord {
  /// The key `shard` of a shard's results.
  var json: JSON {
    [
      "index": .integer(shard.index), "count": .integer(shard.count), "cases": .integer(cases),
      "plan": .string(plan), "units": .array(units.map(JSON.string)),
      "uncompared": .array(uncompared.map(JSON.string)),
      "unasked": .array(unasked.map(\.json)),
      "untold": .array(untold.map(JSON.string)),
      "noted": .array(noted.map(JSON.string)),
      "blind": .array(blind.map(\.json)),
    ]
  }

  init(_ tree: Tree) throws(SyntaxError) {
    let index = try tree.number("index")
    let count = try tree.number("count")
    guard let shard = Shard(index, of: count) else {
      throw SyntaxError(tree.spot, "there is no shard \(index) of \(count)")
    }
    self.init(
      shard: shard, cases: try tree.number("cases"), plan: try tree.text("plan"),
      units: try tree.texts("units"))
    uncompared = try tree.texts("uncompared")
    unasked = try tree.all("unasked", CaseResult.init)
    untold = try tree.texts("untold")
    noted = try tree.texts("noted")
    blind = try tree.all("blind", BlindSpots.init)
  }
}

extension BlindSpots {
  fileprivate var json: JSON {
    [
      "document": .string(document), "setting": .string(setting),
      "spots": .array(spots.map(\.json)),
    ]
  }

  fileprivate init(_ tree: Tree) throws(SyntaxError) {
    self.init(
      document: try tree.text("document"), setting: try tree.text("setting"),
      spots: try tree.all("spots", BlindSpot.init))
  }
}

extension BlindSpot {
  fileprivate var json: JSON {
    [
      "node": .string(node), "state": .string(state), "variant": .string(variant),
      "position": position.json,
    ]
  }

  fileprivate init(_ tree: Tree) throws(SyntaxError) {
    self.init(
      node: try tree.text("node"), state: try tree.text("state"),
      variant: try tree.text("variant"), position: try TextPosition(try tree.due("position")))
  }
}
