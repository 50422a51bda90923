/// What a golden is called: `<document>/<variant>/<frame>`, a scenario's frame one folder deeper.
///
/// It is the golden's path in the goldens' folder, what `--filter` reads, and what reports call the
/// case.
package struct GoldenName: Hashable, Sendable {
  package var document: String
  /// As a folder is named: `dark-increased`.
  package var variant: String
  /// The file's name in the variant's folder: `phase-0500.png`, `layout.txt`, `scenario-slow/t00350.png`.
  package var frame: String

  /// The text golden of a variant's layout.
  package static let layoutFrame = "layout.txt"
  /// What a screen reader finds: in the states of a variant, or in a scenario.
  package static let accessibilityFile = "accessibility.txt"
  /// The log of a scenario.
  package static let eventsFile = "events.txt"

  /// The folder of a scenario in that of a variant.
  package static func folder(ofScenario name: String) -> String { scenarioMark + name }

  /// What the names of such folders begin with.
  package static let scenarioMark = "scenario-"

  package init(document: String, variant: String, frame: String) {
    self.document = document
    self.variant = variant
    self.frame = frame
  }

  package var path: String { "\(folder)/\(frame)" }

  /// The folder of the document in the variant.
  package var folder: String { "\(document)/\(variant)" }
}
