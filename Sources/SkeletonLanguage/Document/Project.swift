import SkeletonModel

/// What the documents of a project share: `skelsnap.yaml` (part 12 of the language).
package struct Project: Sendable {
  /// The project's folder.
  package let root: String
  /// Files and folders, relative to the project's own.
  package let documents: [String]
  /// The folder goldens are kept in.
  package let goldens: String
  /// SHA-256 of the configuration, in hexadecimal; nil if there is none.
  package let digest: String?
  let theme: Tree?
  /// The same with all that it extends; `ios` where none is named.
  let loadedTheme: Theme
  let snapshots: Fields?
  /// How strictly its documents are linted.
  package let lint: LintSettings
  /// The version of iOS whose measures the views of apps have.
  package let ios: SystemVersion
  /// Files of code that say what documents say.
  package let generated: [GeneratedFile]
  /// Fonts that come with it.
  package let fonts: [ProjectFont]

  /// A project without a configuration: a folder named on the command line.
  package init(root: String) {
    self.init(
      root: root, documents: ["."], goldens: "goldens", digest: nil, theme: nil,
      loadedTheme: ThemeLoader.builtIn(.ios) ?? Theme(), snapshots: nil, lint: LintSettings(),
      ios: .usual, generated: [], fonts: [])
  }

  private init(
    root: String, documents: [String], goldens: String, digest: String?, theme: Tree?,
    loadedTheme: Theme, snapshots: Fields?, lint: LintSettings, ios: SystemVersion,
    generated: [GeneratedFile], fonts: [ProjectFont]
  ) {
    self.fonts = fonts
    self.generated = generated
    self.ios = ios
    self.loadedTheme = loadedTheme
    self.root = root
    self.documents = documents
    self.goldens = goldens
    self.digest = digest
    self.theme = theme
    self.snapshots = snapshots
    self.lint = lint
  }

  /// Reads a configuration, or throws all its mistakes.
  package static func read(
    file: String, bytes: [UInt8], root: String, themes: @escaping ThemeReader
  ) throws(DescriptionError) -> Project {
    let tree = try Syntax.read(bytes, file: file)
    guard tree.entries != nil else {
      throw DescriptionError([
        Diagnostic(at: tree.spot.position, "a project is a map, found \(tree.found)")
      ])
    }
    var loader = ThemeLoader(read: themes)
    let theme = tree["theme"].flatMap { loader.theme($0) } ?? ThemeLoader.builtIn(.ios) ?? Theme()
    let reading = Reading(theme: theme)
    let fields = reading.fields(of: tree, ProjectForm.map, place: "the project")
    let diagnostics = loader.diagnostics + reading.complaints.diagnostics
    guard let fields, diagnostics.isEmpty else { throw DescriptionError(diagnostics.inOrder) }
    return Project(
      root: root, documents: fields[ProjectForm.documents] ?? ["."],
      goldens: fields[ProjectForm.goldens] ?? "goldens", digest: SHA256(bytes).hexadecimal,
      theme: tree["theme"], loadedTheme: theme,
      snapshots: fields[ProjectForm.snapshots],
      lint: fields[ProjectForm.lint] ?? LintSettings(), ios: fields[ProjectForm.ios] ?? .usual,
      generated: fields[ProjectForm.generated] ?? [],
      fonts: try ProjectFont.all(tree["fonts"], root: root))
  }
}

extension Project {
  /// The file that the project's theme is in, relative to its folder; nil if it is built in, or is
  /// written in the configuration.
  package var themeFile: String? {
    guard let word = theme?.scalar?.text, BuiltInTheme(rawValue: word) == nil else { return nil }
    return word
  }
}

enum ProjectForm {
  static let version = Key(
    "skelsnap", Form<Int>.version, isRequired: true, "version of the language")
  static let documents = Key(
    "documents", Form<String>.innerPath.list(atLeast: 1), default: "[\".\"]",
    "files, and folders with all that is in them")
  static let goldens = Key(
    "goldens", Form<String>.innerPath, default: "goldens", "the folder they are kept in")
  static let theme = Key(
    "theme",
    Form<Tree>.raw("a theme's name, its path, or a map", .defined("theme")),
    default: "ios", "for documents that name none")
  static let snapshots = Key(
    "snapshots", Form<Fields>.map(SnapshotsForm.map),
    "what holds where documents leave a key unsaid")
  static let lint = Key(
    "lint", .lint, default: "{}",
    "how strictly each rule of `skelsnap lint` is taken")
  static let ios = Key(
    "ios", .systemVersion, default: "18",
    "the version of iOS whose lists, bars, controls and colours the views of apps have: 18 or 26")
  static let generated = Key(
    "generated", .generated, default: "{}",
    "files of code that `skelsnap generate` writes, by their paths: `verify` says which of them no "
      + "longer say what their documents say")
  static let fonts = Key(
    "fonts", Form<String>.innerPath.list(atLeast: 1), default: "[]",
    "font files, and folders with all that are in them: documents and the views of apps name their "
      + "fonts as if they were installed")
  static let map = MapForm(
    "project", "What the documents of a project share.", isFile: true,
    [version, documents, goldens, theme, snapshots, lint, ios, generated, fonts])
}

enum LintForm {
  static let level = Key("level", Form<LintLevel>.word, "what a breach counts as")
  static let limit = Key(
    "limit", Form<Double>.number(0...1_000_000),
    "where the rule draws its line, in the unit that `skelsnap lint --rules` names")
  static let map = MapForm(
    "lintRule", "How strictly a rule is taken.", principal: "level", [level, limit])
}

extension Form where Value == LintSettings {
  private static let names = LintRule.allCases.map(\.rawValue)

  static let lint = Form(
    "a map of rules", .names(.defined(LintForm.map.name), among: names)
  ) { tree, reading in
    guard let entries = tree.entries else {
      reading.expected("a map of rules", tree)
      return nil
    }
    var settings = LintSettings()
    for entry in entries {
      guard let rule = LintRule(rawValue: entry.key) else {
        reading.complain(
          entry.keySpot,
          "there is no lint rule '\(entry.key)'"
            + (nearestWord(to: entry.key, among: names).map { "; did you mean '\($0)'?" }
              ?? "; there are \(names.joined(separator: ", "))"))
        continue
      }
      let fields = reading.under(key: entry.key, at: entry.keySpot) {
        reading.read(entry.value, as: Form<Fields>.map(LintForm.map))
      }
      settings.levels[rule] = fields?[LintForm.level]
      settings.limits[rule] = fields?[LintForm.limit]
      if rule.limit == nil, fields?.given.contains(LintForm.limit.name) == true {
        reading.complain(
          entry.value["limit"] ?? entry.value, "the rule '\(entry.key)' has no limit")
      }
    }
    return settings
  }
}

extension Form where Value == String {
  /// A path that stays inside the project's folder.
  static let innerPath = Form("a path inside the project", .text) { tree, reading in
    guard let path = reading.read(tree, as: Form<String>.text) else { return nil }
    var depth = 0
    for step in path.split(separator: "/") where step != "." {
      depth += step == ".." ? -1 : 1
      if depth < 0 { break }
    }
    guard !path.hasPrefix("/"), depth >= 0, !path.isEmpty else {
      reading.complain(tree, "'\(path)' leads outside the project's folder")
      return nil
    }
    return path
  }
}
