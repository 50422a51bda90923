import SkeletonModel

/// The pictures of the layers of a frame. What the next frame has as well is not painted again.
struct LayerShelf {
  private struct Key: Hashable {
    let layer: MarkLayer
    let box: PixelBox
  }

  private var numbers: [Key: Int] = [:]
  private var pictures: [Int: PixelPlane] = [:]
  /// Those of the frame before.
  private var earlier: [Key: Int] = [:]
  private var made = 0

  /// The most pixels that all pictures of a frame may have: those of two of the largest bitmaps.
  static let largestSize = 2 * Bitmap.largestArea

  mutating func beginFrame() {
    guard !numbers.isEmpty || !earlier.isEmpty else { return }
    for (key, number) in earlier where numbers[key] == nil { pictures[number] = nil }
    earlier = numbers
    numbers = [:]
  }

  /// The number of what a layer shows in a box.
  mutating func number(of layer: MarkLayer, in box: PixelBox) throws(Failure) -> Int {
    let key = Key(layer: layer, box: box)
    if let known = numbers[key] { return known }
    let number: Int
    if let known = earlier[key] {
      number = known
    } else {
      made += 1
      number = made
      pictures[number] = try layer.painted(in: box)
    }
    numbers[key] = number
    return number
  }

  subscript(number: Int) -> PixelPlane {
    guard let picture = pictures[number] else { preconditionFailure("a layer has been painted") }
    return picture
  }
}
