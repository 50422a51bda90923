import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// The pictures that an asset catalogue has by one name: a folder `NAME.imageset` with a
/// `Contents.json`, which lists files for scales, for light and dark, and for increased contrast.
struct AssetImages: Sendable {
  /// Whether only their shape counts, and what they are painted with is the foreground.
  let isTemplate: Bool
  fileprivate let entries: [Entry]

  fileprivate struct Entry: Sendable {
    var file: String
    /// Pixels a point; nil where it says none, as of a drawing.
    var scale: Int?
    /// nil where it holds for both.
    var appearance: Appearance?
    var isHighContrast: Bool
  }

  /// One of them.
  struct Picture: Sendable {
    var file: String
    /// In points.
    var size: Extent
  }

  /// - Parameters:
  ///   - json: What the set's file says.
  ///   - folder: The set's.
  init(_ json: JSON, in folder: String) {
    isTemplate = json["properties"]?.text("template-rendering-intent") == "template"
    entries = (json["images"]?.items ?? []).compactMap { Entry($0, in: folder) }
  }

  private init(entries: [Entry]) {
    isTemplate = false
    self.entries = entries
  }

  var files: [String] { entries.map(\.file) }

  /// Those of files that lie in no catalogue: by the names that a bundle has them under, for each
  /// scale, and a PNG without what says so, too.
  ///
  /// - Parameter paths: Inside of the folder.
  static func loose(_ paths: [String], in folder: String) -> [String: AssetImages] {
    var found: [String: [Entry]] = [:]
    // Of several folders with one of a name, all scales are of the first.
    var folders: [String: String] = [:]
    let named = paths.compactMap { path in looseName(of: path).map { (path, $0) } }
    for (path, (stem, scale, kind)) in named.sorted(by: { $0.0.precedes($1.0) }) {
      let place = FilePath.parent(of: path)
      let entry = Entry(
        file: FilePath.joined(folder, path), scale: scale, appearance: nil, isHighContrast: false)
      for name in [stem + kind] + (kind.lowercased() == ".png" ? [stem] : [])
      where folders[name, default: place] == place {
        folders[name] = place
        found[name, default: []].append(entry)
      }
    }
    return found.mapValues(AssetImages.init)
  }

  /// What a file is called, without its scale, if it is a picture that a bundle may have by itself.
  static func looseName(of path: String) -> (stem: String, scale: Int, kind: String)? {
    let name = FilePath.name(of: path)
    guard let end = [".png", ".jpg", ".jpeg"].first(where: name.lowercased().hasSuffix),
      !path.contains(".xcassets/"), !SourceFolder.isInFolderLeftOut(path),
      !path.split(separator: "/").contains(where: foldersOfPages.contains)
    else { return nil }
    let stem = String(name.dropLast(end.count))
    let kind = String(name.suffix(end.count))
    let scale = [2, 3].first { stem.hasSuffix("@\($0)x") }
    return (scale == nil ? stem : String(stem.dropLast(3)), scale ?? 1, kind)
  }

  /// Where pictures of an app lie, and none of it.
  private static let foldersOfPages: Set<Substring> = [
    "docs", "Docs", "fastlane", "screenshots", "Screenshots", "__Snapshots__",
  ]

  /// The picture that fits a variant best, as the system chooses it: by appearance, contrast and then
  /// scale; or why the one that fits best cannot be painted, if none can.
  func picture(for variant: Variant) -> Result<Picture, Failure> {
    let fitting = entries.filter { entry in
      (entry.appearance == nil || entry.appearance == variant.appearance)
        && (!entry.isHighContrast || variant.contrast == .increased)
    }.sorted { first, second in
      second.closeness(to: variant).lexicographicallyPrecedes(first.closeness(to: variant))
    }
    var reason = Failure("its set names no file for it")
    for entry in fitting.reversed() {
      if case .failure(let failure) = entry.picture { reason = failure }
    }
    return fitting.lazy.compactMap { try? $0.picture.get() }.first.map(Result.success)
      ?? .failure(reason)
  }
}

extension AssetImages.Entry {
  fileprivate init?(_ json: JSON, in folder: String) {
    guard json.isForPhones, let name = json.text("filename"), !name.isEmpty else { return nil }
    file = FilePath.joined(folder, name)
    scale = json.text("scale").flatMap { Int($0.dropLast()) }.flatMap { $0 > 0 ? $0 : nil }
    (appearance, isHighContrast) = json.assetAppearance
  }

  fileprivate var picture: Result<AssetImages.Picture, Failure> {
    FilesBeside.anywhere.picture(file).map { found in
      let share = found.format.isDrawing ? 1 : 1 / Double(scale ?? 1)
      return AssetImages.Picture(
        file: file,
        size: Extent(width: found.extent.width * share, height: found.extent.height * share))
    }.mapError { Failure("\(FilePath.name(of: file)) \($0.message)") }
  }

  /// The larger, the better it fits. Of other scales the next larger is best.
  fileprivate func closeness(to variant: Variant) -> [Int] {
    let missing = variant.scale - (scale ?? variant.scale)
    return [
      appearance == nil ? 0 : 1, isHighContrast ? 1 : 0,
      missing > 0 ? -100 - missing : missing,
    ]
  }
}
