import Testing

@testable import SkeletonServing

/// Who gets in, and who does not.
struct DoorkeeperTests {
  private static let token = "0123456789abcdef0123456789abcdef"
  private let doorkeeper = Doorkeeper(port: 4711, token: token)

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var method = "GET"
    var path = "/\(token)/state"
    var host: String? = "127.0.0.1:4711"
    var origin: String?
    var upgrade: String?
    var site: String?
    var length: String?
    /// The status of the refusal; nil for a welcome.
    var status: Int?
  }

  @Test(arguments: [
    Row(testDescription: "the page reads"),
    Row(testDescription: "only the header", method: "HEAD"),
    Row(testDescription: "by the other name", host: "localhost:4711"),
    Row(testDescription: "its own origin", origin: "http://127.0.0.1:4711"),
    Row(testDescription: "typed in", site: "none"),
    Row(
      testDescription: "the page writes", method: "POST", origin: "http://127.0.0.1:4711",
      site: "same-origin", length: "1048576"),
    Row(testDescription: "no host", host: nil, status: 403),
    Row(testDescription: "a name that leads here", host: "evil.example:4711", status: 403),
    Row(testDescription: "another port", host: "127.0.0.1:4712", status: 403),
    Row(testDescription: "no port", host: "127.0.0.1", status: 403),
    Row(testDescription: "more after the port", host: "127.0.0.1:4711.evil.example", status: 403),
    Row(testDescription: "another origin", origin: "http://evil.example", status: 403),
    Row(testDescription: "its origin, but safe", origin: "https://127.0.0.1:4711", status: 403),
    Row(testDescription: "writing from nowhere", method: "POST", status: 403),
    Row(testDescription: "writing from a file", method: "POST", origin: "null", status: 403),
    Row(
      testDescription: "writing across sites", method: "POST", origin: "http://localhost:4711",
      site: "cross-site", status: 403),
    Row(testDescription: "another method", method: "PUT", status: 405),
    Row(testDescription: "a method in small letters", method: "get", status: 405),
    Row(testDescription: "another protocol", upgrade: "websocket", status: 400),
    Row(testDescription: "too much", method: "POST", length: "1048577", status: 413),
    Row(testDescription: "no number", method: "POST", length: "1e3", status: 413),
    Row(testDescription: "less than nothing", method: "POST", length: "-1", status: 413),
    Row(testDescription: "no token", path: "/", status: 404),
    Row(testDescription: "half a token", path: "/0123456789abcdef/", status: 404),
    Row(
      testDescription: "one letter else", path: "/1123456789abcdef0123456789abcdef/", status: 404),
    Row(testDescription: "a longer token", path: "/\(token)0/", status: 404),
    Row(
      testDescription: "the token in large letters", path: "/\(token.uppercased())/", status: 404),
    Row(testDescription: "nothing after the token", path: "/\(token)", status: 404),
  ])
  func whoGetsIn(row: Row) {
    let finding = doorkeeper.look(
      at: Doorkeeper.Caller(
        method: row.method, path: row.path, host: row.host, origin: row.origin,
        upgrade: row.upgrade, site: row.site, length: row.length))
    switch finding {
    case .welcome(let method, let place):
      #expect(row.status == nil)
      #expect(place == "state")
      #expect(method == (row.method == "POST" ? .write : .read))
    case .refused(let answer): #expect(answer.status == row.status)
    }
  }
}
