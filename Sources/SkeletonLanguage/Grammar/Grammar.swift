import SkeletonModel

/// The whole language: every map, kind, event and named value, by name.
///
/// The JSON Schema and the reference page are made from this.
enum Grammar {
  /// What a schema means by a name.
  enum Definition: Sendable {
    case map(MapForm)
    case kind(KindForm)
    case node, event, colorPair, condition, defaults
  }

  static let kinds = Kind.allCases.map { KindForm[$0] }

  /// Maps that are neither a kind nor an event.
  static let maps: [MapForm] = [
    DocumentForm.map, CanvasForm.map, ComponentForm.map, ProjectForm.map, LintForm.map,
    GeneratedForm.map,
    ThemeForm.file, ThemeForm.inline, ErrorForm.map, ErrorForm.codeFields, AnnouncementsForm.map,
    IconForm.map, SymbolForm.map,
    FontForm.map, FontForm.typeRange, ShimmerForm.holder, ShimmerForm.gradient, ShimmerForm.pulse,
    AspectRatioForm.map, RelativeFrameForm.map, BorderForm.map, OffsetForm.map, PositionForm.map,
    DerivationForm.map, DerivedForm.map, MotionForm.map,
    MaskForm.map, ShadowForm.map, ScaleForm.map, RotationForm.map, StrokeForm.map,
    UnitPointForm.map, EdgesForm.map,
    CornerAxesForm.map, CornersForm.map, SeparatorForm.map, GridForm.spacingMap, ColumnForm.map,
    ColumnForm.range,
    TextRunForm.map, ShimmerPaintForm.map, GradientPaintForm.map, PictureForm.map, StopForm.map,
    SpringForm.holder,
    SpringForm.map,
    SnapshotsForm.map, PartialVariantForm.map, ToleranceForm.map,
    LifecycleForm.map, LifecycleForm.transitions, LifecycleForm.transition, LifecycleForm.stagger,
    LifecycleForm.refresh, LifecycleForm.retry, LifecycleForm.pages, LifecycleForm.budget,
    ScenarioForm.map, ScenarioForm.range, SnapshotsForm.axes,
  ]

  private static let named: [(name: String, definition: Definition)] =
    maps.map { ($0.name, .map($0)) }
    + kinds.map { ($0.map.name, .kind($0)) }
    + EventForm.maps.map { ($0.form.name, .map($0.form)) }
    + [
      ("node", .node), ("event", .event), ("colorPair", .colorPair), ("condition", .condition),
      ("defaults", .defaults),
    ]

  static let names = named.map(\.name)

  private static let definitions = Dictionary(named.map { ($0.name, $0.definition) }) {
    first, _ in first
  }

  static func definition(named name: String) -> Definition? { definitions[name] }
}

extension MapForm {
  /// Whether all its keys are optional, so that its name alone can stand for it.
  var mayBeEmpty: Bool {
    !keys.contains { $0.isRequired } && exactlyOne.isEmpty && atLeastOne.isEmpty
  }
}

extension Form where Value == KindDefaults {
  /// The keys a theme may give to all nodes of a kind.
  static func keys(of kind: KindForm) -> [any AnyKey] {
    kind.map.keys.filter { !structural.contains($0.name) }
  }
}
