import SkeletonModel

/// The mistakes found, without repetitions.
final class Complaints {
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  /// A text may have a mistake in each of its values; nobody reads more than this many.
  private static let most = 1000

  /// Whether no more are taken: what takes long to put into words need not be.
  var areEnough: Bool { diagnostics.count >= Self.most }

  func add(_ diagnostic: Diagnostic) {
    guard !areEnough, seen.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
  }

  func add(_ spot: Spot, _ message: String, notes: [Diagnostic.Note] = []) {
    add(Diagnostic(at: spot.position, message, notes: notes))
  }

  /// Runs some work and returns its mistakes separately.
  func apart<Value>(_ work: () -> Value) -> (value: Value, found: [Diagnostic]) {
    let outer = (diagnostics, seen)
    (diagnostics, seen) = ([], [])
    defer { (diagnostics, seen) = outer }
    let value = work()
    return (value, diagnostics)
  }
}
