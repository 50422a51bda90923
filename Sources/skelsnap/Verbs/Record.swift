import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

extension Verb {
  static let record = Verb(
    name: "record",
    abstract: "Write the goldens that are missing or no longer right.",
    discussion: [
      "The files written are listed on standard output. A golden with the right pixels stays as "
        + "it is, and none is ever deleted: 'prune' does that. Each is replaced whole, so that a "
        + "run that is killed leaves the old one or the new one.",
      "Where CI or TF_BUILD is set, recording has to be asked for: --record failed.",
    ],
    operands: Goldens.documents,
    options: [Goldens.recordOption] + Goldens.options + Axes.options,
    examples: [
      Example(line: "skelsnap record", says: "Everything that 'verify' would complain about."),
      Example(
        line: "skelsnap record --record drifted",
        says: "Only what another cairo paints from the same scene."),
    ],
    run: { invocation throws(Stop) in
      let mode = invocation.value("record").flatMap(RecordMode.init(rawValue:))
      if mode == nil, let name = Environment.variableOfCI() {
        throw .usage(
          "'record' would write goldens where \(name) is set; say --record failed if you mean it")
      }
      var goldens = try Goldens(invocation)
      return try goldens.run(record: mode ?? .failed)
    })
}
