import CCommandFiles
import SkeletonGoldens
import SkeletonModel
import SkeletonSystem

/// A file that `init` writes where there is none.
struct StarterFile {
  var name: String
  var text: String
  /// Whether an existing file is sufficient if it contains these lines.
  var isListOfLines = false
  /// Whether its text goes into an existing file, which people do themselves.
  var isToBeAdded = false

  init(
    _ name: String, _ text: String, isListOfLines: Bool = false, isToBeAdded: Bool = false
  ) {
    self.name = name
    self.text = text
    self.isListOfLines = isListOfLines
    self.isToBeAdded = isToBeAdded
  }

  /// The lines that an existing file lacks; nil if it lacks none, or is nothing to be added to.
  func linesMissing(in path: String) -> [String]? {
    guard isListOfLines || isToBeAdded, let bytes = try? Files.read(path) else { return nil }
    let there = String(decoding: bytes, as: UTF8.self)
      .split(whereSeparator: \.isNewline).map(String.init)
    let lines = text.split(separator: "\n").map(String.init)
    let missing = lines.filter {
      !there.contains($0) && !(isListOfLines && $0.hasPrefix("#"))
    }
    if missing.isEmpty { return nil }
    // Lines of a call mean something together alone.
    return isToBeAdded ? lines : missing
  }
}

/// The files of a new project. Their YAML is in the folder Starter, and compiled in.
enum Starter {
  static let document = "documents/feed.skel.yaml"

  static let files = [
    StarterFile(DocumentIndex.projectFile, text(unsafe compiledIn(command_skelsnap_yaml))),
    StarterFile(document, text(unsafe compiledIn(command_feed_skel_yaml))),
    StarterFile(".gitattributes", attributes, isListOfLines: true),
    StarterFile(".gitignore", ".skelsnap/\n", isListOfLines: true),
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static let attributes = """
    *.png binary
    goldens/**/*.txt text eol=lf
    # Where goldens outgrow the repository, Git LFS keeps them, with this in place of the first line:
    # goldens/**/*.png filter=lfs diff=lfs merge=lfs -text

    """
}
