import SkeletonModel
import SkeletonSystem

/// The files that only targets of a television, a watch or a Mac compile, as the projects of Xcode in a folder
/// have it: what stands in them may go by the names of what an iPhone shows.
struct ForeignTargets {
  private var foreign = Membership()
  private var own = Membership()
  /// Folders of packages, whose files stand in no target of a project's.
  private let packages: [String]

  /// What targets compile.
  private struct Membership {
    /// Files that are named one by one, by their names.
    var names: Set<String> = []
    /// Whole folders, by their paths, each with the paths of files in it that are left out.
    var folders: [(path: String, without: Set<String>)] = []
    var paths: Set<String> = []

    func contains(_ file: String) -> Bool {
      names.contains(FilePath.name(of: file)) || paths.contains(file)
        || folders.contains { file.hasPrefix($0.path) && !$0.without.contains(file) }
    }
  }

  /// - Parameters:
  ///   - projects: Those in a folder.
  ///   - files: All below it, by their paths in it.
  init(_ projects: [ProjectFile], among files: [String]) {
    packages = ProjectFiles.packages(among: files)
    for file in projects {
      guard let targets = file.bytes.flatMap(XcodeProject.init)?.targets else { continue }
      // Where none is an iPhone's, what is said of platforms stands elsewhere.
      guard targets.contains(where: \.isOfPhone), !targets.allSatisfy(\.isOfPhone) else { continue }
      let parts = file.path.split(separator: "/").dropLast(2)
      let home = parts.map { $0 + "/" }.joined()
      for target in targets {
        add(target, in: home, to: target.isOfPhone ? \.own : \.foreign)
      }
    }
  }

  private mutating func add(
    _ target: XcodeProject.Target, in home: String, to path: WritableKeyPath<Self, Membership>
  ) {
    self[keyPath: path].names.formUnion(target.files)
    self[keyPath: path].paths.formUnion(target.more.map { home + $0 })
    self[keyPath: path].folders += target.folders.map { folder in
      (home + folder.path + "/", Set(folder.without.map { home + $0 }))
    }
  }

  /// Whether no target for an iPhone compiles a file that another one does, by its path in the folder.
  func isOfOthers(_ file: String) -> Bool {
    foreign.contains(file) && !own.contains(file) && !packages.contains { file.hasPrefix($0) }
  }
}

/// A project of Xcode, as far as it says which target compiles what.
struct XcodeProject {
  struct Target {
    var isOfPhone = true
    /// The names of files that it lists.
    var files: [String] = []
    /// Folders that it takes as they are, by their paths beside the project, and the paths of files in them that
    /// it does not take.
    var folders: [(path: String, without: [String])] = []
    /// The paths of files that it takes from folders of others.
    var more: [String] = []
  }

  private let objects: [String: PropertyList]
  /// What each thing is part of.
  private let parents: [String: String]

  init?(_ bytes: [UInt8]) {
    guard let objects = PropertyList(bytes)?["objects"]?.dictionary else { return nil }
    self.objects = objects
    var parents: [String: String] = [:]
    for (key, object) in objects where object["isa"]?.text?.hasSuffix("Group") == true {
      for child in object["children"]?.texts ?? [] { parents[child] = key }
    }
    self.parents = parents
  }

