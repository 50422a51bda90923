import SkeletonModel

extension ScriptRun {
  func loaderTags(in statements: [Statement]) -> [Expression.Tag] {
    var search = LoaderSearch(loaderNames)
    search.look(in: statements)
    return search.found
  }

  /// Renders what React would be given.
  func show(_ value: ScriptValue) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest, spend() else { return }
    switch value {
    case .list(let list): for item in list.items { show(item) }
    case .element(let element): show(element)
    case .function(let function): show(call(function, [.object(ScriptObject(isOpen: true))]))
    default: break
    }
  }

  func show(_ element: ScriptElement) {
    guard spend() else { return }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return }
    switch element.kind {
    case .loader, .preset: keep(element)
    case .plain(let name) where name == "svg": keep(element)
    case .component(let function, let name):
      names.append(name)
      defer { names.removeLast() }
      show(call(function, [.object(properties(of: element))]))
    case .fragment, .plain, .foreign: for child in element.children { show(child) }
    }
  }

  func properties(of element: ScriptElement) -> ScriptObject {
    let object = ScriptObject()
    for attribute in element.attributes { object[attribute.name] = attribute.value }
    if !element.children.isEmpty {
      object["children"] =
        element.children.count == 1 ? element.children[0] : .list(ScriptList(element.children))
    }
    return object
  }

  func keep(_ element: ScriptElement) {
    guard kept.insert(element.range.lowerBound).inserted else { return }
    var markup = Markup(name: "ContentLoader", offset: element.range.lowerBound)
    markup.attributes = attributes(of: element)
    for child in element.children { collect(child, into: &markup.children) }
    switch element.kind {
    case .plain: markup.name = "svg"
    case .preset(let preset):
      if markup["viewBox"] == nil {
        markup.attributes.append(
          Markup.Attribute(
            name: "viewBox", value: .text(preset.viewBox), offset: markup.offset))
      }
      markup.children = preset.shapes(at: markup.offset)
    default:
      if element.children.isEmpty {
        notes.add(
          at: markup.offset, "<ContentLoader>", "without shapes it is the loader 'Facebook'")
        markup.attributes.insert(
          Markup.Attribute(
            name: "viewBox", value: .text(LoaderPreset.facebook.viewBox), offset: markup.offset),
          at: 0)
        markup.children = LoaderPreset.facebook.shapes(at: markup.offset)
      }
    }
    loaders.append(
      Loader(markup: markup, name: names.last { $0 != "default" }, isNative: isNative))
  }

  func attributes(of element: ScriptElement) -> [Markup.Attribute] {
    element.attributes.compactMap { attribute in
      guard let value = value(attribute.value) else { return nil }
      return Markup.Attribute(
        name: Markup.plainName(attribute.name), value: value, offset: attribute.range.lowerBound)
    }
  }

  /// nil for what React leaves out.
  func value(_ value: ScriptValue, depth: Int = 0) -> Markup.Value? {
    guard depth < 4 else { return nil }
    switch value {
    case .undefined, .null, .function, .native, .element: return nil
    case .flag(let flag): return .flag(flag)
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .unknown(let source): return .unknown(source)
    case .object(let object):
      return .map(
        object.keys.compactMap { key in
          object[key].flatMap { self.value($0, depth: depth + 1) }.map {
            Markup.Attribute(name: Markup.plainName(key), value: $0, offset: 0)
          }
        })
    case .list(let list):
      guard list.items.count < 100, case .object? = list.items.first else {
        return .unknown("…")
      }
      // react-native's styles and transforms come in lists.
      var all: [Markup.Attribute] = []
      for item in list.items {
        if case .map(let members)? = self.value(item, depth: depth + 1) { all += members }
      }
      return .map(all)
    }
  }

  /// The elements of a drawing that a child of it comes to.
  func collect(_ value: ScriptValue, into children: inout [Markup]) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest, spend() else { return }
    switch value {
    case .list(let list):
      for item in list.items { collect(item, into: &children) }
    case .element(let element): collect(element, into: &children)
    case .unknown(let source):
      // What stands under a condition that nobody knows is noted where it is asked.
      if !source.isEmpty { break }
    case .text(let text):
      if children.isEmpty, text.contains(where: { !$0.isWhitespace }) {
        children.append(Markup(name: "#text", text: text, offset: 0))
      }
    default: break
    }
  }

  func collect(_ element: ScriptElement, into children: inout [Markup]) {
    guard spend() else { return }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest, elements > 0 else { return }
    elements -= 1
    switch element.kind {
    case .fragment: for child in element.children { collect(child, into: &children) }
    case .plain(let name):
      var markup = Markup(
        name: name, attributes: attributes(of: element), offset: element.range.lowerBound)
      for child in element.children { collect(child, into: &markup.children) }
      children.append(markup)
    case .component(let function, let name):
      names.append(name)
      defer { names.removeLast() }
      collect(call(function, [.object(properties(of: element))]), into: &children)
    case .foreign(let name):
      notes.add(
        at: element.range.lowerBound, "<\(name)>",
        "it is defined in another file, so it was left out")
    case .loader, .preset:
      notes.add(
        at: element.range.lowerBound, "<ContentLoader>",
        "a loader inside a loader paints nothing, and was left out")
    }
  }
}
