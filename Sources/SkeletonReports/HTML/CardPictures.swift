import SkeletonFrames
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

/// Paints the pictures that cards show, each once.
package struct CardPictures {
  private let documents: [String: Document]
  private let variants: [String: Variant]
  private let shaper = TextShaper()
  private var known: [Case: Painted?] = [:]

  /// A painted screen.
  package struct Painted: Sendable {
    package let placed: PlacedScreen
    package let file: [UInt8]
  }

  /// - Parameter variants: All that pictures may be in, besides the documents' own.
  package init(of documents: [Document], in variants: [Variant] = []) {
    self.documents = Dictionary(documents.map { ($0.name, $0) }) { first, _ in first }
    let all = documents.flatMap(\.variants) + variants
    self.variants = Dictionary(all.map { ($0.slug, $0) }) { first, _ in first }
  }

  /// A state of a document, all by their names; nil if it cannot be shown.
  ///
  /// - Parameter phase: nil means halfway through the shimmer.
  package mutating func painted(
    _ document: String, _ state: String, in variant: String, at phase: Double? = nil
  ) -> Painted? {
    guard let document = documents[document], let state = ScreenState(name: state),
      let variant = variants[variant]
    else { return nil }
    let one = Case(
      document: document.name, variant: variant, subject: .state(state, phase: phase ?? 0.5))
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
