/// A position in a text: the file as the user named it, with line and column counted from 1.
///
/// Columns count Unicode scalars, as editors do.
package struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package var description: String { "\(file):\(line):\(column)" }

  /// Whether it is in an app's own source, and not in a document.
  package var isInSwift: Bool { file.hasSuffix(".swift") }
}
