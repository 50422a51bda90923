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
  public func animationDidFinish(_ action: ((Bool) -> Void)?) -> Self { self }
}
