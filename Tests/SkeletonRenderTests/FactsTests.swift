import Foundation
import Testing

@testable import SkeletonRender

/// The ledger of facts: complete, and every proof in it holds.
struct FactsTests {
  @Test func everyFactHasARowAndEveryProofHolds() throws {
    let ledger = Ledger(page: try Rooms.read("docs/facts.md"))
    for mistake in ledger.mistakes { Issue.record(Comment(rawValue: mistake)) }
    let run = ProofRun()
    for row in ledger.rows {
      for proof in row.proofs {
        if let failure = run.failure(of: proof) {
          Issue.record(Comment(rawValue: "\(row.id): \(failure)"))
        }
      }
    }
    let standings = Dictionary(grouping: ledger.rows, by: \.standing).mapValues(\.count)
    func count(_ standing: Ledger.Standing) -> Int { standings[standing] ?? 0 }
    let assertions = ledger.rows.map { $0.proofs.filter(\.isAssertion).count }.reduce(0, +)
    print(
      "facts: \(count(.proved)) proved, \(count(.inPart)) in part, \(count(.later)) later, "
        + "\(count(.impossible)) impossible; \(assertions) assertions")
  }
}

/// Facts about the language itself, which no frame shows.
extension FactsTests {
  @Test func aTokenNobodyDefinedIsAnError() {
    for key in ["fill: nobodysColor", "height: nobodysSize", "radius: nobodysRadius"] {
      #expect(throws: DescriptionError.self) {
        _ = try Document.reading("skelsnap: 1\ntheme: agora\nskeleton: {block: {\(key)}}")
      }
    }
  }

  @Test func noNodeHasAShimmerOfItsOwn() throws {
    #expect(throws: DescriptionError.self) {
      _ = try Document.reading("skelsnap: 1\nskeleton: {block: {shimmer: {}}}")
    }
    _ = try Document.reading("skelsnap: 1\nskeleton: {block: {shimmerGroup: true}}")
  }

  @Test(arguments: ["image", "photo", "picture", "asyncImage"])
  func noNodeIsAPhotograph(kind: String) {
    #expect(throws: DescriptionError.self) {
      _ = try Document.reading("skelsnap: 1\nskeleton: {\(kind): poster.png}")
    }
  }

  @Test(arguments: ["101%", "-1%", "1.2"])
  func aShareBeyondTheWholeIsRefused(value: String) {
    #expect(throws: DescriptionError.self) {
      _ = try Document.reading("skelsnap: 1\nskeleton: {progress: {value: \(value)}}")
    }
  }

  /// Layout is done before anyone asks for a phase: marks differ in paint alone.
  @Test func aPhaseChangesNoFrame() throws {
    let screen = try Screen.reading(
      """
      skelsnap: 1
      theme: nuvie
      skeleton: {vstack: [{use: hero}, {use: movieCard}, {use: activityCard}]}
      """)
    let stage = Stage(try place(screen, shaper: TextShaper()))
    let first = stage.scene(at: 0).marks
    let other = stage.scene(at: 0.5).marks
    #expect(first.map(\.shape) == other.map(\.shape))
    #expect(first.map(\.clips) == other.map(\.clips))
    #expect(first != other)
  }

  @Test func elevenComponentsAndFiveErrors() throws {
    let text = try #require(BuiltInTheme.text(named: "baolife"))
    let theme = try Syntax.read(Array(text.utf8), file: "baolife.theme.yaml")
    let components = try #require(theme["components"]?.entries?.map(\.key))
    let errors = try #require(theme["errors"]?.entries?.map(\.key))
    #expect(components.count == 11)
    #expect(
      errors == [
        "connectionLost", "serverError", "insufficientResources", "invalidOperation", "timeout",
      ])
  }
}
