import SkeletonModel

/// What a file comes to, before it is written as a document: pieces at places.
struct Sketch: Sendable {
  /// The document's name, for its file.
  var name: String
  /// What a person calls it, if the file says.
  var title: String?
  /// The file it comes from, without its folder.
  var origin: String
  var canvas: Extent
  /// Whether the pieces say how high the canvas is.
  var isAsHighAsContent = false
  var background: Shade?
  /// What pieces without a fill of their own are painted in.
  var placeholder: Shade
  var motion: Motion = .none
  var opacity = 1.0
  var panels: [Panel]
  /// The widths that show each panel once, if there are several.
  var widths: [Double] = []

  /// A colour, and what it is in the dark.
  struct Shade: Hashable, Sendable {
    var light: Color
    var dark: Color?

    init(_ light: Color, dark: Color? = nil) {
      self.light = light
      self.dark = dark
    }
  }

  enum Motion: Hashable, Sendable {
    case none
    case sweep(stops: [Stop], width: Double, angle: Double, duration: Double, rest: Double)
    /// From one shade to the other and back.
    case pulse(Shade, Shade, duration: Double)
  }

  struct Stop: Hashable, Sendable {
    var color: Color
    /// nil where it is spread evenly.
    var location: Double?
  }

  /// The pieces of a width class.
  struct Panel: Sendable {
    /// The class, and the least width it is for; nil if there is one panel.
    var widthClass: (name: String, from: Double)?
    /// Where it is on the canvas; nil if it is as wide as the canvas.
    var frame: Frame?
    var height: Double
    var clips = false
    var pieces: [Piece] = []
    var remark: String?
  }

  struct Piece: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
      case block(Radii)
      case circle
      case ellipse
      case path(String, viewBox: Frame)
    }

    enum Side: Hashable, Sendable {
      case points(Double)
      case percent(Double)
    }

    enum Fill: Hashable, Sendable {
      case color(Color)
      case linear([Stop], Offset, Offset)
      case radial([Stop], Offset, from: Double, to: Double)
    }

    var shape: Shape
    var x: Side
    var y: Double
    var width: Side
    var height: Double
    /// nil for the placeholder that the document's shimmer crosses.
    var fill: Fill?
    var opacity = 1.0
  }

  /// The radius of each corner, across and down.
  struct Radii: Hashable, Sendable {
    var topLeft = Offset.zero
    var topRight = Offset.zero
    var bottomRight = Offset.zero
    var bottomLeft = Offset.zero

    static let none = Radii()

    init() {}

    init(all radius: Offset) {
      topLeft = radius
      topRight = radius
      bottomRight = radius
      bottomLeft = radius
    }
  }
}

extension Sketch.Stop {
  /// SVG mixes colours of different opacity in another way than documents do, so that the way
  /// between them is written down in steps.
  static func mixedStraight(_ stops: [Self]) -> [Self] {
    let steps = 4
    guard stops.count > 1, stops.count <= 16,
      zip(stops, stops.dropFirst()).contains(where: { abs($0.color.alpha - $1.color.alpha) > 0.001 }
      )
    else { return stops }
    let places = stops.enumerated().map { index, stop in
      stop.location ?? Double(index) / Double(stops.count - 1)
    }
    var result: [Self] = []
    for index in 0..<(stops.count - 1) {
      for step in 0..<steps {
        let share = Double(step) / Double(steps)
        result.append(
          Self(
            color: stops[index].color.straightlyMixed(with: stops[index + 1].color, at: share),
            location: places[index] + (places[index + 1] - places[index]) * share))
      }
    }
    result.append(Self(color: stops[stops.count - 1].color, location: places[stops.count - 1]))
    if stops.allSatisfy({ $0.location == nil }) {
      for index in result.indices { result[index].location = nil }
    }
    return result
  }
}
