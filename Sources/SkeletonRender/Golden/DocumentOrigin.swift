/// The files a document was read from: what its results hold for.
///
/// As long as these files are the same, so is every frame.
public struct DocumentOrigin: Hashable, Sendable {
  /// The document's name.
  public var document: String
  /// The document first, then its project's configuration and the theme files it leads to.
  public var files: [File]

  /// A file as it was when it was read.
  public struct File: Hashable, Sendable {
    /// As seen from the project's root; absolute where it lies outside.
    public var path: String
    /// SHA-256 in hexadecimal.
    public var digest: String
  }
}
