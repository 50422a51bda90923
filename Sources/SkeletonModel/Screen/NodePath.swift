extension String {
  /// A path that stands for the same place in every row: `row[*]/name` for `row[3]/name`.
  package var withoutRowNumbers: String {
    var text = ""
    var isInside = false
    for character in self {
      if character == "]" { isInside = false }
      if !isInside { text.append(character) }
      if character == "[" {
        isInside = true
        text.append("*")
      }
    }
    return text
  }

  /// What a path adds to that of a node around it, of which containers without ids are no part.
  package func pathName(in parent: String) -> String {
    let steps = split(separator: "/")
    let shared = zip(steps, parent.split(separator: "/")).prefix { $0 == $1 }.count
    return steps.dropFirst(min(shared, steps.count - 1)).joined(separator: "/")
  }
}
