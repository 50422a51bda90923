import SkeletonModel

/// The pictures of a frame: those of its layers, and those of files. What the next frame has as well is not painted again.
struct PictureShelf {
  enum Source: Hashable {
    case layer(MarkLayer)
    case file(MarkPicture)

    fileprivate func painted(in box: PixelBox) throws(Failure) -> PixelPlane {
      switch self {
      case .layer(let layer): try layer.painted(in: box)
      case .file(let picture): try picture.painted(in: box)
      }
    }
  }

  private struct Key: Hashable {
    let source: Source
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

  /// The number of what is shown in a box.
  mutating func number(of source: Source, in box: PixelBox) throws(Failure) -> Int {
    let key = Key(source: source, box: box)
    if let known = numbers[key] { return known }
    let number: Int
    if let known = earlier[key] {
      number = known
    } else {
      made += 1
      number = made
      pictures[number] = try source.painted(in: box)
    }
    numbers[key] = number
    return number
  }

  subscript(number: Int) -> PixelPlane {
    guard let picture = pictures[number] else { preconditionFailure("a picture has been painted") }
    return picture
  }
}
