import SkeletonModel
import Synchronization

/// What views of the process are drawn otherwise than SwiftUI would, and nobody has told yet.
package enum ViewNotes {
  private static let untold = Mutex<[Diagnostic]>([])

  package static func take() -> [Diagnostic] {
    untold.withLock { notes in
      defer { notes = [] }
      return notes
    }
  }

  package static func add(_ more: [Diagnostic]) {
    untold.withLock { notes in
      for note in more where !notes.contains(note) { notes.append(note) }
    }
  }
}
