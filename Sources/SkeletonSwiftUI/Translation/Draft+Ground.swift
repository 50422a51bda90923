import SkeletonLanguage
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

  /// Whether it is a ground alone, or several, as large as they may be.
  var isOpenGround: Bool {
    switch kind {
    case "zstack": isBare && !children.isEmpty && children.allSatisfy(\.isOpenGround)
    case "block": isBare && has("background")
    default: false
    }
  }

  /// Has grounds that ignore the safe area be told to those who place them: above and below bars of the
  /// app's own nothing else has them go on.
  var withGroundsPastBars: Draft {
    var past = self
    if past.isPastBars { past.set("ignoresSafeArea", .word("all")) }
    if kind != "scroll" { past.children = children.map(\.withGroundsPastBars) }
    return past
  }

  /// What is between bars, with what is free of them as its safe area, if anything of it reaches round
  /// that.
  func amongBars(at spot: Spot) -> Draft {
    guard reachesRoundBars else { return self }
    var page = wrapped(at: spot)
    page.set("ownSafeArea", .bool(true))
    page.reach(.safeArea)
    return page
  }

  /// Has bars be painted over a page that reaches below them.
  mutating func raiseBars() {
    guard children.contains(where: { $0.has("ownSafeArea") }) else { return }
    for index in children.indices where !children[index].has("ownSafeArea") {
      children[index].set("zIndex", .number(1))
    }
  }

  private var reachesRoundBars: Bool {
    has("ignoresSafeArea") || kind != "scroll" && children.contains(where: \.reachesRoundBars)
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

  /// Without that ground, where it is painted behind all of the screen, and would be seen twice.
  var withoutTranslucentGround: Draft {
    guard let ground = screenGround, ground.start.isTranslucent || ground.end.isTranslucent,
      !has("padding", "margin"), [nil, .still(.word("fill"))].contains(self["maxHeight"])
    else { return self }
    var rest = self
    if has("background") {
      rest.remove("background")
    } else if !children.isEmpty {
      rest.children[0] = children[0].withoutTranslucentGround
    }
    return rest
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

extension Draft.Written {
  /// Whether something of what is painted so can be seen through.
  fileprivate var isTranslucent: Bool {
    switch self {
    case .word(let word), .text(let word): word == "clear" || word.contains(" @ ")
    case .list(let parts): parts.contains(where: \.isTranslucent)
    case .map(let entries): entries.contains { $0.value.isTranslucent }
    case .number, .bool: false
    }
  }
}
