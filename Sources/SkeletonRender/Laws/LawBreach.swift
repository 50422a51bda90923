/// A law that does not hold of a document.
public struct LawBreach: Hashable, Sendable {
  public var law: Law
  public var document: String
  /// The node's path; empty where the law speaks of the screen as a whole.
  public var node: String
  /// The variants it, or one alike, was found in, by their names in goldens' folders.
  public var variants: [String]
  /// What was found, and what the law asks for.
  public var message: String
  public var position: TextPosition
  /// Other nodes of which the same is to be said: the same place in other rows, or all that one
  /// shimmer lies on.
  public var alike: [String] = []
}

/// What checking a document's laws came to.
struct LawFindings: Sendable {
  /// Those that no waiver covers.
  var breaches: [LawBreach] = []
  /// Laws that are waived and hold all the same.
  var idleWaivers: [Law] = []
}
