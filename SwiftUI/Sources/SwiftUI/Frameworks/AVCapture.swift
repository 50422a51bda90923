// A device without a camera.

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let metadata = AVMediaType(rawValue: "meta")
}

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }

  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }

  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }

  public enum FocusMode: Int, Sendable {
    case locked, autoFocus, continuousAutoFocus
  }

  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }

  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInWideAngleCamera = DeviceType(rawValue: "wideAngle")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "ultraWide")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "telephoto")
    public static let builtInDualCamera = DeviceType(rawValue: "dual")
    public static let builtInDualWideCamera = DeviceType(rawValue: "dualWide")
    public static let builtInTripleCamera = DeviceType(rawValue: "triple")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "trueDepth")
    public static let external = DeviceType(rawValue: "external")
  }

  open class DiscoverySession: NSObject, @unchecked Sendable {
    open var devices: [AVCaptureDevice] { [] }

    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    nil
  }

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }

  @discardableResult
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {}

  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var position: Position { .unspecified }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var torchMode = TorchMode.off
  open var focusMode = FocusMode.locked
  open var exposureMode = ExposureMode.locked
  open var focusPointOfInterest = CGPoint.zero
  open var exposurePointOfInterest = CGPoint.zero
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open var videoZoomFactor: CGFloat = 1
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }

  open func lockForConfiguration() throws {}

  open func unlockForConfiguration() {}

  open func setTorchModeOn(level: Float) throws {}

  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }

  open func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }

  open func isExposureModeSupported(_ mode: ExposureMode) -> Bool { false }
}

open class AVCaptureInput: NSObject, @unchecked Sendable {}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws { self.device = device }
}

open class AVCaptureConnection: NSObject, @unchecked Sendable {
  open var isEnabled = true
  open var isVideoMirrored = false
  open var isVideoMirroringSupported: Bool { false }
  open var videoRotationAngle: CGFloat = 0
  open var automaticallyAdjustsVideoMirroring = true

  open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
}

open class AVCaptureOutput: NSObject, @unchecked Sendable {
  open var connections: [AVCaptureConnection] { [] }

  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: AnyObject {}

open class AVCapturePhoto: NSObject, @unchecked Sendable {
  open func fileDataRepresentation() -> Data? { nil }
}

open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  open var flashMode = AVCaptureDevice.FlashMode.off
}

open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  open var isHighResolutionCaptureEnabled = false

  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  open var videoSettings: [String: Any]?
  open var alwaysDiscardsLateVideoFrames = true

  open func setSampleBufferDelegate(_ delegate: AnyObject?, queue: DispatchQueue?) {}
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {}

open class AVMetadataObject: NSObject, @unchecked Sendable {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let qr = ObjectType(rawValue: "qr")
    public static let ean8 = ObjectType(rawValue: "ean8")
    public static let ean13 = ObjectType(rawValue: "ean13")
    public static let upce = ObjectType(rawValue: "upce")
    public static let code39 = ObjectType(rawValue: "code39")
    public static let code39Mod43 = ObjectType(rawValue: "code39Mod43")
    public static let code93 = ObjectType(rawValue: "code93")
    public static let code128 = ObjectType(rawValue: "code128")
    public static let pdf417 = ObjectType(rawValue: "pdf417")
    public static let aztec = ObjectType(rawValue: "aztec")
    public static let dataMatrix = ObjectType(rawValue: "dataMatrix")
    public static let itf14 = ObjectType(rawValue: "itf14")
    public static let interleaved2of5 = ObjectType(rawValue: "interleaved2of5")
    public static let face = ObjectType(rawValue: "face")
  }

  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {}

open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect.zero

  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}

open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let photo = Preset(rawValue: "photo")
    public static let high = Preset(rawValue: "high")
    public static let medium = Preset(rawValue: "medium")
    public static let low = Preset(rawValue: "low")
  }

  open var sessionPreset = Preset.high
  open var inputs: [AVCaptureInput] { [] }
  open var outputs: [AVCaptureOutput] { [] }
  open var connections: [AVCaptureConnection] { [] }
  open var isRunning: Bool { false }

  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }

  open func addInput(_ input: AVCaptureInput) {}

  open func removeInput(_ input: AVCaptureInput) {}

  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }

  open func addOutput(_ output: AVCaptureOutput) {}

  open func removeOutput(_ output: AVCaptureOutput) {}

  open func canSetSessionPreset(_ preset: Preset) -> Bool { false }

  open func beginConfiguration() {}

  open func commitConfiguration() {}

  open func startRunning() {}

  open func stopRunning() {}
}

/// What the camera sees: nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }

  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? { nil }

  open func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint { .zero }
}
