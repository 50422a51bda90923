import SkeletonFrames
import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

/// The options that select variants; an empty list means that the option is absent.
struct Axes: Sendable {
  private static let all = [
    AxisOption(.appearance, AxisValue.appearance, .word, help: "Appearances: light, dark."),
    AxisOption(.contrast, AxisValue.contrast, .word, help: "Contrasts: normal, increased."),
    AxisOption(.motion, AxisValue.motion, .word, help: "Motion: full, reduced."),
    AxisOption(
      .type, AxisValue.type, .word,
      help:
        "Dynamic Type sizes: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, ax1 to ax5."),
    AxisOption(.direction, AxisValue.direction, .word, help: "Reading directions: ltr, rtl."),
    AxisOption(
      .language, AxisValue.language, .language,
      help: "Languages of an app's texts: de, pt-BR, zh-Hans; ar and he are mirrored."),
    AxisOption(
      .width, AxisValue.width, .canvas,
      help: "Widths of the canvas in points, or both sides: 375,768x1024."),
    AxisOption(.scale, AxisValue.scale, .whole(1...4), help: "Pixels a point: 1 to 4."),
  ]

  static let options = all.map(\.option)

  let choice: AxisChoice
  /// Known once documents were read.
  private var unlisted = AxisChoice()

  init(_ invocation: Invocation) {
    var choice = AxisChoice()
    for axis in Self.all { axis.take(invocation, &choice) }
    self.choice = choice
  }

  /// Whether any axis is asked for.
  var areNarrowed: Bool { choice != AxisChoice() }

  /// Finds the values asked for that no document of a run lists, which replace those they list.
  mutating func settle(_ documents: [Document]) { unlisted = choice.unlisted(by: documents) }

  /// What was asked for and no document lists, in words.
  var unlistedWords: [String] { unlisted.words }

  /// The variants of a document that are asked for.
  func variants(of document: Document) throws(Failure) -> [Variant] {
    try choice.variants(of: document, replacing: unlisted)
  }

  /// The variants of a scenario that are asked for: its own if all of it is asked for, else one.
  func variants(
    of scenario: Scenario, in document: Document, all: Bool
  ) throws(Failure) -> [Variant] {
    let listed = all ? try variants(of: document).filter(scenario.variants.contains) : []
    return listed.isEmpty ? single(document, usual: scenario.variants.first).variants : listed
  }

  /// The document's axes, with those replaced that are asked for.
  func snapshots(of document: Document) -> Snapshots { choice.snapshots(of: document) }

  /// The axes for a single look: the document's default variant where nothing is asked for.
  func single(_ document: Document, usual: Variant? = nil) -> Snapshots {
    choice.single(document, usual: usual)
  }

  /// The document that these operands name and its variant, for verbs that show one of each; no
  /// variant if there are several documents or variants.
  func single(
    _ operands: [String], _ workspace: inout Workspace
  ) throws(Stop) -> (document: Document, variant: Variant?) {
    let sources = try workspace.sources(operands)
    guard let document = sources.first?.document else { throw .said }
    let snapshots = single(document)
    if let problem = snapshots.problems.first { throw .usage(problem.description) }
    let variants = snapshots.variants
    return (document, sources.count == 1 && variants.count == 1 ? variants[0] : nil)
  }
}

/// The option that selects values of an axis.
private struct AxisOption: Sendable {
  let option: any AnyOption
  let take: @Sendable (Invocation, inout AxisChoice) -> Void

  init<Value: Sendable>(
    _ axis: ConditionAxis, _ value: @escaping @Sendable (Value) -> AxisValue,
    _ form: ValueForm<Value>, help: String
  ) {
    let option = Option(axis.rawValue, list: axis.rawValue, form, in: .axes, help: help)
    self.option = option
    take = { invocation, choice in
      for element in invocation[option] { choice.append(value(element)) }
    }
  }
}
