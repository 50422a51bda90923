import SwiftUI

// In place of github.com/markiv/SwiftUI-Shimmer, as it is there: a mask that a light runs through.

public struct Shimmer: ViewModifier {
  public enum Mode {
    case mask
    case overlay(blendMode: BlendMode = .sourceAtop)
    case background
  }

  public static let defaultAnimation = Animation.linear(duration: 1.5).delay(0.25)
    .repeatForever(autoreverses: false)
  public static let defaultGradient = Gradient(colors: [
    .black.opacity(0.3), .black, .black.opacity(0.3),
  ])

  private let animation: Animation
  private let gradient: Gradient
  private let low: CGFloat
  private let high: CGFloat
  private let mode: Mode
  @State private var isInitial = true
  @Environment(\.layoutDirection) private var direction

  public init(
    animation: Animation = Self.defaultAnimation, gradient: Gradient = Self.defaultGradient,
    bandSize: CGFloat = 0.3, mode: Mode = .mask
  ) {
    self.animation = animation
    self.gradient = gradient
    low = -bandSize
    high = 1 + bandSize
    self.mode = mode
  }

  private var start: UnitPoint {
    direction == .rightToLeft
      ? (isInitial ? UnitPoint(x: high, y: low) : UnitPoint(x: 0, y: 1))
      : (isInitial ? UnitPoint(x: low, y: low) : UnitPoint(x: 1, y: 1))
  }

  private var end: UnitPoint {
    direction == .rightToLeft
      ? (isInitial ? UnitPoint(x: 1, y: 0) : UnitPoint(x: low, y: high))
      : (isInitial ? UnitPoint(x: 0, y: 0) : UnitPoint(x: high, y: high))
  }

  public func body(content: Content) -> some View {
    shone(content)
      .animation(animation, value: isInitial)
      .onAppear { isInitial = false }
  }

  @ViewBuilder private func shone(_ content: Content) -> some View {
    let light = LinearGradient(gradient: gradient, startPoint: start, endPoint: end)
    switch mode {
    case .mask: content.mask(light)
    case .overlay(let blendMode): content.overlay(light.blendMode(blendMode))
    case .background: content.background(light)
    }
  }
}

extension View {
  @ViewBuilder public func shimmering(
    active: Bool = true, animation: Animation = Shimmer.defaultAnimation,
    gradient: Gradient = Shimmer.defaultGradient, bandSize: CGFloat = 0.3,
    mode: Shimmer.Mode = .mask
  ) -> some View {
    if active {
      modifier(Shimmer(animation: animation, gradient: gradient, bandSize: bandSize, mode: mode))
    } else {
      self
    }
  }

  @_disfavoredOverload
  public func shimmering(
    active: Bool = true, duration: Double, bounce: Bool = false, delay: Double = 0.25
  ) -> some View {
    shimmering(
      active: active,
      animation: .linear(duration: duration).delay(delay).repeatForever(autoreverses: bounce))
  }
}
