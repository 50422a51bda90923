/// The views of apps' sources: those who read documents know that there are some, and the command
/// brings them.
package protocol AppViews: Sendable {
  var reader: ViewReader { get }

  /// The view that an operand names, or all previews where it names none, by absolute paths.
  func operands(_ operand: SourceOperand, source: String) throws -> [String]

  /// The canvas that a preview asks for, which is shown by itself; nil for other views.
  func canvas(of operand: SourceOperand, source: String) -> PreviewCanvas?

  /// What a view shows as a document has it.
  func tree(for request: ViewRequest) throws(ViewRefusal) -> Tree

  /// What a view is made of, as a file that a document was read from: `/app/Sources/Feed#Row`, and a
  /// digest of its source, which is empty where it cannot be shown.
  func source(of request: ViewRequest) -> (path: String, digest: String)

  /// The files of the app that a view came from, by absolute paths: while none of them changes, it
  /// shows the same. Where it cannot be shown as it is written these are all that could mend it,
  /// with the folders in which a new file could.
  func files(of request: ViewRequest) -> [String]
}

/// Finds the views of the apps' sources to which paths lead from a folder.
package typealias AppViewFinder = @Sendable (_ folder: String) -> any AppViews
