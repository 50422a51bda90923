import SkeletonModel
import SkeletonPainting
import SkeletonSystem

extension Verb {
  static let diff = Verb(
    name: "diff",
    abstract:
      "Compare two pictures, two folders of them, or a document with a view or its content.",
    discussion: [
      "The pictures are PNG files. Of two folders, those with the same path are compared; one "
        + "that only <before> has is 'obsolete', one that only <after> has is 'missing'.",
      "Pixels are equal where all their samples are or both are wholly transparent, or, if so "
        + "asked, where no sample is further away than a threshold (channel), or the eye sees no "
        + "more than a threshold (perceptual: the measure of pixelmatch 7). Pictures of two sizes "
        + "are 'resized', whatever else is tolerated.",
      "Of two documents, or views of an app's source, the skeletons are compared in each variant of "
        + "the first: nodes that paint something by their frames and texts, whatever they are "
        + "called, and frames pixel by pixel; a view stands on the canvas of the document that it is "
        + "compared with. Of one document, its skeleton is compared with the one "
        + "that would be derived from its content. What is furthest off comes first.",
      "The status is 0 if all is identical or tolerated, 1 if something differs, 2 if a file "
        + "cannot be read or there is nothing to compare.",
    ],
    operands: Diff.pictures,
    options: [Diff.json, Diff.output] + DiffTolerance.options,
    examples: [
      Example(line: "skelsnap diff before.png after.png -o diff.png", says: "Two pictures."),
      Example(
        line: "skelsnap diff goldens actual --metric channel --threshold 2 --json",
        says: "Two folders, give or take 2 of 255 a sample, for a program."),
      Example(
        line: "skelsnap diff feed.skel.yaml Sources/Feed#FeedSkeleton",
        says: "A document and the view it stands for."),
      Example(
        line: "skelsnap diff feed.skel.yaml",
        says: "A skeleton drawn by hand, and the content it stands for."),
    ],
    start: Diff.init)
}

struct Diff: VerbCall {
  static let pictures = Operands(
    name: "picture",
    help: "Two PNG files, folders, or documents or views: before and after; or one document.",
    count: 1...2)
  static let json = Option("json", help: "Print JSON.")
  static let output = Option(
    "output", short: "o", value: "path", .path,
    help: "Where to paint what differs in red: a PNG file, or a folder for folders, which gets "
      + "pictures of those not identical.")

  let before: String
  let after: String
  /// Whether one document is compared with its own content.
  let isAlone: Bool
  let isJSON: Bool
  let output: String?
  let tolerance: Tolerance
  let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(Stop) {
    let operands = invocation.operands
    before = operands[0]
    after = operands[operands.count - 1]
    isAlone = operands.count == 1
    if isAlone, !DocumentDiff.takes(before) {
      throw .usage("'\(before)' is no document; what it is compared with is not given")
    }
    isJSON = invocation[Self.json]
    output = invocation[Self.output]
    tolerance = try DiffTolerance(invocation).tolerance
    self.console = console
  }

  func run() throws(Stop) -> ExitStatus {
    if DocumentDiff.takes(before), DocumentDiff.takes(after) {
      if output != nil { throw .usage("'-o' is for pictures; documents are compared by nodes") }
      return try DocumentDiff(before: before, after: isAlone ? nil : after, console: console)
        .run(isJSON: isJSON)
    }
    switch (Files.isFolder(before), Files.isFolder(after)) {
    case (true, true): return try compareFolders()
    case (true, false) where Files.exists(after):
      throw .failure("'\(before)' is a folder, and '\(after)' is none")
    case (false, true) where Files.exists(before):
      throw .failure("'\(after)' is a folder, and '\(before)' is none")
    case (true, false), (false, true), (false, false): return try compareFiles()
    }
  }

  private func compareFiles() throws(Stop) -> ExitStatus {
    if let output {
      if Files.isFolder(output) { throw .usage("'-o \(output)' names a folder, not a file") }
      if [before, after].contains(where: { Files.areSame($0, output) }) {
        throw .usage("'-o \(output)' would replace a picture that is compared")
      }
      try refuseOwnFile(output)
    }
    // Beside a folder, it is the other operand that is not there.
    let found =
      Files.isFolder(before)
      ? PictureDiff(unreadable: after) : PictureDiff(before, after, by: tolerance)
    if let output { try found.paint(to: output) }
    if isJSON {
      try console.data(file: JSON.object([.init("version", 1)] + found.members).document())
    } else if found.message == nil {
      try console.data(found.line + "\n")
    }
    if let message = found.message { console.error(message) }
    return ExitStatus([found.verdict])
  }

