import SkeletonModel

/// Turns the bytes of a file into a tree: JSON where its name says so, YAML otherwise.
///
/// - Parameter beside: Where the paths lead that the file names.
package enum Syntax {
  package static func read(
    _ bytes: [UInt8], file: String, beside: FilesBeside? = nil, limits: TreeLimits = .description
  ) throws(DescriptionError) -> Tree {
    let nameless = SourceText(name: file, text: "")
    let start = Spot(nameless, line: 1, column: 1)
    guard bytes.count <= limits.bytes else {
      throw DescriptionError(
        start,
        "the file is \(bytes.count / 1_000_000) MB; a description has at most "
          + "\(limits.bytes / 1_000_000) MB")
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw DescriptionError(invalidSpot(in: content, of: nameless), "the text is not UTF-8 here")
    }
    let source = SourceText(name: file, text: text, beside: beside)
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw DescriptionError(
        Spot(source, line: 1, column: 1), "the file is empty; it needs at least 'skelsnap: 1'")
    }
    if let spot = source.conflict {
      throw DescriptionError(spot, "a merge has left its conflict here; decide for one side")
    }
    return file.hasSuffix(".json")
      ? try JSONReader.read(source, limits) : try YAMLReader.read(source)
  }

  /// Reads some lines of YAML as if they were alone; their places are those in the whole text.
  static func read(lines: Range<Int>, of source: SourceText) throws(DescriptionError) -> Tree {
    try YAMLReader.read(source, lines: lines)
  }

  /// Reads JSON that is no document, whatever the file is called.
  package static func readJSON(_ text: String, file: String) throws(DescriptionError) -> Tree {
    try JSONReader.read(SourceText(name: file, text: text), .description)
  }

  /// Reads what a view was recorded to be: JSON that no person writes, of any depth a screen may have.
  package static func readRecording(_ bytes: [UInt8]) throws(DescriptionError) -> JSON {
    try JSONReader.read(
      SourceText(name: "recording", text: String(decoding: bytes, as: UTF8.self)), .recording
    ).json
  }

  /// Reads a run's results, JSON whose size is in one list: each of its items is handed over as soon
  /// as it is read, and is not kept, so that the list in the tree is empty.
  ///
  /// - Parameter key: The list's key in the outermost map.
  package static func readResults(
    _ bytes: [UInt8], file: String, items key: String, _ take: (Tree) -> Void
  ) throws(DescriptionError) -> Tree {
    do throws(DescriptionError) {
      guard bytes.count <= TreeLimits.results.bytes else {
        return try read(bytes, file: file, limits: .results)
      }
      return try JSONReader.read(
        bytes, SourceText(name: file, text: ""), .results, items: key, take)
    } catch {
      // What is wrong may be wrong with the file as a whole: no UTF-8, a merge's conflict.
      _ = try read(bytes, file: file, limits: .results)
      throw error
    }
  }

  private static func invalidSpot(in bytes: ArraySlice<UInt8>, of source: SourceText) -> Spot {
    // The longest valid beginning ends where decoding first has to put a replacement.
    var low = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var line = 1
    var column = 1
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        low += 1
        if scalar == "\n" {
          line += 1
          column = 1
        } else {
          column += 1
        }
      case .emptyInput, .error: return Spot(source, line: line, column: column)
      }
    }
  }
}
