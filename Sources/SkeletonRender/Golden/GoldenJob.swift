/// A document whose goldens are asked after.
public struct GoldenJob: Sendable {
  public var document: Document
  /// The folder goldens are kept in; the document's stand in a folder of its name.
  public var goldens: GuardedFolder
  /// Those of the document's variants that are meant.
  public var variants: [Variant]
  /// The files the document was read from, where it is known.
  public var origin: DocumentOrigin?

  public init(_ document: Document, goldens: GuardedFolder, variants: [Variant]? = nil) {
    self.document = document
    self.goldens = goldens
    self.variants = variants ?? document.snapshots.variants
  }
}

extension GoldenJob {
  /// The name of a golden in the goldens' folder.
  func name(_ variant: Variant, _ frame: String) -> String {
    "\(document.name)/\(variant.slug)/\(frame)"
  }
}

/// How a run treats its goldens.
public struct GoldenOptions: Sendable {
  public var record = RecordMode.never
  public var filter = CaseFilter([])
  /// Whether only some of the documents' variants are meant.
  public var isNarrowed = false
  /// Which part of the run is meant; nil: all of it.
  public var shard: Shard?
  public var workers = Workers.most
  /// Where pictures of what went wrong are put; nil: nowhere.
  public var artifacts: GuardedFolder?
  /// Whether a tolerance that could hide a node is taken.
  public var allowsBlind = false
  /// Whether documents are held to the laws, and goldens that prove little are told of.
  public var checksLaws = false
  /// Whether the first document and variant in which something is wrong ends the run.
  public var stopsEarly = false
  /// Told each time a document is done in a variant, by one worker at a time.
  public var progress: (@Sendable (GoldenProgress) -> Void)?

  public init() {}
}

/// What a run came to, and what it has written.
public struct GoldenOutcome: Sendable {
  /// As things stand afterwards: what was recorded is identical now.
  public var result: RunResult
  /// What was recorded, with the verdict and the explanation it had before.
  public var written: [CaseResult]
}

extension GoldenOutcome {
  /// As things were found, before anything was recorded.
  public var found: RunResult {
    let before = Dictionary(written.map { ($0.name, $0) }) { first, _ in first }
    var found = result
    found.cases = result.cases.map { before[$0.name] ?? $0 }
    return found
  }
}
