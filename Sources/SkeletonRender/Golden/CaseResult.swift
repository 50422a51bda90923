/// One case compared: its golden's place, what was found, and why.
public struct CaseResult: Hashable, Sendable {
  public var document: String
  public var variant: String
  /// The golden's file name in the variant's folder: `phase-0500.png`, `layout.txt`.
  public var frame: String
  public var verdict: Verdict
  /// Paths as the user would type them.
  public var golden: String
  /// Written into the artifacts folder where something is wrong; nil otherwise.
  public var expected: String?
  public var actual: String?
  public var diff: String?
  /// What the golden was, if it could be read, and what is kept beside it as `actual`.
  public var digests = Digests()
  /// How many pixels differ, by the metric that was asked for.
  public var differing: Int?
  /// Pixels in all.
  public var pixels: Int?
  /// What changed, the highest ancestor that moved before what moved with it.
  public var nodes: [NodeChange]
  /// Differing pixels that no changed node explains.
  public var unexplained: Int?
  /// What to tell the user in a sentence, with the remedy: `the golden is a Git LFS pointer; …`.
  public var message: String?
  /// Where the document says so: the first changed node's line, else the document's first.
  public var position: TextPosition

  /// SHA-256 in hexadecimal, of whole files.
  public struct Digests: Hashable, Sendable {
    public var golden: String?
    public var actual: String?

    public init() {}
  }

  /// `document/variant/frame`
  public var name: String { "\(document)/\(variant)/\(frame)" }
}

/// What happened to a node between the golden and this run.
public struct NodeChange: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case added, removed, changed }

  public var path: String
  public var change: Kind
  /// The node's line of `layout.txt`, as the golden has it and as this run has it.
  public var before: String?
  public var after: String?
  /// `x 16 → 20 (+4), radius 25 → 20`; empty for an added or removed node.
  public var summary: String
  /// How many nodes inside it, or beside it and later, moved along and changed in no other way;
  /// of an added or removed node, how many came or went with it.
  public var followers: Int
  public var position: TextPosition?
}