  private func all(_ kind: String) -> [(key: String, object: PropertyList)] {
    objects.filter { $0.value["isa"]?.text == kind }.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value)
    }
  }

  var targets: [Target] {
    let usual = all("PBXProject").first.flatMap { platforms(of: $0.object) } ?? nil
    return all("PBXNativeTarget").map { key, object in
      var target = Target()
      target.isOfPhone = (platforms(of: object) ?? usual).map { $0.contains("iphoneos") } ?? true
      for phase in object["buildPhases"]?.texts ?? []
      where objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase" {
        for file in objects[phase]?["files"]?.texts ?? [] {
          guard let reference = objects[file]?["fileRef"]?.text.flatMap({ objects[$0] }),
            let path = reference["path"]?.text
          else { continue }
          target.files.append(FilePath.name(of: path))
        }
      }
      let groups = object["fileSystemSynchronizedGroups"]?.texts ?? []
      for (group, folder) in all("PBXFileSystemSynchronizedRootGroup") {
        let path = path(of: group)
        let exceptions = (folder["exceptions"]?.texts ?? []).compactMap { objects[$0] }
          .filter { $0["target"]?.text == key }
          .flatMap { $0["membershipExceptions"]?.texts ?? [] }
          .map { path + "/" + $0 }
        if groups.contains(group) {
          target.folders.append((path, exceptions))
        } else {
          target.more += exceptions
        }
      }
      return target
    }
  }

  /// What a target is built for; nil where it does not say.
  private func platforms(of object: PropertyList) -> String? {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    for configuration in list?["buildConfigurations"]?.texts ?? [] {
      let settings = objects[configuration]?["buildSettings"]
      if let all = settings?["SUPPORTED_PLATFORMS"]?.text, !all.contains("$") { return all }
      if let one = settings?["SDKROOT"]?.text, !one.contains("$") {
        // Of a target for several the other settings tell, which this has not.
        return one == "auto" ? "iphoneos" : one
      }
    }
    return nil
  }

  private func path(of key: String) -> String {
    var parts: [String] = []
    var next: String? = key
    // What is part of itself has no end.
    while let key = next, parts.count < 64 {
      if let path = objects[key]?["path"]?.text { parts.append(path) } else { parts.append("") }
      next = parents[key]
    }
    return parts.reversed().filter { !$0.isEmpty }.joined(separator: "/")
  }
}

/// A property list as NeXT wrote them, which projects of Xcode are.
indirect enum PropertyList {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// More than any project has within each other.
  private static let deepest = 32

  init?(_ bytes: [UInt8]) {
    var place = 0
    guard let value = Self.value(of: bytes, &place, 0) else { return nil }
    self = value
  }

  subscript(key: String) -> PropertyList? { dictionary?[key] }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var texts: [String] { if case .list(let list) = self { list.compactMap(\.text) } else { [] } }
  var dictionary: [String: PropertyList]? {
    if case .dictionary(let dictionary) = self { dictionary } else { nil }
  }

  private static func skip(_ bytes: [UInt8], _ place: inout Int) {
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    while place < bytes.count {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if bytes[place] <= UInt8(ascii: " ") {
        place += 1
      } else if bytes[place] == slash, next == slash {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if bytes[place] == slash, next == star {
        place += 2
        while place < bytes.count, !(bytes[place - 1] == star && bytes[place] == slash) {
          place += 1
        }
        place = min(place + 1, bytes.count)
      } else {
        return
      }
    }
  }

  private static func take(_ mark: Unicode.Scalar, _ bytes: [UInt8], _ place: inout Int) -> Bool {
    skip(bytes, &place)
    guard place < bytes.count, bytes[place] == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private static func value(of bytes: [UInt8], _ place: inout Int, _ depth: Int) -> PropertyList? {
    guard depth < deepest else { return nil }
    if take("{", bytes, &place) {
      var found: [String: PropertyList] = [:]
      while !take("}", bytes, &place) {
        guard let key = word(of: bytes, &place), take("=", bytes, &place),
          let value = value(of: bytes, &place, depth + 1), take(";", bytes, &place)
        else { return nil }
        found[key] = value
      }
      return .dictionary(found)
    }
    if take("(", bytes, &place) {
      var found: [PropertyList] = []
      while !take(")", bytes, &place) {
        guard let value = value(of: bytes, &place, depth + 1) else { return nil }
        found.append(value)
        guard take(",", bytes, &place) else {
          guard take(")", bytes, &place) else { return nil }
          break
        }
      }
      return .list(found)
    }
    return word(of: bytes, &place).map(PropertyList.text)
  }

  private static func word(of bytes: [UInt8], _ place: inout Int) -> String? {
    if take("\"", bytes, &place) {
      var text: [UInt8] = []
      while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
        if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count { place += 1 }
        text.append(bytes[place])
        place += 1
      }
      guard place < bytes.count else { return nil }
      place += 1
      return String(decoding: text, as: UTF8.self)
    }
    let start = place
    while place < bytes.count, bytes[place] > UInt8(ascii: " "),
      !"{}()=;,\"".utf8.contains(bytes[place])
    {
      place += 1
    }
    return start == place ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
  }
}
