import SkeletonSystem

/// A document's name: its path from the project's root, without `.skel.*` and without a leading
/// `documents` folder.
///
/// Both paths must be absolute. nil if the document lies outside the root, and so can have no
/// goldens.
package func documentName(of file: String, root: String) -> String? {
  guard FilePath.isInside(file, root), let path = FilePath.relative(file, to: root) else {
    return nil
  }
  var parts = path.split(separator: "/").map(String.init)
  if parts.count > 1, parts[0] == "documents" { parts.removeFirst() }
  guard let last = parts.popLast() else { return nil }
  return (parts + [bareName(last)]).joined(separator: "/")
}

/// A document's file name without `.skel.*`, or without its ending where it has none of these.
package func bareName(_ file: String) -> String {
  let name = FilePath.name(of: file)
  for ending in documentEndings where name.hasSuffix(ending) && name.count > ending.count {
    return String(name.dropLast(ending.count))
  }
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
  return String(name[..<dot])
}

/// Whether a file is a document by its name.
package func isDocument(_ file: String) -> Bool {
  let name = FilePath.name(of: file)
  return documentEndings.contains { name.hasSuffix($0) && name.count > $0.count }
}

/// Whether a file's name is nearly that of a document, such as `feed.skel.yml` or `Feed.SKEL.YAML`.
package func isNearlyDocument(_ file: String) -> Bool {
  let name = FilePath.name(of: file).lowercased()
  return !isDocument(file)
    && (documentEndings + [".skel.yml"]).contains { name.hasSuffix($0) && name.count > $0.count }
}

private let documentEndings = [".skel.yaml", ".skel.json"]
