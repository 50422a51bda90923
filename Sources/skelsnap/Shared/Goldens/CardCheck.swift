import SkeletonGoldens
import SkeletonLanguage
import SkeletonLint
import SkeletonModel
import SkeletonReports

/// A check whose findings a run's page can have beside its pictures.
enum CardCheck: String, CaseIterable, Sendable {
  case lint, shift

  static let option = Option<[CardCheck]>(
    "cards", list: "checks", .word,
    help: "Put on the HTML page what these find, too, with the node outlined: lint, shift.")
}

extension CardCheck {
  /// What the check says of the documents of a run. It changes no verdict.
  func cards(of jobs: [GoldenJob]) -> [ReviewCard] {
    let documents = jobs.map(\.document)
    switch self {
    case .lint:
      let result = SkeletonLint.lint(
        jobs.map { LintJob($0.document, $0.lint, variants: $0.variants) }, isWhole: false)
      return lintCards(result, of: documents)
    case .shift:
      let tasks = jobs.flatMap { job in
        job.variants.map { variant in
          Shift.Task(
            document: job.document, file: job.document.position.file, variant: variant)
        }
      }
      // What cannot be laid out is a problem of the run.
      return shiftCards(Shift.measure(tasks).found, of: documents)
    }
  }
}
