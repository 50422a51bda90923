import SkeletonModel
import SkeletonPainting

/// How the frames of a document are compared with their goldens: metric, allowance and masks.
struct FrameComparison: Sendable {
  var tolerance = Tolerance.exact
  /// The masked areas, in pixels.
  var masks: [PixelBox] = []

  /// Throws if the golden cannot be read.
  func compare(_ golden: PNGFile, with frame: Bitmap) throws(Failure) -> Comparison {
    try SkeletonPainting.compare(
      .file(golden), with: .painted(frame), tolerance: tolerance, masks: masks)
  }

  func compare(_ frame: Bitmap, with other: Bitmap) throws(Failure) -> Comparison {
    try SkeletonPainting.compare(
      .painted(frame), with: .painted(other), tolerance: tolerance, masks: masks)
  }
}

extension Comparison {
  /// How many of the differing pixels lie outside all boxes.
  func count(outside boxes: [PixelBox]) -> Int {
    guard let bounds else { return 0 }
    let near = boxes.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    var byRow = [[PixelBox]](repeating: [], count: bounds.height)
    for box in near {
      for y in box.top..<box.bottom { byRow[y - bounds.top].append(box) }
    }
    for index in byRow.indices { byRow[index].sort { $0.left < $1.left } }
    return runs.reduce(0) { total, run in
      guard byRow.indices.contains(run.y - bounds.top) else { return total + run.count }
      var left = run.left
      var rest = 0
      for box in byRow[run.y - bounds.top] where box.right > left && box.left < run.right {
        rest += max(box.left - left, 0)
        left = max(left, box.right)
      }
      return total + rest + max(run.right - left, 0)
    }
  }
}

extension Frame {
  /// The pixels it may touch: antialiased edges add one on each side.
  func touchedPixels(scale: Double) -> PixelBox? {
    PixelBox(
      touchedBy: Frame(
        x: x * scale - 1, y: y * scale - 1, width: width * scale + 2, height: height * scale + 2))
  }
}
