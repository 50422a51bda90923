import SwiftUI

// In place of github.com/Alamofire/Alamofire: requests that no server answers.

public let AF = Session.default

public typealias Parameters = [String: Any]
public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
public typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>
public typealias AFResult<Success> = Result<Success, AFError>

public class Session: @unchecked Sendable {
  public static let `default` = Session()

  public let session = URLSession.shared
  public var sessionConfiguration: URLSessionConfiguration { .default }

  public init(
    configuration: URLSessionConfiguration = .default, delegate: SessionDelegate = .init(),
    startRequestsImmediately: Bool = true, interceptor: (any RequestInterceptor)? = nil,
    serverTrustManager: ServerTrustManager? = nil, redirectHandler: (any RedirectHandler)? = nil,
    cachedResponseHandler: (any CachedResponseHandler)? = nil,
    eventMonitors: [any EventMonitor] = []
  ) {}

  @discardableResult
  public func request(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    requestModifier: ((inout URLRequest) throws -> Void)? = nil
  ) -> DataRequest { DataRequest() }
  @discardableResult
  public func request<Value: Encodable>(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Value?,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
    requestModifier: ((inout URLRequest) throws -> Void)? = nil
  ) -> DataRequest { DataRequest() }
  @discardableResult
  public func request(
    _ request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest { DataRequest() }
  @discardableResult
  public func upload(
    _ data: Data, to url: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest { UploadRequest() }
  @discardableResult
  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
    usingThreshold threshold: UInt64 = 0, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest { UploadRequest() }
  @discardableResult
  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void,
    with request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest { UploadRequest() }
  @discardableResult
  public func download(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest { DownloadRequest() }
  @discardableResult
  public func download(
    _ request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest { DownloadRequest() }
  public func cancelAllRequests(completion: (() -> Void)? = nil) {}
}

open class SessionDelegate: NSObject, @unchecked Sendable {
  public init(fileManager: FileManager = .default) {}
}
open class ServerTrustManager: @unchecked Sendable {
  public init(allHostsMustBeEvaluated: Bool = true, evaluators: [String: any ServerTrustEvaluating])
  {}
}
public protocol ServerTrustEvaluating: Sendable {}
public final class DisabledTrustEvaluator: ServerTrustEvaluating {
  public init() {}
}
public final class DefaultTrustEvaluator: ServerTrustEvaluating {
  public init(validateHost: Bool = true) {}
}
public protocol RedirectHandler: Sendable {}
public protocol CachedResponseHandler: Sendable {}
public protocol EventMonitor: Sendable {
  var queue: DispatchQueue { get }
}
extension EventMonitor {
  public var queue: DispatchQueue { .main }
}

public class Request: @unchecked Sendable {
  public var request: URLRequest? { nil }
  public var response: HTTPURLResponse? { nil }
  public var task: URLSessionTask? { nil }
  public var error: AFError? { nil }
  public var retryCount: Int { 0 }
  public var uploadProgress: Progress { Progress() }
  public var downloadProgress: Progress { Progress() }
  public var isCancelled: Bool { false }

  @discardableResult public func resume() -> Self { self }
  @discardableResult public func suspend() -> Self { self }
  @discardableResult public func cancel() -> Self { self }
  @discardableResult public func validate() -> Self { self }
  @discardableResult
  public func validate<S: Sequence>(statusCode: S) -> Self where S.Element == Int { self }
  @discardableResult
  public func validate<S: Sequence>(contentType: @autoclosure @escaping () -> S) -> Self
  where S.Element == String { self }
  @discardableResult
  public func authenticate(username: String, password: String) -> Self { self }
  @discardableResult
  public func uploadProgress(
    queue: DispatchQueue = .main, closure: @escaping (Progress) -> Void
  ) -> Self { self }
  @discardableResult
  public func downloadProgress(
    queue: DispatchQueue = .main, closure: @escaping (Progress) -> Void
  ) -> Self { self }
  @discardableResult
  public func cURLDescription(calling handler: @escaping (String) -> Void) -> Self { self }
}

public class DataRequest: Request, @unchecked Sendable {
  @discardableResult
  public func response(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
  ) -> Self { self }
  @discardableResult
  public func responseData(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self { self }
  @discardableResult
  public func responseString(
    queue: DispatchQueue = .main, encoding: String.Encoding? = nil,
    completionHandler: @escaping (AFDataResponse<String>) -> Void
  ) -> Self { self }
  @discardableResult
  public func responseJSON(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Any>) -> Void
  ) -> Self { self }
  @discardableResult
  public func responseDecodable<Value: Decodable>(
    of type: Value.Type = Value.self, queue: DispatchQueue = .main,
    decoder: any DataDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205],
    completionHandler: @escaping (AFDataResponse<Value>) -> Void
  ) -> Self { self }
  public func publishData() -> DataResponsePublisher<Data> { DataResponsePublisher() }
  public func publishString() -> DataResponsePublisher<String> { DataResponsePublisher() }
  public func publishUnserialized() -> DataResponsePublisher<Data?> { DataResponsePublisher() }
  public func publishDecodable<Value: Decodable>(
    type: Value.Type = Value.self, queue: DispatchQueue = .main,
    decoder: any DataDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205]
  ) -> DataResponsePublisher<Value> { DataResponsePublisher() }
  public func serializingData(
    automaticallyCancelling: Bool = true, emptyResponseCodes: Set<Int> = [204, 205]
  ) -> DataTask<Data> { DataTask() }
  public func serializingString(automaticallyCancelling: Bool = true) -> DataTask<String> {
    DataTask()
  }
  public func serializingDecodable<Value: Decodable>(
    _ type: Value.Type = Value.self, automaticallyCancelling: Bool = true,
    decoder: any DataDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205]
  ) -> DataTask<Value> { DataTask() }
}

public class UploadRequest: DataRequest, @unchecked Sendable {}

public class DownloadRequest: Request, @unchecked Sendable {
  public typealias Destination = (URL, HTTPURLResponse) -> (
    destinationURL: URL, options: Options
  )
  public struct Options: OptionSet, Sendable {
    public static let createIntermediateDirectories = Options(rawValue: 1)
    public static let removePreviousFile = Options(rawValue: 2)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
  @discardableResult
  public func response(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL?>) -> Void
  ) -> Self { self }
  @discardableResult
  public func responseData(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<Data>) -> Void
  ) -> Self { self }
  @discardableResult
  public func responseURL(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL>) -> Void
  ) -> Self { self }
}

