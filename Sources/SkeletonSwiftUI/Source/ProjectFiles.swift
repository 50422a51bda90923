import SkeletonModel
import SkeletonSystem

/// The files that the projects of Xcode in a folder compile. What lies beside them and is in no target may
/// be years old, and need not fit the rest.
struct ProjectFiles {
  private var names: Set<String> = []
  private var packages: [String] = []

  /// nil where they cannot be told: there is no project, one takes whole folders, or what it names is not
  /// here.
  ///
  /// - Parameters:
  ///   - projects: Those in a folder.
  ///   - files: All below it, by their paths in it.
  init?(_ projects: [ProjectFile], among files: [String]) {
    guard !projects.isEmpty else { return nil }
    for project in projects {
      guard let bytes = project.bytes else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      guard !text.contains("PBXFileSystemSynchronizedRootGroup") else { return nil }
      names.formUnion(Self.compiled(in: text))
    }
    packages = Self.packages(among: files)
    let own = files.filter { $0.hasSuffix(".swift") && !isOfPackage($0) }
    guard own.count(where: { names.contains(FilePath.name(of: $0)) }) * 2 > own.count else {
      return nil
    }
  }

  /// The folders of packages, as the paths of what is in them begin.
  static func packages(among files: [String]) -> [String] {
    files.filter { FilePath.name(of: $0) == "Package.swift" }.map {
      String($0.dropLast("Package.swift".count))
    }
  }

  /// Whether a file is part of the app, by its path in the folder.
  func contains(_ file: String) -> Bool {
    isOfPackage(file) || names.contains(FilePath.name(of: file))
  }

  private func isOfPackage(_ file: String) -> Bool { packages.contains { file.hasPrefix($0) } }

  /// `1A2B /* Row.swift in Sources */ = {isa = PBXBuildFile; fileRef = 3C4D /* Row.swift */; };`
  private static func compiled(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard line.contains("isa = PBXBuildFile"), let end = line.firstRange(of: " in Sources */"),
        let start = line.firstRange(of: "/* ")
      else { return nil }
      return start.upperBound < end.lowerBound
        ? String(line[start.upperBound..<end.lowerBound]) : nil
    }
  }
}

/// What a project of Xcode is written in.
struct ProjectFile {
  /// In the folder that it was found in.
  var path: String
  /// nil where it cannot be read.
  var bytes: [UInt8]?

  /// - Parameters:
  ///   - folder: An absolute path.
  ///   - files: All below it, by their paths in it.
  static func all(in folder: String, among files: [String]) -> [ProjectFile] {
    files.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.map {
      ProjectFile(path: $0, bytes: try? Files.read(FilePath.joined(folder, $0), limit: 50_000_000))
    }
  }
}
