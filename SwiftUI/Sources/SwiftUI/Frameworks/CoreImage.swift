// Pictures that are worked out: each is an area of its size, as the drawing of a code is.

open class CIImage: NSObject, @unchecked Sendable {
  public let extent: CGRect

  init(extent: CGRect) { self.extent = extent }

  public convenience init?(image: UIImage) {
    self.init(extent: CGRect(origin: .zero, size: image.size))
  }

  public convenience init(cgImage: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
  }

  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  public convenience init(color: CIColor) { self.init(extent: .infinite) }

  open class func empty() -> CIImage { CIImage(extent: .zero) }

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(extent: extent.applying(matrix))
  }

  open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }

  open func composited(over image: CIImage) -> CIImage {
    CIImage(extent: extent.union(image.extent))
  }

  open func clampedToExtent() -> CIImage { self }

  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }

  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }

  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
}

open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}

  public init(options: [CIContextOption: Any]?) {}

  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    guard rect.width >= 1, rect.height >= 1, rect.width < 1e5, rect.height < 1e5 else { return nil }
    return CGImage(width: Int(rect.width), height: Int(rect.height))
  }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}

/// A filter gives what it is given, and one that makes a code an area of a code's size.
open class CIFilter: NSObject, @unchecked Sendable {
  public let name: String
  open var inputImage: CIImage?
  open var message = Data()
  open var correctionLevel = "M"
  open var radius: Float = 10
  open var intensity: Float = 1
  open var scale: Float = 1
  open var color0 = CIColor(red: 0, green: 0, blue: 0)
  open var color1 = CIColor(red: 1, green: 1, blue: 1)

  open var outputImage: CIImage? {
    isGenerator ? CIImage(extent: CGRect(x: 0, y: 0, width: 29, height: 29)) : inputImage
  }
  private var isGenerator: Bool { name.hasSuffix("Generator") }

  public init?(name: String) { self.name = name }

  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    inputImage = parameters?[kCIInputImageKey] as? CIImage
  }

  fileprivate init(named name: String) { self.name = name }

  open func setDefaults() {}

  open func setValue(_ value: Any?, forKey key: String) {
    if key == kCIInputImageKey { inputImage = value as? CIImage }
  }

  open func value(forKey key: String) -> Any? {
    key == kCIInputImageKey ? inputImage : key == kCIOutputImageKey ? outputImage : nil
  }

  open class func qrCodeGenerator() -> CIFilter { CIFilter(named: "CIQRCodeGenerator") }
  open class func code128BarcodeGenerator() -> CIFilter {
    CIFilter(named: "CICode128BarcodeGenerator")
  }
  open class func aztecCodeGenerator() -> CIFilter { CIFilter(named: "CIAztecCodeGenerator") }
  open class func pdf417BarcodeGenerator() -> CIFilter {
    CIFilter(named: "CIPDF417BarcodeGenerator")
  }
  open class func falseColor() -> CIFilter { CIFilter(named: "CIFalseColor") }
  open class func colorInvert() -> CIFilter { CIFilter(named: "CIColorInvert") }
  open class func maskToAlpha() -> CIFilter { CIFilter(named: "CIMaskToAlpha") }
  open class func gaussianBlur() -> CIFilter { CIFilter(named: "CIGaussianBlur") }
  open class func sepiaTone() -> CIFilter { CIFilter(named: "CISepiaTone") }
  open class func pixellate() -> CIFilter { CIFilter(named: "CIPixellate") }
}

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputColorKey = "inputColor"

extension UIImage {
  public convenience init(ciImage: CIImage) {
    let size = ciImage.extent.size
    self.init(
      cgImage: CGImage(
        width: Int(min(max(size.width, 0), 1e5)), height: Int(min(max(size.height, 0), 1e5))))
  }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(ciImage: ciImage)
  }

  public var ciImage: CIImage? { nil }
}
