import SkeletonGoldens
import SkeletonModel
import SkeletonRender
import SkeletonSystem

extension Verb {
  static let initialize = Verb(
    name: "init",
    abstract: "Begin a project: a configuration and a first document.",
    discussion: ["Nothing that is already there is touched."],
    operands: Init.folder,
    examples: [
      Example(line: "skelsnap init", says: "Here."),
      Example(line: "skelsnap init Tests/Skeletons", says: "In a folder, made if need be."),
    ],
    start: Init.init)
}

struct Init: VerbCall {
  static let folder = Operands(
    name: "folder", help: "The project's folder (default: this one).", form: .folder, count: 0...1)

  /// nil means the current folder.
  let folder: String?
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    folder = invocation[Self.folder].first
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    // Where it is gone, every file would be said to be.
    _ = try console.attempt { try ProcessEnvironment.workingFolder }
    for file in Starter.files {
      let path = FilePath.joined(folder ?? ".", file.name)
      if let kind = Files.kind(of: path) {
        console.say("kept \(printable(path)), which is already there")
        if kind == .file, let missing = file.linesMissing(in: path) {
          console.say("  add to it:\n" + missing.map { "    \($0)\n" }.joined())
        }
        continue
      }
      try console.attempt { try Files.write(Array(file.text.utf8), to: path) }
      try console.data(printable(path) + "\n")
    }
    let document = printable(FilePath.joined(folder ?? ".", Starter.document))
    let project = folder.map { " --project \(printable($0))" } ?? ""
    console.say("Next: skelsnap render \(document) -o feed.png\nThen: skelsnap record\(project)")
    return .clean
  }
}

/// The files of a new project. Their YAML is in the folder Starter, and compiled in.
private enum Starter {
  static let document = "documents/feed.skel.yaml"

  struct File {
    var name: String
    var text: String
    /// Whether an existing file is sufficient if it contains these lines.
    var isListOfLines = false

    /// The lines that an existing file lacks; nil if it lacks none.
    func linesMissing(in path: String) -> [String]? {
      guard isListOfLines, let bytes = try? Files.read(path) else { return nil }
      let there = String(decoding: bytes, as: UTF8.self)
        .split(whereSeparator: \.isNewline).map(String.init)
      let missing = text.split(separator: "\n").map(String.init).filter {
        !$0.hasPrefix("#") && !there.contains($0)
      }
      return missing.isEmpty ? nil : missing
    }
  }

  static let files = [
    File(name: DocumentIndex.projectFile, text: text(PackageResources.skelsnap_yaml)),
    File(name: document, text: text(PackageResources.feed_skel_yaml)),
    File(name: ".gitattributes", text: attributes, isListOfLines: true),
    File(name: ".gitignore", text: ".skelsnap/\n", isListOfLines: true),
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static let attributes = """
    *.png binary
    goldens/**/*.txt text eol=lf
    # Where goldens outgrow the repository, Git LFS keeps them, with this in place of the first line:
    # goldens/**/*.png filter=lfs diff=lfs merge=lfs -text

    """
}
