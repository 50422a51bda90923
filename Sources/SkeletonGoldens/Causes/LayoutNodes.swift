import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

/// What this run knows of the nodes of a state, by their paths in `layout.txt`.
struct LayoutNodes {
  private var placed: [String: Placed] = [:]
  private var sources: ValueSources?
  private var scopes = NodeScopes()
  private var tree = ""
  /// Whether leading is right.
  private(set) var isMirrored = false
  /// Whether the canvas is as high as its content.
  private(set) var hugsContent = false

  /// Nothing is known but the text.
  static let none = LayoutNodes()

  private init() {}

  init(_ screen: PlacedScreen, _ sources: ValueSources, _ scopes: NodeScopes) {
    self.sources = sources
    self.scopes = scopes
    tree = screen.screen.state.tree
    isMirrored = screen.screen.variant.direction == .rtl
    hugsContent = screen.screen.canvas.height == nil
    LayoutText.walk(screen) { traced in placed[traced.path] = traced.placed }
  }

  subscript(path: String) -> Placed? { placed[path] }

  /// Where a node is written. One of a built-in theme's component is told by what it is in.
  func position(of path: String) -> TextPosition? {
    if let node = placed[path]?.node {
      guard BuiltInTheme.holds(node.position), let sources else { return node.position }
      return path.split(separator: "/").reversed().lazy.compactMap { name in
        sources.position(named: String(name.prefix { $0 != "[" }), in: tree)
      }.first ?? node.position
    }
    return path == "canvas" ? sources?.canvasPosition : path == "shimmer" ? shimmerPosition : nil
  }

  func tokens(
    of property: ValueSources.Property, _ parts: Set<String>? = nil, at path: String
  ) -> [ValueSources.Token] {
    guard let site = site(of: path) else { return [] }
    return sources?.tokens(of: property, parts, at: site) ?? []
  }

  /// Where a property of a node is written, or given to the component that it is in.
  func line(of key: String, at path: String) -> (position: TextPosition, isGiven: Bool)? {
    site(of: path).flatMap { sources?.line(of: key, at: $0) }
  }

  private func site(of path: String) -> NodeSite? {
    (placed[path]?.node.position).map { scopes.site(of: path, at: $0) }
  }

  /// Where a row is repeated, and how often; nil if it is no row.
  func repetition(of path: String) -> (position: TextPosition, count: TextPosition?)? {
    guard path.last == "]", let node = placed[path]?.node.position,
      let position = sources?.repetition(of: node, named: path.rows.lastName, in: tree)
    else { return nil }
    let site = scopes.site(of: String(path.rows), at: position)
    return (position, sources?.line(of: "count", at: site)?.position)
  }

  /// Where a node has its name: at the node, at the `use` that it is the component of, or at the
  /// `repeat` that it is a row of.
  func naming(of path: String) -> (position: TextPosition?, id: TextPosition?) {
    let name = path.last == "]" ? path.rows.lastName : path.lastName
    let named = repetition(of: path)?.position ?? sources?.position(named: name, in: tree)
    guard let position = named ?? self.position(of: path) else { return (nil, nil) }
    let site = scopes.site(of: path, at: position)
    return (position, sources?.line(of: "id", at: site)?.position)
  }

  var canvasTokens: [ValueSources.Token] { sources?.canvasTokens ?? [] }

  func shimmerTokens(ofBase: Bool) -> [ValueSources.Token] {
    sources?.shimmerTokens(ofBase: ofBase) ?? []
  }

  private var shimmerPosition: TextPosition? { sources?.shimmerPosition }
}
