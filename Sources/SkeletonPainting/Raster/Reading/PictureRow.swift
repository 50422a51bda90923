/// Pictures side by side on grey, aligned at the top; nil if that exceeds the limit for a picture.
package func pictureRow(_ pictures: [Picture]) -> Bitmap? {
  let gap = 8
  let width = pictures.reduce(gap * max(pictures.count - 1, 0)) { $0 + $1.width }
  let height = pictures.map(\.height).max() ?? 0
  guard Bitmap.holds(width: width, height: height) else { return nil }
  let grey = Pixel(red: 128, green: 128, blue: 128, alpha: 255)
  var row = [Pixel](repeating: grey, count: width * height)
  var left = 0
  for picture in pictures {
    let bitmap = picture.bitmap
    for y in 0..<bitmap.height {
      let start = y * width + left
      row.replaceSubrange(start..<start + bitmap.width, with: bitmap.row(y))
    }
    left += bitmap.width + gap
  }
  return Bitmap(width: width, height: height, pixels: row)
}
