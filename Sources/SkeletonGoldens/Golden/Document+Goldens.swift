import SkeletonLanguage
import SkeletonModel

/// A golden a document asks for: a picture's, or the text of a variant's layout.
package struct GoldenCase: Hashable, Sendable {
  package var name: GoldenName
  package var variant: Variant
  /// What is painted; nil where the golden is text.
  package var picture: Case?

  /// The golden's path in the goldens' folder, and what `--filter` reads.
  package var path: String { name.path }
}

extension Document {
  /// Every golden there is to be: by variant, its pictures before its text.
  ///
  /// Told without laying anything out.
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
  /// The text golden of a variant's layout.
  func layoutName(in variant: Variant) -> GoldenName {
    GoldenName(document: name, variant: variant.slug, frame: GoldenName.layoutFrame)
  }
}
