import SkeletonModel

extension Form where Value == VerticalAlignment {
  static let inRow = Form<VerticalAlignment>.word
}

extension Form where Value == HorizontalAlignment {
  static let inColumn = Form<HorizontalAlignment>.word
}

extension Form where Value == Alignment {
  /// The nine places in a rectangle.
  static let place = Form.words(places)

  static let places = [
    ("topLeading", Alignment(.leading, .top)), ("top", Alignment(.center, .top)),
    ("topTrailing", Alignment(.trailing, .top)), ("leading", Alignment(.leading, .center)),
    ("center", .center), ("trailing", Alignment(.trailing, .center)),
    ("bottomLeading", Alignment(.leading, .bottom)), ("bottom", Alignment(.center, .bottom)),
    ("bottomTrailing", Alignment(.trailing, .bottom)),
  ]
}

extension Form where Value == UnitPoint {
  /// SwiftUI's `UnitPoint`: one of the nine places, or shares that may lie outside.
  static let unitPoint = Form(
    "a place, or {x, y}", .any([Form<Alignment>.place.schema, .defined("unitPoint")])
  ) { tree, reading in
    guard tree.entries == nil else {
      guard let fields = reading.fields(of: tree, UnitPointForm.map, place: "a point"),
        let x = fields[UnitPointForm.x], let y = fields[UnitPointForm.y]
      else { return nil }
      return UnitPoint(x: x, y: y)
    }
    return reading.read(tree, as: Form<Alignment>.place).map(\.unitPoint)
  }
}

extension Alignment {
  /// The point of a rectangle that is there.
  var unitPoint: UnitPoint {
    let down =
      switch vertical {
      case .top: 0.0
      case .center, .firstTextBaseline, .lastTextBaseline: 0.5
      case .bottom: 1.0
      }
    return UnitPoint(x: horizontal.share, y: down)
  }
}

enum UnitPointForm {
  static let x = Key("x", .proportion, isRequired: true, "of the width, from the leading edge")
  static let y = Key("y", .proportion, isRequired: true, "of the height, from the top")
  static let map = MapForm("unitPoint", "A point, in shares of a width and a height.", [x, y])
}

extension Form where Value == AxisSet {
  static let axes = Form.words([
    ("horizontal", .horizontal), ("vertical", .vertical), ("both", [.horizontal, .vertical]),
  ])
}
