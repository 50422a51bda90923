// What reads a text aloud, in an app that nobody hears.

open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var usesApplicationAudioSession = true

  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }

  public override init() {}

  open func speak(_ utterance: AVSpeechUtterance) {}

  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  @discardableResult
  open func continueSpeaking() -> Bool { false }
}

public protocol AVSpeechSynthesizerDelegate: AnyObject {}

public enum AVSpeechBoundary: Int, Sendable {
  case immediate
  case word
}

open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  open var speechString: String { words }
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  private let words: String

  public init(string: String) { words = string }
}

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced
  case premium
}

public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  case unspecified
  case male
  case female
}

/// None is installed.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  open var language: String { "en-US" }
  open var identifier: String { "" }
  open var name: String { "" }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

  public init?(language code: String?) { nil }

  public init?(identifier: String) { nil }

  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }

  open class func currentLanguageCode() -> String { "en-US" }
}

// What writes down what is said, and the engine that hears it: nothing is heard.

open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition = false
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var locale: Locale { Locale(identifier: "en_US") }

  public override init() {}

  public init?(locale: Locale) {}

  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }

  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {}

  open class func supportedLocales() -> Set<Locale> { [] }

  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }

  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

public protocol SFSpeechRecognizerDelegate: AnyObject {}
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {}

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case restricted
  case authorized
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified
  case dictation
  case search
  case confirmation
}

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var contextualStrings: [String] = []

  public override init() {}
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}

  open func endAudio() {}
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  open private(set) var url: URL

  public init(url: URL) { self.url = url }
}

open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open var isCancelled: Bool { false }
  open var isFinishing: Bool { false }

  open func cancel() {}

  open func finish() {}
}

open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}

open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
}

open class AVAudioEngine: NSObject, @unchecked Sendable {
  open var isRunning: Bool { false }
  public let inputNode = AVAudioInputNode()
  public let mainMixerNode = AVAudioMixerNode()
  public let outputNode = AVAudioNode()

  public override init() {}

  open func attach(_ node: AVAudioNode) {}

  open func detach(_ node: AVAudioNode) {}

  open func connect(_ one: AVAudioNode, to other: AVAudioNode, format: AVAudioFormat?) {}

  open func prepare() {}

  open func start() throws {}

  open func pause() {}

  open func stop() {}

  open func reset() {}
}

open class AVAudioNode: NSObject, @unchecked Sendable {
  public override init() {}

  open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }

  open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }

  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}

  open func removeTap(onBus bus: Int) {}
}

open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}

open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  open var outputVolume: Float = 1
}

open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  open var isPlaying: Bool { false }
  open var volume: Float = 1

  open func play() {}

  open func pause() {}

  open func stop() {}
}

open class AVAudioFormat: NSObject, @unchecked Sendable {
  open var sampleRate: Double { 44_100 }
  open var channelCount: UInt32 { 1 }

  public override init() {}

  public init?(standardFormatWithSampleRate rate: Double, channels: UInt32) {}
}

open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  open var frameLength: UInt32 = 0
  open var format: AVAudioFormat { AVAudioFormat() }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
}

open class AVAudioTime: NSObject, @unchecked Sendable {}
