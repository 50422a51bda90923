import SkeletonModel

/// `a.png`, `a.png and 3 more files`; nil where there are none.
func summed(_ files: [String]) -> String? {
  files.first.map {
    printable($0) + (files.count == 1 ? "" : " and \(files.count - 1) more files")
  }
}

/// Words in quotes with commas: `'light'`, `'dark'`.
func listed(_ words: some Sequence<String>) -> String {
  words.map { "'\($0)'" }.joined(separator: ", ")
}
