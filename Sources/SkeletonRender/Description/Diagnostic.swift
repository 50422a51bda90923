/// One thing to tell the author of a description.
public struct Diagnostic: Hashable, Sendable, Error, CustomStringConvertible {
  public enum Severity: String, Sendable { case error, warning, note }

  public var severity: Severity
  public var position: TextPosition
  public var message: String
  /// Second places: "first given here".
  public var notes: [Note]

  public struct Note: Hashable, Sendable {
    public var position: TextPosition
    public var message: String
  }

  public init(
    _ severity: Severity = .error, at position: TextPosition, _ message: String, notes: [Note] = []
  ) {
    self.severity = severity
    self.position = position
    self.message = Self.shortened(message)
    self.notes = notes
  }

  /// A message repeats words of the text, which may be of any length.
  private static func shortened(_ message: String) -> String {
    guard message.utf8.count > 2000 else { return message }
    return message.unicodeScalars.count <= 2000
      ? message : "\(String(message.prefix(300)))…\(String(message.suffix(300)))"
  }

  /// `feed.skel.yaml:3:9: error: …`, the form editors and CI turn into links.
  public var description: String { "\(position): \(severity.rawValue): \(message)" }
}

/// Everything that is wrong with a description, in the order of the text.
public struct DescriptionError: Error, Hashable, Sendable {
  public var diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
