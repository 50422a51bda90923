import Foundation
import SkeletonGoldens
import TestSupport
import Testing

import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

/// What a person would call wrong about a picture of the examples, at the sizes of type and on the
/// screens that have no golden.
struct LooksTests {
  private static let widths: [Double] = [320, 375, 393, 430, 744, 834, 1194]

  /// Initials in their circle, a label in its pill, words on their card.
  @Test(.enabled(if: InstalledFont.debianInter.isThere), arguments: try Example.all())
  func textStaysOnWhatItStandsOn(example: Example) throws {
    for look in try example.looks(types: [.large, .ax3, .ax5], widths: [320, 834]) {
      look.visit { placed, ancestors in
        // What is scrolled leaves its ground, and is clipped there.
        let inScroll = ancestors.lastIndex { $0.node.kind == .scroll } ?? -1
        let grounds = ancestors.dropFirst(inScroll + 1)
        guard let ground = grounds.last(where: { $0.node.box.background != nil }) else { return }
        // A label needs some room above and below it, or it fills its button.
        let room = ground.node.kind == .button ? 3.5 : -0.5
        for line in placed.lines
        where line.frame.y < ground.frame.y + room || line.frame.maxY > ground.frame.maxY - room
          || line.frame.x < ground.frame.x - 0.5 || line.frame.maxX > ground.frame.maxX + 0.5
        {
          Issue.record("\(look.name): '\(line.text)' leaves \(ground.node.path ?? "its ground")")
        }
      }
    }
  }

  /// `character..` and a full stop below it; `42` and a per cent sign below it.
  @Test(
    .enabled(if: InstalledFont.debianInter.isThere),
    arguments: ["loading", "overlays", "progress", "reconnecting"])
  func noEllipsisAndNoPercentageIsBroken(name: String) throws {
    let example = try Example("examples/baolife/" + name)
    for look in try example.looks(types: TypeSize.allCases, widths: [320, 393]) {
      look.visit { placed, _ in
        for line in placed.lines.dropFirst() where [".", "%"].contains(line.text.first) {
          Issue.record("\(look.name): a line begins with '\(line.text)'")
        }
      }
    }
  }

  @Test(.enabled(if: InstalledFont.debianInter.isThere))
  func everyProgressIsOnTheScreen() throws {
    let example = try Example("examples/baolife/progress")
    for look in try example.looks(types: TypeSize.allCases, widths: [320, 393, 834]) {
      look.visit { placed, _ in
        if placed.frame.x < -1e-6 || placed.frame.maxX > look.placed.extent.width + 1e-6 {
          Issue.record("\(look.name): \(placed.node.path ?? "a node") is cut")
        }
      }
    }
  }

  /// The design has two, three or six whole cards in sight; the next one is cut by the edge.
  @Test(arguments: zip(widths, [2, 2, 2, 2, 3, 3, 6]))
  func aCardAtTheEdgeShowsThatTheRowScrolls(width: Double, whole: Int) throws {
    let example = try Example("examples/nuvie/feed")
    for look in try example.looks(types: [.large], widths: [width])
    where [.skeleton, .content].contains(look.placed.screen.state) {
      var cards: [Frame] = []
      look.visit { placed, _ in
        if placed.node.path?.contains(/trend\[\d+\]$/) == true { cards.append(placed.frame) }
      }
      #expect(cards.count { $0.maxX <= width } == whole)
      #expect(cards.contains { $0.x + 8 < width && width < $0.maxX - 8 })
    }
  }
}

/// Contrast, as WCAG measures it.
extension LooksTests {
  /// The design calls the animation subtle. It is so where contrast is increased, too: what is
  /// increased there is that of the placeholders.
  @Test(arguments: [Appearance.light, .dark], [Contrast.normal, .increased])
  func agorasSweepIsSubtle(appearance: Appearance, contrast: Contrast) throws {
    let example = try Example("examples/agora/recommended")
    let screen = try example.document.screen(
      .skeleton, in: .with(appearance: appearance, contrast: contrast))
    let shimmer = try #require(screen.shimmer)
    let colors = shimmer.stops.map { $0.color.over(screen.canvas.background) }
    let sweep = try #require(colors.map { $0.contrast(to: colors[0]) }.max())
    #expect((1.1...1.25).contains(sweep), "\(sweep)")
  }

