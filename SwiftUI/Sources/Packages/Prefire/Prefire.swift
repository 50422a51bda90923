import SwiftUI

// In place of github.com/BarredEwe/Prefire: what previews say of themselves to its tests.

public protocol PrefireProvider {}

extension View {
  nonisolated public func previewUserStory(_ story: String) -> some View { self }

  nonisolated public func prefireEnabled() -> some View { self }
  nonisolated public func prefireIgnored() -> some View { self }

  nonisolated public func snapshot(
    delay: TimeInterval = 0, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> some View { self }
}
