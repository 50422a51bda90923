import SkeletonModel
import Synchronization

extension PictureFile {
  /// What it shows; the same file is unpacked once.
  func pixels() throws(Failure) -> Bitmap {
    if let known = UnpackedFiles.known(digest) { return known }
    do throws(Failure) {
      let bitmap = try Picture(reading: bytes).bitmap
      UnpackedFiles.keep(bitmap, as: digest)
      return bitmap
    } catch {
      throw Failure(path: name, error.message)
    }
  }
}

/// The last pictures that were unpacked.
private enum UnpackedFiles {
  private struct Shelf {
    var bitmaps: [SHA256: Bitmap] = [:]
    var area = 0
  }

  private static let shelf = Mutex(Shelf())
  /// So many pixels are kept at most.
  private static let most = 32_000_000

  static func known(_ digest: SHA256) -> Bitmap? { shelf.withLock { $0.bitmaps[digest] } }

  static func keep(_ bitmap: Bitmap, as digest: SHA256) {
    let area = bitmap.width * bitmap.height
    guard area <= most else { return }
    shelf.withLock { shelf in
      if shelf.area + area > most { shelf = Shelf() }
      if shelf.bitmaps.updateValue(bitmap, forKey: digest) == nil { shelf.area += area }
    }
  }
}
