import SkeletonModel
import SkeletonSystem

/// What a view needs of its app to be compiled by itself: its own declaration, those it names, and
/// those that these name.
///
/// Each file keeps its lines, so that the compiler's messages name the lines that the author sees.
struct SourceSlice: Sendable {
  /// By the path of the file that it is cut out of.
  struct File: Hashable, Sendable {
    var path: String
    var text: [UInt8]
    /// What it has more than the file on disk, from the front.
    var insertions: [Insertion] = []
  }

  /// So many bytes before a place of a file.
  struct Insertion: Hashable, Sendable {
    var place: Int
    var count: Int
  }

  var files: [File]
  /// All words of what was taken.
  var words: Set<String>
  /// The names of the types that were taken.
  var types: Set<String> = []
  /// What was taken of extensions of types that are not the app's: `Color.brand`.
  var members: Set<String> = []
  /// The protocols of which it has objects that stand in for others.
  var conformers: [String] = []
  /// What pieces are called that something stands in for, by their numbers.
  var standInWords: [Int: String] = [:]
  /// What is asked of SFSafeSymbols beside the symbols that there are drawings of.
  var askedSymbols: Set<String> = []
}

extension SourceFolder {
  /// - Parameters:
  ///   - roots: Declarations that are needed whatever they are called.
  ///   - names: Words that are used beside them.
  func slice(around roots: [Place], using names: Set<String> = []) -> SourceSlice {
    var cut = SourceCut(self, names, near: roots.first?.file)
    roots.forEach { cut.take($0) }
    cut.close()
    return cut.slice
  }
}

/// A text of which parts are kept in place.
struct BlankedText {
  private let source: [UInt8]
  private var isKept: [Bool]
  private var insertions: [(place: Int, text: String)] = []

  init(_ source: [UInt8]) {
    self.source = source
    isKept = Array(repeating: false, count: source.count)
  }

  mutating func keep(_ range: Range<Int>) {
    for index in range { isKept[index] = true }
  }

  func isKept(_ range: Range<Int>) -> Bool { range.allSatisfy { isKept[$0] } }

  mutating func blank(_ ranges: [Range<Int>]) {
    for index in ranges.joined() { isKept[index] = false }
  }

  /// Where something is that the source has not.
  var places: [SourceSlice.Insertion] {
    insertions.sorted { $0.place < $1.place }
      .map { SourceSlice.Insertion(place: $0.place, count: $0.text.utf8.count) }
  }

  mutating func insert(_ text: String, at place: Int) { insertions.append((place, text)) }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var waiting = insertions.sorted { $0.place < $1.place }[...]
    for index in 0...source.count {
      while let next = waiting.first, next.place == index {
        bytes += Array(next.text.utf8)
        waiting.removeFirst()
      }
      guard index < source.count else { break }
      let byte = source[index]
      bytes.append(isKept[index] || byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
    }
    return bytes
  }
}
