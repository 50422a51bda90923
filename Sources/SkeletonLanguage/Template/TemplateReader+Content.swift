import SkeletonModel

extension TemplateReader {
  /// What a plain node is made of; nil where a limit is passed.
  func content(_ kind: Kind, _ fields: Fields, _ spot: Spot) -> ContentTemplate? {
    switch kind {
    case .vstack:
      .column(
        alignment: fields.value(StackForm.columnAlignment, or: .center),
        spacing: fields.value(StackForm.spacing), separator: fields.value(StackForm.separator),
        slots(StackForm.children, fields))
    case .hstack:
      .row(
        alignment: fields.value(StackForm.rowAlignment, or: .center),
        spacing: fields.value(StackForm.spacing), slots(StackForm.children, fields))
    case .zstack:
      .layers(
        alignment: fields.value(StackForm.layersAlignment, or: .center),
        slots(StackForm.children, fields))
    case .grid:
      .grid(
        GridTemplate(
          columns: fields.value(GridForm.columns),
          spacing: fields.value(GridForm.spacing, or: Extent(width: 8, height: 8)),
          alignment: fields.value(GridForm.alignment, or: .center),
          children: slots(StackForm.children, fields)))
    case .scroll:
      .scroll(
        ScrollTemplate(
          axis: fields.value(ScrollForm.axis, or: .vertical),
          contentMargins: fields.value(ScrollForm.contentMargins, or: .zero),
          start: fields.value(ScrollForm.start, or: .points(0)),
          isClipDisabled: fields.value(ScrollForm.scrollClipDisabled, or: false),
          view: slots(ScrollForm.view, fields)))
    case .block, .circle, .ellipse, .lines, .path, .text, .icon, .button, .divider, .spinner,
      .progress, .dots, .spacer:
      leaf(kind, fields, spot)
    case .repeat, .use, .when, .swiftui: nil
    }
  }

  // Apart from the containers, so that little stack is needed for each level of nodes.
  private func leaf(_ kind: Kind, _ fields: Fields, _ spot: Spot) -> ContentTemplate? {
    switch kind {
    case .block: .block(fill: fill(fields), isEllipse: false)
    case .ellipse: .block(fill: fill(fields), isEllipse: true)
    case .circle: .circle(size: fields.value(CircleForm.size), fill: fill(fields))
    case .lines: lines(fields, spot)
    case .path:
      .path(
        data: fields.value(PathForm.data), viewBox: fields.value(PathForm.viewBox),
        stretches: fields.value(PathForm.stretches, or: false), fill: fill(fields))
    case .text: text(fields, spot)
    case .icon:
      .icon(
        IconTemplate(
          icon: fields.value(IconNodeForm.name),
          color: fields.value(IconNodeForm.color) ?? reading.usual("label", as: .paint, spot)),
        size: fields.value(IconNodeForm.size, or: 20))
    case .button: button(fields, spot)
    case .divider:
      .divider(
        color: fields.value(DividerForm.color) ?? reading.usual("separator", as: .color, spot),
        thickness: fields.value(DividerForm.thickness))
    case .spinner:
      .spinner(
        size: fields.value(SpinnerForm.size, or: 20),
        color: fields.value(SpinnerForm.color) ?? reading.usual("systemGray", as: .color, spot))
    case .progress:
      .progress(
        ProgressTemplate(
          value: fields.value(ProgressForm.value),
          style: fields.value(ProgressForm.style, or: .linear),
          size: fields.value(ProgressForm.size, or: 20),
          lineWidth: fields.value(ProgressForm.lineWidth, or: 4),
          tint: fields.value(ProgressForm.tint) ?? reading.usual("accent", as: .paint, spot),
          track: fields.value(ProgressForm.track)
            ?? reading.usual("systemGray5", as: .paint, spot)))
    case .dots:
      .dots(
        DotsTemplate(
          count: fields.value(DotsForm.count, or: 3), size: fields.value(DotsForm.size, or: 8),
          spacing: fields.value(DotsForm.spacing, or: 8),
          color: fields.value(DotsForm.color) ?? reading.usual("accent", as: .color, spot),
          step: fields.value(DotsForm.step, or: 300_000)))
    case .spacer: .spacer(minLength: fields.value(SpacerForm.minLength, or: 8))
    case .vstack, .hstack, .zstack, .grid, .scroll, .repeat, .use, .when, .swiftui: nil
    }
  }

