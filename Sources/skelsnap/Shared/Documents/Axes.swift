import SkeletonRender

/// The flags that choose variants, in the words of documents.
enum Axes {
  static let options = [
    axis("appearance", words(Appearance.self), "Appearances: light, dark."),
    axis("contrast", words(Contrast.self), "Contrasts: normal, increased."),
    axis("motion", words(MotionPreference.self), "Motion: full, reduced."),
    axis(
      "type", words(TypeSize.self),
      "Dynamic Type sizes: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, ax1 to ax5."),
    axis("direction", words(LayoutDirection.self), "Reading directions: ltr, rtl."),
    axis("width", .canvas, "Widths of the canvas in points, or both sides: 375,768x1024."),
    axis("scale", .whole(1...4), "Pixels a point: 1 to 4."),
  ]

  /// The document's axes, with those replaced that flags speak of.
  static func snapshots(of document: Document, by invocation: Invocation) -> Snapshots {
    replaced(document.snapshots, of: document, by: invocation)
  }

  private static func replaced(
    _ snapshots: Snapshots, of document: Document, by invocation: Invocation
  ) -> Snapshots {
    var chosen = snapshots
    var isRuledOut: [(Variant) -> Bool] = []
    func replace<Value: Equatable>(
      _ axis: WritableKeyPath<Snapshots, [Value]>, _ own: KeyPath<Variant, Value>, _ name: String,
      _ read: (String) -> Value?
    ) {
      guard let values = invocation.list(name)?.compactMap(read) else { return }
      chosen[keyPath: axis] = values
      isRuledOut.append { !values.contains($0[keyPath: own]) }
    }
    replace(\.appearance, \.appearance, "appearance", Appearance.init(rawValue:))
    replace(\.contrast, \.contrast, "contrast", Contrast.init(rawValue:))
    replace(\.motion, \.motion, "motion", MotionPreference.init(rawValue:))
    replace(\.type, \.type, "type", TypeSize.init(rawValue:))
    replace(\.direction, \.direction, "direction", LayoutDirection.init(rawValue:))
    replace(\.width, \.width, "width") { CanvasSize(word: $0).map(document.width) }
    replace(\.scale, \.scale, "scale") { Int($0) }
    // An included variant must not bring back what flags have ruled out.
    let usual = chosen.defaultVariant
    chosen.include.removeAll { partial in
      isRuledOut.contains { $0(partial.variant(over: usual)) }
    }
    return chosen
  }

  /// Those of a document's variants that flags leave; nil where flags say nothing.
  static func narrowed(_ document: Document, by invocation: Invocation) -> [Variant]? {
    guard isNarrowed(by: invocation) else { return nil }
    var fits: [(Variant) -> Bool] = []
    func keep(_ name: String, _ own: @escaping (Variant) -> String) {
      guard let values = invocation.list(name) else { return }
      fits.append { values.contains(own($0)) }
    }
    keep("appearance") { $0.appearance.rawValue }
    keep("contrast") { $0.contrast.rawValue }
    keep("motion") { $0.motion.rawValue }
    keep("type") { $0.type.rawValue }
    keep("direction") { $0.direction.rawValue }
    if let words = invocation.list("width") {
      let widths = words.compactMap { CanvasSize(word: $0).map(document.width) }
      fits.append { widths.contains($0.width) }
    }
    keep("scale") { String($0.scale) }
    return document.snapshots.variants.filter { variant in fits.allSatisfy { $0(variant) } }
  }

  /// Whether flags speak of any axis.
  static func isNarrowed(by invocation: Invocation) -> Bool {
    options.contains { invocation.has($0.name) }
  }

  /// The axes for a single look: the document's default variant where flags say nothing.
  static func single(_ document: Document, by invocation: Invocation) -> Snapshots {
    let usual = document.snapshots.defaultVariant
    var base = Snapshots()
    base.appearance = [usual.appearance]
    base.contrast = [usual.contrast]
    base.motion = [usual.motion]
    base.type = [usual.type]
    base.direction = [usual.direction]
    base.width = [usual.width]
    base.scale = [usual.scale]
    base.phases = [0.5]
    return replaced(base, of: document, by: invocation)
  }

  private static func axis(_ name: String, _ form: ValueForm, _ help: String) -> Option {
    Option(
      name, Option.Value(name: name, form: form, repetition: .list), in: .axes, help: help)
  }

  private static func words<Value: RawRepresentable & CaseIterable>(
    _ type: Value.Type
  ) -> ValueForm where Value.RawValue == String {
    .word(type.allCases.map(\.rawValue))
  }
}
