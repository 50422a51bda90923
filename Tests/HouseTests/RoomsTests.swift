import Foundation
import SkeletonModel
import TestSupport
import Testing

/// Checks the dependencies between the rooms by reading the sources.
///
/// These tests check that the manifest has each target use what its sources import, the order of the
/// rooms inside `SkeletonLayout` and `SkeletonPainting`, where system libraries are imported, and that
/// Foundation is not.
struct RoomsTests {
  @Test func sourcesKeepToTheirRooms() throws {
    let sources = try Repository.sources()
    #expect(sources.contains { $0.path.hasPrefix("Sources/SkeletonPainting/") })
    #expect(sources.contains { $0.path.hasPrefix("Sources/skelsnap/") })
    #expect(sources.flatMap { Rooms.violations(path: $0.path, text: $0.text) } == [])
    #expect(Rooms.arrows(in: sources) == [])
  }

  @Test func everySystemLibraryHasAHome() throws {
    let sources = Repository.root.appending(path: "Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter {
      let map = sources.appending(path: $0).appending(path: "module.modulemap")
      return FileManager.default.fileExists(atPath: map.path)
    }
    // Ours, and no library of the system's.
    let own = Rooms.homeOfModule.keys.filter {
      $0.hasSuffix("Files") || $0.hasSuffix("Source") || ["CPNGReader", "CSupervisor"].contains($0)
    }
    #expect(Set(modules) == Set(Rooms.homeOfModule.keys).subtracting(own))
  }

  @Test func everySystemLibraryIsInstalledByTheScripts() throws {
    let requirements = try Repository.read("scripts/lib/requirements.sh")
      .split(separator: "\n").map { $0.split(separator: " ") }
    let manifest = try Repository.read("Package.swift")
    // Its package for apt, its formula for Homebrew.
    let libraries = manifest.matches(of: /\.apt\(\["(.+?)"\]\), \.brew\(\["(.+?)"\]\)/)
    #expect(libraries.count == manifest.matches(of: /\.systemLibrary\(/).count)
    let missing = libraries.filter { library in
      !requirements.contains { $0.suffix(2) == [library.1, library.2] }
    }.map(\.1)
    #expect(missing == [])
  }

