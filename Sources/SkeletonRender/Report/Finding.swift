/// Cases of one document that failed in one way, and the explanation they share.
///
/// A node that moved shows in every phase and most variants; it is said once.
public struct Finding: Hashable, Sendable {
  public var document: String
  public var verdict: Verdict
  public var message: String?
  /// As the first of the cases has them: the texts before and after may differ between variants.
  public var nodes: [NodeChange]
  public var cases: [CaseResult]

  /// A finding about one case.
  init(_ one: CaseResult) {
    document = one.document
    verdict = one.verdict
    message = one.message
    nodes = one.nodes
    cases = [one]
  }
}

extension RunResult {
  /// Everything that keeps the run from being clean, case by case alike put together.
  public var findings: [Finding] {
    var findings: [Finding] = []
    var places: [Explanation: Int] = [:]
    for one in cases where !one.verdict.isClean {
      let explanation = Explanation(one)
      if let place = places[explanation] {
        findings[place].cases.append(one)
      } else {
        places[explanation] = findings.count
        findings.append(Finding(one))
      }
    }
    return findings
  }
}

/// What makes two cases one finding: all that a reader would read twice.
private struct Explanation: Hashable {
  struct Change: Hashable {
    var path: String
    var change: NodeChange.Kind
    var summary: String
    var followers: Int
  }

  var document: String
  var verdict: Verdict
  var message: String?
  var nodes: [Change]

  init(_ one: CaseResult) {
    document = one.document
    verdict = one.verdict
    message = one.message
    nodes = one.nodes.map {
      Change(path: $0.path, change: $0.change, summary: $0.summary, followers: $0.followers)
    }
  }
}

extension Finding {
  /// Which variants, and which frames of them: variants with the same frames stand together.
  var places: [(variants: [String], frames: [String])] {
    var frames: [(variant: String, frames: [String])] = []
    var indices: [String: Int] = [:]
    for one in cases {
      if let index = indices[one.variant] {
        frames[index].frames.append(one.frameName)
      } else {
        indices[one.variant] = frames.count
        frames.append((one.variant, [one.frameName]))
      }
    }
    var places: [(variants: [String], frames: [String])] = []
    var seen: [[String]: Int] = [:]
    for (variant, frames) in frames {
      if let place = seen[frames] {
        places[place].variants.append(variant)
      } else {
        seen[frames] = places.count
        places.append(([variant], frames))
      }
    }
    return places
  }
}

extension CaseResult {
  /// The frame as people say it: a picture goes without its ending.
  var frameName: String { frame.hasSuffix(".png") ? String(frame.dropLast(4)) : frame }
}
