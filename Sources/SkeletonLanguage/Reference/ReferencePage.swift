import SkeletonModel

/// Writes the grammar's declarations as sections and tables of Markdown.
struct ReferencePage {
  /// The text for a mark of `language.md`, which has the same name.
  enum Part: String {
    case values, document, nodes, box, motion, components, theme, shimmer, snapshots, lifecycle,
      scenarios
    case events, project, limits, themes
  }

  func text(of part: Part) -> String {
    switch part {
    case .values: values
    case .document: keys(DocumentForm.map, CanvasForm.map)
    case .nodes: nodes
    case .box: table(BoxForm.keys)
    case .motion: table(MotionForm.map.keys)
    case .components: keys(ComponentForm.map)
    case .theme:
      keys(
        ThemeForm.file, FontForm.map, FontForm.typeRange, IconForm.map, ErrorForm.map,
        AnnouncementsForm.map)
    case .shimmer: subsections(ShimmerForm.holder, ShimmerForm.gradient, ShimmerForm.pulse)
    case .snapshots: keys(SnapshotsForm.map, PartialVariantForm.map, ToleranceForm.map)
    case .lifecycle:
      keys(
        LifecycleForm.map, LifecycleForm.transitions, LifecycleForm.transition,
        LifecycleForm.stagger, LifecycleForm.refresh, LifecycleForm.retry, LifecycleForm.pages,
        LifecycleForm.budget)
    case .scenarios: keys(ScenarioForm.map, ScenarioForm.range, SnapshotsForm.axes)
    case .events: events
    case .project: keys(ProjectForm.map, LintForm.map, GeneratedForm.map)
    case .limits: limits
    case .themes: builtInThemes
    }
  }

  /// The table of a map, followed by those of the maps that are values of its keys.
  private func keys(_ map: MapForm, _ inner: MapForm...) -> String {
    let own = table(map.keys, principal: map.principal)
    return ([own] + inner.map(subsection)).joined(separator: "\n\n")
  }

  private func subsections(_ maps: MapForm...) -> String {
    maps.map(subsection).joined(separator: "\n\n")
  }

  /// The section of a map that is the value of a key.
  private func subsection(_ map: MapForm) -> String {
    "### `\(map.name)`\n\n\(map.says)\n\n\(table(map.keys, principal: map.principal))"
  }

  func table(_ keys: [any AnyKey], principal: String? = nil) -> String {
    let rows = keys.map { key in
      let name = key.name == principal ? "**`\(key.name)`**" : "`\(key.name)`"
      return [name + (key.isRequired ? " !" : ""), value(key), key.says]
    }
    return table(["key", "value = default", "says"], rows)
  }

  func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { row in
      "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  private func value(_ key: any AnyKey) -> String {
    let form =
      Grammar.value(of: key).map { "[\($0.name)](#values)" }
      ?? summary(key.schema) ?? key.formName
    guard !key.fallback.isEmpty else { return form }
    let isCode = !key.fallback.contains(" ") || key.fallback.hasPrefix("[")
    let isQuoted = key.fallback.contains("`")
    return form + " = " + (isCode && !isQuoted ? "`\(key.fallback)`" : key.fallback)
  }

  /// A schema in words; nil if the name of the form says more.
  private func summary(_ schema: Schema) -> String? {
    switch schema {
    case .words(let words): words.map { "`\($0)`" }.joined(separator: " ")
    case .whole(let least, let most) where least == most: "`\(least)`"
    case .whole(let least, let most):
      most >= Limits.nodes ? "a whole number from \(least)" : "\(least) to \(most.grouped)"
    case .list(.words(let words), _, _):
      "list of " + words.map { "`\($0)`" }.joined(separator: " ")
    case .list(.defined(let name), _, _), .defined(let name): link(name)
    case .names(.defined(let name), _): "name: \(link(name))"
    case .names(let item, let names):
      Grammar.value(of: item).map { value in
        (names.isEmpty ? "name" : names.map { "`\($0)`" }.joined(separator: " "))
          + ": [\(value.name)](#values)"
      }
    case .word, .named, .number, .bool, .text, .list, .oneKey, .any, .anything: nil
    }
  }

  private func link(_ name: String) -> String {
    switch Grammar.definition(named: name) {
    case .map where name == ComponentForm.map.name: "[component](#components-and-parameters)"
    case .map where name == ScenarioForm.map.name: "[scenario](#scenarios-and-events)"
    case .map: "[\(name)](#\(name.lowercased()))"
    case .kind, .node: "[node](#nodes)"
    case .event: "[event](#scenarios-and-events)"
    case .defaults: "kind: its keys"
    case .condition, .colorPair, nil: name
    }
  }
}

extension ReferencePage {
  private var values: String {
    let rows = Grammar.values.map { ["`\($0.name)`", $0.formName, "`\($0.example)`", $0.rules] }
    return table(["value", "written", "example", "rules"], rows) + "\n\n"
      + subsections(
        AspectRatioForm.map, RelativeFrameForm.map, BorderForm.map, OffsetForm.map,
        PositionForm.map, MaskForm.map, ShadowForm.map, ScaleForm.map, RotationForm.map,
        StrokeForm.map, CornerAxesForm.map, SeparatorForm.map, GridForm.spacingMap,
        ColumnForm.map, ColumnForm.range, GradientPaintForm.map, StopForm.map, PictureForm.map,
        SpringForm.map)
  }

  private var nodes: String {
    let kinds = Grammar.kinds.map { kind -> String in
      let text = "### `\(kind.kind.rawValue)`\n\n\(kind.map.says)"
      let example = kind.example.hasPrefix("- ") ? kind.example : "- " + kind.example
      return text + "\n\n```yaml\n\(example)\n```\n\n"
        + table(kind.ownKeys, principal: kind.map.principal)
    }
    return kinds.joined(separator: "\n\n")
  }

  private var events: String {
    let events = EventForm.maps.map { event -> [String] in
      let keys = event.form.keys.map { key -> String in
        let name = key.name == event.form.principal ? "**`\(key.name)`**" : "`\(key.name)`"
        return "\(name): \(key.says)" + (key.fallback.isEmpty ? "" : " = \(key.fallback)")
      }
      return ["`\(event.name)`", keys.joined(separator: "; "), event.form.says]
    }
    return table(["event", "keys", "says"], events)
  }

  private var limits: String {
    let rows = [
      ["nodes inside each other", Limits.depth.grouped],
      ["nodes on a screen, repeats and components written out", Limits.nodes.grouped],
      ["nodes in all branches of a screen together", Limits.branchedNodes.grouped],
      ["a length, in points", Int(Limits.length).grouped],
      ["a side of a frame, in pixels", Limits.side.grouped],
      ["a frame, in pixels", Limits.pixels.grouped],
      ["a text, in characters", Limits.text.grouped],
      ["all texts of a screen, in bytes", Limits.texts.grouped],
      ["a file, in bytes", TreeLimits.description.bytes.grouped],
      ["lists and maps inside each other", TreeLimits.description.depth.grouped],
      ["values in a file, aliases written out", TreeLimits.description.values.grouped],
    ]
    return table(["what", "at most"], rows)
  }
}
