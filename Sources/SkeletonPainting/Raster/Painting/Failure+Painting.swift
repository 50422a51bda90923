import SkeletonModel

/// Why a scene could not be painted.
extension Failure {
  static func size(width: Int, height: Int) -> Failure {
    Failure(
      """
      a picture has 1 to \(Bitmap.longestSide) pixels a side and \(Bitmap.largestArea) at most, \
      found \(width)x\(height)
      """)
  }

  /// - Parameter most: How many pixels there may be.
  static func layers(most: Int) -> Failure {
    Failure(
      """
      masks, blurs, shadows and compositing groups have at most \(most.grouped) pixels together; \
      give them to fewer or smaller nodes, or to one node around them
      """)
  }

  /// - Parameter message: what cairo said.
  static func cairo(_ message: String) -> Failure { Failure("cairo: \(message)") }

  /// - Parameter name: the library, or the call in it, that was not found.
  static func missingCairo(_ name: String) -> Failure {
    Failure(
      """
      painting needs cairo 1.12 or newer, and '\(name)' was not found; install libcairo2 (apt) or \
      cairo (brew)
      """)
  }

  /// - Parameter name: the library, or the call in it, that was not found.
  static func missingLibPNG(_ name: String) -> Failure {
    Failure(
      """
      reading this PNG needs libpng 1.6, and '\(name)' was not found; install libpng16-16 (apt) or \
      libpng (brew)
      """)
  }
}
