extension [Diagnostic] {
  /// The diagnostics without duplicates.
  package var unique: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [Diagnostic] {
  /// Sorted by position in the text; files are in the order of their first diagnostics.
  package var inOrder: [Diagnostic] {
    var files: [String: Int] = [:]
    for diagnostic in self where files[diagnostic.position.file] == nil {
      files[diagnostic.position.file] = files.count
    }
    return enumerated().sorted { a, b in
      let (p, q) = (a.element.position, b.element.position)
      return (files[p.file] ?? 0, p.line, p.column, a.offset)
        < (files[q.file] ?? 0, q.line, q.column, b.offset)
    }.map(\.element)
  }
}
