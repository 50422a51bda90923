import SkeletonModel
import Synchronization

extension PictureFile {
  /// A drawing of which a small part fills a frame is not painted in more than so many pixels.
  private static let largestDrawing = 16_000_000.0

  /// Its pixels; those of a drawing in as many as are asked for, or as many as can be. The same are
  /// made once.
  func pixels(width: Int, height: Int) throws(Failure) -> Bitmap {
    let size =
      format.isDrawing
      ? Self.possible(width, height) : (Int(extent.width), Int(extent.height))
    let key = UnpackedFiles.Key(digest: digest, width: size.0, height: size.1)
    if let known = UnpackedFiles.known(key) { return known }
    do throws(Failure) {
      let bitmap =
        switch format {
        case .png: try Picture(reading: bytes).bitmap
        case .jpeg: try unpackedJPEG(bytes, width: size.0, height: size.1)
        case .svg: try paintedSVG(bytes, of: extent, width: size.0, height: size.1)
        case .pdf: try paintedPDF(bytes, width: size.0, height: size.1)
        }
      UnpackedFiles.keep(bitmap, as: key)
      return bitmap
    } catch {
      // Not as the failure's path, which is that of the frame it is painted in.
      throw Failure("the picture '\(printable(name))': \(error.message)")
    }
  }

  private static func possible(_ width: Int, _ height: Int) -> (Int, Int) {
    let area = Double(width) * Double(height)
    let side = Double(Bitmap.longestSide) / Double(max(width, height))
    let share = min((largestDrawing / max(area, 1)).squareRoot(), side, 1)
    return (max(Int(Double(width) * share), 1), max(Int(Double(height) * share), 1))
  }

  /// Its own pixels, or one for each point.
  func pixels() throws(Failure) -> Bitmap {
    try pixels(
      width: Int(extent.width.rounded(.up)), height: Int(extent.height.rounded(.up)))
  }
}

/// Throws what is wrong with the files of pictures among marks.
func checkPictures(of marks: [Mark]) throws(Failure) {
  for mark in marks {
    switch mark.paint {
    case .color, .gradient: break
    case .layer(let layer):
      try checkPictures(of: layer.marks)
      try checkPictures(of: layer.mask ?? [])
    case .picture(let picture): _ = try picture.fill.file.pixels()
    }
  }
}

/// The last pictures that were unpacked.
private enum UnpackedFiles {
  struct Key: Hashable {
    var digest: SHA256
    var width: Int
    var height: Int
  }

  private struct Shelf {
    var bitmaps: [Key: Bitmap] = [:]
    var area = 0
  }

  private static let shelf = Mutex(Shelf())
  /// So many pixels are kept at most.
  private static let most = 32_000_000

  static func known(_ key: Key) -> Bitmap? { shelf.withLock { $0.bitmaps[key] } }

  static func keep(_ bitmap: Bitmap, as key: Key) {
    let area = bitmap.width * bitmap.height
    guard area <= most else { return }
    shelf.withLock { shelf in
      if shelf.area + area > most { shelf = Shelf() }
      if shelf.bitmaps.updateValue(bitmap, forKey: key) == nil { shelf.area += area }
    }
  }
}
