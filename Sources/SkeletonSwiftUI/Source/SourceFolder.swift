import SkeletonModel
import SkeletonSystem

/// The Swift files below a folder, parsed as far as it takes to cut a view out of them.
struct SourceFolder: Sendable {
  struct File: Sendable {
    /// As messages have it.
    var path: String
    /// On disk, an absolute path.
    var location: String
    /// As written.
    var bytes: [UInt8]
    /// What is left for an iPhone.
    var active: [UInt8]
    var declarations: [SwiftDeclaration]

    init(path: String, location: String, bytes: [UInt8]) {
      self.path = path
      self.location = location
      self.bytes = bytes
      active = ActiveSource.text(of: bytes)
      declarations = SwiftParser.declarations(of: active)
    }
  }

  /// Sorted by path, those of other packages behind the app's.
  private(set) var files: [File]
  /// The paths of files that could not be read, or are too long.
  let unread: [String]
  /// The modules of others that some of the files are of.
  private(set) var otherModules: Set<String> = []
  /// The paths of these files.
  private(set) var otherFiles: Set<String> = []
  private(set) var settings = BuildSettings()
  /// The app's texts, by which constants are known that are not here.
  var texts = PlainKeys()
  /// Where packages are from, by what modules are looked up by.
  var packages: [String: String] = [:]

  /// More than an app has of its own; a folder with all of its packages' sources has more.
  private static let most = 20_000
  private static let longest = 2_000_000

  /// Files that have been read.
  init(_ files: [File]) {
    self.files = files
    unread = []
  }

  /// - Parameters:
  ///   - folder: An absolute path of a folder, or of a single file.
  ///   - others: Absolute paths of folders that the first one's source uses.
  ///   - named: The path of a file or a folder that is meant whatever it imports, and whatever a project
  ///     says of it.
  ///   - surveyed: What is known of the folders so far.
  ///   - shown: A path as messages have it.
  init(
    _ folder: String, besides others: [String] = [], naming named: String? = nil,
    surveyed: SurveyedFolders = SurveyedFolders(), shown: (String) -> String
  ) throws(Failure) {
    var paths: [String] = []
    /// What tools make of other files when the app is built.
    var made: [File] = []
    let app = folder
    for folder in [folder] + others {
      if Files.isFolder(folder) {
        let found = try surveyed.ownFiles(in: folder)
        if folder == app { settings = BuildSettings(in: folder, among: found) }
        made += ManagedModel.files(in: folder, among: found, shown: shown)
        made += GeneratedNames.files(in: folder, among: found, shown: shown)
        let ours = Self.checkouts(among: found)
        let projects = ProjectFile.all(in: folder, among: found)
        let project = ProjectFiles(projects, among: found)
        let foreign = ForeignTargets(projects, among: found)
        // What is asked for may be a watch's, with what stands beside it.
        let isForeign =
          named.flatMap { FilePath.relative($0, to: folder) }.map {
            found.contains($0) && foreign.isOfOthers($0)
          } ?? false
        func isMeant(_ path: String) -> Bool {
          project?.contains(path) != false && (isForeign || !foreign.isOfOthers(path))
            || named.map { $0 != folder && FilePath.isInside(FilePath.joined(folder, path), $0) }
              == true
        }
        paths += found.filter { path in
          Self.isSource(path) && !ours.contains { path.hasPrefix($0) } && isMeant(path)
        }.map { FilePath.joined(folder, $0) }
      } else {
        paths.append(folder)
      }
    }
    paths = paths.withoutRepeats
    guard paths.count <= Self.most else {
      throw Failure(
        path: shown(folder),
        "has \(paths.count.grouped) Swift files; name a folder with at most \(Self.most.grouped)")
    }
    var files: [File] = []
    var unread: [String] = []
    /// Folders of tests, by the files in them that import what only tests have.
    var tests: Set<String> = []
    for path in paths {
      let bytes: [UInt8]
      do throws(Failure) {
        bytes = try Files.read(path, limit: Self.longest)
      } catch {
        // Most views do not need it.
        guard paths.count > 1 else { throw error }
        unread.append(shown(path))
        continue
      }
      let file = File(path: shown(path), location: path, bytes: bytes)
      let isForeign = file.declarations.contains {
        $0.kind == .import && Self.foreignModules.contains($0.name)
      }
      if isForeign, paths.count > 1, path != named {
        if let folder = Self.folderOfTests(file) { tests.insert(folder) }
        continue
      }
      files.append(file)
    }
    // What stands beside tests helps them alone.
    files.removeAll { file in
      file.location != named
        && tests.contains { folder in
          FilePath.isInside(file.location, folder)
            && named.map { !FilePath.isInside($0, folder) } != false
        }
    }
    self.files = files + made
    self.unread = unread
  }

