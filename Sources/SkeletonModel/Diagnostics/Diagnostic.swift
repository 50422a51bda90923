/// An error, warning or note about a document, theme or project, for its author.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  package enum Severity: String, Sendable { case error, warning, note }

  package var severity: Severity
  package var position: TextPosition
  package var message: String
  /// Related positions, such as "first given here".
  package var notes: [Note]

  package struct Note: Hashable, Sendable {
    package var position: TextPosition
    package var message: String

    package init(position: TextPosition, message: String) {
      self.position = position
      self.message = message
    }
  }

  package init(
    _ severity: Severity = .error, at position: TextPosition, _ message: String, notes: [Note] = []
  ) {
    self.severity = severity
    self.position = position
    self.message = Self.shortened(message)
    self.notes = notes
  }

  /// Shortens long messages: a message quotes the text, which can have any length.
  private static func shortened(_ message: String) -> String {
    guard message.utf8.count > 2000 else { return message }
    return message.unicodeScalars.count <= 2000
      ? message : "\(String(message.prefix(300)))…\(String(message.suffix(300)))"
  }

  /// `feed.skel.yaml:3:9: error: …`, the format that editors and CI systems turn into links.
  package var description: String { "\(position): \(severity.rawValue): \(message)" }
}

/// All errors in a description, in the order of the text.
package struct DescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  package var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
