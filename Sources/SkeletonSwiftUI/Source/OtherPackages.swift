import SkeletonModel
import SkeletonSystem

/// Packages of others that an app imports: their sources, where these are on the disk, and else what
/// stands in for the most used ones.
enum OtherPackages {
  /// Where a module's source is.
  struct Module: Hashable, Sendable {
    var name: String
    /// A folder: an absolute path.
    var folder: String
  }

  /// The modules that checkouts around an app have, by name.
  ///
  /// - Parameters:
  ///   - root: The app's folder.
  ///   - packages: Folders of packages that the app is made of, inside and outside of its own.
  static func modules(around root: String, besides packages: [String]) -> [String: Module] {
    var found: [String: Module] = [:]
    for folder in checkouts(of: [root] + packages) {
      for module in modules(ofPackage: folder) where found[module.name] == nil {
        found[module.name] = module
      }
    }
    for pod in pods(of: root) where found[pod.name] == nil { found[pod.name] = pod }
    return found
  }

  /// Adds the modules that an app imports from packages: as they are, where a checkout of them is
  /// there, and else what stands in for the most used ones.
  static func complete(
    _ app: inout SourceFolder, around root: String, besides packages: [String],
    shown: (String) -> String
  ) {
    let own = app.declaredTypes
    let inside = app.files.indices.map { FilePath.parent(of: app.files[$0].location) }
    let manifests = Set(inside.flatMap { ancestors(of: $0, inside: root) })
      .filter { Files.exists(FilePath.joined($0, "Package.swift")) }
    let places = packages + manifests.sorted()
    app.packages = PackageOrigins.found(in: [root] + places)
    let modules = modules(around: root, besides: places)
    var asked: Set<String> = []
    while true {
      let missing = app.missingImports.subtracting(asked).sorted()
      guard !missing.isEmpty else { return }
      asked.formUnion(missing)
      for name in missing {
        if let module = modules[name],
          !FilePath.isInside(module.folder, root) || isHidden(module, root),
          let files = try? SourceFolder(module.folder, shown: shown).files
        {
          app.add(files, of: name)
        } else if let files = ModuleLibrary.standInPackage(otherNames[name] ?? name),
          !isPart(files, ofAppWith: own)
        {
          app.add(files, of: name)
        }
      }
    }
  }

  /// Whether a package's source may be part of the app's, which has a type of it then. One of many, as a
  /// `Database` of its own around those of a package, is another of that name.
  private static func isPart(
    _ files: [SourceFolder.File], ofAppWith own: Set<String>
  ) -> Bool {
    let types = files.flatMap(\.declarations).filter { $0.kind == .type }
    return types.count { own.contains($0.name) } * 20 > types.count
  }

  /// Whether a folder inside the app's is not read with it.
  private static func isHidden(_ module: Module, _ root: String) -> Bool {
    (FilePath.relative(module.folder, to: root) ?? "").split(separator: "/").contains {
      SourceFolder.isLeftOut($0)
    }
  }

  private static func ancestors(of folder: String, inside root: String) -> [String] {
    var found: [String] = []
    var folder = folder
    while folder != root, FilePath.isInside(folder, root) {
      found.append(folder)
      folder = FilePath.parent(of: folder)
    }
    return found
  }

  /// Modules that are what stands in for another, by a newer name.
  private static let otherNames = [
    "FactoryKit": "Factory", "CasePathsCore": "CasePaths", "DependenciesMacros": "Dependencies",
    "PerceptionCore": "Perception", "SwiftNavigationCore": "SwiftNavigation",
    "SwiftUINavigation": "SwiftNavigation", "SwiftUINavigationCore": "SwiftNavigation",
    "_SwiftUINavigationState": "SwiftNavigation", "Introspect": "SwiftUIIntrospect",
    "Collections": "OrderedCollections",
    "FirebaseFirestoreSwift": "FirebaseFirestore",
    "FirebaseFirestoreCombineSwift": "FirebaseFirestore",
    "FirebaseStorageSwift": "FirebaseStorage", "FirebaseAnalyticsSwift": "FirebaseAnalytics",
    "FirebaseAnalyticsWithoutAdIdSupport": "FirebaseAnalytics",
    "FirebaseFunctionsSwift": "FirebaseFunctions", "FirebaseDatabaseSwift": "FirebaseDatabase",
    "FirebaseRemoteConfigSwift": "FirebaseRemoteConfig",
  ]

