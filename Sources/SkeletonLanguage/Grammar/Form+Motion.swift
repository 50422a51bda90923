import SkeletonModel

extension Form where Value == Easing {
  private static let named: [(String, Easing)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
  ]
  private static let what =
    "linear, easeIn, easeOut, easeInOut, four Bézier numbers or {spring: …}"

  static let easing = Form(
    what,
    .any([
      .words(named.map(\.0)), .list(.number(from: -100, to: 100), atLeast: 4, atMost: 4),
      .defined("springEasing"),
    ])
  ) { tree, reading in
    if let items = tree.list {
      let numbers = items.compactMap { reading.read($0, as: .number(-100...100)) }
      guard items.count == 4 else {
        reading.expected("four Bézier numbers", tree)
        return nil
      }
      guard numbers.count == 4 else { return nil }
      for index in [0, 2] where !(0...1).contains(numbers[index]) {
        reading.complain(items[index], "the first and third Bézier numbers go from 0 to 1: time")
        return nil
      }
      return .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    if tree.entries != nil {
      guard
        let spring = reading.fields(of: tree, SpringForm.holder, place: "an easing")
          .flatMap({ $0[SpringForm.spring] })
      else { return nil }
      guard let response = spring[SpringForm.response],
        let damping = spring[SpringForm.dampingFraction]
      else { return nil }
      return .spring(response: Double(response) / 1_000_000, dampingFraction: damping)
    }
    return reading.read(tree, as: .words(named))
  }
}

enum SpringForm {
  static let response = Key(
    "response", .duration, isRequired: true, "how long one swing would take undamped")
  static let dampingFraction = Key(
    "dampingFraction", .number(0.01...100), isRequired: true, "1 comes to rest without swinging")
  static let map = MapForm(
    "spring", "SwiftUI's spring; it ignores the duration.", [response, dampingFraction])
  static let spring = Key("spring", .map(map), isRequired: true, "how it swings")
  static let holder = MapForm("springEasing", "An easing by a spring.", [spring])
}
