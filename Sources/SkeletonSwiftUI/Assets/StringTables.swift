import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// The texts that an app has for its keys, in a language or in that which it is developed in: those of
/// `.strings` in a folder `en.lproj`, and of string catalogues.
struct StringTables: Sendable {
  private let language: Language?
  /// Whether any of them is in the language that was asked for.
  private(set) var hasLanguage = false
  /// By the names of the tables, as `.strings` files have them.
  private(set) var tables: [String: String] = [:]
  private var symbols: [StringSymbol] = []

  var isEmpty: Bool { tables.isEmpty }

  /// All of them, each text with the name of its table.
  var bytes: [UInt8] {
    tables.sorted { $0.key.precedes($1.key) }.flatMap { Array(($0.key + "\0" + $0.value).utf8) }
  }

  init() {
    language = nil
  }

  /// - Parameters:
  ///   - folders: Absolute paths; what the first has comes before the others'.
  ///   - language: Texts that it lacks are in the language that the app is developed in.
  init(
    in folders: [String], _ surveyed: SurveyedFolders = SurveyedFolders(),
    in language: Language? = nil
  ) {
    self.language = language
    for folder in folders {
      let own = surveyed.files(in: folder).filter { path in
        (path.hasSuffix(".strings") || path.hasSuffix(".xcstrings"))
          && !SourceFolder.isInFolderLeftOut(path)
      }
      let projects = Dictionary(grouping: own.filter { $0.hasSuffix(".strings") }) {
        FilePath.name(of: FilePath.parent(of: $0))
      }.filter { $0.key.hasSuffix(".lproj") }
      let asked = wanted(among: projects.keys.map { String($0.dropLast(6)) })
      if !asked.isEmpty { hasLanguage = true }
      // The nearest comes first: of two texts for a key the first holds.
      for name in asked + Self.languages {
        for path in projects[name + ".lproj"] ?? [] {
          add(Self.text(of: FilePath.joined(folder, path)), to: path, without: ".strings")
        }
      }
      for path in own where path.hasSuffix(".xcstrings") {
        let text = catalogue(FilePath.joined(folder, path), of: Self.table(path, ".xcstrings"))
        add(text, to: path, without: ".xcstrings")
      }
    }
  }

  private static let languages = ["en", "en-US", "en-GB", "Base"]

  /// Which of these names are those of the language, the nearest first: of `pt-BR` also `pt`, and of
  /// `pt` also `pt-PT`, if there is none nearer.
  private func wanted(among names: [String]) -> [String] {
    guard let language else { return [] }
    let known = names.compactMap { name in
      Language(tag: name.replacing("_", with: "-")).map { (name: name, tag: $0.tag) }
    }.sorted { $0.name.precedes($1.name) }
    let near = language.general.flatMap { tag in known.filter { $0.tag == tag } }.map(\.name)
    guard near.isEmpty, language.general.count == 1 else { return near }
    return known.filter { $0.tag.hasPrefix(language.tag + "-") }.prefix(1).map(\.name)
  }
  private static let longest = 20_000_000

  private mutating func add(_ text: String, to path: String, without ending: String) {
    guard !text.isEmpty else { return }
    let table = Self.table(path, ending)
    // Of two texts for a key Foundation takes the last: what comes first here is nearest.
    tables[table] = text + "\n" + (tables[table] ?? "")
  }

  private static func table(_ path: String, _ ending: String) -> String {
    String(FilePath.name(of: path).dropLast(ending.count))
  }

  /// Source that declares the names that Xcode gives to the keys of string catalogues, of those that
  /// are used: `Text(.feedTitle)`.
  ///
  /// - Parameter members: What the app declares by itself, as `LocalizedStringResource.feedTitle`.
  func symbols(among words: Set<String>, besides members: Set<String> = []) -> String {
    StringSymbol.source(of: symbols, among: words, besides: members).joined(separator: "\n")
  }

  /// The files are in UTF-8, or in UTF-16 with its mark.
  static func text(of file: String) -> String {
    guard let bytes = try? Files.read(file, limit: longest) else { return "" }
    let isLittle = bytes.starts(with: [0xff, 0xfe])
    guard isLittle || bytes.starts(with: [0xfe, 0xff]) else {
      // A list of properties in XML is none that can be put behind another.
      return bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "bplist".utf8)
        ? "" : String(decoding: bytes, as: UTF8.self)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      isLittle
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
        : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// A catalogue as `.strings` have it; of texts in several numbers that of all others.
  private mutating func catalogue(_ file: String, of table: String) -> String {
    guard let bytes = try? Files.read(file, limit: Self.longest),
      let json = try? Syntax.readJSON(String(decoding: bytes, as: UTF8.self), file: file).json,
      case .object(let members)? = json["strings"]
    else { return "" }
    let source = json.text("sourceLanguage") ?? "en"
    var lines: [String] = []
    for member in members {
      let texts = member.value["localizations"]
      if member.value.text("extractionState") == "manual" {
        let text = texts?[source].flatMap(Self.text) ?? member.key
        if let symbol = StringSymbol(key: member.key, text: text, table: table) {
          symbols.append(symbol)
        }
      }
      var asked: [String] = []
      if language != nil, case .object(let languages)? = texts {
        asked = wanted(among: languages.map(\.key))
      }
      if !asked.isEmpty { hasLanguage = true }
      guard let own = (asked + ["en", source]).lazy.compactMap({ texts?[$0] }).first else {
        continue
      }
      guard let text = Self.text(own), text != member.key else { continue }
      lines.append(
        "\(Self.quoted(member.key)) = \(Self.quoted(TextFormat(text).plain));")
    }
    return lines.joined(separator: "\n")
  }

  private static func text(_ localization: JSON) -> String? {
    let unit =
      localization["stringUnit"] ?? localization["variations"]?["plural"]?["other"]?["stringUnit"]
      ?? localization["variations"]?["device"]?["other"]?["stringUnit"]
    return unit?.text("value")
  }

  private static func quoted(_ text: String) -> String {
    // Most have nothing to be written otherwise, and there may be thousands.
    guard text.utf8.contains(where: "\\\"\n".utf8.contains) else { return "\"\(text)\"" }
    return "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }

  /// Puts them where Foundation looks for those of a program, to which all languages are English.
  func write(to folder: String) throws(Failure) {
    for (table, text) in tables {
      try Files.write(
        Array(text.utf8), to: FilePath.joined(folder, "en.lproj/\(table).strings"))
    }
  }
}
