extension Variant {
  /// The variant as a folder's name: the appearance, and what differs from the usual.
  ///
  /// `light`, `dark-increased`, `light-ax3-rtl-w768@3x`.
  package var slug: String {
    var parts = [appearance.rawValue]
    if contrast != .normal { parts.append(contrast.rawValue) }
    if motion != .full { parts.append(motion.rawValue) }
    if type != .large { parts.append(type.rawValue) }
    if direction != .ltr { parts.append(direction.rawValue) }
    if let width { parts.append("w" + width.name) }
    return parts.joined(separator: "-") + (scale == 1 ? "" : "@\(scale)x")
  }
}

extension CanvasSize {
  /// As it is written everywhere: `375`, `768x1024`.
  package var name: String {
    width.shortestDecimal + (height.map { "x" + $0.shortestDecimal } ?? "")
  }
}

extension ScreenState {
  /// As documents and flags write it: `content`, `error.timeout`.
  package var name: String { name(joinedBy: ".") }

  /// As names of files have it: `error-timeout`.
  var fileName: String { name(joinedBy: "-") }

  /// Reads a state's name; nil where it is none.
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
