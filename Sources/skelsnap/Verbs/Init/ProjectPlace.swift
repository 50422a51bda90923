import SkeletonModel
import SkeletonSystem

/// Where a project lies in its repository, as files in the repository's root name it.
struct ProjectPlace {
  /// The repository's root, absolute; the project's folder if it is in none.
  let repository: String
  /// From there to the project; `.` if it is the same.
  let path: String

  /// - Parameter folder: The project's: absolute, with links resolved.
  init(of folder: String) throws(Failure) {
    repository = Self.repository(around: folder)
    path = FilePath.relative(folder, to: repository) ?? "."
    if path.hasPrefix("-") {
      throw Failure(
        path: folder, "the command would take '\(path)' for an option; name the folder otherwise")
    }
    if let character = path.first(where: { !Self.needsNoQuotes($0) }) {
      throw Failure(
        path: folder,
        "'\(character)' means something of its own in the files of CI systems and editors; name the "
          + "folder with letters, digits, spaces and - _ . + , alone")
    }
  }

  /// A folder that no file outside names.
  static func alone(_ folder: String) -> Self { Self(repository: folder, path: ".") }

  private init(repository: String, path: String) {
    self.repository = repository
    self.path = path
  }

  private static func repository(around folder: String) -> String {
    var place = folder
    while !Files.exists(FilePath.joined(place, ".git")) {
      let parent = FilePath.parent(of: place)
      if parent == place { return folder }
      place = parent
    }
    return place
  }

  /// What stands for itself in double quotes in YAML, in JSON, in shells and in the expressions of CI
  /// systems.
  private static func needsNoQuotes(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || " -_.+,/".contains(character)
  }
}
