import Foundation
import TestSupport
import Testing

/// Checks the dependencies between the rooms by reading the sources.
///
/// The compiler checks the order of the targets. These tests check the order of the rooms inside
/// `SkeletonLayout` and `SkeletonRender`, where system libraries are imported, and that Foundation is not.
struct RoomsTests {
  @Test func sourcesKeepToTheirRooms() throws {
    let sources = try Repository.sources()
    #expect(sources.contains { $0.path.hasPrefix("Sources/SkeletonRender/") })
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
    let own: Set = ["CSwiftUISource"]
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

  /// The manifest says which targets may use which: one list, and nothing beside it.
  @Test func targetsAreOrderedByOneList() throws {
    let manifest = try Repository.read("Package.swift")
    let dependencies = manifest.matches(of: /name: "(Skeleton\w+|skelsnap)",\s*dependencies: (.*)/)
    #expect(dependencies.count >= 5)
    #expect(dependencies.filter { !$0.2.hasPrefix("rooms(upTo: ") }.map(\.1) == [])
  }

  @Test(arguments: [
    "import CCairo", "private import CCairo", "@preconcurrency import CCairo",
    "#if os(Linux)\n  import CCairo\n#endif", "import Synchronization; import CCairo",
    "import func CCairo.cairo_create", "@_implementationOnly\timport\tCCairo // for paths",
    "import\nCCairo", "@_spi(Raw) internal import CCairo",
  ])
  func aLibraryOutsideItsHomeIsFound(text: String) {
    let elsewhere = Rooms.violations(path: "Sources/SkeletonRender/Vector/Vector.swift", text: text)
    #expect(
      elsewhere == [
        "Sources/SkeletonRender/Vector/Vector.swift: CCairo is imported in SkeletonRender/Raster alone"
      ])
    #expect(Rooms.violations(path: "Sources/SkeletonRender/Raster/A.swift", text: text) == [])
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
      Rooms.violations(path: "Sources/SkeletonRender/Utilities/Helper.swift", text: "") == [
        "Sources/SkeletonRender/Utilities/Helper.swift: Utilities is no room"
      ])
    #expect(
      Rooms.violations(path: "Sources/SkeletonRender/Stray.swift", text: "") == [
        "Sources/SkeletonRender/Stray.swift: stands in no room"
      ])
    #expect(Rooms.violations(path: "Sources/SkeletonRender/Scene/Marks/A.swift", text: "") == [])
  }

  @Test(arguments: [
    ("Layout/Text", "let shown: [PlacedScreen] = []", "PlacedScreen of Layout"),
    ("Render/Motion", "func sketch() -> Bitmap? { nil }", "Bitmap of Raster"),
    ("Render/Scene", "extension Comparison {}", "Comparison of Comparison"),
    (
      "Render/Raster", "/* none */ let text = \"\\(svg)\"; var vector: SVGWriter?",
      "SVGWriter of Vector"
    ),
  ])
  func aPlantedArrowIsFound(room: String, text: String, found: String) throws {
    let path = "Sources/Skeleton\(room)/Planted.swift"
    let sources =
      try Repository.sources() + [
        (path, text), ("Sources/SkeletonRender/Vector/SVGWriter.swift", "struct SVGWriter {}"),
      ]
    let name = room.split(separator: "/").last ?? ""
    #expect(Rooms.arrows(in: sources) == ["\(path): \(name) uses \(found)"])
  }

  @Test(arguments: [
    ("Scene", "// a Bitmap"), ("Scene", "let name = \"Bitmap\""), ("Scene", "let a = b.Bitmap"),
    ("Raster", "func paint(_ scene: Scene) {}"), ("Comparison", "var picture: Picture"),
  ])
  func whatIsNoArrowIsLeftAlone(room: String, text: String) throws {
    let planted = ("Sources/SkeletonRender/\(room)/Planted.swift", text)
    #expect(Rooms.arrows(in: try Repository.sources() + [planted]) == [])
  }
}

/// The rooms of the targets that have some, and the folder of each system library.
enum Rooms {
  /// In the order in which data passes through them: each reads only what is before it.
  static let order = [
    "SkeletonLayout": ["Text", "Layout"],
    "SkeletonRender": [
      "Motion", "Scene", "Accessibility", "Raster", "Vector", "Comparison", "Frames", "API",
    ],
  ]

  /// The one folder a system library may be imported in.
  static let homeOfModule = [
    "CCairo": "SkeletonRender/Raster", "CDeflate": "SkeletonRender/Raster",
    "CPNG": "SkeletonRender/Raster", "CPango": "SkeletonLayout/Text",
    "CSwiftUISource": "SkeletonSwiftUI/Compiling",
    "CYAML": "SkeletonLanguage/Syntax", "CWebP": "SkeletonExport/Animation",
    "CMicroHTTP": "SkeletonServing/Server",
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
      if let home = homeOfModule[module], steps[1...2].joined(separator: "/") != home {
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
    let code = text.replacing(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//, with: " ")
    return code.matches(of: declaration).map { String($0.1) }
  }
}
