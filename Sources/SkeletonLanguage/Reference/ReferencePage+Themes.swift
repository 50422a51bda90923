import SkeletonModel

extension ReferencePage {
  var builtInThemes: String {
    BuiltInTheme.allCases.compactMap(section).joined(separator: "\n\n")
  }

  /// A theme's own entries, in its own order; inherited ones are in the section of its base.
  private func section(of known: BuiltInTheme) -> String? {
    let name = known.rawValue
    guard let theme = ThemeLoader.builtIn(known),
      let tree = try? Syntax.read(known.bytes, file: name)
    else { return nil }
    let base = tree["extends"]?.scalar.map { ", which extends `\($0.text)`" } ?? ""
    var parts = ["### `\(name)`\n\n\(tree["title"]?.scalar?.text ?? name)\(base)."]
    if let colors = tree["colors"]?.entries { parts.append(self.colors(colors, theme)) }
    for space in [TokenSpace.spacing, .sizes, .radii] {
      guard let entries = tree[space.rawValue]?.entries else { continue }
      let tokens = entries.map { "`\($0.key)` \($0.value.scalar?.text ?? "")" }
      parts.append("\(space.rawValue): " + tokens.joined(separator: ", "))
    }
    if let fonts = tree["fonts"]?.entries { parts.append(self.fonts(fonts, theme)) }
    for section in ["icons", "components", "errors", "defaults"] {
      guard let entries = tree[section]?.entries else { continue }
      parts.append("\(section): " + entries.map { "`\($0.key)`" }.joined(separator: ", "))
    }
    let text = String(decoding: known.bytes, as: UTF8.self)
    if let shimmer = text.section(of: "shimmer") { parts.append("```yaml\n\(shimmer)\n```") }
    return parts.joined(separator: "\n\n")
  }

  private func colors(_ entries: [Tree.Entry], _ theme: Theme) -> String {
    let variants = Appearance.allCases.flatMap { appearance in
      Contrast.allCases.map { contrast -> Variant in
        var variant = Variant()
        (variant.appearance, variant.contrast) = (appearance, contrast)
        return variant
      }
    }
    let readings = variants.map { Reading(theme: theme, variant: $0) }
    let rows = entries.map { entry in
      ["`\(entry.key)`"]
        + readings.map { reading in
          let color = reading.color(token: entry.key, entry.value, at: entry.value)
          return color.map { "`\(hex($0))`" } ?? ""
        }
    }
    return table(["color", "light", "light, increased", "dark", "dark, increased"], rows)
  }

  private func hex(_ color: Color) -> String {
    let digits = [color.red, color.green, color.blue].map { part in
      let text = String(Int((part * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    let alpha = color.alpha == 1 ? "" : " @ " + color.alpha.threeDecimals
    return "#" + digits.joined() + alpha
  }

  private func fonts(_ entries: [Tree.Entry], _ theme: Theme) -> String {
    var largest = Variant()
    largest.type = .ax5
    let readings = [Variant(), largest].map { Reading(theme: theme, variant: $0) }
    let rows = entries.map { entry -> [String] in
      let styles = readings.map { $0.typeStyle(token: entry.key, entry.value, at: entry.value) }
      let sizes = styles.map { style in
        style.map { "\($0.font.size.threeDecimals) / \($0.font.leading.threeDecimals)" } ?? ""
      }
      return ["`\(entry.key)`", styles[0].map { "\($0.font.weight.rawValue)" } ?? ""] + sizes
    }
    return table(["font", "weight", "size / leading", "at ax5"], rows)
  }
}
