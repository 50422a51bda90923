/// Changes bytes at random, the same way for the same seed.
package struct Mutator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// What readers have stumbled over.
  private static let words = [
    "0", "-1", "1e308", "-1e308", "1e-320", "1e-155", "99999999999999999999", "nan", ".inf", "~",
    "null", "''", "\"", "[]", "{}", "[", "{", "}", "]", ": ", ", ", "- ", "\n", "\t", "#", "&a ",
    "*a", "<<: ", "$a", "$a.b", "$$", "%", "50%", "\u{0}", "\u{FEFF}", "\u{202E}", "é", "\u{1F469}",
    "A", "a1e-160 1 0 0 1 9 9", "M0 0", "Z", "when", "repeat", "use", "view", "0.5", "100000",
    "/*", "*/", "\"\"\"", "\\(", "#if ", "#endif\n", "extension A {", "`", "@a(", "\"inf\"",
    "1e999",
  ].map { Array($0.utf8) }

  /// One to eight changes to a text, of which some come from another.
  package mutating func changed(_ bytes: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(8) { change(&bytes, other) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    let start = below(bytes.count + 1)
    let end = min(start + 1 + below(below(5) == 0 ? 200 : 6), bytes.count)
    switch below(8) {
    case 0 where start < bytes.count: bytes[start] ^= 1 << UInt8(below(8))
    case 1 where start < bytes.count: bytes[start] = UInt8(below(256))
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: below(bytes.count + 1))
    case 4 where !other.isEmpty:
      let from = below(other.count)
      let part = other[from..<min(from + 1 + below(60), other.count)]
      bytes.replaceSubrange(start..<end, with: part)
    case 5:
      bytes.replaceSubrange(start..<end, with: Self.words[below(Self.words.count)])
    default: bytes.insert(contentsOf: Self.words[below(Self.words.count)], at: start)
    }
  }

  /// SplitMix64.
  package mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(limit))
  }
}
