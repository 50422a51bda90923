import SwiftUI

// Pictures of which nothing is read, and none is written.

public final class CGImageSource: @unchecked Sendable { fileprivate init() {} }
public final class CGImageDestination: @unchecked Sendable { fileprivate init() {} }

public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"
public let kCGImagePropertyOrientation = "Orientation"
public let kCGImagePropertyGIFDictionary = "{GIF}"
public let kCGImagePropertyGIFDelayTime = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount = "LoopCount"
public let kCGImagePropertyExifDictionary = "{Exif}"

public func CGImageSourceCreateWithData(_ data: Any, _ options: Any?) -> CGImageSource? { nil }
public func CGImageSourceCreateWithURL(_ url: Any, _ options: Any?) -> CGImageSource? { nil }
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 0 }
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: Any?
) -> CGImage? { nil }
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: Any?
) -> CGImage? { nil }
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: Any?
) -> [String: Any]? { nil }
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: Any?
) -> [String: Any]? { nil }
public func CGImageSourceGetType(_ source: CGImageSource) -> String? { nil }
public func CGImageDestinationCreateWithData(
  _ data: Any, _ type: String, _ count: Int, _ options: Any?
) -> CGImageDestination? { nil }
public func CGImageDestinationCreateWithURL(
  _ url: Any, _ type: String, _ count: Int, _ options: Any?
) -> CGImageDestination? { nil }
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: Any?
) {}
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: Any?) {
}
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { false }
