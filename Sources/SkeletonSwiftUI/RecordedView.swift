import SkeletonLanguage
import SkeletonModel

/// A view of this very process, as a test has it.
package final class RecordedView: Sendable {
  private let record: @Sendable (String) -> String
  private let nodes = KnownNodes()
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
    { request throws(ViewRefusal) in try self.nodes.node(for: request, by: self.show) }
  }

  private func show(_ request: ViewRequest) throws(ViewRefusal) -> Node {
    let viewing = Viewing(from: folder) { question throws(ViewRefusal) in
      RecordingAnswer(Array(self.record(question.json.text()).utf8))
    }
    let (node, _, notes) = try viewing.tree(for: request)
    ViewNotes.add(notes)
    return node
  }
}
