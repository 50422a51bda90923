/// Something that could not be done, in a sentence with its remedy.
///
/// What is wrong with a text somebody wrote has places in it, and is a `DescriptionError`.
package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What it is about, mostly a file, as it was named; nil where the message says it all.
  package var path: String?
  package var message: String
  /// The system's own number for it, where it was the system that refused: a lack of rights and a
  /// reader that has gone away are told apart by it.
  package var code: Int32?

  package init(path: String? = nil, _ message: String, code: Int32? = nil) {
    self.path = path
    self.message = message
    self.code = code
  }

  package var description: String { path.map { "\(printable($0)): \(message)" } ?? message }
}
