import Foundation
import Testing

@testable import SkeletonRender

/// The ledger of facts: complete, and every proof in it holds.
struct FactsTests {
  @Test func everyFactHasARowAndEveryProofHolds() throws {
    let ledger = Ledger(page: try Rooms.read("docs/facts.md"))
    for mistake in ledger.mistakes { Issue.record("\(mistake)") }
    let run = ProofRun()
    for row in ledger.rows {
      for proof in row.proofs {
        if let failure = run.failure(of: proof) { Issue.record("\(row.id): \(failure)") }
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