  /// What has a line along its edge need not be filled.
  private func fill(_ fields: Fields) -> Value<Paint> {
    let isLine = fields.given.contains(EffectForm.stroke.name)
    return fields.value(FillForm.fill, or: isLine ? .color(.clear) : .shimmer(base: nil))
  }

  private func font(_ key: Key<TypeStyle>, _ fields: Fields, _ spot: Spot) -> Value<TypeStyle> {
    fields.value(key) ?? reading.usual("body", as: .font, spot)
  }

  private func lines(_ fields: Fields, _ spot: Spot) -> ContentTemplate? {
    let widths = fields.value(
      LinesForm.widths, or: [.share(1), .share(0.85), .share(0.6)])
    let count = fields.value(LinesForm.count)
    let most = count?.settled ?? widths.settled?.count ?? 3
    guard reading.count(nodes: most, at: spot) else { return nil }
    return .lines(
      LinesTemplate(
        count: count, widths: widths, font: font(LinesForm.font, fields, spot),
        lineHeight: fields.value(LinesForm.lineHeight),
        barHeight: fields.value(LinesForm.barHeight),
        alignment: fields.value(LinesForm.alignment, or: .leading), fill: fill(fields)))
  }

  private func text(_ fields: Fields, _ spot: Spot) -> ContentTemplate? {
    let value = fields.value(TextForm.value)
    let runs = fields.value(TextForm.runs)
    let known = value?.settled ?? runs?.settled?.map(\.value).joined()
    if let known, !reading.count(text: known, at: spot) { return nil }
    let redacted = fields.value(TextForm.redacted)
    if !(redacted?.isOpen ?? false), redacted?.settled != true {
      for (name, why) in [
        (TextForm.fill.name, "letters take 'color'; "), (TextForm.lastBar.name, ""),
      ] where fields.given.contains(name) {
        reading.complain(
          fields.spot(of: name) ?? spot, "\(why)'\(name)' is for 'redacted: true'")
      }
    }
    return .text(
      TextTemplate(
        value: value, runs: runs, font: font(TextForm.font, fields, spot),
        color: fields.value(TextForm.color) ?? reading.usual("label", as: .paint, spot),
        alignment: fields.value(TextForm.alignment, or: .leading),
        lineLimit: fields.value(TextForm.lineLimit),
        lineSpacing: fields.value(TextForm.lineSpacing),
        underline: fields.value(TextForm.underline),
        strikethrough: fields.value(TextForm.strikethrough),
        reservesSpace: fields.value(TextForm.reservesSpace),
        minimumScaleFactor: fields.value(TextForm.minimumScaleFactor),
        truncation: fields.value(TextForm.truncation), redacted: redacted,
        fill: fields.value(TextForm.fill, or: .shimmer(base: nil)),
        lastBar: fields.value(TextForm.lastBar)))
  }

  private func button(_ fields: Fields, _ spot: Spot) -> ContentTemplate? {
    let font = font(ButtonForm.font, fields, spot)
    let label = fields.value(ButtonForm.label)
    if let text = label?.settled, !reading.count(text: text, at: spot) { return nil }
    let color = fields.value(ButtonForm.color) ?? reading.usual("accent", as: .color, spot)
    let icon = IconTemplate(icon: fields.value(ButtonForm.icon), color: color.map { .color($0) })
    return .button(
      ButtonTemplate(
        icon: icon.icon == nil ? nil : icon,
        label: label.map {
          TextTemplate(
            value: $0, font: font, color: icon.color, alignment: .settled(.center), lineLimit: nil,
            reservesSpace: nil, redacted: nil, fill: .settled(.shimmer(base: nil)), lastBar: nil)
        },
        action: fields.value(ButtonForm.action), font: font))
  }
}
