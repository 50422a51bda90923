import SkeletonModel
import SkeletonPainting

/// The result of comparing one case: its golden's path, the verdict, and the explanation.
package struct CaseResult: Hashable, Sendable {
  package var document: String
  package var variant: String
  /// The golden's file name in the variant's folder: `phase-0500.png`, `layout.txt`.
  package var frame: String
  package var verdict: Verdict
  /// A path as the user would type it.
  package var golden: String
  /// The artifacts that were written, if the case fails.
  package var kept: KeptFiles
  /// How many pixels differ, by the configured metric.
  package var differing: Int?
  /// The total number of pixels.
  package var pixels: Int?
  /// The changed nodes; the outermost node that moved comes before the nodes that moved with it.
  package var nodes: [NodeChange]
  /// The number of differing pixels that no changed node explains.
  package var unexplained: Int?
  /// A sentence for the user, with the remedy: `the golden is a Git LFS pointer; …`.
  package var message: String?
  /// Of a `layout.txt` that is missing or obsolete: a digest of all in it but the document's name, by
  /// which a document is known that was moved.
  package var likeness: String?
  /// The state of the load at its instant, if it is one of a scenario: `hydrating 2`.
  package var loading: String?
  /// How long it took; nil if it was not this process that compared it.
  package var microseconds: Int?
  /// The position in the document: of the first changed node, or else the document's first line.
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

  /// Whether its golden is a picture; otherwise it is a text.
  package var isPicture: Bool { frame.hasSuffix(".png") }
}

/// What happened to a node between the golden and this run.
package struct NodeChange: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case added, removed, renamed, changed }

  package var path: String
  package var change: Kind
  /// The node's line of `layout.txt` in the golden and in this run.
  package var before: String?
  package var after: String?
  /// `x 16 → 20 (+4), radius 25 → 20`; empty for an added or removed node, and what it was called for
  /// one with another name.
  package var summary: String
  /// How many nodes inside it, or beside it and later, moved along with it and did not change
  /// otherwise. For an added or removed node, how many were added or removed with it.
  package var followers: Int
  package var position: TextPosition?
  /// What was changed at the node itself; nothing, if its change follows from others'.
  package var causes: [ChangeCause]

  package init(
    path: String, change: Kind, before: String? = nil, after: String? = nil, summary: String,
    followers: Int, position: TextPosition? = nil, causes: [ChangeCause] = []
  ) {
    self.path = path
    self.change = change
    self.before = before
    self.after = after
    self.summary = summary
    self.followers = followers
    self.position = position
    self.causes = causes
  }
}
