import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// A film with what is known of its nodes, as the gallery's page reads it. Lengths are in points.
struct GalleryPicture {
  let json: JSON

  init(
    _ film: Film, _ placed: PlacedScreen?, _ measure: @escaping TextMeasure
  ) throws(Failure) {
    let first = film.scene(0)
    let unit = Double(first.scale)
    // The page starts and ends it, for those who want less motion, too.
    let picture = try film.svg(loops: 1, by: .smil, still: nil)
    let lines = placed.map { Redlines($0, measure: measure) }
    let moves = film.shots.count > 1
    json = [
      "svg": .string(picture), "width": .number(Double(first.width) / unit),
      "height": .number(Double(first.height) / unit),
      "duration": .number(moves ? Double(film.duration) / 1_000_000 : 0),
      "nodes": .array(placed.map { RedlineSurvey.nodes(of: $0).map(\.json) } ?? []),
      "room": .array(
        (lines.map { [$0.room.leading, $0.room.trailing, $0.room.bottom] } ?? [0, 0, 0])
          .map(JSON.number)),
      "strokes": .array(lines?.strokes.map(\.json) ?? []),
      "words": .array(lines?.words.map(\.json) ?? []),
    ]
  }
}

extension RedlineSurvey.Note {
  fileprivate var json: JSON {
    [
      "seen": .array([seen.x, seen.y, seen.maxX, seen.maxY].map(JSON.number)),
      "path": .string(printable(name)), "facts": .string(facts.joined(separator: " · ")),
      "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
      "height": .number(frame.height),
    ]
  }
}

extension Redlines.Stroke {
  /// As a list, since there are many.
  fileprivate var json: JSON {
    let places = [start.x, start.y, end.x, end.y].map { JSON.number($0.shortened) }
    return .array(places + [.string(ink.rawValue), .integer(isFaint ? 1 : 0)])
  }
}

extension Redlines.Word {
  fileprivate var json: JSON {
    .array([
      .number(frame.x.shortened), .number(frame.y.shortened), .number(frame.width.shortened),
      .string(text), .string(ink.rawValue), .integer(isBold ? 1 : 0), .integer(hasPlate ? 1 : 0),
    ])
  }
}

extension Double {
  /// To a thousandth of a point.
  fileprivate var shortened: Double { (self * 1000).rounded() / 1000 }
}
