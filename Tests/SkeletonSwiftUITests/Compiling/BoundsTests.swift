import Foundation
import SkeletonLanguage
import SkeletonModel
import Testing

@testable import SkeletonSwiftUI
@testable import SkeletonSystem

/// A compiler that never says yes: the view's time is up all the same.
@Suite("How long a view is tried", .serialized)
struct BoundsTests {
  /// A script in place of the compiler, which makes of the module what it is asked for, and of a
  /// program what is told here. Each call of it leaves a line in `calls`.
  ///
  /// - Parameters:
  ///   - times: So often the view is asked for, each time anew.
  ///   - seconds: So many of a processor it may take.
  private func attempt(
    _ answer: String, times: Int = 1, within seconds: Double = TimeAllowance().most
  ) throws -> (refusal: ViewRefusal?, calls: Int, said: [String]) {
    try TemporaryFolder.with { folder in
      let compiler = FilePath.joined(folder, "swiftc")
      let calls = FilePath.joined(folder, "calls")
      let script = """
        #!/bin/sh
        case "$*" in
          *SkelsnapView*) echo called >> '\(calls)'; count=$(wc -l < '\(calls)')
            \(answer.replacing("$calls", with: calls)) ;;
          *) for word; do case "$last" in -o|-emit-module-path) : > "$word" ;; esac; last=$word; done ;;
        esac
        """
      try Files.write(Array(script.utf8), to: compiler)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
      let source = FilePath.joined(folder, "App")
      let fields = (1...40).map { "  let a\($0) = b\($0)" }.joined(separator: "\n")
      try Files.write(
        Array("struct Feed: View {\n\(fields)\n  var body: some View { Text(a1) }\n}\n".utf8),
        to: FilePath.joined(source, "Feed.swift"))
      let root = try #require(Files.resolved(source))
      let index = try SourceIndex(of: root, from: root)
      var toolchain = Toolchain(at: compiler)
      toolchain.allowance.most = seconds
      var refusal: ViewRefusal?
      for _ in 0..<times {
        do throws(ViewRefusal) {
          _ = try BuiltProgram(
            of: "Feed", in: index, by: toolchain, CacheFolder(path: folder + "/cache"))
        } catch {
          refusal = error
        }
      }
      let lines = ((try? Files.read(calls)) ?? []).split(separator: UInt8(ascii: "\n")).map {
        String(decoding: $0, as: UTF8.self)
      }
      return (refusal, lines.count { $0 == "called" }, lines)
    }
  }

  @Test("The compiler is asked 16 times after the first, and the same for the view alone")
  func rounds() throws {
    // Each time something else is wrong.
    let (refusal, calls, _) = try attempt(
      "echo \"Feed.swift:$((count + 1)):12: error: cannot find 'b$count' in scope\"; exit 1")
    #expect(calls == 2 * (BuiltProgram.mostRounds + 1))
    #expect(refusal?.diagnostics.map(\.message) == ["cannot find 'b1' in scope"])
  }

  @Test("The less time is left, the more is replaced at once")
  func haste() {
    var allowance = TimeAllowance()
    #expect(allowance.haste == 0)
    // A small program with a model whose macros are counted, and two runs of it, is none that takes long.
    #expect(allowance.hasteFarAway(after: 1.1, round: 3) == 0)
    #expect(allowance.hasteFarAway(after: 1.3, round: 3) == 12)
    #expect(allowance.mayAddMore(after: 6))
    // It would be ended before it is done.
    #expect(!allowance.mayAddMore(after: 13))
    // As long as less of the app would be tried.
    var later = allowance
    later.spend(9.5, measured: 1)
    #expect(later.mayAddMore(after: 4))
    later.spend(1, measured: 1)
    #expect(!later.mayAddMore(after: 1))
    allowance.spend(allowance.most * 0.7, measured: 1)
    #expect(allowance.haste == 9)
    #expect(!allowance.mayAddMore(after: 1))
    allowance.spend(allowance.most * 0.1, measured: 1)
    #expect(allowance.haste == 14)
  }

  @Test("What was done is what counts, and the clock only where it is far beyond that")
  func work() {
    var allowance = TimeAllowance()
    // A machine in haste, and one that has other things to do.
    for seconds in [0.5, 7.0] {
      allowance.spend(4, measured: seconds)
    }
    #expect(allowance.spent == 8)
    #expect(allowance.left == 12)
    #expect(allowance.mayBegin(isLast: false))
    #expect(allowance.limit(for: 4) == 7)
    // Without counts there is only the clock.
    allowance.spend(nil, measured: 3)
    #expect(allowance.spent == 11)
    #expect(!allowance.mayBegin(isLast: false))
    #expect(allowance.mayBegin(isLast: true))
    allowance.spend(0, measured: 18)
    #expect(allowance.spent == 11)
    #expect(!allowance.mayBegin(isLast: true))
    #expect(allowance.limit(for: 4) == 1.5)
    // Of what is not known yet, less.
    #expect(TimeAllowance().leftForMore(isFirst: true) == 7)
    #expect(TimeAllowance().leftForMore(isFirst: false) == 9)
  }

