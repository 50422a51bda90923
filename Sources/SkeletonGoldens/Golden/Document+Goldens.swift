import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonSystem

/// A golden a document asks for: a picture's, or the text of a variant's layout.
package struct GoldenCase: Hashable, Sendable {
  package var document: String
  package var variant: Variant
  /// The file's name in the variant's folder.
  package var frame: String
  /// What is painted; nil where the golden is text.
  package var picture: Case?

  /// Where the golden stands in the goldens' folder, and what `--filter` reads.
  package var path: String { "\(document)/\(variant.slug)/\(frame)" }
}

extension Document {
  /// Every golden there is to be: by variant, its pictures before its text.
  ///
  /// Told without laying anything out.
  package func goldens() throws(DescriptionError) -> [GoldenCase] {
    let pictures = try snapshots.cases(of: name, states: states) {
      (state, variant) throws(DescriptionError) in try isMoving(state, in: variant)
    }
    let byVariant = Dictionary(grouping: pictures, by: \.variant)
    return snapshots.variants.flatMap { variant in
      (byVariant[variant] ?? []).map {
        GoldenCase(document: name, variant: variant, frame: $0.frame, picture: $0)
      } + [GoldenCase(document: name, variant: variant, frame: LayoutText.fileName)]
    }
  }
}
