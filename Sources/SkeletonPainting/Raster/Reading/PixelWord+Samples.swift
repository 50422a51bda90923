import SkeletonModel

// Here and not with the protocol, because a comparison is a hundred times slower when it calls
// another module for each sample.
extension PixelWord {
  /// The bits of a sample.
  @inline(__always) static var depth: Int { bitWidth / 4 }
  /// The maximum value of a sample.
  @inline(__always) static var most: Int { 1 << depth - 1 }

  /// A sample: 0 is red, 1 green, 2 blue, 3 alpha.
  @inline(__always)
  func part(_ index: Int) -> Int {
    Int(truncatingIfNeeded: self &>> Self(truncatingIfNeeded: index &* Self.depth)) & Self.most
  }

  @inline(__always) var alpha: Int { part(3) }
}