  /// The buttons and bubbles that are filled with the accent. System blue and white have 4:1 and
  /// 3.6:1, in the light and the dark; where contrast is increased it is never less than 4.5:1.
  @Test(
    arguments: ["buzzbox/inbox", "agora/profile-posts", "baolife/error-screen"],
    [Appearance.light, .dark])
  func aLabelOnTheAccentIsLegible(name: String, appearance: Appearance) throws {
    let example = try Example("examples/" + name)
    for (contrast, least) in [(Contrast.normal, 3.6), (.increased, 4.5)] {
      let variant = Variant.with(appearance: appearance, contrast: contrast)
      var found = 0
      for state in example.document.states {
        let placed = try place(example.document.screen(state, in: variant), shaper: TextShaper())
        Look(example: example, placed: placed).visit { label, ancestors in
          guard case .text(let text) = label.node.content, let button = ancestors.last,
            button.node.kind == .button, case .color(let ground)? = button.node.box.background
          else { return }
          found += 1
          #expect(text.color.contrast(to: ground) >= least, "\(name) \(variant)")
        }
      }
      #expect(found > 0)
    }
  }

  /// The films stay on the screen while they are refreshed, so they stay legible.
  @Test(arguments: [Contrast.normal, .increased])
  func textUnderTheRefreshingSkeletonIsLegible(contrast: Contrast) throws {
    let example = try Example("examples/nuvie/refresh")
    let screen = try example.document.screen(.skeleton, in: .with(contrast: contrast))
    let look = Look(example: example, placed: try place(screen, shaper: TextShaper()))
    let bar = try #require(screen.shimmer).base
    var opacity: Double?
    look.visit { placed, ancestors in
      if placed.node.box.opacity < 1 { opacity = placed.node.box.opacity }
    }
    let cover = try bar.opacity(#require(opacity))
    var found = 0
    look.visit { placed, ancestors in
      guard case .text(let text) = placed.node.content else { return }
      let fills = ancestors.reversed().compactMap(\.node.box.background)
      let grounds: [Color] =
        switch fills.first {
        case .color(let color): [color]
        case .gradient(let stops, _): stops.map(\.color)
        case .shimmer, .picture, nil: [screen.canvas.background]
        }
      found += 1
      for ground in grounds {
        let ratio = cover.over(text.color.over(ground)).contrast(to: cover.over(ground))
        #expect(ratio >= 4.5, "'\(text.value)' has \(ratio)")
      }
    }
    #expect(found > 10)
  }
}

/// An example document.
struct Example: CustomTestStringConvertible {
  var name: String
  var document: Document

  init(_ name: String) throws {
    let folder = (name as NSString).deletingLastPathComponent
    let text = try Repository.read(name + ".skel.yaml")
    self.name = name
    document = try Document.read(
      file: name + ".skel.yaml", bytes: Array(text.utf8), name: name
    ) { path, _ in
      guard let text = try? Repository.read(folder + "/" + path) else {
        return .refused("is not there")
      }
      return .text(file: folder + "/" + path, bytes: Array(text.utf8))
    }
  }

  static func all() throws -> [Example] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: Repository.root.appending(path: "examples").path)
    let ending = ".skel.yaml"
    return try names.filter { $0.hasSuffix(ending) }.sorted()
      .map { try Example("examples/" + $0.dropLast(ending.count)) }
  }

  var testDescription: String { name }

  /// All states, laid out.
  func looks(types: [TypeSize], widths: [Double]) throws -> [Look] {
    let shaper = TextShaper()
    return try document.states.flatMap { state in
      try types.flatMap { type in
        try widths.map { width in
          let variant = Variant.with(type: type, width: width)
          return Look(
            example: self, placed: try place(document.screen(state, in: variant), shaper: shaper))
        }
      }
    }
  }
}

/// A screen as a person would see it.
struct Look {
  var example: Example
  var placed: PlacedScreen

  var name: String { "\(example.name) \(placed.screen.state.name) \(placed.screen.variant.slug)" }

  /// Every node with those around it, the outermost first.
  func visit(_ node: (_ placed: Placed, _ ancestors: [Placed]) -> Void) {
    func walk(_ placed: Placed, _ ancestors: [Placed]) {
      node(placed, ancestors)
      for child in placed.children { walk(child, ancestors + [placed]) }
    }
    walk(placed.root, [])
  }
}

extension Placed {
  fileprivate var lines: [(frame: Frame, text: String)] {
    parts.compactMap { part in
      if case .line(let box, _, let line) = part { (box, line.text) } else { nil }
    }
  }
}

extension Variant {
  fileprivate static func with(
    appearance: Appearance = .light, contrast: Contrast = .normal, type: TypeSize = .large,
    width: Double? = nil
  ) -> Variant {
    var variant = Variant()
    variant.appearance = appearance
    variant.contrast = contrast
    variant.type = type
    variant.width = width.map { CanvasSize(width: $0) }
    return variant
  }
}

extension Color {
  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  fileprivate func contrast(to other: Color) -> Double {
    let (one, two) = (luminance + 0.05, other.luminance + 0.05)
    return max(one, two) / min(one, two)
  }
}
