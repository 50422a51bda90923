import SkeletonModel

extension ScriptRun {
  func element(_ tag: Expression.Tag, _ scope: ScriptScope) -> ScriptElement {
    var attributes: [ScriptElement.Attribute] = []
    var given: ScriptValue?
    for attribute in tag.attributes {
      let value = evaluate(attribute.value, scope)
      guard let name = attribute.name else {
        spread(value, attribute.range, into: &attributes)
        continue
      }
      if name == "children" { given = value }
      if case .undefined = value, !name.hasPrefix("on"), attribute.value.isReference {
        notes.add(
          at: attribute.range.lowerBound, lines.excerpt(attribute.range),
          "only a caller gives its value; left out")
      }
      attributes.append(
        ScriptElement.Attribute(name: name, value: value, range: attribute.range))
    }
    var children: [ScriptValue] = []
    for child in tag.children {
      switch child {
      case .text(let text): children.append(.text(text))
      case .expression(let expression, let range, let isSpread):
        let value = evaluate(expression, scope)
        if case .unknown = value {
          notes.add(
            at: range.lowerBound, lines.excerpt(range), "this is not known here; left out")
        }
        children += isSpread ? items(of: value) : [value]
      }
    }
    if children.isEmpty, let given { children = [given] }
    return ScriptElement(
      kind(tag.name, children.isEmpty, scope), attributes, children, tag.range)
  }

  func spread(
    _ value: ScriptValue, _ range: Range<Int>, into attributes: inout [ScriptElement.Attribute]
  ) {
    switch value {
    case .object(let object):
      for key in object.keys {
        guard let value = object[key] else { continue }
        attributes.append(ScriptElement.Attribute(name: key, value: value, range: range))
      }
      guard object.isOpen else { return }
    case .undefined, .null: return
    default: break
    }
    notes.add(
      at: range.lowerBound, lines.excerpt(range),
      "what a caller passes is not known; nothing was taken from it")
  }

  func kind(
    _ name: String, _ isEmpty: Bool, _ scope: ScriptScope
  ) -> ScriptElement.Kind {
    let last = name.split(separator: ".").last.map(String.init) ?? ""
    if name.isEmpty || last == "Fragment" { return .fragment }
    guard let first = last.first, first.isUppercase || name.contains(".") else {
      return name == "content-loader" ? .loader : .plain(Markup.plainElement(name))
    }
    let bound: ScriptValue? =
      name == last ? scope.value(of: name) : member(of: name.split(separator: "."), scope)
    switch bound {
    case .function(let function)?: return .component(function, last)
    case .native(let origin)?:
      let parts = origin.split(separator: "#", omittingEmptySubsequences: false)
      guard parts.count == 2 else { break }
      let (module, own) = (parts[0], String(parts[1]))
      if module.contains("content-loader") {
        if let preset = LoaderPreset(rawValue: own) { return .preset(preset) }
        if ["default", "ContentLoader", "*"].contains(own) { return .loader }
        return .plain(Markup.plainElement(own))
      }
      if Self.isBesideLoader(own, in: module) { return .plain(Markup.plainElement(own)) }
      if module.contains("react-native") {
        return Self.shapes.contains(own) || own == "default" && last == "Svg"
          ? .plain(Markup.plainElement(own == "default" ? last : own)) : .fragment
      }
      // One that an app has made of it is known by its shapes.
      return last == "ContentLoader" && !isEmpty ? .loader : .foreign(name)
    default: break
    }
    if last == "ContentLoader" { return .loader }
    return Self.shapes.contains(last) ? .plain(Markup.plainElement(last)) : .foreign(name)
  }

  func member(of path: [Substring], _ scope: ScriptScope) -> ScriptValue? {
    guard let first = path.first, var value = scope.value(of: String(first)) else { return nil }
    for part in path.dropFirst().prefix(8) { value = member(value, String(part)) }
    return value
  }

  /// Whether a name is a shape that comes with a loader, as react-content-loader's own files for
  /// react-native have it.
  static func isBesideLoader(_ name: String, in module: some StringProtocol) -> Bool {
    module.split(separator: "/").last == "ContentLoader" && shapes.contains(name)
  }

  static let shapes: Set = [
    "Svg", "Rect", "Circle", "Ellipse", "Path", "G", "Line", "Polygon", "Polyline", "Defs",
    "ClipPath", "LinearGradient", "RadialGradient", "Stop", "Use", "Mask", "Text", "TSpan",
  ]
}
