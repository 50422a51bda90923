import SkeletonModel

/// A file of code that is kept beside a document, and says what that says.
package struct GeneratedFile: Hashable, Sendable {
  /// What a skeleton can be written in.
  package enum Language: String, Hashable, Sendable, CaseIterable {
    case swiftui, css, jsx, svg

    /// Whether it is written for one variant, and not for all at once.
    package var isOfOneVariant: Bool { self == .jsx || self == .svg }
  }

  /// Relative to the project's folder, as is the document.
  package let path: String
  package let language: Language
  package let document: String
  /// The variant of a language that shows a single one.
  package let choice: AxisChoice
  /// Where the project names it.
  package let position: TextPosition
}

enum GeneratedForm {
  private static let documents = GeneratedFile.Language.allCases.map { language in
    Key(language.rawValue, Form<String>.innerPath, "the document that it is written from")
  }

  static let map = MapForm(
    "generated", "What a file of code is written from, and in which language.",
    exactlyOne: [documents.map(\.name)], documents + AxisForm.all.map(\.single))

  fileprivate static func file(_ fields: Fields, at entry: Tree.Entry) -> GeneratedFile? {
    for (language, key) in zip(GeneratedFile.Language.allCases, documents) {
      guard let document = fields[key] else { continue }
      return GeneratedFile(
        path: entry.key, language: language, document: document, choice: AxisChoice(fields),
        position: entry.keySpot.position)
    }
    return nil
  }
}

extension Form where Value == [GeneratedFile] {
  static let generated = Form(
    "a map of files", .names(.defined(GeneratedForm.map.name))
  ) { tree, reading in
    guard let entries = tree.entries else {
      reading.expected("a map of files", tree)
      return nil
    }
    var files: [GeneratedFile] = []
    for entry in entries {
      // A key has no tree of its own.
      let path = Tree(.scalar(Scalar(text: entry.key, isPlain: true)), at: entry.keySpot)
      let isInside = reading.under(key: "generated", at: entry.keySpot) {
        reading.read(path, as: Form<String>.innerPath) != nil
      }
      let fields = reading.under(key: entry.key, at: entry.keySpot) {
        reading.fields(of: entry.value, GeneratedForm.map, place: "generated")
      }
      guard isInside, let fields, let file = GeneratedForm.file(fields, at: entry) else { continue }
      if !file.language.isOfOneVariant,
        let axis = AxisForm.all.first(where: { fields.given.contains($0.single.name) })
      {
        reading.complain(
          entry.value[axis.single.name] ?? entry.value,
          "'\(file.language.rawValue)' is written for all variants at once; '\(axis.single.name)' is for jsx and svg"
        )
        continue
      }
      files.append(file)
    }
    return files
  }
}
