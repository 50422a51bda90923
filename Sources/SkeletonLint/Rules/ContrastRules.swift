import SkeletonFrames
import SkeletonModel
import SkeletonPainting

/// The greatest contrast of a thing in one screen, to compare with another variant's.
struct ContrastMeasure: Sendable {
  var state: ScreenState
  var path: String
  var isText: Bool
  var ratio: Double
  /// What a finding about it would say, but for the message.
  var fault: LintFault
}

/// What contrast is asked of: the marks that a node paints in one colour.
private struct Subject {
  enum Role: Equatable {
    case placeholder
    /// Text and icons, with the factor by which the limit of text applies.
    case reading(Color, factor: Double)
  }

  var node: LintedNode
  var role: Role

  /// Which of the node's marks are of it. A label has the path of the button that it is in, whose
  /// background has it, too.
  func marks(in frame: PreparedScene) -> [Int] {
    let all = frame.marks[node.path] ?? []
    guard case .reading(let color, _) = role else { return all }
    return all.filter { index in
      let mark = frame.scene.marks[index]
      guard mark.isOutline, case .color(let own) = mark.paint else { return false }
      return own.red == color.red && own.green == color.green && own.blue == color.blue
    }
  }

  var name: String {
    switch node.node.content {
    case .text(let text): "the text '\(text.value.excerpt)'"
    case .drawing: "the \(node.node.kind.rawValue)"
    default: "it"
    }
  }
}

extension LintedScreen {
  fileprivate var subjects: [Subject] {
    var subjects: [Subject] = []
    var met: Set<String> = []
    for node in nodes where node.opacity > 0 {
      if let text = node.text {
        // The label of a button is as often in the tree as its button.
        for part in text.readings {
          // What is painted with a light has no one colour.
          guard case .color(let color) = part.paint, !part.words.text.isBlank else { continue }
          let role = Subject.Role.reading(
            color, factor: part.words.font.isLarge ? 2.0 / 3 : 1)
          subjects.append(Subject(node: node, role: role))
        }
      } else if state != .skeleton, node.node.kind == .icon,
        case .drawing(let drawing) = node.node.content, case .color(let color) = drawing.fill
      {
        subjects.append(Subject(node: node, role: .reading(color, factor: 2.0 / 3)))
      } else if state == .skeleton, node.isPlaceholder, met.insert(node.path).inserted {
        subjects.append(Subject(node: node, role: .placeholder))
      }
    }
    return subjects
  }
}

extension Node.Text {
  /// What there is to read, one of each colour and size.
  fileprivate var readings: [Run] {
    let parts = parts
    return parts.indices.filter { index in
      !parts[..<index].contains {
        $0.paint == parts[index].paint && $0.words.font.isLarge == parts[index].words.font.isLarge
      }
    }.map { parts[$0] }
  }
}

extension LintedNode {
  /// Whether it stands for something that is not there yet: a shape, or a ground that shimmers.
  fileprivate var isPlaceholder: Bool {
    if isShape { return true }
    if case .shimmer? = node.box.background { return true }
    return false
  }
}

extension Font {
  /// As WCAG has it: 18 points, or 14 in bold.
  fileprivate var isLarge: Bool {
    switch weight {
    case .bold, .heavy, .black: size >= 14
    case .ultraLight, .thin, .light, .regular, .medium, .semibold: size >= 18
    }
  }
}

extension LintCheck {
  /// Checks what stands out from what, and returns how much, for `increased`.
  ///
  /// - Parameter frames: The screen at each of its phases.
  mutating func contrasts(
    of screen: LintedScreen, _ frames: [PreparedScene]
  ) -> [ContrastMeasure] {
    var measures: [ContrastMeasure] = []
    for subject in screen.subjects {
      switch subject.role {
      case .placeholder:
        if let measure = checkPlaceholder(subject, frames, screen) { measures.append(measure) }
      case .reading(_, let factor):
        if let measure = checkReading(subject, factor, frames, screen) {
          measures.append(measure)
        }
      }
    }
    return measures
  }

  private mutating func checkPlaceholder(
    _ subject: Subject, _ frames: [PreparedScene], _ screen: LintedScreen
  ) -> ContrastMeasure? {
    var seen: [(phase: Double, sight: ContrastProbe.Sight)] = []
    for (phase, frame) in zip(screen.phases, frames) {
      let sight = contrast.sight(
        of: subject.marks(in: frame), in: frame, screen.variant.appearance)
      if let sight { seen.append((phase, sight)) }
    }
    guard let best = seen.max(by: { $0.sight.ratio < $1.sight.ratio }),
      let worst = seen.min(by: { $0.sight.ratio < $1.sight.ratio })
    else { return nil }
    let most = seen.map(\.sight.steps).max() ?? 0
    func fault(
      _ rule: LintRule, _ one: (phase: Double, sight: ContrastProbe.Sight), _ message: String
    ) -> LintFault {
      screen.fault(
        rule, subject.node, excess: 1 / one.sight.ratio,
        phase: screen.phases.count > 1 ? one.phase : nil, value: one.sight.ratio,
        limit: limit(rule), colors: one.sight.words, message)
    }
    if best.sight.ratio < limit(.unseen), most <= Self.unseenSteps {
      faults.append(
        fault(
          .unseen, best,
          most == 0
            ? "without it the picture would be the same"
            : "it cannot be seen: \(best.sight.words.joined(separator: " on ")) is "
              + "\(best.sight.ratio.twoDecimals) : 1"))
    } else if worst.sight.ratio < limit(.contrast) {
      let at = screen.phases.count > 1 ? " at phase \(worst.phase.threeDecimals)" : ""
      faults.append(
        fault(
          .contrast, worst,
          "\(worst.sight.words.joined(separator: " on ")) is "
            + "\(worst.sight.ratio.twoDecimals) : 1\(at), and \(limit(.contrast).threeDecimals) "
            + "is due"))
    }
    return ContrastMeasure(
      state: screen.state, path: subject.node.path, isText: false, ratio: best.sight.ratio,
      fault: fault(.increased, best, ""))
  }

