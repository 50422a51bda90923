import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

struct LayoutScreenTests {
  static let list =
    "(scroll (v #list spacing=0 "
    + (0..<8).map { i in
      "(use #row\(i) (h spacing=12 pad=12,16,12,16 (circle #avatar\(i) size=50) "
        + "(v align=leading spacing=8 (b #name\(i) w=120 h=16) (b #preview\(i) w=200 h=14)) "
        + "(s) (b #time\(i) w=40 h=12)))"
    }.joined(separator: " ") + "))"

  /// The width, and the x positions of the row's four parts.
  static let rows: [(Double, [Double])] = [
    (320, [-7, 55, 55, 287]), (375, [16, 78, 78, 319]), (393, [16, 78, 78, 337]),
    (430, [16, 78, 78, 374]),
  ]

  @Test("Buzzbox's conversation list", arguments: rows)
  func conversations(width: Double, x: [Double]) {
    let placed = Sketch.place(Self.list, width: width, height: 852, alignment: .center)
    let frames = Dictionary(
      Sketch.named(placed.root).map { ($0, Sketch.text($1.frame)) }, uniquingKeysWith: { a, _ in a }
    )
    for i in 0..<8 {
      let y = 74 * i
      #expect(frames["avatar\(i)"] == "\(Int(x[0])) \(y + 12) 50 50")
      #expect(frames["name\(i)"] == "\(Int(x[1])) \(y + 18) 120 16")
      #expect(frames["preview\(i)"] == "\(Int(x[2])) \(y + 42) 200 14")
      #expect(frames["time\(i)"] == "\(Int(x[3])) \(y + 31) 40 12")
    }
    #expect(frames["list"]?.hasSuffix(" 592") == true)
  }

  @Test("Buzzbox's message thread", arguments: [320.0, 375, 393, 430])
  func messages(width: Double) {
    let tree =
      "(scroll (v #thread spacing=16 pad=16 "
      + (0..<10).map {
        $0 % 3 == 0 ? "(h (s) (b #m\($0) w=200 h=40))" : "(h (b #m\($0) w=180 h=40) (s))"
      }.joined(separator: " ") + "))"
    let frames = Sketch.frames(tree, width: width, height: 852, alignment: .center)
    let bubbles = (0..<10).map { i in
      let y = 16 + 56 * i
      return i % 3 == 0
        ? "m\(i) \((width - 216).threeDecimals) \(y) 200 40" : "m\(i) 16 \(y) 180 40"
    }
    #expect(
      frames == "thread 0 0 \(width.threeDecimals) 576, " + bubbles.joined(separator: ", "))
  }

  @Test(arguments: [
    LayoutRow(
      "a scroll is as long as proposed and as wide as its content",
      "(scroll #s (b #b w=40 h=300))", in: 100, 100, "s 0 0 40 100, b 0 0 40 300"),
    LayoutRow(
      "a horizontal scroll", "(scroll #s axis=h (b #b w=300 h=40))", in: 100, 100,
      "s 0 0 100 40, b 0 0 300 40"),
    LayoutRow(
      "content shorter than the viewport begins at the top",
      "(scroll #s (b #b h=40))", in: 100, 100, "s 0 0 100 100, b 0 0 100 40"),
    LayoutRow(
      "content margins inset the content",
      "(scroll #s margins=1,2,3,4 (b #b h=40))", in: 100, 100, "s 0 0 100 100, b 2 1 94 40"),
    LayoutRow(
      "a scroll that is proposed no length is as long as its content",
      "(scroll #s margins=5 (b #b h=40))", in: 100, nil, "s 0 0 100 50, b 5 5 90 40"),
    LayoutRow(
      "a scroll proposes its viewport across its axis, nothing along it",
      "(scroll margins=0,10,0,10 (b #b w=50% h=50%))", in: 100, 100, "b 10 0 40 10"),
    LayoutRow(
      "a scroll in a column takes what the others leave",
      "(v spacing=0 (b #a h=30) (scroll #s (b h=500)))", in: 100, 100,
      "a 0 0 100 30, s 0 30 100 70"),
    LayoutRow(
      "a sheet of two thirds", "(v #sheet h=65% (b))", in: 393, 852,
      "sheet 0 0 393 553.8"),
  ])
  func scroll(_ row: LayoutRow) { row.check() }

  @Test func theRootIsCentredInTheCanvas() {
    let frames = Sketch.frames("(b #b w=120 h=20)", width: 100, height: 50, alignment: .center)
    #expect(frames == "b -10 15 120 20")
  }

  @Test func theRootIsAlignedInTheCanvas() {
    let frames = Sketch.frames(
      "(b #b w=20 h=20 margin=5)", width: 100, height: 50,
      alignment: Alignment(.trailing, .bottom))
    #expect(frames == "b 75 25 20 20")
  }

  @Test func aCanvasOfHeightFitIsAsHighAsTheRoot() {
    let placed = Sketch.place("(b h=30 margin=5)", width: 100, height: nil, alignment: .center)
    #expect(placed.extent == Extent(width: 100, height: 40))
  }

  @Test func agorasLines() {
    let placed = Sketch.place("(lines widths=100%,85%,60% pad=0,16,0,16)", width: 393, height: nil)
    let widths = placed.root.parts.map { part in
      if case .bar(let frame) = part { frame.width.threeDecimals } else { "none" }
    }
    #expect(widths == ["361", "306.85", "216.6"])
  }
}
