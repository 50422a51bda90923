import SkeletonModel

/// What other systems call our nodes and keys: SwiftUI, UIKit, CSS and Compose.
///
/// Looked up without regard to case, so `HStack`, `hStack` and `hstack` are one word.
enum WordsOfOthers {
  /// The kinds of node that a word may mean, the likeliest first; none if it is not known.
  static func kinds(for word: String) -> [Kind] { kindsByWord[word.lowercased()] ?? [] }

  /// The keys that a word may mean, the likeliest first; none if it is not known.
  static func keys(for word: String) -> [String] { keysByWord[word.lowercased()] ?? [] }

  static let kindsByWord: [String: [Kind]] = byWord([
    ([.block], "rect rectangle roundedRectangle roundedRect square shape surface view uiview div"),
    ([.block], "capsule pill bar placeholder skeleton bone shimmer redacted color image"),
    ([.block], "uiimageview imageView asyncImage img picture photo thumbnail"),
    ([.block, .zstack], "box card container frame"),
    ([.circle], "avatar"),
    ([.ellipse], "oval"),
    ([.text], "label uilabel span p paragraph heading title h1 h2 h3 string caption"),
    ([.lines], "textLines multiline textBlock"),
    ([.path], "svg vector drawing polygon"),
    ([.icon], "symbol systemImage glyph sfSymbol"),
    ([.hstack], "row horizontal lazyRow lazyHStack flex hbox"),
    ([.vstack], "column col vertical lazyVStack section vbox group"),
    ([.hstack, .vstack], "stack stackView uistackview linearLayout"),
    ([.zstack], "overlay layers frameLayout"),
    ([.repeat], "forEach each loop for map list uitableview lazyColumn tableView"),
    ([.scroll], "scrollView uiscrollview scroller carousel"),
    ([.grid], "lazyVGrid lazyHGrid lazyVerticalGrid collection collectionView uicollectionview"),
    ([.grid], "table"),
    ([.when], "if switch condition conditional"),
    ([.use], "component include import template ref instance"),
    ([.divider], "separator hr line rule horizontalDivider"),
    ([.spinner], "activityIndicator uiactivityindicatorview loader loading"),
    ([.spinner], "circularProgressIndicator"),
    ([.progress], "progressView progressBar linearProgress linearProgressIndicator ring meter"),
    ([.spacer], "space gap spring filler"),
  ])

  static let keysByWord: [String: [String]] = byWord([
    (["radius"], "cornerRadius borderRadius rounded round corner"),
    (["fill", "color", "tint", "background"], "colour color foreground foregroundColor"),
    (["fill", "color", "tint"], "foregroundStyle textColor tintColor"),
    (["background", "fill"], "backgroundColor bg"),
    (["leading"], "left start"),
    (["trailing"], "right end"),
    (["spacing"], "gap rowGap columnGap space"),
    (["padding", "contentMargins"], "margin margins inset insets contentInset contentInsets"),
    (["children", "view"], "items subviews views elements nodes child content body"),
    (["value", "label"], "text string title content"),
    (["width"], "w"),
    (["height"], "h"),
    (["size"], "diameter width height radius"),
    (["opacity"], "alpha transparency"),
    (["scale"], "scaleEffect zoom"),
    (["rotation"], "rotationEffect rotate rotated"),
    (["blend"], "blendMode mixBlendMode mix-blend-mode"),
    (["shadow"], "boxShadow dropShadow elevation"),
    (["mask"], "maskImage mask-image"),
    (["stroke"], "trim strokeStyle"),
    (["font"], "textStyle typography style fontSize"),
    (["lineLimit"], "maxLines numberOfLines lines"),
    (["reservesSpace"], "minLines reserveSpace reservesLines"),
    (["count"], "lines rows number times n"),
    (["id"], "name key identifier testID testTag accessibilityIdentifier"),
    (["accessibilityLabel"], "ariaLabel contentDescription alt"),
    (["accessibilityHidden"], "ariaHidden isAccessibilityHidden decorative"),
    (["accessibilityValue"], "ariaValueText stateDescription"),
    (["accessibilityAddTraits"], "accessibilityTraits traits role ariaRole"),
    (["accessibilityElement"], "accessibilityChildren mergeDescendants"),
    (["data"], "d src path"),
    (["alignment"], "align alignItems justifyContent horizontalAlignment verticalAlignment"),
    (["axis"], "direction orientation"),
    (["border"], "stroke strokeBorder outline"),
    (["aspectRatio"], "ratio aspect"),
    (["layoutPriority"], "weight flex grow flexGrow"),
    (["ignoresSafeArea"], "edgesIgnoringSafeArea fullBleed bleed"),
    (["zIndex"], "z elevation order zPosition layer"),
    (["clip"], "clipped clipsToBounds overflow masksToBounds"),
    (["offset"], "translate transform"),
    (["motion"], "animation animate keyframes transition withAnimation"),
    (["repeat"], "repeatForever repeatCount iterationCount animationIterationCount autoreverses"),
    (["easing"], "curve timingFunction animationTimingFunction timingCurve"),
    (["duration"], "animationDuration dur"),
    (["lineWidth", "thickness"], "strokeWidth borderWidth"),
  ])

  /// A word in several rows has the meanings of all of them, in the order of the rows.
  private static func byWord<Meaning>(
    _ rows: [(meanings: [Meaning], words: String)]
  ) -> [String: [Meaning]] {
    var found: [String: [Meaning]] = [:]
    for (meanings, words) in rows {
      for word in words.split(separator: " ") {
        found[word.lowercased(), default: []] += meanings
      }
    }
    return found
  }
}
