import SkeletonModel

extension Form where Value == VerticalAlignment {
  static let inRow = Form<VerticalAlignment>.word
}

extension Form where Value == HorizontalAlignment {
  static let inColumn = Form<HorizontalAlignment>.word
}

extension Form where Value == Alignment {
  /// The nine places in a rectangle.
  static let place = Form.words([
    ("topLeading", Alignment(.leading, .top)), ("top", Alignment(.center, .top)),
    ("topTrailing", Alignment(.trailing, .top)), ("leading", Alignment(.leading, .center)),
    ("center", .center), ("trailing", Alignment(.trailing, .center)),
    ("bottomLeading", Alignment(.leading, .bottom)), ("bottom", Alignment(.center, .bottom)),
    ("bottomTrailing", Alignment(.trailing, .bottom)),
  ])
}

extension Form where Value == Set<Axis> {
  static let axes = Form.words([
    ("horizontal", [.horizontal]), ("vertical", [.vertical]), ("both", [.horizontal, .vertical]),
  ])
}
