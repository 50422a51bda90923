import SkeletonModel

/// Path data and the box it is drawn in.
struct PathData: Sendable {
  var outline: Path
}

extension Form where Value == PathData {
  static let pathData = Form("SVG path data", .text) { tree, reading in
    guard let scalar = tree.scalar, !scalar.isNull else {
      reading.expected("SVG path data", tree)
      return nil
    }
    do throws(Failure) {
      return PathData(outline: try SVGPath.read(scalar.text))
    } catch {
      reading.complain(tree, "'\(reading.key)' \(error)")
      return nil
    }
  }
}

extension Form where Value == Frame {
  /// The box a drawing fills: `[x, y, width, height]`.
  static let viewBox = Form(
    "[x, y, width, height]",
    .list(.number(from: -Limits.length, to: Limits.length), atLeast: 4, atMost: 4)
  ) { tree, reading in
    guard let items = tree.list, items.count == 4 else {
      reading.expected("four numbers: [x, y, width, height]", tree)
      return nil
    }
    let numbers = items.compactMap {
      reading.read($0, as: .number(-Limits.length...Limits.length))
    }
    guard numbers.count == 4 else { return nil }
    for index in [2, 3] where numbers[index] <= 0 {
      reading.complain(items[index], "'viewBox' needs a width and a height above 0")
      return nil
    }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// A drawing of the theme's.
struct Icon: Sendable {
  /// Empty for one that has none yet.
  var name = ""
  var outline: Path
  var viewBox: Frame
}

enum IconForm {
  static let data = Key("data", .pathData, isRequired: true, "the outline, in the viewBox's units")
  static let viewBox = Key(
    "viewBox", .viewBox, isRequired: true, "the part of the drawing that fills the icon")
  static let map = MapForm(
    "iconDrawing", "A vector drawing, filled by the non-zero rule.", [data, viewBox])
}

extension Form where Value == Icon {
  static let drawing = Form("{data, viewBox}", .defined("iconDrawing")) { tree, reading in
    guard let fields = reading.fields(of: tree, IconForm.map, place: "an icon"),
      let data = fields[IconForm.data], let viewBox = fields[IconForm.viewBox]
    else { return nil }
    return Icon(outline: data.outline, viewBox: viewBox)
  }

  /// The name of one of the theme's icons.
  static let icon = Form("the name of an icon", .token(.icons)) { tree, reading in
    guard let name = reading.read(tree, as: Form<String>.name) else { return nil }
    if let finding = reading.tokens.known.icons[name] { return reading.known(finding) }
    guard let token = reading.token(.icons, name) else {
      reading.unknownToken(name, .icons, tree, orElse: "the name of an icon")
      return nil
    }
    let finding = reading.watching {
      reading.within(.empty) { reading.read(token, as: .drawing) }.map {
        Icon(name: name, outline: $0.outline, viewBox: $0.viewBox)
      }
    }
    reading.tokens.known.icons[name] = finding
    return finding.value
  }
}
