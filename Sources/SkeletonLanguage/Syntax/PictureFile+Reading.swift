import SkeletonModel

extension PictureFile {
  /// Finds out what a file is by what it begins with, and how large the picture in it is.
  package convenience init(reading bytes: [UInt8], name: String, path: String) throws(Failure) {
    let format: Format
    let extent: Extent?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      (format, extent) = (.png, Self.extent(ofPNG: bytes))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      (format, extent) = (.jpeg, Self.extent(ofJPEG: bytes))
    } else if bytes.starts(with: "%PDF-".utf8) {
      (format, extent) = (.pdf, Self.extent(ofPDF: bytes))
    } else if let tag = Self.tag(ofSVG: bytes) {
      (format, extent) = (.svg, Self.extent(ofSVG: tag))
    } else {
      throw Failure("it is none of PNG, JPEG, SVG and PDF")
    }
    guard let extent else {
      throw Failure(
        "it does not say how large it is, where \(format.rawValue.uppercased()) files do")
    }
    let (width, height) = (extent.width, extent.height)
    guard width > 0, height > 0, max(width, height) <= Double(Limits.side),
      width * height <= Double(Limits.pixels)
    else {
      throw Failure(
        "it has \(width.threeDecimals)x\(height.threeDecimals) "
          + "\(format.isDrawing ? "points" : "pixels"); a picture has \(Limits.side) a side at "
          + "most, and \(Limits.pixels.grouped) in all")
    }
    self.init(name: name, path: path, bytes: bytes, format: format, extent: extent)
  }

  private static func extent(ofPNG bytes: [UInt8]) -> Extent? {
    guard bytes.count >= 24 else { return nil }
    func side(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return Extent(width: Double(side(16)), height: Double(side(20)))
  }

  /// From the first frame header (ITU T.81, B.2.2).
  private static func extent(ofJPEG bytes: [UInt8]) -> Extent? {
    var place = 2
    while place + 9 < bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      switch marker {
      // Fill bytes may stand before any marker.
      case 0xFF: place += 1
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return Extent(
          width: Double(Int(bytes[place + 7]) << 8 | Int(bytes[place + 8])),
          height: Double(Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])))
      default: place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
      }
    }
    return nil
  }

  /// The box of the first page that says one in plain text. Boxes of pages that are compressed with
  /// others cannot be read.
  private static func extent(ofPDF bytes: [UInt8]) -> Extent? {
    for name in ["/CropBox", "/MediaBox"] {
      guard let mark = bytes.firstRange(of: Array(name.utf8)) else { continue }
      let rest = bytes[mark.upperBound...].prefix(200)
      guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
        let close = rest[open...].firstIndex(of: UInt8(ascii: "]"))
      else { continue }
      let numbers = String(decoding: rest[open + 1..<close], as: UTF8.self)
        .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { continue }
      return Extent(
        width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
    }
    return nil
  }

  /// The attributes of the first element, if that is one of SVG's.
  private static func tag(ofSVG bytes: [UInt8]) -> Substring? {
    let head = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    guard let open = head.firstRange(of: "<svg"),
      let next = head[open.upperBound...].first, next.isWhitespace || next == ">",
      let close = head[open.upperBound...].firstIndex(of: ">")
    else { return nil }
    return head[open.upperBound..<close]
  }

  /// As wide and high as it says, or else as its box is.
  private static func extent(ofSVG tag: Substring) -> Extent? {
    func value(_ name: String) -> Substring? {
      var rest = tag
      while let found = rest.firstRange(of: name) {
        let before = tag[..<found.lowerBound].last
        rest = tag[found.upperBound...]
        let after = rest.drop(while: \.isWhitespace)
        guard before?.isWhitespace == true, after.first == "=" else { continue }
        let quoted = after.dropFirst().drop(while: \.isWhitespace)
        guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
        return quoted.dropFirst().prefix { $0 != quote }
      }
      return nil
    }
    let box = value("viewBox").map { text in
      text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    }
    let inside = box.flatMap {
      $0.count == 4 && $0.allSatisfy(\.isFinite) ? Extent(width: $0[2], height: $0[3]) : nil
    }
    let (width, height) = (value("width").flatMap(points), value("height").flatMap(points))
    switch (width, height) {
    case (let width?, let height?): return Extent(width: width, height: height)
    case (let width?, nil):
      return inside.map { Extent(width: width, height: width * $0.height / $0.width) }
    case (nil, let height?):
      return inside.map { Extent(width: height * $0.width / $0.height, height: height) }
    case (nil, nil): return inside
    }
  }

  /// A length in CSS's units that mean the same everywhere; nil for shares of something.
  private static func points(_ text: Substring) -> Double? {
    let units = ["px": 1, "pt": 4 / 3.0, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4]
    let word = text.filter { !$0.isWhitespace }
    guard let length = Double(word) ?? Double(word.dropLast(2)) else { return nil }
    let factor = Double(word) == nil ? units[String(word.suffix(2))] : 1
    return factor.flatMap { length.isFinite ? length * $0 : nil }
  }
}
