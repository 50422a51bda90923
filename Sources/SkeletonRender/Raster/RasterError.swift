/// Why a scene could not be painted.
public enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  case size(width: Int, height: Int)
  /// What cairo said.
  case cairo(String)

  public var description: String {
    switch self {
    case .size(let width, let height):
      """
      a picture has 1 to \(Bitmap.longestSide) pixels a side and \(Bitmap.largestArea) at most, \
      found \(width)x\(height)
      """
    case .cairo(let message): "cairo: \(message)"
    }
  }
}
