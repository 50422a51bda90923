import SkeletonModel

/// Why a scene could not be painted.
package enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  case size(width: Int, height: Int)
  /// cairo's error message.
  case cairo(String)
  /// The library, or its function, that was not found.
  case missingCairo(String)

  package var description: String {
    switch self {
    case .size(let width, let height):
      """
      a picture has 1 to \(Bitmap.longestSide) pixels a side and \(Bitmap.largestArea) at most, \
      found \(width)x\(height)
      """
    case .cairo(let message): "cairo: \(message)"
    case .missingCairo(let name):
      """
      painting needs cairo 1.12 or newer, and '\(name)' was not found; install libcairo2 (apt) or \
      cairo (brew)
      """
    }
  }
}
