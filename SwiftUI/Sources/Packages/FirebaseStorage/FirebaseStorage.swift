import FirebaseCore
import SwiftUI

// A place for files from which none comes, and where none arrives.

public final class Storage: NSObject, @unchecked Sendable {
  private static let shared = Storage()

  public static func storage() -> Storage { shared }
  public static func storage(url: String) -> Storage { shared }
  public static func storage(app: FirebaseApp) -> Storage { shared }

  public var maxUploadRetryTime: TimeInterval = 600
  public var maxDownloadRetryTime: TimeInterval = 600

  public func reference() -> StorageReference { StorageReference("") }
  public func reference(withPath path: String) -> StorageReference { StorageReference(path) }
  public func reference(forURL url: String) -> StorageReference { StorageReference(url) }
  public func useEmulator(withHost host: String, port: Int) {}
}

public final class StorageReference: NSObject, Sendable {
  public let fullPath: String

  init(_ path: String) { fullPath = path }

  public var name: String { fullPath.split(separator: "/").last.map(String.init) ?? "" }
  public var bucket: String { "" }
  public var storage: Storage { .storage() }

  public func child(_ path: String) -> StorageReference {
    StorageReference(fullPath.isEmpty ? path : "\(fullPath)/\(path)")
  }
  public func root() -> StorageReference { StorageReference("") }
  public func parent() -> StorageReference? { nil }

  @discardableResult
  public func putData(
    _ data: Data, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) -> StorageUploadTask { StorageUploadTask() }
  @discardableResult
  public func putFile(
    from url: URL, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) -> StorageUploadTask { StorageUploadTask() }
  @discardableResult
  public func putDataAsync(
    _ data: Data, metadata: StorageMetadata? = nil
  ) async throws -> StorageMetadata { await _noFirebase() }
  @discardableResult
  public func putFileAsync(
    from url: URL, metadata: StorageMetadata? = nil
  ) async throws -> StorageMetadata { await _noFirebase() }
  @discardableResult
  public func getData(
    maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void
  ) -> StorageDownloadTask { StorageDownloadTask() }
  public func data(maxSize: Int64) async throws -> Data { await _noFirebase() }
  @discardableResult
  public func write(
    toFile url: URL, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) -> StorageDownloadTask { StorageDownloadTask() }
  public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {}
  public func downloadURL() async throws -> URL { await _noFirebase() }
  public func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {}
  public func getMetadata() async throws -> StorageMetadata { await _noFirebase() }
  public func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) {}
  public func listAll() async throws -> StorageListResult { await _noFirebase() }
  public func delete(completion: (((any Error)?) -> Void)? = nil) {}
  public func delete() async throws { await _noFirebase() }
}

public final class StorageMetadata: NSObject {
  public var contentType: String?
  public var cacheControl: String?
  public var customMetadata: [String: String]?
  public var size: Int64 { 0 }
  public var name: String? { nil }
  public var path: String? { nil }
}

public final class StorageListResult: NSObject, Sendable {
  public var items: [StorageReference] { [] }
  public var prefixes: [StorageReference] { [] }
}

public class StorageTask: NSObject {
  public func cancel() {}
  public func pause() {}
  public func resume() {}
  @discardableResult
  public func observe(
    _ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void
  ) -> String { "" }
  public func removeAllObservers() {}
}

public final class StorageUploadTask: StorageTask {}
public final class StorageDownloadTask: StorageTask {}

public final class StorageTaskSnapshot: NSObject {
  public var progress: Progress? { nil }
  public var error: (any Error)? { nil }
  public var metadata: StorageMetadata? { nil }
}

public enum StorageTaskStatus: Sendable { case unknown, resume, progress, pause, success, failure }
