import SkeletonModel

/// A part of a text; what it does not say is as of the whole.
struct TextRun: Sendable {
  var value: String
  var font: TypeStyle?
  var paint: Paint?
  var rules: [Node.Text.Rule]?
}

enum TextRunForm {
  static let value = Key("value", .text, isRequired: true, "what it says")
  static let font = Key("font", .font, default: "that of the text", "what it is set in")
  static let color = Key("color", .paint, default: "that of the text", "of its letters")
  static let underline = Key("underline", .bool, default: "that of the text", "a line under it")
  static let strikethrough = Key(
    "strikethrough", .bool, default: "that of the text", "a line through it")
  static let map = MapForm(
    "textRun",
    "A part of a text. Parts stand on the same lines, and spaces between them belong to one of them.",
    principal: "value", [value, font, color, underline, strikethrough])
}

extension Form where Value == [TextRun] {
  static let runs = Form(
    "a list of parts of a text",
    .list(.any([.text, .defined("textRun")]), atLeast: 1, atMost: 1000)
  ) { tree, reading in
    guard let items = tree.list, (1...1000).contains(items.count) else {
      reading.expected("a list of 1 to 1000 parts of a text", tree)
      return nil
    }
    let runs = items.map { tree in
      reading.under(key: "runs", at: tree.spot) { reading.run(tree) }
    }
    return runs.contains { $0 == nil } ? nil : runs.compactMap(\.self)
  }
}

extension Reading {
  fileprivate func run(_ tree: Tree) -> TextRun? {
    guard let (tree, inner) = dereference(tree) else { return nil }
    return within(inner) {
      guard let fields = fields(of: tree, TextRunForm.map, place: "a part of a text"),
        let value = fields[TextRunForm.value]
      else { return nil }
      let said = [fields[TextRunForm.underline], fields[TextRunForm.strikethrough]]
      return TextRun(
        value: value, font: fields[TextRunForm.font], paint: fields[TextRunForm.color],
        rules: said == [nil, nil]
          ? nil : Node.Text.rules(under: said[0] ?? false, through: said[1] ?? false))
    }
  }
}

extension Node.Text {
  static func rules(under: Bool, through: Bool) -> [Rule] {
    (under ? [.under] : []) + (through ? [.through] : [])
  }
}
