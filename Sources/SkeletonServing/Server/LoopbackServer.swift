import CMicroHTTP
import SkeletonModel
import SkeletonSystem

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Serves a page on the loopback interface, to whoever knows its address.
///
/// It has no thread of its own: whoever owns it calls `turn` again and again, and is asked for
/// answers from there. So nothing is ever asked while files are being read.
@safe package final class LoopbackServer {
  /// Returns nil for a request that is to wait until there is news.
  package typealias Answering = (LoopbackRequest) -> LoopbackAnswer?

  package let port: Int
  private let token: String
  private let library: HTTPLibrary
  private let doorkeeper: Doorkeeper
  private let answering: Answering
  private var daemon: OpaquePointer?
  /// When each socket has to have said what it wants, or taken what it got.
  private var deadlines: [Int32: ContinuousClock.Instant] = [:]
  /// Those that wait for news.
  private var waiting: [Exchange] = []
  private var exchangeCount = 0

  private static let mostConnections: UInt32 = 64
  private static let headerRoom = 16 * 1024
  /// How long a connection may say nothing; how long it may take to say all that it has to say, and
  /// to take its answer.
  private static let silence: UInt32 = 10
  private static let patience = Duration.seconds(10)
  /// How long a request waits for news.
  private static let longestWait = Duration.seconds(10)

  /// The address, which is secret.
  package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// - Parameter port: nil for one that is free.
  package init(port: Int?, _ answering: @escaping Answering) throws(Failure) {
    library = try HTTPLibrary()
    var bound = UInt16(port ?? 0)
    let descriptor = unsafe cmicrohttp_listen(&bound)
    guard descriptor >= 0 else {
      let code = -descriptor
      switch (port, code) {
      case (let port?, EADDRINUSE):
        throw Failure(
          "port \(port) is in use by another program; give another one by --port, or none for "
            + "one that is free")
      case (let port?, EACCES):
        throw Failure("port \(port) is not for everybody; give one from 1024 to 65535 by --port")
      default:
        throw Failure("no page can be served on this machine: \(Failure.words(for: code))")
      }
    }
    self.port = Int(bound)
    var random = SystemRandomNumberGenerator()
    token = (0..<32).map { _ in String(Int.random(in: 0..<16, using: &random), radix: 16) }.joined()
    doorkeeper = Doorkeeper(port: Int(bound), token: token)
    self.answering = answering
    var calls = library.calls
    unsafe daemon = cmicrohttp_start(
      &calls, descriptor, Self.mostConnections, Self.headerRoom, Self.silence,
      { closure, connection, path, method, _, upload, size, exchange in
        guard let connection = unsafe connection, let size = unsafe size,
          let exchange = unsafe exchange
        else { return cmicrohttp_no }
        return unsafe LoopbackServer.of(closure).take(
          connection, path, method, upload, size, exchange)
      },
      { closure, _, exchange, _ in
        guard let place = unsafe exchange?.pointee else { return }
        unsafe exchange?.pointee = nil
        let exchange = unsafe Unmanaged<Exchange>.fromOpaque(place).takeRetainedValue()
        unsafe LoopbackServer.of(closure).forget(exchange)
      },
      { closure, connection, _, change in
        guard let connection = unsafe connection else { return }
        unsafe LoopbackServer.of(closure).notice(connection, change)
      }, Unmanaged.passUnretained(self).toOpaque())
    guard unsafe daemon != nil else {
      close(descriptor)
      throw Failure("libmicrohttpd cannot serve a page; there is too little memory")
    }
  }

  deinit {
    for exchange in waiting { unsafe library.calls.MHD_resume_connection(exchange.connection) }
    unsafe library.calls.MHD_stop_daemon(daemon)
  }

  private static func of(_ closure: UnsafeMutableRawPointer?) -> LoopbackServer {
    guard let closure = unsafe closure else { preconditionFailure("the server is its own closure") }
    return unsafe Unmanaged<LoopbackServer>.fromOpaque(closure).takeUnretainedValue()
  }
}

/// A request on its way, and the connection that it came by.
@safe private final class Exchange {
  let connection: OpaquePointer
  let socket: Int32
  var request: LoopbackRequest?
  let start = ContinuousClock.now
  var isSuspended = false

  init(_ connection: OpaquePointer, socket: Int32) {
    unsafe self.connection = connection
    self.socket = socket
  }
}

extension LoopbackServer {
  /// Answers what has come, and waits for it so long at most.
  package func turn(milliseconds: Int) {
    let now = ContinuousClock.now
    for exchange in waiting where now - exchange.start >= Self.longestWait {
      exchange.request?.isOverdue = true
      resume(exchange)
    }
    for (socket, deadline) in deadlines where now > deadline {
      // The library then finds that the other side is gone.
      shutdown(socket, Int32(SHUT_RDWR))
      deadlines[socket] = now + Self.patience
    }
    _ = unsafe library.calls.MHD_run_wait(daemon, Int32(milliseconds))
  }

  /// Asks again for the answers that wait for news.
  package func wake() {
    for exchange in waiting { resume(exchange) }
  }

  /// Whether a page is there that waits for news.
  package var isWatched: Bool { !waiting.isEmpty }

  /// Lets what has been answered reach the page, before the end.
  package func finish() {
    wake()
    let end = ContinuousClock.now + .seconds(1)
    while exchangeCount > 0, ContinuousClock.now < end { turn(milliseconds: 10) }
  }

