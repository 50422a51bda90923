import SkeletonModel

// Grounds, which continue below bars where they touch them; content does not.
extension Draft {
  /// A colour or a gradient that fills its frame as the ground of an empty area, also one upon others.
  var asGround: Draft {
    let isPlain = mask.isEmpty && !has("padding", "radius", "corners", "stroke", "border", "clip")
    var ground = self
    if isPlain, kind == "zstack" {
      ground.children = children.map(\.asGround)
    } else if isPlain, kind == "block", !has("background"), let fill = self["fill"] {
      ground.set("fill", .word("clear"))
      ground.set("background", fill)
    }
    return ground
  }

  /// What a screen is on, which continues behind the bars round it.
  var screenGround: Moving<Written>? {
    guard ["block", "scroll", "vstack", "zstack"].contains(kind), takesAllHeight, mask.isEmpty,
      !has(
        "width", "radius", "corners", "clip", "opacity", "offset", "scale", "rotation", "blur",
        "blend"),
      [nil, .still(.word("fill"))].contains(self["maxWidth"])
    else { return nil }
    return self["background"] ?? (kind == "zstack" ? children.first?.screenGround : nil)
  }

  /// What scrolls at the top of a column stands on, which goes on behind the bars above it.
  var topGround: Moving<Written>? {
    guard mask.isEmpty, !has("padding", "margin", "radius", "corners", "clip", "offset", "opacity")
    else { return nil }
    return switch kind {
    case "scroll": self["axis"] == nil ? self["background"] : nil
    case "vstack": children.first?.topGround
    default: nil
    }
  }

  /// Whether it is as high as it may be.
  private var takesAllHeight: Bool {
    if has("height") { return false }
    if self["maxHeight"] == .still(.word("fill")) { return true }
    switch kind {
    case "scroll", "block", "spacer": return true
    case "vstack", "zstack": return children.contains(where: \.takesAllHeight)
    default: return false
    }
  }
}
