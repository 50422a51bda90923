@testable import SkeletonModel

extension Sketch {
  /// The keys of a sketched node: `spacing=8 pad=4,0,4,0 al=topLeading`.
  struct Keys {
    var values: [String: String] = [:]
  }
}

extension Sketch.Keys {
  func content(_ kind: String, _ children: [Node]) -> Node.Content {
    let ink = Paint.color(.clear)
    switch kind {
    case "h", "v":
      return .stack(
        Node.Stack(
          axis: kind == "h" ? .horizontal : .vertical, alignment: alignment("align"),
          spacing: values["spacing"] == "system" ? nil : number("spacing"),
          isSpacedBySystem: values["spacing"] == "system",
          separator: numbers("rule", separator: ",").map {
            Node.Separator(color: .clear, thickness: $0[0], leading: $0[1], trailing: $0[2])
          }, children: children))
    case "z": return .layers(alignment("align"), children)
    case "grid":
      return .grid(
        Node.Grid(
          columns: (values["columns"] ?? "").split(separator: ",").map(Self.column),
          spacing: Extent(width: number("sx") ?? 8, height: number("sy") ?? 8),
          alignment: alignment("align").horizontal, children: children))
    case "scroll":
      return .scroll(
        Node.Scroll(
          axis: values["axis"] == "h" ? .horizontal : .vertical,
          contentMargins: insets("margins"), start: length("start") ?? .points(0),
          view: children[0]))
    case "use": return .wrapped(children[0])
    case "b": return .block(Node.Block(fill: ink))
    case "circle": return .circle(size: number("size"), fill: ink)
    case "lines":
      return .lines(
        Node.Lines(
          widths: (values["widths"] ?? "100%").split(separator: ",").map {
            Self.length(String($0))
          },
          lineHeight: number("lineHeight") ?? 20, pitch: number("pitch"),
          barHeight: number("barHeight") ?? 12,
          alignment: alignment("align", else: .leading).horizontal, fill: ink))
    case "drawing", "icon":
      return .drawing(
        Node.Drawing(
          outline: Path(), viewBox: Frame(x: 0, y: 0, width: number("wide") ?? 24, height: 24),
          size: number("size"), fill: ink, baseline: number("baseline")))
    case "text", "redacted":
      let text =
        Node.Text(
          value: (values["value"] ?? "").split(separator: "_").joined(separator: " "),
          font: Font(
            family: values["font"] ?? "Mono", weight: .regular, size: number("size") ?? 17,
            leading: number("leading") ?? 20, boxesLeading: values["boxes"] == "yes"),
          color: .clear, alignment: alignment("align", else: .leading).horizontal,
          lineLimit: number("limit").map { Int($0) }, reservesSpace: values["reserves"] == "yes",
          minimumScaleFactor: number("least") ?? 1,
          truncation: values["truncates"].flatMap { Node.Text.Truncation(rawValue: $0) } ?? .tail)
      return kind == "text" ? .text(text) : .redacted(text, fill: ink)
    case "divider": return .divider(color: .clear, thickness: number("thickness") ?? 1)
    case "spinner": return .spinner(size: number("size") ?? 20, color: .clear)
    case "progress":
      return .progress(
        Node.Progress(
          value: nil, style: values["style"] == "circular" ? .circular : .linear,
          size: number("size") ?? 20, lineWidth: number("line") ?? 4, tint: ink, track: ink))
    case "dots":
      return .dots(
        Node.Dots(
          count: Int(number("count") ?? 3), size: number("size") ?? 8,
          spacing: number("spacing") ?? 8, color: .clear, step: 300_000))
    case "s": return .spacer(minLength: number("min") ?? 8)
    default: preconditionFailure("no sketch has a kind '\(kind)'")
    }
  }

