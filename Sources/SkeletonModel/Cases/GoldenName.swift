/// What a golden is called: `<document>/<variant>/<frame>`, a scenario's frame one folder deeper.
///
/// It is the golden's path in the goldens' folder, what `--filter` reads, and what reports call the
/// case.
package struct GoldenName: Hashable, Sendable {
  package var document: String
  /// As a folder is named: `dark-increased`.
  package var variant: String
  /// The file's name in the variant's folder: `phase-0500.png`, `layout.txt`, `slow/t00350.png`.
  package var frame: String

  /// The text golden of a variant's layout.
  package static let layoutFrame = "layout.txt"

  package init(document: String, variant: String, frame: String) {
    self.document = document
    self.variant = variant
    self.frame = frame
  }

  package var path: String { "\(folder)/\(frame)" }

  /// The folder of the document in the variant.
  package var folder: String { "\(document)/\(variant)" }
}