  private func compareFolders() throws(Stop) -> ExitStatus {
    if let output, let kind = Files.kind(of: output), kind != .folder {
      throw .usage("'-o \(output)' names a file, and pictures of folders need a folder")
    }
    if let output {
      let folder = try console.attempt { try ProcessEnvironment.workingFolder }
      func place(_ path: String) -> String { Files.followed(FilePath.joined(folder, path)) }
      if [before, after].contains(where: { FilePath.isInside(place(output), place($0)) }) {
        throw .usage("'-o \(output)' is among the pictures that are compared")
      }
    }
    let (old, new) = (try pictures(in: before), try pictures(in: after))
    let dead = old.dead.union(new.dead)
    let paths = old.files.union(new.files).union(dead).sorted { $0.precedes($1) }
    guard !paths.isEmpty else {
      throw .failure("there is no PNG file in '\(before)' or '\(after)', so nothing was compared")
    }
    var verdicts: [Verdict] = []
    var listed: [JSON] = []
    try compare(paths) { path in
      if old.dead.contains(path) { return PictureDiff(unreadable: before + "/" + path) }
      if new.dead.contains(path) { return PictureDiff(unreadable: after + "/" + path) }
      return !old.files.contains(path)
        ? .onlyAfter : !new.files.contains(path) ? .onlyBefore : nil
    } report: { (path, found) throws(Stop) in
      verdicts.append(found.verdict)
      if let message = found.message { console.error(message) }
      if isJSON {
        listed.append(.object([.init("path", .string(path))] + found.members))
      } else {
        try console.data("\(printable(path)): \(found.line)\n")
      }
    }
    if isJSON {
      try console.data(
        file: JSON.object([.init("version", 1), .init("files", .array(listed))]).document())
    }
    return ExitStatus(verdicts)
  }

  /// What is reported of a pair of files, without the pictures.
  private struct Finding: Sendable {
    let verdict: Verdict
    let line: String
    let members: [JSON.Member]
    let message: String?
    /// Why the picture of the difference could not be written.
    var stop: Stop?
  }

  /// Compares the pictures of these paths on all cores, some at a time, and reports them in order.
  private func compare(
    _ paths: [String], unless alone: @escaping @Sendable (String) -> PictureDiff?,
    report: (String, Finding) throws(Stop) -> Void
  ) throws(Stop) {
    let most = Workers.most
    for start in stride(from: 0, to: paths.count, by: most * 64) {
      let some = paths[start..<min(start + most * 64, paths.count)]
      let findings = Workers.map(
        some.count, workers: most, state: {}, until: { (found: Finding) in found.stop != nil }
      ) { _, index in
        let path = some[start + index]
        return finding(
          alone(path) ?? PictureDiff(before + "/" + path, after + "/" + path, by: tolerance), path)
      }
      for (path, found) in zip(some, findings) {
        // Nothing is started after a stop, which comes before what is missing.
        guard let found else { return }
        if let stop = found.stop { throw stop }
        try report(path, found)
      }
    }
  }

  private func finding(_ found: PictureDiff, _ path: String) -> Finding {
    var finding = Finding(
      verdict: found.verdict, line: found.line, members: found.members, message: found.message)
    if let output, found.verdict != .identical {
      do throws(Stop) {
        try found.paint(to: FilePath.joined(output, path))
      } catch {
        finding.stop = error
      }
    }
    return finding
  }

  private func refuseOwnFile(_ output: String) throws(Stop) {
    guard let reason = try console.attempt({ try OwnFiles.obstacle(inAnyProjectTo: output) })
    else { return }
    throw .usage("'-o \(output)' cannot be written: \(reason)")
  }

  /// The PNG files in a folder and its subfolders, and what is called one but leads nowhere or is no
  /// file.
  private func pictures(
    in folder: String
  ) throws(Stop) -> (files: Set<String>, dead: Set<String>) {
    func isPicture(_ path: String) -> Bool { FilePath.ending(of: path) == "png" }
    let found = try console.attempt { try Files.survey(folder) }
    return (
      Set(found.files.filter(isPicture)), Set(found.dead.map(\.path).filter(isPicture))
    )
  }
}
