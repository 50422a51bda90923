import SkeletonModel

/// A kind of value that many keys share, as the schema and the reference page name it.
struct ValueForm: Sendable {
  let name: String
  /// What a key's form is called if it is of this kind.
  let formName: String
  let schema: Schema
  let example: String
  let rules: String

  fileprivate init<Value>(
    _ name: String, _ form: Form<Value>, _ example: String, _ rules: String = ""
  ) {
    self.name = name
    formName = form.name
    schema = form.schema
    self.example = example
    self.rules = rules
  }
}

extension Grammar {
  /// In the order in which the reference page lists them.
  static let values: [ValueForm] = [
    ValueForm(
      "bool", .bool, "clip: true",
      "`yes`, `on` and the like are refused, and so is `\"true\"` in quotes"),
    ValueForm(
      "text", Form<String>.text, "label: Try again",
      "any scalar as it is spelt; quote what holds `: ` or ` #`"),
    ValueForm(
      "name", Form<String>.name, "id: avatar.sm",
      "a letter, then letters, digits, `.`, `-` or `_`"),
    ValueForm(
      "space", Form<Double>.space, "spacing: md",
      "a bare word is one of the theme's `spacing`; below 0 things overlap"),
    ValueForm(
      "gap", Form<Double>.gap, "minLength: 24", "a space that is 0 or more"),
    ValueForm(
      "side", Form<Double>.side, "size: avatar",
      "for what is as wide as it is high; a bare word is one of the theme's `sizes`"),
    ValueForm(
      "size", Form<Length>.size, "width: 60%",
      "a percent is of what the container around the node was proposed, less its padding; where "
        + "that is unknown, the key counts as left out"),
    ValueForm(
      "maxSize", .maxSize, "maxWidth: fill",
      "`fill` takes all there is; it stands in `maxWidth` and `maxHeight` alone"),
    ValueForm(
      "portion", .portion, "lineHeight: 120%", "what the percent is of, the key says"),
    ValueForm(
      "coordinate", .coordinate, "position: {x: 10%, y: 24}",
      "a percent is of the room; below 0 and beyond 100% it lies outside"),
    ValueForm(
      "stackSpacing", Form<StackSpacing>.stackSpacing, "spacing: system",
      "a space, or `system`: what SwiftUI keeps between two neighbours by what they are"),
    ValueForm(
      "edges", .edges, "padding: {horizontal: 16, top: 4}",
      "a space for all four, or a map; the narrower key wins"),
    ValueForm(
      "radius", .radius, "radius: {topLeading: 10, topTrailing: 10}",
      "a bare word is one of the theme's `radii`; no more than half the shorter side, which is what "
        + "`capsule` takes. `{x: 4, y: 8}` is a quarter of an ellipse, and `50%` one that is half "
        + "as wide and as high as the node; each axis is no more than half its side"),
    ValueForm(
      "color", .color, "color: separator @ 0.3",
      "one of the theme's `colors`, `\"#rgb\"`, `\"#rrggbb\"` or `\"#rrggbbaa\"`, each with an "
        + "alpha from 0 to 1 if need be, which multiplies; quoted, because `#` begins a comment. "
        + "`label.dark` is a token as it is in that appearance, whichever the variant has. A pair is "
        + "`{light, dark}` or `{normal, increased}`, given whole; one may hold the other"),
    ValueForm(
      "paint", .paint, "fill: {shimmer: surface}",
      "a colour stands still, and so does a gradient: `{stops: [accent, clear], angle: 90}`, "
        + "`{stops: [accent, clear], startPoint: top, endPoint: {x: 0.5, y: 0.8}}` or "
        + "`{stops: [accent, clear], endRadius: 50%}`; `shimmer` is the theme's, and `{shimmer: color}` is it over a base of its own"
    ),
    ValueForm(
      "stops", .stops, "stops: [clear, {color: white, location: 0.3}, clear]",
      "colours along a gradient; those without a location spread evenly between their neighbours"),
    ValueForm(
      "ratio", .ratio, "aspectRatio: 2/3",
      "width over height; not `2:3`, which some readers take "
        + "for 123"),
    ValueForm("fraction", .fraction, "value: 42%", "a share of a whole"),
    ValueForm(
      "duration", Form<Microseconds>.duration, "step: 300ms",
      "always with its unit, except 0; a day at most"),
    ValueForm("angle", .angle, "angle: 20", "clockwise: 0 runs leading to trailing, 90 downwards"),
    ValueForm(
      "easing", .easing, "easing: {spring: {response: 0.4s, dampingFraction: 0.8}}",
      "the four numbers are those of CSS's `cubic-bezier`"),
    ValueForm(
      "count", .count(1...1000), "columns: {small: 2, medium: 3, large: 6}",
      "the width classes are the theme's; one not named takes the next narrower one's"),
    ValueForm(
      "font", .font, "font: headline",
      "a bare word is one of the theme's `fonts`; a style is written as in a theme"),
    ValueForm(
      "place", .place, "alignment: bottomTrailing",
      "leading is where reading begins; there is no left or right"),
    ValueForm(
      "unitPoint", .unitPoint, "anchor: topLeading",
      "or `{x: 0.3, y: 1}`: shares of the width and the height, from where reading begins and from "
        + "the top"),
    ValueForm(
      "icon", .icon, "icon: wifi.slash",
      "one of the theme's `icons`, or `{symbol: trash.fill}`, a symbol of the system's"),
    ValueForm(
      "pathData", .pathData, "data: M0 0 H24 V24 Z", "all of SVG's commands"),
    ValueForm(
      "viewBox", .viewBox, "viewBox: [0, 0, 24, 24]", "width and height are above 0"),
  ]

  private static let valuesBySchema = Dictionary(grouping: values, by: \.schema)

  /// The value a schema stands for.
  static func value(of schema: Schema) -> ValueForm? { valuesBySchema[schema]?.first }

  /// The value a key takes; keys whose forms merely look alike to an editor are told apart.
  static func value(of key: any AnyKey) -> ValueForm? {
    valuesBySchema[key.schema]?.first { $0.formName == key.formName }
  }
}
