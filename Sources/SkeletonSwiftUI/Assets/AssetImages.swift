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
    /// Pixels a point; nil for a drawing, or where it says none.
    var scale: Int?
    /// nil where it holds for both.
    var appearance: Appearance?
    var isHighContrast: Bool
    /// In points; nil where the file does not say it.
    var size: Extent?
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

  var files: [String] { entries.map(\.file) }

  /// The picture that fits a variant best, as the system chooses it: by appearance, contrast and then
  /// scale. nil if there is none that can be painted.
  func picture(for variant: Variant) -> Picture? {
    let fitting = entries.filter { entry in
      (entry.appearance == nil || entry.appearance == variant.appearance)
        && (!entry.isHighContrast || variant.contrast == .increased)
    }
    let best = fitting.max { first, second in
      first.closeness(to: variant).lexicographicallyPrecedes(second.closeness(to: variant))
    }
    guard let best, let size = best.size, size.width > 0, size.height > 0 else { return nil }
    return Picture(file: best.file, size: size)
  }
}

extension AssetImages.Entry {
  fileprivate init?(_ json: JSON, in folder: String) {
    guard json.isForPhones, let name = json.text("filename"), !name.isEmpty else { return nil }
    file = FilePath.joined(folder, name)
    scale = json.text("scale").flatMap { Int($0.dropLast()) }.flatMap { $0 > 0 ? $0 : nil }
    (appearance, isHighContrast) = json.assetAppearance
    let pixels = Files.beginning(of: file, count: 24).flatMap(PictureFile.size(ofPNG:))
    let share = 1 / Double(scale ?? 1)
    size = pixels.map {
      Extent(width: Double($0.width) * share, height: Double($0.height) * share)
    }
  }

  /// The larger, the better it fits. Of other scales the next larger is best.
  fileprivate func closeness(to variant: Variant) -> [Int] {
    let missing = variant.scale - (scale ?? variant.scale)
    return [
      size == nil ? 0 : 1, appearance == nil ? 0 : 1, isHighContrast ? 1 : 0,
      missing > 0 ? -100 - missing : missing,
    ]
  }
}
