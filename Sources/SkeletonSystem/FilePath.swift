/// Operations on paths as text. They do not access the disk, so `..` is resolved without following
/// symbolic links.
package enum FilePath {
  /// The path with `.`, `..` and empty components resolved; the empty path becomes `.`.
  package static func normalized(_ path: String) -> String {
    if isNormal(path) { return path }
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

  /// Whether a path has nothing to resolve, so that most paths are not taken apart; false, too, for
  /// one that begins with `..`.
  private static func isNormal(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    let dot = UInt8(ascii: ".")
    /// The bytes of the component so far, and whether all of them are dots.
    var length = 0
    var isDots = true
    var isFirst = true
    for byte in path.utf8 {
      if byte == slash {
        guard length > 0 ? !isDots || length > 2 : isFirst else { return false }
        (length, isDots, isFirst) = (0, true, false)
      } else {
        length += 1
        isDots = isDots && byte == dot
      }
    }
    return length > 0 && (!isDots || length > 2)
  }

  /// Resolves a path relative to a folder; an absolute path stays as it is.
  package static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? normalized(path) : normalized(folder + "/" + path)
  }

  /// The parent folder; the root is its own parent.
  package static func parent(of path: String) -> String {
    let path = normalized(path)
    if path == "/" { return path }
    if path == "." || path == ".." || path.hasSuffix("/..") { return joined(path, "..") }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component of a path.
  package static func name(of path: String) -> String {
    let path = normalized(path)
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), path != "/" else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The relative path from a folder to `path`. Both must be absolute, or relative to the same
  /// place.
  ///
  /// nil if there is none: out of a relative folder that begins with `..`, or from a relative
  /// folder to an absolute path.
  package static func relative(_ path: String, to folder: String) -> String? {
    let path = normalized(path)
    let folder = normalized(folder)
    guard path.hasPrefix("/") == folder.hasPrefix("/") else { return nil }
    let target = path.split(separator: "/").filter { $0 != "." }
    let base = folder.split(separator: "/").filter { $0 != "." }
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let up = base.dropFirst(shared)
    guard !up.contains("..") else { return nil }
    var way = ""
    for part in up.map({ _ in ".." }) + target.dropFirst(shared) {
      if !way.isEmpty { way += "/" }
      way += part
    }
    return way.isEmpty ? "." : way
  }

  /// Whether a path is the folder itself or is inside it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    if folder.hasPrefix("/"), isNormal(path), isNormal(folder),
      path.utf8.starts(with: folder.utf8),
      path.utf8.dropFirst(folder.utf8.count).first ?? UInt8(ascii: "/") == UInt8(ascii: "/")
    {
      return true
    }
    guard let way = relative(path, to: folder) else { return false }
    return way != ".." && !way.hasPrefix("../")
  }

  /// The file extension in lower case; empty if there is none.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
