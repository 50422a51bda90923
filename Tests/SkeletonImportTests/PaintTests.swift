import SkeletonModel
import Testing

@testable import SkeletonImport

/// What a drawing's shapes are painted in, and that any of it is a document.
struct PaintTests {
  private func read(_ text: String, file: String = "a.svg") throws -> ImportResult {
    let result = try importDocuments(Array(text.utf8), file: file)
    for document in result.documents { try document.check(from: file) }
    return result
  }

  private func svg(_ inside: String) throws -> ImportResult {
    try read("<svg width='100' height='50'>\(inside)</svg>")
  }

  private static let box = "x='10' y='10' width='40' height='20'"

  @Test(arguments: [
    ("<g fill='rgba(0,0,0,.5)'><rect # fill-opacity='.5'/></g>", ["fill: \"#000000 @ 0.25\""]),
    ("<g fill='red' fill-opacity='.5'><rect # fill='inherit'/></g>", ["fill: \"#ff0000 @ 0.5\""]),
    ("<g fill='red' fill-opacity='.5'><rect #/></g>", ["fill: \"#ff0000 @ 0.5\""]),
    ("<g fill='none'><rect # fill='inherit'/></g>", []),
    ("<g fill='none' stroke='red' stroke-width='2'><rect #/></g>", ["fill: \"#ff0000\""]),
    (
      "<g fill='none' stroke='red' stroke-opacity='.5'><g stroke='blue'><rect #/></g></g>",
      ["fill: \"#0000ff @ 0.5\""]
    ),
    ("<g fill='none' stroke='red'><rect # stroke='none'/></g>", []),
    (
      "<g visibility='hidden'><rect # fill='red'/><rect # fill='blue' visibility='visible'/></g>",
      ["fill: \"#0000ff\""]
    ),
    ("<g display='none'><rect # visibility='visible'/></g>", []),
    (
      "<linearGradient id='a'><stop offset='0' stop-color='red'/><stop offset='1' stop-color='blue'/>"
        + "</linearGradient><rect # fill='url(#a)' fill-opacity='.5'/>",
      [
        "fill: {stops: [\"#ff0000 @ 0.5\", \"#0000ff @ 0.5\"], startPoint: {x: 0, y: 0}, "
          + "endPoint: {x: 1, y: 0}}"
      ]
    ),
    // Its ends lie in the drawing: on the left edge of the shape, and one width right of it.
    (
      "<linearGradient id='a' gradientUnits='userSpaceOnUse' x1='10' y1='10' x2='90' y2='10'>"
        + "<stop offset='0' stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>"
        + "<rect # fill='url(#a)'/>",
      [
        "fill: {stops: [\"#ff0000\", \"#0000ff\"], startPoint: {x: 0, y: 0}, "
          + "endPoint: {x: 2, y: 0}}"
      ]
    ),
    (
      "<linearGradient id='a' gradientUnits='userSpaceOnUse' x1='10' y1='10' x2='90000' y2='10'>"
        + "<stop offset='0' stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>"
        + "<rect # fill='url(#a)'/>",
      [
        "fill: {stops: [\"#ff0000\", \"#0000ff\"], startPoint: {x: 0, y: 0}, "
          + "endPoint: {x: 100, y: 0}}"
      ]
    ),
    (
      "<radialGradient id='a' gradientUnits='userSpaceOnUse' cx='30' cy='20' r='20'>"
        + "<stop offset='0' stop-color='red'/><stop offset='1' stop-color='blue'/></radialGradient>"
        + "<g transform='translate(5 0)'><rect # fill='url(#a)'/></g>",
      [
        "fill: {stops: [\"#ff0000\", \"#0000ff\"], center: {x: 0.5, y: 0.5}, startRadius: 0, "
          + "endRadius: 20}"
      ]
    ),
    // What lies across its direction before the shape makes it oblique.
    (
      "<linearGradient id='a' x2='1' y2='1'><stop offset='0' stop-color='red'/>"
        + "<stop offset='1' stop-color='blue'/></linearGradient><rect # fill='url(#a)'/>",
      [
        "fill: {stops: [\"#ff0000\", \"#0000ff\"], startPoint: {x: 0, y: 0}, "
          + "endPoint: {x: 0.4, y: 1.6}}"
      ]
    ),
    ("<g color='#336699'><rect # fill='currentColor'/></g>", ["fill: \"#336699\""]),
    (
      "<g color='red'><g style='color: blue'><rect # fill='none' stroke='currentcolor'/></g></g>",
      ["fill: \"#0000ff\""]
    ),
    // An offset is at least the one before.
    (
      "<linearGradient id='a'><stop offset='.2' stop-color='red'/><stop offset='.1' stop-color='lime'/>"
        + "<stop offset='.9' stop-color='blue'/></linearGradient><rect # fill='url(#a)'/>",
      [
        "fill: {stops: [{color: \"#ff0000\", location: 0.2}, {color: \"#00ff00\", location: 0.2}, "
          + "{color: \"#0000ff\", location: 0.9}], startPoint: {x: 0, y: 0}, endPoint: {x: 1, y: 0}}"
      ]
    ),
  ])
  func aShapeIsPaintedAsSVGSays(inside: String, fills: [String]) throws {
    let text = try svg(
      inside.replacing("#/>", with: "\(Self.box)/>")
        .replacing("# ", with: "\(Self.box) "))
    let document = try #require(text.documents.first).text
    var found: [String] = []
    for line in document.split(separator: "\n") {
      guard let start = line.firstRange(of: "fill: ")?.lowerBound else { continue }
      let rest = String(line[start...])
      found.append(line.contains("- ") ? String(rest.dropLast()) : rest)
    }
    #expect(found == fills)
  }

