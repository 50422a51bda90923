import SkeletonLanguage
import SkeletonModel
import Synchronization

/// A view of this very process, as a test has it.
package final class RecordedView: Sendable {
  private let record: @Sendable (String) -> String
  private let state = Mutex(State())

  private struct State {
    var answers: [ViewRequest: Result<ViewedTree, ViewRefusal>] = [:]
    var notes: [Diagnostic] = []
  }

  /// - Parameter record: Answers a request of the module named SwiftUI, one at a time.
  package init(_ record: @escaping @Sendable (String) -> String) {
    self.record = record
  }

  /// For a document that names any view: it is this one.
  package var reader: ViewReader {
    { request throws(ViewRefusal) in
      let answer = self.state.withLock { state in
        if let known = state.answers[request] { return known }
        let answer = Result { () throws(ViewRefusal) in
          let viewing = Viewing { request throws(ViewRefusal) in
            RecordingAnswer(Array(self.record(request.json.text()).utf8))
          }
          let (tree, notes) = try viewing.tree(for: request)
          for note in notes where !state.notes.contains(note) { state.notes.append(note) }
          return tree
        }
        state.answers[request] = answer
        return answer
      }
      return try answer.get()
    }
  }
}
