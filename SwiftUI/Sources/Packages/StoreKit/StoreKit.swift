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
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  public struct PurchaseOption: Hashable, Sendable {
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
  }

  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
    }

    public let unit: Unit
    public let value: Int
  }

  public struct SubscriptionOffer: Hashable, Sendable {
    public enum PaymentMode: Hashable, Sendable {
      case payAsYouGo, payUpFront, freeTrial
    }

    public let displayPrice: String
    public let price: Decimal
    public let paymentMode: PaymentMode
    public let period: SubscriptionPeriod
    public let periodCount: Int
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    public struct RenewalInfo: Hashable, Sendable {
      public let currentProductID: String
      public let originalTransactionID: UInt64
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let renewalDate: Date?
    }

    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>

      public struct Statuses: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public func makeAsyncIterator() -> Statuses { self }
        public mutating func next() async -> Status? { nil }
      }

      public static var updates: Statuses { Statuses() }
    }

    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]

    public var status: [Status] { get async throws { [] } }
    public var isEligibleForIntroOffer: Bool { get async { false } }

    public static func status(for groupID: String) async throws -> [Status] { [] }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .init(code: "USD") }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    []
  }

  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
}

public enum VerificationResult<Signed: Sendable>: Sendable {
  public enum VerificationError: Error {
    case invalidSignature
  }

  case verified(Signed)
  case unverified(Signed, VerificationError)

  public var payloadValue: Signed {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  public var unsafePayloadValue: Signed {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Equatable where Signed: Equatable {}

extension VerificationResult: Hashable where Signed: Hashable {}

/// SwiftUI has one of this name, too: an app says `StoreKit.Transaction`.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public let appAccountToken: UUID?
  public var jsonRepresentation: Data { Data() }

  public func finish() async {}
}

/// An app that somebody has bought in a shop that is none.
public struct AppTransaction: Hashable, Sendable {
  public let bundleID: String
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let environment: AppStore.Environment

  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.unknown }
  }

  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.unknown
  }
}

/// Nobody has bought anything.
public struct StoreKit_Transactions: AsyncSequence, AsyncIteratorProtocol, Sendable {
  public typealias Element = VerificationResult<Transaction>

  public func makeAsyncIterator() -> StoreKit_Transactions { self }

  public mutating func next() async -> Element? { nil }
}

extension Transaction {
  public typealias Transactions = StoreKit_Transactions

  public static var all: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }

  public static func latest(for id: String) async -> VerificationResult<Transaction>? {
    nil
  }

  public static func currentEntitlement(
    for id: String
  ) async -> VerificationResult<Transaction>? {
    nil
  }
}

// Where a file imports the shop alone, `Transaction` by itself is the shop's.
extension SwiftUI.Transaction {
  public static var all: StoreKit_Transactions { StoreKit_Transactions() }
  public static var updates: StoreKit_Transactions { StoreKit_Transactions() }
  public static var unfinished: StoreKit_Transactions { StoreKit_Transactions() }
  public static var currentEntitlements: StoreKit_Transactions { StoreKit_Transactions() }

  public static func latest(for id: String) async -> VerificationResult<Transaction>? {
    nil
  }

  public static func currentEntitlement(
    for id: String
  ) async -> VerificationResult<Transaction>? {
    nil
  }
}

/// The shop of a country, of which there is none.
public struct Storefront: Hashable, Identifiable, Sendable {
  public let id: String
  public let countryCode: String

  public struct Storefronts: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public func makeAsyncIterator() -> Storefronts { self }
    public mutating func next() async -> Storefront? { nil }
  }

  public static var current: Storefront? { get async { nil } }
  public static var updates: Storefronts { Storefronts() }
}

public enum StoreKitError: Error {
  case unknown, userCancelled, networkError(URLError), systemError(any Error)
  case notAvailableInStorefront, notEntitled, unsupported
}

extension View {
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }

  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View {
    self
  }

  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    self
  }

  nonisolated public func refundRequestSheet(
    for id: UInt64, isPresented: Binding<Bool>
  ) -> some View {
    self
  }
}

public enum AppStore {
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }

  public static func sync() async throws {}

  @MainActor public static func requestReview(in scene: UIWindowScene) {}

  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}

@MainActor public enum SKStoreReviewController {
  public static func requestReview() {}
  public static func requestReview(in scene: UIWindowScene) {}
}

// MARK: - As it was before

open class SKProduct: NSObject, @unchecked Sendable {
  public enum PeriodUnit: UInt, Sendable {
    case day
    case week
    case month
    case year
  }

  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  open var isFamilyShareable: Bool { false }
  open var isDownloadable: Bool { false }
  open var downloadContentLengths: [NSNumber] { [] }
  open var downloadContentVersion: String { "" }
  open var subscriptionGroupIdentifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
}

open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 1 }
  open var unit: SKProduct.PeriodUnit { .month }
}

open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo
    case payUpFront
    case freeTrial
  }

  open var identifier: String? { nil }
  open var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var numberOfPeriods: Int { 1 }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}

open class SKPayment: NSObject, @unchecked Sendable {
  open var productIdentifier: String
  open var quantity: Int { 1 }

  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
  open var applicationUsername: String?
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing
  case purchased
  case failed
  case restored
  case deferred
}

open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  open var error: (any Error)? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  open var transactionState: SKPaymentTransactionState { .purchasing }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {}

/// In which nothing is bought.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let only = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { only }
  open class func canMakePayments() -> Bool { true }
  open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ payment: SKPayment) {}
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
}

open class SKRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKRequestDelegate)?
  open func start() {}
  open func cancel() {}
}

public protocol SKRequestDelegate: NSObjectProtocol {}
public protocol SKProductsRequestDelegate: SKRequestDelegate {}

/// Which no server answers.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  public init(productIdentifiers: Set<String>) {}
}

open class SKProductsResponse: NSObject, @unchecked Sendable {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public init(receiptProperties: [String: Any]? = nil) {}
}

public struct SKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown
    case clientInvalid
    case paymentCancelled
    case paymentInvalid
    case paymentNotAllowed
    case storeProductNotAvailable
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}
