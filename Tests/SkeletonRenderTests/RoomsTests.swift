import Foundation
import Testing

/// Keeps the doors between the rooms shut, by reading the sources.
struct RoomsTests {
  @Test func sourcesKeepToTheirRooms() throws {
    let sources = try Rooms.sources()
    #expect(sources.contains { $0.path.hasPrefix("Sources/SkeletonRender/") })
    #expect(sources.contains { $0.path.hasPrefix("Sources/skelsnap/") })
    let violations = sources.flatMap { Rooms.violations(path: $0.path, text: $0.text) }
    #expect(violations == [])
  }

  @Test func everySystemLibraryHasARoom() throws {
    let sources = Rooms.root.appending(path: "Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter {
      let map = sources.appending(path: $0).appending(path: "module.modulemap")
      return FileManager.default.fileExists(atPath: map.path)
    }
    #expect(!modules.isEmpty)
    #expect(modules.filter { Rooms.roomOfModule[$0] == nil } == [])
  }

  @Test func everySystemLibraryIsInstalledByTheScripts() throws {
    let requirements = try Rooms.read("scripts/lib/requirements.sh")
      .split(separator: "\n").map { $0.split(separator: " ") }
    let manifest = try Rooms.read("Package.swift")
    // Its package for apt, its formula for Homebrew.
    let libraries = manifest.matches(of: /\.apt\(\["(.+?)"\]\), \.brew\(\["(.+?)"\]\)/)
    #expect(libraries.count == manifest.matches(of: /\.systemLibrary\(/).count)
    let missing = libraries.filter { library in
      !requirements.contains { $0.suffix(2) == [library.1, library.2] }
    }.map(\.1)
    #expect(missing == [])
  }

  @Test(arguments: [
    "import CCairo", "private import CCairo", "@preconcurrency import CCairo",
    "#if os(Linux)\n  import CCairo\n#endif", "import Synchronization; import CCairo",
    "import func CCairo.cairo_create", "@_implementationOnly\timport\tCCairo // for paths",
    "import\nCCairo", "@_spi(Raw) internal import CCairo",
  ])
  func aLibraryOutsideItsRoomIsFound(text: String) {
    let elsewhere = Rooms.violations(path: "Sources/SkeletonRender/Vector/Vector.swift", text: text)
    #expect(
      elsewhere == [
        "Sources/SkeletonRender/Vector/Vector.swift: CCairo is imported in Raster alone"
      ])
    #expect(Rooms.violations(path: "Sources/SkeletonRender/Raster/A.swift", text: text) == [])
    #expect(Rooms.violations(path: "Sources/skelsnap/main.swift", text: text).count == 1)
  }

  @Test(arguments: Rooms.roomOfModule.keys.sorted())
  func aLibraryIsHeldToOneRoom(module: String) {
    let welcoming = Rooms.names.filter {
      Rooms.violations(path: "Sources/SkeletonRender/\($0)/A.swift", text: "import \(module)") == []
    }
    #expect(welcoming == [Rooms.roomOfModule[module]])
  }

  @Test(arguments: ["Foundation", "FoundationEssentials", "FoundationNetworking"])
  func foundationIsFound(module: String) {
    let text = "import SkeletonRender\nimport \(module)\n"
    for path in ["Sources/SkeletonRender/Files/Files.swift", "Sources/skelsnap/main.swift"] {
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
    #expect(Rooms.violations(path: "Sources/SkeletonRender/Text/A.swift", text: text) == [])
  }

  @Test func aFolderThatIsNoRoomIsFound() {
    #expect(
      Rooms.violations(path: "Sources/SkeletonRender/Utilities/Helper.swift", text: "") == [
        "Sources/SkeletonRender/Utilities/Helper.swift: Utilities is no room"
      ])
    #expect(
      Rooms.violations(path: "Sources/SkeletonRender/Stray.swift", text: "") == [
        "Sources/SkeletonRender/Stray.swift: stands in no room"
      ])
    #expect(Rooms.violations(path: "Sources/SkeletonRender/Scene/Marks/A.swift", text: "") == [])
  }
}

/// The rooms of the library, and which of them keeps which door.
enum Rooms {
  static let names: Set = [
    "Geometry", "Description", "Theme", "Text", "Motion", "Layout", "Scene", "Raster", "Laws",
    "Vector", "Golden", "Report", "Export", "Files",
  ]

  /// The one room a system library may be imported in.
  static let roomOfModule = [
    "CCairo": "Raster", "CPNG": "Raster", "CYAML": "Description", "CPango": "Text",
  ]

  static let foundations: Set = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML",
  ]

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What a source file does that its room does not allow; the path is relative to the package.
  static func violations(path: String, text: String) -> [String] {
    let steps = path.split(separator: "/").map(String.init)
    guard steps.count > 2, steps[0] == "Sources" else { return [] }
    let isLibrary = steps[1] == "SkeletonRender"
    let room = isLibrary && steps.count > 3 ? steps[2] : nil

    var violations: [String] = []
    if let room, !names.contains(room) {
      violations.append("\(path): \(room) is no room")
    } else if isLibrary, room == nil {
      violations.append("\(path): stands in no room")
    }
    for module in imports(in: text) {
      if let owner = roomOfModule[module], owner != room {
        violations.append("\(path): \(module) is imported in \(owner) alone")
      }
      if foundations.contains(module), isLibrary || steps[1] == "skelsnap" {
        violations.append("\(path): \(module) doubles the start-up")
      }
    }
    return violations
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
    let code = text.replacing(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//, with: " ")
    return code.matches(of: declaration).map { String($0.1) }
  }

  /// Every Swift source of the package, its path relative to the package's folder.
  static func sources() throws -> [(path: String, text: String)] {
    let sources = root.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { ("Sources/\($0)", try read("Sources/\($0)")) }
  }

  static func read(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
