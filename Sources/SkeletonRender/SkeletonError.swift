import SkeletonModel

/// Why a document could not be read, a frame could not be painted, or a picture could not be read.
///
/// ```swift
/// do {
///   _ = try Skeleton("skelsnap: 1\nskeleton: {blok: {height: 16}}".utf8, name: "bar.skel.yaml")
/// } catch {
///   for diagnostic in error.diagnostics {
///     print("line \(diagnostic.line): \(diagnostic.message)")
///   }
///   print(error)  // bar.skel.yaml:2:12: error: …
/// }
/// ```
public struct SkeletonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A mistake that the document's author has to correct, with its position.
  public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The file of the document or theme, as it was named.
    public let file: String
    /// Counted from 1.
    public let line: Int
    /// In Unicode scalars, counted from 1.
    public let column: Int
    /// What was found, and what is allowed.
    public let message: String

    /// `feed.skel.yaml:3:9: error: …`, the form editors and CI turn into links.
    public let description: String
  }

  /// All mistakes of a document, in the order of its text; empty for errors of another kind, such
  /// as a missing file.
  public let diagnostics: [Diagnostic]

  /// A sentence, or the diagnostics line by line.
  public let description: String

  init(_ sentence: String) {
    diagnostics = []
    description = printable(sentence)
  }

  private init(_ error: DescriptionError) {
    diagnostics = error.diagnostics.map(Diagnostic.init)
    description = diagnostics.map(\.description).joined(separator: "\n")
  }

  /// Does work that may throw the library's internal errors, and throws each of them as a
  /// `SkeletonError`, the only error that users see.
  static func insteadOfOthers<Value>(_ work: () throws -> Value) throws(SkeletonError) -> Value {
    do {
      return try work()
    } catch let error as SkeletonError {
      throw error
    } catch let error as DescriptionError {
      throw SkeletonError(error)
    } catch {
      throw SkeletonError("\(error)")
    }
  }
}

extension SkeletonError.Diagnostic {
  fileprivate init(_ diagnostic: Diagnostic) {
    file = diagnostic.position.file
    line = diagnostic.position.line
    column = diagnostic.position.column
    message = diagnostic.message
    let notes = diagnostic.notes.map { "\($0.position): note: \($0.message)" }
    description = ([diagnostic.description] + notes).map(printable).joined(separator: "\n")
  }
}
