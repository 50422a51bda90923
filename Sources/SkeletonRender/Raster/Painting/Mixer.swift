/// Works out the colours of stacks in one frame.
final class Mixer {
  private let stacks: Stacks
  private let inks: [Ink]
  private let scans: [[Pixel]]
  /// The colours of the stacks that have only one.
  private var even: [Pixel]

  init(_ stacks: Stacks, _ inks: [Ink], _ scans: [[Pixel]], _ ground: Pixel) {
    self.stacks = stacks
    self.inks = inks
    self.scans = scans
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
    unsafe [Pixel](unsafeUninitializedCapacity: layout.count) { values, count in
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
          unsafe lay(item.stack, over: room, item, with: &shelf)
          continue
        }
        let (layers, below) = layers(of: item.stack)
        unsafe room.initialize(repeating: below)
        for layer in layers.reversed() { unsafe lay(layer, over: room, item, with: &shelf) }
      }
    }
  }

  private func lay(
    _ layer: Int, over values: UnsafeMutableBufferPointer<Pixel>, _ item: ValueLayout.Item,
    with shelf: inout InkShelf
  ) {
    let share = stacks.shares[layer]
    let group = Int(stacks.groups[layer])
    switch inks[group] {
    case .solid(let pixel):
      for index in values.indices {
        unsafe values[index] = pixel.covering(share, of: values[index])
      }
    case .gradient(_, let slope) where !slope.changesDown:
      precondition(item.left + values.count <= scans[group].count)
      unsafe scans[group].withUnsafeBufferPointer { scan in
        for index in values.indices {
          unsafe values[index] = scan[item.left &+ index].covering(share, of: values[index])
        }
      }
    case .gradient(let ramp, let slope):
      for index in values.indices {
        let step = Ramp.step(slope.location(x: item.left + index, y: item.row))
        let pixel = shelf.pixel(of: ramp, atStep: step)
        unsafe values[index] = pixel.covering(share, of: values[index])
      }
    }
  }

  /// The colours of a stack with one gradient, at steps of it.
  func pixels(of stack: Int, atSteps steps: [Int], with shelf: inout InkShelf) -> [Pixel] {
    let (layers, below) = layers(of: stack)
    var pixels = [Pixel](repeating: below, count: steps.count)
    for layer in layers.reversed() {
      let share = stacks.shares[layer]
      switch inks[Int(stacks.groups[layer])] {
      case .solid(let ink):
        for index in steps.indices { pixels[index] = ink.covering(share, of: pixels[index]) }
      case .gradient(let ramp, _):
        for (index, step) in steps.enumerated() {
          let ink = shelf.pixel(of: ramp, atStep: step)
          pixels[index] = ink.covering(share, of: pixels[index])
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
