extension Box {
  /// The box on its way to another: a line for each key that can be between two of its values.
  func mixed(with end: Box, by mixing: inout Mixing) -> Box {
    let size = Mixing.size
    var box = self
    box.padding = mixing.between(padding, end.padding, "padding")
    box.minWidth = mixing.between(minWidth, end.minWidth, "minWidth", within: size)
    box.idealWidth = mixing.between(idealWidth, end.idealWidth, "idealWidth", within: size)
    box.maxWidth = mixing.between(maxWidth, end.maxWidth, "maxWidth", within: size)
    box.minHeight = mixing.between(minHeight, end.minHeight, "minHeight", within: size)
    box.idealHeight = mixing.between(idealHeight, end.idealHeight, "idealHeight", within: size)
    box.maxHeight = mixing.between(maxHeight, end.maxHeight, "maxHeight", within: size)
    box.aspectRatio = mixing.between(aspectRatio, end.aspectRatio, "aspectRatio")
    box.width = mixing.between(width, end.width, "width", within: size)
    box.height = mixing.between(height, end.height, "height", within: size)
    box.background = mixing.between(background, end.background, "background")
    box.radius = mixing.between(radius, end.radius, "radius", within: size)
    box.border = mixing.between(border, end.border, "border")
    mixEffects(of: &box, with: end, by: &mixing)
    box.opacity = mixing.between(opacity, end.opacity, "opacity", within: Mixing.fraction)
    box.offset = mixing.between(offset, end.offset, "offset")
    box.position = mixing.between(position, end.position, "position")
    box.margin = mixing.between(margin, end.margin, "margin")
    return box
  }

  /// Few boxes have effects.
  private func mixEffects(of box: inout Box, with end: Box, by mixing: inout Mixing) {
    let last = end.effects
    var effects = effects
    effects.stroke = mixing.between(effects.stroke, last.stroke, "stroke")
    effects.blur = mixing.between(effects.blur, last.blur, "blur", within: Mixing.size)
    effects.backdropBlur = mixing.between(
      effects.backdropBlur, last.backdropBlur, "backdropBlur", within: Mixing.size)
    effects.shadow = mixing.between(effects.shadow, last.shadow, "shadow")
    effects.scale = mixing.between(effects.scale, last.scale, "scale")
    effects.rotation = mixing.between(effects.rotation, last.rotation, "rotation")
    if effects != box.effects { box.effects = effects }
  }

  /// The keys above.
  static let movingKeys: [String] = {
    var listing = Mixing(at: 0, isListing: true)
    _ = Box().mixed(with: Box(), by: &listing)
    return listing.entries.map(\.key)
  }()
}
