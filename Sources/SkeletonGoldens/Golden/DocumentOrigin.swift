/// The files a document was read from: what its results hold for.
///
/// As long as these files are the same, so is every frame.
package struct DocumentOrigin: Hashable, Sendable {
  /// The document's name.
  package var document: String
  /// The document first, then its project's configuration and the theme files it leads to.
  package var files: [File]

  package init(document: String, files: [File]) {
    self.document = document
    self.files = files
  }

  /// A file as it was when it was read.
  package struct File: Hashable, Sendable {
    /// As seen from the project's root; absolute where it lies outside.
    package var path: String
    /// SHA-256 in hexadecimal.
    package var digest: String

    package init(path: String, digest: String) {
      self.path = path
      self.digest = digest
    }
  }
}
