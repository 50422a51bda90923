extension Tree {
  /// As a person would write it: in one line what fits, and in a line for each key and each item
  /// what does not.
  ///
  /// - Parameter depth: How far it is indented, in steps of two.
  package func block(_ depth: Int = 0) -> String {
    var text = ""
    write(to: &text, depth)
    return text
  }

  private static let width = 96

  private func fits(behind column: Int) -> Bool { column + flow.count <= Self.width }

  private func write(to text: inout String, _ depth: Int) {
    let margin = String(repeating: "  ", count: depth)
    switch value {
    case .scalar: text += margin + flow + "\n"
    case .list(let items): for item in items { item.writeItem(to: &text, depth) }
    case .map(let entries):
      for entry in entries { Self.write(entry, after: margin, to: &text, depth) }
    }
  }

  private static func write(
    _ entry: Entry, after start: String, to text: inout String, _ depth: Int
  ) {
    let head = start + entry.keyFlow + ":"
    if entry.value.isShort, entry.value.fits(behind: head.count + 1) {
      text += "\(head) \(entry.value.flow)\n"
    } else {
      text += head + "\n"
      entry.value.write(to: &text, depth + 1)
    }
  }

  private func writeItem(to text: inout String, _ depth: Int) {
    let margin = String(repeating: "  ", count: depth)
    guard let entries, let first = entries.first,
      entries.count == 1 || !isShort || !fits(behind: margin.count + 2)
    else {
      text += "\(margin)- \(flow)\n"
      return
    }
    Self.write(first, after: margin + "- ", to: &text, depth + 1)
    for entry in entries.dropFirst() {
      Self.write(entry, after: margin + "  ", to: &text, depth + 1)
    }
  }

  /// Whether it holds no list of maps that themselves hold something: nodes stand below each other.
  private var isShort: Bool {
    switch value {
    case .scalar: true
    case .list(let items): items.allSatisfy { $0.entries?.allSatisfy(\.value.isPlain) ?? true }
    case .map(let entries): entries.allSatisfy(\.value.isShort)
    }
  }

  private var isPlain: Bool {
    switch value {
    case .scalar: true
    case .list(let items): items.allSatisfy(\.isPlain)
    case .map(let entries): entries.allSatisfy { $0.value.scalar != nil }
    }
  }
}
