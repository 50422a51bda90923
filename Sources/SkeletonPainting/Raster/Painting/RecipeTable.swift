/// Numbers the distinct recipes, in the order in which they are met.
struct RecipeTable {
  /// All recipes, one after the other, and where each ends.
  private var recipes: [Int32] = []
  private var ends: [Int] = []
  /// For each of them, the number of the first row that has it.
  private var rows: [Int] = []
  private var count = 0
  /// Open addressing: for each slot the place of a recipe, or -1.
  private var slots = [Int32](repeating: -1, count: 1024)

  mutating func number(of recipe: [Int32], isOnce: Bool) -> (Int, isNew: Bool) {
    let next = count
    if isOnce {
      count += 1
      return (next, true)
    }
    var slot = Self.hash(recipe[...]) & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = Int(slots[slot])
      if self[place].elementsEqual(recipe) {
        return (rows[place], false)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(ends.count)
    recipes += recipe
    ends.append(recipes.count)
    rows.append(next)
    count += 1
    if ends.count * 2 > slots.count { grow() }
    return (next, true)
  }

  private subscript(place: Int) -> ArraySlice<Int32> {
    recipes[(place == 0 ? 0 : ends[place - 1])..<ends[place]]
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for place in ends.indices {
      var slot = Self.hash(self[place]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(place)
    }
  }

  private static func hash(_ recipe: ArraySlice<Int32>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for number in recipe {
      hash = (hash ^ UInt64(UInt32(bitPattern: number))) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}
