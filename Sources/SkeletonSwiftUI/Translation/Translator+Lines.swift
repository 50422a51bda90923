import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

// How long the line is that a text surely gets: what may wrap is drawn otherwise than what cannot.
extension Translator {
  /// Of what stands in a node; where that depends on more than is known here, 0.
  func line(in node: RecordedNode) -> Double {
    guard !node.children.isEmpty, Self.narrowing.contains(node.kind) else { return line }
    switch node.arguments.ends {
    case .still(let arguments): return line(in: node, arguments)
    case .moving(let from, let to, _): return min(line(in: node, from), line(in: node, to))
    }
  }

  private static let narrowing: Set<String> = [
    "padding", "safeAreaPadding", "frame", "flexFrame", "fixedSize", "aspectRatio",
    "containerRelativeFrame", "safeAreaInset", "hstack", "gridRow", "hgrid", "vgrid", "scroll",
    "list", "form", "label", "button", "toggle", "textField", "textEditor", "stepper", "picker",
    "datePicker",
  ]

  private func line(in node: RecordedNode, _ arguments: JSON) -> Double {
    func number(_ key: String) -> Double { arguments.number(key) ?? 0 }
    switch node.kind {
    case "padding", "safeAreaPadding": return line - number("leading") - number("trailing")
    case "frame": return arguments.number("width") ?? line
    case "flexFrame":
      return max(min(line, arguments.number("maxWidth") ?? .infinity), number("minWidth"))
    case "fixedSize": return arguments["horizontal"] == .bool(false) ? line : .infinity
    // It is as wide as its height lets it be.
    case "aspectRatio": return 0
    case "containerRelativeFrame":
      guard arguments["axes"]?.items?.compactMap(\.text).contains("vertical") != true else {
        return line
      }
      let count = max(arguments.number("count") ?? 1, 1)
      let share = (line - number("spacing") * (count - 1)) / count
      return share * max(arguments.number("span") ?? 1, 1)
    case "safeAreaInset":
      return ["leading", "trailing"].contains(arguments.text("edge")) ? line / 2 : line
    case "hstack", "gridRow": return share(of: node.children, arguments.number("spacing"))
    case "hgrid": return line.isFinite ? 0 : line
    case "vgrid":
      let columns = arguments["columns"]?.items ?? []
      let gaps = columns.dropLast().reduce(0) { $0 + max($1.number("spacing") ?? 8, 0) }
      let fixed = columns.compactMap { $0.number("fixed") }
      let others = Double(max(columns.count - fixed.count, 1))
      let rest = (line - gaps - fixed.reduce(0, +)) / others
      return columns.reduce(rest) {
        min($0, $1.number("fixed") ?? $1["adaptive"]?.items?.first?.number ?? .infinity)
      }
    case "scroll":
      return arguments["axes"]?.items?.compactMap(\.text) == ["horizontal"] ? .infinity : line
    case "list", "form": return line - 4 * side
    case "label": return line - (node.children.first.flatMap(statedWidth) ?? line / 2) - 24
    case "button":
      let shaped = ["bordered", "borderedProminent", "glass", "glassProminent"]
      return shaped.contains(arguments.text("style") ?? "") ? line - 40 : line
    case "toggle", "textField", "textEditor": return line - 80
    case "stepper": return line - 120
    case "picker", "datePicker": return share(of: node.children, 0) / 2
    default: return line
    }
  }

  /// What each of some views beside each other gets at least of the line.
  ///
  /// A row offers what is left in equal parts, to what bends least first: those of a width of their
  /// own take it.
  private func share(of nodes: [RecordedNode], _ spacing: Double?) -> Double {
    let views = nodes.flatMap(\.siblings)
    if views.contains(where: { $0.kind == "layoutPriority" }) { return 0 }
    var rest = line - max(spacing ?? 8, 0) * Double(max(views.count - 1, 0))
    var parts = 0.0
    for view in views {
      if let width = statedWidth(view) {
        rest -= width
      } else {
        // What does not bend may take more than its part.
        parts += view.kind == "fixedSize" ? 2 : 1
      }
    }
    return rest / max(parts, 1)
  }

  /// How many modifiers are looked through, so that long chains of them cost no more for each.
  fileprivate static let patience = 32

  private func statedWidth(_ node: RecordedNode) -> Double? {
    statedWidth(node, levels: Self.patience)
  }

