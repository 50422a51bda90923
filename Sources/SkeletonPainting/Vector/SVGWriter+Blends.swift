import SkeletonModel

extension BlendMode {
  /// The word of CSS's `mix-blend-mode`; nil if it has none, or needs none.
  var css: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusDarker: "plus-darker"
    case .plusLighter: "plus-lighter"
    }
  }

  /// Whether it is written by changing what stands below it.
  package var changesWhatIsBelow: Bool {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut: true
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .plusDarker, .plusLighter:
      false
    }
  }
}

extension SVGWriter {
  /// Adds an element to the group at hand. What SVG has no word for is written as what comes to the
  /// same.
  mutating func lay(_ element: String, by blend: BlendMode) {
    switch blend {
    case .destinationOver: elements.insert(element, at: 0)
    case .destinationOut:
      // A mask that is white but where the element is, which is black there.
      let black = define(
        [("", "filter"), ("color-interpolation-filters", "sRGB")],
        tag([("", "feColorMatrix"), ("values", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0")]),
        "filter")
      let hole =
        "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>"
        + tag([("", "g"), ("filter", "url(#\(black))")], isEmpty: false) + element + "</g>"
      let mask = define(
        [("", "mask"), ("maskUnits", "userSpaceOnUse")] + Self.everywhere, hole, "mask")
      elements =
        [tag([("", "g"), ("mask", "url(#\(mask))")], isEmpty: false)] + elements + ["</g>"]
    case .sourceAtop:
      let below = define([("", "g")], elements.joined(), "g")
      let use = tag([("", "use"), ("href", "#\(below)")])
      let mask = define(
        [("", "mask"), ("maskUnits", "userSpaceOnUse"), ("mask-type", "alpha")] + Self.everywhere,
        use, "mask")
      // On what is below as if that were opaque; and then all of it as opaque as that is.
      let opaque = define(
        [("", "filter"), ("color-interpolation-filters", "sRGB")],
        tag([("", "feColorMatrix"), ("values", "1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1")]),
        "filter")
      elements = [
        tag([("", "g"), ("mask", "url(#\(mask))")], isEmpty: false),
        tag([("", "g"), ("filter", "url(#\(opaque))")], isEmpty: false) + use + "</g>", element,
        "</g>",
      ]
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .plusDarker, .plusLighter:
      elements.append(element)
    }
  }

  private static let everywhere: Attributes = [
    ("x", "0"), ("y", "0"), ("width", "100%"), ("height", "100%"),
  ]
}
