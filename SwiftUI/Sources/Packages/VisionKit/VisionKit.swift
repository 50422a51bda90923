import SwiftUI

// In place of Apple's framework: the device has no camera, and nothing is recognized.

public enum RecognizedItem: Identifiable, Sendable {
  public struct Bounds: Sendable {
    public let topLeft: CGPoint
    public let topRight: CGPoint
    public let bottomRight: CGPoint
    public let bottomLeft: CGPoint
  }
  public struct Text: Sendable {
    public let id = UUID()
    public let transcript: String
    public let bounds: Bounds
  }
  public struct Barcode: Sendable {
    public let id = UUID()
    public let payloadStringValue: String?
    public let bounds: Bounds
  }

  case text(Text)
  case barcode(Barcode)

  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let barcode): barcode.id
    }
  }
}

@MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}

public final class DataScannerViewController: UIViewController {
  public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }
  public enum QualityLevel: Sendable { case balanced, fast, accurate }
  public struct TextContentType: Hashable, Sendable {
    let name: String
    public static let URL = Self(name: "URL"), emailAddress = Self(name: "emailAddress")
    public static let telephoneNumber = Self(name: "telephoneNumber")
    public static let fullStreetAddress = Self(name: "fullStreetAddress")
    public static let dateTimeDuration = Self(name: "dateTimeDuration")
    public static let currency = Self(name: "currency")
  }
  public struct RecognizedDataType: Hashable, Sendable {
    let name: String
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> Self { Self(name: "text") }
    public static func barcode(symbologies: [_Symbology] = []) -> Self { Self(name: "barcode") }
  }
  /// `VNBarcodeSymbology`, which Vision has.
  public struct _Symbology: Hashable, Sendable {
    let name: String
    public static let qr = Self(name: "qr"), microQR = Self(name: "microQR")
    public static let ean8 = Self(name: "ean8"), ean13 = Self(name: "ean13")
    public static let upce = Self(name: "upce"), code39 = Self(name: "code39")
    public static let code93 = Self(name: "code93"), code128 = Self(name: "code128")
    public static let aztec = Self(name: "aztec"), pdf417 = Self(name: "pdf417")
    public static let dataMatrix = Self(name: "dataMatrix"), itf14 = Self(name: "itf14")
    public static let codabar = Self(name: "codabar")
  }

  public static var isSupported: Bool { false }
  public static var isAvailable: Bool { false }
  public weak var delegate: (any DataScannerViewControllerDelegate)?
  public let overlayContainerView = UIView()
  public var isScanning: Bool { false }
  public var regionOfInterest: CGRect?
  public var zoomFactor = 1.0

  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { return nil }

  public func startScanning() throws { throw ScanningUnavailable.unsupported }
  public func stopScanning() {}
  public func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

/// Finds nothing in a picture.
public final class ImageAnalyzer: @unchecked Sendable {
  public struct AnalysisTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let text = Self(rawValue: 1)
    public static let machineReadableCode = Self(rawValue: 2)
    public static let visualLookUp = Self(rawValue: 4)
  }

  public struct Configuration: Sendable {
    public let analysisTypes: AnalysisTypes
    public var locales: [String] = []
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }

  public static var isSupported: Bool { false }
  public static var supportedTextRecognitionLanguages: [String] { [] }
  public init() {}

  public func analyze(
    _ image: UIImage, configuration: Configuration
  ) async throws -> ImageAnalysis { ImageAnalysis() }
}

public final class ImageAnalysis: @unchecked Sendable {
  public var transcript: String { "" }
  public func hasResults(for types: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

@MainActor public protocol ImageAnalysisInteractionDelegate: AnyObject {}

@MainActor public final class ImageAnalysisInteraction: NSObject, UIInteraction {
  public struct InteractionTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automatic = Self(rawValue: 1)
    public static let textSelection = Self(rawValue: 2)
    public static let dataDetectors = Self(rawValue: 4)
    public static let imageSubject = Self(rawValue: 8)
    public static let visualLookUp = Self(rawValue: 16)
  }

  public weak var delegate: (any ImageAnalysisInteractionDelegate)?
  public var analysis: ImageAnalysis?
  public var preferredInteractionTypes: InteractionTypes = []
  public weak var view: UIView?
  public var isSupplementaryInterfaceHidden = false
  public var allowLongPressForDataDetectorsInTextMode = true
  public override init() {}
}

public final class VNDocumentCameraScan: NSObject {
  public let pageCount = 0
  public let title = ""
  public func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

@MainActor public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(
    _ controller: VNDocumentCameraViewController
  ) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

public final class VNDocumentCameraViewController: UIViewController {
  public static var isSupported: Bool { false }
  public weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}
