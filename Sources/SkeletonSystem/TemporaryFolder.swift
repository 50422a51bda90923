#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel
import Synchronization

/// A folder for the time of some work, which is gone afterwards: when the work is done, when it
/// fails, and when the process is interrupted.
package enum TemporaryFolder {
  /// Calls `work` with the path of a new, empty folder that only this user can look into.
  ///
  /// - Parameter parent: Where it is made; nil means where the system keeps temporary files.
  package static func with<Value>(
    in parent: String? = nil, _ work: (String) throws -> Value
  ) throws -> Value {
    // Before there is anything to remove.
    Interruption.begin()
    let path = try Interruption.folders.withLock { folders throws(Failure) in
      let path = try make(in: parent)
      folders.insert(path)
      return path
    }
    // Whoever is being interrupted waits here until the process ends.
    defer {
      Interruption.folders.withLock { folders in
        Files.removeTree(path)
        folders.remove(path)
      }
    }
    return try work(path)
  }

  /// What the names of all of them begin with.
  private static let prefix = "skelsnap-"

  /// Removes those in a folder whose process was killed, and so could not.
  package static func removeForgotten(in parent: String) {
    for name in (try? Files.names(in: parent)) ?? [] where isName(name) {
      let path = FilePath.joined(parent, name)
      // No work takes so long.
      if Files.isFolder(path), let last = Files.Fingerprint(of: path)?.seconds,
        Int64(time(nil)) - last > 3600
      {
        Files.removeTree(path)
      }
    }
  }

  static func isName(_ name: String) -> Bool { name.hasPrefix(prefix) }

  private static func make(in folder: String?) throws(Failure) -> String {
    let named = folder ?? ProcessEnvironment.value(of: "TMPDIR") ?? ""
    let parent = named.isEmpty ? "/tmp" : named
    var template = Array(FilePath.joined(parent, prefix + "XXXXXX").utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw Failure(
        path: parent,
        "no temporary folder can be made here: \(Failure.words(for: errno)); name another place by "
          + "TMPDIR", code: errno)
    }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return Files.resolved(path) ?? path
  }
}

/// Removes temporary folders, and ends programs that were started, when the process is told to end.
///
/// A signal's handler may not look into folders. So the signals are held back from all threads, and
/// one thread awaits them.
enum Interruption {
  fileprivate static let folders = Mutex<Set<String>>([])
  private static let isEnding = Atomic<Bool>(false)

  /// Never returns once the process is ending: a folder that was removed is not to be made again.
  static func holdIfEnding() {
    guard isEnding.load(ordering: .relaxed) else { return }
    while true { pause() }
  }

  /// Those that end a process, unless whoever started it wants them ignored.
  private static let signals: [Int32] = [SIGINT, SIGTERM, SIGHUP].filter { number in
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return true }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) != 1
  }

  private static var mask: sigset_t {
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    for number in signals { unsafe sigaddset(&mask, number) }
    return mask
  }

  /// Once; threads that are started from now on hold the signals back, too.
  static func begin() { _ = awaiting }

  private static let awaiting: Void = {
    var mask = Self.mask
    unsafe pthread_sigmask(SIG_BLOCK, &mask, nil)
    let isAwaited = Workers.detach {
      var mask = Self.mask
      var number: Int32 = 0
      while unsafe sigwait(&mask, &number) != 0 {}
      end(by: number)
    }
    if !isAwaited { unsafe pthread_sigmask(SIG_UNBLOCK, &mask, nil) }
  }()

  /// Never lets go of the folders: nobody is to go on as if they had merely vanished.
  private static func end(by number: Int32) {
    folders.withLock { folders in
      isEnding.store(true, ordering: .relaxed)
      Workers.detach { Subprocess.endAll() }
      // Other threads may be in the middle of a file.
      for folder in folders {
        for _ in 0..<200 {
          Files.removeTree(folder)
          ProcessEnvironment.wait(milliseconds: 5)
          if !Files.exists(folder) { break }
        }
      }
      if number == SIGINT { _exit(130) }
      var mask = Self.mask
      _ = signal(number, SIG_DFL)
      unsafe pthread_sigmask(SIG_UNBLOCK, &mask, nil)
      _ = raise(number)
      _exit(128 + number)
    }
  }
}

extension Files {
  /// Removes a folder with everything in it, without following links; what refuses stays.
  static func removeTree(_ path: String) {
    for name in (try? names(in: path)) ?? [] where name != "." && name != ".." {
      let entry = path + "/" + name
      if unsafe unlink(entry) != 0 { removeTree(entry) }
    }
    _ = unsafe rmdir(path)
  }
}
