import SkeletonGoldens
import SkeletonLayout
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
  func cards(of jobs: [GoldenJob], _ sources: [DocumentIndex.Source]) -> [ReviewCard] {
    let documents = jobs.map(\.document)
    switch self {
    case .lint:
      let settings = Dictionary(
        sources.map { ($0.document.name, $0.project?.lint) }
      ) { first, _ in first }
      let result = SkeletonLint.lint(
        jobs.map { job in
          LintJob(
            job.document, (settings[job.document.name] ?? nil) ?? LintSettings(),
            variants: job.variants)
        }, isWhole: false)
      return lintCards(result, of: documents)
    case .shift:
      let shaper = TextShaper()
      let found = jobs.flatMap { job in
        job.variants.compactMap { variant -> VariantShifts? in
          // What cannot be laid out is a problem of the run.
          guard let shifts = try? job.document.layoutShifts(in: variant, shaper: shaper) else {
            return nil
          }
          return VariantShifts(
            document: job.document.name, file: job.document.position.file, variant: variant.slug,
            shifts: shifts)
        }
      }
      return shiftCards(found, of: documents)
    }
  }
}
