// What SwiftUI and UIKit call the same.

extension ColorSchemeContrast {
  public init?(_ contrast: UIAccessibilityContrast) {
    switch contrast {
    case .normal: self = .standard
    case .high: self = .increased
    default: return nil
    }
  }
}

extension UIAccessibilityContrast {
  public init(_ contrast: ColorSchemeContrast?) {
    self = contrast == .increased ? .high : .normal
  }
}

extension UserInterfaceSizeClass {
  public init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UIUserInterfaceStyle {
  public init(_ scheme: ColorScheme?) {
    switch scheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}
