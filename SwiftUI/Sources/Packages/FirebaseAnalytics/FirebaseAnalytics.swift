import FirebaseCore
import SwiftUI

// What Firebase counts is not told.

public final class Analytics: NSObject {
  public static func logEvent(_ name: String, parameters: [String: Any]?) {}
  public static func setUserProperty(_ value: String?, forName name: String) {}
  public static func setUserID(_ identifier: String?) {}
  public static func setAnalyticsCollectionEnabled(_ isEnabled: Bool) {}
  public static func setDefaultEventParameters(_ parameters: [String: Any]?) {}
  public static func setSessionTimeoutInterval(_ seconds: TimeInterval) {}
  public static func setConsent(_ settings: [ConsentType: ConsentStatus]) {}
  public static func resetAnalyticsData() {}
  public static func appInstanceID() -> String? { nil }
  public static func handleOpen(_ url: URL) {}
  public static func handleEvents(
    forBackgroundURLSession identifier: String, completionHandler: (() -> Void)?
  ) {}
  public static func handleUserActivity(_ activity: Any) {}
}

public struct ConsentType: Hashable, Sendable {
  let name: String
  public static let adPersonalization = ConsentType(name: "ad_personalization")
  public static let adStorage = ConsentType(name: "ad_storage")
  public static let adUserData = ConsentType(name: "ad_user_data")
  public static let analyticsStorage = ConsentType(name: "analytics_storage")
}

public struct ConsentStatus: Hashable, Sendable {
  let name: String
  public static let granted = ConsentStatus(name: "granted")
  public static let denied = ConsentStatus(name: "denied")
}

extension View {
  public func analyticsScreen(
    name: String, class: String = "View", extraParameters: [String: Any] = [:]
  ) -> some View { self }
}

public let AnalyticsEventAdImpression = "ad_impression"
public let AnalyticsEventAddPaymentInfo = "add_payment_info"
public let AnalyticsEventAddShippingInfo = "add_shipping_info"
public let AnalyticsEventAddToCart = "add_to_cart"
public let AnalyticsEventAddToWishlist = "add_to_wishlist"
public let AnalyticsEventAppOpen = "app_open"
public let AnalyticsEventBeginCheckout = "begin_checkout"
public let AnalyticsEventCampaignDetails = "campaign_details"
public let AnalyticsEventEarnVirtualCurrency = "earn_virtual_currency"
public let AnalyticsEventGenerateLead = "generate_lead"
public let AnalyticsEventJoinGroup = "join_group"
public let AnalyticsEventLevelEnd = "level_end"
public let AnalyticsEventLevelStart = "level_start"
public let AnalyticsEventLevelUp = "level_up"
public let AnalyticsEventLogin = "login"
public let AnalyticsEventPostScore = "post_score"
public let AnalyticsEventPurchase = "purchase"
public let AnalyticsEventRefund = "refund"
public let AnalyticsEventRemoveFromCart = "remove_from_cart"
public let AnalyticsEventScreenView = "screen_view"
public let AnalyticsEventSearch = "search"
public let AnalyticsEventSelectContent = "select_content"
public let AnalyticsEventSelectItem = "select_item"
public let AnalyticsEventSelectPromotion = "select_promotion"
public let AnalyticsEventShare = "share"
public let AnalyticsEventSignUp = "sign_up"
public let AnalyticsEventSpendVirtualCurrency = "spend_virtual_currency"
public let AnalyticsEventTutorialBegin = "tutorial_begin"
public let AnalyticsEventTutorialComplete = "tutorial_complete"
public let AnalyticsEventUnlockAchievement = "unlock_achievement"
public let AnalyticsEventViewCart = "view_cart"
public let AnalyticsEventViewItem = "view_item"
public let AnalyticsEventViewItemList = "view_item_list"
public let AnalyticsEventViewPromotion = "view_promotion"
public let AnalyticsEventViewSearchResults = "view_search_results"
public let AnalyticsParameterAchievementID = "achievement_id"
public let AnalyticsParameterAdFormat = "ad_format"
public let AnalyticsParameterAdPlatform = "ad_platform"
public let AnalyticsParameterAdSource = "ad_source"
public let AnalyticsParameterAdUnitName = "ad_unit_name"
public let AnalyticsParameterAffiliation = "affiliation"
public let AnalyticsParameterCampaign = "campaign"
public let AnalyticsParameterCharacter = "character"
public let AnalyticsParameterContent = "content"
public let AnalyticsParameterContentType = "content_type"
public let AnalyticsParameterCoupon = "coupon"
public let AnalyticsParameterCurrency = "currency"
public let AnalyticsParameterDestination = "destination"
public let AnalyticsParameterEndDate = "end_date"
public let AnalyticsParameterExtendSession = "extend_session"
public let AnalyticsParameterIndex = "index"
public let AnalyticsParameterItemBrand = "item_brand"
public let AnalyticsParameterItemCategory = "item_category"
public let AnalyticsParameterItemID = "item_id"
public let AnalyticsParameterItemListID = "item_list_id"
public let AnalyticsParameterItemListName = "item_list_name"
public let AnalyticsParameterItemName = "item_name"
public let AnalyticsParameterItemVariant = "item_variant"
public let AnalyticsParameterItems = "items"
public let AnalyticsParameterLevel = "level"
public let AnalyticsParameterLevelName = "level_name"
public let AnalyticsParameterLocation = "location"
public let AnalyticsParameterMethod = "method"
public let AnalyticsParameterPrice = "price"
public let AnalyticsParameterQuantity = "quantity"
public let AnalyticsParameterScreenClass = "screen_class"
public let AnalyticsParameterScreenName = "screen_name"
public let AnalyticsParameterScore = "score"
public let AnalyticsParameterSearchTerm = "search_term"
public let AnalyticsParameterShipping = "shipping"
public let AnalyticsParameterSource = "source"
public let AnalyticsParameterStartDate = "start_date"
public let AnalyticsParameterSuccess = "success"
public let AnalyticsParameterTax = "tax"
public let AnalyticsParameterTerm = "term"
public let AnalyticsParameterTransactionID = "transaction_id"
public let AnalyticsParameterValue = "value"
public let AnalyticsParameterVirtualCurrencyName = "virtual_currency_name"
public let AnalyticsUserPropertySignUpMethod = "sign_up_method"
public let AnalyticsUserPropertyAllowAdPersonalizationSignals = "allow_ad_personalization_signals"
