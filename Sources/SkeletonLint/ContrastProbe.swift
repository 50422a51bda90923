import SkeletonModel
import SkeletonPainting

/// Compares pictures of single things with pictures of what lies behind them, pixel by pixel.
///
/// Only the pixels that a thing can reach are painted, and what looks the same in many rows and
/// variants is painted once.
struct ContrastProbe {
  private var shown: [Question: Sight] = [:]
  private var letters: [Question: [Reading]] = [:]

  /// The marks around a thing, with it and without, in a picture of their own.
  private struct Question: Hashable {
    var whole: Scene
    var rest: Scene
    var appearance: Appearance
  }

  /// How much a thing changes a picture.
  struct Sight: Sendable {
    /// The greatest ratio of a pixel to what it would be without the thing; 1 if nothing changes.
    var ratio = 1.0
    /// The greatest difference of a channel.
    var steps = 0
    var color: SeenColor?
    var ground: SeenColor?
  }

  /// Letters over one colour.
  struct Reading: Sendable {
    var ground: SeenColor
    var pixels: Int
  }
}

extension ContrastProbe {
  /// How much the marks at these places of a scene change the picture; nil if they are not in it.
  mutating func sight(
    of own: [Int], in frame: PreparedScene, _ appearance: Appearance
  ) -> Sight? {
    guard let box = frame.box(around: own) else { return nil }
    let near = frame.marks(in: box)
    let rest = near.filter { !own.contains($0) }
    let sight = sight(frame, box, near, rest, appearance)
    guard sight.steps == 0 else { return sight }
    // Something lies on top of it: what counts is whether it would be seen without that.
    let last = own.max() ?? 0
    let below = near.filter { $0 <= last }
    let uncovered = self.sight(
      frame, box, below, below.filter { !own.contains($0) }, appearance)
    return uncovered.steps > 0 ? nil : sight
  }

  private mutating func sight(
    _ frame: PreparedScene, _ box: Frame, _ whole: [Int], _ rest: [Int], _ appearance: Appearance
  ) -> Sight {
    let question = Question(
      whole: frame.scene(of: whole, in: box), rest: frame.scene(of: rest, in: box),
      appearance: appearance)
    if let known = shown[question] { return known }
    var sight = Sight()
    if let with = try? rasterize(question.whole), let without = try? rasterize(question.rest) {
      for pair in colorPairs(of: with, without).keys where pair.first != pair.second {
        let color = SeenColor(pair.first, on: appearance)
        let ground = SeenColor(pair.second, on: appearance)
        sight.steps = max(sight.steps, color.steps(to: ground))
        let ratio = color.ratio(to: ground)
        // Of equal ratios one and the same, in whatever order the pairs come.
        if sight.color == nil || ratio > sight.ratio
          || ratio == sight.ratio && color.order < sight.color?.order ?? 0
        {
          (sight.ratio, sight.color, sight.ground) = (ratio, color, ground)
        }
      }
    }
    shown[question] = sight
    return sight
  }

  /// What lies behind the letters of marks: the colours below their cores, and how often.
  mutating func grounds(
    of own: [Int], in frame: PreparedScene, _ appearance: Appearance
  ) -> [Reading] {
    guard let box = frame.box(around: own), let first = own.min() else { return [] }
    let behind = frame.marks(in: box).filter { $0 < first }
    var mask = frame.scene(of: own, in: box)
    mask.ground = Color(red: 1, green: 1, blue: 1)
    mask.marks = mask.marks.map { $0.painted(Color(red: 0, green: 0, blue: 0)) }
    let question = Question(
      whole: mask, rest: frame.scene(of: behind, in: box), appearance: appearance)
    if let known = letters[question] { return known }
    var found: [SeenColor: Int] = [:]
    if let cores = try? rasterize(question.whole), let below = try? rasterize(question.rest) {
      let pairs = colorPairs(of: cores, below)
      // Thin letters cover no pixel whole; what they cover most is what they are read by.
      let darkest = Int(pairs.keys.map(\.first.red).min() ?? 255)
      let edge = darkest + (255 - darkest) / 4
      if darkest < 224 {
        for (pair, count) in pairs where Int(pair.first.red) <= edge {
          found[SeenColor(pair.second, on: appearance), default: 0] += count
        }
      }
    }
    let readings = found.map { Reading(ground: $0, pixels: $1) }
      .sorted { $0.ground.order < $1.ground.order }
    letters[question] = readings
    return readings
  }
}

extension SeenColor {
  fileprivate var order: Int { Int(red) << 16 | Int(green) << 8 | Int(blue) }
}

/// A scene with what is asked of it again and again.
struct PreparedScene {
  let scene: Scene
  private let bounds: [Frame]
  /// The marks of each node, in paint order.
  let marks: [String: [Int]]

  init(_ scene: Scene) {
    self.scene = scene
    bounds = scene.marks.map(\.seenBounds)
    marks = Dictionary(grouping: scene.marks.indices) { scene.marks[$0].node }
  }

  /// The whole pixels that these marks reach.
  func box(around own: [Int]) -> Frame? {
    var box: Frame?
    for index in own {
      guard let seen = scene.touched(by: bounds[index]) else { continue }
      box = box.map { $0.union(seen) } ?? seen
    }
    return box
  }

  func marks(in box: Frame) -> [Int] {
    bounds.indices.filter { index in
      let common = bounds[index].intersection(box)
      return common.width > 0 && common.height > 0
    }
  }

  func scene(of marks: [Int], in box: Frame) -> Scene {
    scene.cropped(to: box, marks.map { scene.marks[$0] })
  }
}

extension Frame {
  /// Whether both overlap by more than this in both directions.
  func overlaps(_ other: Frame, by least: Double) -> Bool {
    let common = intersection(other)
    return common.width > least && common.height > least
  }
}
