import SkeletonRender

/// How a terminal shows a picture among its lines, where it does.
enum InlinePicture: Sendable {
  case kitty
  case iTerm2

  /// By what terminals say of themselves in the environment; nil where nothing is known.
  init?(_ value: (String) -> String?) {
    // Inside tmux and screen neither protocol reaches the terminal.
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

  /// What to write for a PNG to be shown, no higher than so many lines.
  func text(png: [UInt8], lines: Int) -> String {
    let data = png.base64
    switch self {
    case .kitty:
      // In pieces of at most 4096 bytes, the first with what is to be done.
      var text = ""
      var rest = data[...]
      var isFirst = true
      repeat {
        let piece = rest.prefix(4096)
        rest = rest.dropFirst(piece.count)
        let keys = (isFirst ? "a=T,f=100,q=2,r=\(lines)," : "") + "m=\(rest.isEmpty ? 0 : 1)"
        text += "\u{1b}_G\(keys);" + String(decoding: piece, as: UTF8.self) + "\u{1b}\\"
        isFirst = false
      } while !rest.isEmpty
      return text + "\n"
    case .iTerm2:
      return "\u{1b}]1337;File=inline=1;size=\(png.count);height=\(lines);preserveAspectRatio=1:"
        + String(decoding: data, as: UTF8.self) + "\u{7}\n"
    }
  }
}

extension [UInt8] {
  /// RFC 4648, with padding.
  var base64: [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let present = Swift.min(3, count - start)
      var word = 0
      for offset in 0..<3 { word = word << 8 | (offset < present ? Int(self[start + offset]) : 0) }
      for place in 0..<4 {
        text.append(place <= present ? digits[word >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
