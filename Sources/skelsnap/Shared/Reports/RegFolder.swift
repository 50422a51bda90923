import SkeletonGoldens
import SkeletonModel
import SkeletonPainting
import SkeletonReports
import SkeletonSystem

/// The pictures that reg-suit's viewer expects next to `reg.json`.
enum RegFolder {
  /// The folders beside the report.
  static let places = ["expected", "actual", "diff"]

  /// Copies the files of every item. Files that cannot be read are skipped, and reported.
  static func fill(
    besides report: String, _ result: RunResult, _ files: OwnFiles, _ console: Console
  ) throws(Stop) {
    var missing: [String] = []
    try console.attempt {
      let folder = try GuardedFolder(FilePath.parent(of: report))
      for item in result.regItems {
        for (place, source) in zip(places, [item.expected, item.actual, item.diff]) {
          guard let source else { continue }
          guard let bytes = bytes(of: item, at: source, files) else {
            missing.append(source)
            continue
          }
          try folder.writeUnsynced(bytes, to: "\(place)/\(item.name)")
        }
      }
    }
    guard let count = summed(missing) else { return }
    console.say("\(count) could not be read, and are not beside \(printable(report))")
  }

  /// Results may come from another machine and name any file. So only a file that really is a PNG
  /// is published as a picture, and only a `.txt` file as a layout.
  private static func bytes(
    of item: RegItem, at source: String, _ files: OwnFiles
  ) -> [UInt8]? {
    guard let bytes = files.picture(source) else { return nil }
    if item.name.hasSuffix(".png") { return PNGFile.begins(bytes) ? bytes : nil }
    return FilePath.ending(of: source) == "txt" ? bytes : nil
  }
}
