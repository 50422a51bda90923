import SkeletonModel

/// How the texts of a screen are set.
struct TextSetting {
  let measure: TextMeasure
  /// The pixels of a point: lines of iOS's font are whole pixels high.
  let scale: Int
}

/// Fits a text into proposals, and caches its line breaks.
///
/// Breaking lines is the most expensive step of layout, and a stack asks for it three times.
final class TextFitting {
  private let text: Node.Text
  private let setting: TextSetting
  /// The height of the box of one line.
  private let lineHeight: Double
  private var blocks: [Room: TextBlock] = [:]

  init(_ text: Node.Text, setting: TextSetting) {
    self.text = text
    self.setting = setting
    lineHeight = text.font.lineHeight(scale: setting.scale)
  }

  private struct Room: Hashable {
    var width: Double?
    var lineLimit: Int?
  }
}

extension TextFitting {
  /// The width of the longest line, and the height of all lines.
  func measured(in proposal: Proposal) -> Measured {
    let block = block(in: proposal)
    let count = Double(block.lines.count)
    // As with SwiftUI's `lineLimit(_:reservesSpace:)`, an empty text takes its lines, too.
    let reserved = text.reservesSpace ? Double(text.lineLimit ?? 0) : 0
    guard max(count, reserved) > 0 else { return Measured(extent: .zero) }
    return Measured(
      extent: Extent(
        width: block.lines.reduce(0) { max($0, $1.width) },
        height: text.font.height(ofLines: max(count, reserved), scale: setting.scale)),
      firstBaseline: baseline(of: block),
      lastBaseline: baseline(of: block) + text.font.leading * max(count - 1, 0))
  }

  /// From the top of a line's box.
  private func baseline(of block: TextBlock) -> Double {
    text.font.baseline(scale: setting.scale) ?? block.baseline
  }

  /// Each line with its line box, aligned within the width of the text.
  func lines(in width: Double, proposed proposal: Proposal) -> [Placed.Part] {
    let block = block(in: proposal)
    return block.lines.enumerated().map { index, line in
      let box = Frame(
        x: (width - line.width) * text.alignment.share, y: text.font.leading * Double(index),
        width: line.width, height: lineHeight)
      return .line(box, origin: Offset(x: box.x, y: box.y + baseline(of: block)), line)
    }
  }

  /// A bar in each line's box, as high as those that stand for text: as long as the line.
  func bars(in width: Double, proposed proposal: Proposal) -> [Placed.Part] {
    let height = lineHeight * Node.Lines.usualBarShare
    return lines(in: width, proposed: proposal).compactMap { part in
      guard case .line(let box, _, _) = part, box.width > 0 else { return nil }
      return .bar(
        Frame(
          x: box.x, y: box.y + (box.height - height) / 2, width: box.width, height: height))
    }
  }

  /// The lines for a proposal: only those that fit its height, but at least one.
  private func block(in proposal: Proposal) -> TextBlock {
    let width = proposal.width.flatMap { $0.isFinite ? $0 + Proposal.tolerance : nil }
    let block = block(width: width, lineLimit: text.lineLimit)
    guard let height = proposal.height, text.font.leading > 0 else { return block }
    let below = height + Proposal.tolerance - lineHeight
    let fitting = (below / text.font.leading).rounded(.down) + 1
    guard fitting < Double(block.lines.count) else { return block }
    return self.block(width: width, lineLimit: Int(max(fitting, 1)))
  }

  private func block(width: Double?, lineLimit: Int?) -> TextBlock {
    let room = Room(width: width, lineLimit: lineLimit)
    if let known = blocks[room] { return known }
    let block = setting.measure(text.value, text.font, width, lineLimit)
    blocks[room] = block
    return block
  }
}
