#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Double {
  /// The number rounded to 2⁻²⁰, so that a libm that differs in its last bits differs in no pixel.
  package var settled: Double { (self * 1_048_576).rounded() / 1_048_576 }

  /// The settled sine of an angle in degrees.
  package static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180).settled }

  /// The settled cosine of an angle in degrees.
  package static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180).settled }
}