  /// What a target does not import, it does not wait for; the compiler alone would not notice.
  @Test func targetsUseWhatTheyImport() throws {
    let house = try House()
    #expect(house.targets.count > 40)
    for target in house.targets {
      let imports = try house.imports(of: target.name)
      let ours = imports.intersection(house.names).subtracting([target.name])
      #expect(
        ours.subtracting(target.uses) == [], "\(target.name) imports what its line does not name")
      #expect(
        target.uses.subtracting(ours) == [], "\(target.name) names what it does not import")
    }
    let folders = try ["Sources", "Tests"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appending(path: folder).path)
    }
    // Those of other languages, and views that the command compiles.
    let foreign: Set = ["Benchmarks", "Browser", "IOSPeer", ".DS_Store"]
    #expect(Set(folders).subtracting(foreign) == house.names)
  }

  /// A plain build for release has no target that others can see into, and CI builds for release with
  /// tests, where all have: whoever is no test sees what is internal only where there is something.
  @Test func onlyTestsNeedWhatIsInternal() throws {
    for target in try House().targets where !target.isTest {
      for (path, text) in try House.sources(of: target.name) {
        let seen = text.firstRange(of: "@testable")?.lowerBound ?? text.endIndex
        #expect(
          seen == text.endIndex || text[..<seen].contains("#if DEBUG || TESTABLE\n"), "\(path)")
      }
    }
  }

  /// What stands beside the sources of a target and is no Swift, a C target compiles in.
  @Test func filesAreCompiledIn() throws {
    let sources = Repository.root.appending(path: "Sources")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    let files = names.filter { name in
      let isFolder =
        (try? sources.appending(path: name).resourceValues(forKeys: [.isDirectoryKey]))?
        .isDirectory
      return isFolder == false && name.first != "C"
        && !name.hasSuffix(".swift") && !name.hasSuffix(".DS_Store")
    }
    #expect(files.count > 20)
    let lists = names.filter { $0.hasSuffix("Files/files.c") }
    let embedded = try lists.flatMap { list in
      try Repository.read("Sources/\(list)").matches(of: /#embed "\.\.\/(.+)"/).map { String($0.1) }
    }
    #expect(files.sorted() == embedded.sorted(), "scripts/regenerate makes the lists anew")
  }

  /// Each target stands below all that it uses.
  @Test func floorsAreInOrder() throws {
    let house = try House()
    var above: Set<String> = []
    for target in house.library {
      let ours = target.uses.filter { $0.hasPrefix("Skeleton") }
      #expect(ours.subtracting(above) == [], "\(target.name) uses what stands below it")
      above.insert(target.name)
    }
    #expect(
      house.library.map(\.floor).withoutRepeats == [
        "Model", "Language", "Layout and painting", "Judging", "Showing", "The command",
      ])
  }

  @Test func thePictureShowsTheManifest() throws {
    let house = try House()
    let page = try Repository.read("CONTRIBUTING.md").split(separator: "\n").map(String.init)
    let drawn = house.picture
    let start = try #require(page.firstIndex(of: drawn[0]), "\(drawn.joined(separator: "\n"))")
    let found = page[start...].prefix(drawn.count)
    // What stands to the right of it is for people.
    #expect(
      zip(found, drawn).allSatisfy { $0.hasPrefix($1) },
      "CONTRIBUTING.md needs this picture:\n\(drawn.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "import CCairo", "private import CCairo", "@preconcurrency import CCairo",
    "#if os(Linux)\n  import CCairo\n#endif", "import Synchronization; import CCairo",
    "import func CCairo.cairo_create", "@_implementationOnly\timport\tCCairo // for paths",
    "import\nCCairo", "@_spi(Raw) internal import CCairo",
  ])
  func aLibraryOutsideItsHomeIsFound(text: String) {
    let elsewhere = Rooms.violations(
      path: "Sources/SkeletonPainting/Vector/Vector.swift", text: text)
    #expect(
      elsewhere == [
        "Sources/SkeletonPainting/Vector/Vector.swift: CCairo is imported in SkeletonPainting/Raster alone"
      ])
    #expect(Rooms.violations(path: "Sources/SkeletonPainting/Raster/A.swift", text: text) == [])
    #expect(Rooms.violations(path: "Sources/skelsnap/main.swift", text: text).count == 1)
  }

  @Test(arguments: ["Foundation", "FoundationEssentials", "FoundationNetworking"])
  func foundationIsFound(module: String) {
    let text = "import SkeletonRender\nimport \(module)\n"
    for path in ["Sources/SkeletonSystem/Files.swift", "Sources/skelsnap/main.swift"] {
      #expect(
        Rooms.violations(path: path, text: text) == ["\(path): \(module) doubles the start-up"])
    }
    #expect(Rooms.violations(path: "Sources/SkeletonTesting/A.swift", text: text) == [])
  }

  @Test(arguments: [
    "// import Foundation", "/// Such as `import Foundation`.", "let note = \"import Foundation\"",
    "import FoundationStone", "#if canImport(Foundation)\n#endif", "/* import\n import Glibc */",
  ])
  func whatOnlyLooksLikeAnImportIsLeftAlone(text: String) {
    #expect(Rooms.violations(path: "Sources/SkeletonLayout/Text/A.swift", text: text) == [])
  }

  /// The compiler has no fingerprint for an extension of another module's type, so any change in
  /// such a target rebuilds every dependent file that uses an `Array` or a `String`.
  @Test func typesOfTheStandardLibraryAreExtendedWhereLittleChanges() throws {
    let extended = try Repository.sources().filter { source in
      Rooms.order.keys.contains { source.path.hasPrefix("Sources/\($0)/") }
    }.filter { Rooms.extendsStandardTypes($0.text) }
    #expect(extended.map(\.path) == [])
  }

  @Test(arguments: [
    ("extension [UInt8] {", true), ("extension Array where Element: Hashable {", true),
    ("fileprivate extension String {", true), ("extension UInt32: PixelWord {}", true),
    ("extension Bitmap {", false), ("// extension [UInt8] {", false), ("extension Path {", false),
  ])
  func anExtensionOfAStandardTypeIsFound(text: String, isFound: Bool) {
    #expect(Rooms.extendsStandardTypes(text) == isFound)
  }

  @Test func aFolderThatIsNoRoomIsFound() {
    #expect(
      Rooms.violations(path: "Sources/SkeletonPainting/Utilities/Helper.swift", text: "") == [
        "Sources/SkeletonPainting/Utilities/Helper.swift: Utilities is no room"
      ])
    #expect(
      Rooms.violations(path: "Sources/SkeletonPainting/Stray.swift", text: "") == [
        "Sources/SkeletonPainting/Stray.swift: stands in no room"
      ])
    #expect(Rooms.violations(path: "Sources/SkeletonPainting/Scene/Marks/A.swift", text: "") == [])
  }

  @Test(arguments: [
    ("Layout/Text", "let shown: [PlacedScreen] = []", "PlacedScreen of Layout"),
    ("Painting/Motion", "func sketch() -> Bitmap? { nil }", "Bitmap of Raster"),
    ("Painting/Scene", "extension Comparison {}", "Comparison of Comparison"),
    (
      "Painting/Raster", "/* none */ let text = \"\\(svg)\"; var vector: SVGWriter?",
      "SVGWriter of Vector"
    ),
  ])
  func aPlantedArrowIsFound(room: String, text: String, found: String) throws {
    let path = "Sources/Skeleton\(room)/Planted.swift"
    let sources =
      try Repository.sources() + [
        (path, text), ("Sources/SkeletonPainting/Vector/SVGWriter.swift", "struct SVGWriter {}"),
      ]
    let name = room.split(separator: "/").last ?? ""
    #expect(Rooms.arrows(in: sources) == ["\(path): \(name) uses \(found)"])
  }

  @Test(arguments: [
    ("Scene", "// a Bitmap"), ("Scene", "let name = \"Bitmap\""), ("Scene", "let a = b.Bitmap"),
    ("Raster", "func paint(_ scene: Scene) {}"), ("Comparison", "var picture: Picture"),
  ])
  func whatIsNoArrowIsLeftAlone(room: String, text: String) throws {
    let planted = ("Sources/SkeletonPainting/\(room)/Planted.swift", text)
    #expect(Rooms.arrows(in: try Repository.sources() + [planted]) == [])
  }
}

