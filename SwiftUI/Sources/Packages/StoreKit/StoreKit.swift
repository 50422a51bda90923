import SwiftUI

// A shop without goods.

public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<StoreKit_Transaction>)
    case userCancelled, pending
  }

  public struct PurchaseOption: Hashable, Sendable {}

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String

  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    []
  }

  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
}

public enum VerificationResult<Signed: Sendable>: Sendable {
  case verified(Signed)
  case unverified(Signed, any Error)
}

/// `Transaction` is SwiftUI's, too.
public struct StoreKit_Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let productID: String
  public let purchaseDate: Date

  public func finish() async {}
}

public enum AppStore {
  public static func sync() async throws {}
}

@MainActor public enum SKStoreReviewController {
  public static func requestReview() {}
  public static func requestReview(in scene: UIWindowScene) {}
}
