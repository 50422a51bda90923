import SkeletonGenerate
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import TestSupport
import Testing

/// Contents made by lot: nothing moves from the skeleton that is derived to the content, in any
/// variant, and what is written out has the nodes of what is derived at each run.
struct RandomContentTests {
  static let variants: [Variant] = [TypeSize.xSmall, .large, .ax3].flatMap { type in
    [LayoutDirection.ltr, .rtl].flatMap { direction in
      [nil, CanvasSize(width: 200), CanvasSize(width: 700)].map { width in
        var variant = Variant()
        (variant.type, variant.direction, variant.width) = (type, direction, width)
        return variant
      }
    }
  }

  @Test(arguments: 0..<40) func keepsItsPlaces(_ seed: Int) throws {
    var sample = ContentSample(seed)
    let text = sample.document
    let bytes = Array(text.utf8)
    let manuscript = try Manuscript(
      file: "feed.skel.yaml", bytes: bytes, name: "feed", project: nil,
      themes: { _, _ in .refused("there are no themes here") })
    let document = try #require(manuscript.document.derivingSkeleton)
    let shaper = TextShaper()
    for variant in Self.variants {
      let frames = try [ScreenState.content, .skeleton].map {
        try place(document.screen($0, in: variant), shaper: shaper).root.frames
      }
      #expect(frames[0] == frames[1], "\(variant.slug)\n\(text)")
    }
    let derived = try deriveSkeleton(manuscript)
    #expect(derived.notes == [], "\(text)")
  }
}

extension Placed {
  fileprivate var frames: [Frame] { [frame] + children.flatMap(\.frames) }
}

/// A content by lot, in one line of YAML.
private struct ContentSample {
  private var dice: Dice
  private var ids = 0

  init(_ seed: Int) { dice = Dice(seed) }

  var document: String {
    mutating get {
      let theme = dice.pick(["", "theme: agora\n", "theme: nuvie\n"])
      let slot = node(1)
      let row = "{hstack: [\(leaf()), $slot, {text: {value: $name, font: \(font)}}]}"
      let tree = list(3).joined(separator: ", ")
      let use =
        "{use: {component: row, with: {slot: \(dice.pick([slot, "spinner", "circle"])), name: \(words)}\(box)}}"
      return """
        skelsnap: 1
        canvas: {width: 320, height: \(dice.pick(["fit", "500"]))}
        \(theme)components:
          row: {parameters: {slot: null, name: null}, view: \(row)}
        content: {vstack: {alignment: leading, children: [\(use), \(tree)]}}

        """
    }
  }

  private var words: String {
    mutating get {
      let words = ["Ada", "writes", "about", "lighthouses", "2016", "no", "Grüße"]
      return (0..<dice.pick([1, 2, 7])).map { _ in dice.pick(words) }.joined(separator: " ")
    }
  }

  private var font: String {
    mutating get { dice.pick(["body", "headline", "footnote", "title2"]) }
  }

  private var paint: String {
    mutating get {
      dice.pick([
        "accent", "label", "systemIndigo", "systemGray5", "shimmer", "{shimmer: accent}",
        "{stops: [accent, clear]}", "secondarySystemBackground",
      ])
    }
  }

  /// Keys that every node may have, behind others.
  private var box: String {
    mutating get {
      var keys = ""
      if dice.isOne(in: 4) {
        ids += 1
        keys += ", id: n\(ids)"
      }
      if dice.isOne(in: 3) {
        keys += ", padding: " + dice.pick(["8", "{leading: 12}", "{horizontal: 16, vertical: 4}"])
      }
      if dice.isOne(in: 6) { keys += ", margin: {bottom: 8}" }
      if dice.isOne(in: 5) {
        keys += ", " + dice.pick(["width: 50%", "maxWidth: fill", "width: 90"])
      }
      if dice.isOne(in: 6) { keys += ", height: 40" }
      if dice.isOne(in: 5) { keys += ", background: \(paint)" }
      if dice.isOne(in: 6) {
        keys += ", radius: " + dice.pick(["8", "capsule", "{topLeading: 9}"])
      }
      if dice.isOne(in: 12) {
        keys += ", " + dice.pick(["border: label", "shadow: 3", "clip: true"])
      }
      if dice.isOne(in: 12) { keys += ", " + dice.pick(["opacity: 50%", "scale: 0.5", "blur: 2"]) }
      if dice.isOne(in: 12) { keys += ", derive: " + dice.pick(["keep", "hide", "block"]) }
      return keys
    }
  }

  private mutating func leaf() -> String {
    switch Int.random(in: 0..<10, using: &dice) {
    case 0, 1, 2:
      let limit = dice.pick(["", ", lineLimit: 1", ", alignment: center", ", derive: {ratio: 40%}"])
      return "{text: {value: \(words), font: \(font)\(limit)}}"
    case 3: return "{text: {value: \(words)\(box)}}"
    case 4: return "{block: {fill: \(paint)\(box)}}"
    case 5: return "{circle: {size: 24, fill: \(paint)}}"
    case 6: return "{icon: {name: \(dice.pick(["heart", "{symbol: person.circle.fill}"]))}}"
    case 7: return "{lines: {count: 2, fill: \(paint)\(box)}}"
    case 8: return "{button: {label: \(words)\(dice.pick(["", ", icon: heart"]))\(box)}}"
    default: return dice.pick(["spinner", "spacer", "divider", "{progress: 40%}", "dots"])
    }
  }

  private mutating func node(_ depth: Int) -> String {
    if depth == 0 || dice.isOne(in: 3) { return leaf() }
    let inside = list(depth - 1)
    let children = inside.joined(separator: ", ")
    switch Int.random(in: 0..<7, using: &dice) {
    case 0, 1: return "{vstack: {alignment: leading, children: [\(children)]\(box)}}"
    case 2, 3: return "{hstack: {spacing: 4, children: [\(children)]\(box)}}"
    case 4: return "{zstack: {alignment: bottom, children: [\(children)]\(box)}}"
    case 5: return "{grid: {columns: 2, children: [\(children)]\(box)}}"
    default:
      return
        "{scroll: {axis: \(dice.pick(["horizontal", "vertical"])), "
        + "scrollClipDisabled: \(dice.isOne(in: 3)), view: {vstack: [\(children)]}}}"
    }
  }

  private mutating func list(_ depth: Int) -> [String] {
    (0..<dice.pick([2, 3])).map { _ in
      let own = node(depth)
      return dice.isOne(in: 9)
        ? "{when: {if: {type: accessibility}, then: \(own), else: \(leaf())}}" : own
    }
  }
}
