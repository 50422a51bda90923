import SkeletonLanguage
import SkeletonSystem

/// Clickable links to files in a terminal (OSC 8).
enum TerminalLinks {
  /// Whether standard output is a terminal that is known to support links.
  ///
  /// False in a remote session, because the local machine does not have the file.
  static var areKnown: Bool {
    areKnown(isTerminal: StandardStream.output.isTerminal, variable: ProcessEnvironment.value(of:))
  }

  static func areKnown(isTerminal: Bool, variable: (String) -> String?) -> Bool {
    guard isTerminal, variable("SSH_CONNECTION") == nil else { return false }
    if let version = variable("VTE_VERSION").flatMap({ Int($0) }), version >= 5000 { return true }
    if programs.contains(variable("TERM_PROGRAM") ?? "") { return true }
    if names.contains(variable("TERM") ?? "") { return true }
    return ["KITTY_WINDOW_ID", "KONSOLE_VERSION", "WT_SESSION"].contains { variable($0) != nil }
  }

  private static let programs: Set = ["iTerm.app", "WezTerm", "vscode", "ghostty", "zed"]
  private static let names: Set = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot"]

  /// The `file:` URL of a path relative to a folder, with all but unreserved characters
  /// percent-encoded.
  static func address(of path: String, in folder: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/-._~".utf8)
    let whole = FilePath.joined(folder, path)
    return whole.utf8.reduce(into: "file://") { address, byte in
      if plain.contains(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
