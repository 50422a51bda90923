import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonRender

/// Paints the pictures that cards show, each once.
package struct CardPictures {
  private let shaper: TextShaper
  private var known: [Case: Painted?] = [:]

  /// A painted screen.
  package struct Painted: Sendable {
    package let placed: PlacedScreen
    package let file: [UInt8]
  }

  package init(_ shaper: TextShaper = TextShaper()) {
    self.shaper = shaper
  }

  /// A state of a document; nil if it cannot be shown.
  package mutating func painted(
    _ document: Document, _ state: ScreenState, in variant: Variant, at phase: Double = 0.5
  ) -> Painted? {
    let one = Case(document: document.name, variant: variant, subject: .state(state, phase: phase))
    if let known = known[one] { return known }
    let painted = paint(document, state, one)
    known[one] = .some(painted)
    return painted
  }

  private func paint(_ document: Document, _ state: ScreenState, _ one: Case) -> Painted? {
    guard let screen = try? document.screen(state, in: one.variant),
      let placed = try? place(screen, shaper: shaper)
    else { return nil }
    var painter = FramePainter(FrameSource(placed, shaper))
    return (try? painter.paint(one)).map { Painted(placed: placed, file: $0.file) }
  }
}

extension CardPictures.Painted {
  /// The picture, with these frames outlined.
  package func shot(of frames: [Frame], before: [Frame] = []) -> ReviewCard.Shot {
    ReviewCard.Shot(
      picture: file, size: placed.extent, frames: frames, framesBefore: before)
  }

  /// The frames of the nodes that were written at one place.
  package func frames(writtenAt position: TextPosition) -> [Frame] {
    var frames: [Frame] = []
    var waiting = [placed.root]
    while let placed = waiting.popLast() {
      if placed.node.position == position { frames.append(placed.frame) }
      waiting += placed.children.reversed()
    }
    return frames
  }
}
