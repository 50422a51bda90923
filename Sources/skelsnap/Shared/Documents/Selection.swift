import SkeletonLanguage
import SkeletonModel

/// The options that select pictures of a document.
enum Selection {
  static let state = Option<[ScreenState]>(
    "state", list: "state", .state,
    help: "Trees: skeleton, content, empty, error, error.CASE (default: the skeleton).")

  static let filter = Option(
    "filter", each: "pattern", .text,
    help: "Only cases whose document/variant/frame fits: * ? [abc], or a word in it. Repeatable.")

  /// The states that the option selects, of those in the document; nil if the option is absent.
  static func states(
    _ asked: [ScreenState], of document: Document
  ) throws(Stop) -> [ScreenState]? {
    var states: [ScreenState] = []
    for state in asked {
      guard document.has(state) else {
        let cases = document.has(.error(nil)) ? document.errorCases.map { "error." + $0 } : []
        throw .failure(
          "\(document.name) has no '\(state.name)'; it has "
            + listed(document.states.map(\.name) + cases))
      }
      if !states.contains(state) { states.append(state) }
    }
    return states.isEmpty ? nil : states
  }

  /// A scenario by its name.
  ///
  /// - Parameter remedy: What to say of a document without scenarios.
  static func scenario(
    _ name: String, of document: Document, ifNone remedy: String = "it has none"
  ) throws(Stop) -> Scenario {
    if let found = document.scenario(name) { return found }
    let names = document.scenarioNames
    let near = nearestWord(to: name, among: names).map { "did you mean '\($0)'?" }
    throw .failure(
      "\(document.name) has no scenario '\(name)'; "
        + (near ?? (names.isEmpty ? remedy : "it has \(listed(names))")))
  }

  /// The screens of a document that these axes, states and filters select, with their cases.
  static func plan(
    of document: Document, _ snapshots: Snapshots, states: [ScreenState], filter: CaseFilter,
    _ console: Console
  ) throws(Stop) -> [PlannedScreen] {
    if let problem = snapshots.problems.first {
      throw .failure("\(document.name): \(problem)")
    }
    var snapshots = snapshots
    snapshots.states = states
    return try console.attempt { try document.plan(snapshots, filter) }
  }
}
