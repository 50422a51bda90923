/// Numbers that are random, but the same in every run (SplitMix64).
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  package init(_ seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x2545_F491_4F6C_DD1D &+ 1
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether something happens that happens once in so many times.
  package mutating func isOne(in times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}
