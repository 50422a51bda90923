import SkeletonGoldens
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonSystem
import Synchronization

/// What an audit is asked for.
package struct AuditOptions: Sendable {
  package var workers = Workers.most
  /// Which documents and themes are changed, by their files as messages name them; empty means
  /// all.
  package var files: [String] = []
  /// Called after each change, by one worker at a time: how many are done, of how many.
  package var progress: (@Sendable (Int, Int) -> Void)?

  package init() {}
}

/// Changes documents and their themes in one place after the other, and asks what their goldens,
/// texts and laws would notice.
///
/// The goldens must be those of the documents: what is compared with is what the documents say, not
/// what is on disk. Text goldens notice nearly everything, and need no painting; a picture is
/// painted where they are equal and a scene is not.
package func audit(
  _ manuscripts: [Manuscript], _ options: AuditOptions = AuditOptions()
) throws -> AuditResult {
  let testimonies = try testimonies(of: manuscripts, workers: options.workers)
  var users: [String: [Int]] = [:]
  for (index, manuscript) in manuscripts.enumerated() {
    for file in manuscript.files { users[file, default: []].append(index) }
  }
  let files = users.keys.sorted().filter { file in
    options.files.isEmpty || options.files.contains(file)
  }
  let mutations = files.flatMap { file in
    users[file]?.first.map { manuscripts[$0].mutations(of: file) } ?? []
  }
  let done = Mutex(0)
  let concerned = mutations.map { mutation in
    (users[mutation.file] ?? []).filter { manuscripts[$0].mayNotice(mutation) }
  }
  let answers = Workers.map(
    mutations.count, workers: options.workers, state: { TextShaper() },
    until: { (_: Outcome) in
      options.progress?(
        done.withLock { done in
          done += 1
          return done
        }, mutations.count)
      return false
    }
  ) { shaper, index in
    let mutation = mutations[index]
    return outcome(of: mutation, for: concerned[index].map { testimonies[$0] }, shaper)
  }
  var result = AuditResult()
  result.documents = manuscripts.map(\.document.name)
  for (mutation, answer) in zip(mutations, answers) {
    switch answer {
    case .fate(let choice, let fate)?:
      result.mutants.append(
        Mutant(
          kind: mutation.kind, position: mutation.position, node: mutation.node,
          words: mutation.words(choice),
          fate: fate))
    case .refused?, nil: result.refused += 1
    }
  }
  return result
}

private enum Outcome: Sendable {
  /// Which of the mutation's choices was made, and what came of it.
  case fate(choice: Int, Mutant.Fate)
  case refused
}

private func testimonies(of manuscripts: [Manuscript], workers: Int) throws -> [Testimony] {
  let found = Workers.map(
    manuscripts.count, workers: workers, state: { TextShaper() }
  ) { shaper, index in
    Result { try Testimony(manuscripts[index], shaper) }
  }
  return try found.compactMap { try $0?.get() }
}

/// - Parameter testimonies: of the documents that are made of the changed file.
private func outcome(
  of mutation: Mutation, for testimonies: [Testimony], _ shaper: TextShaper
) -> Outcome {
  var equal: (choice: Int, fate: Mutant.Fate)?
  for choice in 0..<mutation.choices {
    switch fate(of: mutation, choice, for: testimonies, shaper) {
    case nil: continue
    // Another value may be none but in name: the next may be seen.
    case .equal(let search)?: if equal == nil { equal = (choice, .equal(search)) }
    case let fate?: return .fate(choice: choice, fate)
    }
  }
  return equal.map { .fate(choice: $0.choice, $0.fate) } ?? .refused
}

/// nil if the changed description is refused.
private func fate(
  of mutation: Mutation, _ choice: Int, for testimonies: [Testimony], _ shaper: TextShaper
) -> Mutant.Fate? {
  var changed: [(testimony: Testimony, document: Document)] = []
  for testimony in testimonies {
    do {
      guard let document = try testimony.manuscript.document(with: mutation, choice) else {
        continue
      }
      if let witness = try testimony.witness(against: document, shaper) {
        return .noticed(witness)
      }
      changed.append((testimony, document))
    } catch {
      return nil
    }
  }
  var search = Mutant.Search(documents: 0, variants: 0, loads: 0)
  for (testimony, document) in changed {
    let lookout = testimony.lookout
    if let sighting = lookout.sighting(of: document, shaper) { return .lives(sighting) }
    search.documents += 1
    search.variants += lookout.variants.count
    search.loads += lookout.loads
  }
  return .equal(search)
}
