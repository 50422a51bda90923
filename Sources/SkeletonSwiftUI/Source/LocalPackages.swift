import SkeletonModel
import SkeletonSystem

/// The packages on the disk that an app is made of beside its own folder: those that its manifest or
/// its project names by a path.
enum LocalPackages {
  /// Absolute paths of folders outside of the app's own, nearest first.
  static func used(by root: String) -> [String] {
    var found: [String] = []
    var waiting = [root]
    while let folder = waiting.popLast() {
      for path in paths(in: folder).reversed() {
        guard let package = Files.resolved(FilePath.joined(folder, path)), package != root,
          Files.exists(FilePath.joined(package, "Package.swift")), !found.contains(package),
          !SourceFolder.isOurs(package)
        else { continue }
        // What lies inside is read with the rest, and may still name others.
        waiting.append(package)
        found.append(package)
      }
    }
    return found.filter { !FilePath.isInside($0, root) }
  }

  private static func paths(in folder: String) -> [String] {
    let names = (try? Files.names(in: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      if name == "Package.swift" { return inManifest(FilePath.joined(folder, name)) }
      if name.hasSuffix(".xcodeproj") {
        return inProject(FilePath.joined(folder, name + "/project.pbxproj"))
      }
      return []
    }
  }

  /// `.package(path: "../Models")`, `.package(name: "Models", path: "../Models")`
  private static func inManifest(_ file: String) -> [String] {
    guard let bytes = try? Files.read(file, limit: 1_000_000) else { return [] }
    let tokens = SwiftLexer.tokens(of: bytes)
    func text(_ index: Int) -> String {
      index < tokens.count ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
    }
    return tokens.indices.filter { text($0) == "package" && text($0 + 1) == "(" }
      .compactMap { start in
        let depth = tokens[start].depth
        var index = start + 2
        while index < tokens.count, tokens[index].depth > depth {
          if text(index) == "path", text(index + 1) == ":", tokens[index].depth == depth + 1 {
            return String(text(index + 2).dropFirst().dropLast())
          }
          index += 1
        }
        return nil
      }
  }

  /// `relativePath = ../Models;`, and folders that an older project shows as packages.
  private static func inProject(_ file: String) -> [String] {
    guard let bytes = try? Files.read(file, limit: 50_000_000) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let isReference =
        line.contains("lastKnownFileType = wrapper; ")
        || line.contains("lastKnownFileType = folder; ")
      for key in ["relativePath = "] + (isReference ? [" path = "] : []) {
        guard let mark = line.firstRange(of: key) else { continue }
        return String(line[mark.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" })
      }
      return nil
    }
  }
}
