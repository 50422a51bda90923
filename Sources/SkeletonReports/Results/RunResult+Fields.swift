import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

// The output of `verify --json` and the content of `results.json`: each key once, in the order in
// which it is written. Some keys are always present; the others are left out if they have no value.
// `docs/reports.md` describes them.

extension RunResult {
  /// All but its cases, and what these share: `StoredRun` has both.
  static let fields: [Field<RunResult>] = [
    Field(list: "laws", \.laws, .record),
    Field(list: "warnings", \.warnings, .record),
    Field(key: "problems") { result in
      .array(result.problemsToReport.map(\.json))
    } read: { (result, tree) throws(DescriptionError) in
      try Field(list: "problems", \.problems, .record).read(&result, tree)
    },
    Field(list: "documents", \.origins, .record),
    Field("notes", \.notes, .list(of: .record), unless: []),
    Field("cutShort", \.isCutShort, .flag, unless: false),
    Field(optional: "shard", \.shard, .record),
  ]
}

/// A case by itself, with everything in it.
extension CaseResult: Recorded {
  static let blank = CaseResult(
    document: "", variant: "", frame: "", verdict: .identical, golden: "", nodes: [],
    position: .blank)

  static let fields: [Field<CaseResult>] = [
    Field("document", \.document, .text), Field("variant", \.variant, .text),
    Field("frame", \.frame, .text), Field("verdict", \.verdict, .word),
    Field("golden", \.golden, .text), Field(optional: "expected", \.kept.expected, .text),
    Field(optional: "actual", \.kept.actual, .text), Field(optional: "diff", \.kept.diff, .text),
    Field(optional: "differing", \.differing, .count),
    Field(optional: "unexplained", \.unexplained, .count),
    Field(optional: "pixels", \.pixels, .count),
    Field("nodes", \.nodes, .list(of: .record), unless: []),
    Field("sha256", \.kept.digests, .record, unless: KeptFiles.Digests()),
    Field(optional: "message", \.message, .text), Field(optional: "loading", \.loading, .text),
    Field(optional: "likeness", \.likeness, .text), Field("position", \.position, .record),
  ]
}

extension KeptFiles.Digests: Recorded {
  static let blank = Self()

  static let fields: [Field<Self>] = [
    Field(optional: "golden", \.golden, .text), Field(optional: "actual", \.actual, .text),
  ]
}

extension NodeChange: Recorded {
  static let blank = NodeChange(path: "", change: .changed, summary: "", followers: 0)

  static let fields: [Field<NodeChange>] = [
    Field("path", \.path, .text), Field("change", \.change, .word),
    Field(optional: "before", \.before, .text), Field(optional: "after", \.after, .text),
    Field("summary", \.summary, .text, unless: ""),
    Field("followers", \.followers, .count, unless: 0),
    Field(optional: "position", \.position, .record),
    Field("causes", \.causes, .list(of: .record), unless: []),
  ]
}

extension ChangeCause: Recorded {
  static let blank = ChangeCause("", "", at: nil)

  static let fields: [Field<ChangeCause>] = [
    Field("property", \.property, .text), Field("words", \.words, .text, unless: ""),
    Field(optional: "position", \.position, .record),
    Field(optional: "line", \.line, .record),
    Field("tokens", \.tokens, .list(of: .record), unless: []),
  ]
}

extension ValueSources.Token: Recorded {
  static let blank = ValueSources.Token(name: "", position: .blank)

  static let fields: [Field<ValueSources.Token>] = [
    Field("name", \.name, .text), Field("position", \.position, .record),
  ]
}

extension LawBreach: Recorded {
  static let blank = LawBreach(
    law: .still, document: "", node: "", variants: [], message: "", position: .blank, alike: [])

  static let fields: [Field<LawBreach>] = [
    Field("law", \.law, .word), Field("document", \.document, .text),
    Field("node", \.node, .text), Field(list: "variants", \.variants, .text),
    Field("message", \.message, .text), Field("position", \.position, .record),
    Field("alike", \.alike, .list(of: .text), unless: []),
  ]
}

