import SkeletonModel

/// All that a version of iOS draws otherwise than another: lengths in points, and colours.
///
/// Numbers of lists, bars, toggles, iOS 18's tab bars and its segments were read off pictures that iOS made; those of
/// iOS 26's tab bars and of search fields are published measurements of the simulator's.
struct SystemMeasures: Sendable {
  var list: Lists
  var bar: Bars
  var tabs: Tabs
  var search: Search
  var sheet: Sheets
  var button: Buttons
  var toggle: Toggles
  var slider: Sliders
  var segments: Segments
  /// Whether what lies half-way between two colours of a gradient is what the eye takes for their middle.
  var gradientsArePerceptual: Bool
  /// Whether some symbols are drawn as they are since iOS 26.
  var hasNewSymbols: Bool
  /// Colours of the system that are others than the built-in theme's, by name.
  var colors: [String: Shades]

  /// A colour in each appearance, with the usual and with increased contrast: red, green, blue.
  struct Shades: Sendable {
    var light, dark: [Int]
    /// With increased contrast; nil where that is the theme's.
    var lightMore, darkMore: [Int]?
    /// How much of them is seen.
    var opacity: (light: Double, dark: Double)

    init(
      _ light: [Int], _ dark: [Int], _ lightMore: [Int]?, _ darkMore: [Int]?,
      opacity: (light: Double, dark: Double) = (1, 1)
    ) {
      (self.light, self.dark, self.lightMore, self.darkMore) = (light, dark, lightMore, darkMore)
      self.opacity = opacity
    }
  }

  /// A colour as the language writes it, in each appearance.
  struct Ground: Sendable {
    var light, dark: String

    init(_ light: String, dark: String? = nil) {
      self.light = light
      self.dark = dark ?? light
    }

    func faded(to share: Double) -> Ground {
      func faded(_ color: String) -> String {
        let parts = color.split(separator: " @ ")
        let own = parts.count > 1 ? Double(parts[1]) ?? 1 : 1
        return "\(parts[0]) @ \((own * share).shortestDecimal)"
      }
      return Ground(faded(light), dark: faded(dark))
    }

    func callAsFunction(_ variant: Variant) -> Draft.Written {
      let text = variant.appearance == .dark ? dark : light
      return text.hasPrefix("#") ? .text(text) : .word(text)
    }
  }

  struct Lists: Sendable {
    /// What cards leave at their sides, and rows in them: on narrow screens, and from a width on.
    var narrowSide, side, wideFrom: Double
    var radius: Double
    /// Above and below what stands in a row; less where that is flexible.
    var rowMargin, flexibleMargin: Double
    /// Above and below the name of a toggle or a date's picker.
    var controlMargin: Double
    /// Above and below what stands in a row without a card; no control has more there.
    var plainMargin: Double
    /// And where there is a line neither above nor below.
    var plainMarginWithoutLine: Double
    /// At the usual size of type.
    var leastRow: Double
    /// Whether rows are at least as high as a line of body with its margins.
    var rowsGrow: Bool
    /// Between cards, and above the first: without words between them, below a footer, and right
    /// below a large title.
    var cardGap, gapBelowFooter, gapBelowTitle: Double
    /// Above a header: of the first section, of others, of one below a footer, and right below a
    /// large title.
    var aboveFirstHeader, aboveHeader, aboveHeaderBelowFooter, aboveHeaderBelowTitle: Double
    var belowHeader, aboveFooter: Double
    /// How high a header without a letter is, at each size of type; nil for as high as a line.
    var emptyHeader: Double?
    /// Lines between rows; nil for one pixel, and for a point at sizes of type for accessibility.
    var lineThickness: Double?
    var lineColor: Ground
    /// Whether a line ends where rows do, and not with the card or the list.
    var linesEndWithRows: Bool
    /// Whether a line belongs to the row above it, and does not lie over both.
    var linesInRows: Bool
    /// Whether a plain list has a line at the top of its first row right below a title alone, and not
    /// wherever it stands.
    var hasTopLineBelowTitleAlone: Bool
    /// The column in whose middle symbols of labels stand, however wide they are, and what is between it
    /// and their words. At larger sizes of type it is as many times as wide as a line is higher.
    var symbolColumn, symbolGap: Double
    /// Whether it is as many times narrower at smaller ones.
    var symbolColumnShrinks: Bool
  }

