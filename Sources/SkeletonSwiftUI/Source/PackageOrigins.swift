import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// Where an app has its packages from, by what SwiftPM and Xcode have written down.
enum PackageOrigins {
  /// `["kingfisher": "github.com/onevcat/Kingfisher"]`: addresses by names that modules are looked up
  /// by.
  ///
  /// - Parameter folders: The app's folder, and those of the packages that it is made of.
  static func found(in folders: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for folder in folders {
      let names = (try? Files.names(in: folder)) ?? []
      var files = ["Package.resolved"]
      for name in names.sorted() {
        if name.hasSuffix(".xcodeproj") {
          files.append(name + "/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        } else if name.hasSuffix(".xcworkspace") {
          files.append(name + "/xcshareddata/swiftpm/Package.resolved")
        }
      }
      for file in files {
        for address in addresses(in: FilePath.joined(folder, file)) {
          let name = key(FilePath.name(of: address))
          if found[name] == nil { found[name] = address }
        }
      }
    }
    return found
  }

  /// Both versions of the file, without what is said of how to get there: `github.com/kean/Nuke`.
  private static func addresses(in file: String) -> [String] {
    guard let bytes = try? Files.read(file, limit: 10_000_000),
      let json = try? Syntax.readJSON(String(decoding: bytes, as: UTF8.self), file: file).json
    else { return [] }
    let pins = json["pins"]?.items ?? json["object"]?["pins"]?.items ?? []
    return pins.compactMap { $0.text("location") ?? $0.text("repositoryURL") }.map { location in
      var address = location[...]
      if let mark = address.firstRange(of: "://") { address = address[mark.upperBound...] }
      if address.hasPrefix("git@") {
        address = address.dropFirst(4)
        return String(address.hasSuffix(".git") ? address.dropLast(4) : address)
          .replacing(":", with: "/")
      }
      return String(address.hasSuffix(".git") ? address.dropLast(4) : address)
    }
  }

  /// What the names of a module and of its package mostly have in common: `ComposableArchitecture` is
  /// of `swift-composable-architecture`, `Lottie` of `lottie-ios`.
  static func key(_ name: String) -> String {
    var words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let common: Set<String> = ["swift", "ios", "swiftui", "spm", "sdk"]
    let rest = words.filter { !common.contains($0) }
    if !rest.isEmpty { words = rest }
    return words.joined()
  }
}

extension SourceFolder {
  /// A module with the package that it is of, where that is known.
  func named(_ module: String) -> String {
    let key = PackageOrigins.key(module)
    let near =
      packages[key]
      // `NukeUI` is of `Nuke`, `FirebaseAuth` of `firebase-ios-sdk`.
      ?? packages.filter { $0.key.count > 3 && key.hasPrefix($0.key) }
      .max { $0.key.count < $1.key.count }?.value
    return near.map { "\(module) of \($0)" } ?? module
  }
}
