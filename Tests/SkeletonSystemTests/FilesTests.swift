import Foundation
import Testing

@testable import SkeletonModel
@testable import SkeletonSystem

/// Uses the real disk, in a separate folder for each test.
final class FilesTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "skelsnap-files-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func place(_ path: String) -> String { folder + "/" + path }

  private func refusal(of path: String, limit: Int = 1000) -> String? {
    do throws(Failure) {
      _ = try Files.read(path, limit: limit)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    try Files.write(bytes, to: place("new/deep/file"))
    #expect(try Files.read(place("new/deep/file")) == bytes)
    try Files.write([1], to: place("new/deep/file"))
    #expect(try Files.read(place("new/deep/file")) == [1])
    #expect(try FileManager.default.contentsOfDirectory(atPath: place("new/deep")) == ["file"])
  }

  #if os(Linux)
    /// So that an interrupted process leaves nothing behind.
    @Test func aFileHasNoNameBeforeItIsWhole() throws {
      // Linux' `O_TMPFILE`, which not every file system has.
      let probe = unsafe open(folder, O_WRONLY | 0o20_000_000 | O_DIRECTORY, 0o600)
      guard probe >= 0 else { return }
      close(probe)
      var names: [[String]] = []
      try Files.write(to: place("file")) { put throws(Failure) in
        try put([1, 2])
        names.append((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? ["?"])
        try put([3])
      }
      #expect(names == [[]])
      #expect(try Files.read(place("file")) == [1, 2, 3])
      let batch = FileBatch()
      try GuardedFolder(folder).write([4], to: "file", in: batch)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
      #expect(batch.commit() == [nil])
      #expect(try Files.read(place("file")) == [4])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
    }
  #endif

  @Test func aBatchReplacesNothingBeforeItIsCommitted() throws {
    let guarded = try GuardedFolder(folder)
    try guarded.write([1], to: "a/x")
    let batch = FileBatch()
    try guarded.write([2], to: "a/x", in: batch)
    try guarded.write([3], to: "b/deep/y", in: batch)
    #expect(try Files.read(place("a/x")) == [1])
    #expect(!Files.exists(place("b/deep/y")))
    #expect(batch.commit() == [nil, nil])
    #expect(try Files.read(place("a/x")) == [2])
    #expect(try Files.read(place("b/deep/y")) == [3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: place("a")) == ["x"])
    #expect(batch.commit() == [])
  }

  @Test func aFailureInABatchIsThatOfItsFileAlone() throws {
    let guarded = try GuardedFolder(folder)
    let batch = FileBatch()
    try guarded.write([1], to: "a", in: batch)
    try guarded.write([2], to: "b", in: batch)
    try guarded.write([3], to: "c", in: batch)
    try FileManager.default.createDirectory(
      atPath: place("b/in"), withIntermediateDirectories: true)
    let outcomes = batch.commit()
    #expect(outcomes.map { $0 == nil } == [true, false, true])
    #expect(outcomes[1]?.path == place("b"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a", "b", "c"])
  }

  @Test func aBatchThatIsForgottenLeavesNothing() throws {
    try Files.makeFolder(folder)
    do {
      let batch = FileBatch()
      try GuardedFolder(folder).write([1], to: "a", in: batch)
      #expect(!Files.exists(place("a")))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test func aBatchIsFullBeforeTooManyFilesAreOpen() throws {
    let batch = FileBatch()
    let guarded = try GuardedFolder(folder)
    var count = 0
    while !batch.isFull, count < 1000 {
      try guarded.write([1], to: "\(count)", in: batch)
      count += 1
    }
    #expect(count <= 32)
    #expect(batch.commit().allSatisfy { $0 == nil })
    #expect(!batch.isFull || count == 0)
  }

  @Test func aFileAsLongAsTheLimitIsRead() throws {
    try Files.write([UInt8](repeating: 7, count: 1000), to: place("full"))
    #expect(refusal(of: place("full")) == nil)
    #expect(refusal(of: place("full"), limit: 999)?.contains("larger than the 999 bytes") == true)
  }

  /// What is unusual is left to `read`, which says what it is.
  @Test func onlyAPlainFileInsideIsReadInOneGo() throws {
    let guarded = try GuardedFolder(place("in"))
    try Files.write([1, 2, 3], to: place("in/a/plain"))
    try Files.write([], to: place("in/a/empty"))
    try Files.write([9], to: place("out/secret"))
    try FileManager.default.createSymbolicLink(
      atPath: place("in/a/link"), withDestinationPath: "plain")
    try FileManager.default.createSymbolicLink(
      atPath: place("in/a/dead"), withDestinationPath: "nothing")
    try FileManager.default.createSymbolicLink(
      atPath: place("in/exit"), withDestinationPath: "../out")
    #expect(guarded.readPlain("a/plain", limit: 3) == [1, 2, 3])
    for name in ["a/empty", "a/link", "a/dead", "a", "a/none", "exit/secret", "../out/secret", ""] {
      #expect(guarded.readPlain(name, limit: 1000) == nil, "\(name)")
    }
    #expect(guarded.readPlain("a/plain", limit: 2) == nil)
    #expect(try guarded.read("a/link", limit: 3) == [1, 2, 3])
    #expect(guarded.names(in: "a").map(Set.init) == ["plain", "empty", "link", "dead"])
    #expect(guarded.names(in: "a/none") == [])
    #expect(guarded.names(in: "a/plain") == [])
  }

  @Test func aFileInPiecesIsReplacedWholeOrNotAtAll() throws {
    let guarded = try GuardedFolder(folder)
    try guarded.write(to: "new/x") { put throws(Failure) in
      try put([1])
      try put([2, 3])
    }
    #expect(try Files.read(place("new/x")) == [1, 2, 3])
    #expect(throws: Failure.self) {
      try guarded.write(to: "new/x") { put throws(Failure) in
        try put([4])
        throw Failure("no more")
      }
    }
    #expect(try Files.read(place("new/x")) == [1, 2, 3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: place("new")) == ["x"])
  }

  @Test func anEmptyFileHasNoBytes() throws {
    try Files.write([], to: place("empty"))
    #expect(try Files.read(place("empty")) == [])
  }

  @Test(.timeLimit(.minutes(1)))
  func aPipeIsRefusedWithoutWaiting() {
    let pipe = place("pipe")
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    #expect(refusal(of: pipe)?.contains("a pipe") == true)
  }

  @Test(arguments: [
    ("/dev/zero", "no regular file"), ("/dev/null", "no regular file"), ("/", "a folder"),
    ("/no/such/file", "there is no such file"), ("/dev/null/x", "a part of the path is a file"),
    ("", "names nothing"), ("a\0b", "no zero byte"),
  ])
  func refused(path: String, sentence: String) {
    #expect(refusal(of: path)?.contains(sentence) == true)
  }

  #if os(Linux)
    @Test func aFileThatLiesAboutItsSizeIsReadToItsEnd() throws {
      #expect(try !Files.read("/proc/self/status").isEmpty)
      #expect(refusal(of: "/proc/self/status", limit: 10)?.contains("larger") == true)
    }
  #endif

  @Test func aLinkIsWrittenThroughAndTheModeKept() throws {
    try Files.write([1], to: place("real"))
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: place("real"))
    try manager.createSymbolicLink(atPath: place("link"), withDestinationPath: "real")
    try Files.write([2], to: place("link"))
    #expect(try Files.read(place("real")) == [2])
    let attributes = try manager.attributesOfItem(atPath: place("real"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try manager.destinationOfSymbolicLink(atPath: place("link")) == "real")
  }

  @Test func aDeviceIsWrittenToNotReplaced() throws {
    try Files.write([1, 2, 3], to: "/dev/null")
    #expect(Files.kind(of: "/dev/null") == .special)
  }

  @Test func aFileInTheWayOfAFolderIsNamed() throws {
    try Files.write([], to: place("file"))
    #expect {
      try Files.write([], to: place("file/inside"))
    } throws: {
      ($0 as? Failure)?.message == "a folder is due here, but there is a file"
    }
  }

  @Test func listingLeavesOutWhatIsHiddenAndEndsInLoops() throws {
    for name in [
      "b", "a/z", "a/B", "a/é", ".git/config", ".build/x", "node_modules/m/x", "a/.hidden",
    ] {
      try Files.write([], to: place(name))
    }
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: place("a/loop"), withDestinationPath: "..")
    try manager.createSymbolicLink(atPath: place("0twin"), withDestinationPath: "a")
    try manager.createSymbolicLink(atPath: place("dangling"), withDestinationPath: "nowhere")
    try manager.createSymbolicLink(atPath: place("c"), withDestinationPath: "b")
    #expect(try Files.list(folder) == ["a/B", "a/z", "a/é", "b", "c"])
  }

  @Test func aLinkedFolderElsewhereIsLookedInto() throws {
    try Files.write([], to: place("away/x"))
    try Files.makeFolder(place("here"))
    try FileManager.default.createSymbolicLink(
      atPath: place("here/away"), withDestinationPath: "../away")
    #expect(try Files.list(place("here")) == ["away/x"])
  }
}
