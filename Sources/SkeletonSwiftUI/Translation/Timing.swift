import SkeletonModel

/// How a value gets from where it is to where it goes.
struct Timing: Hashable, Sendable {
  var easing: Easing
  /// In seconds, as all times here.
  var duration: Double
  /// Before each round.
  var delay: Double
  var repetition: Repetition
  /// Before the first round.
  var start: Double

  enum Repetition: String, Hashable, Sendable { case never, restart, reverse }

  init?(_ animated: JSON) {
    guard let animation = animated["animation"] else { return nil }
    switch animation.text("curve") {
    case "easeIn": easing = .easeIn
    case "easeOut": easing = .easeOut
    case "easeInOut": easing = .easeInOut
    case "bezier":
      let numbers = animation["bezier"]?.items?.compactMap(\.number) ?? []
      guard numbers.count == 4 else { return nil }
      easing = .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
    case "spring":
      easing = .spring(
        response: animation["spring"]?.number("response") ?? 0.5,
        dampingFraction: animation["spring"]?.number("dampingFraction") ?? 0.825)
    default: easing = .linear
    }
    duration = animation.number("duration") ?? 0
    delay = animation.number("delay") ?? 0
    let reverses = animation["autoreverses"]?.isTrue ?? false
    repetition =
      animation.text("repeat") == "forever" ? (reverses ? .reverse : .restart) : .never
    start = (animated.number("start") ?? 0) + (animation.number("initialDelay") ?? 0)
  }
}

/// A value that stands still, or moves.
enum Moving<Value: Hashable & Sendable>: Hashable, Sendable {
  case still(Value)
  case moving(from: Value, to: Value, Timing)

  var start: Value {
    switch self {
    case .still(let value), .moving(let value, _, _): value
    }
  }

  var end: Value {
    switch self {
    case .still(let value), .moving(_, let value, _): value
    }
  }

  var timing: Timing? { if case .moving(_, _, let timing) = self { timing } else { nil } }

  /// The same change of both of its ends.
  func map(_ change: (Value) -> Value) -> Self {
    switch self {
    case .still(let value): .still(change(value))
    case .moving(let from, let to, let timing): .moving(from: change(from), to: change(to), timing)
    }
  }
}

extension JSON {
  /// The arguments of a view as they are before and after they have moved, and how they move; all
  /// that moves in one view moves alike.
  var ends: Moving<JSON> {
    var timings: [Timing] = []
    let from = end(atStart: true, &timings)
    guard let timing = timings.first else { return .still(from) }
    var others: [Timing] = []
    let to = end(atStart: false, &others)
    // A change that takes no time has happened.
    return timing.duration > 0 ? .moving(from: from, to: to, timing) : .still(to)
  }

  private func end(atStart: Bool, _ timings: inout [Timing]) -> JSON {
    switch self {
    case .null, .bool, .number, .string: return self
    case .array(let items): return .array(items.map { $0.end(atStart: atStart, &timings) })
    case .object(let members):
      if members.count == 1, members[0].key == "animated" {
        let animated = members[0].value
        let values = animated["values"]?.items ?? []
        guard let timing = Timing(animated), let first = values.first, let last = values.last else {
          return values.last ?? .null
        }
        timings.append(timing)
        return atStart ? first : last
      }
      return .object(
        members.map { Member($0.key, $0.value.end(atStart: atStart, &timings)) })
    }
  }
}
