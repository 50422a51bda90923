import SkeletonLanguage
import SkeletonModel

extension DrawingReader {
  struct Canvas {
    var extent: Extent
    /// From the drawing's units to the canvas.
    var placing: Affine
  }

  /// How large the picture is, and how the drawing lies on it.
  mutating func readCanvas() -> Canvas {
    let style = Style(markup)
    func side(_ name: String) -> Double? {
      guard let value = style[name], case .points(let points)? = Length.read(value), points > 0
      else { return nil }
      return points
    }
    let box = readViewBox(style)
    var width = side("width")
    var height = side("height")
    if let box {
      if let width, height == nil { height = width * box.height / box.width }
      if let height, width == nil {
        width = style["width"] == nil ? height * box.width / box.height : box.width
      }
      width = width ?? box.width
      height = height ?? box.height
    }
    for name in ["width", "height"] where side(name) == nil {
      guard let value = style[name], name == "width" ? width != nil : height != nil else {
        continue
      }
      let taken = (name == "width" ? width : height) ?? 0
      notes.add(
        at: markup[name]?.offset ?? markup.offset, "\(name)=\(value.shown)",
        "depends on the page; taken as \(taken.threeDecimals)")
    }
    var extent = Extent(width: width ?? 0, height: height ?? 0)
    if width == nil || height == nil {
      let reach = reachOfShapes()
      // A browser makes it 300 × 150 where nothing is said, and as large as the page where percents
      // are; react-native fills the screen.
      let absent = Extent(width: 300, height: 150)
      func isAbsent(_ name: String) -> Bool { !isNative && style[name] == nil }
      extent.width =
        width
        ?? (isAbsent("width")
          ? absent.width : reach.width > 0 ? reach.width.rounded(.up) : 393)
      extent.height =
        height
        ?? (isAbsent("height")
          ? absent.height : reach.height > 0 ? reach.height.rounded(.up) : 150)
      notes.add(
        at: markup.offset, "<\(markup.name)>",
        "says no size in points; taken as "
          + "\(extent.width.threeDecimals) × \(extent.height.threeDecimals)")
    }
    let most = Double(Limits.side) / 2
    if extent.width > most || extent.height > most || extent.width < 1 || extent.height < 1
      || extent.width * extent.height > Double(Limits.pixels) / 4
    {
      let before = extent
      extent.width = min(max(extent.width, 1), most)
      extent.height = min(
        max(extent.height, 1), most, (Double(Limits.pixels) / 4 / extent.width).rounded(.down))
      notes.add(
        at: markup.offset, "\(before.width.threeDecimals) × \(before.height.threeDecimals)",
        "no picture is of that size; cut to "
          + "\(extent.width.threeDecimals) × \(extent.height.threeDecimals)")
    }
    viewport = box?.extent ?? extent
    guard let box else { return Canvas(extent: extent, placing: .identity) }
    let placing = Self.fitting(
      box, in: Frame(extent: extent), style.spelt("preserveAspectRatio") ?? "")
    return Canvas(extent: extent, placing: placing)
  }

  mutating func readViewBox(_ style: Style) -> Frame? {
    guard let value = style["viewBox"] else { return nil }
    let numbers = (value.spelt ?? "").split { $0 == "," || $0.isWhitespace }
      .map { plainNumber(String($0)) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    else {
      notes.add(
        at: markup["viewBox"]?.offset ?? markup.offset, "viewBox=\(value.shown)",
        "is not four numbers; left out")
      return nil
    }
    guard width > 0, height > 0, [x, y, width, height].allSatisfy({ abs($0) < 1e6 }) else {
      notes.add(
        at: markup["viewBox"]?.offset ?? markup.offset, "viewBox=\(value.shown)",
        width > 0 && height > 0
          ? "has a number of a million or more, which cannot be drawn; left out"
          : "has no area; left out")
      return nil
    }
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// SVG's `preserveAspectRatio`.
  static func fitting(_ box: Frame, in room: Frame, _ rule: String) -> Affine {
    var across = room.width / box.width
    var down = room.height / box.height
    guard !rule.hasPrefix("none") else {
      return Affine(a: across, d: down, e: room.x - box.x * across, f: room.y - box.y * down)
    }
    let scale = rule.contains("slice") ? max(across, down) : min(across, down)
    across = scale
    down = scale
    let spareX = room.width - box.width * scale
    let spareY = room.height - box.height * scale
    let shareX = rule.contains("xMin") ? 0 : rule.contains("xMax") ? 1 : 0.5
    let shareY = rule.contains("YMin") ? 0 : rule.contains("YMax") ? 1 : 0.5
    return Affine(
      a: across, d: down, e: room.x - box.x * scale + spareX * shareX,
      f: room.y - box.y * scale + spareY * shareY)
  }

  /// How far the shapes go that say so in points.
  func reachOfShapes() -> Extent {
    var reach = Extent.zero
    for child in markup.children.prefix(10_000) {
      func length(_ name: String) -> Double {
        guard case .points(let points)? = child[name].flatMap({ Length.read($0.value) }) else {
          return 0
        }
        return points
      }
      reach.width = max(
        reach.width, length("x") + length("width"), length("cx") + length("r") + length("rx"))
      reach.height = max(
        reach.height, length("y") + length("height"), length("cy") + length("r") + length("ry"))
    }
    return reach
  }
}
