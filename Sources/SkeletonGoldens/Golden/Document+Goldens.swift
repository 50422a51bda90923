import SkeletonLanguage
import SkeletonModel

/// A golden of a document: a picture, or the text of a variant's layout.
package struct GoldenCase: Hashable, Sendable {
  package var name: GoldenName
  package var variant: Variant
  /// The case to paint; nil for a text.
  package var picture: Case?

  /// The golden's path in the folder of goldens, which `--filter` matches.
  package var path: String { name.path }
}

extension Document {
  /// All goldens of the document: by variant, its pictures before its text.
  ///
  /// Works without layout.
  package func goldens() throws(DescriptionError) -> [GoldenCase] {
    let pictures = try cases(snapshots)
    let byVariant = Dictionary(grouping: pictures, by: \.variant)
    return snapshots.variants.flatMap { variant in
      (byVariant[variant] ?? []).map {
        GoldenCase(name: $0.name, variant: variant, picture: $0)
      } + [GoldenCase(name: layoutName(in: variant), variant: variant)]
    }
  }
}

extension Document {
  /// The name of the text golden of a variant's layout.
  func layoutName(in variant: Variant) -> GoldenName {
    GoldenName(document: name, variant: variant.slug, frame: GoldenName.layoutFrame)
  }
}
