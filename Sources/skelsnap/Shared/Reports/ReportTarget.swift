import SkeletonModel
import SkeletonReports
import SkeletonSystem

/// A report, and its file; nil for standard output.
protocol ReportTarget: Hashable {
  /// As '--reporter' names it.
  var name: String { get }
  var path: String? { get }
  /// Whether the report is one file, which must not be mixed with other output.
  var isOneFile: Bool { get }

  static var terminal: Self { get }
  static var json: Self { get }
}

extension Array where Element: ReportTarget {
  /// The targets of a command line: each once, the terminal's first unless another one needs
  /// standard output for itself.
  ///
  /// - Parameters:
  ///   - isJSON: Whether '--json' is given as well.
  ///   - example: A report with a file, for messages.
  func arranged(isJSON: Bool, example: (Element) -> String) throws(Stop) -> [Element] {
    var targets = withoutRepeats
    if isJSON, !targets.contains(.json) { targets.append(.json) }
    let printed = targets.filter { $0.path == nil }
    if let whole = printed.first(where: \.isOneFile) {
      guard printed.count == 1 else {
        throw .usage(
          "'\(whole.name)' needs standard output for itself; give other reports a file, as in "
            + "'--reporter \(example(whole))'")
      }
    } else if !printed.contains(.terminal) {
      targets.insert(.terminal, at: 0)
    }
    let paths = targets.compactMap(\.path)
    // However they are spelt, and by whichever link.
    let folder = try workingFolder()
    let places = paths.map { Files.followed(FilePath.joined(folder, FilePath.normalized($0))) }
    for (index, path) in paths.enumerated() {
      guard let first = places[..<index].firstIndex(of: places[index]) else { continue }
      let both = paths[first] == path ? path : "\(paths[first]) is \(path)"
      throw .usage("two reports cannot be one file: \(both)")
    }
    return targets
  }
}

private func workingFolder() throws(Stop) -> String {
  do {
    return try ProcessEnvironment.workingFolder
  } catch {
    throw .failure(error.description)
  }
}

extension ReportTarget {
  /// `junit`, or `junit:report.xml`.
  static func parts(of text: String) -> (name: String, path: String?) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }
}

extension ValueForm where Value: ReportTarget {
  /// The value of '--reporter', of a verb that has these.
  static func reporter(
    among names: [String], _ target: @escaping @Sendable (String) -> Value?
  ) -> Self {
    Self(offering: .words(names)) { text in
      guard let target = target(text), names.contains(target.name) else {
        return .complaint(complaint(about: Value.parts(of: text).name, allowed: names))
      }
      return target.path == "" ? .complaint("expected a file after the colon") : .value(target)
    }
  }
}
