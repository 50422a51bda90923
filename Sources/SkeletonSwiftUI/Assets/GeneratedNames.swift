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
        return Self.list(entry["outputs"]).compactMap { output -> Output? in
          guard let name = output.text("output") else { return nil }
          let path = place(name, in: outputs)
          guard !files.contains(path) else { return nil }
          let template = Template(output)
          let source =
            kind == "xcassets" ? assets(of: read, template) : texts(of: read, template)
          return source.map { Output(path: path, source: $0) }
        }
      }
    }
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

    init(_ output: JSON) {
      let name = output.text("templateName") ?? output.text("templatePath") ?? ""
      isStructured = !name.contains("flat")
      parameters = output["params"]
    }

    func name(_ parameter: String, or usual: String) -> String {
      parameters?.text(parameter).flatMap { Self.isName($0) ? $0 : nil } ?? usual
    }

    func says(_ parameter: String) -> Bool { parameters?[parameter]?.isTrue == true }

    private static func isName(_ name: String) -> Bool {
      name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }
}

// MARK: - Assets

extension GeneratedNames {
  /// Names of a catalogue, and of the folders in it that give their names to what they hold.
  fileprivate struct Group {
    var colors: Set<String> = []
    var images: Set<String> = []
    var groups: [String: Group] = [:]

    mutating func add(_ asset: String, isColor: Bool, in steps: ArraySlice<String>) {
      guard let step = steps.first else {
        if isColor { colors.insert(asset) } else { images.insert(asset) }
        return
      }
      groups[step, default: Group()].add(asset, isColor: isColor, in: steps.dropFirst())
    }
  }

  private func assets(of catalogues: [String], _ template: Template) -> String? {
    let found = catalogues.filter { $0.hasSuffix(".xcassets") }.map {
      ($0, group(of: $0, template))
    }
    guard found.contains(where: { !$0.1.isEmpty }) else { return nil }
    let types = (
      color: template.name("colorTypeName", or: "ColorAsset"),
      image: template.name("imageTypeName", or: "ImageAsset")
    )
    var lines = ["import SwiftUI", "import UIKit"]
    lines.append("public enum \(template.name("enumName", or: "Asset")) {")
    for (path, group) in found {
      let isApart = found.count > 1 || template.says("forceFileNameEnum")
      let inside = group.lines(prefix: "", types)
      guard isApart else {
        lines += inside
        continue
      }
      let name = FilePath.name(of: path).dropLast(".xcassets".count)
      lines += ["public enum \(SymbolName.swiftGenType(String(name))) {"] + inside + ["}"]
    }
    lines.append("}")
    return (lines + Self.assetTypes(types)).joined(separator: "\n") + "\n"
  }

  private func group(of catalogue: String, _ template: Template) -> Group {
    var group = Group()
    let prefix = catalogue + "/"
    var isNamespace: [String: Bool] = [:]
    for path in files where path.hasPrefix(prefix) && path.hasSuffix("/Contents.json") {
      let set = String(FilePath.parent(of: path).dropFirst(prefix.count))
      let ending = [".colorset", ".imageset"].first(where: set.hasSuffix)
      guard let ending else { continue }
      let steps = set.split(separator: "/").map(String.init)
      var spaces: [String] = []
      for count in 1..<max(steps.count, 1) {
        let folder = steps.prefix(count).joined(separator: "/")
        let provides =
          isNamespace[folder]
          ?? (template.says("forceProvidesNamespaces") || providesNamespace(prefix + folder))
        isNamespace[folder] = provides
        if provides { spaces.append(steps[count - 1]) }
      }
      let name = String(steps[steps.count - 1].dropLast(ending.count))
      group.add(name, isColor: ending == ".colorset", in: spaces[...])
    }
    return group
  }

  private func providesNamespace(_ group: String) -> Bool {
    let path = FilePath.joined(folder, group + "/Contents.json")
    guard let bytes = try? Files.read(path, limit: 1_000_000),
      let said = try? Syntax.readJSON(String(decoding: bytes, as: UTF8.self), file: path).json
    else { return false }
    return said["properties"]?["provides-namespace"]?.isTrue == true
  }

  /// What the names are of.
  private static func assetTypes(_ types: (color: String, image: String)) -> [String] {
    [
      """
      public struct \(types.color): Sendable {
        public let name: String
        public var color: UIKit.UIColor { UIKit.UIColor(named: name) ?? UIKit.UIColor(SwiftUI.Color(name)) }
        public var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name) }
      }
      extension SwiftUI.Color {
        public init(asset: \(types.color)) { self.init(asset.name) }
      }
      extension UIKit.UIColor {
        public convenience init?(asset: \(types.color)) { self.init(named: asset.name) }
      }
      public struct \(types.image): Sendable {
        public let name: String
        public var image: UIKit.UIImage { UIKit.UIImage(named: name) ?? UIKit.UIImage() }
        public var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) }
      }
      extension SwiftUI.Image {
        public init(asset: \(types.image)) { self.init(asset.name) }
        public init(asset: \(types.image), label: SwiftUI.Text) { self.init(asset.name, label: label) }
        public init(decorative asset: \(types.image)) { self.init(decorative: asset.name) }
      }
      extension UIKit.UIImage {
        public convenience init?(asset: \(types.image)) { self.init(named: asset.name) }
      }
      """
    ]
  }
}

