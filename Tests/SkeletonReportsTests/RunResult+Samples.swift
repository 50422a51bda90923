@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonPainting
@testable import SkeletonReports

extension CaseResult {
  /// A case of a document in `examples`, told by what matters to a test.
  static func sample(
    _ document: String = "examples/inbox", _ variant: String = "light",
    _ frame: String = "phase-0250.png", _ verdict: Verdict = .identical, line: Int = 1,
    differing: Int? = nil, pixels: Int? = nil, unexplained: Int? = nil, nodes: [NodeChange] = [],
    message: String? = nil, hasPictures: Bool = false
  ) -> CaseResult {
    let name = "\(document)/\(variant)/\(frame)"
    let artifact = ".skelsnap/" + (name.hasSuffix(".png") ? String(name.dropLast(4)) : name)
    var kept = KeptFiles()
    for role in ArtifactRole.allCases where hasPictures {
      kept[role] = artifact + "-\(role.rawValue).png"
    }
    return CaseResult(
      document: document, variant: variant, frame: frame, verdict: verdict,
      golden: "goldens/" + name, kept: kept, differing: differing, pixels: pixels,
      nodes: nodes, unexplained: unexplained, message: message,
      position: TextPosition(file: document + ".skel.yaml", line: line, column: 1))
  }
}

extension NodeChange {
  static func sample(
    _ path: String = "row[2]/avatar", _ change: Kind = .changed,
    _ summary: String = "x 16 → 20 (+4), radius 25 → 20", followers: Int = 0, line: Int? = nil
  ) -> NodeChange {
    NodeChange(
      path: path, change: change, before: change == .added ? nil : "\(path) before",
      after: change == .removed ? nil : "\(path) after", summary: summary, followers: followers,
      position: line.map {
        TextPosition(file: "examples/inbox.skel.yaml", line: $0, column: 11)
      })
  }
}

extension RunResult {
  /// What is in the file of it.
  var json: JSON {
    get throws { try Syntax.readJSON(whole(pieces), file: "results.json").json }
  }

  /// A clean document, and one in which an avatar has moved in two phases of two variants.
  static var moved: RunResult {
    let frames = ["phase-0250.png", "phase-0500.png"]
    var cases = frames.map { CaseResult.sample("examples/feed", "light", $0) }
    for variant in ["dark", "dark-increased", "light"] {
      for (index, frame) in frames.enumerated() {
        if variant == "dark-increased" {
          cases.append(.sample("examples/inbox", variant, frame))
        } else {
          cases.append(
            .sample(
              "examples/inbox", variant, frame, .different, line: 14, differing: 37 + index * 1500,
              pixels: 334_836, unexplained: 0,
              nodes: [.sample(followers: 7, line: 14)], hasPictures: true))
        }
      }
    }
    return RunResult(cases: cases, problems: [])
  }

  /// One document with every verdict once, and two problems.
  static var everything: RunResult {
    var cases = Verdict.allCases.map { verdict in
      CaseResult.sample("examples/all", "light", verdict.rawValue + ".png", verdict)
    }
    for index in cases.indices {
      switch cases[index].verdict {
      case .unreadable:
        cases[index].message = "the golden is a Git LFS pointer; 'git lfs pull' brings the picture"
      case .drifted: cases[index].message = "cairo 1.16.0 → 1.18.4"
      case .resized: cases[index].message = "393 × 852 pixels, and the golden has 375 × 667"
      case .identical, .tolerated, .different, .missing, .obsolete: break
      }
    }
    let position = TextPosition(file: "examples/b.skel.yaml", line: 3, column: 9)
    return RunResult(
      cases: cases,
      problems: [
        Problem(
          message: "examples/b.skel.yaml could not be read",
          diagnostics: [Diagnostic(at: position, "'width' needs 0 or more, found -1")]),
        Problem(message: "a tolerance, a mask: 100% blind\nto 'row'", diagnostics: []),
      ])
  }
}
