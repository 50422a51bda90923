/// A value that can be on its way to another of its kind.
protocol Mixable: Equatable {
  /// The value at a share of the way, which is beyond 0 or 1 where an easing overshoots.
  ///
  /// - Parameter bounds: What each number in it is kept in.
  func mixed(
    with other: Self, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Self

  /// The value in a golden, without two spaces in a row.
  var words: String { get }
}

/// Why there is nothing between two values.
package enum MixingProblem: Error, Hashable, Sendable {
  /// One of them is not said.
  case missing
  /// One of them is endless, as `fill` is.
  case endless
  /// Points against a share.
  case units
  /// A colour against a gradient, or one curve against another.
  case kinds
  /// Lists that are not equally long.
  case counts(Int, Int)
}

/// One look on its way to another: what is between, and what there is nothing between of.
struct Mixing {
  let share: Double
  /// By the keys of documents, in the order in which they are met.
  private(set) var problems: [(key: String, problem: MixingProblem)] = []
  /// What was asked for, with what it ends at where it changes; only if it is to be listed.
  private(set) var entries: [(key: String, last: String?)] = []
  private let isListing: Bool

  init(at share: Double, isListing: Bool = false) {
    self.share = share
    self.isListing = isListing
  }

  static let anyLength = -Limits.length...Limits.length
  /// In a drawing's own units.
  static let anywhere = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  /// What lies along an axis, or across.
  static let size = 0...Limits.length
  static let fraction = 0.0...1.0

  /// A value between two that are called `key`; the first, if there is none.
  mutating func between<Value: Mixable>(
    _ first: Value, _ last: Value, _ key: String, within bounds: ClosedRange<Double> = anyLength
  ) -> Value {
    if isListing { entries.append((key, first == last ? nil : last.words)) }
    if first == last || share == 0 { return first }
    if share == 1 { return last }
    do throws(MixingProblem) {
      return try first.mixed(with: last, at: share, within: bounds)
    } catch {
      problems.append((key, error))
      return first
    }
  }
}

extension Double: Mixable {
  func mixed(
    with other: Double, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Double {
    if self == other { return self }
    guard isFinite, other.isFinite else { throw .endless }
    return min(max(self + (other - self) * share, bounds.lowerBound), bounds.upperBound)
  }

  var words: String { threeDecimals }
}

extension Optional: Mixable where Wrapped: Mixable {
  func mixed(
    with other: Wrapped?, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Wrapped? {
    switch (self, other) {
    case (let first?, let last?): try first.mixed(with: last, at: share, within: bounds)
    case (nil, nil): nil
    case (nil, _?), (_?, nil): throw .missing
    }
  }

  var words: String { map(\.words) ?? "none" }
}

extension Array: Mixable where Element: Mixable {
  func mixed(
    with other: [Element], at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> [Element] {
    guard count == other.count else { throw .counts(count, other.count) }
    var mixed: [Element] = []
    mixed.reserveCapacity(count)
    for (first, last) in zip(self, other) {
      mixed.append(try first.mixed(with: last, at: share, within: bounds))
    }
    return mixed
  }

  var words: String { map(\.words).joined(separator: " ") }
}

/// A value of several numbers, each of which goes its own way.
protocol MixableByParts: Mixable {
  static var parts: [WritableKeyPath<Self, Double>] { get }
}

extension MixableByParts {
  func mixed(
    with other: Self, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Self {
    var mixed = self
    for part in Self.parts {
      mixed[keyPath: part] = try self[keyPath: part].mixed(
        with: other[keyPath: part], at: share, within: bounds)
    }
    return mixed
  }

  var words: String { Self.parts.map { self[keyPath: $0] }.words }
}

extension Length: Mixable {
  func mixed(
    with other: Length, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Length {
    switch (self, other) {
    case (.points(let first), .points(let last)):
      .points(try first.mixed(with: last, at: share, within: bounds))
    case (.share(let first), .share(let last)):
      .share(try first.mixed(with: last, at: share, within: bounds))
    case (.points, .share), (.share, .points): throw .units
    }
  }

  var words: String {
    switch self {
    case .points(let points): points.words
    case .share(let share): (share * 100).words + "%"
    }
  }
}

extension Color: Mixable {
  func mixed(
    with other: Color, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Color {
    if self == other { return self }
    var color = mixed(with: other, at: share)
    for part in [\Color.red, \.green, \.blue, \.alpha] as [WritableKeyPath<Color, Double>] {
      color[keyPath: part] = min(max(color[keyPath: part], 0), 1)
    }
    return color
  }

  var words: String { written }
}

extension Offset: MixableByParts {
  static var parts: [WritableKeyPath<Offset, Double>] { [\.x, \.y] }
}

extension Extent: MixableByParts {
  static var parts: [WritableKeyPath<Extent, Double>] { [\.width, \.height] }
}

extension Insets: MixableByParts {
  static var parts: [WritableKeyPath<Insets, Double>] { [\.top, \.leading, \.bottom, \.trailing] }
}

extension UnitPoint: MixableByParts {
  static var parts: [WritableKeyPath<UnitPoint, Double>] { [\.x, \.y] }
}

extension Frame: Mixable {
  func mixed(
    with other: Frame, at share: Double, within bounds: ClosedRange<Double>
  ) throws(MixingProblem) -> Frame {
    /// What a drawing is fitted from never has a side of 0.
    func side(_ first: Double, _ last: Double) throws(MixingProblem) -> Double {
      let least = min(first, last) / 1000
      return try first.mixed(with: last, at: share, within: least...max(bounds.upperBound, least))
    }
    return Frame(
      x: try x.mixed(with: other.x, at: share, within: bounds),
      y: try y.mixed(with: other.y, at: share, within: bounds),
      width: try side(width, other.width), height: try side(height, other.height))
  }

  var words: String { [x, y, width, height].words }
}
