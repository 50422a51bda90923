/// What an export is, by the ending of its file.
enum ExportFormat: String, Sendable, CaseIterable {
  /// A PNG file for each frame.
  case frames
  /// All frames side by side, as a picture.
  case sheet
  case pdf
  /// Vectors that move.
  case svg
  case apng
  case gif
  case webp
  /// A page on which all screens play, or of what changed.
  case html
  /// The same as a summary for a pull request.
  case markdown

  /// From an ending in lower case; nil if it says no format.
  init?(ending: String) {
    switch ending {
    case "png": self = .sheet
    case "pdf", "svg", "apng", "gif", "webp": self.init(rawValue: ending)
    case "html", "htm": self = .html
    case "md", "markdown": self = .markdown
    default: return nil
    }
  }

  /// The ending of its files.
  var ending: String {
    switch self {
    case .frames, .sheet: "png"
    case .pdf, .svg, .apng, .gif, .webp, .html: rawValue
    case .markdown: "md"
    }
  }

  /// Whether it moves, and so shows one screen in one variant.
  var isAnimation: Bool {
    switch self {
    case .svg, .apng, .gif, .webp: true
    case .frames, .sheet, .pdf, .html, .markdown: false
    }
  }
}
