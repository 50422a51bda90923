/// What an export is, by the ending of its file.
enum ExportFormat: String, Sendable, CaseIterable {
  /// A PNG file for each frame.
  case frames
  /// All frames side by side, as a picture.
  case sheet
  case pdf
  /// A page on which all can be played and compared.
  case gallery
  /// Vectors that move.
  case svg
  case apng
  case gif
  case webp

  /// nil if the ending says no format.
  init?(ending: String) {
    switch ending.lowercased() {
    case "png": self = .sheet
    case "html": self = .gallery
    case "pdf", "svg", "apng", "gif", "webp": self.init(rawValue: ending.lowercased())
    default: return nil
    }
  }

  /// The ending of its files.
  var ending: String {
    switch self {
    case .frames, .sheet: "png"
    case .gallery: "html"
    case .pdf, .svg, .apng, .gif, .webp: rawValue
    }
  }

  /// Whether it moves, and so shows one screen in one variant.
  var isAnimation: Bool {
    switch self {
    case .svg, .apng, .gif, .webp: true
    case .frames, .sheet, .pdf, .gallery: false
    }
  }
}
