import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// The colours and pictures of the asset catalogues in a folder, and pictures beside them.
///
/// A colour set is a folder `NAME.colorset` with a `Contents.json`, which lists colours for light and
/// dark, and for increased contrast.
package struct AssetCatalogue: Sendable {
  /// By name, and by name with the names of the folders that provide a namespace.
  private var colors: [String: [Entry]] = [:]
  /// Why some of these cannot be drawn, by the same names.
  private var faults: [String: String] = [:]
  private var images: [String: AssetImages] = [:]
  /// Of the files that lie in no catalogue, as a bundle has them.
  private var looseImages: [String: AssetImages] = [:]
  private var symbols: [String: AssetSymbol] = [:]
  /// The files that say what is in it.
  private var contents: [String] = []

  fileprivate struct Entry: Sendable {
    /// nil where it holds for both.
    var appearance: Appearance?
    var isHighContrast: Bool
    /// nil where it says none that there could be.
    var color: Found?
  }

  enum Found: Hashable, Sendable {
    case color(Color)
    /// One of the system's own, by the language's name.
    case system(String)
  }

  init() {}

  /// What of it is compiled into a view's program.
  var bytes: [UInt8] { contents.flatMap { (try? Files.read($0, limit: 1_000_000)) ?? [] } }

  /// All that what is drawn depends on, but for the pictures beside the catalogues: goldens and
  /// screenshots of the app are among them, and nobody has said which are its own.
  var files: [String] {
    contents
      + (images.values.flatMap(\.files) + symbols.values.map(\.file)).withoutRepeats
      .sorted { $0.precedes($1) }
  }
}

extension AssetCatalogue {
  /// - Parameter folders: Absolute paths; catalogues anywhere below them are read, and what the
  ///   first folder has comes before the others'.
  init(in folders: [String], _ surveyed: SurveyedFolders = SurveyedFolders()) {
    for folder in folders.reversed() { add(surveyed.files(in: folder), in: folder) }
    contents = contents.withoutRepeats
  }

  private mutating func add(_ files: [String], in folder: String) {
    looseImages.merge(AssetImages.loose(files, in: folder)) { $1 }
    for path in Self.contents(files, in: folder) {
      let set = FilePath.parent(of: path)
      guard let kind = Self.kinds.first(where: set.hasSuffix) else { continue }
      let name = String(FilePath.name(of: set).dropLast(kind.count))
      let names = [name, Self.namespace(of: set, below: folder) + name]
      let shown = FilePath.relative(path, to: folder) ?? path
      let tree: JSON
      do {
        tree = try Syntax.readJSON(Self.text(of: path), file: shown).json
      } catch {
        // The names are there, whatever they stand for.
        guard kind == ".colorset" else { continue }
        for name in names {
          colors[name] = []
          faults[name] = "its file cannot be read: \(error)"
        }
        continue
      }
      contents.append(path)
      switch kind {
      case ".colorset":
        let entries = (tree["colors"]?.items ?? []).compactMap(Entry.init)
        // Another catalogue's set of the name may be one that nobody has filled in.
        for name in names where !entries.isEmpty || colors[name, default: []].isEmpty {
          colors[name] = entries
          faults[name] = "'\(shown)' says no colour for it that could be drawn"
        }
      case ".symbolset":
        guard let found = AssetSymbol(tree, in: set) else { continue }
        for name in names { symbols[name] = found }
      default:
        let found = AssetImages(tree, in: set)
        for name in names { images[name] = found }
      }
    }
  }

  private static let kinds = [".colorset", ".imageset", ".symbolset"]

  /// The files that say what is in sets of colours, pictures and symbols.
  private static func contents(_ files: [String], in folder: String) -> [String] {
    files.filter { path in
      path.contains(".xcassets/") && kinds.contains { path.hasSuffix($0 + "/Contents.json") }
    }.map { FilePath.joined(folder, $0) }
  }

  private static func text(of path: String) throws -> String {
    String(decoding: try Files.read(path, limit: 1_000_000), as: UTF8.self)
  }

  /// `Brand/`, if the folder of that name says that it provides a namespace.
  static func namespace(of set: String, below folder: String) -> String {
    var names: [String] = []
    var place = FilePath.parent(of: set)
    while place != folder, !place.hasSuffix(".xcassets"), place.count > folder.count {
      let file = FilePath.joined(place, "Contents.json")
      if let text = try? text(of: file),
        let json = try? Syntax.readJSON(text, file: file).json,
        json["properties"]?["provides-namespace"]?.isTrue == true
      {
        names.insert(FilePath.name(of: place), at: 0)
      }
      place = FilePath.parent(of: place)
    }
    return names.map { $0 + "/" }.joined()
  }

  /// Whether there are pictures, and one that is not is missing on a device, too.
  var hasPictures: Bool { !images.isEmpty }

  /// The app's own symbol of a name; nil if it is not there.
  func symbol(_ name: String) -> AssetSymbol? { symbols[name] }

