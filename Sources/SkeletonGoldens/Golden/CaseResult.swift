import SkeletonModel
import SkeletonRender

/// One case compared: its golden's place, what was found, and why.
package struct CaseResult: Hashable, Sendable {
  package var document: String
  package var variant: String
  /// The golden's file name in the variant's folder: `phase-0500.png`, `layout.txt`.
  package var frame: String
  package var verdict: Verdict
  /// Paths as the user would type them.
  package var golden: String
  /// What was written into the artifacts folder, where something is wrong.
  package var kept: KeptFiles
  /// How many pixels differ, by the metric that was asked for.
  package var differing: Int?
  /// Pixels in all.
  package var pixels: Int?
  /// What changed, the highest ancestor that moved before what moved with it.
  package var nodes: [NodeChange]
  /// Differing pixels that no changed node explains.
  package var unexplained: Int?
  /// What to tell the user in a sentence, with the remedy: `the golden is a Git LFS pointer; …`.
  package var message: String?
  /// Where the document says so: the first changed node's line, else the document's first.
  package var position: TextPosition

  package init(
    document: String, variant: String, frame: String, verdict: Verdict, golden: String,
    kept: KeptFiles = KeptFiles(), differing: Int? = nil, pixels: Int? = nil, nodes: [NodeChange],
    unexplained: Int? = nil, message: String? = nil, position: TextPosition
  ) {
    self.document = document
    self.variant = variant
    self.frame = frame
    self.verdict = verdict
    self.golden = golden
    self.kept = kept
    self.differing = differing
    self.pixels = pixels
    self.nodes = nodes
    self.unexplained = unexplained
    self.message = message
    self.position = position
  }

  /// `document/variant/frame`
  package var name: String {
    GoldenName(document: document, variant: variant, frame: frame).path
  }

  /// Whether its golden is a picture, and not a text.
  package var isPicture: Bool { frame.hasSuffix(".png") }
}

/// What happened to a node between the golden and this run.
package struct NodeChange: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case added, removed, changed }

  package var path: String
  package var change: Kind
  /// The node's line of `layout.txt`, as the golden has it and as this run has it.
  package var before: String?
  package var after: String?
  /// `x 16 → 20 (+4), radius 25 → 20`; empty for an added or removed node.
  package var summary: String
  /// How many nodes inside it, or beside it and later, moved along and changed in no other way;
  /// of an added or removed node, how many came or went with it.
  package var followers: Int
  package var position: TextPosition?

  package init(
    path: String, change: Kind, before: String? = nil, after: String? = nil, summary: String,
    followers: Int, position: TextPosition? = nil
  ) {
    self.path = path
    self.change = change
    self.before = before
    self.after = after
    self.summary = summary
    self.followers = followers
    self.position = position
  }
}
