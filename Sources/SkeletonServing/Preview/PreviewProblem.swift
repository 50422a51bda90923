import SkeletonGoldens
import SkeletonModel
import SkeletonSystem

/// Something that is wrong with a document, as it is shown in place of its picture.
struct PreviewProblem: Hashable, Sendable {
  struct Place: Hashable, Sendable {
    /// As users see it.
    var file: String
    /// Absolute; nil for a built-in theme, which is no file.
    var path: String?
    var line: Int
    var column: Int
    /// The line, up to the column and from there on; empty if it cannot be read.
    var before: String
    var after: String
  }

  var severity: String
  var message: String
  var place: Place?
  /// "first given here", and where that is.
  var notes: [PreviewProblem] = []

  init(severity: String, message: String, at position: TextPosition?, in folder: String) {
    self.severity = severity
    self.message = printable(message)
    place = position.flatMap { Place($0, in: folder) }
  }

  init(_ diagnostic: Diagnostic, in folder: String) {
    self.init(
      severity: diagnostic.severity.rawValue, message: diagnostic.message, at: diagnostic.position,
      in: folder)
    notes = diagnostic.notes.map {
      PreviewProblem(severity: "note", message: $0.message, at: $0.position, in: folder)
    }
  }

  static func all(of error: any Error, in folder: String) -> [PreviewProblem] {
    guard let error = error as? DescriptionError else {
      return [PreviewProblem(severity: "error", message: "\(error)", at: nil, in: folder)]
    }
    return error.diagnostics.map { PreviewProblem($0, in: folder) }
  }

  static func all(of problem: RunResult.Problem, in folder: String) -> [PreviewProblem] {
    guard problem.diagnostics.isEmpty else {
      return all(of: DescriptionError(problem.diagnostics), in: folder)
    }
    return [PreviewProblem(severity: "error", message: problem.message, at: nil, in: folder)]
  }
}

extension PreviewProblem.Place {
  /// The most of a line that is shown.
  private static let width = 400

  init?(_ position: TextPosition, in folder: String) {
    guard position.line > 0 else { return nil }
    file = printable(position.file)
    let place = FilePath.joined(folder, position.file)
    path = Files.exists(place) ? place : nil
    line = position.line
    column = position.column
    (before, after) = path.map { Self.line(position, of: $0) } ?? ("", "")
  }

  private static func line(_ position: TextPosition, of path: String) -> (String, String) {
    guard position.column > 0, let bytes = try? Files.read(path) else { return ("", "") }
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: position.line, omittingEmptySubsequences: false)
    guard lines.count >= position.line else { return ("", "") }
    var line = lines[position.line - 1]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let scalars = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
    let place = min(position.column - 1, scalars.count)
    return (
      text(scalars[max(0, place - width)..<place]),
      text(scalars[place..<min(scalars.count, place + width)])
    )
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return printable(String(text))
  }
}

extension PreviewProblem {
  var json: JSON {
    var members = [
      JSON.Member("severity", .string(severity)), JSON.Member("message", .string(message)),
      JSON.Member("notes", .array(notes.map(\.json))),
    ]
    if let place {
      members += [
        JSON.Member("file", .string(place.file)),
        JSON.Member("path", place.path.map(JSON.string) ?? .null),
        JSON.Member("line", .integer(place.line)), JSON.Member("column", .integer(place.column)),
        JSON.Member("before", .string(place.before)), JSON.Member("after", .string(place.after)),
      ]
    }
    return .object(members)
  }
}
