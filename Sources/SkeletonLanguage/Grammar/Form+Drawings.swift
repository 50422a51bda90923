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

/// A drawing of the theme's, or one of the system's symbols.
package struct Icon: Sendable {
  /// Empty for one that has none yet.
  package var name = ""
  package var outline: Path
  package var viewBox: Frame
  /// Where letters beside a symbol stand, as a share of its height from its top.
  package var baseline: Double?
}

enum IconForm {
  static let data = Key("data", .pathData, isRequired: true, "the outline, in the viewBox's units")
  static let viewBox = Key(
    "viewBox", .viewBox, isRequired: true, "the part of the drawing that fills the icon")
  static let map = MapForm(
    "iconDrawing", "A vector drawing, filled by the non-zero rule.", [data, viewBox])
}

enum SymbolForm {
  static let symbol = Key(
    "symbol", .text, isRequired: true, "its name, as apps write it: `trash.fill`")
  static let weight = Key(
    "weight", Form<FontWeight>.word, default: "regular", "how heavy its strokes are")
  static let layer = Key(
    "layer", Form<Symbol.Layer>.word,
    "of a sign in a circle or the like, the sign alone (`primary`) or what it stands in "
      + "(`secondary`), each where the whole has it; missing, the whole")
  static let map = MapForm(
    "symbol",
    "A drawing of one of the system's symbols, in the box that iOS gives it: as wide as it is for "
      + "its height, which is 1.16 of the font's size for one in a circle.",
    [symbol, weight, layer])
}

extension Form where Value == Icon {
  static let drawing = Form("{data, viewBox}", .defined("iconDrawing")) { tree, reading in
    guard let fields = reading.fields(of: tree, IconForm.map, place: "an icon"),
      let data = fields[IconForm.data], let viewBox = fields[IconForm.viewBox]
    else { return nil }
    return Icon(outline: data.outline, viewBox: viewBox)
  }

  /// The name of one of the theme's icons, or a symbol.
  static let icon = Form(
    "the name of an icon, or {symbol, weight}", .any([.token(.icons), .defined("symbol")])
  ) { tree, reading in
    if tree.entries != nil { return reading.symbol(tree) }
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

extension Reading {
  /// One of the system's symbols.
  fileprivate func symbol(_ tree: Tree) -> Icon? {
    guard let fields = fields(of: tree, SymbolForm.map, place: "a symbol"),
      let name = fields[SymbolForm.symbol]
    else { return nil }
    let weight = fields[SymbolForm.weight] ?? .regular
    let layer = fields[SymbolForm.layer]
    let place = "\(name) \(weight.rawValue) \(layer?.rawValue ?? "")"
    if let known = tokens.known.symbols[place] { return known }
    guard let symbol = Symbol(named: name, weight: weight, layer: layer) else {
      complain(
        tree,
        layer != nil && Symbol(named: name, weight: weight) != nil
          ? "the symbol '\(name)' has no layers: it is no sign in a circle or the like"
          : "there is no drawing of a symbol '\(name)'")
      return nil
    }
    var icon = symbol.icon
    icon.name = name
    tokens.known.symbols[place] = icon
    return icon
  }
}
