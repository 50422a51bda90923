import Foundation
import Synchronization
import Testing

@testable import SkeletonSystem

struct CacheFolderTests {
  /// Each with a lock of its own, as other processes have.
  @Test func whatIsCostlyIsMadeOnce() throws {
    let path = NSTemporaryDirectory() + "skelsnap-cache-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let times = Mutex(0)
    let found = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let folder = try? CacheFolder(path: path).folder("costly/one", keeping: 4, isCostly: true) {
        times.withLock { $0 += 1 }
        Thread.sleep(forTimeInterval: 0.05)
        try Files.write([1], to: $0 + "/file")
      }
      found.withLock { $0.append(folder ?? "none") }
    }
    #expect(times.withLock { $0 } == 1)
    #expect(found.withLock { $0 } == Array(repeating: path + "/costly/one", count: 4))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/costly") == ["one"])
  }

  @Test func whatFailsIsMadeByTheNext() throws {
    let path = NSTemporaryDirectory() + "skelsnap-cache-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let cache = CacheFolder(path: path)
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      _ = try cache.folder("costly/one", keeping: 4, isCostly: true) { _ in throw Refusal() }
    }
    let folder = try cache.folder("costly/one", keeping: 4, isCostly: true) {
      try Files.write([1], to: $0 + "/file")
    }
    #expect(try Files.read(folder + "/file") == [1])
  }

  /// What has not been asked for the longest goes first, however few there are.
  @Test func onlySoManyBytesAreKept() throws {
    let path = NSTemporaryDirectory() + "skelsnap-cache-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let cache = CacheFolder(path: path)
    for (age, name) in ["old", "middle", "young"].enumerated() {
      let folder = try cache.folder("made/" + name, keeping: 9) {
        try Files.write(Array(repeating: 1, count: 1000), to: $0 + "/file")
      }
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: Double(age - 9) * 100)],
        ofItemAtPath: folder)
    }
    _ = try cache.folder("made/new", keeping: 9, upTo: 2500) {
      try Files.write(Array(repeating: 1, count: 5000), to: $0 + "/file")
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: path + "/made").sorted()
    #expect(left == ["middle", "new", "young"])
  }

  /// A process that was killed leaves what it was making. Another may still be at it.
  @Test func whatWasForgottenGoes() throws {
    let path = NSTemporaryDirectory() + "skelsnap-cache-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (name, age) in [("skelsnap-forgotten", 2.0), ("skelsnap-going-on", 0.5), ("kept", 9)] {
      try FileManager.default.createDirectory(
        atPath: path + "/" + name, withIntermediateDirectories: true)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age * 3600)],
        ofItemAtPath: path + "/" + name)
    }
    TemporaryFolder.removeForgotten(in: path)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        == ["kept", "skelsnap-going-on"])
  }
}
