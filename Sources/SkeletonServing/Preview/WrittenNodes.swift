import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// Where the nodes of some trees are written.
struct WrittenNodes {
  private let folder: String
  private var nodes: [String: Written] = [:]
  /// Whether each file that was asked about is there.
  private var known: [String: Bool] = [:]

  private struct Written {
    var node: Node
    /// Where the component is used that it is part of, if that is of a built-in theme.
    var use: TextPosition?
  }

  /// - Parameter folder: What the paths of files are relative to.
  init(in folder: String) {
    self.folder = folder
  }

  /// Adds a tree. Of two nodes with the same path, the first one stays.
  mutating func add(_ root: Node, _ scopes: NodeScopes) {
    var waiting = [root]
    while let node = waiting.popLast() {
      let isInFile = isFile(node.position.file)
      if let path = node.path, nodes[path] == nil {
        nodes[path] = Written(node: node, use: isInFile ? nil : scopes.use(around: path))
      }
      waiting += node.children
    }
  }

  private mutating func isFile(_ file: String) -> Bool {
    if let known = known[file] { return known }
    let isThere = Files.exists(FilePath.joined(folder, file))
    known[file] = isThere
    return isThere
  }

  /// What a page is told of a node; nil if there is none with this path.
  func json(_ name: String, _ frame: Frame) -> JSON? {
    guard let written = nodes[name] else { return nil }
    return .object(
      [
        JSON.Member("name", .string(printable(name))),
        JSON.Member("kind", .string(written.node.kind.rawValue)),
        JSON.Member("x", .number(frame.x)), JSON.Member("y", .number(frame.y)),
        JSON.Member("width", .number(frame.width)), JSON.Member("height", .number(frame.height)),
      ] + place(written.node.position)
        + [JSON.Member("use", written.use.map { .object(place($0)) } ?? .null)])
  }

  private func place(_ position: TextPosition) -> [JSON.Member] {
    let path = FilePath.joined(folder, position.file)
    return [
      JSON.Member("file", .string(printable(position.file))),
      // A built-in theme is no file.
      JSON.Member("path", known[position.file] == true ? .string(path) : .null),
      JSON.Member("line", .integer(position.line)),
      JSON.Member("column", .integer(position.column)),
    ]
  }

  func has(_ name: String) -> Bool { nodes[name] != nil }
}
