import SkeletonModel

/// Lays a screen out with real text, or says which of its texts cannot be set and where.
///
/// Also refused: a screen whose frame would have more pixels than a frame may have.
package func place(
  _ screen: Screen, shaper: TextShaper
) throws(DescriptionError) -> PlacedScreen {
  var diagnostics: [Diagnostic] = []
  screen.root.forEachText { node, text in
    if let problem = shaper.problem(with: text.words) {
      diagnostics.append(Diagnostic(at: node.position, problem))
    }
  }
  guard diagnostics.isEmpty else { throw DescriptionError(diagnostics.unique.inOrder) }
  let placed = layout(screen, measure: shaper.measure)
  if let problem = placed.sizeProblem {
    throw DescriptionError([Diagnostic(at: screen.root.position, problem)])
  }
  return placed
}

extension PlacedScreen {
  /// The screen as it stands at a time, laid out anew, if nodes of it move by themselves; as large
  /// as it is without that.
  ///
  /// - Parameter ownTime: The time of a node and of all in it, if it is not that of the screen.
  package func standing(
    at time: FrameTime, ownTime: (Node) -> FrameTime? = { _ in nil }
  ) -> PlacedScreen {
    // What can be said of its texts was said when it was laid out first.
    let shaper = TextShaper()
    var standing = layout(
      screen.standing(at: time, ownTime: ownTime), measure: shaper.measure)
    standing.extent = extent
    return standing
  }

  /// Why no frame of this screen can be painted, if that is so.
  fileprivate var sizeProblem: String? {
    let scale = screen.variant.scale
    let width = (extent.width * Double(scale)).rounded(.up)
    let height = (extent.height * Double(scale)).rounded(.up)
    let shown = "\(width.shortestDecimal) by \(height.shortestDecimal)"
    if min(width, height) < 1 {
      return "the frame would be \(shown) pixels; a side has at least 1"
    }
    if max(width, height) > Double(Limits.side) {
      return "the frame would be \(shown) pixels; a side has at most \(Limits.side.grouped)"
    }
    if width * height > Double(Limits.pixels) {
      return "the frame would be \(shown) pixels; it has at most \(Limits.pixels.grouped) in all"
    }
    return nil
  }
}

extension Screen {
  /// The fonts its texts are set in, in the order in which they are met.
  package var fonts: [Font] {
    var fonts: [Font] = []
    root.forEachText { _, text in
      for part in text.words.parts {
        for scale in text.minimumScaleFactor < 1 ? [1, text.minimumScaleFactor] : [1] {
          var face = part.font
          // A face is a file whatever its size, but that of the system has another for large texts.
          face.size *= scale
          face.family = SystemStandIn(for: face).family
          face.size = 1
          face.leading = 1
          face.boxesLeading = false
          face.tracking = 0
          face.isItalic = false
          face.hasTabularFigures = false
          face.design = .usual
          if !fonts.contains(face) { fonts.append(face) }
        }
      }
    }
    return fonts
  }
}

extension Node {
  fileprivate func forEachText(_ body: (Node, Node.Text) -> Void) {
    switch content {
    case .text(let text), .redacted(let text, _, _): body(self, text)
    default: break
    }
    for child in children { child.forEachText(body) }
  }
}