  @Test("A compiler counts the same on every machine")
  func counts() throws {
    try TemporaryFolder.with { folder in
      #expect(CompilerWork(countedIn: folder) == nil)
      // Of the linker, which counts nothing of this.
      try Files.write(Array("{\"Driver.NumJobs\": 2}".utf8), to: FilePath.joined(folder, "a.json"))
      #expect(CompilerWork(countedIn: folder) == nil)
      let counts = """
        {
        \t"AST.NumSourceLines": 900,
        \t"Sema.NumConstraintScopes": 10000,
        \t"Sema.NumDeclsTypechecked": 1000,
        \t"Sema.NumDeclsDeserialized": 10000,
        \t"IRModule.NumIRInsts": 10000,
        \t"time.swift.Parsing.wall": 3.1e-04
        }
        """
      try Files.write(Array(counts.utf8), to: FilePath.joined(folder, "b.json"))
      let work = try #require(CompilerWork(countedIn: folder))
      #expect(abs(work.seconds - 1.311) < 0.001)
    }
  }

  @Test("What macros write is counted beside the files that were given")
  func expansions() throws {
    try TemporaryFolder.with { folder in
      let counts = """
        {"Sema.NumDeclsDeserialized": 10000, "AST.NumSourceBuffers": 510}
        """
      try Files.write(Array(counts.utf8), to: FilePath.joined(folder, "a.json"))
      let work = try #require(CompilerWork(countedIn: folder, files: 10))
      #expect(abs(work.seconds - 2.36) < 0.001)
      let none = try #require(CompilerWork(countedIn: folder, files: 600))
      #expect(abs(none.seconds - 0.36) < 0.001)
    }
  }

  @Test("What cannot become a program any more within the time that is left is known before")
  func completion() {
    var allowance = TimeAllowance()
    #expect(allowance.mayComplete(16.9))
    #expect(!allowance.mayComplete(17))
    allowance.spend(9, measured: 1)
    #expect(allowance.mayComplete(7.9))
    #expect(!allowance.mayComplete(8))
  }

  @Test(
    "A compiler that was ended is asked about declarations before it is asked about bodies again")
  func declarationsFirst() throws {
    let calls = try attempt(
      """
      case "$*" in
        *skip-all-function-bodies*) echo declarations >> '$calls'; exit 0 ;;
      esac
      [ "$count" = 1 ] || { echo "Feed.swift:3:12: error: no more of this"; exit 1; }
      echo "error: compile command failed due to signal 9 (use -v to see invocation)"
      echo "Feed.swift:2:12: error: cannot find 'b1' in scope"
      printf '%20000s\n' ' '
      exit 1
      """
    ).said
    #expect(calls.prefix(3) == ["called", "called", "declarations"], "\(calls)")
    #expect(calls.count { $0 == "declarations" } == 1)
  }

  @Test("What is wrong with the source is refused again at once")
  func again() throws {
    let answer = "echo \"Feed.swift:2:12: error: no more of this\"; exit 1"
    let once = try attempt(answer)
    let twice = try attempt(answer, times: 2)
    #expect(once.calls > 0 && twice.calls == once.calls)
    #expect(twice.refusal?.diagnostics == once.refusal?.diagnostics)
  }

  @Test("A compiler without an end is ended, and the view refused, and tried again the next time")
  func seconds() throws {
    let start = ContinuousClock.now
    let (refusal, calls, _) = try attempt("while :; do :; done", times: 2, within: 3)
    #expect(calls == 4)
    #expect(
      refusal?.message?.contains("within 3 seconds of a processor") == true, "\(refusal as Any)")
    // By the clock it may take longer, where others keep the processors busy.
    #expect(ContinuousClock.now - start > .seconds(3))
    #expect(TimeAllowance().most == 20)
  }

  @Test("A refusal is kept as it was said")
  func kept() throws {
    try TemporaryFolder.with { folder in
      let place = TextPosition(file: "a.swift", line: 3, column: 4)
      var refusal = ViewRefusal([
        Diagnostic(at: place, "no", notes: [.init(position: place, message: "here")])
      ])
      refusal.message = "why"
      #expect(KeptRefusal(in: folder) == nil)
      try KeptRefusal(refusal).write(to: folder)
      let kept = try #require(KeptRefusal(in: folder)).refusal
      #expect(kept.message == "why")
      #expect(kept.diagnostics == refusal.diagnostics)
    }
  }
}
