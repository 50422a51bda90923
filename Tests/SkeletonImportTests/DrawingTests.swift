import SkeletonModel
import Testing

@testable import SkeletonImport

/// The small readers of drawings: colours, lengths, transformations, radii.
struct DrawingTests {
  @Test(arguments: [
    ("#abc", "#aabbcc"), ("#abcdef", "#abcdef"), ("#ABCDEF80", "#abcdef @ 0.502"),
    ("#abc8", "#aabbcc @ 0.533"), (" #1e293b ", "#1e293b"), ("red", "#ff0000"),
    ("RebeccaPurple", "#663399"), ("transparent", "#000000 @ 0"), ("rgb(1, 2, 3)", "#010203"),
    ("rgba(255,255,255,.5)", "#ffffff @ 0.5"), ("rgb(100% 0% 50% / 20%)", "#ff0080 @ 0.2"),
    ("hsl(120, 100%, 25%)", "#008000"), ("hsla(-120deg 100% 50% / 1)", "#0000ff"),
    ("rgb(300, -1, 0)", "#ff0000"),
    ("var(--skeleton, #123456)", "#123456"), ("var(--a, var(--b, red))", "#ff0000"),
  ])
  func aColorIsRead(text: String, color: String) {
    #expect(CSSColor.read(text)?.written == color)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#gggggg", "nocolor", "var(--a)", "rgb(1,2)", "rgb(a,b,c)", "url(#a)",
  ])
  func whatIsNoColorIsRefused(text: String) { #expect(CSSColor.read(text) == nil) }

  @Test(arguments: [
    ("4", 4.0), (" 4px ", 4), ("1in", 96), ("2.54cm", 96), ("72pt", 96), ("1rem", 16), (".5", 0.5),
    ("5.", 5), ("-3", -3), ("1e2", 100), ("10%", 20), ("+2", 2),
    ("calc(50% + 8px)", 108), ("calc(100% - 1rem - 4px)", 180), ("calc( 3px )", 3),
  ])
  func aLengthIsRead(text: String, points: Double) throws {
    let found = try #require(Length.read(.text(text))?.points(of: 200))
    #expect(abs(found - points) < 1e-9)
  }

  @Test(arguments: [
    "", "px", "calc()", "calc(1px +)", "calc(2 * 1px)", "calc(1px 2px)", "calc(calc(1px))", "4vw",
    "nan", "inf", "0x10", "1e999",
  ])
  func whatIsNoLengthIsRefused(text: String) { #expect(Length.read(.text(text)) == nil) }

  @Test(arguments: [
    ("translate(3 4)", 4.0, 6.0), ("translate(3)", 4, 2), ("scale(2)", 2, 4), ("scale(2, 3)", 2, 6),
    ("rotate(90)", -2, 1), ("rotate(90 1 1)", 0, 1), ("matrix(1 0 0 1 5 6)", 6, 8),
    ("skewX(45)", 3, 2), ("translate(1px, 2px) scale(2)", 3, 6), ("none", 1, 2), ("", 1, 2),
    ("scaleX(-1)", -1, 2), ("translate(1,1),rotate(180deg)", 0, -1),
  ])
  func aTransformationMovesAPoint(text: String, x: Double, y: Double) throws {
    let transform = try #require(Affine.read(text))
    let point = transform.place(Offset(x: 1, y: 2))
    #expect(abs(point.x - x) < 1e-5 && abs(point.y - y) < 1e-5)
  }

  @Test(arguments: [
    "spin(1)", "translate(", "translate)", "matrix(1)", "scale(a)", "skewX(90)",
    "scale(1e300) scale(1e300)",
  ])
  func whatIsNoTransformationIsRefused(text: String) { #expect(Affine.read(text) == nil) }

  /// In a box of 100 by 40, from the top left, clockwise.
  @Test(arguments: [
    ("8", [8.0, 8, 8, 8, 8, 8, 8, 8]), ("4px 6px", [4, 4, 6, 6, 4, 4, 6, 6]),
    ("4px 4px 0px 0px", [4, 4, 4, 4, 0, 0, 0, 0]), ("1 2 3", [1, 1, 2, 2, 3, 3, 2, 2]),
    ("10%", [10, 4, 10, 4, 10, 4, 10, 4]), ("10px / 5px", [10, 5, 10, 5, 10, 5, 10, 5]),
    ("9999px", [20, 20, 20, 20, 20, 20, 20, 20]),
    ("60px 0 0 0", [40, 40, 0, 0, 0, 0, 0, 0]),
  ])
  func aRadiusIsReadAsInCSS(text: String, corners: [Double]) throws {
    let radii = try #require(BoneRadius.read(text, Extent(width: 100, height: 40)))
    let found = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    #expect(zip(found.flatMap { [$0.x, $0.y] }, corners).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test(arguments: ["", "round", "1 2 3 4 5", "-1", "1 / 2 / 3", "1px /"])
  func whatIsNoRadiusIsRefused(text: String) {
    #expect(BoneRadius.read(text, Extent(width: 100, height: 40)) == nil)
  }

  @Test(arguments: [
    ("plain", "plain"), ("two words", "two words"), ("true", "\"true\""), ("", "\"\""),
    ("a: b", "\"a: b\""), ("# a", "\"# a\""), ("7", "\"7\""), ("line\nbreak", "\"line\\nbreak\""),
  ])
  func aTextIsQuotedWhereItMustBe(text: String, written: String) {
    #expect(DocumentWriter.quoted(text) == written)
  }

  @Test(arguments: [
    ("Card", "Card"), ("my card!", "my-card"), ("../../etc", "etc"), ("", "imported"),
    ("日本", "日本"), ("!?", "imported"), ("a.b_c-d", "a.b_c-d"), (".hidden", "hidden"),
  ])
  func aNameIsOneForAFile(text: String, name: String) { #expect(documentFileName(text) == name) }
}
