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
  package var defaultVariant: Variant { variant([0, 0, 0, 0, 0, 0, 0]) }

  /// All variants in product order of the axes, followed by those of `include`.
  package var variants: [Variant] {
    precondition(
      !problems.contains { if case .tooManyVariants = $0 { true } else { false } },
      "an author is told of too many variants before they are enumerated")
    let counts = axisCounts
    let choices = cover == .product ? products(of: counts) : pairCover(of: counts)
    let included = include.map { $0.variant(over: defaultVariant) }
    var seen: Set<Variant> = []
    return (choices.map(variant) + included).filter { variant in
      !exclude.contains { $0.agrees(with: variant) } && seen.insert(variant).inserted
    }
  }

  /// The number of values of each axis, in product order.
  private var axisCounts: [Int] {
    [
      appearance.count, contrast.count, motion.count, type.count, direction.count, width.count,
      scale.count,
    ].map { max($0, 1) }
  }

  /// An axis without values has its default value.
  private func variant(_ choice: [Int]) -> Variant {
    func value<Value>(_ values: [Value], _ axis: Int, usual: Value) -> Value {
      values.isEmpty ? usual : values[choice[axis]]
    }
    let usual = Variant()
    var variant = Variant()
    variant.appearance = value(appearance, 0, usual: usual.appearance)
    variant.contrast = value(contrast, 1, usual: usual.contrast)
    variant.motion = value(motion, 2, usual: usual.motion)
    variant.type = value(type, 3, usual: usual.type)
    variant.direction = value(direction, 4, usual: usual.direction)
    variant.width = value(width, 5, usual: usual.width)
    variant.scale = value(scale, 6, usual: usual.scale)
    return variant
  }
}

extension PartialVariant {
  /// This variant's values, completed with those of `base`.
  package func variant(over base: Variant) -> Variant {
    var variant = base
    variant.appearance = appearance ?? base.appearance
    variant.contrast = contrast ?? base.contrast
    variant.motion = motion ?? base.motion
    variant.type = type ?? base.type
    variant.direction = direction ?? base.direction
    variant.width = width ?? base.width
    variant.scale = scale ?? base.scale
    return variant
  }

  /// Whether the variant has all values that are set here.
  package func agrees(with variant: Variant) -> Bool { self.variant(over: variant) == variant }
}
