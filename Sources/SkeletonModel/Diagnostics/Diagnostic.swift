/// One thing to tell the author of a description.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  package enum Severity: String, Sendable { case error, warning, note }

  package var severity: Severity
  package var position: TextPosition
  package var message: String
  /// Second places: "first given here".
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

  /// A message repeats words of the text, which may be of any length.
  private static func shortened(_ message: String) -> String {
    guard message.utf8.count > 2000 else { return message }
    return message.unicodeScalars.count <= 2000
      ? message : "\(String(message.prefix(300)))…\(String(message.suffix(300)))"
  }

  /// `feed.skel.yaml:3:9: error: …`, the form editors and CI turn into links.
  package var description: String { "\(position): \(severity.rawValue): \(message)" }
}

/// Everything that is wrong with a description, in the order of the text.
package struct DescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  package var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
