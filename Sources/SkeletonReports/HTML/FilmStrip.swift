import SkeletonFrames
import SkeletonGoldens
import SkeletonModel
import SkeletonPainting

/// The frames of one state of a variant, in the order of their phases; or of one scenario, in the
/// order of time.
///
/// The variant's `layout.txt` is at the end of its first strip, a scenario's texts are at the end of
/// its own.
struct FilmStrip: Hashable {
  var document: String
  var variant: String
  /// `skeleton`, `content`, `error-timeout`, `scenario-slow`.
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
    struct Key: Hashable {
      var variant: String
      var state: String
    }
    var strips: [FilmStrip] = []
    /// Each strip's frames: their cases, and where they stand in it.
    var frames: [[(order: Double, index: Int)]] = []
    var places: [Key: Int] = [:]
    var firstPlaces: [String: Int] = [:]
    var texts: [CaseResult] = []
    for (index, one) in cases.enumerated() {
      let name = FrameName(one.frame)
      if name.isText {
        texts.append(one)
        continue
      }
      let key = Key(variant: one.variant, state: name.state)
      let place = places[key] ?? strips.count
      if place == strips.count {
        places[key] = place
        if firstPlaces[one.variant] == nil, !name.isOfScenario { firstPlaces[one.variant] = place }
        strips.append(
          FilmStrip(document: document, variant: one.variant, state: name.state, cases: []))
        frames.append([])
      }
      frames[place].append((name.order, index))
    }
    for place in strips.indices {
      // Obsolete goldens are last in a run; here they are sorted among the others.
      strips[place].cases = frames[place].sorted { ($0.order, $0.index) < ($1.order, $1.index) }
        .map { cases[$0.index] }
    }
    for text in texts {
      let name = FrameName(text.frame)
      let key = Key(variant: text.variant, state: name.state)
      let place = name.isOfScenario ? places[key] : firstPlaces[text.variant]
      if let place {
        strips[place].cases.append(text)
        continue
      }
      if name.isOfScenario {
        places[key] = strips.count
      } else {
        firstPlaces[text.variant] = strips.count
      }
      strips.append(
        FilmStrip(document: document, variant: text.variant, state: name.state, cases: [text]))
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

/// A parsed file name of a golden: `content-phase-0250.png`, `static.png`,
/// `scenario-reload/t00350.png`.
struct FrameName: Hashable {
  /// The tree, or the scenario, of the frame.
  var state: String
  /// Its label in a strip: `0.25`, `350 ms`, `static`.
  var label: String
  var order: Double
  var isText: Bool
  /// Whether it is of a scenario.
  var isOfScenario = false

  init(_ frame: String) {
    isText = !frame.hasSuffix(".png")
    var bare = isText ? frame[...] : frame.dropLast(4)
    state = "skeleton"
    label = "static"
    order = 0
    if let slash = bare.lastIndex(of: "/") {
      state = String(bare[..<slash])
      bare = bare[slash...].dropFirst()
      isOfScenario = true
    }
    if isText {
      label = String(bare)
    } else if isOfScenario {
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
