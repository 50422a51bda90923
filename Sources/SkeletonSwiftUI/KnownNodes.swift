import SkeletonLanguage
import SkeletonModel
import Synchronization

/// What views show, by what they were asked: the same question is answered once.
final class KnownNodes: Sendable {
  private let answers = Mutex(Answers())

  private struct Answers {
    var known: [ViewRequest: Result<Node, ViewRefusal>] = [:]
  }

  /// One after another: documents that show one view are not to compile it several times.
  func node(
    for request: ViewRequest, by show: (ViewRequest) throws(ViewRefusal) -> Node
  ) throws(ViewRefusal) -> Node {
    let answer = answers.withLock { answers in
      if let known = answers.known[request] { return known }
      let answer = Result { () throws(ViewRefusal) in try show(request) }
      answers.known[request] = answer
      return answer
    }
    return try answer.get()
  }
}
