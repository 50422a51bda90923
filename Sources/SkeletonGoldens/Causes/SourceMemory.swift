import SkeletonFrames
import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// The texts that goldens were made from, as far as a run has seen them pass: a golden has what was
/// laid out, and not what was written.
///
/// It is kept among the artifacts, and is a help and no more: nothing is wrong where there is none,
/// where another version has written it, or where the goldens are others by now. What it says is
/// certain: while the text goldens of a variant are the ones that it was written beside, they show
/// what these files said.
package struct SourceMemory {
  /// What is known of a variant.
  struct Entry: Hashable {
    var document: String
    var variant: String
    /// The text goldens of the variant.
    var goldens: [String]
    /// What they were made from: the document first.
    var files: [DocumentOrigin.File]
    /// The files of apps that its views came from.
    var sources: [DocumentOrigin.File] = []
    /// Of the contents of the goldens.
    var digest = ""
  }

  /// The files of a project beside this one's own, by the names that messages have for them.
  package struct Home {
    /// An absolute path: that of a project, to which the paths of origins are relative.
    var folder: String
    var shown: (String) -> String
    /// By the names of documents, the files of apps that their views came from.
    var sources: [String: [String]]

    package init(
      _ folder: String, sources: [String: [String]], shown: @escaping (String) -> String
    ) {
      self.folder = folder
      self.sources = sources
      self.shown = shown
    }
  }

  static let folder = ".sources"
  private static let index = "\(folder)/index.txt"
  private static let head = "skelsnap \(skelsnapVersion)"
  /// No description is larger.
  private static let mostBytes = 8_000_000

  private let artifacts: GuardedFolder
  private let home: Home
  private let lines: [Substring]
  /// For what no run has seen here.
  let committed: CommittedSources

  package init(in artifacts: GuardedFolder, _ home: Home) {
    self.artifacts = artifacts
    self.home = home
    committed = CommittedSources(home.folder)
    let bytes = artifacts.readPlain(Self.index, limit: 100_000_000) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    self.lines = lines.first.map { $0 == Self.head[...] } ?? false ? Array(lines.dropFirst()) : []
  }

  var entries: [Entry] { lines.compactMap(Entry.init) }

  /// The text of a file as it was; nil if it is not known any more.
  func text(of file: DocumentOrigin.File) -> [UInt8]? {
    if let text = committed.texts[file.digest] { return text }
    guard file.digest.count == 64, file.digest.allSatisfy(\.isHexDigit),
      let bytes = artifacts.readPlain("\(Self.folder)/\(file.digest)", limit: Self.mostBytes),
      SHA256(bytes).hexadecimal == file.digest
    else { return nil }
    return bytes
  }

  /// The text of a file as it is now, and its name in messages.
  func present(_ file: DocumentOrigin.File) -> (name: String, text: [UInt8])? {
    let path = place(of: file)
    guard let bytes = try? Files.read(path) else { return nil }
    return (home.shown(path), bytes)
  }

  private func place(of file: DocumentOrigin.File) -> String {
    FilePath.joined(home.folder, file.path)
  }

  /// The files of apps that a document's views come from.
  func sources(of document: String) -> [DocumentOrigin.File] {
    (home.sources[document] ?? []).sorted().compactMap { path in
      // Among them are folders, in which a new file would count.
      guard let bytes = try? Files.read(path) else { return nil }
      let shown =
        FilePath.isInside(path, home.folder)
        ? FilePath.relative(path, to: home.folder) ?? path : path
      return DocumentOrigin.File(path: shown, digest: SHA256(bytes).hexadecimal)
    }
  }

  /// A digest of some goldens; nil if not all of them are there.
  static func digest(of goldens: [String], in folder: GuardedFolder) -> String? {
    var all: [UInt8] = []
    for name in goldens {
      guard let bytes = folder.readPlain(name, limit: Files.goldenLimit) else { return nil }
      all += Array("\(name) \(bytes.count)\n".utf8) + bytes
    }
    return all.isEmpty ? nil : SHA256(all).hexadecimal
  }
}

