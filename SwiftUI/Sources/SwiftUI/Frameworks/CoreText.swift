// Fonts that an app registers as it runs. Those in its folder are there anyway: what is registered is said
// to be, and nothing else comes of it.

public typealias CFURL = URL
public typealias CFData = Data
public typealias CFArray = [Any]

/// The same font by another name.
public typealias CTFont = UIFont

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

public final class CFError: Error, Sendable {}

/// A file's bytes, which nothing here looks into.
public final class CGDataProvider: Sendable {
  public init?(url: CFURL) {}

  public init?(data: CFData) {}

  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(data: Data())
  }
}

public final class CGFont: Sendable {
  public init?(_ provider: CGDataProvider) {}

  public init?(_ name: CFString) {}

  /// Names of fonts are read where fonts are drawn.
  public var postScriptName: CFString? { nil }
  public var fullName: CFString? { nil }
}

public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
}

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

public func CTFontManagerRegisterFontURLs(
  _ urls: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ handler: ((CFArray, Bool) -> Bool)?
) {
  _ = handler?([], true)
}
