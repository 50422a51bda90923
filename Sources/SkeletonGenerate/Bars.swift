import SkeletonLayout
import SkeletonModel

/// The bars that stand for the texts of a derived skeleton: other languages have no way to break a
/// text that is not there, so each is as long as it usually is.
struct Bars {
  private struct Text {
    var widths: [Double]
    /// Of the whole text.
    var width: Double
    /// The height of a line's box.
    var line: Double
    var bar: Double
    /// How far lines are apart.
    var pitch: Double
  }

  private var texts: [String: Text] = [:]
  /// Where such texts are, for warnings.
  private(set) var positions: [TextPosition] = []

  init() {}

  init(of screen: Screen) throws(DescriptionError) {
    guard screen.root.hasRedactedText else { return }
    var waiting = [try place(screen, shaper: TextShaper()).root]
    while let placed = waiting.popLast() {
      waiting += placed.children
      guard case .redacted(let text, _, _) = placed.node.content, let path = placed.node.path else {
        continue
      }
      let frames = placed.bars
      let height = text.font.lineHeight(scale: screen.variant.scale)
      texts[path] = Text(
        widths: frames.map { ($0.width * 100).rounded() / 100 },
        width: (placed.content.width * 100).rounded(.up) / 100,
        line: height, bar: frames.first?.height ?? height, pitch: text.font.leading)
      positions.append(placed.node.position)
    }
  }

  /// A node with lines of bars in place of each such text in it.
  func standing(in node: Node) -> Node {
    guard !texts.isEmpty else { return node }
    var node = node
    node.content.changeChildren { $0 = standing(in: $0) }
    guard case .redacted(let text, let fill, _) = node.content, let path = node.path,
      let known = texts[path]
    else { return node }
    // As leadings do, and not by whole pixels, so that it can be said of all sizes at once.
    let growth = text.font.leading / known.pitch
    node.kind = .lines
    node.content = .lines(
      Node.Lines(
        widths: known.widths.map { .points($0) }, lineHeight: known.line * growth,
        pitch: text.font.leading, barHeight: known.bar * growth, font: text.font,
        alignment: text.alignment, fill: fill))
    if node.box.width == nil, node.box.maxWidth == nil {
      // A frame is round the padding.
      let width = known.width + node.box.padding[.horizontal]
      node.box.idealWidth = .points(width)
      node.box.maxWidth = .points(width)
    }
    return node
  }
}

extension Node {
  fileprivate var hasRedactedText: Bool {
    if case .redacted = content { return true }
    return children.contains(where: \.hasRedactedText)
  }
}
