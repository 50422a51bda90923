import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonRender

/// The screens of a variant, each laid out and staged once, on first use.
final class VariantScreens {
  let plan: [PlannedScreen]
  private let shaper: TextShaper
  private var sources: [FrameSource?]

  init(_ plan: [PlannedScreen], _ shaper: TextShaper) {
    self.plan = plan
    self.shaper = shaper
    sources = [FrameSource?](repeating: nil, count: plan.count)
  }

  func source(_ index: Int) throws(DescriptionError) -> FrameSource {
    if let known = sources[index] { return known }
    let source = FrameSource(try place(plan[index].screen, shaper: shaper), shaper)
    sources[index] = source
    return source
  }

  /// Every screen as text.
  func layoutText() throws(DescriptionError) -> LayoutText {
    var all: [PlacedScreen] = []
    for index in plan.indices { all.append(try source(index).placed) }
    let fonts = all.flatMap(\.screen.fonts).withoutRepeats
    return LayoutText(all, fonts: shaper.stamped(fonts))
  }
}
