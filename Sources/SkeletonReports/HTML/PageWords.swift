import SkeletonModel

/// What the HTML page calls the two things it compares, and how it speaks of them.
struct PageWords {
  /// The picture that was expected, and the one that was made, as titles.
  var before: String
  var after: String
  /// As the end of a sentence: `as the golden has it`, `as it was`.
  var asBefore: String
  /// With an article: `the golden`.
  var theBefore: String
  var theAfter: String
  /// Names of verdicts, where they are not the usual ones, and what they mean.
  var verdicts: [Verdict: (name: String, meaning: String)]
  /// What is shown where there is one picture of a case, by the reason.
  var onlyAfter: String
  var onlyBefore: String
  var same: String
  /// How one says that something is not clean: `need a look`.
  var failing: String
  var whole: String
  /// What cases that failed alike are: `finding`.
  var finding: String
  /// What makes a page of fewer cases.
  var fewer: String

  static let goldens = PageWords(
    before: "Golden", after: "This run", asBefore: "as the golden has it", theBefore: "the golden",
    theAfter: "this run", verdicts: [:], onlyAfter: "This run; there is no golden yet.",
    onlyBefore: "The golden; no case asks for it.",
    same: "This frame is as its golden has it.", failing: "need a look", whole: "The whole run",
    finding: "finding", fewer: "'skelsnap verify' with documents or --filter")

  static let changes = PageWords(
    before: "Before", after: "After", asBefore: "as it was", theBefore: "the picture before",
    theAfter: "the picture after",
    verdicts: [
      .identical: ("unchanged", "Every pixel, or every letter, is as it was."),
      .tolerated: ("tolerated", "Not the same, but within the tolerance the document asks for."),
      .different: ("changed", "Something is not as it was."),
      .resized: ("resized", "The picture had another size."),
      .missing: ("new", "It was not there before."),
      .obsolete: ("gone", "It was there before, and is no more."),
    ],
    onlyAfter: "After; there was nothing before.", onlyBefore: "Before; it is gone now.",
    same: "This frame is as it was.", failing: "changed", whole: "All changes", finding: "change",
    fewer: "'skelsnap export --against' with documents or --state")

  var json: JSON {
    [
      "before": .string(before), "after": .string(after), "asBefore": .string(asBefore),
      "theBefore": .string(theBefore), "theAfter": .string(theAfter),
      "onlyAfter": .string(onlyAfter), "onlyBefore": .string(onlyBefore), "same": .string(same),
      "failing": .string(failing), "whole": .string(whole), "finding": .string(finding),
      "fewer": .string(fewer),
    ]
  }
}

extension ReportOptions {
  /// The words for what the run's documents were compared with.
  var pageWords: PageWords { earlier == nil ? .goldens : .changes }
}
