/// GIF's compression of indices.
enum LZW {
  /// An index, and another one that shows the same.
  struct Pixel: Hashable, Sendable {
    var first: UInt8
    var second: UInt8
  }

  /// Which of a pixel's two indices is written.
  enum Taste: CaseIterable {
    case first
    case second
    /// Whichever goes on with a string that is in the table; where a string begins, the first.
    case eitherFirst
    case eitherSecond
  }

  /// What is done when the table of strings is full.
  enum Clearing: CaseIterable {
    /// It is kept as it is.
    case never
    case atOnce
    /// It is begun anew as soon as the strings in it become shorter than they were before.
    case whenWorse
  }

  /// The indices in blocks of up to 255 bytes, behind a byte that says how many bits they have.
  ///
  /// - Parameter bits: Of an index; 2 to 8.
  static func image(
    _ pixels: [Pixel], bits: Int, _ taste: Taste, _ clearing: Clearing
  ) -> [UInt8] {
    var writer = CodeWriter(bits: bits)
    // All strings in the table that the pixels since the last code may be.
    var strings: [Int] = []
    var longer: [Int] = []
    var fill = Fill()
    for pixel in pixels {
      let start = taste == .second || taste == .eitherSecond ? pixel.second : pixel.first
      let other = taste == .eitherFirst ? pixel.second : pixel.first
      let hasChoice = other != start && (taste == .eitherFirst || taste == .eitherSecond)
      fill.pixels += 1
      guard !strings.isEmpty else {
        strings.append(Int(start))
        continue
      }
      longer.removeAll(keepingCapacity: true)
      for string in strings {
        if let code = writer.table[string, start] { longer.append(code) }
        if hasChoice, longer.count < mostStrings, let code = writer.table[string, other] {
          longer.append(code)
        }
      }
      if !longer.isEmpty {
        swap(&strings, &longer)
        continue
      }
      writer.put(strings[0])
      if !writer.table.isFull {
        writer.add(strings[0], start)
      } else if clearing == .atOnce || clearing == .whenWorse && fill.isWorse {
        writer.clear()
        fill = Fill()
      }
      fill.codes += 1
      strings.removeAll(keepingCapacity: true)
      strings.append(Int(start))
    }
    return [UInt8(bits)] + writer.finished(strings.first)
  }

  /// More than these are hardly ever worth following.
  private static let mostStrings = 12

  /// How well the table does, at every thousand codes.
  private struct Fill {
    var pixels = 0
    var codes = 0 {
      didSet {
        guard codes == 1000 else { return }
        isWorse = pixels < best
        best = max(best, pixels)
        (pixels, codes) = (0, 0)
      }
    }
    /// The most pixels in a thousand codes.
    private var best = 0
    private(set) var isWorse = false
  }
}

/// Writes codes, and knows those of strings.
private struct CodeWriter {
  private(set) var table: CodeTable
  private var writer = BlockWriter()
  private var width: Int
  private let bits: Int

  init(bits: Int) {
    self.bits = bits
    width = bits + 1
    table = CodeTable(first: (1 << bits) + 2)
    writer.put(1 << bits, width)
  }

  mutating func put(_ code: Int) { writer.put(code, width) }

  mutating func add(_ string: Int, _ index: UInt8) {
    // The reader adds a code one step later, so the width grows when the code that is added now
    // needs it.
    if table.next == 1 << width { width += 1 }
    table.add(string, index)
  }

  mutating func clear() {
    writer.put(1 << bits, width)
    table = CodeTable(first: (1 << bits) + 2)
    width = bits + 1
  }

  /// - Parameter last: The code of what is left.
  mutating func finished(_ last: Int?) -> [UInt8] {
    if let last {
      writer.put(last, width)
      if !table.isFull, table.next == 1 << width { width += 1 }
    }
    writer.put((1 << bits) + 1, width)
    return writer.finished()
  }
}

/// The codes of strings of indices, by the code of all but the last index, and that one.
private struct CodeTable {
  private static let slots = 1 << 14
  private var keys = [UInt32](repeating: .max, count: slots)
  private var codes = [UInt16](repeating: 0, count: slots)
  private(set) var next: Int

  init(first: Int) { next = first }

  var isFull: Bool { next == 4096 }

  subscript(prefix: Int, index: UInt8) -> Int? {
    let slot = slot(prefix, index)
    return keys[slot] == .max ? nil : Int(codes[slot])
  }

  mutating func add(_ prefix: Int, _ index: UInt8) {
    let slot = slot(prefix, index)
    keys[slot] = UInt32(prefix) << 8 | UInt32(index)
    codes[slot] = UInt16(next)
    next += 1
  }

  /// Where it is, or would be.
  private func slot(_ prefix: Int, _ index: UInt8) -> Int {
    let key = UInt32(prefix) << 8 | UInt32(index)
    var slot = Int((key &* 0x9E37_79B1) >> 18)
    while keys[slot] != .max, keys[slot] != key { slot = (slot + 1) & (Self.slots - 1) }
    return slot
  }
}

/// Bits from the lowest up, in blocks that begin with their length.
private struct BlockWriter {
  private var bytes: [UInt8] = []
  private var block: [UInt8] = []
  private var pending: UInt32 = 0
  private var count = 0

  mutating func put(_ code: Int, _ width: Int) {
    pending |= UInt32(code) << UInt32(count)
    count += width
    while count >= 8 {
      add(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  private mutating func add(_ byte: UInt8) {
    block.append(byte)
    if block.count == 255 { flush() }
  }

  private mutating func flush() {
    guard !block.isEmpty else { return }
    bytes.append(UInt8(block.count))
    bytes += block
    block = []
  }

  mutating func finished() -> [UInt8] {
    if count > 0 { add(UInt8(truncatingIfNeeded: pending)) }
    flush()
    return bytes + [0]
  }
}
