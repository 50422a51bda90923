import SwiftUI

// In place of github.com/siteline/swiftui-introspect: there are no views of UIKit's to be changed.

public struct IntrospectableView<Found> { public init() {} }

extension IntrospectableView where Found == UIScrollView {
  public static var scrollView: Self { Self() }
}
extension IntrospectableView where Found == UITextField {
  public static var textField: Self { Self() }
}
extension IntrospectableView where Found == UITextView {
  public static var textEditor: Self { Self() }
}
extension IntrospectableView where Found == UITableView {
  public static var list: Self { Self() }
}
extension IntrospectableView where Found == UINavigationController {
  public static var navigationStack: Self { Self() }
  public static var navigationView: Self { Self() }
}
extension IntrospectableView where Found == UITabBarController {
  public static var tabView: Self { Self() }
}
extension IntrospectableView where Found == UIViewController {
  public static var viewController: Self { Self() }
  public static var sheet: Self { Self() }
}
extension IntrospectableView where Found == UIView {
  public static var view: Self { Self() }
  public static var window: Self { Self() }
  public static var searchField: Self { Self() }
}
extension IntrospectableView where Found == UISlider {
  public static var slider: Self { Self() }
}
extension IntrospectableView where Found == UISwitch {
  public static var toggle: Self { Self() }
}
extension IntrospectableView where Found == UISegmentedControl {
  public static var picker: Self { Self() }
}

public struct IntrospectionPlatform {
  public struct Version {
    public static let v13 = Version()
    public static let v14 = Version()
    public static let v15 = Version()
    public static let v16 = Version()
    public static let v17 = Version()
    public static let v18 = Version()
    public static let v26 = Version()
  }

  public static func iOS(_ versions: Version...) -> IntrospectionPlatform {
    IntrospectionPlatform()
  }
  public static func iOS(_ versions: PartialRangeFrom<Version>) -> IntrospectionPlatform {
    IntrospectionPlatform()
  }
  public static func macOS(_ versions: Version...) -> IntrospectionPlatform {
    IntrospectionPlatform()
  }
  public static func tvOS(_ versions: Version...) -> IntrospectionPlatform {
    IntrospectionPlatform()
  }
}

extension IntrospectionPlatform.Version: Comparable {
  public static func < (one: Self, other: Self) -> Bool { false }
}

public struct IntrospectionScope: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let receiver = IntrospectionScope(rawValue: 1)
  public static let ancestor = IntrospectionScope(rawValue: 2)
}

extension View {
  public func introspect<Found>(
    _ view: IntrospectableView<Found>, on platforms: IntrospectionPlatform...,
    scope: IntrospectionScope? = nil, customize: @escaping (Found) -> Void
  ) -> some View { self }

  // As it was before.
  public func introspectScrollView(customize: @escaping (UIScrollView) -> Void) -> some View {
    self
  }
  public func introspectTextField(customize: @escaping (UITextField) -> Void) -> some View { self }
  public func introspectTextView(customize: @escaping (UITextView) -> Void) -> some View { self }
  public func introspectTableView(customize: @escaping (UITableView) -> Void) -> some View { self }
  public func introspectNavigationController(
    customize: @escaping (UINavigationController) -> Void
  ) -> some View { self }
  public func introspectTabBarController(
    customize: @escaping (UITabBarController) -> Void
  ) -> some View { self }
  public func introspectViewController(
    customize: @escaping (UIViewController) -> Void
  ) -> some View { self }
}
