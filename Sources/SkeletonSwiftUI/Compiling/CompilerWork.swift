import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// What a compiler has done, by its own counts: the same each time that it is given the same, whatever the
/// machine and however busy that is.
struct CompilerWork: Hashable, Sendable {
  /// As long as it takes on a usual machine.
  let seconds: Double

  /// Seconds for one of each, by least squares over 98 compilations of views of seven apps: between 0.65 and
  /// 1.3 of what was measured for nine of ten of them.
  private static let weights = [
    "Sema.NumConstraintScopes": 31e-6,
    "Sema.NumDeclsTypechecked": 171e-6,
    "Sema.NumDeclsDeserialized": 36e-6,
    "IRModule.NumIRInsts": 47e-6,
  ]

  /// Seconds for what a macro writes in one place, which is asked for and parsed by itself: between 2 and 9
  /// thousandths in eight compilations of two apps. `@Observable` writes in two places for each property.
  private static let expansion = 4e-3

  init?(counts: [JSON], files: Int) {
    let known = counts.filter { $0["Sema.NumDeclsDeserialized"] != nil }
    guard !known.isEmpty else { return nil }
    seconds = known.reduce(0) { sum, counts in
      let texts = (counts["AST.NumSourceBuffers"]?.number ?? 0) - Double(files)
      return Self.weights.reduce(sum + Self.expansion * max(texts, 0)) {
        $0 + $1.value * (counts[$1.key]?.number ?? 0)
      }
    }
  }

  /// nil where it has left no counts: where it was ended, or is another than Swift's.
  ///
  /// - Parameter files: How many files it was given.
  init?(countedIn folder: String, files: Int = 0) {
    let names = (try? Files.names(in: folder)) ?? []
    self.init(
      counts: names.sorted().compactMap { KeptDiagnostics.json(at: FilePath.joined(folder, $0)) },
      files: files)
  }
}
