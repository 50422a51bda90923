import SkeletonLanguage
import SkeletonModel

/// What a document declares in vain, and what it writes out though the theme has a name for it.
///
/// - Parameters:
///   - uses: Of all documents of the run: a theme's file belongs to several.
///   - index: The document's.
///   - isWhole: Whether no other document can use the theme.
func tokenFaults(_ uses: [TokenUse], of index: Int, isWhole: Bool) -> [LintFault] {
  let own = uses[index]
  /// A theme's file is looked at once, for the first of the documents that have it.
  func isFirst(_ position: TextPosition) -> Bool {
    uses.firstIndex { $0.themes.contains(position.file) } == index
  }
  var faults: [LintFault] = []
  for literal in own.literals where !literal.isShared || isFirst(literal.position) {
    faults.append(
      LintFault(
        rule: .literals, subject: literal.token, colors: [literal.text],
        message: "\(literal.text) is the theme's '\(literal.token)'", position: literal.position))
  }
  for declared in own.declared {
    var users = [own]
    if declared.isShared {
      guard isWhole, isFirst(declared.position) else { continue }
      users = uses.filter { $0.themes.contains(declared.position.file) }
    }
    guard !users.contains(where: { $0.uses(declared) }) else { continue }
    faults.append(
      LintFault(
        rule: .unused, subject: declared.name,
        message: "nothing uses the \(declared.kind) '\(declared.name)'",
        position: declared.position))
  }
  return faults
}
