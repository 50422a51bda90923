import Foundation

/// `facts.md`: a row for each fact the apps state, and what proves it.
struct Ledger {
  var rows: [Row] = []
  /// Lines of the table that are no row.
  var mistakes: [String] = []

  struct Row {
    var id: String
    var fact: String
    var proofs: [Proof]
  }

  /// How many facts each app states.
  static let counts = [("BUZ", 61), ("AGO", 89), ("NUV", 81), ("BAO", 82)]

  static let ids = counts.flatMap { app, count in
    (1...count).map { "\(app)-" + ($0 < 10 ? "0\($0)" : "\($0)") }
  }

  /// Rows begin `| ABC-01 |`; of their third cell, code spans are proofs and words are words.
  init(page: String) {
    for (number, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.prefixMatch(of: /\| *[A-Z]{3}-/) != nil {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[0].isEmpty, cells[4].isEmpty else {
        mistakes.append("line \(number + 1): a row has three cells")
        continue
      }
      var row = Row(id: cells[1], fact: cells[2], proofs: [])
      for match in cells[3].matches(of: /`([^`]*)`/) {
        do throws(ProofMistake) {
          row.proofs.append(try Proof(String(match.1)))
        } catch {
          mistakes.append("\(row.id): \(error.message)")
        }
      }
      if row.fact.isEmpty { mistakes.append("\(row.id): does not say which fact it is") }
      if row.proofs.isEmpty { mistakes.append("\(row.id): has neither proof nor excuse") }
      if row.proofs.contains(where: \.isWordAlone), !row.proofs.contains(where: \.isBehaviour) {
        mistakes.append(
          "\(row.id): that a document says so proves a word; a log or a frame proves what it does")
      }
      rows.append(row)
    }
    let known = Set(Self.ids)
    let found = Dictionary(grouping: rows, by: \.id)
    mistakes += Self.ids.filter { found[$0] == nil }.map { "\($0): is missing" }
    mistakes += found.filter { !known.contains($0.key) }.map { "\($0.key): there is no such fact" }
    mistakes += found.filter { $0.value.count > 1 }.map { "\($0.key): stands there twice" }
  }
}

extension Ledger {
  /// How far a row has come.
  enum Standing: CaseIterable {
    /// All of it.
    case proved
    /// Some of it; the rest cannot be.
    case inPart
    case impossible
  }
}

extension Ledger.Row {
  var standing: Ledger.Standing {
    let runs = proofs.filter(\.isAssertion).count
    if runs == proofs.count { return .proved }
    return runs > 0 ? .inPart : .impossible
  }
}