extension GoldenWarning: Recorded {
  static let blank = GoldenWarning(
    document: "", variant: "", frames: [], message: "", position: .blank)

  static let fields: [Field<GoldenWarning>] = [
    Field("document", \.document, .text), Field("variant", \.variant, .text),
    Field(list: "frames", \.frames, .text), Field("message", \.message, .text),
    Field("position", \.position, .record),
  ]
}

extension DocumentOrigin: Recorded {
  static let blank = DocumentOrigin(document: "", files: [])

  static let fields: [Field<DocumentOrigin>] = [
    Field("document", \.document, .text), Field(list: "files", \.files, .record),
  ]
}

extension DocumentOrigin.File: Recorded {
  static let blank = Self(path: "", digest: "")

  static let fields: [Field<Self>] = [
    Field("path", \.path, .text), Field("sha256", \.digest, .text),
  ]
}

extension RunResult.Problem: Recorded {
  static let blank = Self(message: "")

  static let fields: [Field<Self>] = [
    Field("message", \.message, .text), Field(list: "diagnostics", \.diagnostics, .record),
    Field(optional: "document", \.document, .text), Field(optional: "variant", \.variant, .text),
  ]
}

extension ShardRecord: Recorded {
  static let blank = ShardRecord(shard: .whole, cases: 0, plan: "", units: [])

  static let fields: [Field<ShardRecord>] = [
    Field(key: "index") {
      .integer($0.shard.index)
    } read: { (record, tree) throws(DescriptionError) in
      let place = try Place.read(tree)
      guard let shard = Shard(place.index, of: place.count) else {
        throw DescriptionError(tree.spot, "there is no shard \(place.index) of \(place.count)")
      }
      record.shard = shard
    },
    Field(writing: "count") { .integer($0.shard.count) },
    Field("cases", \.cases, .count), Field("plan", \.plan, .text),
    Field(list: "units", \.units, .text), Field(list: "uncompared", \.uncompared, .text),
    Field(list: "unasked", \.unasked, .record), Field(list: "untold", \.untold, .text),
    Field(list: "noted", \.noted, .text), Field(list: "blind", \.blind, .record),
  ]

  /// Two keys that form one value and are checked together.
  private struct Place: Recorded {
    var index = 0
    var count = 0

    static let blank = Place()

    static let fields: [Field<Place>] = [
      Field("index", \.index, .count), Field("count", \.count, .count),
    ]
  }
}

extension BlindSpots: Recorded {
  static let blank = BlindSpots(document: "", setting: "", spots: [])

  static let fields: [Field<BlindSpots>] = [
    Field("document", \.document, .text), Field("setting", \.setting, .text),
    Field(list: "spots", \.spots, .record),
  ]
}

extension BlindSpot: Recorded {
  static let blank = BlindSpot(node: "", state: "", variant: "", position: .blank)

  static let fields: [Field<BlindSpot>] = [
    Field("node", \.node, .text), Field("state", \.state, .text),
    Field("variant", \.variant, .text), Field("position", \.position, .record),
  ]
}

extension Diagnostic: Recorded {
  static let blank = Diagnostic(at: .blank, "")

  static let fields: [Field<Diagnostic>] = [
    Field("severity", \.severity, .word), Field("message", \.readMessage, .text),
    Field("position", \.position, .record), Field(list: "notes", \.notes, .record),
  ]
}

extension Diagnostic.Note: Recorded {
  static let blank = Self(position: .blank, message: "")

  static let fields: [Field<Self>] = [
    Field("message", \.message, .text), Field("position", \.position, .record),
  ]
}

extension TextPosition: Recorded {
  static let blank = TextPosition(file: "", line: 0, column: 0)

  static let fields: [Field<TextPosition>] = [
    Field("file", \.file, .text), Field("line", \.line, .count), Field("column", \.column, .count),
  ]
}

extension Diagnostic {
  /// Its message, truncated again in case somebody has made it longer than messages are.
  fileprivate var readMessage: String {
    get { message }
    set { self = Diagnostic(severity, at: position, newValue, notes: notes) }
  }
}
