import Foundation

// In place of github.com/RevenueCat/purchases-ios: nobody has bought anything, and nothing is for sale.

public typealias PublicError = NSError
public typealias PurchaseResultData = (
  transaction: StoreTransaction?, customerInfo: CustomerInfo, userCancelled: Bool
)

public protocol PurchasesDelegate: AnyObject {
  func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo)
  func purchases(
    _ purchases: Purchases, readyForPromotedProduct product: StoreProduct,
    purchase startPurchase:
      @escaping (
        @escaping (StoreTransaction?, CustomerInfo?, PublicError?, Bool) -> Void
      ) -> Void)
}

extension PurchasesDelegate {
  public func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {}

  public func purchases(
    _ purchases: Purchases, readyForPromotedProduct product: StoreProduct,
    purchase startPurchase:
      @escaping (
        @escaping (StoreTransaction?, CustomerInfo?, PublicError?, Bool) -> Void
      ) -> Void
  ) {}
}

public enum LogLevel: Int, Sendable {
  case verbose, debug, info, warn, error
}

public final class Configuration: @unchecked Sendable {
  public final class Builder: @unchecked Sendable {
    public init(withAPIKey key: String) {}
    public func with(appUserID: String?) -> Builder { self }
    public func with(userDefaults: UserDefaults) -> Builder { self }
    public func with(usesStoreKit2IfAvailable: Bool) -> Builder { self }
    public func with(storeKitVersion: StoreKitVersion) -> Builder { self }
    public func with(observerMode: Bool) -> Builder { self }
    public func with(
      purchasesAreCompletedBy: PurchasesAreCompletedBy, storeKitVersion: StoreKitVersion
    ) -> Builder { self }
    public func with(showStoreMessagesAutomatically: Bool) -> Builder { self }
    public func with(
      entitlementVerificationMode: EntitlementVerificationMode
    ) -> Builder { self }
    public func with(diagnosticsEnabled: Bool) -> Builder { self }
    public func build() -> Configuration { Configuration() }
  }

  public enum EntitlementVerificationMode: Int, Sendable { case disabled, informational, enforced }

  public static func builder(withAPIKey key: String) -> Builder { Builder(withAPIKey: key) }
}

public enum StoreKitVersion: Int, Sendable {
  case storeKit1 = 1
  case storeKit2
  public static let `default` = StoreKitVersion.storeKit2
}

public enum PurchasesAreCompletedBy: Int, Sendable { case revenueCat, myApp }

public enum CacheFetchPolicy: Int, Sendable {
  case fromCacheOnly, fetchCurrent, notStaleCachedOrFetched, cachedOrFetched
  public static let `default` = CacheFetchPolicy.cachedOrFetched
}

public final class Purchases: NSObject, @unchecked Sendable {
  public static let shared = Purchases()
  public static let isConfigured = true
  nonisolated(unsafe) public static var logLevel = LogLevel.info
  nonisolated(unsafe) public static var proxyURL: URL?
  nonisolated(unsafe) public static var logHandler: (LogLevel, String) -> Void = { _, _ in }
  public static let frameworkVersion = "5.0.0"

  public weak var delegate: (any PurchasesDelegate)?
  public let appUserID = "$RCAnonymousID:0"
  public let isAnonymous = true
  public let attribution = Attribution()
  public let storeFrontCountryCode: String? = nil
  public let cachedCustomerInfo: CustomerInfo? = nil
  public let cachedOfferings: Offerings? = nil
  public var customerInfoStream: AsyncStream<CustomerInfo> { AsyncStream { $0.yield(info) } }

  private let info = CustomerInfo()
  private let offers = Offerings()

  @discardableResult
  public static func configure(withAPIKey key: String) -> Purchases { shared }
  @discardableResult
  public static func configure(withAPIKey key: String, appUserID: String?) -> Purchases { shared }
  @discardableResult
  public static func configure(with builder: Configuration.Builder) -> Purchases { shared }
  @discardableResult
  public static func configure(with configuration: Configuration) -> Purchases { shared }

  public static func canMakePayments() -> Bool { true }

