import Synchronization

/// The texts of an app by the letters of their keys alone: what a tool makes of a key is a name without dots,
/// spaces and underscores, of whatever letters are large.
final class PlainKeys: Sendable {
  private let tables: [String]
  /// Read once they are asked for, which few views do.
  private let read = Mutex<Texts?>(nil)

  private struct Texts {
    var found: [String: String] = [:]
    /// Of these letters there are several keys.
    var unclear: Set<String> = []
  }

  /// - Parameter tables: As `.strings` files have them.
  init(of tables: [String] = []) { self.tables = tables }

  private var texts: Texts {
    read.withLock { read in
      if let read { return read }
      var texts = Texts()
      for (key, text) in tables.flatMap(Self.pairs) {
        let plain = Self.plain(key)
        if let known = texts.found[plain], known != text { texts.unclear.insert(plain) }
        texts.found[plain] = text
      }
      read = texts
      return texts
    }
  }

  /// The text that a constant has whose code a tool makes and that is not here: of `L10n.Feed.longTitle`
  /// that of the key `feed.long_title`. What is to be filled in is none.
  func text(of names: [String]) -> String? {
    guard names.count > 1, names[0].first?.isUppercase == true else { return nil }
    let texts = texts
    // What holds all of them may be named, and the table; `R.string.localizable.longTitle` names both.
    let isOfR = names.starts(with: ["R", "string"]) && names.count > 3
    for count in isOfR ? 3...3 : 1...min(2, names.count - 1) {
      let plain = Self.plain(names.dropFirst(count).joined())
      if let text = texts.found[plain], !texts.unclear.contains(plain), !text.contains("%") {
        return text
      }
    }
    return nil
  }

  private static func plain(_ key: String) -> String {
    String(key.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// `"key" = "text";`
  static func pairs(in table: String) -> [(String, String)] {
    var found: [(String, String)] = []
    var words: [String] = []
    var rest = Substring(table)
    while let start = rest.firstIndex(where: { $0 == "\"" || $0 == "/" || $0 == ";" }) {
      let mark = rest[start]
      rest = rest[rest.index(after: start)...]
      if mark == ";" {
        if words.count == 2 { found.append((words[0], words[1])) }
        words = []
      } else if mark == "/" {
        if rest.hasPrefix("/") {
          rest = rest.drop { $0 != "\n" }
        } else if rest.hasPrefix("*") {
          rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        }
      } else {
        var word = ""
        while let letter = rest.popFirst(), letter != "\"" {
          guard letter == "\\", let next = rest.popFirst() else {
            word.append(letter)
            continue
          }
          word.append(next == "n" ? "\n" : next)
        }
        words.append(word)
      }
    }
    return found
  }
}
