/// Values for the axes of a variant, axis by axis; an axis without values is left open.
///
/// What a document lists, what its `include` and `exclude` name, and what a user of the command or
/// of the library selects.
package struct AxisChoice: Hashable, Sendable {
  package var appearance: [Appearance] = []
  package var contrast: [Contrast] = []
  package var motion: [MotionPreference] = []
  package var type: [TypeSize] = []
  package var direction: [LayoutDirection] = []
  /// A nil element means the app's own.
  package var language: [Language?] = []
  /// A nil element means the document's own canvas.
  package var width: [CanvasSize?] = []
  package var scale: [Int] = []

  package init() {}

  /// The values of one variant.
  package init(_ variant: Variant) {
    for axis in ConditionAxis.allCases { append(variant[axis]) }
  }
}

extension AxisChoice {
  /// This choice, and another one's values on the axes that it leaves open.
  package func over(_ base: AxisChoice) -> AxisChoice {
    var choice = self
    for axis in ConditionAxis.allCases where self[axis].isEmpty {
      for value in base[axis] { choice.append(value) }
    }
    return choice
  }

  /// The variant of each axis's first value, and of another variant's where an axis is left open.
  package func variant(over base: Variant) -> Variant {
    var variant = base
    for value in ConditionAxis.allCases.compactMap({ self[$0].first }) { variant.take(value) }
    return variant
  }

  /// - Parameter choices: of each variant, which value of each axis.
  func variants(over base: Variant, at choices: [[Int]]) -> [Variant] {
    let axes = ConditionAxis.allCases.map { self[$0] }
    return choices.map { choice in
      var variant = base
      for (values, index) in zip(axes, choice) where !values.isEmpty { variant.take(values[index]) }
      return variant
    }
  }

  /// Whether a variant has one of the values on every axis that is not left open.
  package func fits(_ variant: Variant) -> Bool {
    ConditionAxis.allCases.allSatisfy { axis in
      let values = self[axis]
      return values.isEmpty || values.contains(variant[axis])
    }
  }

  /// How many values each axis has, in product order.
  var counts: [Int] { ConditionAxis.allCases.map { self[$0].count } }

  /// Each value in words.
  package var words: [String] { ConditionAxis.allCases.flatMap { self[$0] }.map(\.word) }
}
