import Foundation
import Testing

@testable import SkeletonModel
@testable import SkeletonSystem

/// Real programs that every system has.
struct SubprocessTests {
  private func run(
    _ program: String, _ arguments: [String], input: String = "",
    environment: [String: String?] = [:]
  ) throws -> Subprocess.Outcome {
    var process = Subprocess(program, arguments)
    process.input = Array(input.utf8)
    process.environment = environment
    return try process.run()
  }

  @Test func argumentsAreNoCommands() throws {
    let word = "$(echo x) 'a' \"b\" ; * |"
    let outcome = try run("printf", ["%s\n", word])
    #expect(String(decoding: outcome.output, as: UTF8.self) == word + "\n")
    #expect(outcome.isSuccess && outcome.errors.isEmpty)
  }

  @Test(arguments: [
    ("exit 0", Subprocess.Outcome.Ending.status(0)), ("exit 7", .status(7)),
    ("kill -9 $$", .signal(9)),
  ])
  func itsEndingIsTold(script: String, ending: Subprocess.Outcome.Ending) throws {
    #expect(try run("sh", ["-c", script]).ending == ending)
  }

  @Test func outputAndErrorsAreApart() throws {
    let outcome = try run("sh", ["-c", "echo out; echo err >&2"])
    #expect(outcome.output == Array("out\n".utf8) && outcome.errors == Array("err\n".utf8))
  }

  /// Far more than a pipe holds, both ways at once.
  @Test func muchIsSaidAndHeard() throws {
    let text = String(repeating: "0123456789abcde\n", count: 200_000)
    let outcome = try run("cat", [], input: text)
    #expect(outcome.output == Array(text.utf8))
  }

  @Test func variablesAreAddedAndLeftOut() throws {
    let script = "echo \"$ONE,${HOME-none},${PATH:+path}\""
    let outcome = try run("sh", ["-c", script], environment: ["ONE": "1=2", "HOME": nil])
    #expect(outcome.output == Array("1=2,none,path\n".utf8))
  }

  @Test func aProgramThatIsNotThereIsAFailure() throws {
    #expect {
      try run("skelsnap-no-such-program", [])
    } throws: { ($0 as? Failure)?.isAbsence == true }
    #expect(throws: Failure.self) { try run("echo", ["a\0b"]) }
  }

  /// Its alarm ends it if nobody tells it the rest.
  @Test func whoSaysNoMoreMayStillListen() throws {
    let script = "close STDOUT; close STDERR; alarm 300; sleep 1; 1 while <STDIN>; exit 7"
    let text = String(repeating: "0123456789abcde\n", count: 200_000)
    #expect(try run("perl", ["-e", script], input: text).ending == .status(7))
  }

  /// Whoever ignores SIGCHLD is told of no status.
  @Test func anEndThatNobodyKnowsIsNoSuccess() async {
    await #expect(processExitsWith: .exitCode(7)) {
      _ = signal(SIGCHLD, SIG_IGN)
      let outcome = try Subprocess("true", []).run()
      exit(outcome.ending == .unknown && !outcome.isSuccess ? 7 : 1)
    }
  }

  /// It would wait for whoever holds the pipe.
  @Test func whatAProgramLeavesBehindIsNotWaitedFor() throws {
    let begun = ContinuousClock.now
    let outcome = try run("sh", ["-c", "sleep 300 & echo done"])
    #expect(outcome.output == Array("done\n".utf8) && outcome.isSuccess)
    #expect(ContinuousClock.now - begun < .seconds(300))
  }

  @Test func aTemporaryFolderIsGoneAfterTheWork() throws {
    struct Halt: Error {}
    var places: [String] = []
    #expect(throws: Halt.self) {
      try TemporaryFolder.with { folder in
        places.append(folder)
        try Files.write([1], to: folder + "/deep/file")
        // What a link leads to stays.
        places.append(folder + "-kept")
        try Files.write([2], to: folder + "-kept/file")
        try FileManager.default.createSymbolicLink(
          atPath: folder + "/link", withDestinationPath: folder + "-kept")
        throw Halt()
      }
    }
    #expect(places.map(Files.exists) == [false, true])
    try FileManager.default.removeItem(atPath: places[1])
  }
}
