import SkeletonModel
import SkeletonRender

/// What has to be known of a film before the first frame of it is written: which frames differ from
/// those before them, and in which colours.
package struct FilmSurvey: Sendable {
  /// Frames that differ from those before them, each with the time that equal ones after it add.
  package struct Take: Hashable, Sendable {
    package var place: Int
    package var start: Microseconds
    package var duration: Microseconds
  }

  package private(set) var takes: [Take] = []
  package private(set) var width = 0
  package private(set) var height = 0
  /// How many pixels of all frames have each colour; nil once there are more than can be counted.
  private(set) var colors: [Pixel: Int]? = [:]
  package private(set) var isOpaque = true

  /// More than a picture of letters on gradients has, and few enough to be kept in memory.
  private static let mostColors = 200_000

  /// - Parameter watch: Called after each frame.
  package init(
    _ film: Film, watch: (_ done: Int) throws(Failure) -> Void = { _ in }
  ) throws(Failure) {
    var last: Bitmap?
    try film.play(film.shots.indices) { (place, bitmap) throws(Failure) in
      let shot = film.shots[place]
      if bitmap == last {
        takes[takes.count - 1].duration += shot.duration
      } else {
        takes.append(Take(place: place, start: shot.start, duration: shot.duration))
        count(bitmap)
        last = bitmap
      }
      (width, height) = (bitmap.width, bitmap.height)
      try watch(place + 1)
    }
  }

  private mutating func count(_ bitmap: Bitmap) {
    for (index, rows) in bitmap.rowCounts.enumerated() where rows > 0 {
      var run: (pixel: Pixel, length: Int)?
      for pixel in bitmap.distinctRow(index) {
        if let now = run, now.pixel == pixel {
          run?.length = now.length + 1
        } else {
          take(run, rows)
          run = (pixel, 1)
        }
      }
      take(run, rows)
    }
  }

  private mutating func take(_ run: (pixel: Pixel, length: Int)?, _ rows: Int) {
    guard let run else { return }
    if run.pixel.alpha < 255 { isOpaque = false }
    colors?[run.pixel, default: 0] += run.length * rows
    if colors?.count ?? 0 > Self.mostColors { colors = nil }
  }

  /// All colours, if they are few enough for a palette.
  var palette: [Pixel]? {
    guard let colors, colors.count <= 256 else { return nil }
    return colors.keys.sorted { $0.order < $1.order }
  }

  /// When each take ends, in units of time. No unit is lost: what is rounded off one is added to
  /// the next.
  func ends(unit: Microseconds) -> [Int] {
    takes.map { Int((Double($0.start + $0.duration) / Double(unit)).rounded()) }
  }

  /// How long each take stands, in units of time.
  func delays(unit: Microseconds) -> [Int] {
    var last = 0
    return ends(unit: unit).map { end in
      defer { last = end }
      return end - last
    }
  }
}

extension Pixel {
  /// Translucent colours are sorted before all others, and each group by brightness.
  fileprivate var order: UInt64 {
    let brightness = UInt64(red) * 299 + UInt64(green) * 587 + UInt64(blue) * 114
    return (alpha == 255 ? 1 << 63 : 0) | brightness << 32 | UInt64(packed)
  }
}
