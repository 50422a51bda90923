import SkeletonModel

/// The look at the end of a motion, as it is written: keys of the very node that moves.
struct MotionEnd: Sendable {
  let tree: Tree
}

enum MotionForm {
  static let to = Key(
    "to", .motionEnd, isRequired: true,
    "keys of this very node as they are at the end: lengths, numbers, colours, gradients with as "
      + "many stops. What is not named stays; what the node has no value for cannot be named")
  static let duration = Key(
    "duration", .span, isRequired: true, "how long the movement takes, one way")
  static let easing = Key("easing", .easing, default: "linear", "of the movement, one way")
  static let delay = Key(
    "delay", .duration, default: "0", "how long each round waits before it moves")
  static let repetition = Key(
    "repeat", Form<NodeMotion.Repetition>.word, default: "never",
    "what follows: the start again, the same way back, mirrored in time, or nothing more")
  static let start = Key(
    "start", .duration, default: "0",
    "how long it stands as it is written before the first round; it counts from when its tree is "
      + "first shown, and only where there are instants")
  static let whenReduced = Key(
    "whenReduced", Form<NodeMotion.Reduction>.word,
    default: "`still`, but `end` where it does not repeat",
    "where motion is reduced: it stands as it is written, is at its end at once, or moves all the "
      + "same")
  static let map = MapForm(
    "motion",
    "How a node moves by itself. A round of `restart` lasts `delay` and `duration`, one of "
      + "`reverse` twice as long. At a phase, what repeats is at that share of its own round, and "
      + "what does not is at its end.",
    [to, duration, easing, delay, repetition, start, whenReduced])

  /// The keys by which some node moves.
  static let endKeys = Kind.allCases.flatMap(\.movingKeys).withoutRepeats.sorted()
}

extension Form where Value == MotionEnd {
  static let motionEnd = Form(
    "a map of the node's own keys", .names(.anything, among: MotionForm.endKeys)
  ) { tree, reading in
    guard let entries = tree.entries, !entries.isEmpty else {
      reading.expected("a map of the node's own keys", tree)
      return nil
    }
    return MotionEnd(tree: tree)
  }
}

extension Form where Value == Fields {
  static let motion = Form("{to, duration, …}", .defined("motion")) { tree, reading in
    reading.fields(of: tree, MotionForm.map, place: "a motion")
  }
}

extension KindForm {
  /// The keys by which a node of this kind moves.
  var end: MapForm {
    let moving = Set(kind.movingKeys)
    return MapForm(
      map.name, map.says, isPartial: true, map.keys.filter { moving.contains($0.name) })
  }
}

extension MixingProblem {
  /// What is wrong with a key at the end of a motion, and what to do about it.
  func message(of key: String, _ kind: Kind) -> String {
    switch self {
    case .missing:
      "'\(key)' moves from what the \(kind.rawValue) says itself, and it says none; give it "
        + "'\(key)' beside 'motion', too"
    case .endless:
      "'\(key)' cannot move to or from 'fill', which has no length of its own; give both in points"
    case .units:
      "'\(key)' cannot move between points and percent; give both in one of them"
    case .kinds:
      "'\(key)' cannot move there from what the \(kind.rawValue) has, which is of another kind; a "
        + "colour moves to a colour, a gradient to one of the same sort, radii to radii"
    case .counts(let first, let last):
      "'\(key)' cannot move from \(first) parts to \(last); give as many at both ends"
    }
  }
}