public struct DataTask<Value: Sendable>: Sendable {
  public var response: AFDataResponse<Value> { get async { await noAnswer() } }
  public var result: Result<Value, AFError> { get async { await noAnswer() } }
  public var value: Value { get async throws { await noAnswer() } }
  public func cancel() {}
}

private func noAnswer<Answer>() async -> Answer { await withUnsafeContinuation { _ in } }

public struct DataResponsePublisher<Value>: Publisher {
  public typealias Output = AFDataResponse<Value>
  public typealias Failure = Never

  public func value() -> AnyPublisher<Value, AFError> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
  public func result() -> AnyPublisher<Result<Value, AFError>, Never> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { AnyCancellable {} }
}

public struct DataResponse<Success, Failure: Error> {
  public let request: URLRequest?
  public let response: HTTPURLResponse?
  public let data: Data?
  public let metrics: URLSessionTaskMetrics?
  public let serializationDuration: TimeInterval
  public let result: Result<Success, Failure>
  public var value: Success? { try? result.get() }
  public var error: Failure? {
    guard case .failure(let error) = result else { return nil }
    return error
  }

  public init(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?,
    metrics: URLSessionTaskMetrics?, serializationDuration: TimeInterval,
    result: Result<Success, Failure>
  ) {
    self.request = request
    self.response = response
    self.data = data
    self.metrics = metrics
    self.serializationDuration = serializationDuration
    self.result = result
  }

  public func map<Next>(_ transform: (Success) -> Next) -> DataResponse<Next, Failure> {
    with(result.map(transform))
  }
  public func mapError<Next: Error>(
    _ transform: (Failure) -> Next
  ) -> DataResponse<Success, Next> { with(result.mapError(transform)) }
  private func with<S, F: Error>(_ result: Result<S, F>) -> DataResponse<S, F> {
    DataResponse<S, F>(
      request: request, response: response, data: data, metrics: metrics,
      serializationDuration: serializationDuration, result: result)
  }
}

extension DataResponse: Sendable where Success: Sendable, Failure: Sendable {}

public struct DownloadResponse<Success, Failure: Error> {
  public let request: URLRequest?
  public let response: HTTPURLResponse?
  public let fileURL: URL?
  public let result: Result<Success, Failure>
  public var value: Success? { try? result.get() }
  public var error: Failure? {
    guard case .failure(let error) = result else { return nil }
    return error
  }
}

