import SkeletonLanguage
import SkeletonModel
import Synchronization

/// A view of this very process, as a test has it.
package final class RecordedView: Sendable {
  private let record: @Sendable (String) -> String
  private let state = Mutex(State())

  private struct State {
    var answers: [ViewRequest: Result<Node, ViewRefusal>] = [:]
  }

  private let folder: String

  /// - Parameters:
  ///   - folder: What paths in messages are relative to.
  ///   - record: Answers a request of the module named SwiftUI, one at a time.
  package init(from folder: String, _ record: @escaping @Sendable (String) -> String) {
    self.folder = folder
    self.record = record
  }

  /// For a document that names any view: it is this one.
  package var reader: ViewReader {
    { request throws(ViewRefusal) in
      let answer = self.state.withLock { state in
        if let known = state.answers[request] { return known }
        let answer = Result { () throws(ViewRefusal) in
          let viewing = Viewing(from: self.folder) { request throws(ViewRefusal) in
            RecordingAnswer(Array(self.record(request.json.text()).utf8))
          }
          return try viewing.tree(for: request).0
        }
        state.answers[request] = answer
        return answer
      }
      return try answer.get()
    }
  }
}