  public func customerInfo() async throws -> CustomerInfo { info }
  public func customerInfo(fetchPolicy: CacheFetchPolicy) async throws -> CustomerInfo { info }
  public func getCustomerInfo(completion: @escaping (CustomerInfo?, PublicError?) -> Void) {
    completion(info, nil)
  }
  public func getCustomerInfo(
    fetchPolicy: CacheFetchPolicy, completion: @escaping (CustomerInfo?, PublicError?) -> Void
  ) { completion(info, nil) }

  public func offerings() async throws -> Offerings { offers }
  public func getOfferings(completion: @escaping (Offerings?, PublicError?) -> Void) {
    completion(offers, nil)
  }
  public func syncAttributesAndOfferingsIfNeeded() async throws -> Offerings? { offers }

  public func products(_ identifiers: [String]) async -> [StoreProduct] { [] }
  public func getProducts(_ identifiers: [String], completion: @escaping ([StoreProduct]) -> Void) {
    completion([])
  }

  public func purchase(product: StoreProduct) async throws -> PurchaseResultData {
    (nil, info, true)
  }
  public func purchase(package: Package) async throws -> PurchaseResultData { (nil, info, true) }
  public func purchase(
    product: StoreProduct,
    completion: @escaping (StoreTransaction?, CustomerInfo?, PublicError?, Bool) -> Void
  ) { completion(nil, info, nil, true) }
  public func purchase(
    package: Package,
    completion: @escaping (StoreTransaction?, CustomerInfo?, PublicError?, Bool) -> Void
  ) { completion(nil, info, nil, true) }

  @discardableResult
  public func restorePurchases() async throws -> CustomerInfo { info }
  public func restorePurchases(completion: ((CustomerInfo?, PublicError?) -> Void)? = nil) {
    completion?(info, nil)
  }
  @discardableResult
  public func syncPurchases() async throws -> CustomerInfo { info }
  public func syncPurchases(completion: ((CustomerInfo?, PublicError?) -> Void)?) {
    completion?(info, nil)
  }

  @discardableResult
  public func logIn(_ user: String) async throws -> (customerInfo: CustomerInfo, created: Bool) {
    (info, false)
  }
  public func logIn(
    _ user: String, completion: @escaping (CustomerInfo?, Bool, PublicError?) -> Void
  ) { completion(info, false, nil) }
  @discardableResult
  public func logOut() async throws -> CustomerInfo { info }
  public func logOut(completion: ((CustomerInfo?, PublicError?) -> Void)?) {
    completion?(info, nil)
  }

  public func checkTrialOrIntroDiscountEligibility(
    productIdentifiers: [String]
  ) async -> [String: IntroEligibility] { [:] }
  public func checkTrialOrIntroDiscountEligibility(
    packages: [Package]
  ) async -> [Package: IntroEligibility] { [:] }
  public func checkTrialOrIntroDiscountEligibility(
    product: StoreProduct
  ) async -> IntroEligibilityStatus { .unknown }

  public func showManageSubscriptions() async throws {}
  public func invalidateCustomerInfoCache() {}
  public func presentCodeRedemptionSheet() {}
}

public final class Attribution: NSObject, @unchecked Sendable {
  public func setAttributes(_ attributes: [String: String]) {}
  public func setEmail(_ email: String?) {}
  public func setDisplayName(_ name: String?) {}
  public func setPhoneNumber(_ number: String?) {}
  public func setPushTokenString(_ token: String?) {}
  public func setFirebaseAppInstanceID(_ id: String?) {}
  public func setMixpanelDistinctID(_ id: String?) {}
  public func collectDeviceIdentifiers() {}
  public func enableAdServicesAttributionTokenCollection() {}
}

public enum IntroEligibilityStatus: Int, Sendable {
  case unknown, ineligible, eligible, noIntroOfferExists
  public var isEligible: Bool { self == .eligible }
}

public final class IntroEligibility: NSObject, @unchecked Sendable {
  public let status = IntroEligibilityStatus.unknown
}

public final class CustomerInfo: NSObject, Identifiable, @unchecked Sendable {
  public let entitlements = EntitlementInfos()
  public let activeSubscriptions: Set<String> = []
  public let allPurchasedProductIdentifiers: Set<String> = []
  public let latestExpirationDate: Date? = nil
  public let nonSubscriptions: [NonSubscriptionTransaction] = []
  public let requestDate = Date()
  public let firstSeen = Date()
  public let originalAppUserId = "$RCAnonymousID:0"
  public let managementURL: URL? = nil
  public let originalPurchaseDate: Date? = nil
  public let originalApplicationVersion: String? = nil
  public var id: String { originalAppUserId }

