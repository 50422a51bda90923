import SwiftUI

// In place of github.com/airbnb/lottie-ios: an animation is a grey area of the size that it gets.

public struct LottieAnimation: Sendable {
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil
  ) -> LottieAnimation? { LottieAnimation() }
  public static func filepath(_ path: String) -> LottieAnimation? { LottieAnimation() }
  public var duration: TimeInterval { 1 }
}

public enum LottieLoopMode: Hashable, Sendable {
  case playOnce, loop, autoReverse
  case `repeat`(Float)
  case repeatBackwards(Float)
}

public enum LottiePlaybackMode: Hashable, Sendable {
  public enum PlaybackMode: Hashable, Sendable {
    case fromProgress(_ from: CGFloat?, toProgress: CGFloat, loopMode: LottieLoopMode)
    case toProgress(_ to: CGFloat, loopMode: LottieLoopMode)
  }
  public enum PausedState: Hashable, Sendable { case currentFrame, progress(CGFloat), time(Double) }
  case playing(PlaybackMode)
  case stopped(PausedState)
  public static var paused: LottiePlaybackMode { .stopped(.currentFrame) }
  public static func paused(at state: PausedState) -> LottiePlaybackMode { .stopped(state) }
}

public struct AnimationKeypath: Hashable, ExpressibleByStringLiteral, Sendable {
  let text: String
  public init(keypath: String) { text = keypath }
  public init(keys: [String]) { text = keys.joined(separator: ".") }
  public init(stringLiteral value: String) { text = value }
}

public struct LottieColor: Hashable, Sendable {
  public var r, g, b, a: Double
  public init(r: Double, g: Double, b: Double, a: Double) {
    (self.r, self.g, self.b, self.a) = (r, g, b, a)
  }
}

public protocol AnyValueProvider {}
public final class ColorValueProvider: AnyValueProvider {
  public var color: LottieColor
  public init(_ color: LottieColor) { self.color = color }
}
public final class FloatValueProvider: AnyValueProvider {
  public var float: CGFloat
  public init(_ float: CGFloat) { self.float = float }
}

public enum RenderingEngineOption: Hashable, Sendable {
  case automatic, mainThread, coreAnimation
}

public struct LottieConfiguration: Hashable, Sendable {
  public static let shared = LottieConfiguration()
  public var renderingEngine: RenderingEngineOption
  public init(renderingEngine: RenderingEngineOption = .automatic) {
    self.renderingEngine = renderingEngine
  }
}

public enum LottieBackgroundBehavior: Sendable {
  case `default`, stop, pause, pauseAndRestore, forceFinish, continuePlaying
}

/// What an app has UIKit show.
open class LottieAnimationView: UIView {
  public var animation: LottieAnimation?
  public var configuration = LottieConfiguration.shared
  public var loopMode = LottieLoopMode.playOnce
  public var animationSpeed: CGFloat = 1
  public var currentProgress: CGFloat = 0
  public var backgroundBehavior = LottieBackgroundBehavior.default
  public var shouldRasterizeWhenIdle = false
  public var isAnimationPlaying: Bool { false }

  public convenience init(
    animation: LottieAnimation?, configuration: LottieConfiguration = .shared
  ) {
    self.init(frame: .zero)
    self.animation = animation
  }

  public convenience init(name: String, bundle: Bundle = .main) {
    self.init(animation: .named(name, bundle: bundle))
  }

  open func play(completion: ((Bool) -> Void)? = nil) {}
  open func play(
    fromProgress: CGFloat? = nil, toProgress: CGFloat, loopMode: LottieLoopMode? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {}
  open func pause() {}
  open func stop() {}
  public func setValueProvider(_ provider: any AnyValueProvider, keypath: AnimationKeypath) {}
}

public typealias AnimationView = LottieAnimationView

public struct LottieView<Placeholder: View>: View {
  public init(animation: LottieAnimation?) where Placeholder == EmptyView {}
  public init(
    _ load: @escaping () async throws -> LottieAnimation?,
    @ViewBuilder placeholder: () -> Placeholder
  ) {}

  public var body: some View {
    AsyncImage(url: nil)
  }

  public func resizable() -> Self { self }
  public func intrinsicSize() -> Self { self }
  public func looping() -> Self { self }
  public func playing() -> Self { self }
  public func playing(loopMode: LottieLoopMode) -> Self { self }
  public func playing(_ mode: LottiePlaybackMode.PlaybackMode) -> Self { self }
  public func playbackMode(_ mode: LottiePlaybackMode) -> Self { self }
  public func playbackInLoopMode(_ mode: LottieLoopMode) -> Self { self }
  public func paused() -> Self { self }
  public func currentProgress(_ progress: CGFloat?) -> Self { self }
  public func animationSpeed(_ speed: Double) -> Self { self }
  public func configure<Value>(_ path: Any, to value: Value) -> Self { self }
  public func configure(_ change: @escaping (LottieAnimationView) -> Void) -> Self { self }
  public func configuration(_ configuration: LottieConfiguration) -> Self { self }
  public func valueProvider(
    _ provider: any AnyValueProvider, for keypath: AnimationKeypath
  ) -> Self { self }
  public func backgroundBehavior(_ behavior: LottieBackgroundBehavior) -> Self { self }
  public func reloadAnimationTrigger<Value: Equatable>(_ value: Value) -> Self { self }
  public func animationDidLoad(_ action: ((LottieAnimation) -> Void)?) -> Self { self }
  public func animationDidFinish(_ action: ((Bool) -> Void)?) -> Self { self }
}
