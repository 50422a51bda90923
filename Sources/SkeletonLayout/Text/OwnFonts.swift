import SkeletonModel

/// Font files that come with a project or an app. Their faces are there as if they were installed,
/// for all that this process lays out, and come before those that are.
package enum OwnFonts {
  /// A font file as it was found.
  struct File: Hashable {
    var path: String
    var fingerprint: String?
  }

  /// Who brings font files along. A project and an app may be one folder.
  package enum Owner: Hashable, Sendable {
    /// Its root.
    case project(String)
    /// Its folders.
    case app([String])
  }

  /// Has these files there, and of this owner no others.
  ///
  /// - Parameters:
  ///   - paths: Absolute.
  ///   - fingerprint: What is another one where a file has changed since.
  /// - Returns: The files that have no font in them.
  package static func use(
    _ paths: [String], of owner: Owner, fingerprint: (String) -> String?
  ) -> Set<String> {
    let files = paths.map { File(path: $0, fingerprint: fingerprint($0)) }
    return Set(FontCatalog.use(files, of: owner).map(\.path))
  }

  /// A face, and what is there of its family.
  package struct Found: Sendable {
    package var family: String
    package var weight: FontWeight
    /// Of upright faces, the weights that there are.
    package var weights: [FontWeight]
    package var isItalic: Bool
    /// From the top of the ascent to the bottom of the descent, as a share of the size.
    package var height: Double
  }

  /// The face of a name, as `Font.custom` of SwiftUI takes it: a font file's own name for it
  /// (`Lato-Bold`), the whole name or the family's.
  package static func face(named name: String) -> Found? {
    guard let found = FontCatalog.face(named: name) else { return nil }
    let file = found.file
    let weight = file.isVariable ? .regular : FontWeight(nearest: file.weights.lowerBound)
    guard let outlines = GlyphOutlines(file, weight: file.number(for: weight)) else { return nil }
    let upright = FontCatalog.faces(of: file.family)
    return Found(
      family: file.family, weight: weight, weights: FontFile.weights(of: upright),
      // Of a family that has nothing else, it is what stands there without being asked for.
      isItalic: !found.isUpright && !upright.contains(file),
      height: (outlines.ascent + outlines.descent) / outlines.unitsPerEm)
  }
}
