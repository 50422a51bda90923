import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

/// What this run knows of the nodes of a state, by their paths in `layout.txt`.
struct LayoutNodes {
  private var placed: [String: Placed] = [:]
  private var sources: ValueSources?
  private var scopes = NodeScopes()
  /// Whether leading is right.
  private(set) var isMirrored = false
  /// Whether placeholders have a plain colour in place of a shimmer.
  private var isStill = false
  /// What is written of the canvas.
  private(set) var canvas: Screen.Canvas?

  /// Nothing is known but the text.
  static let none = LayoutNodes()

  private init() {}

  init(_ screen: PlacedScreen, _ sources: ValueSources, _ scopes: NodeScopes) {
    self.sources = sources
    self.scopes = scopes
    isMirrored = screen.screen.variant.direction == .rtl
    isStill = screen.screen.shimmer == nil || screen.screen.variant.motion == .reduced
    canvas = screen.screen.canvas
    LayoutText.walk(screen) { traced in placed[traced.path] = traced.placed }
  }

  subscript(path: String) -> Placed? { placed[path] }

  /// Where something begins and ends on its line, in the direction of reading.
  func sides(of frame: Frame) -> (start: Double, end: Double) {
    isMirrored ? (-frame.maxX, -frame.x) : (frame.x, frame.maxX)
  }

  /// Where a node is written; of one of a built-in theme's component, where that is used.
  func position(of path: String) -> TextPosition? {
    guard let node = placed[path]?.node else {
      return path == "canvas" ? sources?.canvasPosition : path == "shimmer" ? shimmerPosition : nil
    }
    return BuiltInTheme.holds(node.position)
      ? scopes.use(around: path) ?? node.position : node.position
  }

  /// The `use` that a node is the root of.
  func use(of path: String) -> TextPosition? { scopes.use(of: path) }

  /// Where it is written that a node is there at all: its `repeat`, the `use` that it is the root of,
  /// or the node itself.
  func origin(of path: String) -> TextPosition? {
    repetition(of: path)?.position ?? scopes.use(of: path) ?? position(of: path)
  }

  func tokens(
    of property: ValueSources.Property, _ parts: Set<String>? = nil, at path: String
  ) -> [ValueSources.Token] {
    guard let site = site(of: path) else { return [] }
    return sources?.tokens(of: property, parts, at: site, isStill: isStill) ?? []
  }

  /// Something that was changed at a node.
  ///
  /// - Parameters:
  ///   - source: What gives the value, if its tokens are to be told.
  ///   - parts: As in ``tokens(of:_:at:)``.
  func cause(
    _ property: String, _ words: String, _ path: String, _ source: ValueSources.Property? = nil,
    parts: Set<String>? = nil
  ) -> ChangeCause {
    var cause = ChangeCause(property, words, at: position(of: path))
    if let source { cause.tokens = tokens(of: source, parts, at: path) }
    // A colour that is in the words of now, and was not in those of before.
    let halves = words.split(separator: "→", maxSplits: 1)
    func isChanged(_ text: String) -> Bool {
      let text = text.lowercased()
      return halves.count == 2 && halves[1].contains(text) && !halves[0].contains(text)
    }
    let written = site(of: path).flatMap {
      sources?.line(of: source?.rawValue ?? property, parts, at: $0, where: isChanged)
    }
    if let written {
      cause.line = written.position
      // What one line gives to several nodes is one cause.
      if written.isGiven { cause.position = written.position }
    } else if let node = placed[path]?.node {
      cause.line =
        property == "font" && Self.isOfWeight(halves) ? ValueSources.placeOfWeight(in: node) : nil
      cause.line = cause.line ?? ValueSources.place(of: source?.rawValue ?? property, in: node)
    }
    return cause
  }

  /// Where the source of an app's own view says where a node of it stands; nil where it does not.
  func placeOfMove(of path: String) -> TextPosition? {
    placed[path].flatMap { ValueSources.place(of: "offset", in: $0.node) }
  }

  /// Whether fonts are of one size: `font Inter bold 17/22 → Inter regular 17/22`.
  private static func isOfWeight(_ halves: [Substring]) -> Bool {
    let sizes = halves.map { $0.split(separator: " ").last }
    return sizes.count == 2 && sizes[0] == sizes[1]
  }

  private func site(of path: String) -> NodeSite? {
    (placed[path]?.node.position).map { scopes.site(of: path, at: $0) }
  }

  /// Where a row is repeated, and how often; nil if it is no row, or nothing of the project's says.
  /// Of a `repeat` in a built-in theme, that is where its component is told how often.
  func repetition(of path: String) -> (position: TextPosition, count: TextPosition?)? {
    guard let site = scopes.repetition(of: path) else {
      // Of an app's own view.
      return placed[path]?.node.places[Kind.repeat.rawValue].map { ($0, nil) }
    }
    let count = sources?.line(of: "count", at: site)?.position
    return (BuiltInTheme.holds(site.position) ? count : site.position).map { ($0, count) }
  }

  /// Where a node has its name: at its `repeat`, at the `use` that it is the root of, or at the node.
  func naming(of path: String) -> (position: TextPosition?, id: TextPosition?) {
    let places = [
      scopes.repetition(of: path)?.position, scopes.use(of: path), self.position(of: path),
    ].compactMap(\.self)
    for place in places {
      let site = scopes.site(of: path, at: place)
      if let id = sources?.line(of: "id", at: site) { return (place, id.position) }
    }
    return (places.first, nil)
  }

  var canvasTokens: [ValueSources.Token] { sources?.canvasTokens ?? [] }

  /// The tokens of what was changed of the shimmer.
  func shimmerTokens(_ key: String, from before: String?, to after: String?) -> [ValueSources.Token]
  {
    if key == "base" { return sources?.shimmerTokens(.base) ?? [] }
    let stops = [before, after].map { ($0 ?? "").split(separator: " ") }
    guard key == "stops", stops[0].count == stops[1].count else {
      return sources?.shimmerTokens(.light) ?? []
    }
    let changed = stops[0].indices.filter { stops[0][$0] != stops[1][$0] }
    return sources?.shimmerTokens(.stops(Set(changed))) ?? []
  }

  private var shimmerPosition: TextPosition? { sources?.shimmerPosition }
}
