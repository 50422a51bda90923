import SkeletonLanguage

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
    let names =
      [
        ("Timer", timer), ("DateComponentsFormatter", "_DateComponentsFormatter"),
        ("MeasurementFormatter", "_MeasurementFormatter"),
      ]
      + networking.map { ($0, "_" + $0) }
    return names.filter { words.contains($0.0) && !declared.contains($0.0) }
      .map { "public typealias \($0.0) = SwiftUI.\($0.1)" }.joined(separator: "\n")
  }

  /// Where what stands in for SFSafeSymbols is.
  static let symbolsPlace = "/skelsnap/Packages/SFSafeSymbols/"

  /// SFSafeSymbols has a constant for each of the system's symbols: those that an app uses, where what
  /// stands in for the package is part of the program.
  ///
  /// - Parameter asked: Those that the compiler has missed: an area of its size stands for one without a drawing.
  static func symbols(
    among words: Set<String>, asked: Set<String> = [], declared: Set<String>
  ) -> String {
    guard declared.contains("SFSymbol") else { return "" }
    let drawn = words.filter { symbolName(of: $0).map { Symbol(named: $0) != nil } ?? false }
    let names = drawn.union(asked).sorted().compactMap { word in
      symbolName(of: word).map { (word, $0) }
    }
    guard !names.isEmpty else { return "" }
    return "extension SFSymbol {\n"
      + names.map { "  static let `\($0)` = SFSymbol(rawValue: \(SymbolName.literal($1)))\n" }
      .joined() + "}"
  }

  /// `squareAndArrowUp` is `square.and.arrow.up`; nil for what is no such name.
  static func symbolName(of word: String) -> String? {
    guard word.first?.isUppercase == false else { return nil }
    var name = ""
    for letter in word.drop(while: { $0 == "_" }) {
      guard letter.isASCII, letter.isLetter || letter.isNumber else { return nil }
      let isBreak =
        letter.isUppercase || letter.isNumber && name.last.map { !$0.isNumber } == true
      if isBreak, !name.isEmpty { name += "." }
      name += letter.lowercased()
    }
    return name.isEmpty ? nil : name
  }
}