  struct Bars: Sendable {
    var height: Double
    /// What it leaves at the top where no safe area does.
    var leastTop: Double
    /// From which width on a large title has a wide margin.
    var wideFrom: Double
    /// Buttons on grounds of their own, as high as they are narrow at least; nil for plain ones.
    var buttonSide: Double?
    var buttonMargin: Double
    var itemSpacing: Double
    /// Between a title that has no room in the middle and what is beside it.
    var titleGap: Double
    /// A line of their own between a bar below the screen and the screen.
    var hasLine: Bool
    var glass: Ground
    /// Behind a bar whose ground is seen while nothing lies below it, and the line at its foot.
    var ground: Ground
    var footLine: Ground?
  }

  struct Tabs: Sendable {
    /// What the bar takes of the screen, without the safe area below it.
    var height: Double
    /// More than so many do not fit: the last of these is "More" then.
    var most: Int
    var symbolSize: Double
    /// What a symbol stands in the middle of, above its title; nil for its own height and a point.
    var symbolHeight: Double?
    var titleWeight: String
    var plain: Ground
    /// Of a badge, a circle unless its words are longer; its middle, from the symbol's.
    var badgeSide: Double
    var badgeOffset: (x: Double, y: Double)
    /// The bar as a capsule that floats; nil where it is as wide as the screen.
    var platter: Platter?
  }

  struct Platter: Sendable {
    var height, itemWidth, side, overhang, inset: Double
    /// From the lower edge of the screen.
    var bottom: Double
    var chosen: Ground
  }

  struct Search: Sendable {
    /// Of the field; what is above and below it where it stands below a title.
    var height, above, below: Double
    /// nil for a capsule.
    var radius: Double?
    /// Before the glass, and between it and the words.
    var leading, gap: Double
    /// Of the glass: its lines on an area of 20.67 by 19.33, and how thick they are.
    var sign: (lines: String, pen: Double)
    var weight: String
    /// Whether it is as much higher as lines of body are, and its words as much larger.
    var grows: Bool
    var ground: Ground
    /// What it leaves at the lower edge of the screen, at its sides and below it, if it stands there.
    var foot: (side: Double, bottom: Double, height: Double)?
  }

  struct Sheets: Sendable {
    /// What one as high as it may be leaves below the top of the safe area.
    var top: Double
    var radius: Double
    /// What a lower one leaves at the sides and below it.
    var floating: Double
    var dim: Ground
  }

  struct Buttons: Sendable {
    /// Of ones that are bordered, by size; nil for a capsule.
    var radius, largeRadius: Double?
    /// What is behind a prominent one that cannot be pressed.
    var disabledGround: Draft.Written
  }

  struct Segments: Sendable {
    /// Of all of them; their frame ends so much before they do.
    var height, overhang: Double
    /// Between two, and round the ground of the chosen one.
    var gap, inset: Double

    /// Of the chosen one.
    var shadow: Draft.Written {
      .map([
        .init("color", .text("#000000 @ 0.12")), .init("radius", .number(5.4)),
        .init("y", .number(3)),
      ])
    }
  }

  struct Toggles: Sendable {
    var width, height: Double
    /// Its frame ends so much before it does.
    var overhang: Double
    var knobWidth, knobHeight: Double
    var off: Ground
  }

  struct Sliders: Sendable {
    var knobWidth, knobHeight: Double
    /// How thick the line is, and whether its ends are round.
    var line: Double
    var isRound: Bool
    var height: Double
    /// Of one with steps, where they have marks: how far its line is from the edges of its frame, and the
    /// marks from the line.
    var marked: (above: Double, below: Double, marks: Double)?
  }
}