public enum AFError: Error {
  case explicitlyCancelled
  case invalidURL(url: any URLConvertible)
  case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
  case responseValidationFailed(reason: ResponseValidationFailureReason)
  case responseSerializationFailed(reason: ResponseSerializationFailureReason)
  case requestRetryFailed(retryError: any Error, originalError: any Error)
  case requestAdaptationFailed(error: any Error)
  case sessionDeinitialized
  case sessionInvalidated(error: (any Error)?)
  case sessionTaskFailed(error: any Error)

  public enum ParameterEncodingFailureReason: Sendable { case missingURL, jsonEncodingFailed }
  public enum ResponseValidationFailureReason: Sendable {
    case dataFileNil
    case unacceptableStatusCode(code: Int)
  }
  public enum ResponseSerializationFailureReason: Sendable {
    case inputDataNilOrZeroLength
    case decodingFailed(error: any Error)
  }

  public var responseCode: Int? { nil }
  public var underlyingError: (any Error)? {
    guard case .sessionTaskFailed(let error) = self else { return nil }
    return error
  }
  public var isExplicitlyCancelledError: Bool { false }
  public var isResponseSerializationError: Bool { false }
  public var isResponseValidationError: Bool { false }
  public var isSessionTaskError: Bool { underlyingError != nil }
  public var isInvalidURLError: Bool { false }
  public var failureReason: String? { nil }
  public var errorDescription: String? { nil }
}

extension Error {
  public var asAFError: AFError? { self as? AFError }
  public func asAFError(orFailWith message: @autoclosure () -> String) -> AFError {
    asAFError ?? .sessionTaskFailed(error: self)
  }
}

public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  public static let connect = HTTPMethod(rawValue: "CONNECT")
  public static let delete = HTTPMethod(rawValue: "DELETE")
  public static let get = HTTPMethod(rawValue: "GET")
  public static let head = HTTPMethod(rawValue: "HEAD")
  public static let options = HTTPMethod(rawValue: "OPTIONS")
  public static let patch = HTTPMethod(rawValue: "PATCH")
  public static let post = HTTPMethod(rawValue: "POST")
  public static let put = HTTPMethod(rawValue: "PUT")
  public static let query = HTTPMethod(rawValue: "QUERY")
  public static let trace = HTTPMethod(rawValue: "TRACE")
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct HTTPHeader: Hashable, Sendable {
  public let name: String
  public let value: String
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
  public static func accept(_ value: String) -> HTTPHeader { .init(name: "Accept", value: value) }
  public static func authorization(_ value: String) -> HTTPHeader {
    .init(name: "Authorization", value: value)
  }
  public static func authorization(bearerToken token: String) -> HTTPHeader {
    authorization("Bearer \(token)")
  }
  public static func contentType(_ value: String) -> HTTPHeader {
    .init(name: "Content-Type", value: value)
  }
  public static func userAgent(_ value: String) -> HTTPHeader {
    .init(name: "User-Agent", value: value)
  }
}

public struct HTTPHeaders: Equatable, Sendable, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral, Sequence
{
  public static let `default` = HTTPHeaders()
  private var headers: [HTTPHeader] = []

  public init() {}
  public init(_ headers: [HTTPHeader]) { self.headers = headers }
  public init(_ dictionary: [String: String]) {
    headers = dictionary.sorted { $0.key < $1.key }.map {
      HTTPHeader(name: $0.key, value: $0.value)
    }
  }
  public init(dictionaryLiteral elements: (String, String)...) {
    headers = elements.map { HTTPHeader(name: $0.0, value: $0.1) }
  }
  public init(arrayLiteral elements: HTTPHeader...) { headers = elements }

  public var dictionary: [String: String] {
    Dictionary(headers.map { ($0.name, $0.value) }) { $1 }
  }
  public mutating func add(name: String, value: String) {
    add(HTTPHeader(name: name, value: value))
  }
  public mutating func add(_ header: HTTPHeader) { update(header) }
  public mutating func update(name: String, value: String) {
    update(HTTPHeader(name: name, value: value))
  }
  public mutating func update(_ header: HTTPHeader) {
    remove(name: header.name)
    headers.append(header)
  }
  public mutating func remove(name: String) { headers.removeAll { $0.name == name } }
  public func value(for name: String) -> String? { headers.first { $0.name == name }?.value }
  public subscript(name: String) -> String? {
    get { value(for: name) }
    set {
      if let newValue { update(name: name, value: newValue) } else { remove(name: name) }
    }
  }
  public func makeIterator() -> IndexingIterator<[HTTPHeader]> { headers.makeIterator() }
}

