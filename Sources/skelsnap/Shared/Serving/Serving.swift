import SkeletonModel
import SkeletonServing
import SkeletonSystem

/// How a page is served, and opened.
struct Serving: Sendable {
  static let port = Option(
    "port", value: "number", .whole(1...65535),
    help: "The port of 127.0.0.1 that it is served at (default: one that is free).")
  static let open = Option(
    "open", help: "Also open the page in the browser that this machine opens pages with.")

  static let options: [any AnyOption] = [port, open]

  private let port: Int?
  private let opens: Bool
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    port = invocation[Self.port]
    opens = invocation[Self.open]
    self.console = console
  }

  /// Whether any of its options is given.
  var isNarrowed: Bool { port != nil || opens }

  /// Says where the page is.
  func start(
    _ answering: @escaping LoopbackServer.Answering
  ) throws(Stop) -> LoopbackServer {
    let server: LoopbackServer
    do throws(Failure) {
      server = try LoopbackServer(port: port, answering)
    } catch {
      throw .failure(error.description)
    }
    WishToEnd.take()
    try console.data(server.address + "\n")
    if opens, !Program.start(Program.opener, [server.address]) {
      console.complain("'\(Program.opener)' is not there; open the address by hand")
    }
    return server
  }
}
