import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// The texts that an app has for its keys, in the language that it is developed in: those of `.strings`
/// in a folder `en.lproj`, and of string catalogues.
struct StringTables: Sendable {
  /// By the names of the tables, as `.strings` files have them.
  private(set) var tables: [String: String] = [:]

  var isEmpty: Bool { tables.isEmpty }

  /// All of them, each text with the name of its table.
  var bytes: [UInt8] {
    tables.sorted { $0.key.precedes($1.key) }.flatMap { Array(($0.key + "\0" + $0.value).utf8) }
  }

  init() {}

  /// - Parameter folders: Absolute paths; what the first has comes before the others'.
  init(in folders: [String]) {
    for folder in folders {
      let files = (try? Files.survey(folder))?.files ?? []
      let own = files.filter { path in
        !path.split(separator: "/").dropLast().contains { SourceFolder.isLeftOut($0) }
      }.sorted { $0.precedes($1) }
      // Nearest to English comes first: of two texts for a key the first holds.
      for language in Self.languages {
        for path in own where path.hasSuffix(".strings") {
          let parent = FilePath.name(of: FilePath.parent(of: path))
          guard parent == language + ".lproj" else { continue }
          add(Self.text(of: FilePath.joined(folder, path)), to: path, without: ".strings")
        }
      }
      for path in own where path.hasSuffix(".xcstrings") {
        add(Self.catalogue(FilePath.joined(folder, path)), to: path, without: ".xcstrings")
      }
    }
  }

  private static let languages = ["en", "en-US", "en-GB", "Base"]
  private static let longest = 20_000_000

  private mutating func add(_ text: String, to path: String, without ending: String) {
    guard !text.isEmpty else { return }
    let table = String(FilePath.name(of: path).dropLast(ending.count))
    // The first of two texts for a key is the one that is found.
    tables[table, default: ""] += text + "\n"
  }

  /// The files are in UTF-8, or in UTF-16 with its mark.
  private static func text(of file: String) -> String {
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
  private static func catalogue(_ file: String) -> String {
    guard let bytes = try? Files.read(file, limit: longest),
      let json = try? Syntax.readJSON(String(decoding: bytes, as: UTF8.self), file: file).json,
      case .object(let members)? = json["strings"]
    else { return "" }
    let language = json.text("sourceLanguage") ?? "en"
    return members.compactMap { member in
      let texts = member.value["localizations"]
      guard let own = texts?["en"] ?? texts?[language] else { return nil }
      let unit =
        own["stringUnit"] ?? own["variations"]?["plural"]?["other"]?["stringUnit"]
        ?? own["variations"]?["device"]?["other"]?["stringUnit"]
      guard let text = unit?.text("value"), text != member.key else { return nil }
      return "\(quoted(member.key)) = \(quoted(text));"
    }.joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }

  /// Puts them where Foundation looks for those of a program.
  func write(to folder: String) throws(Failure) {
    for (table, text) in tables {
      try Files.write(
        Array(text.utf8), to: FilePath.joined(folder, "en.lproj/\(table).strings"))
    }
  }
}
