import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

/// What this run knows of the nodes of a state, by their paths in `layout.txt`.
struct LayoutNodes {
  private var placed: [String: Placed] = [:]
  private var sources: ValueSources?
  private var tree = ""
  /// Whether leading is right.
  private(set) var isMirrored = false
  /// Whether the canvas is as high as its content.
  private(set) var hugsContent = false

  /// Nothing is known but the text.
  static let none = LayoutNodes()

  private init() {}

  init(_ screen: PlacedScreen, _ sources: ValueSources) {
    self.sources = sources
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
    of property: ValueSources.Property, _ parts: Set<String>? = nil, at node: TextPosition
  ) -> [ValueSources.Token] {
    sources?.tokens(of: property, parts, at: node) ?? []
  }

  func line(of key: String, at node: TextPosition) -> TextPosition? {
    sources?.line(of: key, at: node)
  }

  /// Where a row is repeated; nil if it is no row.
  func repetition(of path: String) -> TextPosition? {
    guard path.last == "]", let position = placed[path]?.node.position else { return nil }
    let name = path.rows.split(separator: "/").last.map(String.init) ?? ""
    return sources?.repetition(of: position, named: name, in: tree)
  }

  var canvasTokens: [ValueSources.Token] { sources?.canvasTokens ?? [] }

  func shimmerTokens(ofBase: Bool) -> [ValueSources.Token] {
    sources?.shimmerTokens(ofBase: ofBase) ?? []
  }

  private var shimmerPosition: TextPosition? { sources?.shimmerPosition }
}
