private import CWebP
import SkeletonModel
import SkeletonRender
import SkeletonSystem

/// The film as an animated WebP. Its frames have the film's pixels; of translucent ones the colour may
/// differ where their alpha is 0.
///
/// - Parameters:
///   - loops: How often it is shown; 0 is without end.
///   - watch: Called after each take.
package func webp(
  _ film: Film, _ survey: FilmSurvey, loops: Int,
  watch: @escaping (_ done: Int) throws(Failure) -> Void = { _ in }
) -> FilePieces {
  { put throws(Failure) in
    let most = 16_383
    guard survey.width <= most, survey.height <= most else {
      throw Failure(
        "a WebP has at most \(most.grouped) pixels a side, and this one would have "
          + "\(survey.width.grouped) by \(survey.height.grouped); give a lower --scale, or export an "
          + "APNG")
    }
    var animation: UnsafeMutablePointer<cwebp_animation>?
    let effort: Int32 = 4
    if let missing = unsafe cwebp_open(
      Int32(survey.width), Int32(survey.height), Int32(loops), effort, &animation)
    {
      throw unsafe Failure(
        "WebP needs libwebp, and there is no \(String(cString: missing)); install the packages "
          + "libwebp7 and libwebpmux3, or Homebrew's webp")
    }
    guard let animation = unsafe animation else { preconditionFailure("it was begun above") }
    defer { unsafe cwebp_close(animation) }
    func check(_ problem: UnsafePointer<CChar>?) throws(Failure) {
      guard let problem = unsafe problem else { return }
      throw unsafe Failure("libwebp cannot make the animation: \(String(cString: problem))")
    }
    var done = 0
    let ends = survey.ends(unit: 1000)
    try film.play(survey.takes.map(\.place)) { (_, bitmap) throws(Failure) in
      guard let room = unsafe cwebp_pixels(animation) else { return }
      let stride = unsafe Int(cwebp_stride(animation))
      var row = 0
      var known: (pixel: Pixel, word: UInt32) = (.clear, 0)
      while row < bitmap.height {
        var place = row * stride
        for pixel in bitmap.row(row) {
          if pixel != known.pixel { known = (pixel, pixel.argb) }
          unsafe room[place] = known.word
          place += 1
        }
        row += 1
      }
      unsafe try check(cwebp_add(animation, Int32(done == 0 ? 0 : ends[done - 1])))
      done += 1
      try watch(done)
    }
    unsafe try check(cwebp_finish(animation, Int32(ends.last ?? 0)))
    let file = unsafe UnsafeBufferPointer(
      start: animation.pointee.file.bytes, count: animation.pointee.file.size)
    try put(unsafe Array(file))
  }
}

extension Pixel {
  /// Straight alpha: 0xAARRGGBB.
  fileprivate var argb: UInt32 {
    let (red, green, blue, alpha) = straight
    return UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
