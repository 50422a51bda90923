import SkeletonModel
import SkeletonPainting

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
  /// How many pixels of all frames have each colour, or where there are too many colours, one near
  /// to it.
  private(set) var colors: [Pixel: Int] = [:]
  /// Whether `colors` has the colours themselves.
  private(set) var isExact = true
  package private(set) var isOpaque = true

  private let mostColors: Int

  /// - Parameters:
  ///   - mostColors: How many are counted one by one: more than a picture of letters on gradients
  ///     has, and few enough to be kept in memory.
  ///   - watch: Called after each frame.
  package init(
    _ film: Film, mostColors: Int = 200_000,
    watch: (_ done: Int) throws(Failure) -> Void = { _ in }
  ) throws(Failure) {
    self.mostColors = mostColors
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
    colors[isExact ? run.pixel : run.pixel.coarse, default: 0] += run.length * rows
    guard isExact, colors.count > mostColors else { return }
    isExact = false
    colors = Dictionary(colors.map { ($0.coarse, $1) }, uniquingKeysWith: +)
  }

  /// All colours, if they are few enough for a palette.
  var palette: [Pixel]? {
    guard isExact, colors.count <= 256 else { return nil }
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
  /// One of 131,072 colours that are near to all others.
  fileprivate var coarse: Pixel {
    let alpha = (Int(self.alpha) * 3 + 127) / 255 * 85
    func near(_ part: UInt8) -> UInt8 { UInt8(min(Int(part & 0xF8 | part >> 5), alpha)) }
    return Pixel(red: near(red), green: near(green), blue: near(blue), alpha: UInt8(alpha))
  }

  /// Translucent colours are sorted before all others, and each group by brightness.
  fileprivate var order: UInt64 {
    let brightness = UInt64(red) * 299 + UInt64(green) * 587 + UInt64(blue) * 114
    return (alpha == 255 ? 1 << 63 : 0) | brightness << 32 | UInt64(packed)
  }
}
