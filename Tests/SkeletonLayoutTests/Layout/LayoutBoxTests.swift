import Testing

@testable import SkeletonLayout
@testable import SkeletonModel

struct LayoutBoxTests {
  struct MaskRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tree: String
    let mask: String
    var alignment = Alignment.center
    var direction = LayoutDirection.ltr
    let frames: String
  }

  @Test(arguments: [
    MaskRow(
      testDescription: "a mask fills the node's frame, inside its margin",
      tree: "(use #u pad=10 margin=1,2,3,4 (b #b))", mask: "(b #m)",
      frames: "u 2 1 94 96, m 2 1 94 96"),
    MaskRow(
      testDescription: "a smaller one is centred", tree: "(b #u w=40 h=30)",
      mask: "(b #m w=20 h=10)", frames: "u 0 0 40 30, m 10 10 20 10"),
    MaskRow(
      testDescription: "or aligned", tree: "(b #u w=40 h=30)", mask: "(b #m w=20 h=10)",
      alignment: Alignment(.trailing, .bottom), frames: "u 0 0 40 30, m 20 20 20 10"),
    MaskRow(
      testDescription: "which is mirrored", tree: "(b #u w=40 h=30)", mask: "(b #m w=20 h=10)",
      alignment: Alignment(.trailing, .bottom), direction: .rtl,
      frames: "u 60 0 40 30, m 60 20 20 10"),
    MaskRow(
      testDescription: "a larger one overflows", tree: "(b #u w=40 h=30)",
      mask: "(b #m w=60 h=10)", frames: "u 0 0 40 30, m -10 10 60 10"),
    MaskRow(
      testDescription: "percentages are of the node's frame", tree: "(b #u w=40 h=30)",
      mask: "(b #m w=50% h=50%)", frames: "u 0 0 40 30, m 10 7.5 20 15"),
    MaskRow(
      testDescription: "it moves with an offset, and its size asks nothing of the node",
      tree: "(use #u offset=3,-4 (b #b w=10 h=10))", mask: "(b #m w=500 h=2)",
      frames: "u 3 -4 10 10, m -242 0 500 2"),
  ])
  func masks(_ row: MaskRow) throws {
    var root = Sketch.node(row.tree)
    root.box.effects.mask = Effects.Mask(
      alignment: row.alignment, view: Sketch.node(row.mask))
    let placed = Sketch.place(root, direction: row.direction).root
    let mask = try #require(placed.mask)
    let frames = "u \(Sketch.text(placed.frame)), m \(Sketch.text(mask.frame))"
    #expect(frames == row.frames)
  }

  @Test(arguments: [
    LayoutRow(
      "padding is inside the background", "(use #u pad=1,2,3,4 (b #b))",
      "u 0 0 100 100, b 2 1 94 96"),
    LayoutRow(
      "margin is outside the background", "(use #u margin=1,2,3,4 (b #b))",
      "u 2 1 94 96, b 2 1 94 96"),
    LayoutRow(
      "padding wider than the room leaves nothing", "(use #u pad=60 (b #b))",
      "u 0 0 120 120, b 60 60 0 0"),
    LayoutRow(
      "negative padding spreads the content out", "(use #u pad=-5 (b #b))",
      "u 0 0 100 100, b -5 -5 110 110"),
    LayoutRow(
      "negative padding takes no more than there is", "(use #u pad=-60 (b #b w=100 h=100))",
      "u 0 0 0 0, b -60 -60 100 100"),
    LayoutRow(
      "a fixed frame proposes its sides", "(use #u w=40 h=30 (b #b))",
      "u 0 0 40 30, b 0 0 40 30"),
    LayoutRow(
      "a side not given is the content's", "(use #u w=40 (b #b h=10))",
      "u 0 0 40 10, b 0 0 40 10"),
    LayoutRow(
      "content larger than its frame overflows centred", "(use #u w=40 h=30 (b #b w=60 h=10))",
      "u 0 0 40 30, b -10 10 60 10"),
    LayoutRow(
      "content is aligned by frameAlignment",
      "(use #u w=40 h=30 al=trailing.bottom (b #b w=10 h=10))", "u 0 0 40 30, b 30 20 10 10"),
    LayoutRow(
      "offset moves a node and what is in it, and no neighbour",
      "(v spacing=0 (use #u offset=3,-4 (b #b h=10)) (b #c h=10))",
      "u 3 -4 100 10, b 3 -4 100 10, c 0 10 100 10"),
    LayoutRow("fixedSize asks for the ideal length", "(b #b fixed=hv)", "b 0 0 10 10"),
    LayoutRow("fixedSize along one axis", "(b #b fixed=v)", "b 0 0 100 10"),
    LayoutRow(
      "fixedSize is inside the frames", "(b #b fixed=h idealw=50 maxw=30)",
      "b 0 0 30 100"),
    LayoutRow(
      "padding is inside the fixed frame", "(use #u pad=8 w=50 h=40 (b #b))",
      "u 0 0 50 40, b 8 8 34 24"),
    LayoutRow(
      "percents are of the container's proposal",
      "(h spacing=0 (b #a w=50%) (b #b w=50%))", in: 393, 20, "a 0 0 196.5 20, b 196.5 0 196.5 20"),
    LayoutRow(
      "percents are of the canvas at the root", "(b #b w=65% h=50%)", in: 200, 100,
      "b 0 0 130 50"),
    LayoutRow(
      "percents leave the container's padding out",
      "(v pad=10 align=leading (b #a w=25% h=10%))", in: 100, 100, "a 10 10 20 8"),
    LayoutRow(
      "percents see through wrappers", "(h pad=10 (use pad=5 (use w=30 (b #a w=50% h=10))))",
      in: 100, 100, "a 10 15 40 10"),
    LayoutRow(
      "a percent of an unknown length counts as not given",
      "(scroll (b #a h=50%))", in: 100, 100, "a 0 0 100 10"),
    LayoutRow(
      "a percent of a canvas of height fit counts as not given", "(b #a h=50%)", in: 100, nil,
      "a 0 0 100 10"),
    LayoutRow(
      "a percent of an infinite length counts as not given",
      "(h spacing=0 (h spacing=0 (use #u w=50% (b w=10 h=10))) (b #b h=10 maxw=70))", in: 100, 10,
      "u 0 0 25 10, b 25 0 70 10"),
    LayoutRow(
      "a container's fixed frame is what percents are of",
      "(v w=80 h=40 align=leading (b #a w=50% h=50%))", in: 100, 100, "a 20 10 40 20"),
    LayoutRow("flexible bounds take percents", "(b #a maxw=50%)", in: 100, 20, "a 0 0 50 20"),
    LayoutRow(
      "a column hugs its percent bars", "(v #v (b #a w=60% h=16))", in: 100, 100,
      "v 0 0 60 16, a 0 0 60 16"),
    LayoutRow(
      "fill keeps a column of percent bars wide",
      "(v #v align=leading maxw=inf al=leading (b #a w=60% h=16))", in: 100, 100,
      "v 0 0 100 16, a 0 0 60 16"),
  ])
  func box(_ row: LayoutRow) { row.check() }

  @Test(arguments: [
    LayoutRow(
      "both bounds: the proposal, bounded", "(use #u minw=20 maxw=50 (b w=10 h=10))",
      "u 0 0 50 10"),
    LayoutRow(
      "fill: the whole proposal", "(use #u maxw=inf (b #b w=10 h=10))",
      "u 0 0 100 10, b 45 0 10 10"),
    LayoutRow(
      "only a maximum: no less than the child", "(use #u maxw=50 (b w=70 h=10))",
      "u 0 0 50 10"),
    LayoutRow(
      "only a maximum: no more than is offered", "(use #u maxw=150 (b w=70 h=10))",
      "u 0 0 100 10"),
    LayoutRow(
      "only a minimum: the child, when it is larger", "(use #u minw=20 (b w=70 h=10))",
      "u 0 0 70 10"),
    LayoutRow(
      "only a minimum: no more than is offered", "(use #u minw=20 (b w=170 h=10))",
      "u 0 0 100 10"),
    LayoutRow(
      "only a minimum: the minimum, when the child is smaller",
      "(use #u minw=120 (b w=70 h=10))", "u 0 0 120 10"),
    LayoutRow(
      "an ideal alone is proposed where nothing is", "(use fixed=v (b #b idealh=33))",
      "b 0 0 100 33"),
    LayoutRow(
      "an ideal does not matter where something is proposed", "(b #b idealh=33)",
      "b 0 0 100 100"),
    LayoutRow(
      "no proposal: the child, bounded", "(scroll (use #u minh=30 maxh=50 (b h=70)))",
      "u 0 0 100 50"),
    LayoutRow("fill in a scroll hugs", "(scroll (use #u maxh=inf (b h=70)))", "u 0 0 100 70"),
    LayoutRow(
      "no proposal: the ideal, whatever the child", "(scroll (use #u idealh=50 (b #b h=20)))",
      "u 0 0 100 50, b 0 15 100 20"),
    LayoutRow(
      "no proposal: the ideal, bounded", "(scroll (use #u minh=10 maxh=40 idealh=50 (b h=20)))",
      "u 0 0 100 40"),
    LayoutRow(
      "placed, a frame proposes its own size",
      "(v #v maxw=90 spacing=0 (h #h (b #a w=120 h=10)) (b #b h=10))", in: 60, 100,
      "v 0 0 90 20, h -15 0 120 10, a -15 0 120 10, b 0 10 90 10"),
    LayoutRow(
      "placed, a frame that a bound decided proposes that", "(scroll (use #u minh=30 (b #b)))",
      "u 0 0 100 30, b 0 0 100 30"),
    LayoutRow(
      "placed, a frame that its child decided proposes nothing",
      "(scroll (use #u minh=5 (h #h spacing=0 (b #b minh=9) (b #c h=20))))",
      "u 0 0 100 20, h 0 0 100 20, b 0 0 50 20, c 50 0 50 20"),
    LayoutRow(
      "of contradicting bounds the minimum wins", "(b #b minw=50 maxw=20)",
      "b 0 0 50 100"),
  ])
  func flexibleFrame(_ row: LayoutRow) { row.check() }

  @Test(arguments: [
    LayoutRow("fit takes the side that is short", "(b #b ratio=2/1)", in: 100, 20, "b 0 0 40 20"),
    LayoutRow("fit in a narrow place", "(b #b ratio=1/2)", in: 20, 100, "b 0 0 20 40"),
    LayoutRow(
      "fill takes the side that is long", "(b #b ratio=2/1 mode=fill)", in: 100, 80,
      "b 0 0 160 80"),
    LayoutRow(
      "one side gives the other", "(scroll (b #b ratio=2/3))", in: 172.5, 800,
      "b 0 0 172.5 258.75"),
    LayoutRow(
      "a height gives the width", "(scroll axis=h (b #b ratio=2/3))", in: 300, 90,
      "b 0 0 60 90"),
    LayoutRow(
      "nothing proposed, nothing changed", "(b #b fixed=hv ratio=2/1)", in: 100, 20,
      "b 0 0 10 10"),
    LayoutRow(
      "the fixed frame is outside the ratio", "(b #b w=64 ratio=2/3)", in: 393, nil,
      "b 0 0 64 96"),
    LayoutRow(
      "the flexible frame is inside the ratio",
      "(v #v maxw=inf maxh=inf ratio=3/1)", in: 393, 852, "v 0 0 393 131"),
    LayoutRow("only the proposal changes", "(use #u ratio=2/1 (b w=10 h=40))", "u 0 0 10 40"),
  ])
  func aspectRatio(_ row: LayoutRow) { row.check() }

  @Test(arguments: [
    LayoutRow(
      "a share of the canvas where nothing scrolls", "(b #b relative=3,1,16 h=10)",
      in: 393, 50, "b 0 0 120.333 10"),
    LayoutRow(
      "a span takes the gaps within it", "(b #b relative=3,2,15 h=10)", in: 390, 50,
      "b 0 0 255 10"),
    LayoutRow(
      "of the viewport less its content margins",
      """
      (scroll axis=h margins=0,16,0,16 (h spacing=16 (use #a relative=2,1,16 (b h=10)) \
      (b #b h=10 relative=2,1,16)))
      """,
      in: 393, 50, "a 16 0 172.5 10, b 204.5 0 172.5 10"),
    LayoutRow(
      "through containers, and whatever they propose",
      "(scroll axis=h (h pad=20 (v w=10 (b #a relative=1,1,0 h=10))))", in: 100, 50,
      "a -25 20 100 10"),
    LayoutRow(
      "along the vertical axis", "(scroll (b #a relative=4,1,0 along=v))", in: 100, 80,
      "a 0 0 100 20"),
    LayoutRow(
      "counts as not given in an infinite length",
      "(h spacing=0 (scroll (use #u relative=2,1,0 (b w=10 h=10))) (b #b h=10 maxw=70))",
      in: 100, 10, "u 0 0 25 10, b 25 0 70 10"),
    LayoutRow(
      "of the final viewport, not of those tried before",
      "(v spacing=0 (scroll (v #v (b #b relative=2,1,0 along=v))) (b #a h=20))", in: 100, 100,
      "v 0 0 100 40, b 0 0 100 40, a 0 80 100 20"),
    LayoutRow(
      "counts as not given on a canvas of height fit", "(b #a relative=4,1,0 along=v)", in: 100,
      nil,
      "a 0 0 100 10"),
  ])
  func containerRelativeFrame(_ row: LayoutRow) { row.check() }

  @Test(arguments: [
    LayoutRow("its centre stands there", "(b #b w=20 h=10 at=30,40)", "b 20 35 20 10"),
    LayoutRow("or its anchor", "(b #b w=20 h=10 at=30,40 anchor=0,0)", "b 30 40 20 10"),
    LayoutRow(
      "an anchor is a share of the node, inside of it or not",
      "(b #b w=20 h=10 at=30,40 anchor=1,1.5)", "b 10 25 20 10"),
    LayoutRow(
      "percents are of the room", "(b #b w=20 h=10 at=50%,110% anchor=0,0)", in: 200, 50,
      "b 100 55 20 10"),
    LayoutRow(
      "it takes all the room", "(use #u (b #b w=20 h=10 at=0,0 anchor=0,0))",
      "u 0 0 100 100, b 0 0 20 10"),
    LayoutRow(
      "in a stack it leaves to the others what they cannot do without",
      "(h spacing=0 (b #a w=30) (use #u (b #b w=20 h=10 at=100%,0 anchor=1,0)))",
      "a 0 0 30 100, u 30 0 70 100, b 80 0 20 10"),
    LayoutRow(
      "layers of a size are a drawing",
      "(z #z w=80 h=40 (b #a w=50% h=50% at=25%,25%) (b #b w=8 h=8 at=100%,100% anchor=1,1))",
      "z 0 0 80 40, a 0 0 40 20, b 72 32 8 8"),
    LayoutRow(
      "where nothing is proposed it is as long as the node",
      "(scroll (use #u (b #b w=20 h=10 at=10%,50% anchor=0,0.5)))", "u 0 0 100 10, b 10 0 20 10"),
    LayoutRow(
      "a margin is taken from the room",
      "(use #u (b #b w=20 h=10 margin=5,10,5,10 at=50%,0 anchor=0,0))",
      "u 0 0 100 100, b 50 5 20 10"),
    LayoutRow(
      "what fills is as large as the room, and moved", "(b #b at=0,0)", "b -50 -50 100 100"),
    LayoutRow(
      "placed, it is proposed the room",
      "(scroll (use #u minh=30 (b #b maxw=40 at=0,0 anchor=0,0)))", "u 0 0 100 30, b 0 0 40 30"),
    LayoutRow(
      "an offset is besides", "(b #b w=20 h=10 at=30,40 anchor=0,0 offset=3,-4)",
      "b 33 36 20 10"),
    LayoutRow(
      "baselines are where it stands",
      "(h spacing=0 align=center.firstTextBaseline "
        + "(text #t w=10 h=20 value=a at=0,100% anchor=0,1) (text #s value=b h=20))",
      "t 0 80 10 20, s 90 80 10 20"),
  ])
  func position(_ row: LayoutRow) { row.check() }

  @Test("a position is mirrored, and an offset is not")
  func positionMirrored() {
    let tree = "(z (b #b w=20 h=10 at=10%,4 anchor=0,0 offset=3,0))"
    for (direction, x) in [(LayoutDirection.ltr, 13.0), (.rtl, 73)] {
      let screen = Sketch.place(tree, width: 100, height: 100, direction: direction)
      let frames = Sketch.all(screen.root).map(\.frame)
      #expect(frames.last == Frame(x: x, y: 4, width: 20, height: 10))
    }
  }
}
