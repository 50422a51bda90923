/// Paths as text: nothing here asks the disk, so a `..` is taken back as it is written.
package enum FilePath {
  /// The path without `.`, empty parts and what `..` takes back; the empty path is `.`.
  package static func normalized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    if isAbsolute { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// A path as seen from a folder: itself where it is absolute.
  package static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? normalized(path) : normalized(folder + "/" + path)
  }

  /// The folder something stands in; the root stands in itself.
  package static func parent(of path: String) -> String {
    let path = normalized(path)
    if path == "/" { return path }
    if path == "." || path == ".." || path.hasSuffix("/..") { return joined(path, "..") }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    let path = normalized(path)
    guard let slash = path.lastIndex(of: "/"), path != "/" else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// How to get from a folder to a path, both absolute or both seen from one place.
  ///
  /// nil where no path leads there: out of a relative folder that begins with `..`, or from a
  /// relative folder to an absolute path.
  package static func relative(_ path: String, to folder: String) -> String? {
    let path = normalized(path)
    let folder = normalized(folder)
    guard path.hasPrefix("/") == folder.hasPrefix("/") else { return nil }
    let target = path.split(separator: "/").filter { $0 != "." }
    let base = folder.split(separator: "/").filter { $0 != "." }
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let up = base.dropFirst(shared)
    guard !up.contains("..") else { return nil }
    let parts = up.map { _ in ".." } + target.dropFirst(shared)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether a path is a folder or lies somewhere in it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let way = relative(path, to: folder) else { return false }
    return way != ".." && !way.hasPrefix("../")
  }

  /// What follows the last dot of the name, in lower case; empty where there is none.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