  /// The folder of a target of tests, `FeedTests`, that a test is in; nil for what is no test there.
  private static func folderOfTests(_ file: File) -> String? {
    guard
      file.declarations.contains(where: {
        $0.kind == .import && ["XCTest", "Testing"].contains($0.name)
      })
    else { return nil }
    var folder = FilePath.parent(of: file.path)
    var location = FilePath.parent(of: file.location)
    while !folder.isEmpty, folder != ".", folder != "/" {
      if FilePath.name(of: folder).hasSuffix("Tests") { return location }
      (folder, location) = (FilePath.parent(of: folder), FilePath.parent(of: location))
    }
    return nil
  }

  /// Modules that files import and that neither Apple has nor any of these files is of.
  var missingImports: Set<String> {
    let imports = files.flatMap(\.declarations).filter { $0.kind == .import }
    return Set(imports.map { String($0.name.prefix { $0 != "." }) })
      .subtracting(ActiveSource.modules).subtracting(otherModules)
  }

  /// Adds a module's files. They are compiled with the app's, as far as it reaches them.
  mutating func add(_ more: [File], of module: String) {
    otherModules.insert(module)
    otherFiles.formUnion(more.map(\.path))
    add(more)
  }

  /// Adds files that are not there yet.
  mutating func add(_ more: [File]) {
    let known = Set(files.map(\.path))
    files += more.filter { !known.contains($0.path) }
  }

  /// The types and extended types that the files declare, but for what is nested.
  var declaredTypes: Set<String> {
    Set(files.flatMap(\.declarations).filter { $0.kind == .type }.map(\.name))
  }

  /// Files by which the packages of this tool, and of its module named SwiftUI, are known.
  private static let marks = [
    "Sources/SkeletonSwiftUI/SwiftUIViews.swift", "Sources/SwiftUI/Recording/Recording.swift",
  ]

  /// Whether a folder is a package of this tool, which tests of an app's views depend on.
  static func isOurs(_ folder: String) -> Bool {
    marks.contains { Files.exists(FilePath.joined(folder, $0)) }
  }

  /// Where the sources of this tool, and of its module named SwiftUI, stand inside an app's: what
  /// they declare is not the app's.
  private static func checkouts(among files: [String]) -> [String] {
    files.compactMap { file in
      marks.first { file == $0 || file.hasSuffix("/" + $0) }.map { mark in
        file == mark ? "Sources/" : String(file.dropLast(mark.count))
      }
    }
  }

  /// Products of builds and manifests are not the app.
  private static func isSource(_ path: String) -> Bool {
    guard path.hasSuffix(".swift"), FilePath.name(of: path) != "Package.swift" else { return false }
    return !path.split(separator: "/").contains { isLeftOut($0) || $0.hasSuffix(".playground") }
  }

  /// Whether a file is in a folder whose files are not the app's.
  static func isInFolderLeftOut(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains(where: isLeftOut)
  }

  /// Whether what lies in a folder of this name is no source of the app's.
  static func isLeftOut(_ step: Substring) -> Bool {
    step.hasPrefix(".")
      || ["DerivedData", "Pods", "Carthage", "build", "SourcePackages"].contains(step)
  }

