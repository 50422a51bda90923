#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// Whether two rows have the same bytes.
func areEqual(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, count: Int) -> Bool {
  unsafe memcmp(one, other, count) == 0
}

/// A row of two pictures, and where it is equal in both. This is where a comparison spends its
/// time.
@safe struct EqualRuns<Word: PixelWord> {
  private let before: UnsafeBufferPointer<Word>
  private let after: UnsafeBufferPointer<Word>
  private let count: Int

  init(_ before: UnsafeBufferPointer<Word>, _ after: UnsafeBufferPointer<Word>) {
    precondition(before.count == after.count)
    unsafe self.before = before
    unsafe self.after = after
    count = before.count
  }

  /// The first column of a range in which the pixels are not exactly equal. Skips blocks of 16.
  @inline(__always)
  func firstUnequal(in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    var place = range.lowerBound
    while place &+ 16 <= range.upperBound {
      var unlike: Word = 0
      for step in 0..<16 {
        unsafe unlike |= before[place &+ step] ^ after[place &+ step]
      }
      if unlike != 0 { break }
      place &+= 16
    }
    while place < range.upperBound {
      if unsafe before[place] != after[place] { return place }
      place &+= 1
    }
    return nil
  }

  /// The first column of a range in which the pixels are exactly equal. Skips blocks of 16.
  @inline(__always)
  func firstEqual(in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    var place = range.lowerBound
    while place &+ 16 <= range.upperBound {
      var equal = 0
      for step in 0..<16 {
        unsafe equal |= before[place &+ step] == after[place &+ step] ? 1 : 0
      }
      if equal != 0 { break }
      place &+= 16
    }
    while place < range.upperBound {
      if unsafe before[place] == after[place] { return place }
      place &+= 1
    }
    return nil
  }

  /// The largest difference of a sample in a range; nil if a pixel of it is fully transparent in
  /// both pictures, which then counts as equal.
  @inline(__always)
  func delta(in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    var clear = 0
    var largest = (0, 0, 0, 0)
    for x in range {
      let (one, other) = unsafe (before[x], after[x])
      clear |= one.alpha | other.alpha == 0 ? 1 : 0
      largest.0 = max(largest.0, abs(one.part(0) &- other.part(0)))
      largest.1 = max(largest.1, abs(one.part(1) &- other.part(1)))
      largest.2 = max(largest.2, abs(one.part(2) &- other.part(2)))
      largest.3 = max(largest.3, abs(one.part(3) &- other.part(3)))
    }
    return clear != 0 ? nil : max(largest.0, largest.1, largest.2, largest.3)
  }
}
