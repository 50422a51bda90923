/// A golden a document asks for: a picture's, or the text of a variant's layout.
public struct GoldenCase: Hashable, Sendable {
  public var document: String
  public var variant: Variant
  /// The file's name in the variant's folder.
  public var frame: String
  /// What is painted; nil where the golden is text.
  public var picture: Case?

  /// Where the golden stands in the goldens' folder, and what `--filter` reads.
  public var path: String { "\(document)/\(variant.slug)/\(frame)" }
}

extension Document {
  /// Every golden there is to be: by variant, its pictures before its text.
  ///
  /// Told without laying anything out.
  public func goldens() throws(DescriptionError) -> [GoldenCase] {
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
