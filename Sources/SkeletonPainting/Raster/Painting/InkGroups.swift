import SkeletonModel

/// Marks that have the same ink in every frame so far, and how inks change from pixel to pixel.
struct InkGroups {
  /// The group of each mark.
  private(set) var numbers: [Int] = []
  private(set) var traits: [Traits] = []
  /// The first mark of each group.
  private var firsts: [Int] = []

  struct Traits: Equatable {
    var changesAcross: Bool
    var changesDown: Bool
    var isOpaque: Bool
    /// Whether its colours change along anything but a line.
    var isCurved = false
    var blend = BlendMode.normal
  }

  /// - Parameter before: The groups of an earlier frame with the same marks. Marks that differed
  ///   then are not in one group.
  init(_ inks: [Ink], of marks: [Mark], _ shelf: InkShelf, refining before: InkGroups?) {
    struct Key: Hashable {
      let ink: Ink
      let blend: BlendMode
      let earlier: Int
    }
    var known: [Key: Int] = [:]
    for (index, ink) in inks.enumerated() {
      let earlier = before?.numbers[index] ?? 0
      let key = Key(ink: ink, blend: marks[index].blend, earlier: earlier)
      let group = known[key, default: traits.count]
      if group == traits.count {
        known[key] = group
        firsts.append(index)
        traits.append(Traits(ink, key.blend, shelf, before?.traits[earlier]))
      }
      numbers.append(group)
    }
  }

  /// Whether these inks have the groups and the traits that a plan was made for.
  func suit(_ inks: [Ink], of marks: [Mark], _ shelf: InkShelf) -> Bool {
    for (group, first) in firsts.enumerated() {
      let now = Traits(inks[first], marks[first].blend, shelf, traits[group])
      guard now == traits[group] else { return false }
    }
    return numbers.indices.allSatisfy { index in
      let group = numbers[index]
      return inks[index] == inks[firsts[group]] && marks[index].blend == traits[group].blend
    }
  }

  /// The ink of each group.
  func inks(_ inks: [Ink]) -> [Ink] { firsts.map { inks[$0] } }
}

extension InkGroups.Traits {
  /// What holds for an ink and for those that the group had before.
  fileprivate init(
    _ ink: Ink, _ blend: BlendMode, _ shelf: InkShelf, _ before: InkGroups.Traits?
  ) {
    switch ink {
    case .solid(let pixel):
      self.init(changesAcross: false, changesDown: false, isOpaque: pixel.alpha == 255)
    case .gradient(let ramp, let slope):
      self.init(
        changesAcross: slope.changesAcross, changesDown: slope.changesDown,
        isOpaque: shelf.ramps[ramp].isOpaque)
    case .radial(let ramp, _):
      self.init(
        changesAcross: true, changesDown: true, isOpaque: shelf.ramps[ramp].isOpaque,
        isCurved: true)
    case .angular(let ramp, _):
      self.init(
        changesAcross: true, changesDown: true, isOpaque: shelf.ramps[ramp].isOpaque,
        isCurved: true)
    case .picture:
      self.init(changesAcross: true, changesDown: true, isOpaque: false, isCurved: true)
    }
    self.blend = blend
    // What is mixed otherwise lets through what is below.
    isOpaque = isOpaque && blend == .normal
    guard let before else { return }
    changesAcross = changesAcross || before.changesAcross
    changesDown = changesDown || before.changesDown
    isOpaque = isOpaque && before.isOpaque
    isCurved = isCurved || before.isCurved
  }
}