  /// Where SwiftPM and Xcode put what an app depends on, below a folder.
  private static let places = [
    ".build/checkouts", "SourcePackages/checkouts", "build/SourcePackages/checkouts",
    "DerivedData/SourcePackages/checkouts", ".derivedData/SourcePackages/checkouts",
  ]

  /// The variable that names more folders of packages.
  private static let variable = "SKELSNAP_PACKAGES"

  private static func checkouts(of folders: [String]) -> [String] {
    let named = (ProcessEnvironment.value(of: variable) ?? "").split(separator: ":").map(
      String.init)
    let all = named + folders.flatMap { folder in places.map { FilePath.joined(folder, $0) } }
    return all.flatMap { place in
      children(of: place).filter { Files.exists(FilePath.joined($0, "Package.swift")) }
    }
  }

  private static func children(of folder: String) -> [String] {
    ((try? Files.names(in: folder)) ?? []).sorted { $0.precedes($1) }
      .map { FilePath.joined(folder, $0) }.filter(Files.isFolder)
  }

  private static func pods(of root: String) -> [Module] {
    ([root] + children(of: root)).flatMap { children(of: FilePath.joined($0, "Pods")) }
      .map { Module(name: FilePath.name(of: $0), folder: $0) }
      .filter { !["Headers", "Target Support Files", "Local Podspecs"].contains($0.name) }
  }

  /// The targets of a package that hold source, by its manifest.
  static func modules(ofPackage folder: String) -> [Module] {
    guard
      let bytes = try? Files.read(FilePath.joined(folder, "Package.swift"), limit: 1_000_000)
    else { return [] }
    return Manifest(bytes).targets.compactMap { target in
      let usual = ["Sources/", "Source/", "src/", "srcs/"].map { $0 + target.name }
      for path in target.path.map({ [$0] }) ?? usual {
        let place = FilePath.joined(folder, path)
        // What leads out of a package is not its own.
        guard Files.isFolder(place), FilePath.isInside(Files.resolved(place) ?? place, folder)
        else { continue }
        return Module(name: target.name.replacing("-", with: "_"), folder: place)
      }
      return nil
    }
  }

  /// What a manifest says of targets, as far as words alone tell.
  struct Manifest {
    struct Target: Hashable {
      var name: String
      /// nil where it is where SwiftPM looks.
      var path: String?
    }

    let targets: [Target]

    init(_ bytes: [UInt8]) {
      let tokens = SwiftLexer.tokens(of: bytes)
      func text(_ index: Int) -> String {
        index < tokens.count ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
      }
      targets = tokens.indices.compactMap { start in
        guard text(start) == ".", text(start + 1) == "target", text(start + 2) == "(" else {
          return nil
        }
        let depth = tokens[start].depth
        var target = Target(name: "")
        var index = start + 3
        while index < tokens.count, tokens[index].depth > depth {
          if tokens[index].depth == depth + 1, text(index + 1) == ":" {
            let value = text(index + 2)
            let isText = value.hasPrefix("\"") && value.hasSuffix("\"") && value.count > 2
            if isText, text(index) == "name" { target.name = String(value.dropFirst().dropLast()) }
            if isText, text(index) == "path" { target.path = String(value.dropFirst().dropLast()) }
          }
          index += 1
        }
        return target.name.isEmpty ? nil : target
      }
    }
  }
}
