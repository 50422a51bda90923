/// Types of Foundation's that a recording cannot use, and those that files mean by their names
/// instead: time is virtual, and no server answers.
enum StandIns {
  private static let timer = "_VirtualTimer"

  private static let networking = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLProtectionSpace", "URLRequest",
    "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate",
    "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
    "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
    "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
  ]

  /// Source that gives them these names, but for those that the app gives to types of its own.
  static func source(among words: Set<String>, declared: Set<String>) -> String {
    let names = [("Timer", timer)] + networking.map { ($0, "_" + $0) }
    return names.filter { words.contains($0.0) && !declared.contains($0.0) }
      .map { "typealias \($0.0) = SwiftUI.\($0.1)" }.joined(separator: "\n")
  }
}
