/// Works out the colours of stacks in one frame.
final class Mixer {
  private let stacks: Stacks
  private let inks: [Ink]
  private let scans: [[Pixel]]
  /// The column that each of these begins with.
  private let lefts: [Int]
  /// The colours of the stacks that have only one.
  private var even: [Pixel]

  /// - Parameter scans: For each group with a gradient that does not change down, its colours in a
  ///   row, from the column in `lefts`.
  init(
    _ stacks: Stacks, _ inks: [Ink], _ scans: [[Pixel]], from lefts: [Int], _ ground: Pixel
  ) {
    self.stacks = stacks
    self.inks = inks
    self.scans = scans
    self.lefts = lefts
    even = []
    even.reserveCapacity(stacks.groups.count)
    for stack in stacks.groups.indices {
      let group = Int(stacks.groups[stack])
      guard group >= 0 else {
        even.append(ground)
        continue
      }
      guard stacks.isEven(stack), case .solid(let pixel) = inks[group] else {
        even.append(.clear)
        continue
      }
      even.append(pixel.covering(stacks.shares[stack], of: evenPixel(Int(stacks.below[stack]))))
    }
  }

  /// Nothing lies below the lowest layer, and an opaque one needs nothing.
  private func evenPixel(_ stack: Int) -> Pixel { stack < 0 ? .clear : even[stack] }

  /// The layers of a stack that change from pixel to pixel or lie above such, the uppermost first,
  /// and the colour below them.
  private func layers(of stack: Int) -> (layers: [Int], below: Pixel) {
    var layers: [Int] = []
    var stack = stack
    while stack >= 0, !stacks.isEven(stack) {
      layers.append(stack)
      stack = Int(stacks.below[stack])
    }
    return (layers, evenPixel(stack))
  }

  func values(_ layout: ValueLayout, with shelf: inout InkShelf) -> [Pixel] {
    // Room for pixels along a gradient.
    var line: [Pixel] = []
    return unsafe [Pixel](unsafeUninitializedCapacity: layout.count) { values, count in
      for item in layout.items {
        let room = unsafe UnsafeMutableBufferPointer(
          rebasing: values[count..<count + item.count])
        count += item.count
        if stacks.isEven(item.stack) {
          unsafe room.initialize(repeating: even[item.stack])
          continue
        }
        let lower = Int(stacks.below[item.stack])
        if lower < 0 || stacks.isEven(lower) {
          unsafe room.initialize(repeating: evenPixel(lower))
          unsafe lay(item.stack, over: room, item, with: &shelf, &line)
          continue
        }
        let (layers, below) = layers(of: item.stack)
        unsafe room.initialize(repeating: below)
        for layer in layers.reversed() { unsafe lay(layer, over: room, item, with: &shelf, &line) }
      }
    }
  }

  private func lay(
    _ layer: Int, over values: UnsafeMutableBufferPointer<Pixel>, _ item: ValueLayout.Item,
    with shelf: inout InkShelf, _ line: inout [Pixel]
  ) {
    let share = stacks.shares[layer]
    let group = Int(stacks.groups[layer])
    switch inks[group] {
    case .solid(let pixel):
      for index in values.indices {
        unsafe values[index] = pixel.covering(share, of: values[index])
      }
    case .gradient(_, let slope) where !slope.changesDown:
      let left = item.left - lefts[group]
      precondition(left >= 0 && left + values.count <= scans[group].count)
      unsafe scans[group].withUnsafeBufferPointer { scan in
        for index in values.indices {
          unsafe values[index] = scan[left &+ index].covering(share, of: values[index])
        }
      }
    case .gradient(let ramp, let slope):
      if line.count < values.count { line = [Pixel](repeating: .clear, count: values.count) }
      unsafe line.withUnsafeMutableBufferPointer { line in
        let line = unsafe UnsafeMutableBufferPointer(rebasing: line[..<values.count])
        unsafe shelf.fill(line, with: ramp, along: slope, fromX: item.left, y: item.row)
        for index in values.indices {
          unsafe values[index] = line[index].covering(share, of: values[index])
        }
      }
    }
  }

  /// What the colours of a stack with one gradient are mixed of, wherever that is.
  struct Recipe: Equatable, Sendable {
    fileprivate var below: Pixel
    /// The uppermost first.
    fileprivate var layers: [Layer]

    fileprivate enum Layer: Equatable, Sendable {
      case solid(Pixel, share: UInt8)
      case ramp(Int, share: UInt8)
    }
  }

  func recipe(of stack: Int) -> Recipe {
    let (layers, below) = layers(of: stack)
    return Recipe(
      below: below,
      layers: layers.map { layer in
        let share = stacks.shares[layer]
        switch inks[Int(stacks.groups[layer])] {
        case .solid(let pixel): return .solid(pixel, share: share)
        case .gradient(let ramp, _): return .ramp(ramp, share: share)
        }
      })
  }

  /// The slope of the one gradient in a stack; nil if nothing in it changes in this frame.
  func slope(of stack: Int) -> Slope? {
    for layer in layers(of: stack).layers {
      if case .gradient(_, let slope) = inks[Int(stacks.groups[layer])] { return slope }
    }
    return nil
  }

  /// The colours of a recipe at all steps of its gradient.
  static func pixels(of recipe: Recipe, with shelf: inout InkShelf) -> [Pixel] {
    var pixels = [Pixel](repeating: recipe.below, count: Ramp.steps + 1)
    for layer in recipe.layers.reversed() {
      switch layer {
      case .solid(let ink, let share):
        for step in pixels.indices { pixels[step] = ink.covering(share, of: pixels[step]) }
      case .ramp(let ramp, let share):
        for step in pixels.indices {
          pixels[step] = shelf.pixel(of: ramp, atStep: step).covering(share, of: pixels[step])
        }
      }
    }
    return pixels
  }
}

extension Pixel {
  /// This colour over another, in a pixel that it covers to a share.
  @inline(__always)
  fileprivate func covering(_ share: UInt8, of below: Pixel) -> Pixel {
    share == 255 ? over(below) : scaled(by: UInt32(share)).over(below)
  }
}