/// The rooms of the targets that have some, and the folder of each system library.
enum Rooms {
  /// In the order in which data passes through them: each reads only what is before it.
  static let order = [
    "SkeletonLayout": ["Text", "Layout"],
    "SkeletonPainting": ["Motion", "Scene", "Raster", "Vector", "Comparison"],
  ]

  /// The one folder a system library may be imported in.
  static let homeOfModule = [
    "CCairo": "SkeletonPainting/Raster", "CDeflate": "SkeletonPainting/Raster",
    "CPNG": "CPNGReader", "CPNGReader": "SkeletonPainting/Raster", "CPango": "SkeletonLayout/Text",
    "CSupervisor": "SkeletonSystem", "CSwiftUISource": "SkeletonSwiftUI/Compiling",
    "CCommandFiles": "skelsnap/Verbs", "CExportFiles": "SkeletonExport/Gallery",
    "CLanguageFiles": "SkeletonLanguage", "CPagesFiles": "SkeletonPages",
    "CReportsFiles": "SkeletonReports/HTML", "CServingFiles": "SkeletonServing/Preview",
    "CYAML": "SkeletonLanguage/Syntax", "CWebP": "SkeletonExport/Animation",
    "CMicroHTTP": "SkeletonServing/Server", "CPoppler": "SkeletonPainting/Raster",
    "CRSVG": "SkeletonPainting/Raster", "CTurboJPEG": "SkeletonPainting/Raster",
  ]

