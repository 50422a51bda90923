import SkeletonModel
import SkeletonSystem

/// Files that an app brings and reads as it runs, `Bundle.main.url(forResource: "feed", …)`: previews have
/// what they show from such.
struct AppResources: Sendable {
  /// By their names alone, as a bundle has them.
  private(set) var files: [String: [UInt8]] = [:]

  /// What can be read as text.
  private static let kinds: Set<String> = [
    "json", "geojson", "plist", "txt", "csv", "tsv", "md", "html", "xml", "yaml", "yml",
  ]
  private static let longest = 4_000_000
  /// What is registered, played or shown as it runs: it is enough that there is such a file, as nothing is
  /// played and fonts and pictures are read elsewhere. A picture's says which it is.
  private static let unread: Set<String> = [
    "ttf", "otf", "ttc", "pdf", "png", "jpg", "jpeg", "heic", "gif", "svg", "mp3", "m4a", "wav",
    "aif", "aiff", "caf", "mp4", "m4v", "mov", "usdz",
  ]

  /// - Parameter folders: Absolute paths; what the first has comes before the others'.
  init(
    in folders: [String], _ surveyed: SurveyedFolders = SurveyedFolders(), for slice: SourceSlice
  ) {
    // Before what is found: it is the system's, whatever the app has of that name.
    if !slice.words.isDisjoint(with: Self.identities) {
      files["Info.plist"] = Array(Self.identity.utf8)
    }
    guard !slice.words.isDisjoint(with: Self.readers) else { return }
    let names = Self.literals(in: slice)
    for folder in folders {
      for path in surveyed.files(in: folder) {
        if names.contains(Self.model), let name = Self.model(around: path),
          !SourceFolder.isInFolderLeftOut(path)
        {
          files[name] = []
        }
        let name = FilePath.name(of: path)
        let parts = name.split(separator: ".")
        guard parts.count > 1, let kind = parts.last?.lowercased(),
          Self.kinds.contains(kind) || Self.unread.contains(kind),
          names.contains(name) || names.contains(String(name.dropLast(kind.count + 1))),
          files[name] == nil,
          !SourceFolder.isInFolderLeftOut(path),
          let bytes = Self.unread.contains(kind)
            ? Self.pictureMark(path)
            : try? Files.read(FilePath.joined(folder, path), limit: Self.longest)
        else { continue }
        files[name] = bytes
      }
    }
  }

  /// What says which picture it is, as `UIImage` of the program reads it; empty for what is none.
  private static func pictureMark(_ path: String) -> [UInt8] {
    AssetImages.looseName(of: path).map {
      Array("picture of the app's bundle: \($0.stem)\($0.kind)".utf8)
    } ?? []
  }

  /// What a model of CoreData's is compiled to, which is asked for by its address and unwrapped; what is in it is
  /// read elsewhere.
  private static let model = "momd"

  /// `Birds.momd` of `Model/Birds.xcdatamodeld/Birds.xcdatamodel/contents`.
  private static func model(around path: String) -> String? {
    let ending = ".xcdatamodeld"
    return path.split(separator: "/").first { $0.hasSuffix(ending) }
      .map { $0.dropLast(ending.count) + "." + model }
  }

  private static let readers: Set<String> = ["forResource", "resourceURL", "resourcePath"]

  /// The names that the source could mean.
  private static func literals(in slice: SourceSlice) -> Set<String> {
    var found: Set<String> = []
    for file in slice.files {
      for token in SwiftLexer.tokens(of: file.text) where token.kind == .text {
        let text = String(decoding: file.text[token.range], as: UTF8.self)
        found.insert(FilePath.name(of: String(text.filter { $0 != "\"" })))
      }
    }
    return found
  }

  /// What asks a bundle who it is: loggers unwrap it, and what shows an app's version.
  private static let identities: Set<String> = [
    "bundleIdentifier", "infoDictionary", "forInfoDictionaryKey",
  ]

  /// What the system makes of an app's settings and its list: that of a new app.
  private static let identity = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>com.example.app</string>
    <key>CFBundleShortVersionString</key><string>1.0</string>
    <key>CFBundleVersion</key><string>1</string>
    </dict></plist>

    """

  /// Each with its name.
  var bytes: [UInt8] {
    files.sorted { $0.key.precedes($1.key) }.flatMap { Array(($0.key + "\0").utf8) + $0.value }
  }

  /// Puts them where Foundation looks for those of a program.
  func write(to folder: String) throws(Failure) {
    for (name, bytes) in files { try Files.write(bytes, to: FilePath.joined(folder, name)) }
  }
}
