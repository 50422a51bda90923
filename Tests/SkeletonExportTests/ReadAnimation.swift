import SkeletonPainting
import Testing

@testable import SkeletonExport

/// An animation's frames as whoever shows it composes them.
struct ReadAnimation {
  /// All pixels of each frame.
  var frames: [[Pixel]] = []
  /// In the format's own unit.
  var delays: [Int] = []
  /// x, y, width and height of what is stored of each frame.
  var boxes: [[Int]] = []
  /// nil if nothing is said about it.
  var loops: Int?

  struct Broken: Error {}

  private var canvas: [Pixel] = []
  private var width = 0

  private mutating func show(_ pixels: [Pixel?], _ box: [Int]) throws {
    guard pixels.count == box[2] * box[3] else { throw Broken() }
    for row in 0..<box[3] {
      for column in 0..<box[2] {
        guard let pixel = pixels[row * box[2] + column] else { continue }
        canvas[(box[1] + row) * width + box[0] + column] = pixel
      }
    }
    frames.append(canvas)
    boxes.append(box)
  }

  /// Each frame's data becomes a PNG of its own, which the reader of goldens reads.
  init(apng bytes: [UInt8]) throws {
    func number(_ bytes: some Collection<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + data
      let sum = checksum(of: body)
      func four(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
      }
      return four(UInt32(data.count)) + body + four(sum)
    }
    var header: [UInt8] = []
    var palette: [UInt8] = []
    var control: [UInt8] = []
    var data: [UInt8] = []
    var sequence = 0
    var announced = 0
    func check(_ own: Int) throws {
      guard own == sequence else { throw Broken() }
      sequence += 1
    }
    func finish(_ read: inout ReadAnimation) throws {
      guard !control.isEmpty else { return }
      let box = [
        number(control[12..<16]), number(control[16..<20]), number(control[4..<8]),
        number(control[8..<12]),
      ]
      let file =
        Array(bytes[..<8])
        + chunk("IHDR", Array(control[4..<12]) + Array(header[8...])) + palette
        + chunk("IDAT", data) + chunk("IEND", [])
      let pixels = try Picture(reading: file).bitmap.pixels
      let isLaidOver = control[25] == 1
      let (before, over) = (read.canvas, isLaidOver)
      var merged: [Pixel?] = []
      for (place, pixel) in pixels.enumerated() {
        let below = before[(box[1] + place / box[2]) * read.width + box[0] + place % box[2]]
        merged.append(over ? pixel.over(below) : pixel)
      }
      try read.show(merged, box)
      guard number(control[22..<24]) == 1000 else { throw Broken() }
      read.delays.append(number(control[20..<22]))
      data = []
    }
    var place = 8
    while place < bytes.count {
      let count = number(bytes[place..<place + 4])
      let name = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
      let body = Array(bytes[(place + 8)..<(place + 8 + count)])
      switch name {
      case "IHDR":
        header = body
        width = number(body[0..<4])
        canvas = [Pixel](repeating: .clear, count: width * number(body[4..<8]))
      case "acTL": (announced, loops) = (number(body[0..<4]), number(body[4..<8]))
      case "PLTE", "tRNS": palette += chunk(name, body)
      case "fcTL":
        try finish(&self)
        control = body
        try check(number(body[0..<4]))
      case "IDAT": data += body
      case "fdAT":
        try check(number(body[0..<4]))
        data += body[4...]
      case "IEND": try finish(&self)
      default: throw Broken()
      }
      place += 12 + count
    }
    guard place == bytes.count, announced == frames.count else { throw Broken() }
  }

  init(gif bytes: [UInt8]) throws {
    func short(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
    guard bytes.starts(with: Array("GIF89a".utf8)), bytes[10] & 0x80 != 0 else { throw Broken() }
    width = short(6)
    canvas = [Pixel](repeating: .clear, count: width * short(8))
    let count = 2 << Int(bytes[10] & 7)
    let colors = (0..<count).map { index in
      Pixel(
        straightRed: bytes[13 + index * 3], green: bytes[14 + index * 3],
        blue: bytes[15 + index * 3], alpha: 255)
    }
    var place = 13 + count * 3
    var transparent: UInt8?
    while bytes[place] != 0x3B {
      switch (bytes[place], bytes[place + 1]) {
      case (0x21, 0xFF):
        loops = short(place + 16)
        place += 19
      case (0x21, 0xF9):
        delays.append(short(place + 4))
        transparent = bytes[place + 3] & 1 == 1 ? bytes[place + 6] : nil
        place += 8
      case (0x2C, _):
        let box = [1, 3, 5, 7].map { short(place + $0) }
        guard bytes[place + 9] == 0 else { throw Broken() }
        place += 10
        let start = place
        place += 1
        while bytes[place] > 0 { place += 1 + Int(bytes[place]) }
        place += 1
        guard let indices = LZWTests.decoded(Array(bytes[start..<place])) else { throw Broken() }
        try show(indices.map { $0 == transparent ? nil : colors[Int($0)] }, box)
      default: throw Broken()
      }
    }
    guard place == bytes.count - 1 else { throw Broken() }
  }
}
