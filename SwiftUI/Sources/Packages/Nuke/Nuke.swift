import SwiftUI

// In place of github.com/kean/Nuke: no server answers, and nothing is in its caches.

public struct ImageRequest: ExpressibleByStringLiteral, CustomStringConvertible {
  public enum Priority: Int { case veryLow, low, normal, high, veryHigh }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    public static let disableMemoryCache = Self(rawValue: 1)
    public static let disableDiskCache = Self(rawValue: 2)
    public static let reloadIgnoringCachedData = Self(rawValue: 4)
  }

  public struct UserInfoKey: Hashable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
  }

  public var url: URL?
  public var processors: [any ImageProcessing] = []
  public var priority = Priority.normal
  public var options: Options = []
  public var userInfo: [UserInfoKey: Any] = [:]
  public var imageId: String?

  public init(
    url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal,
    options: Options = [], userInfo: [UserInfoKey: Any]? = nil
  ) {
    self.url = url
    self.processors = processors
  }

  public init(
    urlRequest: _URLRequest, processors: [any ImageProcessing] = [], priority: Priority = .normal,
    options: Options = [], userInfo: [UserInfoKey: Any]? = nil
  ) {
    self.init(url: urlRequest.url, processors: processors)
  }

  public init(stringLiteral value: String) { self.init(url: URL(string: value)) }

  public var description: String { "ImageRequest(\(url?.absoluteString ?? "nil"))" }
}

public protocol ImageProcessing {}

extension ImageProcessing where Self == ImageProcessors.Resize {
  public static func resize(
    size: CGSize, contentMode: ImageProcessors.Resize.ContentMode = .aspectFill, crop: Bool = false,
    upscale: Bool = false
  ) -> Self { Self() }
  public static func resize(width: CGFloat, upscale: Bool = false) -> Self { Self() }
  public static func resize(height: CGFloat, upscale: Bool = false) -> Self { Self() }
}

extension ImageProcessing where Self == ImageProcessors.Circle {
  public static func circle(border: ImageProcessingOptions.Border? = nil) -> Self { Self() }
}

extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
  public static func roundedCorners(
    radius: CGFloat, unit: ImageProcessingOptions.Unit = .points,
    border: ImageProcessingOptions.Border? = nil
  ) -> Self { Self(radius: radius) }
}

extension ImageProcessing where Self == ImageProcessors.GaussianBlur {
  public static func gaussianBlur(radius: Int = 8) -> Self { Self(radius: radius) }
}

extension ImageProcessing where Self == ImageProcessors.Anonymous {
  public static func process(
    id: String, _ closure: @Sendable @escaping (UIImage) -> UIImage?
  ) -> Self { Self(id: id, closure) }
}

public enum ImageProcessingOptions {
  public enum Unit: Sendable { case points, pixels }

  public struct Border: Sendable {
    public init(color: UIColor, width: CGFloat = 1, unit: Unit = .points) {}
  }
}

public enum ImageProcessors {
  public struct Circle: ImageProcessing {
    public init(border: ImageProcessingOptions.Border? = nil) {}
  }

  public struct RoundedCorners: ImageProcessing {
    public init(
      radius: CGFloat, unit: ImageProcessingOptions.Unit = .points,
      border: ImageProcessingOptions.Border? = nil
    ) {}
  }

  public struct GaussianBlur: ImageProcessing {
    public init(radius: Int = 8) {}
  }

  public struct Anonymous: ImageProcessing {
    public init(id: String, _ closure: @Sendable @escaping (UIImage) -> UIImage?) {}
  }

  public struct Resize: ImageProcessing {
    public enum ContentMode { case aspectFill, aspectFit }
    public init() {}
    public init(
      size: CGSize, contentMode: ContentMode = .aspectFill, crop: Bool = false,
      upscale: Bool = false
    ) {}
    public init(width: CGFloat, upscale: Bool = false) {}
    public init(height: CGFloat, upscale: Bool = false) {}
  }
}

public struct ImageContainer {
  public enum AssetType: Equatable { case jpeg, png, gif, webp, heic, mp4 }
  public var image: UIImage
  public var type: AssetType?
  public var data: Data?
  public init(image: UIImage, type: AssetType? = nil, data: Data? = nil) { self.image = image }
}

public struct ImageResponse {
  public var container: ImageContainer
  public var image: UIImage { container.image }
}

public protocol DataLoading: Sendable {}
public protocol DataCaching: Sendable {}
public protocol ImageCaching: AnyObject, Sendable {}

public final class DataLoader: DataLoading, @unchecked Sendable {
  public weak var delegate: (any _URLSessionDelegate)?
  public let session: _URLSession
  public static var defaultConfiguration: _URLSessionConfiguration { .default }
  public static let sharedUrlCache = _URLCache.shared
  public init(configuration: _URLSessionConfiguration = DataLoader.defaultConfiguration) {
    session = _URLSession(configuration: configuration)
  }
}

public final class DataCache: DataCaching, @unchecked Sendable {
  public let path: URL
  public var sizeLimit = 0
  public var totalSize: Int { 0 }
  public init(path: URL) throws { self.path = path }
  public convenience init(name: String) throws { try self.init(path: URL(fileURLWithPath: name)) }
  public func removeAll() {}
  public func removeData(for key: String) {}
  public func flush() {}
}

public final class ImageCache: ImageCaching, @unchecked Sendable {
  public static let shared = ImageCache()
  public var costLimit = 0
  public var countLimit = 0
  public init(costLimit: Int = 0, countLimit: Int = 0) {}
  public func removeAll() {}
}

public final class ImagePipeline: @unchecked Sendable {
  public enum Error: Swift.Error { case dataMissingInCache }

  public struct Configuration: @unchecked Sendable {
    public var dataLoader: any DataLoading = DataLoader()
    public var dataCache: (any DataCaching)?
    public var imageCache: (any ImageCaching)?
    public var isProgressiveDecodingEnabled = false
    public var isTaskCoalescingEnabled = true
    public var isRateLimiterEnabled = true
    public init(dataLoader: any DataLoading = DataLoader()) { self.dataLoader = dataLoader }
    public static func withDataCache(name: String, sizeLimit: Int? = nil) -> Configuration {
      Configuration()
    }
    public static var withDataCache: Configuration { Configuration() }
    public static var withURLCache: Configuration { Configuration() }
  }

  public struct Cache {
    public func cachedImage(for request: ImageRequest) -> ImageContainer? { nil }
    public func containsCachedImage(for request: ImageRequest) -> Bool { false }
    public func containsData(for request: ImageRequest) -> Bool { false }
    public func cachedData(for request: ImageRequest) -> Data? { nil }
    public func storeCachedImage(_ container: ImageContainer, for request: ImageRequest) {}
    public func removeCachedImage(for request: ImageRequest) {}
    public func removeCachedData(for request: ImageRequest) {}
    public func removeAll() {}
  }

  nonisolated(unsafe) public static var shared = ImagePipeline()
  public var cache: Cache { Cache() }
  public var configuration = Configuration()
  public init(configuration: Configuration = Configuration()) {}
  public func image(for request: ImageRequest) async throws -> UIImage {
    throw Error.dataMissingInCache
  }
  public func image(for url: URL) async throws -> UIImage { throw Error.dataMissingInCache }
  public func data(for request: ImageRequest) async throws -> (Data, _URLResponse?) {
    throw Error.dataMissingInCache
  }
}

public final class ImagePrefetcher {
  public init(pipeline: ImagePipeline = .shared) {}
  public func startPrefetching(with urls: [URL]) {}
  public func stopPrefetching(with urls: [URL]) {}
  public func stopPrefetching() {}
}