  var box: Box {
    var box = Box()
    box.layoutPriority = number("priority")
    if let fixed = values["fixed"] {
      box.fixedSize = AxisSet(fixed.map { $0 == "h" ? .horizontal : .vertical })
    }
    box.padding = insets("pad")
    box.minWidth = length("minw")
    box.idealWidth = length("idealw")
    box.maxWidth = length("maxw")
    box.minHeight = length("minh")
    box.idealHeight = length("idealh")
    box.maxHeight = length("maxh")
    if let ratio = numbers("ratio", separator: "/") {
      box.aspectRatio = Box.AspectRatio(
        ratio: ratio[0] / ratio[1], mode: values["mode"] == "fill" ? .fill : .fit)
    }
    box.width = length("w")
    box.height = length("h")
    box.growth = number("growth")
    if let share = numbers("relative", separator: ",") {
      box.containerRelativeFrame = Box.RelativeFrame(
        count: Int(share[0]), span: Int(share[1]), spacing: share[2],
        axis: values["along"] == "v" ? .vertical : .horizontal)
    }
    box.frameAlignment = alignment("al")
    for edge in values["past"] ?? "" {
      box.ignoredSafeArea.formUnion(["t": .top, "b": .bottom, "l": .leading][edge] ?? .trailing)
    }
    box.ownSafeArea = values["own"] != nil
    box.scrolledTo = values["to"].map { place in
      let point = place == "nearest" ? nil : numbers("to", separator: ",")
      return point.map { .at(UnitPoint(x: $0[0], y: $0[1])) } ?? .nearest
    }
    if let offset = numbers("offset", separator: ",") {
      box.offset = Offset(x: offset[0], y: offset[1])
    }
    if let at = values["at"]?.split(separator: ",").map({ Self.length(String($0)) }) {
      let anchor = numbers("anchor", separator: ",") ?? [0.5, 0.5]
      box.position = Box.Position(
        x: at[0], y: at[1], anchor: UnitPoint(x: anchor[0], y: anchor[1]))
    }
    box.margin = insets("margin")
    return box
  }

  private func number(_ key: String) -> Double? {
    values[key].map(Self.number)
  }

  private func numbers(_ key: String, separator: Character) -> [Double]? {
    values[key].map { $0.split(separator: separator).map { Self.number(String($0)) } }
  }

  private func length(_ key: String) -> Length? {
    values[key].map(Self.length)
  }

  /// One number for all edges, or four for top, leading, bottom, trailing.
  private func insets(_ key: String) -> Insets {
    guard let all = numbers(key, separator: ",") else { return .zero }
    return all.count == 1
      ? Insets(top: all[0], leading: all[0], bottom: all[0], trailing: all[0])
      : Insets(top: all[0], leading: all[1], bottom: all[2], trailing: all[3])
  }

  /// An alignment: `leading`, `bottom`, `trailing.bottom`, `leading.center`.
  private func alignment(_ key: String, else usual: HorizontalAlignment = .center) -> Alignment {
    guard let value = values[key] else { return Alignment(usual, .center) }
    var alignment = Alignment.center
    for word in value.split(separator: ".").map(String.init) where word != "center" {
      if let horizontal = HorizontalAlignment(rawValue: word) {
        alignment.horizontal = horizontal
      } else if let vertical = VerticalAlignment(rawValue: word) {
        alignment.vertical = vertical
      } else {
        preconditionFailure("'\(word)' is no alignment")
      }
    }
    return alignment
  }

  private static func number(_ text: String) -> Double {
    guard let number = Double(text) else { preconditionFailure("'\(text)' is no number") }
    return number
  }

  private static func length(_ text: String) -> Length {
    text.hasSuffix("%")
      ? .share(number(String(text.dropLast())) / 100) : .points(number(text))
  }

  /// A grid column: `fixed:80`, `flexible:80:200`, `adaptive:80:inf`.
  private static func column(_ text: Substring) -> Node.Grid.Column {
    let words = text.split(separator: ":").map(String.init)
    switch words[0] {
    case "fixed": return .fixed(number(words[1]))
    case "flexible": return .flexible(minimum: number(words[1]), maximum: number(words[2]))
    case "adaptive": return .adaptive(minimum: number(words[1]), maximum: number(words[2]))
    default: preconditionFailure("'\(text)' is no column")
    }
  }
}
