import SkeletonModel

/// Which pixels of a frame get which inks: the geometry of a list of marks, without their colours.
///
/// Rows in which the same marks cover the same columns to the same share are one row. The frames of
/// a screen have the same plan, as long as nothing in them moves but light.
struct RowPlan {
  let width: Int
  let height: Int
  /// For each row from the top, which of the distinct rows it is.
  private(set) var order: [Int32] = []
  /// For each distinct row, the end of its spans in `spans`; the first row begins at 0.
  private(set) var rowEnds: [Int] = []
  /// The spans of all distinct rows, one row after another.
  private(set) var spans: [Span] = []
  private(set) var stacks = StackTable()

  /// Adjacent pixels of a row with the same layers of ink. It begins where the last one ends.
  struct Span {
    var end: Int32
    var stack: Int32
  }

  init(_ pieces: [Piece], _ groups: InkGroups, width: Int, height: Int) {
    self.width = width
    self.height = height
    var recipes = RecipeTable()
    var row = SpanBuilder(width: width)
    var sweep = RowSweep(pieces, height: height)
    order.reserveCapacity(height)
    while let band = sweep.next(groups) {
      let (number, isNew) = recipes.number(of: sweep.recipe, isOnce: band.isOnce)
      if isNew {
        row.begin()
        for index in sweep.active {
          let group = groups.numbers[index]
          row.add(
            pieces[index], line: band.rows.lowerBound, group,
            isOpaque: groups.traits[group].isOpaque,
            &stacks)
        }
        spans += row.spans
        rowEnds.append(spans.count)
      }
      for _ in band.rows { order.append(Int32(number)) }
    }
  }
}

/// A mark's geometry: the pixels that it may cover, and the masks that decide how much.
struct Piece {
  let shape: Mark.Shape
  let clips: [Mark.Shape]
  /// Empty if nothing is visible.
  let box: PixelBox
  /// A pixel is covered by the product of all; without masks, completely.
  let masks: [PlacedMask]

  init(_ mark: Mark, in canvas: PixelBox, _ store: inout MaskStore) throws(Failure) {
    shape = mark.shape
    clips = mark.clips
    var box = shape.touchedPixels?.intersection(canvas) ?? .none
    for clip in clips { box = box.intersection(clip.touchedPixels ?? .none) }
    var masks: [PlacedMask] = []
    if !box.isEmpty {
      for shape in [shape] + clips where !shape.certainlyCovers(box) {
        guard let mask = try store.mask(of: shape, in: box) else {
          box = .none
          break
        }
        masks.append(mask)
      }
    }
    self.box = box
    self.masks = masks
  }

  /// Whether it is the geometry of a mark.
  func isOf(_ mark: Mark) -> Bool { shape == mark.shape && clips == mark.clips }
}

extension PixelBox {
  fileprivate static let none = PixelBox(left: 0, top: 0, right: 0, bottom: 0)
}

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
  }

  /// - Parameter before: The groups of an earlier frame with the same marks. Marks that differed
  ///   then are not in one group.
  init(_ inks: [Ink], _ shelf: InkShelf, refining before: InkGroups?) {
    struct Key: Hashable {
      let ink: Ink
      let earlier: Int
    }
    var known: [Key: Int] = [:]
    for (index, ink) in inks.enumerated() {
      let earlier = before?.numbers[index] ?? 0
      let group = known[Key(ink: ink, earlier: earlier), default: traits.count]
      if group == traits.count {
        known[Key(ink: ink, earlier: earlier)] = group
        firsts.append(index)
        traits.append(Traits(ink, shelf, before?.traits[earlier]))
      }
      numbers.append(group)
    }
  }

  /// Whether these inks have the groups and the traits that a plan was made for.
  func suit(_ inks: [Ink], _ shelf: InkShelf) -> Bool {
    for (group, first) in firsts.enumerated() {
      let now = Traits(inks[first], shelf, traits[group])
      guard now == traits[group] else { return false }
    }
    return zip(inks, numbers).allSatisfy { ink, group in ink == inks[firsts[group]] }
  }

  /// The ink of each group.
  func inks(_ inks: [Ink]) -> [Ink] { firsts.map { inks[$0] } }
}

extension InkGroups.Traits {
  /// What holds for an ink and for those that the group had before.
  fileprivate init(_ ink: Ink, _ shelf: InkShelf, _ before: InkGroups.Traits?) {
    switch ink {
    case .solid(let pixel):
      self.init(changesAcross: false, changesDown: false, isOpaque: pixel.alpha == 255)
    case .gradient(let ramp, let slope):
      self.init(
        changesAcross: slope.changesAcross, changesDown: slope.changesDown,
        isOpaque: shelf.ramps[ramp].isOpaque)
    }
    guard let before else { return }
    changesAcross = changesAcross || before.changesAcross
    changesDown = changesDown || before.changesDown
    isOpaque = isOpaque && before.isOpaque
  }
}