  static let foundations: Set = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML",
  ]

  /// What a source file does that its place does not allow; the path is relative to the package.
  static func violations(path: String, text: String) -> [String] {
    let steps = path.split(separator: "/").map(String.init)
    guard steps.count > 2, steps[0] == "Sources" else { return [] }
    var violations: [String] = []
    if let order = order[steps[1]] {
      if steps.count == 3 {
        violations.append("\(path): stands in no room")
      } else if !order.contains(steps[2]) {
        violations.append("\(path): \(steps[2]) is no room")
      }
    }
    for module in imports(in: text) {
      if let home = homeOfModule[module], !path.hasPrefix("Sources/\(home)/") {
        violations.append("\(path): \(module) is imported in \(home) alone")
      }
      if foundations.contains(module), steps[1] != "SkeletonTesting" {
        violations.append("\(path): \(module) doubles the start-up")
      }
    }
    return violations
  }

  /// References from a room to a type of a later room of the same target.
  static func arrows(in sources: [(path: String, text: String)]) -> [String] {
    order.sorted { $0.key < $1.key }
      .flatMap { arrows(in: sources, target: $0.key, order: $0.value) }
  }

  private static func arrows(
    in sources: [(path: String, text: String)], target: String, order: [String]
  ) -> [String] {
    let files = sources.compactMap { source -> (path: String, room: Int, code: String)? in
      let steps = source.path.split(separator: "/").map(String.init)
      guard steps.count > 3, steps[1] == target,
        let room = order.firstIndex(of: steps[2])
      else { return nil }
      return (source.path, room, code(of: source.text))
    }
    var homes: [String: Set<Int>] = [:]
    let declaration =
      /^(?:\w+ |@\w+ )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/
      .anchorsMatchLineEndings()
    for file in files {
      for match in file.code.matches(of: declaration) {
        homes[String(match.1), default: []].insert(file.room)
      }
    }
    return files.flatMap { file in
      Set(file.code.matches(of: /(?:^|[^.\w])([A-Z]\w*)/).map { String($0.1) }).sorted()
        .compactMap { name -> String? in
          guard let room = homes[name]?.min(), room > file.room else { return nil }
          return "\(file.path): \(order[file.room]) uses \(name) of \(order[room])"
        }
    }
  }

  /// Whether a source adds something to a type that is the standard library's.
  static func extendsStandardTypes(_ text: String) -> Bool {
    let standard =
      /^(?:\w+ )?extension (?:\[|(?:Array\w*|Sequence|Collection|String\w*|Substring|Character|Unicode|U?Int\d*|Double|Bool|Set|Dictionary|Optional|Range|ClosedRange)\b)/
      .anchorsMatchLineEndings()
    return code(of: text).contains(standard)
  }

  /// A source without comments and without what stands in quotes.
  private static func code(of text: String) -> String {
    text.replacing(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//, with: " ")
      .replacing(/\/\/[^\n]*/, with: "")
      .replacing(/"(?:[^"\\\n]|\\.)*"/, with: "\"\"")
  }

  /// The modules a source imports, whatever attributes and access levels stand before.
  static func imports(in text: String) -> [String] {
    let declaration =
      #/
      (?: ^ | ; ) \h*
      (?: @\w+ (?: \( [^)]* \) )? \s+ | (?: public|package|internal|fileprivate|private ) \s+ )*
      import \s+ (?: (?: typealias|struct|class|enum|protocol|let|var|func ) \s+ )? (\w+)
      /#
      .anchorsMatchLineEndings()
    // Nothing else matters, and there are many lines of it.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let told = lines.indices.filter { index in
      ["import", "/*", "*/"].contains { lines[index].contains($0) }
        || index > 0 && lines[index - 1].contains("import")
    }
    let code = told.map { lines[$0] }.joined(separator: "\n")
      .replacing(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//, with: " ")
    return code.matches(of: declaration).map { String($0.1) }
  }
}

/// The targets as the manifest lists them.
struct House {
  struct Target {
    let name: String
    /// The floor of the library it stands on; empty for tests and what they need.
    let floor: String
    /// Targets of ours, by their names.
    let uses: Set<String>

    var isTest: Bool { name.hasSuffix("Tests") || name == "Snapshots" }
  }

