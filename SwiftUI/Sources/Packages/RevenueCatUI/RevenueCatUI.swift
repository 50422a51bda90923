import RevenueCat
import SwiftUI

// In place of github.com/RevenueCat/purchases-ios: what a server makes a screen of is not here.

public struct PaywallView: View {
  public init(displayCloseButton: Bool = false) {}
  public init(offering: Offering, displayCloseButton: Bool = false) {}

  public var body: some View { Color(uiColor: .systemFill) }
}

public struct CustomerCenterView: View {
  public init() {}

  public var body: some View { Color(uiColor: .systemFill) }
}

public enum PaywallPresentationMode: Sendable {
  case sheet, fullScreen
  public static let `default` = PaywallPresentationMode.sheet
}

/// Nothing is presented, as long as nobody has touched anything, and nothing is bought.
extension View {
  public func presentPaywallIfNeeded(
    requiredEntitlementIdentifier: String, offering: Offering? = nil,
    presentationMode: PaywallPresentationMode = .default,
    purchaseCompleted: ((CustomerInfo) -> Void)? = nil,
    restoreCompleted: ((CustomerInfo) -> Void)? = nil, onDismiss: (() -> Void)? = nil
  ) -> some View { self }

  public func paywallFooter(
    condensed: Bool = false, purchaseCompleted: ((CustomerInfo) -> Void)? = nil,
    restoreCompleted: ((CustomerInfo) -> Void)? = nil
  ) -> some View { self }

  public func onPurchaseStarted(_ handler: @escaping (Package) -> Void) -> some View { self }
  public func onPurchaseCompleted(_ handler: @escaping (CustomerInfo) -> Void) -> some View {
    self
  }
  public func onPurchaseCompleted(
    _ handler: @escaping (StoreTransaction?, CustomerInfo) -> Void
  ) -> some View { self }
  public func onPurchaseCancelled(_ handler: @escaping () -> Void) -> some View { self }
  public func onPurchaseFailure(_ handler: @escaping (NSError) -> Void) -> some View { self }
  public func onRestoreCompleted(_ handler: @escaping (CustomerInfo) -> Void) -> some View { self }
  public func onRestoreFailure(_ handler: @escaping (NSError) -> Void) -> some View { self }
  public func onRequestedDismissal(_ action: (() -> Void)? = nil) -> some View { self }
  public func presentCustomerCenter(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil
  ) -> some View { self }
}
