import SkeletonModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A Gaussian blur along lines of pixels, as SVG's `feGaussianBlur` is defined: three boxes one after
/// another from a standard deviation of 2 on, which differ from the bell by less than 3 percent, and
/// the bell itself below.
///
/// All sums are of whole numbers, and are rounded once: so every machine gets the same.
enum BlurKernel {
  case none
  /// Weights from the centre outwards, of 65,536 for all of them on both sides.
  case bell([UInt32])
  /// The lengths of three boxes.
  case boxes(Int, Int, Int)

  /// A narrower bell gives no other pixel as much as a level; the narrowest are no numbers.
  private static let least = 0.2
  /// Longer boxes leave nothing to see of the longest line.
  private static let longest = 300_000.0

  init(deviation: Double) {
    guard deviation >= Self.least else {
      self = .none
      return
    }
    guard deviation < 2 else {
      let length = (deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)
      let whole = Int(min(length, Self.longest))
      self = whole.isMultiple(of: 2) ? .boxes(whole, whole, whole + 1) : .boxes(whole, whole, whole)
      return
    }
    let reach = Int((deviation * 3).rounded(.up))
    let bell = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)).settled }
    let whole = bell.dropFirst().reduce(bell[0]) { $0 + 2 * $1 }
    var weights = bell.map { UInt32($0 / whole * 65_536) }
    weights[0] = 65_536 - 2 * weights.dropFirst().reduce(0, +)
    self = .bell(weights)
  }

  /// The lines, blurred, each as a column of the result.
  ///
  /// - Parameters:
  ///   - length: Of each line; beyond its ends there is nothing.
  ///   - places: What of each blurred line is asked for.
  func blurred(_ lines: [UInt8], length: Int, to places: Range<Int>) -> [UInt8] {
    let count = length > 0 ? lines.count / length : 0
    var sums = [Int64](repeating: 0, count: length)
    return unsafe [UInt8](unsafeUninitializedCapacity: count * places.count) { result, filled in
      unsafe result.initialize(repeating: 0)
      filled = count * places.count
      for line in 0..<count {
        let shares = lines[line * length..<(line + 1) * length]
        guard shares.contains(where: { $0 > 0 }) else { continue }
        switch self {
        case .none:
          for place in places.clamped(to: 0..<length) {
            unsafe result[(place - places.lowerBound) * count + line] =
              shares[shares.startIndex + place]
          }
        case .bell(let weights):
          for (index, place) in places.enumerated() {
            let share = Self.weighted(shares, weights, around: place)
            unsafe result[index * count + line] = share
          }
        case .boxes(let first, let second, let third):
          let tail = Self.sum(shares, into: &sums)
          let boxes = Boxes(first, second, third)
          unsafe sums.withUnsafeBufferPointer { sums in
            for (index, place) in places.enumerated() {
              unsafe result[index * count + line] = boxes.share(of: sums, tail, at: place)
            }
          }
        }
      }
    }
  }

  private static func weighted(
    _ shares: ArraySlice<UInt8>, _ weights: [UInt32], around place: Int
  ) -> UInt8 {
    let reach = weights.count - 1
    var sum: UInt32 = 32_768
    for at in max(
      place - reach, 0)..<max(min(place + reach + 1, shares.count), max(place - reach, 0))
    {
      sum += weights[abs(at - place)] * UInt32(shares[shares.startIndex + at])
    }
    return UInt8(sum >> 16)
  }

  /// What the sums of sums of sums of a line go on with beyond its end: they are a polynomial there.
  fileprivate struct Tail {
    var first: Int64 = 0
    var second: Int64 = 0
    var third: Int64 = 0
  }

  /// Sums a line up three times.
  private static func sum(_ shares: ArraySlice<UInt8>, into sums: inout [Int64]) -> Tail {
    var tail = Tail()
    for (index, share) in shares.enumerated() {
      tail.first &+= Int64(share)
      tail.second &+= tail.first
      tail.third &+= tail.second
      sums[index] = tail.third
    }
    return tail
  }

  /// Three boxes as differences of sums: a difference for each of the eight ways to leave some of
  /// the boxes behind, of which equal ones are put together.
  private struct Boxes {
    /// How far before the place ahead a sum is taken, and how often.
    private var terms: [(back: Int, factor: Int64)] = []
    private let ahead: Int
    private let share: Double

    init(_ first: Int, _ second: Int, _ third: Int) {
      // Two boxes of even length lie half a pixel to either side.
      ahead = first.isMultiple(of: 2) ? 3 * first / 2 - 1 : 3 * (first - 1) / 2
      share = 1 / (Double(first) * Double(second) * Double(third))
      for choice in 0..<8 {
        let taken = [first, second, third].enumerated().filter { choice >> $0.offset & 1 == 1 }
        let back = taken.reduce(0) { $0 + $1.element }
        let sign: Int64 = taken.count.isMultiple(of: 2) ? 1 : -1
        if let known = terms.firstIndex(where: { $0.back == back }) {
          terms[known].factor += sign
        } else {
          terms.append((back, sign))
        }
      }
    }

    func share(of sums: UnsafeBufferPointer<Int64>, _ tail: Tail, at place: Int) -> UInt8 {
      var total: Int64 = 0
      for term in terms {
        let at = place &+ ahead &- term.back
        guard at >= 0 else { continue }
        let sum: Int64
        if at < sums.count {
          sum = unsafe sums[at]
        } else {
          let beyond = Int64(at &- sums.count &+ 1)
          sum =
            tail.third &+ beyond &* tail.second &+ (beyond &* (beyond &+ 1) / 2) &* tail.first
        }
        // Sums may overflow; what is left of them in the end does not.
        total &+= term.factor &* sum
      }
      return UInt8(min(Double(total) * share + 0.5, 255))
    }
  }
}
