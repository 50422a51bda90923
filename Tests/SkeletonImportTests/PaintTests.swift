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
  ])
  func whatAGroupIsSeenThroughIsListed(inside: String, value: String) throws {
    let result = try svg(inside.replacing("#/>", with: "\(Self.box)/>"))
    #expect(result.notes.map(\.value) == [value])
    #expect(
      result.notes.first?.outcome
        == "of a group cannot be carried over; all that is in it was painted")
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
}
