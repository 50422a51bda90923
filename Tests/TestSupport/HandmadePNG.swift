/// A PNG file of any colour type and depth, for tests of reading, encoded without libpng.
package struct HandmadePNG: Sendable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    package var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    package var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  package var width = 11
  package var height = 9
  package let kind: Kind
  package let depth: Int
  package var isInterlaced = false
  /// The filters of the rows, in turn.
  package var filters: [UInt8] = [0]
  /// Into how many chunks the pixels are cut.
  package var parts = 1
  /// How wide and high areas of one colour are.
  package var grain = 1
  /// What the samples are, if not the usual variety: column, row and channel to value.
  package var values: (@Sendable (Int, Int, Int) -> Int)?
  /// Chunks between header and pixels.
  package var chunks: [(name: String, data: [UInt8])] = []
  /// Chunks between pixels and end.
  package var laterChunks: [(name: String, data: [UInt8])] = []

  package init(
    width: Int = 11, height: Int = 9, kind: Kind, depth: Int, isInterlaced: Bool = false,
    chunks: [(name: String, data: [UInt8])] = [], laterChunks: [(name: String, data: [UInt8])] = []
  ) {
    self.width = width
    self.height = height
    self.kind = kind
    self.depth = depth
    self.isInterlaced = isInterlaced
    self.chunks = chunks
    self.laterChunks = laterChunks
  }

  /// A varied value for each sample, from 0 to the maximum of the depth.
  package func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
    if let values { return values(x, y, channel) }
    let (x, y) = (x / grain, y / grain)
    return (x * 37 + y * 101 + channel * 59 + x * y * 7) * 263 % (1 << depth)
  }

  package func bytes() -> [UInt8] {
    let header =
      Self.big(width) + Self.big(height)
      + [UInt8(depth), kind.rawValue, 0, 0, isInterlaced ? 1 : 0]
    var file: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    file += Self.chunk("IHDR", header)
    for chunk in chunks { file += Self.chunk(chunk.name, chunk.data) }
    let stream = Self.stored(rows())
    let size = (stream.count + parts - 1) / parts
    for start in stride(from: 0, to: stream.count, by: size) {
      file += Self.chunk("IDAT", Array(stream[start..<min(start + size, stream.count)]))
    }
    for chunk in laterChunks { file += Self.chunk(chunk.name, chunk.data) }
    return file + Self.chunk("IEND", [])
  }

  private func rows() -> [UInt8] {
    let adam7 = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    var rows: [UInt8] = []
    var count = 0
    for (left, top, across, down) in isInterlaced ? adam7 : [(0, 0, 1, 1)] {
      let columns = Array(stride(from: left, to: width, by: across))
      guard !columns.isEmpty else { continue }
      var above = [UInt8](repeating: 0, count: (columns.count * kind.channels * depth + 7) / 8)
      for y in stride(from: top, to: height, by: down) {
        let filter = filters[count % filters.count]
        count += 1
        rows.append(filter)
        var bits: [Bool] = []
        for x in columns {
          for channel in 0..<kind.channels {
            let value = sample(x, y, channel)
            bits += (0..<depth).reversed().map { value >> $0 & 1 == 1 }
          }
        }
        while bits.count % 8 != 0 { bits.append(false) }
        let row = stride(from: 0, to: bits.count, by: 8).map { start in
          bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) } as UInt8
        }
        rows += filtered(row, above, by: filter)
        above = row
      }
    }
    return rows
  }

  /// A row as a filter stores it; a filter that does not exist leaves it as it is.
  private func filtered(_ row: [UInt8], _ above: [UInt8], by filter: UInt8) -> [UInt8] {
    let step = max(kind.channels * depth / 8, 1)
    return row.indices.map { index in
      let left = index < step ? 0 : Int(row[index - step])
      let up = Int(above[index])
      let corner = index < step ? 0 : Int(above[index - step])
      let guess =
        switch filter {
        case 1: left
        case 2: up
        case 3: (left + up) / 2
        case 4: Self.nearest(left, up, corner)
        default: 0
        }
      return row[index] &- UInt8(guess)
    }
  }

  /// Of left, above and corner, in this order, what is nearest to left + above - corner.
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    var nearest = left
    for one in [up, corner] where abs(guess - one) < abs(guess - nearest) { nearest = one }
    return nearest
  }

  /// A zlib stream of uncompressed blocks.
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let size = UInt16(block.count)
      stream += [rest.isEmpty ? 1 : 0]
      stream += [size, ~size].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      stream += block
    } while !rest.isEmpty
    var a = 1
    var b = 0
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + big(b << 16 | a)
  }

  package static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    var crc = ~UInt32(0)
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return big(data.count) + body + big(Int(~crc))
  }

  package static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }

  /// The names and contents of a file's chunks.
  package static func chunks(of file: [UInt8]) -> [(name: String, data: [UInt8])] {
    var chunks: [(name: String, data: [UInt8])] = []
    var at = 8
    while at + 12 <= file.count {
      let size = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
      chunks.append((name, Array(file[at + 8..<at + 8 + size])))
      at += 12 + size
    }
    return chunks
  }
}
