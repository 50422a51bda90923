#if os(Linux)
  import Foundation
  import Testing

  /// What the compiler starts, or the view's program: with the command it is gone.
  @Suite("Nothing is left behind")
  struct LeftBehindTests {
    struct Row: CustomTestStringConvertible {
      var testDescription: String
      /// What the compiler does besides compiling.
      var script: String
      /// What ends the command; nil if it ends by itself.
      var signal: Int32?
    }

    private static let rows: [(name: String, script: String)] = [
      ("in its own group", "sleep $N & "),
      ("in a session of its own", "setsid sleep $N & "),
      ("whose parent has ended", "(setsid sh -c 'sleep $N & sleep $N & ' &) ; "),
      ("that ignores signals", "setsid sh -c 'trap \"\" TERM INT HUP; sleep $N; sleep $N' & "),
    ]

    private static let endings: [(name: String, signal: Int32?)] = [
      ("which ends", nil), ("which is terminated", SIGTERM), ("which is interrupted", SIGINT),
      ("which is killed", SIGKILL),
    ]

    @Test(
      arguments: rows.flatMap { row in
        endings.map { ending in
          Row(
            testDescription: "a program \(row.name) of a command \(ending.name)",
            script: row.script, signal: ending.signal)
        }
      })
    func ofWhatItStarts(_ row: Row) throws {
      let project = try ViewProject([
        "App/Feed.swift": "struct Feed: View { var body: some View { Text(\"\") } }\n"
      ])
      // A number of seconds that nobody else sleeps for.
      let seconds =
        "9\(Int.random(in: 100_000...999_999)).\(ProcessInfo.processInfo.processIdentifier)"
      let script = """
        #!/bin/sh
        N=\(seconds); export N
        \(row.script) : > begun
        \(row.signal == nil ? "sleep 0.1; exit 1" : "sleep $N")
        """
      try project.scratch.write(script, to: "swiftc")
      let compiler = project.scratch.path + "/swiftc"
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)

      let process = Process()
      process.executableURL = Skelsnap.binary
      process.arguments = ["render", "--swiftui", "App", "--view", "Feed", "-o", "feed.png"]
      process.currentDirectoryURL = URL(fileURLWithPath: project.scratch.path)
      process.environment = Skelsnap.environment.merging([
        "SKELSNAP_CACHE": project.scratch.path + "/cache", "SKELSNAP_SWIFTC": compiler,
      ]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      try waiting(until: "the compiler has begun") {
        FileManager.default.fileExists(atPath: project.scratch.path + "/begun")
          && (row.signal == nil || !sleepers(for: seconds).isEmpty)
      }
      if let signal = row.signal { kill(process.processIdentifier, signal) }
      process.waitUntilExit()
      if row.signal == SIGKILL {
        // Nobody waits for the supervisor then.
        try waiting(until: "nothing is left") { sleepers(for: seconds).isEmpty }
      }
      #expect(sleepers(for: seconds) == [])
    }

    @Test("What an app keeps is gone with its program, and the next begins like the first")
    func ofWhatIsKept() throws {
      let project = try ViewProject([
        "App/Feed.swift": """
        import SwiftUI
        struct Feed: View {
          let count: Int
          init() {
            count = UserDefaults.standard.integer(forKey: "count")
            UserDefaults.standard.set(count + 1, forKey: "count")
            UserDefaults.standard.synchronize()
            try? "a".write(to: .temporaryDirectory.appending(path: "a"), atomically: true, encoding: .utf8)
          }
          var body: some View { Text("Count \\(count)") }
        }
        """
      ])
      let home = project.scratch.path + "/home"
      try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
      let places = ["HOME": home, "XDG_CONFIG_HOME": home, "TMPDIR": home]
      for width in ["390", "391"] {
        let outcome = try project.run(
          ["inspect", "--swiftui", "App", "--view", "Feed", "--width", width, "--json"],
          environment: places)
        #expect(outcome.output.contains("Count 0"), "\(outcome.error)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: home) == [])
    }

    /// Numbers of the processes that sleep for so long.
    private func sleepers(for seconds: String) -> [String] {
      let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return numbers.filter { number in
        guard Int(number) != nil,
          let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline")
        else { return false }
        return String(decoding: words, as: UTF8.self) == "sleep\0\(seconds)\0"
      }
    }

    private func waiting(until what: String, _ condition: () -> Bool) throws {
      let end = ContinuousClock.now + .seconds(60)
      while !condition() {
        try #require(ContinuousClock.now < end, "\(what): not within a minute")
        usleep(20_000)
      }
    }
  }
#endif
