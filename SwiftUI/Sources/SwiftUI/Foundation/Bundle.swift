extension Bundle {
  /// An app and all of its frameworks are one program here, in whose bundle everything is: by any name it is that,
  /// and not nothing, as Foundation would have it.
  public convenience init?(identifier: String) { self.init(path: Bundle.main.bundlePath) }

  /// The resources of the package that a file belongs to: the Swift package manager makes this in
  /// every module that has some.
  public static var module: Bundle { .main }
}

extension FileManager {
  /// An app has no group to share files with here.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }

  /// Nor is anybody signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
}

extension NSValue {
  /// Of notifications about a keyboard, which does not appear.
  public var cgRectValue: CGRect { .zero }
  public var cgSizeValue: CGSize { .zero }
  public var cgPointValue: CGPoint { .zero }
}

public typealias DispatchSerialQueue = DispatchQueue
