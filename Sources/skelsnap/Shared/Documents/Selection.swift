import SkeletonRender

/// Which of a document's pictures a command line means.
enum Selection {
  static let stateOption = Option(
    "state", Option.Value(name: "state", form: .state, repetition: .list),
    help: "Trees: skeleton, content, empty, error, error.CASE (default: the skeleton).")

  static let filterOption = Option(
    "filter", Option.Value(name: "pattern", form: .text, repetition: .again),
    help: "Only cases whose document/variant/frame fits: * ? [abc], or a word in it. Repeatable.")

  /// The states flags ask for, of those there are; nil where flags say nothing.
  static func states(
    of document: Document, by invocation: Invocation
  ) throws(Stop) -> [ScreenState]? {
    guard let names = invocation.list("state") else { return nil }
    var states: [ScreenState] = []
    for name in names {
      guard let state = ScreenState(name: name) else { continue }
      guard document.has(state) else {
        let cases = document.has(.error(nil)) ? document.errorCases.map { "error." + $0 } : []
        throw .failure(
          "\(document.name) has no '\(name)'; it has "
            + listed(document.states.map(\.name) + cases))
      }
      if !states.contains(state) { states.append(state) }
    }
    return states
  }

  /// The cases of a document, as far as these axes, states and filters go.
  static func cases(
    of document: Document, _ snapshots: Snapshots, states: [ScreenState],
    by invocation: Invocation, in workspace: Workspace
  ) throws(Stop) -> [Case] {
    if let problem = snapshots.problems.first {
      throw .failure("\(document.name): \(problem)")
    }
    var snapshots = snapshots
    snapshots.states = states
    let filter = CaseFilter(invocation.list("filter") ?? [])
    do throws(DescriptionError) {
      return try snapshots.cases(of: document.name, states: states) {
        (state, variant) throws(DescriptionError) in try document.isMoving(state, in: variant)
      }.filter(filter.includes)
    } catch {
      workspace.report(error)
      throw .said(.failure)
    }
  }
}
