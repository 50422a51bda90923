extension Variant {
  /// The variant as a folder name: the appearance, and every other value that is not the default.
  ///
  /// `light`, `dark-increased`, `light-ax3-rtl-w768@3x`, `light-pt-BR`.
  package var slug: String {
    var parts = [appearance.rawValue]
    if contrast != .normal { parts.append(contrast.rawValue) }
    if motion != .full { parts.append(motion.rawValue) }
    if type != .large { parts.append(type.rawValue) }
    if direction != .ltr { parts.append(direction.rawValue) }
    if let language { parts.append(language.tag) }
    if let width { parts.append("w" + width.name) }
    return parts.joined(separator: "-") + (scale == 1 ? "" : "@\(scale)x")
  }
}

extension CanvasSize {
  /// The canonical text of a size: `375`, `768x1024`.
  package var name: String {
    width.shortestDecimal + (height.map { "x" + $0.shortestDecimal } ?? "")
  }
}

extension ScreenState {
  /// The name in documents and flags: `content`, `error.timeout`.
  package var name: String { name(joinedBy: ".") }

  /// The name in file names: `error-timeout`.
  package var fileName: String { name(joinedBy: "-") }

  /// nil if there is no state of this name.
  package init?(name: String) {
    switch name {
    case "skeleton": self = .skeleton
    case "content": self = .content
    case "empty": self = .empty
    case "error": self = .error(nil)
    default:
      guard name.hasPrefix("error."), name.count > 6 else { return nil }
      self = .error(String(name.dropFirst(6)))
    }
  }

  private func name(joinedBy joint: String) -> String {
    switch self {
    case .skeleton: "skeleton"
    case .content: "content"
    case .empty: "empty"
    case .error(nil): "error"
    case .error(let name?): "error" + joint + name
    }
  }
}
