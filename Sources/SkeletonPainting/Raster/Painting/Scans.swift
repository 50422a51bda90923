/// The colours of a row along gradients that do not change down: for each group of marks, in the
/// columns that these may cover.
struct Scans {
  private(set) var pixels: [Pixel] = []
  /// For each group, where its colours are.
  let lines: [Line]

  struct Line {
    fileprivate let start: Int
    fileprivate let columns: Range<Int>

    /// Where the colours of some columns begin, all of which the group has.
    @inline(__always)
    func place(ofColumns left: Int, _ count: Int) -> Int {
      precondition(left >= columns.lowerBound && left &+ count <= columns.upperBound)
      return start &+ left &- columns.lowerBound
    }
  }

  /// - Parameter columns: Those of each group.
  init(_ columns: [Range<Int>], _ traits: [InkGroups.Traits]) {
    var size = 0
    lines = zip(columns, traits).map { columns, traits in
      let line = Line(start: size, columns: traits.changesAcross ? columns : 0..<0)
      size += line.columns.count
      return line
    }
    pixels = [Pixel](repeating: .clear, count: size)
  }

  /// Works out the colours of a frame.
  mutating func take(_ inks: [Ink], with shelf: inout InkShelf) {
    for (line, ink) in zip(lines, inks) {
      guard case .gradient(let ramp, let slope) = ink, !slope.changesDown else { continue }
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        let row = unsafe UnsafeMutableBufferPointer(
          rebasing: pixels[line.start..<line.start + line.columns.count])
        unsafe shelf.fill(row, with: ramp, along: slope, fromX: line.columns.lowerBound, y: 0)
      }
    }
  }
}
