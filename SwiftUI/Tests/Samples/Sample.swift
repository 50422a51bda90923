import SwiftUI

/// A view with pieces that its recording has, and others that it may not have.
public struct Sample: Sendable {
  public let name: String
  public let environment: String
  public let expected: [String]
  public let absent: [String]
  public let make: @MainActor @Sendable () -> any View

  init(
    _ name: String, environment: String = "", expected: [String], absent: [String] = [],
    _ make: @escaping @MainActor @Sendable () -> any View
  ) {
    self.name = name
    self.environment = environment
    self.expected = expected
    self.absent = absent
    self.make = make
  }

  public var request: String {
    "{\"view\":\"\(name)\",\"environment\":{\"width\":393,\"height\":852\(environment)}}"
  }

  public static var all: [Sample] {
    layout + painting + state + motion + shimmers + frameworks + limits + surface + styles + system
      + drawing
  }
}
