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
  /// A nil element means the document's own canvas.
  package var width: [CanvasSize?] = []
  package var scale: [Int] = []

  package init() {}

  /// The values of one variant.
  package init(_ variant: Variant) {
    func take(_ axis: some AnyVariantAxis) {
      self[keyPath: axis.list] = [variant[keyPath: axis.place]]
    }
    for axis in Variant.axes { take(axis) }
  }
}

extension AxisChoice {
  /// This choice, and another one's values on the axes that it leaves open.
  package func over(_ base: AxisChoice) -> AxisChoice {
    var choice = self
    func take(_ axis: some AnyVariantAxis) {
      if choice[keyPath: axis.list].isEmpty {
        choice[keyPath: axis.list] = base[keyPath: axis.list]
      }
    }
    for axis in Variant.axes { take(axis) }
    return choice
  }

  /// The variant of each axis's first value, and of another variant's where an axis is left open.
  package func variant(over base: Variant) -> Variant {
    variant(over: base, at: Variant.axes.map { _ in 0 })
  }

  /// - Parameter choice: which value of each axis.
  func variant(over base: Variant, at choice: [Int]) -> Variant {
    var variant = base
    func take(_ axis: some AnyVariantAxis, _ index: Int) {
      let values = self[keyPath: axis.list]
      if !values.isEmpty { variant[keyPath: axis.place] = values[index] }
    }
    for (axis, index) in zip(Variant.axes, choice) { take(axis, index) }
    return variant
  }

  /// Whether a variant has one of the values on every axis that is not left open.
  package func fits(_ variant: Variant) -> Bool {
    func fits(on axis: some AnyVariantAxis) -> Bool {
      let values = self[keyPath: axis.list]
      return values.isEmpty || values.contains(variant[keyPath: axis.place])
    }
    return Variant.axes.allSatisfy { fits(on: $0) }
  }

  /// How many values each axis has, in product order.
  var counts: [Int] {
    func count(_ axis: some AnyVariantAxis) -> Int { self[keyPath: axis.list].count }
    return Variant.axes.map { count($0) }
  }

  /// Each value in words.
  package var words: [String] {
    func words(_ axis: some AnyVariantAxis) -> [String] { self[keyPath: axis.list].map(axis.word) }
    return Variant.axes.flatMap { words($0) }
  }
}
