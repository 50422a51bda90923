/// Who may ask for anything: whoever was given the address with its token, from that address.
///
/// Any page in the same browser can send requests to a port of this machine, also under a name of
/// its own that leads there (DNS rebinding). None of them knows the token, and all of them say where
/// they come from.
struct Doorkeeper: Sendable {
  let port: Int
  let token: String

  /// The largest body of a request, of any method.
  static let largestBody = 1_048_576

  /// What a request says of itself.
  struct Caller {
    var method: String
    /// Without its parameters.
    var path: String
    var host: String?
    var origin: String?
    var upgrade: String?
    /// Whether it comes from a page of another site, as browsers say: `cross-site`.
    var site: String?
    /// The length that its body is said to have.
    var length: String?
  }

  enum Finding {
    case welcome(LoopbackRequest.Method, place: String)
    case refused(LoopbackAnswer)
  }

  func look(at caller: Caller) -> Finding {
    let names = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = caller.host, names.contains(host) else {
      return .refused(.refusal(403, "This is served to this machine alone, as 127.0.0.1."))
    }
    guard caller.upgrade == nil else {
      return .refused(.refusal(400, "Nothing but HTTP is spoken here."))
    }
    let method: LoopbackRequest.Method
    switch caller.method {
    case "GET", "HEAD": method = .read
    case "POST": method = .write
    default: return .refused(.refusal(405, "Only GET and POST are understood."))
    }
    if let length = caller.length {
      guard let count = Int(length), (0...Self.largestBody).contains(count) else {
        return .refused(.refusal(413, "That is more than any page of ours sends."))
      }
    }
    let start = "/\(token)/"
    guard caller.path.utf8.count >= start.utf8.count,
      Self.areEqual(caller.path.utf8.prefix(start.utf8.count), start.utf8)
    else { return .refused(.refusal(404, "There is nothing here.")) }
    if caller.origin.map({ origin in !names.contains { origin == "http://\($0)" } })
      ?? (method == .write)
    {
      return .refused(.refusal(403, "Only the page itself may ask for this."))
    }
    if let site = caller.site, !["same-origin", "none"].contains(site), method == .write {
      return .refused(.refusal(403, "Only the page itself may ask for this."))
    }
    let place = String(decoding: caller.path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
    return .welcome(method, place: place)
  }

  /// Compares bytes in a time that does not depend on where they differ.
  private static func areEqual(
    _ bytes: some Collection<UInt8>, _ others: some Collection<UInt8>
  ) -> Bool {
    zip(bytes, others).reduce(bytes.count ^ others.count) { $0 | Int($1.0 ^ $1.1) } == 0
  }
}
