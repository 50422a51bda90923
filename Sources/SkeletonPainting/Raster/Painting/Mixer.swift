import SkeletonModel

/// Works out the colours of stacks in one frame.
final class Mixer {
  private let stacks: Stacks
  private let inks: [Ink]
  private let scans: Scans
  /// The colours of the stacks that have only one.
  private var even: [Pixel] = []
  /// For each stack, how it is mixed if it is an ink that changes along the row over one colour.
  private var plain: [PlainMix?] = []

  private struct PlainMix {
    let below: Pixel
    let share: UInt8
    let scan: Scans.Line
  }

  init(_ stacks: Stacks, _ inks: [Ink], _ scans: Scans, _ ground: Pixel) {
    self.stacks = stacks
    self.inks = inks
    self.scans = scans
    even.reserveCapacity(stacks.groups.count)
    plain.reserveCapacity(stacks.groups.count)
    for stack in stacks.groups.indices {
      let group = Int(stacks.groups[stack])
      guard group >= 0 else {
        even.append(ground)
        plain.append(nil)
        continue
      }
      let lower = Int(stacks.below[stack])
      if stacks.isEven(stack), case .solid(let pixel) = inks[group] {
        even.append(
          stacks.blends[stack].lay(pixel, stacks.shares[stack], over: evenPixel(lower)))
        plain.append(nil)
        continue
      }
      even.append(.clear)
      if case .gradient(_, let slope) = inks[group], !slope.changesDown, isOverOne(stack),
        stacks.blends[stack] == .normal
      {
        plain.append(
          PlainMix(
            below: evenPixel(lower), share: stacks.shares[stack], scan: scans.lines[group]))
      } else {
        plain.append(nil)
      }
    }
  }

  /// Nothing lies below the lowest layer, and an opaque one needs nothing.
  private func evenPixel(_ stack: Int) -> Pixel { stack < 0 ? .clear : even[stack] }

  /// Whether the uppermost layer of a stack lies over one colour.
  private func isOverOne(_ stack: Int) -> Bool {
    let lower = Int(stacks.below[stack])
    return lower < 0 || stacks.isEven(lower)
  }

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
      unsafe scans.pixels.withUnsafeBufferPointer { scan in
        for item in layout.items {
          let room = unsafe UnsafeMutableBufferPointer(
            rebasing: values[count..<count + item.count])
          count += item.count
          if let mix = plain[item.stack] {
            let first = mix.scan.place(ofColumns: item.left, item.count)
            if mix.share == 255 {
              for index in room.indices {
                unsafe room[index] = scan[first &+ index].over(mix.below)
              }
            } else {
              let share = UInt32(mix.share)
              for index in room.indices {
                unsafe room[index] = scan[first &+ index].scaled(by: share).over(mix.below)
              }
            }
          } else if stacks.isEven(item.stack) {
            unsafe room.initialize(repeating: even[item.stack])
          } else if isOverOne(item.stack) {
            unsafe room.initialize(repeating: evenPixel(Int(stacks.below[item.stack])))
            unsafe lay(item.stack, over: room, item, with: &shelf, &line)
          } else {
            let (layers, below) = layers(of: item.stack)
            unsafe room.initialize(repeating: below)
            for layer in layers.reversed() {
              unsafe lay(layer, over: room, item, with: &shelf, &line)
            }
          }
        }
      }
    }
  }

  private func lay(
    _ layer: Int, over values: UnsafeMutableBufferPointer<Pixel>, _ item: ValueLayout.Item,
    with shelf: inout InkShelf, _ line: inout [Pixel]
  ) {
    let share = stacks.shares[layer]
    let blend = stacks.blends[layer]
    let group = Int(stacks.groups[layer])
    switch inks[group] {
    case .solid(let pixel):
      for index in values.indices {
        unsafe values[index] = blend.lay(pixel, share, over: values[index])
      }
      return
    case .gradient(_, let slope) where !slope.changesDown:
      let first = scans.lines[group].place(ofColumns: item.left, values.count)
      unsafe scans.pixels.withUnsafeBufferPointer { scan in
        for index in values.indices {
          unsafe values[index] = blend.lay(scan[first &+ index], share, over: values[index])
        }
      }
      return
    case .gradient, .radial, .angular, .picture: break
    }
    if line.count < values.count { line = [Pixel](repeating: .clear, count: values.count) }
    unsafe line.withUnsafeMutableBufferPointer { line in
      let line = unsafe UnsafeMutableBufferPointer(rebasing: line[..<values.count])
      switch inks[group] {
      case .solid: break
      case .gradient(let ramp, let slope):
        unsafe shelf.fill(line, with: ramp, along: slope, fromX: item.left, y: item.row)
      case .radial(let ramp, let rings):
        unsafe shelf.fill(line, with: ramp, along: rings, fromX: item.left, y: item.row)
      case .angular(let ramp, let fan):
        unsafe shelf.fill(line, with: ramp, along: fan, fromX: item.left, y: item.row)
      case .picture(let number):
        unsafe shelf.fill(line, withPicture: number, fromX: item.left, y: item.row)
      }
      for index in values.indices {
        unsafe values[index] = blend.lay(line[index], share, over: values[index])
      }
    }
  }

  /// What the colours of a stack with one gradient are mixed of, wherever that is.
  struct Recipe: Equatable, Sendable {
    fileprivate var below: Pixel
    /// The uppermost first.
    fileprivate var layers: [Layer]

    fileprivate enum Layer: Equatable, Sendable {
      case solid(Pixel, share: UInt8, BlendMode)
      case ramp(Int, share: UInt8, BlendMode)
    }
  }

  func recipe(of stack: Int) -> Recipe {
    let (layers, below) = layers(of: stack)
    return Recipe(
      below: below,
      layers: layers.map { layer in
        let share = stacks.shares[layer]
        let blend = stacks.blends[layer]
        switch inks[Int(stacks.groups[layer])] {
        case .solid(let pixel): return .solid(pixel, share: share, blend)
        case .gradient(let ramp, _): return .ramp(ramp, share: share, blend)
        case .radial, .angular, .picture:
          preconditionFailure("only what changes along a line is stepped")
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
      case .solid(let ink, let share, let blend):
        for step in pixels.indices { pixels[step] = blend.lay(ink, share, over: pixels[step]) }
      case .ramp(let ramp, let share, let blend):
        for step in pixels.indices {
          pixels[step] = blend.lay(shelf.pixel(of: ramp, atStep: step), share, over: pixels[step])
        }
      }
    }
    return pixels
  }
}

extension BlendMode {
  /// A colour on another, in a pixel that it covers to a share.
  @inline(__always)
  fileprivate func lay(_ ink: Pixel, _ share: UInt8, over below: Pixel) -> Pixel {
    let ink = share == 255 ? ink : ink.scaled(by: UInt32(share))
    return self == .normal ? ink.over(below) : mix(ink, over: below)
  }
}
