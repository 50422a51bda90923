extension Snapshots {
  /// The maximum number of variants of one document.
  package static let variantLimit = 10_000

  /// A reason to refuse a document or a command line, because frames would not have usable names.
  package enum Problem: Hashable, Sendable, CustomStringConvertible {
    /// Two phases that round to the same thousandth, and so have the same name.
    case phasesOfOneName(Double, Double, name: String)
    /// More variants than `variantLimit`.
    case tooManyVariants(Int)

    package var description: String {
      switch self {
      case .phasesOfOneName(let first, let second, let name):
        "phases \(first.shortestDecimal) and \(second.shortestDecimal) are both named "
          + "'\(name)': names count in thousandths"
      case .tooManyVariants(let count):
        "the axes make \(count) variants; at most \(variantLimit) are allowed"
      }
    }
  }

  /// Must be checked before `variants` is used.
  package var problems: [Problem] {
    var problems: [Problem] = []
    var named: [String: Double] = [:]
    for phase in phases {
      let name = Case.frameName(ofPhase: phase)
      if let first = named[name] {
        problems.append(.phasesOfOneName(first, phase, name: name))
      } else {
        named[name] = phase
      }
    }
    var count = include.count
    var product = 1
    for axis in axisCounts {
      product = product.multipliedReportingOverflow(by: axis).overflow ? .max : product * axis
    }
    count = count.addingReportingOverflow(product).overflow ? .max : count + product
    if count > Self.variantLimit { problems.append(.tooManyVariants(count)) }
    return problems
  }

  /// The variant made of each axis's first value, used where nothing selects another.
  package var defaultVariant: Variant { axes.variant(over: Variant()) }

  /// All variants in product order of the axes, followed by those of `include`.
  package var variants: [Variant] {
    precondition(
      !problems.contains { if case .tooManyVariants = $0 { true } else { false } },
      "an author is told of too many variants before they are enumerated")
    let counts = axisCounts
    let choices = cover == .product ? products(of: counts) : pairCover(of: counts)
    let usual = defaultVariant
    let listed = axes.variants(over: Variant(), at: choices)
    return (listed + include.map { $0.variant(over: usual) }).filter { variant in
      !exclude.contains { $0.fits(variant) }
    }.withoutRepeats
  }

  /// The number of values of each axis, in product order; an axis without values has its default
  /// value.
  private var axisCounts: [Int] { axes.counts.map { max($0, 1) } }
}
