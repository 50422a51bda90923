import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// What SwiftGen makes when an app is built and few keep with their source: names for what is in
/// catalogues of assets and in tables of texts, by the app's own `swiftgen.yml`, as files of source.
struct GeneratedNames {
  /// Absolute, with what is in it.
  private let folder: String
  private let files: [String]

  /// - Parameters:
  ///   - folder: An absolute path.
  ///   - files: All below it, by their paths in it.
  ///   - shown: A path as messages have it.
  static func files(
    in folder: String, among files: [String], shown: (String) -> String
  ) -> [SourceFolder.File] {
    let names = GeneratedNames(folder: folder, files: files)
    return files.filter(isConfiguration).sorted { $0.precedes($1) }.flatMap { path in
      names.outputs(of: path).map { output in
        let place = FilePath.joined(folder, output.path)
        return SourceFolder.File(
          path: shown(place), location: place, bytes: Array(output.source.utf8))
      }
    }
  }

  private static func isConfiguration(_ path: String) -> Bool {
    let name = FilePath.name(of: path).lowercased()
    return name.hasPrefix("swiftgen") && (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
      && !SourceFolder.isInFolderLeftOut(path)
  }

  /// A file that is not there.
  private struct Output {
    var path: String
    var source: String
  }

  private func outputs(of path: String) -> [Output] {
    guard
      let bytes = try? Files.read(FilePath.joined(folder, path), limit: 1_000_000),
      let said = try? Syntax.read(bytes, file: path).json
    else { return [] }
    let base = FilePath.parent(of: path)
    let inputs = place(said.text("input_dir") ?? "", in: base)
    let outputs = place(said.text("output_dir") ?? "", in: base)
    return ["xcassets", "strings"].flatMap { kind in
      Self.list(said[kind]).flatMap { entry in
        let read = Self.list(entry["inputs"] ?? entry["paths"]).compactMap(\.text).map {
          place($0, in: inputs)
        }
        return Self.list(entry["outputs"] ?? entry).compactMap { output -> Output? in
          guard let name = output.text("output"), let path = self.path(ofOutput: name, in: outputs)
          else { return nil }
          let template = Template(output, in: self, base)
          let source =
            kind == "xcassets" ? assets(of: read, template) : texts(of: read, template)
          return source.map { Output(path: path, source: $0) }
        }
      }
    }
  }

  /// Where an output would be that is not there; nil for one that may be.
  private func path(ofOutput name: String, in outputs: String) -> String? {
    // What a variable of the build says is outside of the source, or there by its own name.
    if name.contains("$") {
      let last = FilePath.name(of: name)
      let isThere = last.contains("$") || files.contains { FilePath.name(of: $0) == last }
      return isThere ? nil : place(last, in: outputs)
    }
    let path = place(name, in: outputs)
    let isInside = !path.hasPrefix("..") && !path.hasPrefix("/")
    return isInside && !files.contains(path) ? path : nil
  }

  /// One or several.
  private static func list(_ value: JSON?) -> [JSON] { value.map { $0.items ?? [$0] } ?? [] }

  private func place(_ path: String, in folder: String) -> String {
    FilePath.normalized(folder.isEmpty ? path : FilePath.joined(folder, path))
  }

  /// How an output is asked for.
  private struct Template {
    /// Whether the steps of a key are types of their own.
    var isStructured: Bool
    private let parameters: JSON?
    /// Types to which a template of the app's own adds what it names.
    let extended: [String]

    /// - Parameter base: Where the configuration is.
    init(_ output: JSON, in names: GeneratedNames, _ base: String) {
      let name = output.text("templateName") ?? output.text("templatePath") ?? ""
      isStructured = !name.contains("flat")
      parameters = output["params"]
      let own = output.text("templatePath").map { names.place($0, in: base) }
      let bytes = own.flatMap {
        try? Files.read(FilePath.joined(names.folder, $0), limit: 1_000_000)
      }
      extended = bytes.map { Self.extended(by: String(decoding: $0, as: UTF8.self)) } ?? []
    }

    /// `["Color", "Image"]` of a template with `extension Color {` and `extension Image {`, each with constants.
    private static func extended(by template: String) -> [String] {
      let parts = template.split(separator: "extension ").dropFirst()
      var found: [String] = []
      for part in parts where part.contains("static ") {
        let name = part.prefix { $0 != "{" && $0 != ":" }.split(separator: ".").last ?? ""
        let type = String(name).trimmed
        let isKnown = GeneratedNames.values[type] != nil && !found.contains(type)
        if isKnown { found.append(type) }
      }
      return found
    }

    func name(_ parameter: String, or usual: String) -> String {
      parameters?.text(parameter).flatMap { Self.isName($0) ? $0 : nil } ?? usual
    }

    /// What stands before each declaration.
    var access: String { says("publicAccess") ? "public " : "" }

    func says(_ parameter: String) -> Bool { parameters?[parameter]?.isTrue == true }

    /// All that there are names for, each part in a type of its own where there are several.
    func enclosed(_ parts: [(name: String, lines: [String])], usually name: String) -> [String] {
      let isApart = parts.count > 1 || says("forceFileNameEnum")
      let lines = parts.flatMap { part -> [String] in
        guard isApart, let type = SymbolName.swiftGenType(part.name) else { return part.lines }
        return ["\(access)enum \(type) {"] + part.lines + ["}"]
      }
      return ["\(access)enum \(self.name("enumName", or: name)) {"] + lines + ["}"]
    }

    private static func isName(_ name: String) -> Bool {
      name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }
}

// MARK: - Assets

extension GeneratedNames {
  /// Names of a catalogue, and of the folders in it that give their names to what they hold.
  fileprivate struct Group {
    /// By their names in Swift, what they are looked up by.
    var colors: [String: String] = [:]
    var images: [String: String] = [:]
    /// By the names of types.
    var groups: [String: Group] = [:]

    mutating func add(_ name: String, of asset: String, isColor: Bool, in steps: ArraySlice<String>)
    {
      guard let step = steps.first else {
        if isColor { colors[name] = asset } else { images[name] = asset }
        return
      }
      // What has no name in Swift is none of its own.
      guard let type = SymbolName.swiftGenType(step) else {
        return add(name, of: asset, isColor: isColor, in: steps.dropFirst())
      }
      groups[type, default: Group()].add(
        name, of: asset, isColor: isColor, in: steps.dropFirst())
    }
  }

  /// Those that are named, and those in folders that are.
  private func catalogues(in inputs: [String]) -> [String] {
    let all = Set(
      files.compactMap { path in
        path.firstRange(of: ".xcassets/").map { String(path[..<$0.lowerBound]) + ".xcassets" }
      })
    return all.filter { catalogue in
      inputs.contains { $0 == catalogue || FilePath.isInside(catalogue, $0) }
    }.sorted { $0.precedes($1) }
  }

  private func assets(of inputs: [String], _ template: Template) -> String? {
    let groups = catalogues(in: inputs).map { path in
      (name: String(FilePath.name(of: path).dropLast(".xcassets".count)), group(of: path, template))
    }
    guard groups.contains(where: { !$0.1.isEmpty }) else { return nil }
    guard template.extended.isEmpty else {
      let lines = template.extended.flatMap { type in
        ["extension \(Self.values[type]?.module ?? "SwiftUI").\(type) {"]
          + Self.lines(of: groups.map(\.1), as: type, template.access) + ["}"]
      }
      return (["import SwiftUI", "import UIKit"] + lines).joined(separator: "\n") + "\n"
    }
    let types = (
      color: template.name("colorTypeName", or: "ColorAsset"),
      image: template.name("imageTypeName", or: "ImageAsset")
    )
    let names = groups.map { ($0.name, $0.1.lines(types, template.access)) }
    let lines =
      ["import SwiftUI", "import UIKit"] + template.enclosed(names, usually: "Asset")
      + [Self.source(of: types, template.access)]
    return lines.joined(separator: "\n") + "\n"
  }

  /// How a value of a type that a template extends is made of an asset's name, which stands for `$`.
  fileprivate static let values: [String: (module: String, isColor: Bool, value: String)] = [
    "Color": ("SwiftUI", true, "SwiftUI.Color($)"),
    "UIColor": ("UIKit", true, "UIKit.UIColor(named: $) ?? UIKit.UIColor(SwiftUI.Color($))"),
    "Image": ("SwiftUI", false, "SwiftUI.Image($)"),
    "UIImage": ("UIKit", false, "UIKit.UIImage(named: $) ?? UIKit.UIImage()"),
  ]

  private static func lines(of groups: [Group], as type: String, _ access: String) -> [String] {
    guard let made = values[type] else { return [] }
    var known: Set<String> = []
    func lines(_ group: Group) -> [String] {
      let own = (made.isColor ? group.colors : group.images).sorted { $0.key.precedes($1.key) }
      return own.compactMap { name, asset -> String? in
        guard let name = SymbolName.swiftGen(name), known.insert(name).inserted else { return nil }
        let value = made.value.replacing("$", with: SymbolName.literal(asset))
        return "\(access)static var \(name): \(made.module).\(type) { \(value) }"
      } + group.groups.sorted { $0.key.precedes($1.key) }.flatMap { lines($0.value) }
    }
    return groups.flatMap(lines)
  }

  private func group(of catalogue: String, _ template: Template) -> Group {
    var group = Group()
    let prefix = catalogue + "/"
    for path in files where path.hasPrefix(prefix) && path.hasSuffix("/Contents.json") {
      let set = FilePath.parent(of: path)
      guard let ending = [".colorset", ".imageset"].first(where: set.hasSuffix) else { continue }
      let space = AssetCatalogue.namespace(of: FilePath.joined(folder, set), below: folder)
      let around =
        template.says("forceProvidesNamespaces")
        ? FilePath.parent(of: String(set.dropFirst(prefix.count))) : space
      let name = String(FilePath.name(of: set).dropLast(ending.count))
      // What it is looked up by is the catalogue's to say.
      group.add(
        name, of: space + name, isColor: ending == ".colorset",
        in: around.split(separator: "/").map(String.init)[...])
    }
    return group
  }

  /// What the names are of.
  private static func source(of types: (color: String, image: String), _ access: String) -> String {
    """
    \(access)struct \(types.color): Sendable {
      \(access)let name: String
      \(access)var color: UIKit.UIColor {
        UIKit.UIColor(named: name) ?? UIKit.UIColor(SwiftUI.Color(name))
      }
      \(access)var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name) }
    }
    extension SwiftUI.Color {
      \(access)init(asset: \(types.color)) { self.init(asset.name) }
    }
    extension UIKit.UIColor {
      \(access)convenience init?(asset: \(types.color)) { self.init(named: asset.name) }
    }
    \(access)struct \(types.image): Sendable {
      \(access)let name: String
      \(access)var image: UIKit.UIImage { UIKit.UIImage(named: name) ?? UIKit.UIImage() }
      \(access)var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) }
    }
    extension SwiftUI.Image {
      \(access)init(asset: \(types.image)) { self.init(asset.name) }
      \(access)init(asset: \(types.image), label: SwiftUI.Text) { self.init(asset.name, label: label) }
      \(access)init(decorative asset: \(types.image)) { self.init(decorative: asset.name) }
    }
    extension UIKit.UIImage {
      \(access)convenience init?(asset: \(types.image)) { self.init(named: asset.name) }
    }
    """
  }
}

extension GeneratedNames.Group {
  fileprivate var isEmpty: Bool {
    colors.isEmpty && images.isEmpty && groups.values.allSatisfy(\.isEmpty)
  }

  fileprivate func lines(_ types: (color: String, image: String), _ access: String) -> [String] {
    var known: Set<String> = []
    let assets =
      colors.map { (name: $0, asset: $1, type: types.color) }
      + images.map { (name: $0, asset: $1, type: types.image) }
    let constants = assets.sorted { ($0.name, $0.type) < ($1.name, $1.type) }.compactMap {
      found -> String? in
      guard let name = SymbolName.swiftGen(found.name), known.insert(name).inserted else {
        return nil
      }
      let value = SymbolName.literal(found.asset)
      return "\(access)static let \(name) = \(found.type)(name: \(value))"
    }
    return constants
      + groups.sorted { $0.key.precedes($1.key) }.flatMap { type, group -> [String] in
        guard known.insert(type).inserted else { return [] }
        return ["\(access)enum \(type) {"] + group.lines(types, access) + ["}"]
      }
  }
}

// MARK: - Texts

extension GeneratedNames {
  /// Keys by their steps.
  fileprivate struct Keys {
    var leaves: [(name: String, key: String, text: String)] = []
    var inner: [String: Keys] = [:]

    mutating func add(_ key: String, _ text: String, at steps: ArraySlice<String>) {
      guard let step = steps.first else { return }
      guard steps.count > 1 else { return leaves.append((step, key, text)) }
      guard let type = SymbolName.swiftGenType(step) else {
        return add(key, text, at: steps.dropFirst())
      }
      inner[type, default: Keys()].add(key, text, at: steps.dropFirst())
    }
  }

  /// More steps than anybody writes.
  private static let mostSteps = 16

  private func texts(of inputs: [String], _ template: Template) -> String? {
    let tables = files.filter { path in
      // Only these are among the app's texts.
      path.hasSuffix(".strings") && FilePath.parent(of: path).hasSuffix(".lproj")
        && inputs.contains { path == $0 || FilePath.isInside(path, $0) }
    }.sorted { $0.precedes($1) }
    let found = Dictionary(grouping: tables) {
      String(FilePath.name(of: $0).dropLast(".strings".count))
    }
    guard !found.isEmpty else { return nil }
    let names = found.sorted { $0.key.precedes($1.key) }.map { name, paths in
      var keys = Keys()
      var known: Set<String> = []
      for path in paths {
        let table = StringTables.text(of: FilePath.joined(folder, path))
        for (key, text) in PlainKeys.pairs(in: table) where known.insert(key).inserted {
          let steps = key.split(separator: ".").map(String.init)
          guard steps.count <= Self.mostSteps else { continue }
          keys.add(
            key, text, at: template.isStructured ? steps[...] : [steps.joined(separator: " ")])
        }
      }
      return (name, keys.lines(table: name, template.access))
    }
    let lines = ["import Foundation"] + template.enclosed(names, usually: "L10n") + [Self.filling]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Puts values into a text.
  private static let filling = """
    private func _skelsnapFilled(_ table: String, _ key: String, _ values: Any...) -> String {
      var rest = Foundation.Bundle.main.localizedString(forKey: key, value: nil, table: table)[...]
      var (text, next) = ("", 0)
      while let letter = rest.popFirst() {
        let flags = rest.prefix { "-+0'.hlqLztj$".contains($0) || ("0"..."9").contains($0) }
        guard letter == "%", let mark = rest.dropFirst(flags.count).first,
          "@dDiuUxXoOfFeEgGaAcCsSp%".contains(mark)
        else {
          text.append(letter)
          continue
        }
        rest = rest.dropFirst(flags.count + 1)
        if mark == "%" {
          text.append(mark)
          continue
        }
        let parts = flags.split(separator: "$", maxSplits: 1)
        let position = flags.contains("$") ? parts.first.flatMap { Int($0) } : nil
        if position == nil { next += 1 }
        let index = (position ?? next) &- 1
        guard values.indices.contains(index) else { continue }
        let own = position == nil ? String(flags) : parts.count > 1 ? String(parts[1]) : ""
        switch values[index] {
        case let number as Int where "dDiuUxXoO".contains(mark):
          text += String(format: "%" + own + String(mark), number)
        case let number as Float where "fFeEgGaA".contains(mark):
          text += String(format: "%" + own + String(mark), Double(number))
        default: text += "\\(values[index])"
        }
      }
      return text
    }
    """
}

extension GeneratedNames.Keys {
  fileprivate func lines(table: String, _ access: String) -> [String] {
    var known: Set<String> = []
    let constants = leaves.compactMap { leaf -> String? in
      guard let name = SymbolName.swiftGen(leaf.name), known.insert(name).inserted else {
        return nil
      }
      let (table, key) = (SymbolName.literal(table), SymbolName.literal(leaf.key))
      let types = Self.types(of: TextFormat(leaf.text))
      guard !types.isEmpty else {
        return "\(access)static var \(name): String {"
          + " Foundation.Bundle.main.localizedString(forKey: \(key), value: nil, table: \(table)) }"
      }
      let parameters = types.enumerated().map { "_ p\($0 + 1): \($1)" }.joined(separator: ", ")
      let values = types.indices.map { "p\($0 + 1)" }.joined(separator: ", ")
      return "\(access)static func \(name)(\(parameters)) -> String {"
        + " _skelsnapFilled(\(table), \(key), \(values)) }"
    }
    return constants
      + inner.sorted { $0.key.precedes($1.key) }.flatMap { type, keys -> [String] in
        guard known.insert(type).inserted else { return [] }
        return ["\(access)enum \(type) {"] + keys.lines(table: table, access) + ["}"]
      }
  }

  /// Of what a text leaves open.
  private static func types(of text: TextFormat) -> [String] {
    var types: [Int: String] = [:]
    for (index, mark) in text.marks.enumerated() {
      let type =
        switch mark.conversion {
        case "@": "Any"
        case "f", "F", "e", "E", "g", "G", "a", "A": "Float"
        default: "Int"
        }
      types[min(mark.position ?? index + 1, 20)] = type
    }
    return (0..<(types.keys.max() ?? 0)).map { types[$0 + 1] ?? "Any" }
  }
}

// MARK: - Names

extension SymbolName {
  /// As SwiftGen calls a constant: `bw-logo` is `bwLogo`, `URLShort` is `urlShort`; nil for what is no name.
  fileprivate static func swiftGen(_ words: String) -> String? {
    let name = camelCase(words)
    guard let first = name.first else { return nil }
    return first.isNumber ? "_" + name : "`\(name)`"
  }

  /// As SwiftGen calls a type; nil for what is no name.
  fileprivate static func swiftGenType(_ words: String) -> String? {
    let name = typeName(words)
    guard let first = name.first else { return nil }
    return first.isNumber || ["Type", "Protocol", "Self", "Any"].contains(name) ? "_" + name : name
  }
}