/// Goes over the rows of a canvas from the top, and says which marks are in them.
private struct RowSweep {
  private let pieces: [Piece]
  /// The marks by their first row.
  private let starts: [Int]
  private let height: Int
  private var next = 0
  private var y = 0
  /// The first row that one of the marks in the current row does not reach.
  private var firstEnd = 0
  /// The marks in the current row, in paint order.
  private(set) var active: [Int] = []

  /// Numbers that are the same for rows that are alike, and for no others.
  private(set) var recipe: [Int32] = []

  /// Rows that follow each other and are alike.
  struct Band {
    var rows: Range<Int>
    /// Whether no other row can be like it, because an ink in it changes from row to row.
    var isOnce: Bool
  }

  init(_ pieces: [Piece], height: Int) {
    self.pieces = pieces
    self.height = height
    starts = pieces.indices.filter { !pieces[$0].box.isEmpty }.sorted {
      (pieces[$0].box.top, $0) < (pieces[$1].box.top, $1)
    }
  }

  mutating func next(_ groups: InkGroups) -> Band? {
    guard y < height else { return nil }
    if y >= firstEnd { active.removeAll { pieces[$0].box.bottom <= y } }
    while next < starts.count, pieces[starts[next]].box.top <= y {
      let index = starts[next]
      active.insert(index, at: active.firstIndex { $0 > index } ?? active.count)
      next += 1
    }
    var end = next < starts.count ? pieces[starts[next]].box.top : height
    recipe.removeAll(keepingCapacity: true)
    firstEnd = height
    var isOnce = false
    for index in active {
      let box = pieces[index].box
      let group = groups.numbers[index]
      isOnce = isOnce || groups.traits[group].changesDown
      firstEnd = min(firstEnd, box.bottom)
      recipe.append(Int32(group))
      recipe.append(Int32(box.left))
      recipe.append(Int32(box.right))
      recipe.append(Int32(pieces[index].masks.count))
      for place in pieces[index].masks.indices {
        let (line, lineEnd) = pieces[index].masks[place].line(at: y)
        end = min(end, lineEnd)
        recipe.append(Int32(pieces[index].masks[place].mask.number))
        recipe.append(Int32(line))
        recipe.append(Int32(pieces[index].masks[place].box.left))
        recipe.append(Int32(pieces[index].masks[place].box.width))
      }
    }
    end = min(end, firstEnd)
    if isOnce { end = y + 1 }
    defer { y = end }
    return Band(rows: y..<end, isOnce: isOnce)
  }
}

/// Numbers the distinct recipes, in the order in which they are met.
private struct RecipeTable {
  /// All recipes, one after the other, and where each ends.
  private var recipes: [Int32] = []
  private var ends: [Int] = []
  /// The number of each row: rows that are alike no other have no recipe here.
  private var rows: [Int] = []
  private var count = 0
  /// Open addressing: for each slot the place of a recipe, or -1.
  private var slots = [Int32](repeating: -1, count: 1024)

