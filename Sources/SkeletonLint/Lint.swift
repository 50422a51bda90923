import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonPainting
import SkeletonSystem

/// A document to look at, and how.
package struct LintJob: Sendable {
  package var document: Document
  package var settings: LintSettings
  package var variants: [Variant]

  /// - Parameter variants: nil means all that the document is painted in.
  package init(_ document: Document, _ settings: LintSettings, variants: [Variant]? = nil) {
    self.document = document
    self.settings = settings
    self.variants = variants ?? document.variants
  }
}

/// Checks documents by the rules of lint.
///
/// - Parameters:
///   - isWhole: Whether these are all documents of their project, in all their variants: only then
///     is it known that nothing uses a token, or that a waiver waives nothing.
package func lint(
  _ jobs: [LintJob], isWhole: Bool, workers: Int = Workers.most
) -> LintResult {
  let jobs = jobs.sorted { $0.document.name.precedes($1.document.name) }
  let answers = Workers.map(jobs.count, workers: workers, state: { TextShaper() }) {
    shaper, index in
    var check = LintCheck(jobs[index], shaper)
    check.check()
    return LintAnswer(
      faults: check.faults, problems: check.problems, notes: check.notes, screens: check.screens)
  }
  var result = LintResult()
  let tokens = jobs.map(\.document.tokenUse)
  for (index, job) in jobs.enumerated() {
    guard var check = answers[index] else { continue }
    check.faults += tokenFaults(tokens, of: index, isWhole: isWhole)
    let name = job.document.name
    result.documents.append(
      LintResult.Document(
        name: name, position: job.document.position, screens: check.screens))
    result.problems += check.problems
    result.notes += check.notes
    var waivers = WaiverUse(job.document.lintWaivers)
    let standing = check.faults.filter { !waivers.waives($0) }
    result.waived +=
      check.faults.filter { fault in
        job.settings.level(of: fault.rule) != .ignore && waivers.waives(fault)
      }.findings(of: name, job.settings).count
    result.findings += standing.findings(of: name, job.settings)
    if isWhole { result.notes += waivers.idle }
  }
  return result
}

/// What a worker found in a document.
private struct LintAnswer: Sendable {
  var faults: [LintFault]
  var problems: [Diagnostic]
  var notes: [Diagnostic]
  var screens: Int
}

/// The waivers of a document, and which of them were needed.
private struct WaiverUse {
  private let waivers: [LintRule: LintWaiver]
  private var used: Set<Use> = []

  private struct Use: Hashable {
    var rule: LintRule
    var path: String?
  }

  init(_ waivers: [LintRule: LintWaiver]) {
    self.waivers = waivers
  }

  mutating func waives(_ fault: LintFault) -> Bool {
    guard let waiver = waivers[fault.rule] else { return false }
    if waiver.reason != nil {
      used.insert(Use(rule: fault.rule))
      return true
    }
    let paths = [fault.node, fault.node.withoutRowNumbers, fault.node.withoutRows]
    let fitting = waiver.nodes.filter { node in
      paths.contains { $0 == node.path || $0.hasPrefix(node.path + "/") }
    }
    for node in fitting { used.insert(Use(rule: fault.rule, path: node.path)) }
    return !fitting.isEmpty
  }

  var idle: [Diagnostic] {
    LintRule.allCases.flatMap { rule -> [Diagnostic] in
      guard let waiver = waivers[rule] else { return [] }
      if waiver.reason != nil {
        return used.contains(Use(rule: rule))
          ? []
          : [
            Diagnostic(
              .note, at: waiver.position,
              "the rule '\(rule.rawValue)' finds nothing, so its waiver waives nothing")
          ]
      }
      return waiver.nodes.filter { !used.contains(Use(rule: rule, path: $0.path)) }.map { node in
        Diagnostic(
          .note, at: node.position,
          "the rule '\(rule.rawValue)' finds nothing at '\(node.path)', so its waiver waives "
            + "nothing")
      }
    }
  }
}

/// Everything that is found in one document.
struct LintCheck {
  let job: LintJob
  private let shaper: TextShaper
  var contrast = ContrastProbe()
  var faults: [LintFault] = []
  private(set) var problems: [Diagnostic] = []
  var notes: [Diagnostic] = []
  /// How many pairs of things that lie near each other are compared in a screen: ten thousand texts
  /// in one place are no reason to wait.
  var patience = 200_000
  private(set) var screens = 0

  init(_ job: LintJob, _ shaper: TextShaper) {
    self.job = job
    self.shaper = shaper
  }

  func limit(_ rule: LintRule) -> Double { job.settings.limit(of: rule) }

  mutating func check() {
    let document = job.document
    var measures: [Variant: [ContrastMeasure]] = [:]
    for variant in job.variants where !document.scenarioVariants.contains(variant) {
      var tokens = VariantTokens(variant)
      var shown: [LintedScreen] = []
      for state in document.paintedStates {
        do throws(DescriptionError) {
          let placed = try place(document.screen(state, with: &tokens), shaper: shaper)
          let screen = LintedScreen(placed, phases: document.snapshots.phases)
          screens += 1
          shown.append(screen)
          checkTexts(screen)
          checkShapes(screen)
          checkTargets(screen)
          checkCost(screen)
          let frames = screen.phases.map { PreparedScene(screen.staging.scene(at: $0)) }
          checkLight(screen, frames)
          measures[variant, default: []] += contrasts(of: screen, frames)
        } catch {
          problems += error.diagnostics
        }
      }
      checkKnowledge(shown)
    }
    problems = problems.unique
    notes = notes.unique
    checkIncreased(measures)
    checkEndless()
  }
}
