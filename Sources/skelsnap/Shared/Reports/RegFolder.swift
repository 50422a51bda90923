import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// The pictures reg-suit's viewer looks for beside `reg.json`.
enum RegFolder {
  /// Copies every item's files; those that cannot be read are left out, and told of.
  static func fill(besides report: String, _ result: RunResult, _ console: Console) throws(Stop) {
    var missing: [String] = []
    try console.attempt {
      let folder = try GuardedFolder(FilePath.parent(of: report))
      for item in result.regItems {
        for (place, source) in [
          ("expected", item.expected), ("actual", item.actual), ("diff", item.diff),
        ] {
          guard let source else { continue }
          guard let bytes = bytes(of: item, at: source) else {
            missing.append(source)
            continue
          }
          try folder.write(bytes, to: "\(place)/\(item.name)")
        }
      }
    }
    guard let files = summed(missing) else { return }
    console.say("\(files) could not be read, and are not beside \(report)")
  }

  /// Results may be another machine's: what is published for them is a picture by its name.
  private static func bytes(of item: RegItem, at source: String) -> [UInt8]? {
    guard let bytes = try? Files.read(source, limit: Files.goldenLimit) else { return nil }
    if item.name.hasSuffix(".png") { return PNGFile.begins(bytes) ? bytes : nil }
    return FilePath.ending(of: source) == "txt" ? bytes : nil
  }
}