  public func expirationDate(forProductIdentifier product: String) -> Date? { nil }
  public func purchaseDate(forProductIdentifier product: String) -> Date? { nil }
  public func expirationDate(forEntitlement entitlement: String) -> Date? { nil }
  public func purchaseDate(forEntitlement entitlement: String) -> Date? { nil }
}

public final class NonSubscriptionTransaction: NSObject, @unchecked Sendable {
  public let productIdentifier = ""
  public let purchaseDate = Date()
  public let transactionIdentifier = ""
}

public final class EntitlementInfos: NSObject, @unchecked Sendable {
  public let all: [String: EntitlementInfo] = [:]
  public let active: [String: EntitlementInfo] = [:]
  public var activeInCurrentEnvironment: [String: EntitlementInfo] { active }
  public var activeInAnyEnvironment: [String: EntitlementInfo] { active }
  public let verification = VerificationResult.notRequested
  public subscript(key: String) -> EntitlementInfo? { all[key] }
}

public enum VerificationResult: Int, Sendable {
  case notRequested, verified, failed, verifiedOnDevice
}

public enum Store: Int, Sendable {
  case appStore, macAppStore, playStore, stripe, promotional, unknownStore, amazon, rcBilling
  case external
}

public enum PeriodType: Int, Sendable { case normal, intro, trial, prepaid }

public final class EntitlementInfo: NSObject, @unchecked Sendable {
  public let identifier = ""
  public let isActive = false
  public let willRenew = false
  public let periodType = PeriodType.normal
  public let latestPurchaseDate: Date? = nil
  public let originalPurchaseDate: Date? = nil
  public let expirationDate: Date? = nil
  public let store = Store.appStore
  public let productIdentifier = ""
  public let isSandbox = false
  public let unsubscribeDetectedAt: Date? = nil
  public let billingIssueDetectedAt: Date? = nil
}

public final class Offerings: NSObject, @unchecked Sendable {
  public let all: [String: Offering] = [:]
  public let current: Offering? = nil
  public func offering(identifier: String?) -> Offering? { nil }
  public func currentOffering(forPlacement placement: String) -> Offering? { nil }
  public subscript(key: String) -> Offering? { all[key] }
}

public final class Offering: NSObject, Identifiable, @unchecked Sendable {
  public let identifier: String
  public let serverDescription: String
  public let metadata: [String: Any]
  public let availablePackages: [Package]
  public var id: String { identifier }

  public init(
    identifier: String, serverDescription: String, metadata: [String: Any] = [:],
    availablePackages: [Package]
  ) {
    self.identifier = identifier
    self.serverDescription = serverDescription
    self.metadata = metadata
    self.availablePackages = availablePackages
  }

  private func package(_ type: PackageType) -> Package? {
    availablePackages.first { $0.packageType == type }
  }
  public var lifetime: Package? { package(.lifetime) }
  public var annual: Package? { package(.annual) }
  public var sixMonth: Package? { package(.sixMonth) }
  public var threeMonth: Package? { package(.threeMonth) }
  public var twoMonth: Package? { package(.twoMonth) }
  public var monthly: Package? { package(.monthly) }
  public var weekly: Package? { package(.weekly) }
  public func package(identifier: String?) -> Package? {
    availablePackages.first { $0.identifier == identifier }
  }
  public subscript(key: String) -> Package? { package(identifier: key) }
  public func getMetadataValue<Value>(for key: String, default value: Value) -> Value {
    metadata[key] as? Value ?? value
  }
}

public enum PackageType: Int, Sendable {
  case unknown = -2
  case custom, lifetime, annual, sixMonth, threeMonth, twoMonth, monthly, weekly
}

public final class Package: NSObject, Identifiable, @unchecked Sendable {
  public let identifier: String
  public let packageType: PackageType
  public let storeProduct: StoreProduct
  public let offeringIdentifier: String
  public var id: String { identifier }
  public var localizedPriceString: String { storeProduct.localizedPriceString }
  public var localizedIntroductoryPriceString: String? { nil }

