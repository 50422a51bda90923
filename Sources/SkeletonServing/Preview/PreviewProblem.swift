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

  init(severity: String, message: String, at position: TextPosition?, in source: QuotedSource) {
    self.severity = severity
    self.message = printable(message)
    place = position.flatMap { Place($0, in: source) }
  }

  init(_ diagnostic: Diagnostic, in source: QuotedSource) {
    self.init(
      severity: diagnostic.severity.rawValue, message: diagnostic.message, at: diagnostic.position,
      in: source)
    notes = diagnostic.notes.map {
      PreviewProblem(severity: "note", message: $0.message, at: $0.position, in: source)
    }
  }

  static func all(of error: any Error, in source: QuotedSource) -> [PreviewProblem] {
    guard let error = error as? DescriptionError else {
      return [PreviewProblem(severity: "error", message: "\(error)", at: nil, in: source)]
    }
    return error.diagnostics.map { PreviewProblem($0, in: source) }
  }

  static func all(of problem: RunResult.Problem, in source: QuotedSource) -> [PreviewProblem] {
    guard problem.diagnostics.isEmpty else {
      return all(of: DescriptionError(problem.diagnostics), in: source)
    }
    return [PreviewProblem(severity: "error", message: problem.message, at: nil, in: source)]
  }
}

extension PreviewProblem.Place {
  /// The most of a line that is shown.
  private static let width = 400

  init?(_ position: TextPosition, in source: QuotedSource) {
    guard position.line > 0 else { return nil }
    file = printable(position.file)
    let place = FilePath.joined(source.folder, position.file)
    path = Files.exists(place) ? place : nil
    line = position.line
    column = position.column
    (before, after) = ("", "")
    guard column > 0, let text = source.line(line, of: place) else { return }
    let scalars = Array(text.unicodeScalars)
    let middle = min(column - 1, scalars.count)
    before = Self.text(scalars[max(0, middle - Self.width)..<middle])
    after = Self.text(scalars[middle..<min(scalars.count, middle + Self.width)])
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

/// The lines that problems are in. Each file is read once, however many it has.
final class QuotedSource {
  /// What files are relative to.
  let folder: String
  private var files: [String: [ArraySlice<UInt8>]] = [:]

  init(_ folder: String) { self.folder = folder }

  /// A line of a file without its end; nil if there is none.
  fileprivate func line(_ number: Int, of path: String) -> String? {
    let lines = files[path] ?? read(path)
    guard lines.indices.contains(number - 1) else { return nil }
    let line = lines[number - 1]
    return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }

  private func read(_ path: String) -> [ArraySlice<UInt8>] {
    let bytes = (try? Files.read(path)) ?? []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    files[path] = lines
    return lines
  }
}
