/// What a page asks of the command that serves it.
package struct LoopbackRequest: Sendable {
  package enum Method: Sendable { case read, write }

  package var method: Method
  /// What follows the token, without a slash at its beginning: `picture`.
  package var place: String
  /// The parameters that were asked for by name; what is not UTF-8 is not there.
  package let parameter: @Sendable (String) -> String?
  package var body: [UInt8] = []
  /// Whether it has waited for news as long as it may.
  package var isOverdue = false
}

/// What a page gets.
package struct LoopbackAnswer: Sendable {
  package var status: Int
  package var type: String
  package var bytes: [UInt8]

  package init(status: Int = 200, type: String, _ bytes: [UInt8]) {
    self.status = status
    self.type = type
    self.bytes = bytes
  }

  /// A sentence, for somebody who looks at what went wrong.
  package static func refusal(_ status: Int, _ sentence: String) -> LoopbackAnswer {
    LoopbackAnswer(
      status: status, type: "text/plain; charset=utf-8", Array((sentence + "\n").utf8))
  }
}
