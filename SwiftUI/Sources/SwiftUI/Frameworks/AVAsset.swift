// What films and sounds are read from: none is, and all of them last no time.

/// Something of an asset, or of a track, that is asked for when it is needed.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let value: @Sendable () -> Value
}

open class AVAsset: NSObject, @unchecked Sendable {
  public let _url: URL?

  public convenience init(url: URL) { self.init(_of: url) }

  public init(_of url: URL?) {
    _url = url
    super.init()
  }

  open var duration: CMTime { .zero }
  open var tracks: [AVAssetTrack] { [] }
  open var isPlayable: Bool { false }
  open var isReadable: Bool { false }
  open var isExportable: Bool { false }

  open func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] { [] }

  open func loadTracks(withMediaType type: AVMediaType) async throws -> [AVAssetTrack] { [] }

  public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    property.value()
  }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  open var url: URL { _url ?? URL(fileURLWithPath: "/") }

  public init(url: URL, options: [String: Any]? = nil) { super.init(_of: url) }
}

extension AVAsyncProperty where Root == AVAsset {
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init { .zero } }
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init { [] } }
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init { false } }
  public static var isReadable: AVAsyncProperty<AVAsset, Bool> { .init { false } }
  public static var isExportable: AVAsyncProperty<AVAsset, Bool> { .init { false } }
}

open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var mediaType: AVMediaType { .video }

  public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    property.value()
  }
}

extension AVAsyncProperty where Root == AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init { .zero } }
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init { 0 } }
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    .init { .identity }
  }
}

/// Of a film that nobody reads there is no picture.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  private struct Unread: Error {}

  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) {}

  open func copyCGImage(
    at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw Unread() }

  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw Unread()
  }

  open func generateCGImageAsynchronously(
    for time: CMTime,
    completionHandler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) { completionHandler(nil, time, Unread()) }

  open func cancelAllCGImageGeneration() {}
}

extension AVPlayerItem {
  public convenience init(asset: AVAsset) {
    self.init(url: asset._url ?? URL(fileURLWithPath: "/"))
  }
}