  public init(
    identifier: String, packageType: PackageType, storeProduct: StoreProduct,
    offeringIdentifier: String
  ) {
    self.identifier = identifier
    self.packageType = packageType
    self.storeProduct = storeProduct
    self.offeringIdentifier = offeringIdentifier
  }
}

public class StoreProduct: NSObject, @unchecked Sendable {
  public enum ProductType: Int, Sendable {
    case consumable, nonConsumable, nonRenewableSubscription, autoRenewableSubscription
  }

  public let productIdentifier: String
  public let localizedTitle: String
  public let localizedDescription: String
  public let localizedPriceString: String
  public let price: Decimal
  public let subscriptionPeriod: SubscriptionPeriod?
  public var currencyCode: String? { "USD" }
  public var priceFormatter: NumberFormatter? { nil }
  public var introductoryDiscount: StoreProductDiscount? { nil }
  public var discounts: [StoreProductDiscount] { [] }
  public var subscriptionGroupIdentifier: String? { nil }
  public var isFamilyShareable: Bool { false }
  public var productType: ProductType { .autoRenewableSubscription }
  public var pricePerMonth: NSDecimalNumber? { nil }
  public var pricePerYear: NSDecimalNumber? { nil }
  public var localizedPricePerMonth: String? { nil }
  public var localizedPricePerYear: String? { nil }

  fileprivate init(
    _ identifier: String, _ title: String, _ description: String, _ price: Decimal,
    _ priceString: String, _ period: SubscriptionPeriod?
  ) {
    productIdentifier = identifier
    localizedTitle = title
    localizedDescription = description
    self.price = price
    localizedPriceString = priceString
    subscriptionPeriod = period
  }
}

/// A product of a preview.
public final class TestStoreProduct: @unchecked Sendable {
  private let product: StoreProduct

  public init(
    localizedTitle: String, price: Decimal, localizedPriceString: String = "",
    currencyCode: String? = nil, productIdentifier: String,
    productType: StoreProduct.ProductType = .autoRenewableSubscription,
    localizedDescription: String = "", subscriptionGroupIdentifier: String? = nil,
    subscriptionPeriod: SubscriptionPeriod? = nil, isFamilyShareable: Bool = false,
    introductoryDiscount: StoreProductDiscount? = nil, discounts: [StoreProductDiscount] = [],
    locale: Locale = .current
  ) {
    product = StoreProduct(
      productIdentifier, localizedTitle, localizedDescription, price, localizedPriceString,
      subscriptionPeriod)
  }

  public func toStoreProduct() -> StoreProduct { product }
}

public final class SubscriptionPeriod: NSObject, @unchecked Sendable {
  public enum Unit: Int, Sendable { case day, week, month, year }

  public let value: Int
  public let unit: Unit

  public init(value: Int, unit: Unit) {
    self.value = value
    self.unit = unit
  }
}

public final class StoreProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: Int, Sendable { case payAsYouGo, payUpFront, freeTrial }
  public enum DiscountType: Int, Sendable { case introductory, promotional, winBack }

  public let price: Decimal = 0
  public let localizedPriceString = ""
  public let paymentMode = PaymentMode.freeTrial
  public let subscriptionPeriod = SubscriptionPeriod(value: 1, unit: .week)
  public let numberOfPeriods = 1
  public let type = DiscountType.introductory
}

public final class StoreTransaction: NSObject, @unchecked Sendable {
  public let productIdentifier = ""
  public let purchaseDate = Date()
  public let transactionIdentifier = ""
  public let quantity = 1
}

public enum ErrorCode: Int, Error, Sendable {
  case unknownError, purchaseCancelledError, storeProblemError, purchaseNotAllowedError
  case purchaseInvalidError, productNotAvailableForPurchaseError, productAlreadyPurchasedError
  case receiptAlreadyInUseError, invalidReceiptError, missingReceiptFileError, networkError
  case invalidCredentialsError, unexpectedBackendResponseError, invalidAppUserIdError
  case operationAlreadyInProgressForProductError, unknownBackendError, paymentPendingError
  case offlineConnectionError, configurationError, ineligibleError
}
