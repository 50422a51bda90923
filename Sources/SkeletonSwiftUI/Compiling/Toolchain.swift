import SkeletonModel
import SkeletonSystem

/// A Swift compiler.
struct Toolchain: Hashable, Sendable {
  /// Of `swiftc`: as a link, because what it leads to looks at the name that it is called by.
  let compiler: String
  /// Where its libraries are.
  var libraries: String {
    let tools = FilePath.parent(of: Files.resolved(compiler) ?? compiler)
    return FilePath.joined(FilePath.parent(of: tools), "lib/swift")
  }

  /// Different for another version: what is compiled is kept by it.
  let identity: String
  /// What one view may use of it.
  var allowance = TimeAllowance()

  /// The one that `SKELSNAP_SWIFTC` names, or the first on the `PATH`.
  static func found() throws(Failure) -> Toolchain {
    if let named = ProcessEnvironment.value(of: "SKELSNAP_SWIFTC"), !named.isEmpty {
      guard Files.kind(of: named) == .file else {
        throw Failure(path: named, "SKELSNAP_SWIFTC names no file")
      }
      return Toolchain(at: FilePath.joined(try ProcessEnvironment.workingFolder, named))
    }
    for folder in (ProcessEnvironment.value(of: "PATH") ?? "").split(separator: ":") {
      let path = FilePath.joined(String(folder), "swiftc")
      if Files.kind(of: path) == .file { return Toolchain(at: path) }
    }
    throw Failure(
      "views of an app's source are compiled, and there is no swiftc on the PATH; install a Swift "
        + "toolchain (swift.org/install), or name its compiler by SKELSNAP_SWIFTC")
  }

  init(at path: String) {
    compiler = path
    identity = path + " " + (Files.Fingerprint(of: path)?.text ?? "")
  }

  /// Runs the compiler, and has it count what it does.
  ///
  /// - Parameter processorSeconds: So long each of its programs may keep a processor, at most.
  /// - Returns: What it says, whether it succeeded or not, and what it has done, where it counts that.
  func compileCounting(
    _ arguments: [String], in folder: String, within processorSeconds: Double
  ) throws -> (outcome: Subprocess.Outcome, work: CompilerWork?) {
    try TemporaryFolder.with(in: folder) { counts in
      let outcome = try compile(
        arguments + ["-stats-output-dir", counts], in: folder, within: processorSeconds)
      return (
        outcome, CompilerWork(countedIn: counts, files: arguments.count { $0.hasSuffix(".swift") })
      )
    }
  }

  /// Runs the compiler; what it says comes back whether it succeeded or not.
  ///
  /// - Parameter processorSeconds: So long each of its programs may keep a processor, at most.
  func compile(
    _ arguments: [String], in folder: String, within processorSeconds: Double? = nil
  ) throws(Failure) -> Subprocess.Outcome {
    var process = Subprocess(compiler, arguments)
    if let processorSeconds {
      // The compiler does not limit itself, and its programs inherit what it was started with.
      let limited = "ulimit -t \"$1\" && shift && exec \"$@\""
      let seconds = String(max(1, Int(processorSeconds.rounded(.up))))
      process = Subprocess("/bin/sh", ["-c", limited, "sh", seconds, compiler] + arguments)
    }
    process.limits = Subprocess.Limits(seconds: Self.seconds, output: 20_000_000)
    process.endsWithAll = true
    // What the user builds with is not for this.
    process.environment = ["TMPDIR": folder, "SWIFT_EXEC": nil, "SWIFTFLAGS": nil]
    let outcome = try process.run()
    switch outcome.ending {
    case .outOfTime:
      throw Failure(
        path: compiler, "has not come to an end within \(Int(Self.seconds / 60)) minutes")
    case .outOfRoom: throw Failure(path: compiler, "says more than 20 MB; is it a Swift compiler?")
    case .outOfProcessorTime, .signal, .status, .unknown: return outcome
    }
  }

  /// By the clock. A module takes half a minute, but where other programs keep the processors busy
  /// it can be twenty.
  private static let seconds = 1800.0

  var madeNothing: Failure {
    Failure(path: compiler, "ended well and has compiled nothing; is it a Swift compiler?")
  }
}