  /// Steps of 255 that nobody sees.
  private static let unseenSteps = 4

  private mutating func checkReading(
    _ subject: Subject, _ factor: Double, _ frames: [PreparedScene], _ screen: LintedScreen
  ) -> ContrastMeasure? {
    var worst: (phase: Double, sight: ContrastProbe.Sight)?
    var best: (phase: Double, sight: ContrastProbe.Sight)?
    for (phase, frame) in zip(screen.phases, frames) {
      let marks = subject.marks(in: frame)
      guard let first = marks.first, case .color(let color) = frame.scene.marks[first].paint,
        case let sights = Self.sights(
          of: color, over: contrast.grounds(of: marks, in: frame, screen.variant.appearance)),
        let least = sights.past(0.1), let most = sights.past(0.9)
      else { continue }
      if least.ratio < worst?.sight.ratio ?? .infinity { worst = (phase, least) }
      if most.ratio > best?.sight.ratio ?? 0 { best = (phase, most) }
    }
    guard let worst, let best else { return nil }
    let due = limit(.textContrast) * factor
    func fault(
      _ rule: LintRule, _ one: (phase: Double, sight: ContrastProbe.Sight), _ limit: Double,
      _ message: String
    ) -> LintFault {
      screen.fault(
        rule, subject.node, subject: subject.node.text == nil ? "icon" : "text",
        excess: 1 / one.sight.ratio, phase: screen.phases.count > 1 ? one.phase : nil,
        value: one.sight.ratio, limit: limit, colors: one.sight.words, message)
    }
    func words(_ sight: ContrastProbe.Sight) -> String {
      "\(sight.words.joined(separator: " on ")) is \(sight.ratio.twoDecimals) : 1"
    }
    // A text of which a few letters are gone is hard to read, but it can be seen.
    if best.sight.ratio < limit(.unseen), best.sight.steps <= Self.unseenSteps {
      faults.append(
        fault(
          .unseen, best, limit(.unseen),
          "\(subject.name) cannot be seen: \(words(best.sight))"))
    } else if worst.sight.ratio < due {
      faults.append(
        fault(
          .textContrast, worst, due,
          "\(subject.name) in \(words(worst.sight)), and \(due.threeDecimals) is due"))
    }
    return ContrastMeasure(
      state: screen.state, path: subject.node.path, isText: true, ratio: worst.sight.ratio,
      fault: fault(.increased, worst, 0, ""))
  }

  /// How letters stand out from each colour behind them, the least first, and at how many pixels.
  private static func sights(
    of color: Color, over grounds: [ContrastProbe.Reading]
  ) -> [(sight: ContrastProbe.Sight, pixels: Int)] {
    grounds.map { reading in
      let seen = reading.ground.under(color)
      return (
        sight: ContrastProbe.Sight(
          ratio: seen.ratio(to: reading.ground), steps: seen.steps(to: reading.ground),
          color: seen, ground: reading.ground),
        pixels: reading.pixels
      )
    }.sorted { ($0.sight.ratio, $0.sight.steps) < ($1.sight.ratio, $1.sight.steps) }
  }

  /// Compares each variant of increased contrast with the one that differs in nothing else.
  mutating func checkIncreased(_ measures: [Variant: [ContrastMeasure]]) {
    struct Place: Hashable {
      var state: ScreenState
      var path: String
      var isText: Bool
    }
    for variant in job.variants where variant.contrast == .increased {
      var twin = variant
      twin.contrast = .normal
      guard let usual = measures[twin], let more = measures[variant] else { continue }
      let before = Dictionary(
        usual.map { (Place(state: $0.state, path: $0.path, isText: $0.isText), $0.ratio) }
      ) { first, _ in first }
      for measure in more {
        let place = Place(state: measure.state, path: measure.path, isText: measure.isText)
        // The colours of pixels are rounded.
        guard let ratio = before[place], measure.ratio < ratio * 0.98 else { continue }
        var fault = measure.fault
        fault.excess = ratio / measure.ratio
        fault.limit = ratio
        fault.message =
          "\(fault.colors.joined(separator: " on ")) is \(measure.ratio.twoDecimals) : 1 with "
          + "increased contrast, and \(ratio.twoDecimals) : 1 without"
        faults.append(fault)
      }
    }
  }
}

extension [(sight: ContrastProbe.Sight, pixels: Int)] {
  /// The sight of the first pixel after a share of them: a few pixels beyond an edge make no text
  /// unreadable, nor readable. Sorted, with the least first.
  fileprivate func past(_ share: Double) -> ContrastProbe.Sight? {
    let total = reduce(0) { $0 + $1.pixels }
    var passed = 0
    for one in self {
      passed += one.pixels
      if Double(passed) > Double(total) * share { return one.sight }
    }
    return last?.sight
  }
}

extension ContrastProbe.Sight {
  /// Its colour and that of its ground.
  fileprivate var words: [String] { [color, ground].compactMap { $0?.color.written } }
}

extension Double {
  /// Rounded down, so that what is below a limit is never shown as that limit.
  var twoDecimals: String { ((self * 100 + 1e-9).rounded(.down) / 100).threeDecimals }
}
