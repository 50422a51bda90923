import SkeletonModel
import SkeletonSystem

/// The source that views are looked for in, and that of the app around it, which they may use.
struct SourceIndex: Sendable {
  /// As messages have it.
  let folder: String
  let app: SourceFolder
  let assets: AssetCatalogue
  let strings: StringTables
  /// Where an app's texts and pictures are.
  let resources: [String]
  let surveyed: SurveyedFolders
  let fonts: AppFonts
  let look: AppLook
  let members: MemberNames
  /// The declarations among which views are looked for.
  var places: [SourceFolder.Place]
  /// The previews among them.
  var previews: [SourceFolder.Preview]

  /// - Parameters:
  ///   - source: an absolute path of a folder or of a file.
  ///   - base: the folder that paths in messages are relative to.
  init(of source: String, from base: String) throws(Failure) {
    func shown(_ path: String) -> String {
      FilePath.isInside(path, base) ? FilePath.relative(path, to: base) ?? path : path
    }
    let root = Self.app(around: source)
    folder = shown(source)
    surveyed = SurveyedFolders()
    let packages = LocalPackages.used(by: root)
    var app = try SourceFolder(
      root, besides: packages, naming: source, surveyed: surveyed, shown: shown)
    OtherPackages.complete(&app, around: root, besides: packages, shown: shown)
    app.add(KeyedValues.found(in: app).map(\.file))
    resources = [root] + packages + Self.appAround(package: root)
    assets = AssetCatalogue(in: resources, surveyed)
    strings = StringTables(in: resources, surveyed)
    app.texts = PlainKeys(of: Array(strings.tables.values))
    self.app = app
    fonts = AppFonts(in: resources)
    look = AppLook(in: resources, surveyed)
    members = MemberNames(app)
    let own = Set(
      app.files.indices.filter { [app] in FilePath.isInside(app.files[$0].location, source) })
    places = app.places.filter { own.contains($0.file) }
    previews = app.previews.filter { own.contains($0.place.file) }
  }

  /// The app's texts in a language.
  func strings(in language: Language) -> StringTables {
    StringTables(in: resources, surveyed, in: language)
  }

  /// The types that are views, sorted by name.
  var viewNames: [String] {
    let types = places.map { app[$0] }.filter { $0.kind == .type }
    let nested = nestedTypes(with: "View").filter { $0.declaration.inheritance.contains("View") }
    return Set(
      types.filter { $0.inheritance.contains("View") }.map(\.name) + nested.map(\.path)
    ).sorted()
  }

  /// Where a type of the app's is declared; nil if it is none of them.
  func position(ofType name: String) -> TextPosition? {
    app.places.first { app[$0].kind == .type && app[$0].name == name }.map(app.position)
  }

  /// The nearest folder above that is a package, a project of Xcode's or of ours, what one is
  /// made from, or a repository; the folder itself if there is none.
  private static func app(around source: String) -> String {
    let start = Files.isFolder(source) ? source : FilePath.parent(of: source)
    return foldersUpward(from: start).first { folder in
      names(in: folder).contains {
        ["Package.swift", "skelsnap.yaml", ".git"].contains($0) || isProject($0, in: folder)
      }
    } ?? start
  }

  /// The folder of the app that a package lies in: its texts, fonts, tint and settings hold for the
  /// package's views, too. None where there is no project of Xcode's just above it in its repository.
  private static func appAround(package root: String) -> [String] {
    guard names(in: root).contains("Package.swift") else { return [] }
    for folder in foldersUpward(from: root).prefix(mostFoldersUpward) {
      let names = names(in: folder)
      if names.contains(where: { isProject($0, in: folder) }) {
        return folder == root ? [] : [folder]
      }
      if names.contains(".git") { break }
    }
    return []
  }

  /// Nobody's packages lie deeper in an app; far above are other people's projects.
  private static let mostFoldersUpward = 5

  private static func foldersUpward(from start: String) -> some Sequence<String> {
    sequence(first: start) { folder in
      let parent = FilePath.parent(of: folder)
      return parent == folder ? nil : parent
    }
  }

  private static func names(in folder: String) -> [String] {
    (try? Files.names(in: folder)) ?? []
  }

  private static func isProject(_ name: String, in folder: String) -> Bool {
    if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") { return true }
    guard let word = generatorsWords[name],
      let bytes = try? Files.read(FilePath.joined(folder, name), limit: 1_000_000)
    else { return false }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains {
      $0.hasPrefix(word)
    }
  }

  /// What Tuist and XcodeGen make the whole of a project from, and a line that these begin with: an app
  /// may have files of such a name. Tuist's `Project.swift` may be that of a single module.
  private static let generatorsWords = [
    "Tuist.swift": "import ProjectDescription", "Workspace.swift": "import ProjectDescription",
    "project.yml": "targets:", "project.yaml": "targets:",
  ]
}
