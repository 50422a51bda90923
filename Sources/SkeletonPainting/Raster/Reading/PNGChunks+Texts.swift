extension PNGChunks {
  /// The texts in a file, except compressed ones, which skelsnap does not write.
  func texts(in bytes: [UInt8]) -> [PNGText] {
    textual.compactMap { range in
      let name = String(decoding: bytes[range.prefix(4)], as: UTF8.self)
      return PNGText(name, bytes[range.dropFirst(4)])
    }
  }
}

extension PNGText {
  /// Reads a chunk; nil if it is compressed or not a text.
  fileprivate init?(_ chunk: String, _ body: ArraySlice<UInt8>) {
    guard let end = body.firstIndex(of: 0) else { return nil }
    let key = Self.latin(body[..<end])
    let rest = body[(end + 1)...]
    guard chunk == "iTXt" else {
      self.init(key: key, text: Self.latin(rest))
      return
    }
    // After the keyword: compression flag and method, then a language and the translated keyword.
    guard rest.first == 0, rest.count >= 2 else { return nil }
    let words = rest.dropFirst(2).split(
      separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count == 3 else { return nil }
    self.init(key: key, text: String(decoding: words[2], as: UTF8.self))
  }

  private static func latin(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
    return text
  }
}
