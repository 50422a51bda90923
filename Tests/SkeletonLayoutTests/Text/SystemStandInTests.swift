import TestSupport
import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

private let inter = InstalledFont.debianInter
private let display = InstalledFont(family: "Inter Display")

/// Words as wide, and lines broken where they are, as in pictures that iOS made.
struct SystemStandInTests {
  /// A text of a picture.
  struct Row: Sendable, CustomTestStringConvertible {
    let size: Double
    var weight = FontWeight.regular
    let text: String
    /// As iOS sets it, in points.
    let width: Double

    var testDescription: String { "\(text) at \(size.threeDecimals), \(weight)" }
  }

  /// In pictures as large as their text; iOS rounds up to the next pixel.
  @Test(
    .enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"),
    arguments: [
      Row(size: 14, text: "Hello world", width: 72.67),
      Row(size: 16, text: "Hello world", width: 81.33),
      Row(size: 17, text: ".padding", width: 67),
      Row(size: 17, text: ".padding()", width: 79),
      Row(size: 17, text: "value: 1", width: 56.67),
      Row(size: 17, text: "value: 2", width: 59),
      Row(size: 17, text: ".theme(.light)", width: 102.33),
      Row(size: 17, text: "@SnapshotSuite()", width: 138.33),
      Row(size: 17, text: "@SnapshotTest", width: 119),
      Row(size: 17, text: ".sizes(.minimum)", width: 129.67),
      Row(size: 17, text: "Some SwiftUI text", width: 136),
      Row(size: 17, text: "Explicit main actor", width: 139.33),
      Row(size: 17, text: "One test in a suite", width: 137),
      Row(size: 17, text: "singular reference image", width: 187.67),
      Row(size: 17, text: "Test two of many in a suite", width: 201.67),
      Row(size: 17, text: "Test three of many in a suite", width: 213.33),
      Row(size: 17, text: "configurations reference image: 3", width: 256),
      Row(size: 17, text: "viewBackgroundColor() (yellow)", width: 243),
      Row(
        size: 17, text: ".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))",
        width: 502.33),
      Row(size: 53, text: "Hello world", width: 251),
    ])
  func framesAreAsWideAsInPictures(_ row: Row) {
    let block = TextShaper().block(
      row.text, font: inter.at(row.size, row.weight), width: nil, lineLimit: nil)
    #expect(
      abs(block.lines[0].width - row.width) < 0.6 + 0.0022 * row.width, "\(block.lines[0].width)")
  }

  /// In a picture at 1x, whose text is up to a point wider than it has to be.
  @Test(.enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"))
  func figuresOfOneWidthAreAsWideAsInAPicture() {
    var font = inter.at(17, .semibold)
    font.hasTabularFigures = true
    let line = TextShaper().block("01:40", font: font, width: nil, lineLimit: nil).lines[0]
    #expect(line.width > 48 && line.width <= 49, "\(line.width)")
  }

  /// By where their ink ends in pictures at 2x, to half a pixel.
  @Test(
    .enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"),
    arguments: [("Select a color", 110.0), ("Custom Title", 103.5)])
  func smallBoldLettersStandAsFarApartAsInPictures(_ text: String, width: Double) {
    let line = TextShaper().block(text, font: inter.at(17, .bold), width: nil, lineLimit: nil)
      .lines[0]
    #expect(abs(line.width - width) < 0.5, "\(line.width)")
  }

  /// San Francisco's capitals are 1443 of 2048 of the size, in all weights and at all sizes.
  @Test(
    .enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"),
    arguments: [11.0, 17, 34, 60], [FontWeight.regular, .bold])
  func capitalsAreAsHighAsSanFranciscos(size: Double, weight: FontWeight) throws {
    let block = TextShaper().block("H", font: inter.at(size, weight), width: nil, lineLimit: nil)
    let bounds = try #require(block.lines[0].outline.bounds)
    #expect(abs(bounds.height - size * 1443 / 2048) < 0.01)
  }

  /// From the first letter's left edge to the last one's right edge, in whole pixels.
  @Test(
    .enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"),
    arguments: [
      Row(size: 11, text: "Only Available Option", width: 110.33),
      Row(size: 11, text: "This is the only choice available", width: 165),
      Row(size: 11, text: "https://homeassistant.local:8123", width: 169.33),
      Row(size: 12, text: "linkButton", width: 55.33),
      Row(size: 12, text: "Message Too Short", width: 107),
      Row(size: 14, text: "Completed", width: 69.33),
      Row(size: 14, text: "by Robert C. Martin", width: 123.67),
      Row(size: 15, text: "Welcome to a PreviewSnapshots unit test", width: 282),
      Row(size: 15, text: "feed_list_no_feeds_description", width: 214.33),
      Row(size: 16, text: "add_feed_url_placeholder", width: 189.67),
      Row(size: 16, text: "20 °C, Sunny", width: 94),
      Row(size: 16, text: "A Handbook of Agile Software Craftsmanship", width: 326),
      Row(size: 16, text: "How are you doing?", width: 140.67),
      Row(size: 16, text: "No Location History", width: 141.33),
      Row(size: 16, weight: .semibold, text: "Clean Code", width: 85.67),
      Row(size: 16, weight: .semibold, text: "Home Assistant", width: 117.33),
      Row(size: 16, weight: .semibold, text: "Local Home Assistant", width: 161.33),
      Row(size: 16, weight: .semibold, text: "outlinedButton", width: 111),
      Row(size: 16, weight: .semibold, text: "primaryQuietButton", width: 148.33),
      Row(size: 17, weight: .semibold, text: "feed_list_rss_feeds", width: 156.67),
      Row(size: 18, text: "Eat! The tree of life with fruits abundant,", width: 318),
      Row(size: 19, text: "com.apple.dt.xctest.tool", width: 201.67),
      Row(size: 19, text: "Preferred Languages", width: 174.7),
      Row(size: 21, text: "15.3 (22719)", width: 112.33),
      Row(size: 21, text: "iPhone16,1", width: 94.7),
      Row(size: 21, weight: .bold, text: "Payment Successful", width: 198),
      Row(size: 22, weight: .bold, text: "feed_list_no_feeds_title", width: 249.67),
      Row(size: 23, text: "999999", width: 83),
      Row(size: 23, text: "Launch App Count", width: 183),
      Row(size: 24, text: "flowing from the throne", width: 237.5),
      Row(size: 27, weight: .bold, text: "Create a new Account", width: 274),
      Row(size: 28, text: "App Version", width: 143.3),
      Row(size: 33, weight: .bold, text: "Server Switching", width: 259),
      Row(size: 33, weight: .bold, text: "Servers", width: 116.33),
      Row(size: 40, text: "San Francisco", width: 237.67),
      Row(size: 40, text: "20 °C, Sunny", width: 220.67),
    ])
  func inksAreAsWideAsInPictures(_ row: Row) throws {
    let block = TextShaper().block(
      row.text, font: inter.at(row.size, row.weight), width: nil, lineLimit: nil)
    let ink = try #require(block.lines[0].outline.bounds)
    #expect(abs(ink.width - row.width) < 1.1, "\(ink.width)")
  }

  @Test(
    .enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"),
    arguments: [
      (
        17.0, 384.0,
        "Lorem ipsum dolor sit amet, consectetur|adipiscing elit, sed do eiusmod tempor incididunt|"
          + "ut labore et dolore magna aliqua."
      ),
      (
        28, 384,
        "Lorem ipsum dolor sit amet,|consectetur adipiscing elit, sed|do eiusmod tempor incididunt|"
          + "ut labore et dolore magna|aliqua."
      ),
      (
        34, 384,
        "Lorem ipsum dolor sit|amet, consectetur|adipiscing elit, sed do|eiusmod tempor|"
          + "incididunt ut labore et|dolore magna aliqua."
      ),
      (
        17, 320,
        ".sizes(SizesSnapshotTrait.Size(width:|320, height: 480),|SizesSnapshotTrait.Size(width: 375,|"
          + "height: 667))"
      ),
      (
        17, 375,
        ".sizes(SizesSnapshotTrait.Size(width: 320,|height: 480), SizesSnapshotTrait.Size(width:|"
          + "375, height: 667))"
      ),
      (
        16, 358, "Please fill out the details below to create your|new account."
      ),
      (
        12, 326,
        "When you open the app, it checks whether you are at one|"
          + "of your homes, either connected to its Wi-Fi network or|"
          + "inside its Home zone. If that home belongs to another|"
          + "server, that server is opened automatically. Checks|"
          + "happen only on this device while the app is in use, and|your location is never stored."
      ),
      (
        12, 326, "Drag to reorder your servers. The one at the top is used|as the default server."
      ),
      // The word above one that would stand alone on the second of two lines comes down to it; on a
      // later line it may stand alone.
      (19, 326, "Authenticate to change the|backup password."),
      (
        15, 326,
        "Import data from a Vault backup using a PDF|file or by scanning QR codes from another|device."
      ),
      (16, 343, "6) Send the crash report as a mail|attachment to"),
      (17, 280, "Characters you favorite will|appear here."),
      (
        16, 343,
        "Go to Settings of this very device and then|report it to all that you know well enough on|tomorrow."
      ),
    ])
  func breaks(size: Double, width: Double, lines: String) {
    let lines = lines.split(separator: "|").map(String.init)
    let block = TextShaper().block(
      lines.joined(separator: " "), font: inter.at(size), width: width, lineLimit: nil)
    #expect(block.lines.map(\.text) == lines)
  }

  /// From where its first point begins to where the last ends, as in lines that iOS cut.
  @Test(
    .enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"),
    arguments: [(16.0, 10.33), (21.0, 12.33), (28.0, 14.0), (40.0, 19.67)])
  func ellipses(size: Double, width: Double) throws {
    let block = TextShaper().block("…", font: inter.at(size), width: nil, lineLimit: nil)
    let bounds = try #require(block.lines[0].outline.bounds)
    #expect(abs(bounds.width - width) < 0.05 * size, "\(bounds.width)")
  }

  /// Letters that Inter lacks are as wide as those of iOS's other fonts.
  @Test(
    .enabled(if: inter.isThere, "needs Inter of Debian 12"),
    arguments: [
      (34.0, "デバイス情報", 190.0, 192.0), (33.0, "チュートリアル", 215.0, 217.0),
      (16.0, "長い文字列", 74.5, 75.5), (20.0, "שלום", 43.9, 44.1), (15.0, "耶穌我愛你到死", 104.9, 105.1),
      (27.0, "👋", 27.5, 28.5), (15.0, "☕️", 18.5, 19.5),
    ])
  func boxes(size: Double, text: String, least: Double, most: Double) throws {
    let boxes = String(
      String.UnicodeScalarView(
        text.map { TextShaper.box(for: $0, isJapanese: TextShaper.isJapanese(text)) }))
    let block = TextShaper().block(boxes, font: inter.at(size), width: nil, lineLimit: nil)
    let line = block.lines[0]
    #expect((least...most).contains(line.width), "\(line.width)")
    let bounds = try #require(line.outline.bounds)
    #expect(abs(bounds.x + bounds.width / 2 - line.width / 2) < 0.15 * size, "\(bounds)")
    #expect(bounds.width <= line.width && bounds.width > 0.8 * line.width, "\(bounds)")
    // As high as iOS's, from below the baseline on.
    #expect(bounds.y + bounds.height > 0.05 * size && bounds.y < -0.65 * size, "\(bounds)")
  }

  /// Lines are broken between boxes as between what they stand for, but where that is not.
  @Test(
    .enabled(if: inter.isThere, "needs Inter of Debian 12"),
    arguments: [
      ("ab □□□□ cd", "ab □□|□□ cd"), ("□□□□▢▢", "□□□|□▢▢"), ("▢▢▢▢▢▢", "▢▢▢▢|▢▢"),
      ("◯◯◯◯", "◯◯|◯◯"),
      ("ab□□□□", "ab□□|□□"),
      ("ab □\u{2060}□\u{2060}□ cd", "ab|□\u{2060}□\u{2060}□|cd"), ("a □□□) b", "a □□|□) b"),
    ])
  func boxesBreakLines(text: String, lines: String) {
    let block = TextShaper().block(text, font: inter.at(16), width: 60, lineLimit: nil)
    #expect(block.lines.map(\.text).joined(separator: "|") == lines)
  }

  @Test(arguments: [
    ("茶", "。", true), ("「", "茶", true), ("茶", "」", true), ("한", "국", true), ("茶", "文", false),
    ("誤", "っ", false), ("文", "ー", false), ("한", "文", false),
  ])
  func marksStayBesideTheirLetters(first: Character, second: Character, areJoined: Bool) {
    #expect(TextShaper.joins(first, second, isJapanese: false) == areJoined)
  }

  /// Letters of Kana leave more room at their sides than Chinese ones, as the last of `オフ` at 16 points
  /// and the first of `短い文字列` at 34.
  @Test(
    .enabled(if: inter.isThere, "needs Inter of Debian 12"),
    arguments: [("フ", 16.0, 2.0), ("短", 34.0, 0.67)])
  func sidesOfJapaneseLetters(letter: Character, size: Double, side: Double) throws {
    let box = String(Character(TextShaper.box(for: letter, isJapanese: true)))
    let line = TextShaper().block(box, font: inter.at(size), width: nil, lineLimit: nil).lines[0]
    let bounds = try #require(line.outline.bounds)
    #expect(abs(line.width - bounds.x - bounds.width - side) < 0.5, "\(bounds)")
  }

  /// What is said as one stays together: `家事を|設定しましょう！`.
  @Test(arguments: [
    ("家", "事", true), ("事", "を", true), ("を", "設", false), ("し", "ま", true), ("う", "！", true),
    ("、", "家", false), ("の", "ア", false), ("ア", "プ", true), ("0", "文", true), ("は", "x", false),
    (" ", "家", false), ("家", " ", false), ("家", "👋", false),
  ])
  func japaneseIsBrokenBetweenItsParts(first: Character, second: Character, areJoined: Bool) {
    #expect(TextShaper.joins(first, second, isJapanese: true) == areJoined)
  }

  @Test(arguments: [
    ("と", "1", true), ("0", "文", true), ("A", "を", true), ("、", "1", false), ("1", "。", false),
    ("あ", " ", false), ("あ", "い", false), ("a", "b", false), ("한", "1", false),
  ])
  func figuresStandApartFromJapanese(first: Character, second: Character, areApart: Bool) {
    #expect((TextShaper.gap(first, second) != nil) == areApart)
  }

  @Test(
    arguments: [
      ("デ", "◇"), ("が", "◇"), ("ス", "○"), ("ト", "○"), ("情", "▢"), ("、", "⬓"),
    ] as [(Character, Unicode.Scalar)])
  func kanaAreWideOrNarrow(letter: Character, box: Unicode.Scalar) {
    #expect(TextShaper.box(for: letter, isJapanese: true) == box)
  }

  /// A small square that an app writes is no mark of a Japanese text.
  @Test(.enabled(if: inter.isThere, "needs Inter of Debian 12"))
  func aSmallSquareStandsWhereItDoes() throws {
    let line = TextShaper().block("▪", font: inter.at(20), width: nil, lineLimit: nil).lines[0]
    let bounds = try #require(line.outline.bounds)
    #expect(bounds.y + bounds.height < -0.1 * 20, "\(bounds)")
  }

  /// At 17 points two of them make a line of iOS 26 four points wider.
  @Test(.enabled(if: inter.isThere, "needs Inter of Debian 12"))
  func twoGapsAreAQuarterOfALetterWide() {
    func width(_ text: String) -> Double {
      TextShaper().block(text, font: inter.at(17), width: nil, lineLimit: nil).lines[0].width
    }
    let wider = width("▢▢\u{205F}10\u{205F}▢▢") - width("▢▢10▢▢")
    #expect(abs(wider - 4.25) < 0.01, "\(wider)")
  }

  /// In a width of 358 iOS has four times five letters and a comma of 16 points, of which the last
  /// comma has no room for the empty half of its place.
  @Test(.enabled(if: inter.isThere, "needs Inter of Debian 12"))
  func aCommaAtTheEndOfALineSticksOut() {
    let words = "▢▢▢▢▢\u{2060}⬓"
    let text = String(repeating: words, count: 5)
    let lines = TextShaper().block(text, font: inter.at(16), width: 358, lineLimit: nil).lines
    #expect(lines.map(\.text) == [String(repeating: words, count: 4), words])
    #expect(lines[0].width == 358)
    let narrow = TextShaper().block(text, font: inter.at(16), width: 351, lineLimit: nil).lines
    #expect(narrow[0].text != String(repeating: words, count: 4))
  }

  /// In Japanese text an ellipsis is as wide as a letter.
  @Test(.enabled(if: inter.isThere, "needs Inter of Debian 12"))
  func aJapaneseTextEndsWithAWideEllipsis() {
    func width(_ text: String) -> Double {
      TextShaper().block(text, font: inter.at(20), width: nil, lineLimit: nil).lines[0].width
    }
    #expect(abs(width("▢…") - 2 * 0.935 * 20) < 0.01)
    #expect(abs(width("a…") - width("a") - 0.935 * 20) > 1)
    let cut = TextShaper().block("▢▢▢▢▢▢", font: inter.at(20), width: 80, lineLimit: 1)
    #expect(cut.lines.map(\.text) == ["▢▢▢…"])
    // What keeps letters together is no letter.
    #expect(abs(width("▢\u{2060}…") - 2 * 0.935 * 20) < 0.01)
  }

  /// Where not even an ellipsis fits there is a letter, of which as much is seen as there is room for.
  @Test(.enabled(if: inter.isThere, "needs Inter of Debian 12"))
  func aLetterStandsWhereNoEllipsisFits() {
    let block = TextShaper().block("Wonder", font: inter.at(17), width: 3, lineLimit: 1)
    #expect(block.lines.map(\.text) == ["W"])
  }

  /// Round, serif and monospaced letters of iOS have widths of their own.
  @Test(
    .enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"),
    arguments: [
      (FontDesign.rounded, Row(size: 17, text: "The quick brown fox jumps", width: 197.67)),
      (.rounded, Row(size: 17, text: "Citadel of Ricks", width: 114)),
      (
        .rounded, Row(size: 15, text: "Just paste a recipe URL from anywhere on the", width: 303.67)
      ),
      (.rounded, Row(size: 15, text: "foreign recipes into your language", width: 224)),
      (.rounded, Row(size: 16, weight: .semibold, text: "Total games completed", width: 171)),
      (.rounded, Row(size: 17, weight: .semibold, text: "Something went wrong", width: 178.67)),
      (.rounded, Row(size: 22, weight: .semibold, text: "Sample Text", width: 120.67)),
      (.rounded, Row(size: 34, weight: .bold, text: "Sample Text", width: 190.33)),
      (.serif, Row(size: 17, text: "including new large language", width: 228)),
      (.serif, Row(size: 17, text: "market trends, startup funding", width: 239.33)),
      (.serif, Row(size: 17, text: "Science articles highlighted", width: 214.67)),
      (.serif, Row(size: 15, text: "Unknown", width: 67.3)),
      (.serif, Row(size: 15, text: "The quick brown fox jumps", width: 188.67)),
      (.serif, Row(size: 15, text: "Additional context in subheadline", width: 235.67)),
      (.monospaced, Row(size: 11, text: "The quick brown fox jumps", width: 168.67)),
      (.monospaced, Row(size: 12, text: "largeTitle", width: 72.33)),
      (.monospaced, Row(size: 13, text: "xl", width: 14.33)),
      (.monospaced, Row(size: 13, text: "small", width: 37.67)),
    ])
  func designsAreAsWideAsInPictures(_ design: FontDesign, _ row: Row) throws {
    var font = inter.at(row.size, row.weight)
    font.design = design
    let block = TextShaper().block(row.text, font: font, width: nil, lineLimit: nil)
    let ink = try #require(block.lines[0].outline.bounds)
    #expect(abs(ink.width - row.width) < 1.5, "\(ink.width)")
  }

  @Test(.enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"))
  func serifFiguresOfOneWidthAreAsWideAsEachOther() throws {
    var font = inter.at(17)
    (font.design, font.hasTabularFigures) = (.serif, true)
    let widths = ["1111", "8888"].map {
      TextShaper().block($0, font: font, width: nil, lineLimit: nil).lines[0].width
    }
    #expect(widths[0] == widths[1])
  }

  /// Read off a line of a picture of iOS 26.
  @Test(.enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"))
  func serifLettersReachAsFarAsInPictures() throws {
    var font = inter.at(17)
    font.design = .serif
    func ink(_ text: String) throws -> Frame {
      try #require(
        TextShaper().block(text, font: font, width: nil, lineLimit: nil).lines[0].outline.bounds)
    }
    let (letter, high, deep) = (try ink("n"), try ink("d"), try ink("g"))
    #expect(abs(letter.height - 0.487 * 17) < 0.3, "\(letter)")
    #expect(abs(high.maxY - high.y - 0.73 * 17) < 0.4, "\(high)")
    #expect(abs(deep.maxY - letter.maxY - 0.238 * 17) < 0.3, "\(deep)")
    // Its serifs begin and end near its place's edges.
    #expect(abs(letter.x - 0.016 * 17) < 0.1 && abs(letter.width - 0.588 * 17) < 0.2, "\(letter)")
  }

  /// In a picture of iOS 26, where the word has 27.3 percent of the width.
  @Test(.enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"))
  func aShortLastWordHasAnotherBesideIt() throws {
    let block = TextShaper().block(
      "Climate Summit Reaches Historic Agreement", font: inter.at(17, .semibold), width: 321,
      lineLimit: nil)
    #expect(block.lines.map(\.text) == ["Climate Summit Reaches", "Historic Agreement"])
  }

  /// In a picture of iOS 26, where the word has 27.9 percent of the width.
  @Test(.enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"))
  func aLongLastWordStandsAlone() throws {
    var font = inter.at(16)
    font.design = .rounded
    let block = TextShaper().block(
      "Search by name with recent search suggestions", font: font, width: 308, lineLimit: nil)
    #expect(block.lines.map(\.text) == ["Search by name with recent search", "suggestions"])
  }

  @Test(.enabled(if: inter.isThere, "needs Inter of Debian 12"))
  func monospacedLettersStandInPlacesOfOneWidth() throws {
    var font = inter.at(20)
    font.design = .monospaced
    func line(_ text: String) throws -> TextLine {
      try #require(TextShaper().block(text, font: font, width: nil, lineLimit: nil).lines.first)
    }
    let place = 20.0 * 1266 / 2048
    #expect(try abs(line("iiii").width - 4 * place) < 0.01)
    #expect(try abs(line("MW i").width - 4 * place) < 0.01)
    // A narrow one in the middle, a wide one no wider than its place.
    let narrow = try #require(try line("i").outline.bounds)
    #expect(abs(narrow.x + narrow.width / 2 - place / 2) < 1)
    let wide = try #require(try line("W").outline.bounds)
    #expect(wide.x >= 0 && wide.width <= place)
  }

  /// Bars at the ends of their stems fill the places of narrow letters, as far as in pictures of iOS;
  /// where bar and stem lie on each other both are filled.
  @Test(
    .enabled(if: inter.isThere, "needs Inter of Debian 12"),
    arguments: [
      ("i", 0.09, 0.533), ("l", 0.09, 0.533), ("r", 0.027, 0.497), ("t", -0.015, 0.455),
      ("1", 0.012, 0.52),
    ], [(20.0, FontWeight.regular), (20, .thin), (20, .bold), (30, .regular)])
  func monospacedLettersFillTheirPlaces(
    _ row: (letter: String, left: Double, right: Double), _ size: (Double, FontWeight)
  ) throws {
    let (letter, left, right) = row
    let (size, weight) = size
    var font = inter.at(size, weight)
    font.design = .monospaced
    let block = TextShaper().block(letter, font: font, width: nil, lineLimit: nil)
    let outline = try #require(block.lines.first?.outline)
    let ink = try #require(outline.bounds)
    #expect(
      abs(ink.x - left * size) < 0.01 * size && abs(ink.maxX - right * size) < 0.01 * size,
      "\(ink)")
    // What the bars enclose adds to what the letter does.
    var plain = font
    plain.design = .usual
    let own = try #require(
      TextShaper().block(letter, font: plain, width: nil, lineLimit: nil).lines.first?.outline)
    #expect(abs(outline.area) > abs(own.area) + 0.005 * size * size)
    // All figures are as wide as others already.
    font.hasTabularFigures = true
    let figures = TextShaper().block(letter, font: font, width: nil, lineLimit: nil)
    #expect(figures.lines.first?.outline == outline)
  }

  /// In the picture of 375 points the lines begin 16.2 from both edges, in that of 320 15.5: read from
  /// edges of whole pixels on both sides.
  @Test(
    .enabled(if: inter.isThere, "needs Inter of Debian 12"),
    arguments: [(375.0, 342.6), (320, 288.9)])
  func aWrappedTextHasTheSpacesAtWhichItIsBroken(width: Double, iOS: Double) {
    let text =
      ".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, "
      + "height: 667))"
    let font = inter.at(17)
    let block = TextShaper().block(text, font: font, width: width, lineLimit: nil)
    #expect(abs((block.lines.map { $0.width + $0.spaces }.max() ?? 0) - iOS) < 1.33)
    let screen = Sketch.place("(v (text font=Inter size=17 value=A))").screen
    var node = screen.root.children[0]
    guard case .text(var shown) = node.content else { return }
    shown.value = text
    node.content = .text(shown)
    let placed = layout(
      Sketch.place(node, width: width, height: 200).screen, measure: TextShaper().measure)
    #expect(abs(placed.root.frame.width - iOS) < 1.33)
  }

  /// Inter would raise them beside capitals and figures, by more than a point at this size.
  @Test(.enabled(if: inter.isThere, "needs Inter of Debian 12"))
  func signsStandTheSameBesideCapitals() throws {
    func top(_ text: String) throws -> Double {
      let block = TextShaper().block(text, font: inter.at(17), width: nil, lineLimit: nil)
      return try #require(block.lines[0].outline.bounds).y
    }
    // In the picture the ink begins 3.67 below the top, in whole pixels, and the baseline is at 16.33.
    #expect(abs(try top("@SnapshotSuite()") + 16.33 - 3.67) < 0.4)
    #expect(try top("(A1)") == top("(aa)"))
  }

  /// In pictures a bold line of 22 points has its underscores from 1.5 to 4.5 below the baseline, and a
  /// title of 34 its strokes from 25 above it to 5.6 below; Inter's are higher up.
  @Test(
    .enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"),
    arguments: [("_", 22.0, 1.5, 4.2), ("/", 34, -25, 5.6), ("/", 20, -15, 3.3)])
  func strokesReachBelowTheLineAsInPictures(
    _ letter: String, size: Double, top: Double, bottom: Double
  ) throws {
    let block = TextShaper().block(
      letter, font: inter.at(size, .bold), width: nil, lineLimit: nil)
    let ink = try #require(block.lines[0].outline.bounds)
    #expect(abs(ink.y - top) < 0.5 && abs(ink.y + ink.height - bottom) < 0.5, "\(ink)")
  }

  /// How far letters reach up and down in documents that macOS printed, in thousandths of the size.
  @Test(
    .enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"),
    arguments: [
      ("d", 17.0, FontWeight.regular, 735.0, -9.0), ("h", 12, .regular, 735, 0),
      ("x", 17, .regular, 526, 0), ("p", 17, .regular, 536, -176), ("g", 17, .regular, 536, -186),
      ("y", 17, .regular, 526, -185), ("j", 17, .regular, 745, -181), ("t", 17, .regular, 663, -4),
      ("(", 17, .regular, 735, -176), ("d", 17, .bold, 743, -9), ("i", 17, .bold, 779, 0),
      ("d", 20, .bold, 734, -9), ("p", 20, .bold, 543, -176), ("d", 34, .bold, 705, -8),
      ("u", 34, .bold, 523, -10), ("g", 34, .bold, 534, -182), ("i", 28, .bold, 741, 0),
    ])
  func lettersReachAsFarAsPrintedOnes(
    _ letter: String, size: Double, weight: FontWeight, top: Double, bottom: Double
  ) throws {
    let block = TextShaper().block(
      letter, font: inter.at(size, weight), width: nil, lineLimit: nil)
    let ink = try #require(block.lines[0].outline.bounds)
    #expect(abs(-ink.y / size * 1000 - top) < 6, "\(ink)")
    #expect(abs(-ink.maxY / size * 1000 - bottom) < 6, "\(ink)")
  }

  /// In a picture of iOS 18, in points: a line of regular and one of semibold letters.
  @Test(
    .enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"),
    arguments: [(FontWeight.regular, -0.83, -2.17), (.semibold, -0.87, -2.74)])
  func underscoresAreAsFarBelowTheLineAsInAPicture(
    _ weight: FontWeight, top: Double, bottom: Double
  ) throws {
    let block = TextShaper().block("_", font: inter.at(17, weight), width: nil, lineLimit: nil)
    let ink = try #require(block.lines[0].outline.bounds)
    #expect(abs(-ink.y - top) < 0.15 && abs(-ink.maxY - bottom) < 0.15, "\(ink)")
  }

  /// In a picture, a round line of 16 points begins as far above the baseline as capitals do.
  @Test(.enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"))
  func ascendersOfRoundLettersAreAsHighAsCapitals() throws {
    var font = inter.at(16, .semibold)
    font.design = .rounded
    let block = TextShaper().block("d", font: font, width: nil, lineLimit: nil)
    let ink = try #require(block.lines[0].outline.bounds)
    #expect(abs(-ink.y - 16 * 0.705) < 0.1, "\(ink)")
  }

  /// Letters that Apple prints closer together are; those with accents, too.
  @Test(
    .enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"),
    arguments: [
      ("To", 17.0, -98.0), ("re", 17, -15), ("ré", 17, -15), ("rm", 17, 9), ("on", 17, 0),
      ("’s", 17, -64), ("'s", 17, 0),
      ("To", 40, -107), ("re", 40, -30),
    ])
  func lettersStandAsCloseAsPrintedOnes(_ pair: String, size: Double, closer: Double) {
    func width(_ text: String) -> Double {
      TextShaper().block(text, font: inter.at(size), width: nil, lineLimit: nil).lines[0].width
    }
    let apart = pair.map { width(String($0)) }.reduce(0, +)
    #expect(abs((width(pair) - apart) / size * 1000 - closer) < 0.5)
  }

  @Test(.enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"))
  func largeTextsHaveAFamilyOfTheirOwn() {
    #expect(SystemStandIn(for: inter.at(21.9)).family == "Inter")
    #expect(SystemStandIn(for: inter.at(22)).family == "Inter Display")
    func families(_ text: String) -> [String] {
      Sketch.place("(v (text font=Inter value=A \(text)))").screen.fonts.map(\.family)
    }
    #expect(families("size=17") == ["Inter"])
    #expect(families("size=34") == ["Inter Display"])
    // It may become small enough for the other one.
    #expect(families("size=34 least=0.5") == ["Inter Display", "Inter"])
    let other = SystemStandIn(for: Font(family: "Mono", weight: .bold, size: 34, leading: 41))
    #expect(other.family == "Mono" && other.spacing == .none)
  }
}
