import SkeletonModel
import SkeletonPainting
import SkeletonSystem

/// A golden as it was found on disk.
enum GoldenFile<Content> {
  case missing
  /// The reason, with its remedy.
  case unreadable(String)
  case found(Content, bytes: [UInt8])
}

extension GoldenFile: Sendable where Content: Sendable {}

extension GoldenFile {
  /// nil if it is missing or unreadable.
  var content: Content? {
    guard case .found(let content, _) = self else { return nil }
    return content
  }

  /// nil if it is missing or unreadable.
  var bytes: [UInt8]? {
    guard case .found(_, let bytes) = self else { return nil }
    return bytes
  }
}

extension GoldenFile where Content == PNGFile {
  init(picture name: String, in goldens: GuardedFolder) {
    self = Self.read(picture: name, in: goldens, unlessItIs: nil) ?? .missing
  }

  /// nil if it is, byte for byte, the file given. Then there is nothing else to know about it.
  static func read(
    picture name: String, in goldens: GuardedFolder, unlessItIs file: [UInt8]?
  ) -> GoldenFile? {
    switch GoldenBytes.read(name, in: goldens, limit: Files.goldenLimit) {
    case .missing: return .missing
    case .unreadable(let message): return .unreadable(message)
    case .found(_, let bytes):
      if let file, Files.areEqual(file[...], bytes[...]) { return nil }
      do throws(Failure) {
        return .found(try PNGFile(bytes), bytes: bytes)
      } catch {
        return .unreadable(Unreadable.picture(error))
      }
    }
  }
}

extension GoldenFile {
  /// What was found; nil if there is nothing to compare with, which the result then says.
  func found(or result: inout CaseResult) -> (content: Content, bytes: [UInt8])? {
    switch self {
    case .missing: result.verdict = .missing
    case .unreadable(let message):
      result.verdict = .unreadable
      result.message = message
    case .found(let content, let bytes): return (content, bytes)
    }
    return nil
  }
}

extension GoldenFile where Content == String {
  private static var limit: Int { 64 * 1_048_576 }

  init(text name: String, in goldens: GuardedFolder) {
    switch GoldenBytes.read(name, in: goldens, limit: Self.limit) {
    case .missing: self = .missing
    case .unreadable(let message): self = .unreadable(message)
    case .found(_, let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else {
        self = .unreadable(Unreadable.notText)
        return
      }
      // By bytes: to look for a string in a string, letter by letter, takes a hundred times as long.
      let lines = bytes.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if lines.dropLast().contains(where: { $0.last == UInt8(ascii: "\r") }) {
        self = .unreadable(Unreadable.lineEnds)
      } else if lines.contains(where: { $0.starts(with: "<<<<<<< ".utf8) }) {
        self = .unreadable(Unreadable.conflict)
      } else {
        self = .found(text, bytes: bytes)
      }
    }
  }
}

/// Reading, shared by pictures and texts.
private enum GoldenBytes {
  static func read(
    _ name: String, in goldens: GuardedFolder, limit: Int
  ) -> GoldenFile<Void> {
    if let bytes = goldens.readPlain(name, limit: limit) { return found(bytes) }
    let path = goldens.place(name)
    guard let kind = Files.kind(of: path) else {
      if Files.isLink(path) { return .unreadable(Unreadable.danglingLink) }
      let parent = FilePath.parent(of: path)
      if Files.isBelowFile(parent) { return .unreadable(Unreadable.fileForFolder) }
      // A golden in a folder without read permission is not missing.
      return Files.isSearchable(parent) ? .missing : .unreadable(Unreadable.permission)
    }
    switch kind {
    case .folder: return .unreadable(Unreadable.folder)
    case .special: return .unreadable(Unreadable.special)
    case .file: break
    }
    do throws(Failure) {
      return found(try goldens.read(name, limit: limit))
    } catch {
      return .unreadable(error.isRefusal ? Unreadable.permission : Unreadable.other(error.message))
    }
  }

  private static func found(_ bytes: [UInt8]) -> GoldenFile<Void> {
    if bytes.isEmpty { return .unreadable(Unreadable.empty) }
    if bytes.starts(with: "version https://git-lfs.github.com/".utf8) {
      return .unreadable(Unreadable.pointer)
    }
    return .found((), bytes: bytes)
  }
}

/// Why a golden cannot be read, each with its remedy.
enum Unreadable {
  private static let restore = "restore it from version control, or record it anew"

  static let permission =
    "the golden may not be read: permission denied; give yourself the right to read it"
  static let folder = "a folder stands where the golden is due; remove it, then record"
  static let fileForFolder =
    "a file stands where a folder of goldens is due; remove it, then record"
  static let special =
    "a device, a pipe or a socket stands where the golden is due; remove it, then record"
  static let danglingLink = "the golden is a link that leads nowhere; remove it, then record"
  static let empty = "the golden is an empty file; \(restore)"
  static let pointer =
    "the golden is a Git LFS pointer, not the file itself; run 'git lfs pull' to fetch it"
  static let notText = "the golden is not UTF-8; \(restore)"
  static let lineEnds =
    "the golden's lines end as Windows has them; add 'goldens/**/*.txt text eol=lf' to "
    + ".gitattributes, then check it out again"
  static let conflict =
    "the golden holds a merge's conflict; record it anew from the merged document"

  static func other(_ reason: String) -> String { "the golden cannot be read: \(reason)" }

  static func picture(_ error: Failure) -> String {
    "the golden cannot be used: \(error.message); \(restore)"
  }
}
