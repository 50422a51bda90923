import SwiftUI

// A device on which no activity goes on, and none may begin.

public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable & Hashable
}

public enum ActivityState: String, Codable, Hashable, Sendable {
  case pending, active, ended, dismissed, stale
}

public enum ActivityStyle: Sendable { case standard, transient }

public struct ActivityContent<State: Codable & Hashable>: Codable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

public struct ActivityUIDismissalPolicy: Sendable {
  public static let `default` = ActivityUIDismissalPolicy()
  public static let immediate = ActivityUIDismissalPolicy()
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { Self() }
}

public struct AlertConfiguration: Sendable {
  public struct AlertSound: Sendable {
    public static let `default` = AlertSound()
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

public enum ActivityAuthorizationError: Error, LocalizedError, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, persistenceFailure, targetMaximumExceeded
  case unsupported, unsupportedTarget, visibility, malformedActivityIdentifier

  public var errorDescription: String? { nil }
}

public final class ActivityAuthorizationInfo: Sendable {
  public init() {}

  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
}

public struct PushType: Sendable {
  public static let token = PushType()
}

public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<ContentState>
  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { .ended }
  public var pushToken: Data? { nil }

  public static var activities: [Activity<Attributes>] { [] }

  private init(attributes: Attributes, content: ActivityContent<ContentState>) {
    id = ""
    self.attributes = attributes
    self.content = content
  }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {}
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {}
  public func end(
    _ content: ActivityContent<ContentState>? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
