import Foundation
import TestSupport
import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
import SkeletonLayout
@testable import SkeletonModel

/// The ledger notices how the examples load: no value of it can be changed and all proofs still
/// hold.
///
/// Only proofs of behaviour count; one that reads the value itself would notice anything.
/// `scripts/change-loading` prints each change with all rows that notice it.
struct LoadingChangeTests {
  /// Limits that laws hold pictures against. While they are kept, another limit changes nothing.
  private static let limits: Set = ["appearWithin", "shift"]

  @Test(arguments: ["buzzbox", "agora", "nuvie", "baolife"])
  func everyChangeIsNoticed(app: String) throws {
    guard InstalledFont.debianInter.isThere else { return }
    let ledger = Ledger(page: try Repository.read("Tests/HouseTests/Facts/facts.md"))
    let proofs = ledger.rows.flatMap { row in
      row.proofs.filter { $0.runs(app) }.map { (id: row.id, proof: $0) }
    }
    try #require(proofs.count > 20)
    let named = ProcessInfo.processInfo.environment["SKELSNAP_NAME_ROWS"]
    let namesRows = named == app || named == "all"
    guard named == nil || namesRows else { return }
    let shaper = TextShaper()
    let texts = try AppTexts(app)
    let usual = ProofRun(texts: texts.bytes, shaper: shaper)
    for (id, proof) in proofs {
      if let failure = usual.failure(of: proof) {
        Issue.record("\(id), before anything is changed: \(failure)")
      }
    }
    let changes = try texts.changes().filter { !Self.limits.contains($0.keys.last ?? "") }
    try #require(changes.count > 10)
    for change in changes {
      let run = ProofRun(texts: change.texts, shaper: shaper)
      var noticed: [String] = []
      var broken: String?
      for (id, proof) in proofs where namesRows || noticed.isEmpty {
        // A document's own values are of no other.
        if change.source.hasSuffix(".skel.yaml"), let document = proof.document,
          change.source != document + ".skel.yaml"
        {
          continue
        }
        guard run.failure(of: proof) != nil else { continue }
        noticed.append(id)
        broken = proof.document
      }
      #expect(!noticed.isEmpty, "\(change)")
      if namesRows { print("\(change): \(Set(noticed).sorted().joined(separator: " "))") }
      // A value that cannot be read would be noticed for nothing.
      guard change.keys[0] == "lifecycle", let broken else { continue }
      #expect(throws: Never.self, "\(change)") { try run.document(broken) }
    }
  }
}

extension Proof {
  /// Whether it runs a screen of this app, or asks what its buttons do.
  fileprivate func runs(_ app: String) -> Bool {
    document?.hasPrefix("examples/\(app)/") ?? false
  }

  fileprivate var document: String? {
    switch self {
    case .log(let play, _, _), .shows(let play, _, _), .reads(let play, _, _, _): play.document
    case .acts(let shot, _, _): shot.document
    case .frame, .count, .says, .paired, .steady, .pixel, .equal, .differ, .written, .lint, .test,
      .impossible:
      nil
    }
  }
}
