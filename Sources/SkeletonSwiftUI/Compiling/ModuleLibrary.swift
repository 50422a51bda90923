import CSwiftUISource
import SkeletonModel
import SkeletonSystem

/// The module named SwiftUI, compiled once for each toolchain.
struct ModuleLibrary: Sendable {
  /// With `lib*.a` and `*.swiftmodule`.
  let folder: String
  let modules: [String]
  /// What the compiler asks for `@Entry` and its like; nil where the toolchain has no library to
  /// make it of.
  let plugin: String?

  private static let macros = "SwiftUIMacros"
  /// What each program is compiled with, and no module.
  private static let program = "Program"
  /// What a program imports of which something could not be compiled.
  static let standIns = "SkelsnapStandIns"
  /// What stands in for packages that are not there: part of the programs that reach it.
  private static let packages = "Packages"

  /// A file of the module's package.
  struct SourceFile: Hashable, Sendable {
    /// `SwiftUI/Views/Text.swift`: the module's name comes first.
    var path: String
    var bytes: [UInt8]

    var module: String { String(path.prefix { $0 != "/" }) }
  }

  /// All of them, the modules in the order in which they need each other.
  static let sources: [SourceFile] = (0..<swiftui_source_file_count).map { number in
    let file = unsafe swiftui_source_file(number)
    return unsafe SourceFile(
      path: String(cString: file.path),
      bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
  }

  /// The names of the types that SwiftUI has here.
  static let publicTypes = types { _ in true }
  /// Those of them that are no other framework's.
  static let viewTypes = types { !$0.hasPrefix("SwiftUI/Frameworks/") }

  private static func types(of isIncluded: (String) -> Bool) -> Set<String> {
    var names: Set<String> = []
    for file in sources where file.module == "SwiftUI" && isIncluded(file.path) {
      for line in file.bytes.split(separator: UInt8(ascii: "\n"))
      where line.first != UInt8(ascii: " ") {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 12)
        guard
          let place = words.firstIndex(where: {
            ["struct", "class", "enum", "protocol", "typealias"].contains($0)
          }), words.first == "public" || words.contains("public"), place + 1 < words.count
        else { continue }
        let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        names.insert(String(name))
      }
    }
    return names
  }

  static let digest: String = {
    var text: [UInt8] = []
    for file in sources where file.module != packages {
      text += Array(file.path.utf8) + [0] + file.bytes + [0]
    }
    return SHA256(text).hexadecimal
  }()

  init(_ toolchain: Toolchain, in cache: CacheFolder) throws {
    let names = Self.sources.map(\.module).withoutRepeats
      .filter { ![Self.macros, Self.program, Self.packages].contains($0) }
    let key = SHA256(Array((Self.digest + toolchain.identity).utf8)).hexadecimal.prefix(20)
    modules = names
    // One for each version of the toolchain and of this tool that is in use.
    folder = try cache.folder("swiftui/library/\(key)", keeping: 4, isCostly: true) { folder in
      for file in Self.sources where file.module != Self.packages {
        try Files.write(file.bytes, to: FilePath.joined(folder, "source/" + file.path))
      }
      // What it makes of the system's headers it would else leave in the user's own folder.
      try TemporaryFolder.with(in: folder) { headers in
        try Self.make(names, in: folder, by: toolchain, keepingHeadersIn: headers)
      }
    }
    let plugin = Self.plugin(in: folder)
    self.plugin = Files.exists(plugin) ? plugin : nil
  }

  /// Compiles the macros and all modules.
  private static func make(
    _ names: [String], in folder: String, by toolchain: Toolchain, keepingHeadersIn headers: String
  ) throws(Failure) {
    let usual = [
      "-emit-library", "-parse-as-library", "-swift-version", "5", "-Onone", "-suppress-warnings",
      "-module-cache-path", headers,
    ]
    // Only sources with macros need it; where it cannot be made, these are refused.
    let host = FilePath.joined(toolchain.libraries, "host")
    _ = try toolchain.compile(
      usual + ["-module-name", macros, "-I", host, "-L", host, "-o", plugin(in: folder)]
        + files(of: macros, in: folder), in: folder)
    for (index, name) in names.enumerated() {
      let file = FilePath.joined(folder, libraryFile(of: name))
      let outcome = try toolchain.compile(
        usual + [
          "-emit-module", "-module-name", name, "-wmo", "-I", folder,
          "-emit-module-path", FilePath.joined(folder, name + ".swiftmodule"), "-o", file,
        ] + (isShared(name) ? [] : ["-static"]) + files(of: name, in: folder),
        in: folder)
      guard outcome.isSuccess else {
        let said = String(decoding: outcome.errors.prefix(4000), as: UTF8.self)
        throw Failure(
          "the module named \(name) (\(index + 1) of \(names.count)) cannot be compiled by "
            + "\(toolchain.compiler); it needs Swift 6.2 or later:\n\(said)")
      }
      guard Files.exists(file) else { throw toolchain.madeNothing }
    }
  }

  /// The module itself is one library for all programs, which would each be ten times as large with it;
  /// the others only hand it on.
  private static func isShared(_ module: String) -> Bool { module == "SwiftUI" }

  private static func libraryFile(of module: String) -> String {
    "lib\(module)" + (isShared(module) ? ".so" : ".a")
  }

  /// Where the compiler keeps what it makes of the system's headers. That knows its own path, and is of
  /// no use where the cache has been moved to.
  var systemModules: String {
    let name = SHA256(Array(folder.utf8)).hexadecimal.prefix(12)
    return FilePath.joined(folder, "../../modules/\(name)")
  }

  private static func plugin(in folder: String) -> String {
    FilePath.joined(folder, "lib\(macros).so")
  }

  /// The files that each program is compiled with.
  var programFiles: [String] { Self.files(of: Self.program, in: folder) }

  /// The files of what stands in for a module, as if the app had them; nil for one that nothing stands in for.
  static func standInPackage(_ name: String) -> [SourceFolder.File]? {
    let files = sources.filter { $0.path.hasPrefix("\(packages)/\(name)/") }
    // No file on disk, and no folder of an app's.
    return files.isEmpty
      ? nil
      : files.map {
        let place = "/skelsnap/" + $0.path
        return SourceFolder.File(path: place, location: place, bytes: $0.bytes)
      }
  }

  /// Whether the module has a function or a value of a name somewhere.
  static func declares(_ name: String) -> Bool { functionsAndValues.contains(name) }

  private static let functionsAndValues: Set<String> = {
    var names: Set<String> = []
    for file in sources where file.module == "SwiftUI" {
      let tokens = SwiftLexer.tokens(of: file.bytes)
      for (keyword, name) in zip(tokens, tokens.dropFirst()) where keyword.kind == .word {
        let word = file.bytes[keyword.range]
        guard word.elementsEqual("func".utf8) || word.elementsEqual("var".utf8) else { continue }
        names.insert(String(decoding: file.bytes[name.range], as: UTF8.self))
      }
    }
    return names
  }()

  static func isStandIn(_ file: SourceFolder.File) -> Bool { file.location.hasPrefix("/skelsnap/") }

  private static func files(of module: String, in folder: String) -> [String] {
    sources.filter { $0.module == module }.map { FilePath.joined(folder, "source/" + $0.path) }
  }
}
