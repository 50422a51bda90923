/// A place in a text: the file as the user named it, line and column counted from 1.
///
/// Columns count Unicode scalars, as editors do.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String { "\(file):\(line):\(column)" }
}