extension SystemMeasures {
  static func of(_ version: SystemVersion) -> SystemMeasures {
    switch version {
    case .ios18: iOS18
    case .ios26: iOS26
    }
  }

  private static let iOS18 = SystemMeasures(
    list: Lists(
      narrowSide: 16, side: 20, wideFrom: 375, radius: 10, rowMargin: 11, flexibleMargin: 4,
      controlMargin: 4, plainMargin: 11, plainMarginWithoutLine: 11,
      leastRow: 44, rowsGrow: false, cardGap: 35, gapBelowFooter: 24, gapBelowTitle: 8,
      aboveFirstHeader: 16.67, aboveHeader: 34.33, aboveHeaderBelowFooter: 21.67,
      aboveHeaderBelowTitle: 16.67, belowHeader: 6.33, aboveFooter: 8,
      emptyHeader: 14, lineThickness: nil, lineColor: Ground("separator"), linesEndWithRows: false,
      linesInRows: false, hasTopLineBelowTitleAlone: true, symbolColumn: 26.67, symbolGap: 16,
      symbolColumnShrinks: false),
    bar: Bars(
      height: 44, leastTop: 0, wideFrom: 414,
      buttonSide: nil, buttonMargin: 0, itemSpacing: 16, titleGap: 14, hasLine: true,
      glass: Ground("clear"), ground: Ground("#f9f9f9 @ 0.94", dark: "#1d1d1d @ 0.94"),
      footLine: Ground("#000000 @ 0.3", dark: "#ffffff @ 0.15")),
    tabs: Tabs(
      height: 49, most: 5, symbolSize: 23, symbolHeight: 34, titleWeight: "medium",
      plain: Ground("systemGray"),
      badgeSide: 18, badgeOffset: (x: 14, y: -9), platter: nil),
    search: Search(
      height: 36, above: 1, below: 15, radius: 10, leading: 6, gap: 4,
      sign: (
        lines: "M13.5 7.9A5.6 5.6 0 1 1 2.3 7.9A5.6 5.6 0 1 1 13.5 7.9M11.9 11.9L16.3 16.3",
        pen: 1.35
      ),
      weight: "regular",
      grows: true,
      ground: Ground("tertiarySystemFill"), foot: nil),
    sheet: Sheets(
      top: 10, radius: 10, floating: 0, dim: Ground("#000000 @ 0.2", dark: "#000000 @ 0.48")),
    button: Buttons(
      radius: 8, largeRadius: 12, disabledGround: .word("secondarySystemFill")),
    toggle: Toggles(
      width: 51, height: 31, overhang: 2, knobWidth: 27, knobHeight: 27,
      off: Ground("#787880 @ 0.16", dark: "#787880 @ 0.32")),
    slider: Sliders(
      knobWidth: 27, knobHeight: 27, line: 4, isRound: false, height: 31, marked: nil),
    segments: Segments(height: 32, overhang: 1, gap: 1, inset: 2),
    gradientsArePerceptual: false, hasNewSymbols: false,
    // As Apple's guidelines listed them, where the theme does not name them.
    colors: [
      "systemMint": Shades([0, 199, 190], [99, 230, 226], [12, 129, 123], [102, 212, 207]),
      "systemCyan": Shades([50, 173, 230], [100, 210, 255], [0, 113, 164], [112, 215, 255]),
      "systemBrown": Shades([162, 132, 94], [172, 142, 104], [127, 101, 69], [181, 148, 105]),
    ])