extension GeneratedNames.Group {
  fileprivate var isEmpty: Bool {
    colors.isEmpty && images.isEmpty && groups.values.allSatisfy(\.isEmpty)
  }

  /// - Parameter prefix: What stands before the names of the assets.
  fileprivate func lines(prefix: String, _ types: (color: String, image: String)) -> [String] {
    var known: Set<String> = []
    let assets =
      colors.map { (name: $0, type: types.color) } + images.map { (name: $0, type: types.image) }
    let constants = assets.sorted { ($0.name, $0.type) < ($1.name, $1.type) }.compactMap {
      asset -> String? in
      guard let name = SymbolName.swiftGen(asset.name), known.insert(name).inserted else {
        return nil
      }
      let value = SymbolName.literal(prefix + asset.name)
      return "public static let \(name) = \(asset.type)(name: \(value))"
    }
    return constants
      + groups.sorted { $0.key.precedes($1.key) }.flatMap { step, group in
        ["public enum \(SymbolName.swiftGenType(step)) {"]
          + group.lines(prefix: prefix + step + "/", types) + ["}"]
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
      inner[step, default: Keys()].add(key, text, at: steps.dropFirst())
    }
  }

  private func texts(of inputs: [String], _ template: Template) -> String? {
    let tables = files.filter { path in
      path.hasSuffix(".strings")
        && inputs.contains { path == $0 || FilePath.isInside(path, $0) }
    }.sorted { $0.precedes($1) }
    let found = Dictionary(grouping: tables) {
      String(FilePath.name(of: $0).dropLast(".strings".count))
    }
    guard !found.isEmpty else { return nil }
    var lines = ["import Foundation"]
    lines.append("public enum \(template.name("enumName", or: "L10n")) {")
    for (table, paths) in found.sorted(by: { $0.key.precedes($1.key) }) {
      var keys = Keys()
      var known: Set<String> = []
      for path in paths {
        let table = StringTables.text(of: FilePath.joined(folder, path))
        for (key, text) in PlainKeys.pairs(in: table) where known.insert(key).inserted {
          let steps = key.split(separator: ".").map(String.init)
          keys.add(
            key, text, at: template.isStructured ? steps[...] : [steps.joined(separator: " ")])
        }
      }
      let inside = keys.lines(table: table)
      let isApart = found.count > 1 || template.says("forceFileNameEnum")
      lines +=
        isApart ? ["public enum \(SymbolName.swiftGenType(table)) {"] + inside + ["}"] : inside
    }
    return (lines + ["}", Self.filling]).joined(separator: "\n") + "\n"
  }

  /// Puts values into a text.
  private static let filling = """
    private func filled(_ table: String, _ key: String, _ values: Any...) -> String {
      var rest = Bundle.main.localizedString(forKey: key, value: nil, table: table)[...]
      var (text, next) = ("", 0)
      while let letter = rest.popFirst() {
        guard letter == "%", let end = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGaAcCsSp%".contains($0) })
        else {
          text.append(letter)
          continue
        }
        var flags = rest[..<end]
        let mark = rest[end]
        rest = rest[rest.index(after: end)...]
        if mark == "%" {
          text.append(mark)
          continue
        }
        var index = next
        if let sign = flags.firstIndex(of: "$"), let number = Int(flags[..<sign]) {
          index = number - 1
          flags = flags[flags.index(after: sign)...]
        } else {
          next += 1
        }
        guard values.indices.contains(index) else { continue }
        if mark != "@", let number = values[index] as? any CVarArg {
          text += String(format: "%" + flags + String(mark), number)
        } else {
          text += "\\(values[index])"
        }
      }
      return text
    }
    """
}

extension GeneratedNames.Keys {
  fileprivate func lines(table: String) -> [String] {
    var known: Set<String> = []
    let constants = leaves.compactMap { leaf -> String? in
      guard let name = SymbolName.swiftGen(leaf.name), known.insert(name).inserted else {
        return nil
      }
      let (table, key) = (SymbolName.literal(table), SymbolName.literal(leaf.key))
      let types = Self.types(of: TextFormat(leaf.text))
      guard !types.isEmpty else {
        return "public static var \(name): String {"
          + " Bundle.main.localizedString(forKey: \(key), value: nil, table: \(table)) }"
      }
      let parameters = types.enumerated().map { "_ p\($0 + 1): \($1)" }.joined(separator: ", ")
      let values = types.indices.map { "p\($0 + 1)" }.joined(separator: ", ")
      return "public static func \(name)(\(parameters)) -> String {"
        + " filled(\(table), \(key), \(values)) }"
    }
    return constants
      + inner.sorted { $0.key.precedes($1.key) }.flatMap { step, keys in
        ["public enum \(SymbolName.swiftGenType(step)) {"] + keys.lines(table: table) + ["}"]
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
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// As SwiftGen calls a constant: `bw-logo` is `bwLogo`, `URLShort` is `urlShort`; nil for what is no name.
  fileprivate static func swiftGen(_ words: String) -> String? {
    let name = camelCase(words)
    guard let first = name.first else { return nil }
    if first.isNumber { return "_" + name }
    return reserved.contains(name) ? "`\(name)`" : name
  }

  /// As SwiftGen calls a type.
  fileprivate static func swiftGenType(_ words: String) -> String {
    let name = typeName(words)
    guard let first = name.first else { return "_" }
    return first.isNumber || ["Type", "Protocol", "Self", "Any"].contains(name) ? "_" + name : name
  }
}
