/// Where the entries of a YAML text's outermost map stand, so that one can be changed and all else
/// stays as it is written. Places are numbers of Unicode scalars.
struct YAMLOutline {
  enum Style {
    case plain, flow, block, alias
  }

  struct Entry {
    let key: String
    let keyStart: Int
    let isKeyQuoted: Bool
    /// From its anchor, if it has one, to its last character.
    fileprivate(set) var value: Range<Int>
    let style: Style
    /// In a map between braces: behind its last value.
    fileprivate(set) var lastInside: Int
  }

  /// A use of an anchor, and what that stands for.
  struct Alias {
    let name: String
    let range: Range<Int>
    let anchor: Int
    let tree: Tree
  }

  /// Whether it is one map between braces.
  private(set) var isFlow = false
  private(set) var entries: [Entry] = []
  private(set) var aliases: [Alias] = []

  private var open: [(start: Int, isFlow: Bool)] = []
  private var key: (text: String, start: Int, isQuoted: Bool)?
  /// Where the last one of each name stands.
  private var anchors: [String: Int] = [:]
  /// Behind the last character that belongs to a value: a block ends where the next one begins.
  private var last = 0

  mutating func scalar(_ text: String, _ range: Range<Int>, isQuoted: Bool, anchor: String?) {
    if let anchor { anchors[anchor] = range.lowerBound }
    last = max(last, range.upperBound)
    if open.count == 1, key == nil {
      key = (text, range.lowerBound, isQuoted)
    } else {
      end(range, .plain, lastInside: range.upperBound)
    }
  }

  mutating func alias(_ name: String, _ tree: Tree, _ range: Range<Int>) {
    last = max(last, range.upperBound)
    aliases.append(Alias(name: name, range: range, anchor: anchors[name] ?? 0, tree: tree))
    end(range, .alias, lastInside: range.upperBound)
  }

  mutating func start(_ range: Range<Int>, isFlow: Bool, anchor: String?) {
    if let anchor { anchors[anchor] = range.lowerBound }
    if open.isEmpty { self.isFlow = isFlow }
    if isFlow { last = max(last, range.upperBound) }
    open.append((range.lowerBound, isFlow))
  }

  mutating func close(_ range: Range<Int>) {
    guard let collection = open.popLast() else { return }
    let lastInside = last
    if collection.isFlow { last = max(last, range.upperBound) }
    end(
      collection.start..<max(last, collection.start), collection.isFlow ? .flow : .block,
      lastInside: lastInside)
  }

  /// A value is complete; it is an entry's if nothing but the outermost map is around it.
  private mutating func end(_ range: Range<Int>, _ style: Style, lastInside: Int) {
    guard open.count == 1, let key else { return }
    entries.append(
      Entry(
        key: key.text, keyStart: key.start, isKeyQuoted: key.isQuoted, value: range, style: style,
        lastInside: lastInside))
    self.key = nil
  }
}