public protocol URLConvertible: Sendable {
  func asURL() throws -> URL
}
extension String: URLConvertible {
  public func asURL() throws -> URL {
    guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
    return url
  }
}
extension URL: URLConvertible {
  public func asURL() throws -> URL { self }
}
extension URLComponents: URLConvertible {
  public func asURL() throws -> URL {
    guard let url else { throw AFError.invalidURL(url: self) }
    return url
  }
}

public protocol URLRequestConvertible: Sendable {
  func asURLRequest() throws -> URLRequest
}
extension URLRequestConvertible {
  public var urlRequest: URLRequest? { try? asURLRequest() }
}
extension URLRequest: URLRequestConvertible {
  public func asURLRequest() throws -> URLRequest { self }
}

extension URLRequest {
  public init(
    url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil
  ) throws {
    self.init(url: try url.asURL())
    httpMethod = method.rawValue
    allHTTPHeaderFields = headers?.dictionary
  }
  public var method: HTTPMethod? {
    get { httpMethod.map(HTTPMethod.init) }
    set { httpMethod = newValue?.rawValue }
  }
  public var headers: HTTPHeaders {
    get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
    set { allHTTPHeaderFields = newValue.dictionary }
  }
}

public protocol ParameterEncoding: Sendable {
  func encode(
    _ request: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> URLRequest
}
public struct URLEncoding: ParameterEncoding {
  public enum Destination: Sendable { case methodDependent, queryString, httpBody }
  public static let `default` = URLEncoding()
  public static let queryString = URLEncoding()
  public static let httpBody = URLEncoding()
  public init(destination: Destination = .methodDependent) {}
  public func encode(
    _ request: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> URLRequest { try request.asURLRequest() }
}
public struct JSONEncoding: ParameterEncoding {
  public static let `default` = JSONEncoding()
  public static let prettyPrinted = JSONEncoding()
  public init() {}
  public func encode(
    _ request: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> URLRequest { try request.asURLRequest() }
  public func encode(
    _ request: any URLRequestConvertible, withJSONObject object: Any? = nil
  ) throws -> URLRequest { try request.asURLRequest() }
}

public protocol ParameterEncoder: Sendable {}
public final class JSONParameterEncoder: ParameterEncoder, @unchecked Sendable {
  public static let `default` = JSONParameterEncoder()
  public init(encoder: JSONEncoder = JSONEncoder()) {}
}
public final class URLEncodedFormParameterEncoder: ParameterEncoder, @unchecked Sendable {
  public enum Destination: Sendable { case methodDependent, queryString, httpBody }

  public static let `default` = URLEncodedFormParameterEncoder()
  public let destination: Destination
  public init(destination: Destination = .methodDependent) { self.destination = destination }
}
extension ParameterEncoder where Self == JSONParameterEncoder {
  public static var json: JSONParameterEncoder { .default }
}
extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
  public static var urlEncodedForm: URLEncodedFormParameterEncoder { .default }
  public static func urlEncodedForm(
    destination: URLEncodedFormParameterEncoder.Destination = .methodDependent
  ) -> URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder(destination: destination) }
}

public protocol DataDecoder {
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}
extension JSONDecoder: DataDecoder {}

public protocol RequestAdapter: Sendable {
  func adapt(
    _ request: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void)
}
public protocol RequestRetrier: Sendable {
  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void)
}
public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}
extension RequestInterceptor {
  public func adapt(
    _ request: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) { completion(.success(request)) }
  public func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { completion(.doNotRetry) }
}
public enum RetryResult {
  case retry
  case retryWithDelay(TimeInterval)
  case doNotRetry
  case doNotRetryWithError(any Error)
}

public protocol EmptyResponse: Sendable {
  static func emptyValue() -> Self
}

public final class MultipartFormData {
  public init() {}
  public func append(
    _ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil
  ) {}
  public func append(_ url: URL, withName name: String) {}
  public func append(_ url: URL, withName name: String, fileName: String, mimeType: String) {}
}

public final class NetworkReachabilityManager: @unchecked Sendable {
  public enum NetworkReachabilityStatus: Equatable, Sendable {
    public enum ConnectionType: Sendable { case ethernetOrWiFi, cellular }
    case unknown, notReachable
    case reachable(ConnectionType)
  }
  public static let `default`: NetworkReachabilityManager? = NetworkReachabilityManager()
  public var isReachable: Bool { true }
  public var status: NetworkReachabilityStatus { .reachable(.ethernetOrWiFi) }
  public init?(host: String = "") {}
  @discardableResult
  public func startListening(
    onQueue queue: DispatchQueue = .main,
    onUpdatePerforming listener: @escaping (NetworkReachabilityStatus) -> Void
  ) -> Bool { true }
  public func stopListening() {}
}
