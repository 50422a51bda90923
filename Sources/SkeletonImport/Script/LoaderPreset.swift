/// The loaders that react-content-loader brings: the shapes of each, as numbers.
enum LoaderPreset: String, CaseIterable {
  case facebook = "Facebook"
  case instagram = "Instagram"
  case code = "Code"
  case list = "List"
  case bulletList = "BulletList"

  var viewBox: String {
    switch self {
    case .facebook: "0 0 476 124"
    case .instagram: "0 0 400 460"
    case .code: "0 0 340 84"
    case .list: "0 0 400 110"
    case .bulletList: "0 0 245 125"
    }
  }

  func shapes(at offset: Int) -> [Markup] {
    func markup(_ name: String, _ values: [(String, Double)]) -> Markup {
      Markup(
        name: name,
        attributes: values.map {
          Markup.Attribute(name: $0.0, value: .number($0.1), offset: offset)
        }, offset: offset)
    }
    func bars(_ radius: Double, _ rows: [[Double]]) -> [Markup] {
      rows.map { row in
        markup("rect", Array(zip(["x", "y", "width", "height", "rx"], row + [radius])))
      }
    }
    func dot(_ x: Double, _ y: Double, _ r: Double) -> Markup {
      markup("circle", [("cx", x), ("cy", y), ("r", r)])
    }
    switch self {
    case .facebook:
      return bars(
        3,
        [
          [48, 8, 88, 6], [48, 26, 52, 6], [0, 56, 410, 6], [0, 72, 380, 6], [0, 88, 178, 6],
        ]) + [dot(20, 20, 20)]
    case .instagram:
      return [dot(31, 31, 15)]
        + bars(2, [[58, 18, 140, 10], [58, 34, 140, 10], [0, 60, 400, 400]])
    case .code:
      return bars(
        3,
        [
          [0, 0, 67, 11], [76, 0, 140, 11], [127, 48, 53, 11], [187, 48, 72, 11],
          [18, 48, 100, 11], [0, 71, 37, 11], [18, 23, 140, 11], [166, 23, 173, 11],
        ])
    case .list:
      return bars(
        3,
        [
          [0, 0, 250, 10], [20, 20, 220, 10], [20, 40, 170, 10], [0, 60, 250, 10],
          [20, 80, 200, 10], [20, 100, 80, 10],
        ])
    case .bulletList:
      return (0..<4).flatMap { row in
        let y = 30 * Double(row)
        return [dot(10, 20 + y, 8)] + bars(5, [[25, 15 + y, 220, 10]])
      }
    }
  }
}
