import SkeletonGoldens
import SkeletonRender

/// The frames of one state of a variant, in the order of their phases.
///
/// The variant's `layout.txt` is at the end of its first strip.
struct FilmStrip: Hashable {
  var document: String
  var variant: String
  /// `skeleton`, `content`, `error-timeout`, or a scenario's name.
  var state: String
  var cases: [CaseResult]

  var isClean: Bool { cases.allSatisfy(\.verdict.isClean) }

  /// Pixels per point.
  var scale: Int {
    guard let mark = variant.lastIndex(of: "@") else { return 1 }
    return Int(variant[mark...].dropFirst().dropLast()) ?? 1
  }
}

extension RunResult {
  /// All strips: failing documents before clean ones, and failing strips first in each document.
  var strips: [FilmStrip] {
    byDocument.map { strips(of: $0.document, $0.cases) }.failingFirst { $0.allSatisfy(\.isClean) }
      .flatMap { $0.failingFirst(isClean: \.isClean) }
  }

  private func strips(of document: String, _ cases: [CaseResult]) -> [FilmStrip] {
    var strips: [FilmStrip] = []
    var places: [[String]: Int] = [:]
    var texts: [CaseResult] = []
    for one in cases {
      let name = FrameName(one.frame)
      if name.isText {
        texts.append(one)
      } else if let place = places[[one.variant, name.state]] {
        strips[place].cases.append(one)
      } else {
        places[[one.variant, name.state]] = strips.count
        strips.append(
          FilmStrip(document: document, variant: one.variant, state: name.state, cases: [one]))
      }
    }
    for index in strips.indices {
      // Obsolete goldens are last in a run; here they are sorted among the others.
      strips[index].cases.sort { FrameName($0.frame).order < FrameName($1.frame).order }
    }
    for text in texts {
      if let first = strips.firstIndex(where: { $0.variant == text.variant }) {
        strips[first].cases.append(text)
      } else {
        strips.append(
          FilmStrip(document: document, variant: text.variant, state: "skeleton", cases: [text]))
      }
    }
    return strips
  }
}

extension Array {
  /// The same order, but elements that are not clean come first.
  fileprivate func failingFirst(isClean: (Element) -> Bool) -> [Element] {
    filter { !isClean($0) } + filter(isClean)
  }
}

/// A parsed file name of a golden: `content-phase-0250.png`, `static.png`, `reload/t00350.png`.
struct FrameName: Hashable {
  /// The tree, or the scenario, of the frame.
  var state: String
  /// Its label in a strip: `0.25`, `350 ms`, `static`.
  var label: String
  var order: Double
  var isText: Bool

  init(_ frame: String) {
    isText = !frame.hasSuffix(".png")
    var bare = isText ? frame[...] : frame.dropLast(4)
    state = "skeleton"
    label = isText ? frame : "static"
    order = 0
    if isText { return }
    if let slash = bare.lastIndex(of: "/") {
      state = String(bare[..<slash])
      bare = bare[slash...].dropFirst()
      order = Double(bare.dropFirst()) ?? 0
      label = "\(order.shortestDecimal) ms"
    } else if bare.utf8.count >= 10, bare.hasPrefix("phase-") || bare.dropLast(10).hasSuffix("-"),
      bare.suffix(10).hasPrefix("phase-"), let thousandths = Int(bare.suffix(4))
    {
      order = Double(thousandths) / 1000
      label = order.shortestDecimal
      if bare.count > 11 { state = String(bare.dropLast(11)) }
    } else if bare != "static" {
      state = String(bare)
    }
  }
}