  private static let iOS26 = SystemMeasures(
    list: Lists(
      narrowSide: 16, side: 20, wideFrom: 414, radius: 26, rowMargin: 15, flexibleMargin: 4,
      controlMargin: 15, plainMargin: 15, plainMarginWithoutLine: 11,
      leastRow: 52, rowsGrow: true, cardGap: 35, gapBelowFooter: 23.67, gapBelowTitle: 0,
      aboveFirstHeader: 10, aboveHeader: 27.33, aboveHeaderBelowFooter: 16,
      aboveHeaderBelowTitle: 10, belowHeader: 10, aboveFooter: 8,
      emptyHeader: nil, lineThickness: 1,
      lineColor: Ground("#3c3c43 @ 0.12", dark: "#ebebf5 @ 0.135"), linesEndWithRows: true,
      linesInRows: true, hasTopLineBelowTitleAlone: false, symbolColumn: 24, symbolGap: 16,
      symbolColumnShrinks: true),
    bar: Bars(
      height: 54, leastTop: 10, wideFrom: .infinity,
      buttonSide: 44, buttonMargin: 12, itemSpacing: 16, titleGap: 14, hasLine: false,
      glass: Ground("#ffffff @ 0.87", dark: "#222222 @ 0.745"),
      ground: Ground("systemBackground"), footLine: nil),
    tabs: Tabs(
      height: 49, most: 5, symbolSize: 22.5, symbolHeight: nil, titleWeight: "semibold",
      plain: Ground("#191919", dark: "#f3f3f3"), badgeSide: 20, badgeOffset: (x: 18.5, y: -8),
      platter: Platter(
        height: 62, itemWidth: 86, side: 8, overhang: 4, inset: 4, bottom: 21,
        chosen: Ground("#000000 @ 0.075", dark: "#ffffff @ 0.145"))),
    search: Search(
      height: 44, above: 0, below: 10, radius: nil, leading: 12, gap: 7,
      sign: (
        lines: "M14.5 8A5.67 5.67 0 1 1 3.16 8A5.67 5.67 0 1 1 14.5 8M12.9 12.2L18 17.7", pen: 2
      ),
      weight: "medium",
      grows: false,
      ground: Ground("#ffffff @ 0.87", dark: "#222222 @ 0.745"),
      foot: (side: 28, bottom: 28, height: 48)),
    sheet: Sheets(
      top: 10, radius: 38, floating: 8, dim: Ground("#000000 @ 0.2", dark: "#000000 @ 0.48")),
    button: Buttons(
      radius: nil, largeRadius: nil, disabledGround: .word("tertiarySystemFill")),
    toggle: Toggles(
      width: 63, height: 28, overhang: 2, knobWidth: 37, knobHeight: 24,
      off: Ground("tertiaryLabel")),
    slider: Sliders(
      knobWidth: 37, knobHeight: 24, line: 6, isRound: true, height: 24,
      marked: (above: 10.67, below: 15.33, marks: 8.33)),
    segments: Segments(height: 32, overhang: 0, gap: 0, inset: 2),
    gradientsArePerceptual: true, hasNewSymbols: true,
    // As Apple's guidelines list them since 2025.
    colors: [
      "systemRed": Shades([255, 56, 60], [255, 66, 69], [233, 21, 45], [255, 97, 101]),
      "systemOrange": Shades([255, 141, 40], [255, 146, 48], [197, 83, 0], [255, 160, 86]),
      "systemYellow": Shades([255, 204, 0], [255, 214, 0], [161, 106, 0], [254, 223, 67]),
      "systemGreen": Shades([52, 199, 89], [48, 209, 88], [0, 137, 50], [74, 217, 104]),
      "systemMint": Shades([0, 200, 179], [0, 218, 195], [0, 133, 117], [84, 223, 203]),
      "systemTeal": Shades([0, 195, 208], [0, 210, 224], [0, 129, 152], [59, 221, 236]),
      "systemCyan": Shades([0, 192, 232], [60, 211, 254], [0, 126, 174], [109, 217, 255]),
      "systemBlue": Shades([0, 136, 255], [0, 145, 255], [30, 110, 244], [92, 184, 255]),
      "systemIndigo": Shades([97, 85, 245], [107, 93, 255], [86, 74, 222], [167, 170, 255]),
      "systemPurple": Shades([203, 48, 224], [219, 52, 242], [176, 47, 194], [234, 141, 255]),
      "systemPink": Shades([255, 45, 85], [255, 55, 95], [231, 18, 77], [255, 138, 196]),
      "systemBrown": Shades([172, 127, 94], [183, 138, 102], [149, 109, 81], [219, 166, 121]),
      // That of lines in lists, where an app asks for it; dividers have the colour of before.
      "separator": Shades([60, 60, 67], [235, 235, 245], nil, nil, opacity: (0.12, 0.135)),
    ])

