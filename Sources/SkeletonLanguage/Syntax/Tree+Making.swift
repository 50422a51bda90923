import SkeletonModel

/// Trees that are made and not read: each value has the place of what it was made from.
extension Tree {
  /// A word of the language, a colour, a token.
  package static func word(_ text: String, at spot: Spot) -> Tree {
    Tree(.scalar(Scalar(text: text, isPlain: true)), at: spot)
  }

  /// Text that is text whatever it says; no reference, though there be a dollar in it.
  package static func text(_ text: String, at spot: Spot) -> Tree {
    Tree(.scalar(Scalar(text: text.replacing("$", with: "$$"), isPlain: false)), at: spot)
  }

  package static func number(_ number: Double, at spot: Spot) -> Tree {
    word(number.shortestDecimal, at: spot)
  }

  package static func bool(_ value: Bool, at spot: Spot) -> Tree {
    word(value ? "true" : "false", at: spot)
  }

  package static func list(_ items: [Tree], at spot: Spot) -> Tree { Tree(.list(items), at: spot) }

  package static func map(_ entries: [(key: String, value: Tree)], at spot: Spot) -> Tree {
    Tree(.map(entries.map { Entry(key: $0.key, keySpot: spot, value: $0.value) }), at: spot)
  }

  /// A map whose keys have places of their own.
  package static func map(
    _ entries: [(key: String, value: Tree, spot: Spot)], at spot: Spot
  ) -> Tree {
    Tree(.map(entries.map { Entry(key: $0.key, keySpot: $0.spot, value: $0.value) }), at: spot)
  }

  /// Whether it was made for a node: what is written of one stands behind its kind.
  func isMade(forNodeAt spot: Spot) -> Bool { self.spot == spot }

  /// Where the values of a node's keys come from that was made, as far as not from where it is.
  func places(inNodeAt spot: Spot) -> [String: TextPosition] {
    guard isMade(forNodeAt: spot), let entries else { return [:] }
    var places: [String: TextPosition] = [:]
    for entry in entries {
      if entry.keySpot != spot { places[entry.key] = entry.keySpot.position }
      // What makes a font bold stands by itself.
      if entry.key == "font", entry.value.spot != entry.keySpot {
        places[Self.weightKey] = entry.value.spot.position
      }
    }
    return places
  }

  static let weightKey = "font weight"
}
