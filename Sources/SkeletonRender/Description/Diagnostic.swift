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
    self.message = message
    self.notes = notes
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
