import SkeletonLanguage

/// No views at all, for tests of documents that show none.
package struct NoViews: AppViews {
  package init(of folder: String) {}

  package var reader: ViewReader { { _ throws(ViewRefusal) in throw Self.refusal } }

  package func operands(_ operand: SourceOperand, source: String) -> [String] { [] }

  package func canvas(of operand: SourceOperand, source: String) -> PreviewCanvas? { nil }

  package func tree(for request: ViewRequest) throws(ViewRefusal) -> Tree { throw Self.refusal }

  package func files(of request: ViewRequest) -> [String] { [] }

  package func source(of request: ViewRequest) -> (path: String, digest: String) { ("", "") }

  private static var refusal: ViewRefusal { ViewRefusal("there are no views in this test") }
}