  mutating func number(of recipe: [Int32], isOnce: Bool) -> (Int, isNew: Bool) {
    defer { count += 1 }
    if isOnce { return (count, true) }
    var slot = Self.hash(recipe[...]) & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = Int(slots[slot])
      if self[place].elementsEqual(recipe) {
        count -= 1
        return (rows[place], false)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(ends.count)
    recipes += recipe
    ends.append(recipes.count)
    rows.append(count)
    if ends.count * 2 > slots.count { grow() }
    return (count, true)
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

/// The layers of ink over the canvas, bottom first, that pixels have.
///
/// A stack is one layer on top of another stack.
struct StackTable {
  /// For each stack, what it lies on; -1 for nothing.
  private(set) var below: [Int32] = [-1]
  /// The group of the layer's ink; -1 for the canvas.
  private(set) var groups: [Int32] = [-1]
  /// How much of a pixel the layer covers.
  private(set) var shares: [UInt8] = [255]
  /// Open addressing: for each slot a stack, or -1.
  private var slots = [Int32](repeating: -1, count: 1024)

  /// The canvas without any mark.
  static let canvas: Int32 = 0

  var count: Int { groups.count }

  /// The number of the stack with one more layer.
  mutating func stack(on lower: Int32, _ group: Int32, _ share: UInt8) -> Int32 {
    var slot = slot(lower, group, share)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if below[known] == lower, groups[known] == group, shares[known] == share {
        return slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(count)
    below.append(lower)
    groups.append(group)
    shares.append(share)
    slots[slot] = number
    if count * 2 > slots.count { grow() }
    return number
  }

  private func slot(_ lower: Int32, _ group: Int32, _ share: UInt8) -> Int {
    let key =
      UInt64(UInt32(bitPattern: lower)) << 32 ^ UInt64(UInt32(bitPattern: group)) << 8
      ^ UInt64(share)
    return Int((key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in 1..<count {
      var slot = slot(below[number], groups[number], shares[number])
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}

/// Builds the spans of one row, layer by layer.
private struct SpanBuilder {
  private(set) var spans: [RowPlan.Span] = []
  private var lower: [RowPlan.Span] = []
  private var coverage: [UInt8]
  private var clipCoverage: [UInt8]
  private let width: Int

  init(width: Int) {
    self.width = width
    coverage = [UInt8](repeating: 0, count: width)
    clipCoverage = coverage
  }

  /// Begins a row in which only the canvas is.
  mutating func begin() {
    spans.removeAll(keepingCapacity: true)
    spans.append(RowPlan.Span(end: Int32(width), stack: StackTable.canvas))
  }

  mutating func add(
    _ piece: Piece, line y: Int, _ group: Int, isOpaque: Bool, _ stacks: inout StackTable
  ) {
    swap(&spans, &lower)
    spans.removeAll(keepingCapacity: true)
    let box = piece.box
    var layer = Layer(group: Int32(group), isOpaque: isOpaque)
    guard let first = piece.masks.first else {
      copy(until: box.left, &layer)
      cover(until: box.right, 255, &layer, &stacks)
      copy(until: width, &layer)
      return
    }
    first.copy(line: first.line(at: y).line, from: box.left, count: box.width, to: &coverage)
    for clip in piece.masks.dropFirst() {
      clip.copy(line: clip.line(at: y).line, from: box.left, count: box.width, to: &clipCoverage)
      Coverage.multiply(&coverage, by: clipCoverage, count: box.width)
    }
    copy(until: box.left, &layer)
    var at = 0
    while at < box.width {
      let share = coverage[at]
      at = Coverage.end(ofRunAt: at, in: coverage, count: box.width)
      if share == 0 {
        copy(until: box.left + at, &layer)
      } else {
        cover(until: box.left + at, share, &layer, &stacks)
      }
    }
    copy(until: width, &layer)
  }

  /// Where a layer stands while it is added.
  private struct Layer {
    let group: Int32
    let isOpaque: Bool
    var x: Int32 = 0
    /// The span below, as an index of `lower`.
    var place = 0
  }

  private mutating func copy(until end: Int, _ layer: inout Layer) {
    take(until: end, &layer) { $0 }
  }

  private mutating func cover(
    until end: Int, _ share: UInt8, _ layer: inout Layer, _ stacks: inout StackTable
  ) {
    let (group, isOpaque) = (layer.group, layer.isOpaque)
    take(until: end, &layer) { below in
      // Nothing is seen of what lies below an opaque layer.
      stacks.stack(on: isOpaque && share == 255 ? -1 : below, group, share)
    }
  }

  @inline(__always)
  private mutating func take(
    until end: Int, _ layer: inout Layer, _ stack: (Int32) -> Int32
  ) {
    while layer.x < end {
      let below = lower[layer.place]
      let spanEnd = min(below.end, Int32(end))
      let stack = stack(below.stack)
      if let last = spans.last, last.stack == stack {
        spans[spans.count - 1].end = spanEnd
      } else {
        spans.append(RowPlan.Span(end: spanEnd, stack: stack))
      }
      layer.x = spanEnd
      if below.end == spanEnd { layer.place += 1 }
    }
  }
}

/// Shares of pixels that are covered, each of 255.
enum Coverage {
  /// Multiplies shares (0 to 255) with others, rounding each product.
  static func multiply(_ shares: inout [UInt8], by others: [UInt8], count: Int) {
    precondition(count <= shares.count && count <= others.count)
    unsafe shares.withUnsafeMutableBufferPointer { shares in
      unsafe others.withUnsafeBufferPointer { others in
        for index in 0..<count {
          let t = unsafe UInt16(shares[index]) &* UInt16(others[index]) &+ 128
          unsafe shares[index] = UInt8(truncatingIfNeeded: (t &+ (t >> 8)) >> 8)
        }
      }
    }
  }

  /// The end of the equal shares that begin at an index.
  static func end(ofRunAt start: Int, in shares: [UInt8], count: Int) -> Int {
    precondition(start < count && count <= shares.count)
    let share = shares[start]
    let eight = UInt64(share) &* 0x0101_0101_0101_0101
    return unsafe shares.withUnsafeBytes { bytes in
      var at = start + 1
      while at + 8 <= count,
        unsafe bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self) == eight
      {
        at += 8
      }
      while at < count, unsafe bytes[at] == share { at += 1 }
      return at
    }
  }
}
