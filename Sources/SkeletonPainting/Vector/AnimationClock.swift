import SkeletonModel

/// When things change, and what says so.
struct AnimationClock {
  let times: [Double]
  let duration: Microseconds
  let loops: Int
  let motion: SVGMotion
  var rules: [String] = []
  private var known: [String: String] = [:]

  init(times: [Double], duration: Microseconds, loops: Int, motion: SVGMotion) {
    self.times = times
    self.duration = duration
    self.loops = loops
    self.motion = motion
  }
}

extension AnimationClock {
  /// A change of an attribute: its values at some of the scenes.
  struct Change {
    var attribute: String
    var values: [(time: Double, text: String)]
    var isStepped = false
  }

  private var seconds: String { (Double(duration) / 1_000_000).shortestDecimal + "s" }

  /// The values at the scenes of a run, reduced to those between which the others lie.
  func change(
    _ attribute: String, of values: [[Double]], in run: Range<Int>, within tolerance: Double,
    _ text: ([Double]) -> String
  ) -> Change? {
    guard let first = values.first, values.contains(where: { $0 != first }) else { return nil }
    let kept = corners(of: values, in: run, within: tolerance)
    guard kept.count > 1 else { return nil }
    var points = kept.map { (time: times[run.lowerBound + $0], text: text(values[$0])) }
    // Before its scenes an element is not shown, and after them no more.
    if points[0].time > 0 { points.insert((0, points[0].text), at: 0) }
    if let last = points.last, last.time < 1 { points.append((1, last.text)) }
    return Change(attribute: attribute, values: points)
  }

  /// A change of where an element stands.
  func shift(by ways: [[Double]], in run: Range<Int>) -> Change? {
    change("transform", of: ways, in: run, within: 0.02) { way in
      let (x, y) = (rounded(way[0], to: 1000), rounded(way[1], to: 1000))
      return motion == .css ? "translate(\(x)px,\(y)px)" : "\(x) \(y)"
    }
  }

  /// The places that are enough: what lies between two of them is not farther from the line than
  /// the tolerance (Ramer, Douglas and Peucker).
  private func corners(
    of values: [[Double]], in run: Range<Int>, within tolerance: Double
  ) -> [Int] {
    var kept = [0, values.count - 1]
    var waiting = [(0, values.count - 1)]
    while let (low, high) = waiting.popLast() {
      guard high - low > 1 else { continue }
      let (start, end) = (times[run.lowerBound + low], times[run.lowerBound + high])
      var worst = (place: low, distance: tolerance)
      for place in (low + 1)..<high {
        let share = end > start ? (times[run.lowerBound + place] - start) / (end - start) : 0
        for part in values[place].indices {
          let due = values[low][part] + (values[high][part] - values[low][part]) * share
          let distance = abs(values[place][part] - due)
          if distance > worst.distance { worst = (place, distance) }
        }
      }
      guard worst.place > low else { continue }
      kept.append(worst.place)
      waiting += [(low, worst.place), (worst.place, high)]
    }
    return Array(Set(kept)).sorted()
  }

  /// The beginning of the group of what is shown in some scenes only.
  mutating func group(shownIn presence: [Range<Int>]) -> String {
    var values: [(time: Double, text: String)] = []
    func set(_ text: String, at time: Double) {
      if values.last?.time == time { values.removeLast() }
      values.append((time, text))
    }
    set("hidden", at: 0)
    for run in presence {
      set("visible", at: times[run.lowerBound])
      // Where the film ends with a scene of no duration, that one is for the others to end at.
      if run.upperBound < times.count, times[run.upperBound] < 1 {
        set("hidden", at: times[run.upperBound])
      }
    }
    let change = Change(attribute: "visibility", values: values, isStepped: true)
    let open = "<g visibility=\"\(values[0].text)\""
    switch motion {
    case .smil: return open + ">" + animate(change)
    case .css: return open + " class=\"\(names(of: [change]))\">"
    }
  }

  /// SMIL's element for a change.
  func animate(_ change: Change) -> String {
    let times = change.values.map { keyTime($0.time) }.joined(separator: ";")
    let values = change.values.map(\.text).joined(separator: ";")
    let mode = change.isStepped ? " calcMode=\"discrete\"" : ""
    let count = loops == 0 ? "indefinite" : String(loops)
    let moves = change.attribute == "transform"
    return "<animate\(moves ? "Transform" : "") attributeName=\"\(change.attribute)\" "
      + "\(moves ? "type=\"translate\" " : "")dur=\"\(seconds)\" "
      + "repeatCount=\"\(count)\"\(loops == 0 ? "" : " fill=\"freeze\"")\(mode) "
      + "keyTimes=\"\(times)\" values=\"\(values)\"/>"
  }

  /// The class that has these changes, which CSS knows by the names of properties.
  mutating func names(of changes: [Change]) -> String {
    var animations: [String] = []
    for change in changes {
      let steps = change.values.map { value in
        "\(keyTime(value.time * 100))%{\(change.attribute):\(value.text)}"
      }.joined()
      let mode = change.isStepped ? "step-end" : "linear"
      let count = loops == 0 ? "infinite" : "\(loops) forwards"
      let name = known[steps] ?? SVGWriter.own("k\(known.count + 1)")
      if known[steps] == nil {
        known[steps] = name
        rules.append("@keyframes \(name){\(steps)}")
      }
      animations.append("\(name) \(seconds) \(mode) \(count)")
    }
    let rule = animations.joined(separator: ",")
    let name = known[rule] ?? SVGWriter.own("m\(known.count + 1)")
    if known[rule] == nil {
      known[rule] = name
      rules.append(".\(name){animation:\(rule)}")
    }
    return name
  }
}

/// A share of time, with as many digits as tell apart the frames of ten minutes.
private func keyTime(_ share: Double) -> String { rounded(share, to: 1_000_000) }

func rounded(_ number: Double, to parts: Double) -> String {
  ((number * parts).rounded() / parts).shortestDecimal
}
