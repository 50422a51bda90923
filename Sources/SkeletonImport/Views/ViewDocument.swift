import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// Writes a view of an app's source as a document, for those who leave SwiftUI, or want both.
///
/// - Parameters:
///   - view: A folder or a file of source, and the view.
///   - file: The view as the user named it.
///   - home: The folder that the document is to be in: absolute.
///   - state: Which of the document's trees it becomes: its skeleton or its content.
package func importView(
  _ view: SourceOperand, from views: any AppViews, file: String, to home: String,
  as state: ScreenState = .skeleton
) throws(DescriptionError) -> ImportResult {
  func tree(_ appearance: Appearance) throws(DescriptionError) -> Tree {
    var variant = Variant()
    variant.appearance = appearance
    do throws(ViewRefusal) {
      return try views.tree(
        for: ViewRequest(
          view: view.view, source: view.source, referrer: "view", variant: variant, width: 393,
          height: 852, ios: view.ios ?? .usual))
    } catch {
      let place = TextPosition(file: file, line: 1, column: 1)
      throw DescriptionError(
        error.diagnostics + (error.message.map { [Diagnostic(at: place, $0)] } ?? []))
    }
  }
  let light = try tree(.light)
  let both = Appearances.merged(light, try tree(.dark)).namingPictures(from: home)
  let text = """
    # From \(printable(file)), by skelsnap import.
    skelsnap: 1
    canvas: {width: 393, height: 852}
    \(state.tree):
    \(both.block(1))snapshots: {appearance: [light, dark]}

    """
  let notes = ViewNotes.take().map {
    ImportNote(position: $0.position, value: "", outcome: $0.message)
  }
  let name = String(
    view.documentName.split(separator: "/").last?.dropFirst(SourceOperand.mark.count) ?? "view")
  return ImportResult(
    documents: [ImportedDocument(name: name, text: text, home: home)], notes: notes)
}

extension Tree {
  /// With the paths of an app's pictures as a document in a folder has them.
  fileprivate func namingPictures(from home: String) -> Tree {
    if let list { return .list(list.map { $0.namingPictures(from: home) }, at: spot) }
    guard let entries else { return self }
    return .map(
      entries.map { entry in
        guard entry.key == "picture", let path = entry.value.scalar?.text, path.hasPrefix("/")
        else { return (entry.key, entry.value.namingPictures(from: home)) }
        return (entry.key, .text(FilePath.relative(path, to: home) ?? path, at: entry.value.spot))
      }, at: spot)
  }
}

/// One tree of those that a view is in the light and in the dark.
enum Appearances {
  static func merged(_ light: Tree, _ dark: Tree) -> Tree {
    node(light, dark) ?? chosen(light, dark)
  }

  private static let colorKeys: Set<String> = [
    "fill", "color", "background", "tint", "track", "stops", "border", "stroke", "shadow", "to",
    "motion", "separator",
  ]
  private static let nodeKeys: Set<String> = ["view", "mask"]
  private static let listKeys: Set<String> = ["children", "cycle"]

  /// nil if they differ in more than colours.
  private static func node(_ light: Tree, _ dark: Tree) -> Tree? {
    if light.flow == dark.flow { return light }
    guard let first = light.entries?.first, let second = dark.entries?.first,
      first.key == second.key, let own = first.value.entries, let other = second.value.entries,
      own.map(\.key) == other.map(\.key)
    else { return nil }
    var entries: [(key: String, value: Tree)] = []
    for (one, two) in zip(own, other) {
      guard let value = value(of: one.key, one.value, two.value) else { return nil }
      entries.append((one.key, value))
    }
    return .map([(first.key, .map(entries, at: light.spot))], at: light.spot)
  }

  private static func value(of key: String, _ light: Tree, _ dark: Tree) -> Tree? {
    if light.flow == dark.flow { return light }
    if nodeKeys.contains(key) { return merged(light, dark) }
    if listKeys.contains(key), let own = light.list, let other = dark.list,
      own.count == other.count
    {
      return .list(zip(own, other).map { merged($0, $1) }, at: light.spot)
    }
    return colorKeys.contains(key) ? colors(light, dark) : nil
  }

  private static func colors(_ light: Tree, _ dark: Tree) -> Tree? {
    if light.flow == dark.flow { return light }
    if light.scalar != nil, dark.scalar != nil {
      return .map([("light", light), ("dark", dark)], at: light.spot)
    }
    if let own = light.list, let other = dark.list, own.count == other.count {
      let items = zip(own, other).map { colors($0, $1) }
      return items.contains { $0 == nil } ? nil : .list(items.compactMap(\.self), at: light.spot)
    }
    guard let own = light.entries, let other = dark.entries, own.map(\.key) == other.map(\.key)
    else { return nil }
    var entries: [(key: String, value: Tree)] = []
    for (one, two) in zip(own, other) {
      let isSame = one.value.flow == two.value.flow
      guard isSame || colorKeys.contains(one.key),
        let value = isSame ? one.value : colors(one.value, two.value)
      else { return nil }
      entries.append((one.key, value))
    }
    return .map(entries, at: light.spot)
  }

  private static func chosen(_ light: Tree, _ dark: Tree) -> Tree {
    let spot = light.spot
    let condition = Tree.map([("appearance", .word("dark", at: spot))], at: spot)
    return .map(
      [("when", .map([("if", condition), ("then", dark), ("else", light)], at: spot))], at: spot)
  }
}
