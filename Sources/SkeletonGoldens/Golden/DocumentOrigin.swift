/// The files that a document was read from. Its results are valid for these files only.
///
/// While these files do not change, no frame changes.
package struct DocumentOrigin: Hashable, Sendable {
  /// The document's name.
  package var document: String
  /// The document first, then its project's configuration and the theme files it refers to.
  package var files: [File]

  package init(document: String, files: [File]) {
    self.document = document
    self.files = files
  }

  /// A file with its digest when it was read; or a view of an app's source, with that of all it is
  /// made of.
  package struct File: Hashable, Sendable {
    /// Relative to the project's root; absolute if it lies outside. `Sources/Feed#Row` is a view.
    package var path: String
    /// SHA-256 in hexadecimal.
    package var digest: String

    package init(path: String, digest: String) {
      self.path = path
      self.digest = digest
    }
  }
}
