#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Double {
  /// The number rounded to a multiple of 2⁻²⁰, so that math libraries that differ in the last bits
  /// give the same pixels.
  package var settled: Double { (self * 1_048_576).rounded() / 1_048_576 }

  /// The sine of an angle in degrees, rounded by `settled`.
  package static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180).settled }

  /// The cosine of an angle in degrees, rounded by `settled`.
  package static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180).settled }
}