  @Test(arguments: [
    ("<g clip-path='url(#a)'><rect #/></g>", "clip-path=url(#a)"),
    ("<g mask='url(#a)'><rect #/></g>", "mask=url(#a)"),
    ("<g filter='blur(2px)'><rect #/></g>", "filter=blur(2px)"),
    ("<g style='mix-blend-mode: multiply'><rect #/></g>", "mix-blend-mode=multiply"),
    ("<g mask='none' style='mix-blend-mode: normal'><rect filter='none' #/></g>", nil),
  ])
  func whatAGroupIsSeenThroughIsListed(inside: String, value: String?) throws {
    let result = try svg(inside.replacing("#/>", with: "\(Self.box)/>"))
    #expect(result.notes.map(\.value) == (value.map { [$0] } ?? []))
    #expect(
      result.notes.allSatisfy {
        $0.outcome == "of a group cannot be carried over; all that is in it was painted"
      })
  }

  @Test(arguments: [
    ("mask='url(#a)'", "mask=url(#a)"), ("filter='blur(2px)'", "filter=blur(2px)"),
    ("style='mix-blend-mode: multiply'", "mix-blend-mode=multiply"),
  ])
  func whatAShapeIsSeenThroughIsListed(attribute: String, value: String) throws {
    let result = try svg("<rect \(Self.box) \(attribute)/>")
    #expect(result.notes.map(\.value) == [value])
    #expect(result.notes.first?.outcome == "cannot be carried over; left out")
  }

  private static let box10 = "width='10' height='10'"

  /// A symbol is as large as its use, and a nested drawing cuts what reaches beyond it.
  @Test(arguments: [
    (
      "<symbol id='a' viewBox='0 0 10 10'><rect \(box10)/></symbol>"
        + "<use href='#a' x='5' y='6' width='30' height='30'/>",
      "- block: {position: {x: 5, y: 6, anchor: topLeading}, width: 30, height: 30", ""
    ),
    (
      "<symbol id='a' width='20' height='20' viewBox='0 0 10 10'><rect \(box10)/></symbol>"
        + "<use href='#a'/>",
      "- block: {position: {x: 0, y: 0, anchor: topLeading}, width: 20, height: 20", ""
    ),
    (
      "<svg x='1' y='0' width='10' height='10' viewBox='0 0 10 20' preserveAspectRatio='xMinYMin slice'>"
        + "<rect width='10' height='20'/></svg>",
      "width: 10, height: 20", "what reaches beyond it is cut in a browser, and not here"
    ),
    (
      "<clipPath id='a' clipPathUnits='objectBoundingBox'><rect x='.25' width='.5' height='1'/></clipPath>"
        + "<rect x='10' y='10' width='40' height='20' clip-path='url(#a)'/>",
      "- block: {position: {x: 20, y: 10, anchor: topLeading}, width: 20, height: 20", ""
    ),
    (
      "<g opacity='.5'><rect \(box10)/><rect x='5' \(box10)/></g>", "opacity: 0.5",
      "of a group fades each of its shapes here, so that those below show through"
    ),
    ("<g opacity='.5'><rect \(box10)/><rect x='10' \(box10)/></g>", "opacity: 0.5", ""),
    (
      "<linearGradient id='a' spreadMethod='reflect'><stop offset='0' stop-color='red'/>"
        + "<stop offset='1' stop-color='blue'/></linearGradient><rect \(box10) fill='url(#a)'/>",
      "fill: {stops", "a gradient is not repeated here; its last colours go on"
    ),
    (
      "<radialGradient id='a' fx='.2'><stop offset='0' stop-color='red'/>"
        + "<stop offset='1' stop-color='blue'/></radialGradient><rect \(box10) fill='url(#a)'/>",
      "fill: {stops", "a gradient begins in its centre here"
    ),
  ])
  func whatIsNestedLiesAsInABrowser(inside: String, written: String, outcome: String) throws {
    let result = try svg(inside)
    #expect(result.documents.first?.text.contains(written) ?? false)
    #expect(result.notes.map(\.outcome) == (outcome.isEmpty ? [] : [outcome]))
  }

  /// As large as a browser makes it, or as its shapes where it fills a page.
  @Test(arguments: [
    ("", "width: 300, height: 150"), ("height='40'", "width: 300, height: 40"),
    ("width='100%' height='40'", "width: 70, height: 40"),
    ("viewBox='0 0 50 20'", "width: 50, height: 20"),
  ])
  func aDrawingWithoutASizeHasABrowsers(attributes: String, canvas: String) throws {
    let result = try read("<svg \(attributes)><rect width='70' height='10'/></svg>")
    #expect(result.documents.first?.text.contains("canvas: {\(canvas)") ?? false)
  }

  @Test(arguments: [
    ("0 0 1e9 10", "has a number of a million or more, which cannot be drawn; left out"),
    ("0 0 0 10", "has no area; left out"), ("0 0 100% 10", "is not four numbers; left out"),
  ])
  func aViewBoxThatCannotBeIsListed(box: String, outcome: String) throws {
    let result = try read(
      "<svg width='100' height='50' viewBox='\(box)'><rect width='10' height='10'/></svg>")
    #expect(result.notes.map(\.outcome) == [outcome])
  }

  /// Design tools clip all of a picture to its own edge.
  @Test func aClipOfTheWholePictureIsNotListed() throws {
    let result = try svg(
      "<g clip-path='url(#a)'><rect \(Self.box)/></g>"
        + "<defs><clipPath id='a'><rect width='100' height='50'/></clipPath></defs>")
    #expect(result.notes == [])
  }

  @Test(arguments: [
    ("{\"width\": 50000, \"height\": 10, \"bones\": [[0,0,50,5,1]]}", "width: 8192"),
    ("{\"width\": 0.2, \"height\": 10, \"bones\": [[0,0,50,5,1]]}", "width: 1,"),
    (
      "{\"breakpoints\": {\"0.0001\": {\"width\": 5, \"height\": 9, \"bones\": [[0,0,50,5,1]]}, "
        + "\"0.0002\": {\"width\": 5, \"height\": 9, \"bones\": [[0,0,50,5,1]]}}}", "width: 5"
    ),
    (
      "{\"breakpoints\": {\"1\": {\"width\": 0.2, \"height\": 9, \"bones\": [[0,0,50,5,1]]}, "
        + "\"99000\": {\"width\": 99000, \"height\": 9, \"bones\": [[0,0,50,5,1]]}}}",
      "width: [1, 8192]"
    ),
  ])
  func bonesOfAnyWidthAreADocument(bones: String, written: String) throws {
    let result = try read(bones, file: "a.bones.json")
    #expect(result.documents.first?.text.contains(written) ?? false)
    #expect(!result.notes.isEmpty || !bones.contains("breakpoints"))
  }

  private func bones(_ breakpoints: String) throws -> ImportResult {
    try read("{\"breakpoints\": {\(breakpoints)}}", file: "a.bones.json")
  }

  /// Corners that are alike are as round as the bone allows where it is painted.
  @Test func aRadiusIsNotTiedToTheCapture() throws {
    let result = try bones(
      "\"375\": {\"width\": 20, \"height\": 30, \"bones\": [[0, 0, 30, 20, 8]]}")
    #expect(result.documents.first?.text.contains("radius: 8}") ?? false)
  }

  /// Bones that would vanish at the width they were captured at are shown wider.
  @Test func aCaptureTooNarrowIsShownAtItsBreakpoint() throws {
    let result = try bones(
      "\"375\": {\"width\": 6, \"height\": 30, \"bones\": [[0, 0, 4, 20, 8]]}")
    #expect(result.documents.first?.text.contains("canvas: {width: 375,") ?? false)
    #expect(
      result.notes.last?.outcome
        == "is so narrow that bones vanish in it; the canvas is 375 wide")
  }

  /// boneyard paints nothing there, though there are bones for wider screens.
  @Test func aBreakpointOfContainersAloneIsEmpty() throws {
    let result = try bones(
      "\"375\": {\"width\": 375, \"height\": 30, \"bones\": [[0, 0, 100, 20, 8, true]]}, "
        + "\"768\": {\"width\": 768, \"height\": 30, \"bones\": [[0, 0, 50, 20, 8]]}")
    let text = try #require(result.documents.first?.text)
    #expect(text.contains("widthClasses: {from375: 0, from768: 768}"))
    #expect(text.contains("children: []"))
    #expect(
      result.notes.map(\.outcome)
        == ["has nothing but containers, of which boneyard paints nothing; so it is empty"])
  }

  /// An edge on half a pixel falls to the left in a browser, which lays out in rounded 64ths.
  @Test(arguments: [(42.0, 8.0, true), (40, 8, false), (0, 50, false)])
  func anEdgeOnHalfAPixelFallsAsInABrowser(x: Double, width: Double, isNarrowed: Bool) throws {
    let result = try bones(
      "\"0\": {\"width\": 123, \"height\": 30, \"bones\": [[\(x), 0, \(width), 20, 0]]}")
    let text = try #require(result.documents.first?.text)
    #expect(text.contains("width: \(Int(width))%") == !isNarrowed)
  }
}
