import SkeletonLanguage
import SkeletonModel

// What is shown over a whole screen.
extension Translator {
  mutating func presented(_ node: RecordedNode, _ spot: Spot) -> Draft {
    let base = Draft.only(drafts(node.children), as: "vstack", at: spot)
    let isSheet = node.arguments.text("style") == "sheet"
    let around = (isInTabs, isInSheet)
    (isInTabs, isInSheet, isUnderLargeTitle) = (false, isSheet, false)
    let shown = Draft.only(drafts(node.decoration), as: "vstack", at: spot)
    (isInTabs, isInSheet) = around
    guard isSheet else {
      return filled(shown, "systemBackground", spot)
    }
    guard let height else {
      note(spot, "a sheet is drawn on a screen of a height; here is none, and it is left out")
      return base
    }
    let sheet = measures.sheet
    let most = max(height - safeArea.top - sheet.top, 0)
    let heights = (node.arguments["detents"]?.items ?? []).map { detent in
      detent.number("points").map { $0 + safeArea.bottom } ?? (detent.number("share") ?? 1) * most
    }
    // It is first seen as low as it may be.
    let own = (heights.min() ?? most).within(0...most)
    let isWhole = own >= most
    let margin = isWhole ? 0 : sheet.floating
    let card = card(shown, height: own - margin, margin: margin, isWhole: isWhole, spot)
    var dim = Draft("zstack", at: spot)
    dim.set("maxWidth", .word("fill"))
    dim.set("maxHeight", .word("fill"))
    dim.set("background", sheet.dim(variant))
    dim.reach(.background)
    // It ends below the safe area, or so much before the edge of the screen.
    var place = Draft("zstack", at: spot)
    place.children = [card]
    place.set("maxWidth", .word("fill"))
    place.set("frameAlignment", .word("top"))
    place.set("height", .number(max(height - safeArea.top - safeArea.bottom, 0).bounded))
    place.reach(.frame)
    var offset = Draft("zstack", at: spot)
    offset.children = [place]
    offset.set("offset", self.offset(0, height - safeArea.top - own))
    offset.reach(.effect)
    var screen = Draft("zstack", at: spot)
    screen.set("alignment", .word("top"))
    screen.children = [filled(base, nil, spot), dim, offset]
    return screen
  }

  /// The ground of a sheet, with its content in the room that the home indicator leaves.
  private func card(
    _ shown: Draft, height: Double, margin: Double, isWhole: Bool, _ spot: Spot
  ) -> Draft {
    let radius = Draft.Written.number(measures.sheet.radius)
    var card = Draft("zstack", at: spot)
    card.children = [filled(shown, nil, spot)]
    card.set("padding", edges(0, 0, max(safeArea.bottom - margin, 0), 0))
    card.set("width", .number((width - 2 * margin).bounded))
    card.set("height", .number(height.bounded))
    card.set("frameAlignment", .word("top"))
    card.set("background", .word("systemBackground"))
    card.set(
      "radius",
      margin > 0 ? radius : .map([.init("topLeading", radius), .init("topTrailing", radius)]))
    card.set("clip", .bool(true))
    card.reach(.outline)
    return card
  }

  /// As large as the screen, with content in the middle.
  private func filled(_ draft: Draft, _ ground: String?, _ spot: Spot) -> Draft {
    var whole = Draft("zstack", at: spot)
    whole.children = [draft]
    whole.set("maxWidth", .word("fill"))
    whole.set("maxHeight", .word("fill"))
    whole.reach(.flexibleFrame)
    if let ground {
      whole.set("background", .word(ground))
      whole.reach(.background)
    }
    return whole
  }
}
