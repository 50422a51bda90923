import Foundation
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel
import TestSupport

struct SymbolTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var weight = FontWeight.regular
    /// The size of the font.
    var point: Double
    /// The ink in a picture of iOS.
    var width: Double
    var height: Double

    init(
      _ name: String, _ point: Double, _ width: Double, _ height: Double,
      _ weight: FontWeight = .regular
    ) {
      self.name = name
      self.weight = weight
      self.point = point
      self.width = width
      self.height = height
    }

    var testDescription: String { "\(name), \(point) \(weight.rawValue)" }
  }

  @Test(
    "A symbol's ink is as large as in pictures of iOS",
    arguments: [
      Row("checkmark.circle.fill", 17, 17, 17), Row("checkmark.circle.fill", 16, 16, 16),
      Row("checkmark.circle.fill", 28.93, 29, 29), Row("globe", 21.71, 22, 22),
      Row("eraser.fill", 16, 16, 16), Row("info.circle", 19, 19, 19),
      Row("heart", 21, 20.67, 19), Row("chevron.up", 16, 13.67, 7.67),
      Row("chevron.down", 16, 13.67, 7.67), Row("checkmark", 16, 13.67, 13.33),
      Row("checkmark", 16, 14.33, 14, .semibold), Row("xmark", 16, 12.67, 12.67),
      Row("chevron.up.chevron.down", 12.67, 8.33, 12), Row("book.pages.fill", 28.24, 26, 32.33),
      Row("person.fill.badge.plus", 48.21, 52.67, 52), Row("star.fill", 17, 18.67, 18),
      Row("battery.75", 28, 40.67, 18.67), Row("arrow.right", 26, 23.67, 19.33),
      Row("circle", 17, 17, 17), Row("square", 17, 15.5, 15.5), Row("trash", 17, 16.5, 18.5),
      Row("magnifyingglass", 17, 16.5, 16.5), Row("plus", 17, 14, 14), Row("minus", 17, 14, 1.5),
      Row("ellipsis", 17, 15.5, 3.5), Row("bell", 17, 16, 17.5), Row("eye", 17, 23, 14.5),
      Row("lock", 17, 11.5, 16.5), Row("doc", 17, 14, 18), Row("calendar", 17, 17, 15.5),
      Row("exclamationmark.triangle", 17, 17.5, 16), Row("photo", 17, 20, 15.5),
      Row("key.horizontal.fill", 17, 21, 11, .semibold), Row("key.horizontal", 15, 18.33, 9.67),
      Row("key.2.on.ring.fill", 17, 15.33, 22.67, .semibold),
      Row("printer.filled.and.paper", 17, 19.33, 18.67, .semibold),
      Row("square.and.arrow.down.on.square.fill", 17, 19.33, 22, .semibold),
      Row("figure.2.arms.open", 34, 43.33, 38.67, .bold), Row("lock.iphone", 16, 10, 16.67),
      Row("lock.trianglebadge.exclamationmark.fill", 16, 15, 17.33),
      Row("licenseplate", 20.5, 25.67, 16.67), Row("licenseplate.fill", 20.5, 25.67, 16.67),
      Row("pencil.and.list.clipboard", 20.5, 19.67, 24.33), Row("square.and.pencil", 20.5, 20, 20),
      Row("text.justify.left", 16, 15.67, 13.67), Row("repeat", 16, 17, 14),
      Row("backward.end.fill", 16, 14.5, 12), Row("square.and.arrow.up", 16, 14, 17.5),
      Row("textformat.abc", 16, 26, 11.5), Row("lock.fill", 34, 22.67, 32.67),
      Row("icloud.and.arrow.up", 60, 73.67, 63.33), Row("tray", 80, 92.33, 66.67),
      Row("arrow.triangle.2.circlepath", 60, 72, 60),
      Row("eye.slash", 34, 45.33, 30.33), Row("key.slash.fill", 34, 32.67, 41.33),
      Row("bolt.badge.checkmark.fill", 34, 31.33, 37.67),
      Row("exclamationmark.triangle", 381.2, 390, 350.67),
    ])
  func sizes(_ row: Row) throws {
    let symbol = try #require(Symbol(named: row.name, weight: row.weight))
    #expect(abs(symbol.ink.width * row.point - row.width) <= 0.5)
    #expect(abs(symbol.ink.height * row.point - row.height) <= 0.5)
    let drawn = try #require(symbol.icon.outline.bounds)
    #expect(abs(drawn.width / 100 * row.point - row.width) <= 0.5)
    #expect(abs(drawn.height / 100 * row.point - row.height) <= 0.5)
  }

  /// As in pictures of iOS: what is beside a symbol says how wide its frame is.
  @Test(
    "A symbol stands in its frame where it does in pictures of iOS",
    arguments: [
      ("chevron.left", FontWeight.regular, 17, 1, 12.4), ("chevron.right", .regular, 17, 3.2, 12.4),
      ("lock.fill", .regular, 34, 4.67, 32.3), ("repeat", .regular, 16, 0.5, 19.5),
      ("backward.end.fill", .regular, 16, 2.5, 17.5), ("key.slash.fill", .regular, 34, -2, 29.5),
      ("printer.filled.and.paper", .semibold, 17, 2.3, 24),
      ("key.horizontal.fill", .semibold, 17, 1.5, 24),
      ("lock.trianglebadge.exclamationmark.fill", .regular, 16, -2.4, 15.2),
    ])
  func frames(
    _ name: String, _ weight: FontWeight, _ point: Double, _ left: Double, _ width: Double
  ) throws {
    let symbol = try #require(Symbol(named: name, weight: weight))
    #expect(abs(symbol.frame.width * point - width) <= 0.5)
    let drawn = try #require(symbol.icon.outline.bounds)
    #expect(abs(drawn.x / 100 * point - left) <= 0.5)
  }

  @Test(
    "The layers of a sign in a circle lie where the whole has them",
    arguments: [
      ("bolt.circle.fill", "circle.fill"), ("bolt.circle", "circle"), ("12.square", "square"),
      ("exclamationmark.triangle.fill", "triangle.fill"),
      ("person.crop.circle.fill", "circle.fill"),
    ])
  func layers(_ name: String, _ behind: String) throws {
    let whole = try #require(Symbol(named: name))
    let sign = try #require(Symbol(named: name, layer: .primary))
    let ground = try #require(Symbol(named: name, layer: .secondary))
    for layer in [sign, ground] {
      #expect(layer.frame == whole.frame && layer.baseline == whole.baseline)
      #expect(layer.icon.viewBox == whole.icon.viewBox)
    }
    let all = try #require(whole.icon.outline.bounds)
    let around = try #require(ground.icon.outline.bounds)
    let inside = try #require(sign.icon.outline.bounds)
    #expect(abs(around.width - all.width) < 0.1 && abs(around.height - all.height) < 0.1)
    #expect(inside.width > 0 && inside.width < around.width)
    #expect(inside.x > around.x && inside.x + inside.width < around.x + around.width)
    #expect(inside.y > around.y && inside.y + inside.height < around.y + around.height)
    // What is behind a sign is whole: it has no outlines but its own.
    func outlines(_ symbol: Symbol) -> Int { symbol.icon.outline.elements.count { $0 == .close } }
    #expect(outlines(ground) == outlines(try #require(Symbol(named: behind))))
  }

  /// In a picture, each side of one of 390 points ends 54 points from where it would meet the next.
  @Test func aTriangleIsRoundAtItsCorners() throws {
    let outline = try #require(Symbol(named: "triangle.fill")).icon.outline
    let box = try #require(outline.bounds)
    func isFilled(_ right: Double, _ down: Double) -> Bool {
      let place = Offset(x: box.x + (0.5 + right) * box.width, y: box.y + down * box.height)
      return outline.winding(around: place) != 0
    }
    // How far to the sides it is so far down, both in shares of its height.
    for (down, half) in [(0.05, 0.108), (0.5, 0.372), (0.85, 0.557), (0.95, 0.525)] {
      #expect(isFilled(half / 1.112 - 0.01, down), "\(down)")
      #expect(!isFilled(half / 1.112 + 0.01, down), "\(down)")
    }
  }

  /// How far above and below the middle marks reach in pictures of iOS 16 to 26, in shares of the size of
  /// the font, and where the middle and the edge of their dots are.
  @Test(arguments: [
    ("exclamationmark.circle.fill", -0.26, 0.26, 0.205, 0.058),
    ("exclamationmark.triangle.fill", -0.216, 0.285, 0.23, 0.056),
    ("questionmark.circle.fill", -0.255, 0.255, 0.19, 0.064),
    ("questionmark.square.fill", -0.256, 0.267, 0.2, 0.066),
    ("info.circle.fill", -0.285, 0.272, -0.218, 0.067),
  ])
  func marksAreAsLargeInAllShapes(
    _ name: String, top: Double, foot: Double, dot: Double, radius: Double
  ) throws {
    let outline = try #require(Symbol(named: name)).icon.outline
    let box = try #require(outline.bounds)
    func isMark(_ right: Double, _ down: Double) -> Bool {
      let middle = Offset(x: box.x + box.width / 2, y: box.y + box.height / 2)
      return outline.winding(around: middle + Offset(x: right, y: down) * 100) == 0
    }
    #expect((-60...60).contains { isMark(Double($0) / 1000, top + 0.02) })
    #expect((-60...60).contains { isMark(Double($0) / 1000, foot - 0.02) })
    #expect(!(-60...60).contains { isMark(Double($0) / 1000, top - 0.02) })
    #expect(!(-60...60).contains { isMark(Double($0) / 1000, foot + 0.02) })
    // A round dot is as wide as it is high.
    let row = (-120...120).filter { isMark(Double($0) / 1000, dot) }
    #expect(abs(Double(row.count) / 2000 - radius) < 0.008, "\(row.count)")
  }

  /// What is above the dot does not reach it, in the heaviest letters either.
  @Test(arguments: ["exclamationmark.circle", "questionmark.circle", "info.circle"])
  func marksStayApartFromTheirDots(_ name: String) throws {
    func outlines(_ weight: FontWeight) throws -> Int {
      try #require(Symbol(named: name, weight: weight)).icon.outline.elements.count { $0 == .close }
    }
    #expect(try outlines(.black) == outlines(.regular))
  }

  /// In pictures of iOS 16 and 17: 0.13 of the size of the font, filled or not.
  @Test(arguments: ["square", "square.fill", "checkmark.square"])
  func aSquareIsHardlyRoundAtItsCorners(_ name: String) throws {
    let outline = try #require(Symbol(named: name)).icon.outline
    let box = try #require(outline.bounds)
    // How far from the corner its edge is along a side's diagonal.
    let corner = try #require(
      (0..<200).first {
        outline.winding(around: Offset(x: box.x, y: box.y) + Offset(x: 1, y: 1) * (Double($0) / 10))
          != 0
      })
    #expect(abs(Double(corner) / 1000 / (1 - 0.5.squareRoot()) - 0.128) < 0.012, "\(corner)")
  }

  /// As in a picture of iOS, whose person stands in the middle of the screen: 174.67 to 227.33 of 390.
  @Test func aBadgeHangsOverTheSide() throws {
    let symbol = try #require(Symbol(named: "person.fill.badge.plus"))
    let person = try #require(Symbol(named: "person.fill"))
    let ink = try #require(symbol.icon.outline.bounds)
    #expect(symbol.frame.width == person.frame.width)
    #expect(abs(ink.x + ink.width / 2 - symbol.frame.width * 50 - 100 * 6 / 48.21) < 2)
    // A dot at a corner does not.
    let bell = try #require(Symbol(named: "bell.badge"))
    #expect(bell.frame.width > bell.ink.width)
  }

  /// As in pictures of iOS at 48.21 points: the head ends 21 points below the top, and what is below
  /// it begins 4 points lower.
  @Test func aHeadStandsApartFromItsShoulders() throws {
    for (name, ends, begins) in [
      ("person.fill", 0.436, 0.518), ("person.fill.badge.plus", 0.436, 0.518),
    ] {
      let symbol = try #require(Symbol(named: name))
      let outline = symbol.icon.outline
      let top = try #require(outline.bounds).y
      let middle = (symbol.frame.height - symbol.ink.height) / 2 * 100 + 100 * (ends + begins) / 2
      #expect(abs(top - (symbol.frame.height - symbol.ink.height) / 2 * 100) < 1)
      var edges: [(low: Double, high: Double)] = []
      for element in outline.elements {
        switch element {
        case .move(let to): edges.append((to.y, to.y))
        case .line(let to), .cubic(_, _, let to):
          edges[edges.count - 1].low = min(edges[edges.count - 1].low, to.y)
          edges[edges.count - 1].high = max(edges[edges.count - 1].high, to.y)
        case .close: break
        }
      }
      let (above, below) = (edges.filter { $0.high < middle }, edges.filter { $0.low > middle })
      #expect(above.count + below.count == edges.count, "\(name)")
      #expect(abs((above.map(\.high).max() ?? 0) - top - 100 * ends) < 2, "\(name)")
      #expect(abs((below.map(\.low).min() ?? 0) - top - 100 * begins) < 2, "\(name)")
    }
  }

  @Test(arguments: ["trash", "circle", "plus", "bolt.circle.slash", "bell.badge.fill"])
  func otherSymbolsHaveNoLayers(_ name: String) {
    #expect(Symbol(named: name) != nil)
    for layer in Symbol.Layer.allCases { #expect(Symbol(named: name, layer: layer) == nil) }
  }

  @Test func whatIsDrawnLiesInItsBox() throws {
    for name in Symbol.names {
      let drawing = SymbolLibrary.drawing(of: name)
      #expect(drawing != nil, "\(name)")
      var names = [name]
      if drawing?.canBeFilled == true { names.append(name + ".fill") }
      for name in names {
        let symbol = try #require(Symbol(named: name))
        let ink = try #require(symbol.icon.outline.bounds)
        let (width, height) = (symbol.ink.width * 100, symbol.ink.height * 100)
        #expect(abs(ink.width - width) < 1.5 && abs(ink.height - height) < 1.5, "\(name)")
        // A badge hangs over.
        let isInside = ink.x > 0 && ink.x + ink.width < symbol.frame.width * 100
        #expect(isInside || name.contains("badge"), "\(name)")
        #expect(ink.y > 0 && ink.y + ink.height < symbol.frame.height * 100, "\(name)")
      }
    }
  }

  @Test(arguments: FontWeight.allCases)
  func everyWeightHasLinesOfItsOwn(_ weight: FontWeight) throws {
    let plus = try #require(Symbol(named: "plus", weight: weight))
    let minus = try #require(Symbol(named: "minus", weight: weight).map(\.icon.outline.bounds))
    #expect(plus.ink.width > 0.7 && plus.ink.width < 0.9)
    let index = try #require(FontWeight.allCases.firstIndex(of: weight))
    guard index > 0 else { return }
    let lighter = try #require(
      Symbol(named: "minus", weight: FontWeight.allCases[index - 1]).map(\.icon.outline.bounds))
    #expect(try #require(minus).height > (try #require(lighter)).height)
  }

  /// Those that apps name most, and nearly all uses.
  @Test func mostNamesThatAppsUseAreDrawn() throws {
    let file = DocumentFixtureTests.folder.appendingPathComponent("symbols-in-use.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    var uses: [(count: Int, name: String)] = []
    for line in text.split(separator: "\n") where line.first != "#" {
      let words = line.split(separator: " ")
      uses.append((count: try #require(Int(words[0])), name: String(words[1])))
    }
    #expect(uses.count > 300)
    for (_, name) in uses.prefix(300) { #expect(Symbol(named: name) != nil, "\(name)") }
    let all = uses.reduce(0) { $0 + $1.count }
    let drawn = uses.reduce(0) { $0 + (Symbol(named: $1.name) == nil ? 0 : $1.count) }
    #expect(Double(drawn) / Double(all) > 0.98)
  }

  @Test func boxesAreOfNamesThatAreDrawn() {
    for name in SymbolLibrary.measuredNames {
      #expect(SymbolLibrary.box(of: name) != nil, "\(name)")
      #expect(Symbol(named: name) != nil, "\(name)")
    }
  }

  @Test(arguments: [
    "", ".", "..", ".fill", "fill", ".circle", ".circle.fill", "heartt", "heart.filled",
    "plus.fill",
    "badge", ".badge", "badge.plus", "heart.badge..", "heart..fill", "no.such.symbol",
    "heart. fill",
    "Heart", "♥", "heart\u{0}", "1234.circle", "circle.badge.no.such.symbol.at.all.fill.slash.x",
  ])
  func otherNamesAreNone(_ name: String) {
    #expect(Symbol(named: name)?.icon.outline.isEmpty != true)
  }

  @Test(arguments: ["heartt", "", ".fill", "plus.fill", "no.such.symbol", "Heart", "♥"])
  func thereIsNoSuchSymbol(_ name: String) { #expect(Symbol(named: name) == nil) }

  @Test func longNamesTakeNoTime() {
    for part in [".circle", ".fill", ".slash", ".badge", ".badge.plus", "backward.", "person.2."] {
      _ = Symbol(named: "heart" + String(repeating: part, count: 10_000))
      _ = Symbol(named: String(repeating: part, count: 10_000) + "heart")
      _ = Symbol.nameSince26("heart" + String(repeating: part, count: 10_000))
    }
  }

  @Test(
    "Names of other versions of the system",
    arguments: [
      ("chevron.backward", "chevron.left"), ("line.horizontal.3", "line.3.horizontal"),
      ("document.on.document", "doc.on.doc"), ("battery.75percent", "battery.75"),
      ("arrow.trianglehead.clockwise", "arrow.clockwise"), ("text.page.fill", "doc.text.fill"),
    ])
  func others(_ name: String, _ same: String) throws {
    let (one, other) = (try #require(Symbol(named: name)), try #require(Symbol(named: same)))
    let isSame = one.icon.outline == other.icon.outline
    #expect(isSame)
  }

  @Test func mostStandInTheMiddleOfCapitals() throws {
    let circle = try #require(Symbol(named: "checkmark.circle"))
    // 0.352 below the middle.
    #expect(abs(circle.baseline - 0.352) < 0.001)
    let share = try #require(Symbol(named: "square.and.arrow.up"))
    #expect(share.baseline > circle.baseline)
    // As the system prints it of 17 points: 20 wide, the ink 1.5 from either side.
    #expect(abs(circle.frame.width * 17 - 20) < 0.1)
  }
}
