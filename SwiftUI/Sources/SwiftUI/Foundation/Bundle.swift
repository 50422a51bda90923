extension Bundle {
  /// The resources of the package that a file belongs to: the Swift package manager makes this in
  /// every module that has some.
  public static var module: Bundle { .main }
}
