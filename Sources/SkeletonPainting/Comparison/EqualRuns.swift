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
  private let old: UnsafeBufferPointer<Word>
  private let new: UnsafeBufferPointer<Word>
  private let count: Int

  init(_ before: UnsafeBufferPointer<Word>, _ after: UnsafeBufferPointer<Word>) {
    precondition(before.count == after.count)
    unsafe old = before
    unsafe new = after
    count = before.count
  }

  @inline(__always)
  func before(_ x: Int) -> Word {
    precondition(x >= 0 && x < count)
    return unsafe old[x]
  }

  @inline(__always)
  func after(_ x: Int) -> Word {
    precondition(x >= 0 && x < count)
    return unsafe new[x]
  }

  /// The largest difference of a sample of a pixel; 0 if it is fully transparent in both pictures.
  @inline(__always)
  func delta(at x: Int) -> Int {
    let (one, other) = (before(x), after(x))
    if one.alpha | other.alpha == 0 { return 0 }
    var largest = 0
    for index in 0..<4 { largest = max(largest, abs(one.part(index) - other.part(index))) }
    return largest
  }

  /// The first column of a range in which the pixels are not exactly equal. Skips blocks of 16.
  @inline(__always)
  func firstUnequal(in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    var place = range.lowerBound
    while place &+ 16 <= range.upperBound {
      var unlike: Word = 0
      for step in 0..<16 {
        unsafe unlike |= old[place &+ step] ^ new[place &+ step]
      }
      if unlike != 0 { break }
      place &+= 16
    }
    while place < range.upperBound {
      if unsafe old[place] != new[place] { return place }
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
        unsafe equal |= old[place &+ step] == new[place &+ step] ? 1 : 0
      }
      if equal != 0 { break }
      place &+= 16
    }
    while place < range.upperBound {
      if unsafe old[place] == new[place] { return place }
      place &+= 1
    }
    return nil
  }

  /// The largest difference of a sample in a range; nil if a pixel of it is fully transparent in
  /// both pictures, which then counts as equal.
  @inline(__always)
  func delta(in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    // In words, not in integers of their own, so that several pixels are worked on at once.
    let most = Word(truncatingIfNeeded: Word.most)
    var clear: Word = 0
    var largest: (Word, Word, Word, Word) = (0, 0, 0, 0)
    for x in range {
      let (one, other) = unsafe (old[x], new[x])
      clear |= (one | other) &>> Word(truncatingIfNeeded: 3 * Word.depth) == 0 ? 1 : 0
      largest.0 = max(largest.0, Self.distance(one, other, 0, most))
      largest.1 = max(largest.1, Self.distance(one, other, 1, most))
      largest.2 = max(largest.2, Self.distance(one, other, 2, most))
      largest.3 = max(largest.3, Self.distance(one, other, 3, most))
    }
    return clear != 0 ? nil : Int(max(largest.0, largest.1, largest.2, largest.3))
  }

  @inline(__always)
  private static func distance(_ one: Word, _ other: Word, _ index: Int, _ most: Word) -> Word {
    let shift = Word(truncatingIfNeeded: index * Word.depth)
    let (part, others) = (one &>> shift & most, other &>> shift & most)
    return max(part, others) &- min(part, others)
  }
}