  /// One of the system's colours that the theme has otherwise or not at all.
  func color(_ name: String, _ variant: Variant) -> Color? {
    guard let shades = colors[name] else { return nil }
    let parts =
      switch (variant.appearance, variant.contrast) {
      case (.light, .normal): shades.light
      case (.dark, .normal): shades.dark
      case (.light, .increased): shades.lightMore
      case (.dark, .increased): shades.darkMore
      }
    guard let shares = parts?.map({ Double($0) / 255 }) else { return nil }
    let alpha = variant.appearance == .dark ? shades.opacity.dark : shades.opacity.light
    return Color(red: shares[0], green: shares[1], blue: shares[2], alpha: alpha)
  }
}

extension SystemMeasures.Lists {
  /// Above and below what stands in a row.
  func margin(isPlain: Bool, hasLine: Bool) -> Double {
    guard isPlain else { return rowMargin }
    return hasLine ? plainMargin : plainMarginWithoutLine
  }

  /// How high a row is at least. One to write in becomes no lower than at the usual size of type.
  func leastRow(_ type: TypeSize, margin: Double, isField: Bool) -> Double {
    let margins = 2 * margin
    let usual = rowsGrow ? TypeSize.large.bodyLeading + margins : leastRow
    let grown = rowsGrow ? type.bodyLeading + margins : leastRow
    return isField ? max(grown, usual) : grown
  }
}

extension TypeSize {
  /// Letters of a large title stand on one line above its bar's end at each size of type, and the bar
  /// grows with what is above that line of the system's font: read off iOS 17.4, and at two sizes iOS 26.
  private static let largeTitleRise = 16.0
  private static let leastLargeTitle = 52.0

  var largeTitleHeight: Double {
    max(Self.leastLargeTitle, (0.952 * largeTitleSize + Self.largeTitleRise).toHundredths)
  }

  /// What is left below the line of a large title, whose descent is in it.
  var belowLargeTitle: Double {
    (Self.largeTitleRise - SanFrancisco.descent * largeTitleSize).toHundredths
  }

  /// How large a large title is.
  private var largeTitleSize: Double {
    switch self {
    case .xSmall: 31
    case .small: 32
    case .medium: 33
    case .large: 34
    case .xLarge: 36
    case .xxLarge: 38
    case .xxxLarge: 40
    case .ax1: 44
    case .ax2: 48
    case .ax3: 52
    case .ax4: 56
    case .ax5: 60
    }
  }

  /// How large the small title of a bar is: it grows no further than two sizes above the usual one, and is
  /// never smaller. Read off iOS 17 at medium, and at the largest.
  var barTitleSize: Double {
    switch self {
    case .xSmall, .small, .medium, .large: 17
    case .xLarge: 19
    case .xxLarge, .xxxLarge, .ax1, .ax2, .ax3, .ax4, .ax5: 21
    }
  }

  /// How many times as high a line of body is as at the usual size.
  var growth: Double { bodyLeading / TypeSize.large.bodyLeading }

  /// Whether it is larger than usual, and rows of one line are as high as usual.
  var keepsRows: Bool {
    switch self {
    case .xLarge, .xxLarge, .xxxLarge, .ax1: true
    case .xSmall, .small, .medium, .large, .ax2, .ax3, .ax4, .ax5: false
    }
  }

  /// From one line of body to the next.
  var bodyLeading: Double {
    switch self {
    case .xSmall: 19
    case .small: 20
    case .medium: 21
    case .large: 22
    case .xLarge: 24
    case .xxLarge: 26
    case .xxxLarge: 29
    case .ax1: 34
    case .ax2: 40
    case .ax3: 48
    case .ax4: 56
    case .ax5: 62
    }
  }
}
