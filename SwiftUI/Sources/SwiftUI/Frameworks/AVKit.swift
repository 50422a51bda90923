// Films and sounds: their areas are taken, and nothing plays.

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public init(url: URL) {}

  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTime")
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

public struct CMTime: Hashable, Sendable {
  public var seconds: Double
  public var timescale: CMTimeScale

  public init() {
    self.init(seconds: .nan, preferredTimescale: 0)
  }

  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.seconds = seconds
    timescale = preferredTimescale
  }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    seconds = timescale == 0 ? 0 : Double(value) / Double(timescale)
    self.timescale = timescale
  }

  public var value: CMTimeValue { isNumeric ? CMTimeValue(seconds * Double(timescale)) : 0 }
  public var isValid: Bool { timescale != 0 }
  // What has no number, or more than a whole number can be, is none.
  public var isNumeric: Bool { isValid && abs(seconds * Double(timescale)) < 9e18 }
  public var isIndefinite: Bool { isValid && seconds.isNaN }
  public var isPositiveInfinity: Bool { isValid && seconds == .infinity }

  public static let zero = CMTime(seconds: 0, preferredTimescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(seconds: .nan, preferredTimescale: 1)
  public static let positiveInfinity = CMTime(seconds: .infinity, preferredTimescale: 1)
  public static let negativeInfinity = CMTime(seconds: -.infinity, preferredTimescale: 1)

  public static func + (one: CMTime, other: CMTime) -> CMTime {
    CMTime(
      seconds: one.seconds + other.seconds, preferredTimescale: max(one.timescale, other.timescale))
  }

  public static func - (one: CMTime, other: CMTime) -> CMTime {
    CMTime(
      seconds: one.seconds - other.seconds, preferredTimescale: max(one.timescale, other.timescale))
  }
}

extension CMTime: Comparable {
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeAdd(_ one: CMTime, _ other: CMTime) -> CMTime { one + other }

public func CMTimeSubtract(_ one: CMTime, _ other: CMTime) -> CMTime { one - other }

open class AVPlayer: NSObject, @unchecked Sendable {
  public enum ActionAtItemEnd: Int, Sendable {
    case advance
    case pause
    case none
  }

  open var isMuted = false
  open var volume: Float = 1
  open var rate: Float = 0
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open private(set) var currentItem: AVPlayerItem?

  public override init() {}

  public init(url: URL) {
    currentItem = AVPlayerItem(url: url)
  }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
  }

  open func play() {}

  open func pause() {}

  open func seek(to time: CMTime) {}

  open func currentTime() -> CMTime { .zero }

  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    0
  }

  open func removeTimeObserver(_ observer: Any) {}
}

open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
  }
}

public final class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
}

public struct VideoPlayer<VideoOverlay: View> {
  let location: _SourceLocation

  public init(
    player: AVPlayer?, file: StaticString = #filePath, line: UInt = #line
  ) where VideoOverlay == EmptyView {
    location = _SourceLocation(file, line)
  }

  public init(
    player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    location = _SourceLocation(file, line)
  }
}

extension VideoPlayer: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    UnsupportedNode(name: "VideoPlayer", message: "films are not drawn", location: location)
      ._record(inputs)
  }
}

open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
}

/// The largest part of a frame that has such sides.
public func AVMakeRect(aspectRatio: CGSize, insideRect frame: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return frame }
  let scale = min(frame.width / aspectRatio.width, frame.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
    height: size.height)
}

public struct AVLayerVideoGravity: Hashable, Sendable {
  let name: String

  public static let resizeAspect = AVLayerVideoGravity(name: "resizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(name: "resizeAspectFill")
  public static let resize = AVLayerVideoGravity(name: "resize")
}

open class AVPlayerLayer: CALayer, @unchecked Sendable {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var enableRate = false
  open var rate: Float = 1
  open var pan: Float = 0
  open var isMeteringEnabled = false
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }

  public init(contentsOf url: URL) throws {}

  public init(data: Data) throws {}

  @discardableResult
  open func prepareToPlay() -> Bool { false }

  @discardableResult
  open func play() -> Bool { false }

  open func pause() {}

  open func stop() {}
}

public final class AVAudioApplication: NSObject, @unchecked Sendable {
  // swift-format-ignore: as AVFAudio spells it
  public enum recordPermission: Int, Sendable {
    case undetermined, denied, granted
  }

  private static let only = AVAudioApplication()

  public static var shared: AVAudioApplication { only }

  public var recordPermission: recordPermission { .undetermined }
  public var isInputMuted: Bool { false }

  public static func requestRecordPermission() async -> Bool { false }
  public static func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {}
}

public final class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
  }

  public enum InterruptionType: UInt, Sendable {
    case ended, began
  }

  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
  }

  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let only = AVAudioSession()

  public static func sharedInstance() -> AVAudioSession { only }

  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  public var isOtherAudioPlaying: Bool { false }
  public var outputVolume: Float { 1 }

  public func setCategory(_ category: Category) throws {}

  public func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {}

  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
