import SkeletonGoldens
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonSystem

/// Compares the skeletons of two documents, of which one or both may be views of an app's source; or
/// the one of a document with what would be derived from its content.
struct DocumentDiff {
  let before: String
  /// nil for what is derived.
  let after: String?
  let console: Console

  /// Whether an operand is a document or a view, and no picture.
  static func takes(_ operand: String) -> Bool {
    isDocument(operand) || isView(operand)
  }

  private static func isView(_ operand: String) -> Bool {
    SourceOperand(operand) != nil && !Files.exists(operand)
  }

  /// - Parameter isJSON: Whether the findings are printed as JSON.
  func run(isJSON: Bool) throws(Stop) -> ExitStatus {
    var first = try document(before)
    var second = if let after { try document(after) } else { try derived(first) }
    // A view has neither a canvas nor variants of its own.
    let isLedBySecond = Self.isView(before) && after.map(Self.isView) == false
    if isLedBySecond {
      first = first.onCanvas(of: second)
    } else if let after, Self.isView(after) {
      second = second.onCanvas(of: first)
    }
    let documents = [first, second]
    let snapshots = (isLedBySecond ? second : first).snapshots
    var found: [(text: String, points: Double, variants: [String])] = []
    for variant in snapshots.variants {
      var twins = try console.attempt {
        let shaper = TextShaper()
        let placed = try documents.map {
          try place($0.screen(.skeleton, in: variant), shaper: shaper)
        }
        return try ScreenTwins(
          placed[0], placed[1], phases: snapshots.phases, shaper: shaper)
      }
      if after == nil { twins.passOverRowsOutOfSight() }
      let told = twins.told
      for (text, points) in told {
        if let known = found.firstIndex(where: { $0.text == text }) {
          found[known].variants.append(variant.slug)
        } else {
          found.append((text, points, [variant.slug]))
        }
      }
      if told.isEmpty, twins.differingPixels > 0 {
        found.append(
          ("\(twins.differingPixels.grouped) pixels differ where no node is", 0, [variant.slug]))
      }
    }
    found.sort { $0.points > $1.points }
    if isJSON {
      let items = found.map { finding -> JSON in
        [
          "finding": .string(finding.text),
          "variants": .array(finding.variants.map { .string($0) }),
        ]
      }
      try console.data(
        file: JSON.object([.init("version", 1), .init("findings", .array(items))]).document())
    } else {
      for finding in found {
        let place =
          finding.variants.count == snapshots.variants.count
          ? "" : "  (\(finding.variants.joined(separator: ", ")))"
        try console.data(printable(finding.text) + place + "\n")
      }
      if found.isEmpty {
        let count = Columns.counted(snapshots.variants.count, "variant")
        try console.data("identical: nodes and pixels of the skeletons, in \(count)\n")
      }
    }
    return found.isEmpty ? .clean : .differences
  }

  private func derived(_ document: Document) throws(Stop) -> Document {
    guard let derived = document.derivingSkeleton else {
      throw .failure("\(before) has no content that a skeleton could be derived from")
    }
    return derived
  }

  private func document(_ operand: String) throws(Stop) -> Document {
    var workspace = try Workspace(project: nil, console)
    let sources = try workspace.sources([operand])
    guard let source = sources.first, sources.count == 1 else {
      throw workspace.hasFailed ? .said : .usage("'\(operand)' names no single document or view")
    }
    guard source.document.has(.skeleton) else {
      throw .failure("\(operand) has no skeleton to compare")
    }
    return source.document
  }
}