extension SourceMemory {
  /// Remembers what the variants were made from that pass in a run as a whole.
  package func remember(_ result: RunResult, _ jobs: [GoldenJob]) {
    var passing: [String: [String]] = [:]
    var failing: Set<String> = []
    func key(_ one: CaseResult) -> String { "\(one.document)\t\(one.variant)" }
    for one in result.cases {
      if one.verdict == .identical || one.verdict == .tolerated {
        if !one.isPicture { passing[key(one), default: []].append(one.name) }
      } else {
        failing.insert(key(one))
      }
    }
    var kept: [String: [Substring]] = [:]
    for line in lines {
      let fields = line.split(separator: "\t", maxSplits: 2)
      if fields.count == 3 { kept["\(fields[0])\t\(fields[1])", default: []].append(line) }
    }
    var isNew = false
    for job in jobs {
      guard let origin = job.origin else { continue }
      for variant in job.variants {
        let key = "\(job.document.name)\t\(variant.slug)"
        guard let goldens = passing[key], !failing.contains(key),
          goldens.contains(job.document.layoutName(in: variant).path)
        else { continue }
        var entry = Entry(
          document: job.document.name, variant: variant.slug, goldens: goldens,
          files: origin.files)
        guard let begin = entry.beginning else { continue }
        let own = kept[key] ?? []
        if own.contains(where: { $0.hasPrefix(begin) }) { continue }
        guard let digest = Self.digest(of: goldens, in: job.goldens) else { continue }
        entry.sources = sources(of: job.document.name)
        entry.digest = digest
        guard let line = entry.line else { continue }
        // Those of other goldens say nothing any more. What is tried out is often taken back.
        let others = own.filter { $0.hasSuffix("\t\(digest)") }
        kept[key] = [line[...]] + others.prefix(1) + others.dropFirst().suffix(1)
        isNew = true
        for file in entry.files + entry.sources { keep(file) }
      }
    }
    if !isNew { return }
    forget(&kept, result)
    let all = kept.sorted { $0.key < $1.key }.flatMap(\.value)
    let text = ([Self.head[...]] + all).joined(separator: "\n") + "\n"
    try? artifacts.writeUnsynced(Array(text.utf8), to: Self.index)
    removeUnused(all)
  }

  private func keep(_ file: DocumentOrigin.File) {
    let name = "\(Self.folder)/\(file.digest)"
    guard !Files.exists(artifacts.place(name)), let bytes = try? Files.read(place(of: file)),
      bytes.count <= Self.mostBytes, SHA256(bytes).hexadecimal == file.digest
    else { return }
    try? artifacts.writeUnsynced(bytes, to: name)
  }

  /// What is no document any more, and has no goldens that are left.
  private func forget(_ kept: inout [String: [Substring]], _ result: RunResult) {
    let known = Set(result.cases.map(\.document))
    kept = kept.filter { _, lines in
      guard let entry = lines.first.flatMap(Entry.init), let file = entry.files.first else {
        return false
      }
      return known.contains(entry.document) || Files.exists(place(of: file))
    }
  }

  private func removeUnused(_ lines: some Sequence<Substring>) {
    var used: Set<String> = ["index.txt"]
    for entry in lines.compactMap(Entry.init) {
      used.formUnion((entry.files + entry.sources).map(\.digest))
    }
    for name in artifacts.names(in: Self.folder) ?? [] where !used.contains(name) {
      try? artifacts.remove("\(Self.folder)/\(name)")
    }
  }
}

extension SourceMemory.Entry {
  /// Between fields are tabs, and between the parts of one what no path has.
  private static let divider: Character = "\u{1F}"

  init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 6 else { return nil }
    func parts(_ field: String) -> [String] {
      field.split(separator: Self.divider).map(String.init)
    }
    func files(_ field: String) -> [DocumentOrigin.File] {
      parts(field).map { part in
        let digest = part.prefix { $0 != " " }
        return DocumentOrigin.File(
          path: String(part.dropFirst(digest.count + 1)), digest: String(digest))
      }
    }
    self.init(
      document: fields[0], variant: fields[1], goldens: parts(fields[2]), files: files(fields[3]),
      sources: files(fields[4]), digest: fields[5])
  }

  /// What it was made from, and what of it; nil where a name cannot be in a line.
  var beginning: String? { joined([document, variant], [goldens, Self.parts(files)]) }

  var line: String? {
    beginning.flatMap { begin in
      joined([], [Self.parts(sources)]).map { "\(begin)\($0)\(digest)" }
    }
  }

  private static func parts(_ files: [DocumentOrigin.File]) -> [String] {
    files.map { "\($0.digest) \($0.path)" }
  }

  private func joined(_ names: [String], _ lists: [[String]]) -> String? {
    let isPlain = (names + lists.flatMap(\.self)).allSatisfy { name in
      !name.contains { $0 == "\t" || $0.isNewline || $0 == Self.divider }
    }
    guard isPlain else { return nil }
    return (names + lists.map { $0.joined(separator: String(Self.divider)) })
      .map { "\($0)\t" }.joined()
  }
}