  /// The pictures of a name, for any variant; nil if it is not there.
  func images(_ name: String) -> AssetImages? { images[name] ?? looseImages[name] }

  /// The colour that fits a variant best, as the system chooses it: by appearance first, then by
  /// contrast.
  func color(_ name: String, _ variant: Variant) -> Found? {
    guard let entries = colors[name] else { return nil }
    let fitting = entries.filter { entry in
      (entry.appearance == nil || entry.appearance == variant.appearance)
        && (!entry.isHighContrast || variant.contrast == .increased)
    }
    return fitting.max { $0.closeness < $1.closeness }?.color
  }

  /// Why a colour that is there has nothing to be drawn with; nil if it is not there.
  func fault(ofColor name: String) -> String? { faults[name] }
}

extension AssetCatalogue.Entry {
  fileprivate var closeness: Int { (appearance == nil ? 0 : 2) + (isHighContrast ? 1 : 0) }

  fileprivate init?(_ json: JSON) {
    guard json.isForPhones, let found = json["color"] else { return nil }
    color = AssetCatalogue.Found(found)
    (appearance, isHighContrast) = json.assetAppearance
  }
}

extension JSON {
  /// Whether an entry of a set is for a phone: those for other devices come second.
  var isForPhones: Bool { ["universal", "iphone", nil].contains(text("idiom")) }