  private func resume(_ exchange: Exchange) {
    guard exchange.isSuspended else { return }
    exchange.isSuspended = false
    waiting.removeAll { $0 === exchange }
    unsafe library.calls.MHD_resume_connection(exchange.connection)
  }
}

// What the library calls, from `turn`.
extension LoopbackServer {
  private func notice(_ connection: OpaquePointer, _ change: MHD_ConnectionNotificationCode) {
    let socket = unsafe socket(of: connection)
    if change == cmicrohttp_started {
      deadlines[socket] = .now + Self.patience
    } else {
      deadlines[socket] = nil
    }
  }

  private func forget(_ exchange: Exchange) {
    exchangeCount -= 1
    waiting.removeAll { $0 === exchange }
    if deadlines[exchange.socket] != nil { deadlines[exchange.socket] = .now + Self.patience }
  }

  private func socket(of connection: OpaquePointer) -> Int32 {
    var calls = library.calls
    return unsafe cmicrohttp_socket(&calls, connection)
  }

  /// Called when the header is there, for each part of the body, and when the request is there as a
  /// whole.
  private func take(
    _ connection: OpaquePointer, _ path: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?,
    _ upload: UnsafePointer<CChar>?, _ size: UnsafeMutablePointer<Int>,
    _ place: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  ) -> MHD_Result {
    guard let known = unsafe place.pointee else {
      let exchange = unsafe Exchange(connection, socket: socket(of: connection))
      exchangeCount += 1
      unsafe place.pointee = Unmanaged.passRetained(exchange).toOpaque()
      return unsafe receive(exchange, path, method)
    }
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
    guard let request = exchange.request else { return cmicrohttp_no }
    if unsafe size.pointee > 0 {
      let count = unsafe size.pointee
      guard request.body.count + count <= Doorkeeper.largestBody else { return cmicrohttp_no }
      unsafe upload?.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
        unsafe exchange.request?.body += UnsafeBufferPointer(start: bytes, count: count)
      }
      unsafe size.pointee = 0
      return cmicrohttp_yes
    }
    if let answer = answering(request) { return send(answer, exchange, allowing: nil) }
    if request.isOverdue {
      return send(.refusal(503, "There is no answer."), exchange, allowing: nil)
    }
    exchange.isSuspended = true
    waiting.append(exchange)
    // It waits for us now, and not we for it.
    deadlines[exchange.socket] = .now + Self.longestWait + Self.patience
    unsafe library.calls.MHD_suspend_connection(connection)
    return cmicrohttp_yes
  }

  private func receive(
    _ exchange: Exchange, _ path: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?
  ) -> MHD_Result {
    deadlines[exchange.socket] = .now + Self.patience
    func header(_ name: String) -> String? {
      unsafe value(name, cmicrohttp_header, exchange.connection)
    }
    let caller = unsafe Doorkeeper.Caller(
      method: method.flatMap { unsafe String(validatingCString: $0) } ?? "",
      path: path.flatMap { unsafe String(validatingCString: $0) } ?? "",
      host: header("Host"), origin: header("Origin"), upgrade: header("Upgrade"),
      site: header("Sec-Fetch-Site"), length: header("Content-Length"))
    switch doorkeeper.look(at: caller) {
    case .refused(let answer):
      return send(answer, exchange, allowing: answer.status == 405 ? "GET, HEAD, POST" : nil)
    case .welcome(let method, let place):
      let names = ["file", "after", "revision", "variant", "screen", "at"]
      let values = Dictionary(
        uniqueKeysWithValues: names.compactMap { name in
          unsafe value(name, cmicrohttp_parameter, exchange.connection).map { (name, $0) }
        })
      exchange.request = LoopbackRequest(method: method, place: place) { values[$0] }
      return cmicrohttp_yes
    }
  }

  private func value(
    _ name: String, _ kind: MHD_ValueKind, _ connection: OpaquePointer
  ) -> String? {
    let value = unsafe library.calls.MHD_lookup_connection_value(connection, kind, name)
    return unsafe value.flatMap { unsafe String(validatingCString: $0) }
  }

  /// - Parameter methods: What is allowed, where that is the trouble.
  private func send(
    _ answer: LoopbackAnswer, _ exchange: Exchange, allowing methods: String?
  ) -> MHD_Result {
    deadlines[exchange.socket] = .now + Self.patience
    var bytes = answer.bytes
    let response = unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe library.calls.MHD_create_response_from_buffer(
        bytes.count, bytes.baseAddress, cmicrohttp_copied)
    }
    guard let response = unsafe response else { return cmicrohttp_no }
    var headers = [
      ("Content-Type", answer.type), ("Cache-Control", "no-store"),
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cross-Origin-Opener-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
      // A page says itself what it may load; nothing else loads anything.
      (
        "Content-Security-Policy",
        answer.type.hasPrefix("text/html")
          ? "frame-ancestors 'none'" : "default-src 'none'; frame-ancestors 'none'"
      ),
    ]
    if let methods { headers.append(("Allow", methods)) }
    if answer.status >= 400 { headers.append(("Connection", "close")) }
    for (name, value) in headers {
      _ = unsafe library.calls.MHD_add_response_header(response, name, value)
    }
    let isQueued = unsafe library.calls.MHD_queue_response(
      exchange.connection, UInt32(answer.status), response)
    unsafe library.calls.MHD_destroy_response(response)
    return isQueued
  }
}
