/// Foundation's loading of URLs, as a view sees it on a network that has not answered yet: a
/// recording ends before any server would, and must not depend on one.
///
/// On Linux these types are in a module of their own, and `Foundation` keeps their names for an
/// error; a host has files that name them mean these by compiling `typealias URLSession =
/// SwiftUI._URLSession` along with them.
public class _URLSession: @unchecked Sendable {
  public static let shared = _URLSession(configuration: .default)

  public let configuration: _URLSessionConfiguration
  public let delegate: (any _URLSessionDelegate)?
  public var sessionDescription: String?
  public let delegateQueue: OperationQueue

  public init(
    configuration: _URLSessionConfiguration, delegate: (any _URLSessionDelegate)? = nil,
    delegateQueue queue: OperationQueue? = nil
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? .main
  }

  public init() {
    configuration = .default
    delegate = nil
    delegateQueue = .main
  }

  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential
    case performDefaultHandling
    case cancelAuthenticationChallenge
    case rejectProtectionSpace
  }

  public enum ResponseDisposition: Int, Sendable {
    case cancel
    case allow
    case becomeDownload
    case becomeStream
  }

  private func wait<Answer>() async -> Answer { await withUnsafeContinuation { _ in } }

  public func data(
    from url: URL, delegate: (any _URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, _URLResponse) {
    await wait()
  }

  public func data(
    for request: _URLRequest, delegate: (any _URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, _URLResponse) {
    await wait()
  }

  public func upload(
    for request: _URLRequest, from bodyData: Data,
    delegate: (any _URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, _URLResponse) {
    await wait()
  }

  public func upload(
    for request: _URLRequest, fromFile fileURL: URL,
    delegate: (any _URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, _URLResponse) {
    await wait()
  }

  public func download(
    from url: URL, delegate: (any _URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, _URLResponse) {
    await wait()
  }

  public func download(
    for request: _URLRequest, delegate: (any _URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, _URLResponse) {
    await wait()
  }

  public func bytes(
    from url: URL, delegate: (any _URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, _URLResponse) {
    await wait()
  }

  public func bytes(
    for request: _URLRequest, delegate: (any _URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, _URLResponse) {
    await wait()
  }

  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> UInt8? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

    public struct Lines: AsyncSequence, Sendable {
      public typealias Element = String

      public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async throws -> String? { nil }
      }

      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public var lines: Lines { Lines() }
  }

  public func dataTask(with url: URL) -> _URLSessionDataTask { _URLSessionDataTask() }

  public func dataTask(with request: _URLRequest) -> _URLSessionDataTask {
    _URLSessionDataTask(request)
  }

  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, _URLResponse?, (any Error)?) -> Void
  ) -> _URLSessionDataTask {
    _URLSessionDataTask()
  }

  public func dataTask(
    with request: _URLRequest,
    completionHandler: @escaping @Sendable (Data?, _URLResponse?, (any Error)?) -> Void
  ) -> _URLSessionDataTask {
    _URLSessionDataTask(request)
  }

  public func uploadTask(
    with request: _URLRequest, from bodyData: Data?
  ) -> _URLSessionUploadTask {
    _URLSessionUploadTask(request)
  }

  public func uploadTask(
    with request: _URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, _URLResponse?, (any Error)?) -> Void
  ) -> _URLSessionUploadTask {
    _URLSessionUploadTask(request)
  }

  public func downloadTask(with url: URL) -> _URLSessionDownloadTask { _URLSessionDownloadTask() }

  public func downloadTask(with request: _URLRequest) -> _URLSessionDownloadTask {
    _URLSessionDownloadTask(request)
  }

  public func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, _URLResponse?, (any Error)?) -> Void
  ) -> _URLSessionDownloadTask {
    _URLSessionDownloadTask()
  }

  public func downloadTask(
    with request: _URLRequest,
    completionHandler: @escaping @Sendable (URL?, _URLResponse?, (any Error)?) -> Void
  ) -> _URLSessionDownloadTask {
    _URLSessionDownloadTask(request)
  }

  public func webSocketTask(with url: URL) -> _URLSessionWebSocketTask {
    _URLSessionWebSocketTask()
  }

  public func webSocketTask(with request: _URLRequest) -> _URLSessionWebSocketTask {
    _URLSessionWebSocketTask(request)
  }

  public func invalidateAndCancel() {}

  public func finishTasksAndInvalidate() {}

  public func getAllTasks(
    completionHandler: @escaping @Sendable ([_URLSessionTask]) -> Void
  ) {
    completionHandler([])
  }

  public var allTasks: [_URLSessionTask] { get async { [] } }

  // MARK: Combine

  /// Publishes nothing: no answer has come.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: _URLResponse)
    public typealias Failure = URLError

    public let request: _URLRequest
    public let session: _URLSession

    public init(request: _URLRequest, session: _URLSession) {
      self.request = request
      self.session = session
    }

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      _ complete: @escaping (Subscribers.Completion<URLError>) -> Void
    ) -> AnyCancellable {
      AnyCancellable {}
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: _URLRequest(url: url), session: self)
  }

  public func dataTaskPublisher(for request: _URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

// MARK: Tasks

/// How long something took that nobody has answered.
public final class URLSessionTaskMetrics: NSObject, Sendable {
  public var taskInterval: DateInterval { DateInterval() }
  public var redirectCount: Int { 0 }
}

public class _URLSessionTask: @unchecked Sendable, Hashable {
  public enum State: Int, Sendable {
    case running
    case suspended
    case canceling
    case completed
  }

  public let taskIdentifier = 0
  public let originalRequest: _URLRequest?
  public var currentRequest: _URLRequest? { originalRequest }
  public var response: _URLResponse? { nil }
  public var error: (any Error)? { nil }
  public private(set) var state = State.suspended
  public var priority: Float = 0.5
  public var taskDescription: String?
  public var delegate: (any _URLSessionTaskDelegate)?
  public let progress = Progress(totalUnitCount: 1)
  public var countOfBytesReceived: Int64 { 0 }
  public var countOfBytesExpectedToReceive: Int64 { -1 }

  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75

  init(_ request: _URLRequest? = nil) {
    originalRequest = request
  }

  public func resume() { state = .running }

  public func suspend() { state = .suspended }

  public func cancel() { state = .canceling }

  public static func == (left: _URLSessionTask, right: _URLSessionTask) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

public class _URLSessionDataTask: _URLSessionTask, @unchecked Sendable {}

public final class _URLSessionUploadTask: _URLSessionDataTask, @unchecked Sendable {}

public final class _URLSessionDownloadTask: _URLSessionTask, @unchecked Sendable {
  public func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }
}

public final class _URLSessionWebSocketTask: _URLSessionTask, @unchecked Sendable {
  public enum Message: Sendable {
    case data(Data)
    case string(String)
  }

  public enum CloseCode: Int, Sendable {
    case invalid = 0
    case normalClosure = 1000
    case goingAway = 1001
    case protocolError = 1002
    case abnormalClosure = 1006
  }

  public var closeCode: CloseCode { .invalid }
  public var closeReason: Data? { nil }
  public var maximumMessageSize = 1_048_576

  public func send(_ message: Message) async throws {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  public func send(
    _ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {}

  public func receive() async throws -> Message { await withUnsafeContinuation { _ in } }

  public func receive(
    completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void
  ) {}

  public func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {}

  public func cancel(with closeCode: CloseCode, reason: Data?) { cancel() }
}

// MARK: Delegates

public protocol _URLSessionDelegate: AnyObject {}

public protocol _URLSessionTaskDelegate: _URLSessionDelegate {}

public protocol _URLSessionDataDelegate: _URLSessionTaskDelegate {}

public protocol _URLSessionDownloadDelegate: _URLSessionTaskDelegate {}

public protocol _URLSessionWebSocketDelegate: _URLSessionTaskDelegate {}

public final class _URLAuthenticationChallenge: @unchecked Sendable {
  public var protectionSpace: _URLProtectionSpace { _URLProtectionSpace() }
  public var previousFailureCount: Int { 0 }
}

public final class _URLProtectionSpace: @unchecked Sendable {
  public var host: String { "" }
  public var authenticationMethod: String { "" }
}

public final class _URLCredential: @unchecked Sendable {
  public enum Persistence: UInt, Sendable {
    case none
    case forSession
    case permanent
    case synchronizable
  }

  public init(user: String, password: String, persistence: Persistence) {}
}

// MARK: Configuration

public final class _URLSessionConfiguration: @unchecked Sendable {
  public static var `default`: _URLSessionConfiguration { _URLSessionConfiguration() }
  public static var ephemeral: _URLSessionConfiguration { _URLSessionConfiguration() }

  public static func background(withIdentifier identifier: String) -> _URLSessionConfiguration {
    _URLSessionConfiguration()
  }

  public var identifier: String? { nil }
  public var timeoutIntervalForRequest: TimeInterval = 60
  public var timeoutIntervalForResource: TimeInterval = 604_800
  public var requestCachePolicy = _URLRequest.CachePolicy.useProtocolCachePolicy
  public var allowsCellularAccess = true
  public var allowsExpensiveNetworkAccess = true
  public var allowsConstrainedNetworkAccess = true
  public var waitsForConnectivity = false
  public var isDiscretionary = false
  public var sessionSendsLaunchEvents = false
  public var httpAdditionalHeaders: [AnyHashable: Any]?
  public var httpMaximumConnectionsPerHost = 6
  public var httpShouldSetCookies = true
  public var httpCookieStorage: _HTTPCookieStorage?
  public var urlCache: _URLCache?
  public var protocolClasses: [AnyClass]?

  public init() {}
}

public final class _URLCache: @unchecked Sendable {
  public nonisolated(unsafe) static var shared = _URLCache()

  public var memoryCapacity: Int
  public var diskCapacity: Int
  public var currentMemoryUsage: Int { 0 }
  public var currentDiskUsage: Int { 0 }

  public init(memoryCapacity: Int = 0, diskCapacity: Int = 0, diskPath: String? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
  }

  public init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
  }

  public func cachedResponse(for request: _URLRequest) -> _CachedURLResponse? { nil }

  public func storeCachedResponse(_ response: _CachedURLResponse, for request: _URLRequest) {}

  public func removeCachedResponse(for request: _URLRequest) {}

  public func removeAllCachedResponses() {}
}

public final class _CachedURLResponse: @unchecked Sendable {
  public let response: _URLResponse
  public let data: Data

  public init(response: _URLResponse, data: Data) {
    self.response = response
    self.data = data
  }
}

public final class _HTTPCookieStorage: @unchecked Sendable {
  public static let shared = _HTTPCookieStorage()

  public var cookies: [_HTTPCookie]? { nil }

  public func cookies(for url: URL) -> [_HTTPCookie]? { nil }

  public func setCookie(_ cookie: _HTTPCookie) {}

  public func deleteCookie(_ cookie: _HTTPCookie) {}
}

public final class _HTTPCookie: @unchecked Sendable {
  public var name: String { "" }
  public var value: String { "" }
  public var domain: String { "" }
}

// MARK: Requests and responses

public struct _URLRequest: Hashable, Sendable {
  public enum CachePolicy: UInt, Hashable, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5

    public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
  }

  public var url: URL?
  public var cachePolicy: CachePolicy
  public var timeoutInterval: TimeInterval
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?
  public var mainDocumentURL: URL?
  public var httpShouldHandleCookies = true
  public var httpShouldUsePipelining = false
  public var allowsCellularAccess = true
  public var allowsExpensiveNetworkAccess = true
  public var allowsConstrainedNetworkAccess = true

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[field] = value
    allHTTPHeaderFields = fields
  }

  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(
      self.value(forHTTPHeaderField: field).map { $0 + "," + value } ?? value,
      forHTTPHeaderField: field)
  }

  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }
}

public class _URLResponse: NSObject, @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  public let expectedContentLength: Int64
  public let textEncodingName: String?
  public var suggestedFilename: String? { url?.lastPathComponent }

  public init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    textEncodingName = name
  }

  public override init() {
    url = nil
    mimeType = nil
    expectedContentLength = -1
    textEncodingName = nil
  }
}

public final class _HTTPURLResponse: _URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(
      url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }

  public override init() {
    statusCode = 200
    allHeaderFields = [:]
    super.init()
  }

  public func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first { ($0.key as? String)?.lowercased() == field.lowercased() }?.value
      as? String
  }

  public static func localizedString(forStatusCode statusCode: Int) -> String {
    "status \(statusCode)"
  }
}