  /// How wide a view is, where its own modifiers say that.
  private func statedWidth(_ node: RecordedNode, levels: Int) -> Double? {
    guard levels > 0 else { return nil }
    func width(of node: RecordedNode) -> Double? { statedWidth(node, levels: levels - 1) }
    switch node.kind {
    case "spacer": return node.arguments.number("minLength") ?? 0
    case "divider": return 1
    case "frame":
      return node.arguments.number("width") ?? node.children.first.flatMap(width)
    case "flexFrame":
      guard let most = node.arguments.number("maxWidth") else {
        return node.arguments["minWidth"] == nil ? node.children.first.flatMap(width) : nil
      }
      return most.isFinite ? most : nil
    case "padding":
      return node.children.first.flatMap(width).map {
        $0 + (node.arguments.number("leading") ?? 0) + (node.arguments.number("trailing") ?? 0)
      }
    case "image":
      guard node.arguments["resizable"]?.isTrue != true else { return nil }
      if node.arguments["system"] != nil {
        // The widest that were measured.
        return symbolPoint(node.arguments) * 1.5 * Self.growth(of: node.arguments["font"], variant)
      }
      return node.arguments["size"]?.items?.first?.number
        ?? assets.size(ofImage: node.arguments.text("asset") ?? "")?.first ?? 44
    case "zstack", "vstack":
      let widths = node.children.map(width)
      guard !widths.isEmpty, widths.allSatisfy({ $0 != nil }) else { return nil }
      return widths.compactMap(\.self).max()
    case "view", "item", "link", "button", "opacity", "clip", "background", "overlay", "border",
      "shadow", "offset", "rotation", "scale", "blur", "blend", "compositingGroup", "mask",
      "accessibility", "effect", "direction", "zIndex":
      return node.children.count == 1 ? width(of: node.children[0]) : nil
    default: return nil
    }
  }

  /// What lies behind or on a view is as wide as that.
  func line(over node: RecordedNode) -> Double {
    guard node.children.count == 1 else { return 0 }
    let content = node.children[0]
    if let width = statedWidth(content) { return width }
    return content.fillsLines() ? line : 0
  }

  // MARK: - Texts

  /// How long a text of several styles is on a line of its own, and a little.
  func length(ofRuns runs: [JSON]) -> Double {
    let shaper = TextShaper()
    return 4
      + runs.reduce(0) { length, run in
        let words = run.text("text") ?? ""
        let font = run["font"]
        let size = Self.pointSize(font) * Self.growth(of: font, variant)
        let word = font?.text("weight") ?? Self.usualWeight(font?.text("style") ?? "body")
        let weight = FontWeight(rawValue: word) ?? .regular
        let block = shaper.block(
          words.withHardEnds,
          font: Font(family: "Inter", weight: weight, size: size, leading: size * 1.3),
          width: nil, lineLimit: nil)
        let widest = block.lines.reduce(0) { max($0, $1.width) }
        // Letters are no wider than high, where the font cannot tell.
        return length + (widest > 0 ? widest : Double(words.count) * size)
      }
  }

  /// How many times as large as at the usual size of type a font is at most.
  static func growth(of font: JSON?, _ variant: Variant) -> Double {
    let grows = font?["size"] == nil || font?["relativeTo"] != nil
    guard grows, let row = growths[variant.type] else { return 1 }
    // Small styles grow the most.
    return pointSize(font) < 17 ? row.small : row.large
  }

  private static let growths: [TypeSize: (small: Double, large: Double)] = [
    .xLarge: (13.0 / 11, 19.0 / 17), .xxLarge: (15.0 / 11, 21.0 / 17),
    .xxxLarge: (17.0 / 11, 23.0 / 17), .ax1: (20.0 / 11, 28.0 / 17), .ax2: (24.0 / 11, 33.0 / 17),
    .ax3: (29.0 / 11, 40.0 / 17), .ax4: (34.0 / 11, 47.0 / 17), .ax5: (40.0 / 11, 53.0 / 17),
  ]
}

extension RecordedNode {
  /// The views that it is in a stack.
  fileprivate var siblings: [RecordedNode] {
    views(through: ["forEach", "item", "section", "empty"])
  }

  /// Whether it is as wide as what is proposed to it.
  fileprivate func fillsLines(levels: Int = Translator.patience) -> Bool {
    switch kind {
    case "shape", "fill", "geometry", "list", "form", "navigation", "tabs", "scroll": true
    case "flexFrame" where arguments.number("maxWidth") == .infinity: true
    default: levels > 0 && children.count == 1 && children[0].fillsLines(levels: levels - 1)
    }
  }
}
