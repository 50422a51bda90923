import SkeletonLanguage
import SkeletonModel

/// A change to a description, and what became of it.
package struct Mutant: Hashable, Sendable {
  package var kind: Mutation.Kind
  package var position: TextPosition
  /// Where the node begins that it is in; nil for what is in none.
  package var node: TextPosition?
  /// What was changed, and into what: `lifecycle.timeout: 10s → 11s`.
  package var words: String
  package var fate: Fate

  package enum Fate: Hashable, Sendable {
    /// A golden would be different, or a law broken.
    case noticed(Witness)
    /// Nothing notices, though it can be seen.
    case lives(Sighting)
    /// It changes nothing that can be seen or read, wherever it was looked for.
    case equal(Search)
  }

  /// What notices a change.
  package enum Witness: Hashable, Sendable {
    /// The path of a golden.
    case golden(String)
    case law(Law, document: String)
  }

  /// Where a change can be seen that nothing notices.
  package struct Sighting: Hashable, Sendable {
    package var document: String
    /// Where: `dark-increased, skeleton`, or what has to happen.
    package var place: String
    package var remedy: String
    /// The screen, if one shows it.
    package var screen: Screen?

    package struct Screen: Hashable, Sendable {
      package var state: ScreenState
      package var variant: Variant
    }
  }

  /// Where a change was looked for in vain.
  package struct Search: Hashable, Sendable {
    package var documents: Int
    package var variants: Int
    package var loads: Int
  }
}

/// What became of all changes.
package struct AuditResult: Hashable, Sendable {
  /// In the order of files, and of lines.
  package var mutants: [Mutant] = []
  /// Changes that the reader refuses, so that nobody can make them.
  package var refused = 0
  package var documents: [String] = []

  package var noticed: Int { mutants.count { if case .noticed = $0.fate { true } else { false } } }
  package var alive: Int { mutants.count { $0.isAlive } }
  package var equal: Int { mutants.count { if case .equal = $0.fate { true } else { false } } }

  /// The share of those that can be seen or read which is noticed, from 0 to 1; nil if there are
  /// none.
  package var score: Double? { seen == 0 ? nil : Double(noticed) / Double(seen) }

  /// How many can be seen or read.
  package var seen: Int { noticed + alive }

  /// Whether the score is at least so many percent; that of nothing is.
  package func reaches(_ percent: Int) -> Bool { noticed * 100 >= percent * seen }
}

extension Mutant {
  package var isAlive: Bool { if case .lives = fate { true } else { false } }
}