  let targets: [Target]

  init() throws {
    let manifest = try Repository.read("Package.swift")
    let end = manifest.firstRange(of: "let package = ")?.lowerBound ?? manifest.endIndex
    self.init(manifest: String(manifest[..<end]))
  }

  /// - Parameter manifest: The text down to the package itself.
  init(manifest: String) {
    let floor = /^  \/\/ ([A-Z][a-z ]+):/.anchorsMatchLineEndings()
    let head =
      /^  (?:room|tests|\.target|\.testTarget|\.executableTarget|\.systemLibrary)\(\s*(?:name: )?"([^"]+)"/
      .anchorsMatchLineEndings()
    let floors = manifest.matches(of: floor).map { ($0.range.lowerBound, String($0.1)) }
    let testing = manifest.firstRange(of: "let testing: ")?.lowerBound ?? manifest.endIndex
    let heads = manifest.matches(of: head)
    targets = heads.enumerated().map { index, match in
      let start = match.range.lowerBound
      let end = index + 1 < heads.count ? heads[index + 1].range.lowerBound : manifest.endIndex
      let text = manifest[start..<end]
      let rooms = text.matches(of: /(?:uses: |dependencies\(\s*)((?:"[\w ]*"[\s+]*)+)/)
        .flatMap { $0.1.matches(of: /\w+/).map { "Skeleton\($0.0)" } }
      let others = text.matches(of: /(?:others: |dependencies\([^\[\]]*)\[([^\]]*)\]/)
        .flatMap { $0.1.matches(of: /\w+/).map { String($0.0) } }
      let place = start < testing ? floors.last { $0.0 < start }?.1 : nil
      return Target(name: String(match.1), floor: place ?? "", uses: Set(rooms + others))
    }
  }

  var names: Set<String> { Set(targets.map(\.name)) }

  /// Those with a place in the picture.
  var library: [Target] {
    targets.filter { !$0.floor.isEmpty && $0.name.hasPrefix("S") || $0.name == "skelsnap" }
  }

  /// What the sources of a target import.
  func imports(of target: String) throws -> Set<String> {
    try Set(Self.sources(of: target).flatMap { Rooms.imports(in: $0.text) })
  }

  /// The Swift of a target.
  static func sources(of target: String) throws -> [(path: String, text: String)] {
    for folder in ["Sources", "Tests"] {
      let root = Repository.root.appending(path: "\(folder)/\(target)")
      guard let files = try? FileManager.default.subpathsOfDirectory(atPath: root.path) else {
        continue
      }
      return try files.filter { $0.hasSuffix(".swift") && !isOfAnotherProgram($0) }.map {
        let path = "\(folder)/\(target)/\($0)"
        return (path, try Repository.read(path))
      }
    }
    return []
  }

  /// Source that tests only read, or that another target has; and this file, whose samples import
  /// what it does not.
  private static func isOfAnotherProgram(_ path: String) -> Bool {
    ["Views/Apps/", "Fixtures/", "Fuzzer/", "Corpus/", "Peer/", "RoomsTests.swift"].contains {
      path.contains($0)
    }
  }

  /// A line for each target: a square for itself, a dot below that for each target which uses it, a
  /// ring for one that uses it by way of others.
  var picture: [String] {
    let rooms = library
    let width = rooms.map(\.name.count).max() ?? 0
    var all: [String: Set<String>] = [:]
    var lines: [String] = []
    var floor = ""
    for (index, target) in rooms.enumerated() {
      all[target.name] = target.uses.reduce(target.uses) { $0.union(all[$1] ?? []) }
      if target.floor != floor {
        floor = target.floor
        lines.append(floor.lowercased())
      }
      let cells = rooms[..<index].map { other in
        target.uses.contains(other.name)
          ? "●" : all[target.name, default: []].contains(other.name) ? "○" : "·"
      }
      let name = target.name.padding(toLength: width, withPad: " ", startingAt: 0)
      lines.append("  \(name)  " + (cells + ["■"]).joined(separator: " "))
    }
    return lines
  }
}
