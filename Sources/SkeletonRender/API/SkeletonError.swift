import SkeletonModel

/// Why a document could not be read, a frame not be painted, or a picture not be read.
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
  /// Something an author has to put right, and where.
  public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The document's file or a theme's, as it was named.
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

  /// All that is wrong with a document, in the order of its text; empty where the error is of
  /// another kind, a missing file for one.
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

  /// Does something that may fail in the library's own ways, of which users see this one alone.
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
