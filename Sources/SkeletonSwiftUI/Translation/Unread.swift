import SkeletonLanguage
import SkeletonModel

/// What recordings have and drawings do not: said at the line that has it.
///
/// The tests compare the names with those that the module records, so that none can be added that is
/// neither drawn nor told.
enum Unread {
  private static let shape =
    "shape radii style fill stroke inset trim offset rotation scale data geometry size"

  /// What the translation reads of each kind of node.
  static let read: [String: Set<Substring>] = [
    "vstack": "alignment spacing", "hstack": "alignment spacing", "zstack": "alignment spacing",
    "vgrid": "columns spacing", "hgrid": "rows spacing",
    "fits": "axes name", "grid": "horizontalSpacing verticalSpacing alignment",
    "gridRow": "alignment",
    "gridCell": "columns alignment", "presented": "style detents",
    "scroll": "axes anchor offset edge start clips",
    "list": "style background rowSpacing sectionSpacing anchor offset edge start clips",
    "form": "style background rowSpacing sectionSpacing anchor offset edge start clips",
    "section": "",
    "forEach": "",
    "item": "id", "link": "", "menu": "", "view": "name",
    "navigation":
      "title displayMode hidden shown search ground showsGround titleColor largeTitleColor",
    "tabs": "selected style items tint", "label": "", "geometry": "geometry",
    "button": "role enabled style controlSize borderShape radius tint",
    "text":
      "text font style verbatim alignment lineLimit reservesSpace leastLines minimumScaleFactor truncation redacted "
      + "runs underline strikethrough kerning lineSpacing",
    "image": "system asset size resizable mode font style scale redacted second rendering",
    "shape": shape,
    "fill": "style", "spacer": "minLength", "divider": "", "empty": "",
    "unsupported": "name message",
    "progress": "value style tint controlSize", "textField": "prompt style axis secure hidden",
    "textEditor": "prompt style background", "picker": "selected selection style tint enabled",
    "slider": "value tint steps",
    "stepper": "", "datePicker": "values", "toggle": "on style tint enabled",
    "padding": "top leading bottom trailing", "safeAreaPadding": "top leading bottom trailing",
    "contentMargins": "top leading bottom trailing",
    "frame": "width height alignment",
    "flexFrame": "minWidth idealWidth maxWidth minHeight idealHeight maxHeight alignment",
    "fixedSize": "horizontal vertical", "aspectRatio": "ratio mode", "offset": "x y",
    "position": "x y", "layoutPriority": "value", "zIndex": "value", "background": "alignment",
    "overlay": "alignment", "mask": "alignment", "clip": shape, "border": "style width",
    "opacity": "value", "shadow": "color radius x y", "blur": "radius", "blend": "mode",
    "compositingGroup": "", "scale": "x y anchor", "rotation": "degrees anchor",
    "containerRelativeFrame": "axes count span spacing alignment",
    "ignoresSafeArea": "edges regions",
    "safeAreaInset": "edge spacing", "alignmentGuide": "guide shift across",
    "listRow": "insets separator edge",
    "accessibility": "identifier label value hidden children sortPriority traits",
    "effect": "name value",
    "direction": "", "scheme": "scheme screen",
  ].mapValues { Set($0.split(separator: " ")) }

  /// What is read of nodes of every kind.
  static let readOfAll: Set<String> = ["scrolledTo"]

  /// What changes nothing that is seen in a picture.
  static let unseen: Set<String> = [
    "lazy", "indicators", "decorative", "navigation", "ignoresSafeArea", "index",
    "hint",
  ]

  /// In the words of those who wrote the view.
  static let words: [String: String] = [
    "evenOdd": "where outlines overlap, both are filled: the even-odd rule is not known here",
    "baselineOffset": "text is not raised when it is drawn",
    "enabled": "a control that is off is drawn as one that is on",
    "tiled": "a picture is stretched where it is to be repeated",
    "capInsets": "a picture is stretched as a whole, and its edges, too",
    "variable": "a symbol is drawn whole, whatever its variable value",
  ]

  /// What a node has that is not drawn, in words.
  static func notes(on node: RecordedNode) -> [String] {
    guard case .object(let members) = node.arguments, let read = read[node.kind] else { return [] }
    var notes = node.realigned.map { [$0] } ?? []
    for member in members where !read.contains(member.key[...]) {
      if !unseen.contains(member.key), !readOfAll.contains(member.key), says(member) {
        notes.append(words[member.key] ?? "'\(member.key)' of '\(node.kind)' is not drawn")
      }
    }
    if ["text", "image"].contains(node.kind), let font = node.arguments["font"] {
      if font["width"] != nil { notes.append("letters are of the usual width when they are drawn") }
    }
    return notes
  }

  /// Whether a value is another than what holds without it.
  private static func says(_ member: JSON.Member) -> Bool {
    switch member.value {
    case .null, .string("center"), .string("automatic"): false
    case .bool(let value): value != (member.key == "enabled")
    case .number(let number): number != 0
    case .string, .array, .object: true
    }
  }
}