  /// For which appearance an entry of a set is, nil for both, and whether it is for increased contrast.
  var assetAppearance: (Appearance?, isHighContrast: Bool) {
    var appearance: Appearance?
    var isHighContrast = false
    for one in self["appearances"]?.items ?? [] {
      switch (one.text("appearance"), one.text("value")) {
      case ("luminosity", "dark"): appearance = .dark
      case ("luminosity", "light"): appearance = .light
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
    return (appearance, isHighContrast)
  }
}

extension AssetCatalogue.Found {
  /// `{"components": {"red": "0xE5", …}}` or `{"platform": "ios", "reference": "systemGray5Color"}`
  fileprivate init?(_ json: JSON) {
    if let reference = json.text("reference") {
      let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
      self = .system(name)
      return
    }
    guard let parts = json["components"],
      let alpha = parts["alpha"].map(Self.component) ?? 1
    else { return nil }
    if let white = Self.component(parts["white"]) {
      self = .color(Color(red: white, green: white, blue: white, alpha: alpha))
      return
    }
    guard let red = Self.component(parts["red"]), let green = Self.component(parts["green"]),
      let blue = Self.component(parts["blue"])
    else { return nil }
    self = .color(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// `0.898`, `229` or `0xE5`, mostly as text; a screen shows the nearest that it can.
  private static func component(_ json: JSON?) -> Double? {
    guard let share = share(json), share.isFinite else { return nil }
    return min(max(share, 0), 1)
  }

  private static func share(_ json: JSON?) -> Double? {
    if let number = json?.number { return number }
    guard let text = json?.text else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / 255
  }
}

extension AssetCatalogue {
  /// Source that declares the colours and pictures by the names that Xcode gives them, of those that
  /// are used: `Color(.brandGrey)`, `Color.brandGrey`, `Image(.logo)`.
  ///
  /// - Parameter members: What the app declares by itself, as `Color.brandGrey`.
  func symbols(among words: Set<String>, besides members: Set<String> = []) -> String {
    func named(_ names: some Collection<String>, without ending: String) -> [(String, String)] {
      var known: Set<String> = []
      return names.filter { !$0.contains("/") }.sorted()
        .flatMap { name in Self.symbols(name, without: ending).map { (name, $0) } }
        .filter { words.contains($0.1) && known.insert($0.1).inserted }
    }
    let found = named(colors.keys, without: "Color")
    let styles = found.map(\.1).filter { !Self.systemNames.contains($0) }.flatMap { symbol in
      let body =
        "{ static var `\(symbol)`: SwiftUI.Color { SwiftUI.Color(ColorResource.`\(symbol)`) } }"
      return [
        ("Color.\(symbol)", "extension SwiftUI.Color \(body)"),
        (
          "ShapeStyle.\(symbol)",
          "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color \(body)"
        ),
      ]
        + (words.contains("UIColor")
          ? [
            (
              "UIColor.\(symbol)",
              "extension SwiftUI.UIColor { static var `\(symbol)`: SwiftUI.UIColor "
                + "{ SwiftUI.UIColor(resource: ColorResource.`\(symbol)`) } }"
            )
          ] : [])
    }.filter { !members.contains($0.0) }.map(\.1)
    let pictureNames = Array(images.keys) + symbols.keys
    let pictures = named(pictureNames, without: "Image")
    // One after the other: of a single sum the compiler takes 8 s to find the types.
    var lines = found.map { Self.resource("ColorResource", $0, $1) }
    lines += styles
    lines += pictures.map { Self.resource("ImageResource", $0, $1) }
    if words.contains("UIImage") {
      lines += pictures.map(\.1).filter { !members.contains("UIImage.\($0)") }.map {
        "extension SwiftUI.UIImage { static var `\($0)`: SwiftUI.UIImage "
          + "{ SwiftUI.UIImage(resource: ImageResource.`\($0)`) } }"
      }
    }
    lines += spaces(of: colors.keys, without: "Color", in: "ColorResource", words)
    lines += spaces(of: pictureNames, without: "Image", in: "ImageResource", words)
    lines += colorSpaces(words, besides: members)
    return lines.joined(separator: "\n")
  }

  /// The names of those in folders that provide a namespace, `ImageResource.Icon.back`, of those that
  /// are used.
  private func spaces(
    of names: some Collection<String>, without ending: String, in type: String,
    _ words: Set<String>
  ) -> [String] {
    Self.nested(names, without: ending, words).flatMap { space, members in
      Self.declared(space, in: type)
        + members.map { Self.resource(type, in: space, $0, $1) }
    }
  }

  /// What Xcode declares of a name, in a namespace if it stands in one.
  private static func resource(
    _ type: String, in space: [String] = [], _ name: String, _ symbol: String
  ) -> String {
    "extension \(([type] + space).joined(separator: ".")) { static let `\(symbol)` = "
      + "\(type)(name: \(SymbolName.literal(name)), bundle: .main) }"
  }

  /// `Color.Brand.grey`, for a colour in such a folder.
  ///
  /// - Parameter own: What the app declares by itself.
  private func colorSpaces(_ words: Set<String>, besides own: Set<String>) -> [String] {
    Self.nested(colors.keys, without: "Color", words).flatMap { space, members in
      let path = space.joined(separator: ".")
      let types = ["Color", "UIColor"].filter {
        words.contains($0) && !own.contains("\($0).\(space[0])")
      }
      return types.flatMap { type in
        let whole = "SwiftUI.\(type)"
        let label = type == "UIColor" ? "resource: " : ""
        return Self.declared(space, in: whole)
          + members.map { _, symbol in
            "extension \(whole).\(path) { static var `\(symbol)`: \(whole) "
              + "{ \(whole)(\(label)ColorResource.\(path).`\(symbol)`) } }"
          }
      }
    }
  }

  /// A namespace as source.
  private static func declared(_ space: [String], in type: String) -> [String] {
    let outer = ([type] + space.dropLast()).joined(separator: ".")
    return space.last.map { ["extension \(outer) { enum \($0) {} }"] } ?? []
  }

  /// By namespace, the outer before the inner, the names in it with their symbols.
  private static func nested(
    _ names: some Collection<String>, without ending: String, _ words: Set<String>
  ) -> [([String], [(String, String)])] {
    var spaces: [[String]: [(String, String)]] = [:]
    var known: Set<[String]> = []
    for name in names.sorted() where name.contains("/") {
      let parts = name.split(separator: "/").map(String.init)
      let space = parts.dropLast().map(SymbolName.typeName)
      for symbol in symbols(parts.last ?? "", without: ending) {
        guard (space + [symbol]).allSatisfy(words.contains), known.insert(space + [symbol]).inserted
        else { continue }
        for depth in space.indices { spaces[Array(space.prefix(depth + 1)), default: []] += [] }
        spaces[space, default: []].append((name, symbol))
      }
    }
    return spaces.sorted {
      $0.key.count == $1.key.count
        ? $0.key.lexicographicallyPrecedes($1.key) : $0.key.count < $1.key.count
    }
    .map { ($0.key, $0.value) }
  }

  /// `EBA72B`, as colours are called by their components, becomes `EBA_72_B`; nil for other names.
  private static func capitals(_ name: String) -> String? {
    guard name.count > 1,
      name.allSatisfy({ $0.isASCII && ($0.isUppercase || $0.isNumber) })
    else { return nil }
    var code = ""
    for character in name {
      if let last = code.last, last.isNumber != character.isNumber { code += "_" }
      if code.isEmpty, character.isNumber { code += "_" }
      code.append(character)
    }
    return code
  }

  /// SwiftUI's own colours: Xcode gives no colour of a catalogue these names.
  private static let systemNames: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "white", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// What a name may be called: tools of others keep its underscores.
  private static func symbols(_ name: String, without ending: String) -> [String] {
    [symbol(name, without: ending)] + (name.contains("_") ? [name] : [])
  }

  /// `brand-grey Color` becomes `brandGrey`, and so does `brand_grey`.
  private static func symbol(_ name: String, without ending: String) -> String {
    let parts = name.split { !$0.isLetter && !$0.isNumber }
    if parts.count == 1, let code = capitals(String(parts[0])) { return code }
    let joined = SymbolName.camelCase(name)
    return joined.hasSuffix(ending) && joined.count > ending.count
      ? String(joined.dropLast(ending.count)) : joined
  }
}
