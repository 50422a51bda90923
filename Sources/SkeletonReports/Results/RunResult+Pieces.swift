import SkeletonGoldens
import SkeletonModel
import SkeletonSystem

extension RunResult {
  /// The results as a file, a piece at a time.
  ///
  /// A case is one line, and so is what a document was read from: a large run has very many of them,
  /// and laid out like the rest they would be half spaces. Memory holds one of them at a time.
  package var pieces: FilePieces {
    { put throws(Failure) in
      let limit = 1 << 16
      var text = "{"
      text.reserveCapacity(2 * limit)
      var isFirst = true
      for field in Self.fields {
        let long: AnyLongList? =
          switch field.key {
          case "cases": AnyLongList(cases)
          case "documents": AnyLongList(origins)
          default: nil
          }
        let value = long == nil ? field.write(self) : nil
        guard long != nil || value != nil else { continue }
        text += isFirst ? "\n  \"" : ",\n  \""
        text += field.key + "\": "
        isFirst = false
        if let value { value.write(to: &text, style: .pretty, depth: 1) }
        guard let long else { continue }
        text += "["
        for index in 0..<long.count {
          text += index == 0 ? "\n    " : ",\n    "
          long.item(index).write(to: &text, style: .line, depth: 2)
          if text.utf8.count > limit {
            try put(Array(text.utf8))
            text.removeAll(keepingCapacity: true)
          }
        }
        text += long.count == 0 ? "]" : "\n  ]"
      }
      try put(Array((text + "\n}\n").utf8))
    }
  }
}

/// A list that is turned into JSON an element at a time.
private struct AnyLongList {
  let count: Int
  let item: (Int) -> JSON

  init(_ items: [some Recorded]) {
    count = items.count
    item = { items[$0].json }
  }
}
