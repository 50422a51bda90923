import SwiftUI

// What is known of a link without asking its server: nothing but its address.

open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  public override init() {}
}

public final class LPMetadataProvider: NSObject, @unchecked Sendable {
  public var shouldFetchSubresources = true
  public var timeout: TimeInterval = 30

  public override init() {}

  public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    await withUnsafeContinuation { _ in }
  }
  public func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {}
  public func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    await withUnsafeContinuation { _ in }
  }
  public func startFetchingMetadata(
    for request: URLRequest, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {}
  public func cancel() {}
}

open class LPLinkView: UIView {
  public var metadata = LPLinkMetadata()

  public convenience init(url: URL) { self.init() }
  public convenience init(metadata: LPLinkMetadata) {
    self.init()
    self.metadata = metadata
  }
}
