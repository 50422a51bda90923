import Testing

struct LayoutStackTests {
  @Test(arguments: [
    LayoutRow(
      "spacing is taken before the shares", "(h spacing=10 (b #a) (b #b))", in: 100, 20,
      "a 0 0 45 20, b 55 0 45 20"),
    LayoutRow(
      "spacing wider than the room leaves children nothing", "(h #h spacing=180 (b #a) (b #b))",
      in: 100, 20, "h 0 0 180 20, a 0 0 0 20, b 180 0 0 20"),
    LayoutRow(
      "the default spacing is 8", "(v #v (b #a h=10) (b #b h=10))", in: 100, 100,
      "v 0 0 100 28, a 0 0 100 10, b 0 18 100 10"),
    LayoutRow(
      "there is no default spacing beside a spacer",
      "(h (b #a w=10 h=10) (s) (b #b w=10 h=10) (b #c w=10 h=10))", in: 100, 10,
      "a 0 0 10 10, b 72 0 10 10, c 90 0 10 10"),
    LayoutRow(
      "an explicit spacing stands on both sides of a spacer",
      "(h #h fixed=h spacing=12 (b #a w=10 h=10) (s) (b #b w=10 h=10))", in: 100, 10,
      "h 0 0 52 10, a 0 0 10 10, b 42 0 10 10"),
    LayoutRow(
      "a spacer handed through wrappers is still a spacer",
      "(h (b #a w=10 h=10) (use #u (s)) (b #b w=10 h=10))", in: 100, 10,
      "a 0 0 10 10, u 10 5 80 0, b 90 0 10 10"),
    LayoutRow(
      "a spacer with room around it is spaced like any view",
      "(h (b #a w=10 h=10) (use pad=0,3,0,3 (s)) (b #b w=10 h=10))", in: 20, 10,
      "a 0 0 10 10, b 40 0 10 10"),
    LayoutRow(
      "the least flexible child chooses first", "(h spacing=0 (b #a) (b #b w=70) (b #c maxw=10))",
      in: 100, 20, "a 0 0 20 20, b 20 0 70 20, c 90 0 10 20"),
    LayoutRow(
      "length that a child leaves unused goes to the following ones",
      "(h spacing=0 (b #a maxw=40) (b #b maxw=10) (b #c maxw=60))", in: 100, 20,
      "a 0 0 40 20, b 40 0 10 20, c 50 0 50 20"),
    LayoutRow(
      "among the infinitely flexible the larger minimum goes first",
      "(h spacing=0 (b #a minw=10 maxw=inf) (b #b minw=60 maxw=inf))", in: 100, 20,
      "a 0 0 40 20, b 40 0 60 20"),
    LayoutRow(
      "ties go by position", "(h spacing=0 (b #a) (b #b) (b #c minw=0 maxw=inf))", in: 90, 20,
      "a 0 0 30 20, b 30 0 30 20, c 60 0 30 20"),
    LayoutRow(
      "a higher priority takes all but what the lower ones need",
      "(h spacing=0 (b #a minw=20 maxw=inf) (b #b priority=1))", in: 100, 20,
      "a 0 0 20 20, b 20 0 80 20"),
    LayoutRow(
      "three priorities choose from the highest down",
      "(h spacing=0 (b #a minw=5) (b #b priority=2 maxw=50) (b #c priority=1 minw=10 maxw=30))",
      in: 100, 20, "a 0 0 20 20, b 20 0 50 20, c 70 0 30 20"),
    LayoutRow(
      "a negative priority still ranks above spacers",
      "(h spacing=0 (s #s min=10) (b #a priority=-5))", in: 100, 20, "s 0 10 10 0, a 10 0 90 20"),
    LayoutRow(
      "a priority passes through wrappers",
      "(h spacing=0 (b #a) (use #u margin=0,5,0,5 (b #b priority=1)))", in: 100, 20,
      "a 0 0 0 20, u 5 0 90 20, b 5 0 90 20"),
    LayoutRow(
      "a wrapper's own priority wins", "(h spacing=0 (b #a) (use #u priority=0 (b priority=1)))",
      in: 100, 20, "a 0 0 50 20, u 50 0 50 20"),
    LayoutRow(
      "spacers share what is left", "(h (s #s) (b #a w=20 h=10) (s #t))", in: 100, 20,
      "s 0 5 40 0, a 40 0 20 10, t 60 5 40 0"),
    LayoutRow(
      "a spacer keeps its least length and the row overflows",
      "(h #h (b #a w=60) (s #s min=24) (b #b w=60))", in: 100, 20,
      "h 0 0 144 20, a 0 0 60 20, s 60 10 24 0, b 84 0 60 20"),
    LayoutRow(
      "outside a stack a spacer takes both ways", "(z #z (s #s))", in: 100, 50,
      "z 0 0 100 50, s 0 0 100 50"),
    LayoutRow(
      "across, each child gets the whole proposal", "(v #v spacing=0 (b #a h=10) (b #b w=30 h=10))",
      in: 100, 100, "v 0 0 100 20, a 0 0 100 10, b 35 10 30 10"),
    LayoutRow(
      "leading", "(v align=leading spacing=0 (b #a w=50 h=10) (b #b w=30 h=10))", in: 100, 100,
      "a 0 0 50 10, b 0 10 30 10"),
    LayoutRow(
      "trailing", "(v align=trailing spacing=0 (b #a w=50 h=10) (b #b w=30 h=10))", in: 100, 100,
      "a 0 0 50 10, b 20 10 30 10"),
    LayoutRow(
      "bottom", "(h align=bottom spacing=0 (b #a w=50 h=10) (b #b w=30 h=30))", in: 100, 100,
      "a 0 20 50 10, b 50 0 30 30"),
    LayoutRow(
      "negative spacing lets avatars overlap",
      "(h #h spacing=-8 (circle #a size=32) (circle #b size=32))",
      in: 100, 100, "h 0 0 56 32, a 0 0 32 32, b 24 0 32 32"),
    LayoutRow("an empty stack is nothing", "(h #h)", "h 0 0 0 0"),
    LayoutRow(
      "an ideal length is proposed to every child", "(v #v fixed=v (b #a) (s #s) (b #b h=30))",
      in: 100, 100, "v 0 0 100 48, a 0 0 100 10, s 50 10 0 8, b 0 18 100 30"),
    LayoutRow(
      "placed, a row offered no height proposes its own",
      "(h #h fixed=v spacing=0 (b #b w=10) (text #t value=aa_bb w=20))", in: 100, 100,
      "h 0 0 30 40, b 0 0 10 40, t 10 0 20 40"),
    LayoutRow(
      "a divider in a row that scrolls is as high as the row",
      "(scroll (h #h spacing=0 (b w=10 h=30) (divider #d)))", in: 100, 100,
      "h 0 0 11 30, d 10 0 1 30"),
    LayoutRow(
      "a column offered no width proposes its own",
      "(scroll axis=h (v #v spacing=0 (b w=70 h=10) (divider #d)))", in: 100, 100,
      "v 0 0 70 11, d 0 10 70 1"),
    LayoutRow(
      "a percent is of what is proposed in the pass at hand",
      "(scroll (h #h spacing=0 (b w=10 h=30) (b #b h=50%)))", in: 100, 100,
      "h 0 0 100 30, b 10 7.5 90 15"),
    LayoutRow(
      "the baseline that they share is in the row",
      "(h #h align=firstTextBaseline (text #t value=aa leading=24 h=10 al=top))", in: 100, 100,
      "h 0 0 20 18, t 0 0 20 10"),
    LayoutRow(
      "baselines are those of the placed",
      """
      (h align=lastTextBaseline spacing=0 (text #t value=aaa_b_c maxw=50) (text #u value=cc))
      """,
      in: 35, 100, "t 0 0 17.5 60, u 17.5 40 17.5 20"),
    LayoutRow(
      "first baselines are aligned, a block by its bottom edge",
      """
      (h #h align=firstTextBaseline spacing=0 (text #t value=aa) (text #u value=bb leading=40) \
      (b #b w=10 h=10))
      """,
      in: 100, 100, "h 0 0 50 40, t 0 15 20 20, u 20 0 20 40, b 40 20 10 10"),
    LayoutRow(
      "last baselines are aligned",
      "(h #h align=lastTextBaseline spacing=0 (text #t value=aa_bb w=20) (text #u value=cc))",
      in: 100, 100, "h 0 0 40 40, t 0 0 20 40, u 20 20 20 20"),
    LayoutRow(
      "a container has its first text's baseline",
      """
      (h align=firstTextBaseline spacing=0 (v #v spacing=0 pad=5 (b w=10 h=10) (text value=a)) \
      (text #u value=bb))
      """,
      in: 100, 100, "v 0 0 20 40, u 20 15 20 20"),
    LayoutRow(
      "of several texts the topmost is the first",
      "(h align=firstTextBaseline spacing=0 (v spacing=0 (text value=a) (text value=b)) (text #u))",
      in: 100, 100, "u 10 15 0 0"),
    LayoutRow(
      "a container has its last text's baseline",
      """
      (h align=lastTextBaseline spacing=0 (v #v spacing=0 (text value=a) (text value=b) \
      (b w=5 h=10)) \
      (text #u value=bb))
      """,
      in: 100, 100, "v 0 0 10 50, u 10 20 20 20"),
  ])
  func children(_ row: LayoutRow) { row.check() }

  @Test(arguments: [
    LayoutRow(
      "layers get the whole proposal and are centred", "(z #z (b #a w=40 h=10) (b #b w=20 h=30))",
      in: 100, 100, "z 0 0 40 30, a 0 10 40 10, b 10 0 20 30"),
    LayoutRow(
      "layers are aligned in a corner",
      "(z align=trailing.bottom (b #a w=40 h=10) (b #b w=20 h=30))",
      in: 100, 100, "a 0 20 40 10, b 20 0 20 30"),
    LayoutRow(
      "the highest priority decides the size that the others are proposed",
      "(z #z (b #a) (b #b w=20 h=30 priority=1))", in: 100, 100,
      "z 0 0 20 30, a 0 0 20 30, b 0 0 20 30"),
    LayoutRow("no layers are nothing", "(z #z)", "z 0 0 0 0"),
  ])
  func layers(_ row: LayoutRow) { row.check() }
}