  /// Modules of tests, of other systems' apps and of other programs: a file that imports one of them
  /// whatever it is compiled for is no part of an app for iPhones.
  private static let foreignModules: Set<String> = [
    "XCTest", "Testing", "AppKit", "Cocoa", "WatchKit", "ScreenSaver", "PackageDescription",
    "ProjectDescription", "PackagePlugin", "Vapor", "Carbon",
  ]
}

extension SourceFolder {
  /// A declaration of a file.
  struct Place: Hashable, Sendable {
    var file: Int
    var declaration: Int
    /// Where in it begins the type that is meant; nil where all of it is.
    var inside: Int?
  }

  subscript(place: Place) -> SwiftDeclaration {
    files[place.file].declarations[place.declaration]
  }

  /// Where a declaration begins.
  func position(of place: Place) -> TextPosition {
    let file = files[place.file]
    let start = place.inside ?? file.declarations[place.declaration].range.lowerBound
    let line = file.active[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    return TextPosition(file: file.path, line: line, column: 1)
  }

  var places: [Place] {
    files.indices.flatMap { file in
      files[file].declarations.indices.map { Place(file: file, declaration: $0) }
    }
  }

  /// How many folders two files have in common.
  func closeness(_ first: Int, _ second: Int) -> Int {
    zip(files[first].path.split(separator: "/"), files[second].path.split(separator: "/"))
      .prefix { $0 == $1 }.count
  }

  /// What may stand once beside others of its kind: a function's or an initializer's words up to its
  /// body, and of all else the kind and the name.
  func signature(of declaration: SwiftDeclaration, in file: Int) -> String {
    let bytes = files[file].active[declaration.range]
    let isStatic = bytes.starts(with: Array("static ".utf8)) ? "static " : ""
    guard [.function, .other, .operation].contains(declaration.kind) else {
      return "\(isStatic)\(declaration.kind == .variable ? "var" : "type") \(declaration.name)"
    }
    let head = bytes.prefix { $0 != UInt8(ascii: "{") }
    let words = SwiftLexer.tokens(of: Array(head)).map { token in
      String(
        decoding: head[
          (head.startIndex + token.range.lowerBound)..<(head.startIndex + token.range.upperBound)],
        as: UTF8.self)
    }
    return words.filter { !["public", "internal", "open", "final", "@", "inlinable"].contains($0) }
      .joined(separator: " ")
  }

  /// A preview of a file: `#Preview` or a type that provides them.
  struct Preview: Hashable, Sendable {
    /// As a document names it: `Row.swift#Long name`, `Row.swift#2`, `Row_Previews`,
    /// `Row_Previews: Long name`.
    var name: String
    var place: Place
    /// Which of several of a provider it is.
    var part: PreviewPart?
  }

  /// All previews, in the order of the files.
  var previews: [Preview] {
    var previews: [Preview] = []
    for file in files.indices {
      let name = FilePath.name(of: files[file].path)
      var number = 0
      var titles: Set<String> = []
      for (index, declaration) in files[file].declarations.enumerated() {
        let place = Place(file: file, declaration: index)
        if let preview = declaration.preview {
          number += 1
          var title = preview.name ?? ""
          if title.isEmpty || titles.contains(title) { title = String(number) }
          while !titles.insert(title).inserted { title += "+" }
          previews.append(Preview(name: "\(name)#\(title)", place: place))
        } else if declaration.kind == .type,
          declaration.inheritance.contains("PreviewProvider")
        {
          let parts = SwiftParser(files[file].active).previewParts(of: declaration)
          if parts.isEmpty { previews.append(Preview(name: declaration.name, place: place)) }
          previews += parts.map { part in
            Preview(name: "\(declaration.name): \(part.name)", place: place, part: part)
          }
        }
      }
    }
    return previews
  }
}
