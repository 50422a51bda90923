import SkeletonModel
import SkeletonPainting
import SkeletonReports

/// The protocol by which a terminal shows pictures between its lines.
enum InlinePicture: Sendable {
  case kitty
  case iTerm2

  /// Detects the terminal from its environment variables; nil if no support is known.
  init?(_ value: (String) -> String?) {
    // tmux and screen do not pass either protocol on.
    let term = value("TERM") ?? ""
    if value("TMUX") != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") { return nil }
    let program = value("TERM_PROGRAM") ?? ""
    if value("KITTY_WINDOW_ID") != nil || term == "xterm-kitty" || term == "xterm-ghostty"
      || program == "ghostty"
    {
      self = .kitty
    } else if program == "iTerm.app" || program == "WezTerm" || value("LC_TERMINAL") == "iTerm2" {
      self = .iTerm2
    } else {
      return nil
    }
  }

  /// The text that makes the terminal show a PNG, scaled to a number of lines, or in its own size.
  func text(png: [UInt8], lines: Int?) -> String {
    let data = base64(png)
    switch self {
    case .kitty:
      // Sent in chunks of at most 4096 bytes, of which the first has the parameters.
      var text = ""
      var rest = data[...]
      var isFirst = true
      repeat {
        let piece = rest.prefix(4096)
        rest = rest.dropFirst(piece.count)
        let keys =
          (isFirst ? "a=T,f=100,q=2," + (lines.map { "r=\($0)," } ?? "") : "")
          + "m=\(rest.isEmpty ? 0 : 1)"
        text += "\u{1b}_G\(keys);" + String(decoding: piece, as: UTF8.self) + "\u{1b}\\"
        isFirst = false
      } while !rest.isEmpty
      return text + "\n"
    case .iTerm2:
      let height = lines.map(String.init) ?? "auto"
      return "\u{1b}]1337;File=inline=1;size=\(png.count);height=\(height);preserveAspectRatio=1:"
        + String(decoding: data, as: UTF8.self) + "\u{7}\n"
    }
  }
}
