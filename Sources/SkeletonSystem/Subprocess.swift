private import CSupervisor
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel
import Synchronization

/// Another program, run to its end: without a shell, so that no argument can be a command.
package struct Subprocess: Sendable {
  /// A name that is looked up on the `PATH`, or a path.
  package var program: String
  package var arguments: [String]
  /// Variables that it has besides ours, or instead of them; nil is for one of ours that it has
  /// not.
  package var environment: [String: String?] = [:]
  /// What it reads from standard input, if it wants to.
  package var input: [UInt8] = []
  package var limits = Limits()
  /// Whether all that it starts ends with it: when it has ended, at a limit, and when we end, for
  /// whatever reason.
  package var endsWithAll = false

  /// What it may use; nil is for no limit.
  package struct Limits: Hashable, Sendable {
    /// After so many it is ended.
    package var seconds: Double?
    /// Bytes that it may say.
    package var output: Int?

    package init(seconds: Double? = nil, output: Int? = nil) {
      self.seconds = seconds
      self.output = output
    }
  }

  package init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// What came of it.
  package struct Outcome: Hashable, Sendable {
    package enum Ending: Hashable, Sendable {
      case status(Int32)
      case signal(Int32)
      /// It was ended because it went on for longer than it may.
      case outOfTime
      /// The system ended it because it kept the processor for longer than it may, by a limit that
      /// it has set itself or was started with.
      case outOfProcessorTime
      /// It was ended because it said more than it may.
      case outOfRoom
      /// The system keeps no status where whoever started us ignores the ends of programs.
      case unknown
    }

    package var ending: Ending
    package var output: [UInt8]
    package var errors: [UInt8]
    /// What it has used of processors, with the programs that it has started and awaited.
    package var processorSeconds = 0.0

    package var isSuccess: Bool { ending == .status(0) }
  }

  /// Runs it. Throws if it cannot be started, for which `code` says why: `Failure.isAbsence` if
  /// there is no such program.
  package func run() throws(Failure) -> Outcome {
    let words = [program] + arguments + ownVariables
    guard !words.contains(where: { $0.utf8.contains(0) }) else {
      throw Failure(path: program, "an argument may hold no zero byte")
    }
    // The terminal's keys do not reach another group.
    if endsWithAll { Interruption.begin() }
    let (child, pipes) = try Self.running.withLock { children throws(Failure) in
      // Between the making of pipes and the start no other program may be started, which would
      // inherit them and hold them open.
      let pipes = try Pipes()
      let child = try start(pipes)
      children.append(child)
      return (child, pipes)
    }
    defer {
      Self.running.withLock { children in
        children.removeAll { $0.id == child.id }
        child.letGo()
      }
    }
    let outcome = Conversation(child, pipes, input, limits).outcome()
    // On Linux nothing is left.
    if endsWithAll { child.end() }
    return outcome
  }
}

/// A program that has been started.
private struct Child {
  /// What is awaited: the program, or on Linux its supervisor, if all that it starts ends with it.
  let id: pid_t
  let isGroup: Bool
  /// What the supervisor is held by; -1 if there is none.
  var leash: Int32 = -1

  /// Ends it.
  func end() {
    #if os(Linux)
      if leash >= 0 {
        skelsnap_end(leash)
        return
      }
    #endif
    kill(isGroup ? -id : id, SIGKILL)
  }

  /// Of one that has ended.
  func letGo() {
    if leash >= 0 { _ = close(leash) }
  }
}

extension Failure {
  /// Whether there was no such file or program.
  package var isAbsence: Bool { code == ENOENT }
}

extension Subprocess {
  private static let running = Mutex<[Child]>([])

  /// Ends all programs that are running, and waits until they are gone. No other is started any
  /// more.
  static func endAll() {
    running.withLock { children in
      for child in children {
        child.end()
        // Without taking its status, for which somebody is waiting.
        var info = unsafe siginfo_t()
        while unsafe waitid(P_PID, id_t(child.id), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      }
      // The lock is never given back: the process is about to end.
      while true { pause() }
    }
  }

  private func start(_ pipes: Pipes) throws(Failure) -> Child {
    #if os(Linux)
      if endsWithAll { return try startSupervised(pipes) }
    #endif
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    for (number, own) in [pipes.input.read, pipes.output.write, pipes.errors.write].enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, own, Int32(number))
    }
    // We ignore or await signals that end other programs.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT] { unsafe sigaddset(&usual, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    var flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    // A group of its own, which has the child's number.
    if endsWithAll { flags |= Int16(POSIX_SPAWN_SETPGROUP) }
    unsafe posix_spawnattr_setflags(&attributes, flags)
    var child = pid_t()
    let code = unsafe withWords([program] + arguments) { arguments in
      unsafe withWords(variables) { variables in
        unsafe posix_spawnp(&child, program, &actions, &attributes, arguments, variables)
      }
    }
    try handOver(pipes, code)
    return Child(id: child, isGroup: endsWithAll)
  }

  #if os(Linux)
    private func startSupervised(_ pipes: Pipes) throws(Failure) -> Child {
      var leash: Int32 = -1
      var child = pid_t()
      var code: Int32 = 0
      unsafe withWords([program] + arguments) { arguments in
        unsafe withWords(variables) { variables in
          let streams = [pipes.input.read, pipes.output.write, pipes.errors.write]
          child = unsafe skelsnap_supervise(program, arguments, variables, streams, &leash)
          if child < 0 { code = errno }
        }
      }
      try handOver(pipes, code)
      return Child(id: child, isGroup: true, leash: leash)
    }
  #endif

  /// Leaves the program's ends of pipes to it, or closes them all if it could not be started.
  private func handOver(_ pipes: Pipes, _ code: Int32) throws(Failure) {
    pipes.closeTheirs()
    guard code != 0 else { return }
    pipes.closeOurs()
    throw Failure(
      path: program,
      code == ENOENT
        ? "there is no such program on the PATH"
        : "the program cannot be started: \(Failure.words(for: code))", code: code)
  }

  /// Our variables, with those that are asked for instead.
  private var variables: [String] {
    ProcessEnvironment.all.filter { line in
      !environment.keys.contains { line.hasPrefix($0 + "=") }
    } + ownVariables
  }

  private var ownVariables: [String] {
    environment.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
  }

  /// Calls `body` with words as C has lists of them: pointers, the last of which is null.
  private func withWords<Value>(
    _ words: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Value
  ) -> Value {
    let copies = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
    return unsafe copies.withUnsafeBufferPointer { list in
      guard let start = list.baseAddress else {
        preconditionFailure("a list with an end has a beginning")
      }
      return unsafe body(start)
    }
  }
}

/// The pipes to a program's standard input, output and errors.
private struct Pipes {
  struct Pipe {
    var read: Int32
    var write: Int32
  }

  let input: Pipe
  let output: Pipe
  let errors: Pipe

  init() throws(Failure) {
    input = try Self.make()
    do throws(Failure) {
      output = try Self.make()
    } catch {
      Self.close(input)
      throw error
    }
    do throws(Failure) {
      errors = try Self.make()
    } catch {
      Self.close(input)
      Self.close(output)
      throw error
    }
    for own in [input.write, output.read, errors.read] {
      _ = fcntl(own, F_SETFL, fcntl(own, F_GETFL) | O_NONBLOCK)
    }
  }

  private static func make() throws(Failure) -> Pipe {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw Failure("no pipe can be made: \(Failure.words(for: errno))", code: errno)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return Pipe(read: ends[0], write: ends[1])
  }

  private static func close(_ pipe: Pipe) {
    systemClose(pipe.read)
    systemClose(pipe.write)
  }

  func closeTheirs() {
    for end in [input.read, output.write, errors.write] { systemClose(end) }
  }

  func closeOurs() {
    for end in [input.write, output.read, errors.read] { systemClose(end) }
  }
}

/// What is said to a program and what it answers, until its end.
private struct Conversation {
  private let child: Child
  private let input: [UInt8]
  private var told = 0
  /// Our ends; -1 once they are closed.
  private var toInput: Int32
  private var fromOutput: Int32
  private var fromErrors: Int32
  private var output: [UInt8] = []
  private var errors: [UInt8] = []
  private var usage = rusage()
  private let limits: Subprocess.Limits

  init(_ child: Child, _ pipes: Pipes, _ input: [UInt8], _ limits: Subprocess.Limits) {
    self.child = child
    self.input = input
    self.limits = limits
    toInput = pipes.input.write
    fromOutput = pipes.output.read
    fromErrors = pipes.errors.read
  }

  consuming func outcome() -> Subprocess.Outcome {
    if input.isEmpty { Self.close(&toInput) }
    let start = ContinuousClock.now
    var ending: Subprocess.Outcome.Ending?
    while ending == nil {
      exchange(waiting: 50)
      ending = ended()
      if ending == nil, let excess = excess(since: start) {
        child.end()
        while unsafe wait4(child.id, nil, 0, &usage) < 0, errno == EINTR {}
        ending = excess
      }
    }
    Self.close(&toInput)
    // What it has started may hold the pipes open; what is in them now is all that counts.
    exchange(waiting: 0)
    Self.close(&fromOutput)
    Self.close(&fromErrors)
    return Subprocess.Outcome(
      ending: ending ?? .unknown, output: output, errors: errors,
      processorSeconds: ProcessorTime.seconds(of: usage))
  }

  /// Which of its limits it has passed, if any.
  private func excess(since start: ContinuousClock.Instant) -> Subprocess.Outcome.Ending? {
    if let seconds = limits.seconds, ContinuousClock.now - start > .seconds(seconds) {
      return .outOfTime
    }
    if let most = limits.output, output.count + errors.count > most { return .outOfRoom }
    return nil
  }

  /// nil while it runs.
  private mutating func ended() -> Subprocess.Outcome.Ending? {
    var status: Int32 = 0
    // While there is something to hear or to tell it has not ended; after that it is about to.
    let isSilent =
      toInput < 0 && fromOutput < 0 && fromErrors < 0 && limits.seconds == nil
    while true {
      let found = unsafe wait4(child.id, &status, isSilent ? 0 : WNOHANG, &usage)
      if found == 0 { return nil }
      if found == child.id { return Self.ending(status) }
      if errno != EINTR { return .unknown }
    }
  }

  private static func ending(_ status: Int32) -> Subprocess.Outcome.Ending {
    // WIFEXITED and what goes with it are macros, which Swift does not see.
    let signal = status & 0x7f
    if signal == SIGXCPU { return .outOfProcessorTime }
    return signal == 0 ? .status(status >> 8 & 0xff) : .signal(signal)
  }

  /// Writes and reads what can be, after waiting at most so many milliseconds for something.
  private mutating func exchange(waiting: Int32) {
    var waits = [
      pollfd(fd: toInput, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: fromOutput, events: Int16(POLLIN), revents: 0),
      pollfd(fd: fromErrors, events: Int16(POLLIN), revents: 0),
    ]
    guard unsafe poll(&waits, nfds_t(waits.count), waiting) > 0 else { return }
    if waits[0].revents != 0 { tell() }
    if waits[1].revents != 0 { Self.listen(&fromOutput, &output) }
    if waits[2].revents != 0 { Self.listen(&fromErrors, &errors) }
  }

  private mutating func tell() {
    let got = unsafe input.withUnsafeBytes {
      let rest = unsafe UnsafeRawBufferPointer(rebasing: $0[told...])
      return unsafe write(toInput, rest.baseAddress, rest.count)
    }
    if got > 0 { told += got }
    // A program that does not want all of it is free not to.
    let isOver = got < 0 && errno != EAGAIN && errno != EINTR
    if told == input.count || isOver { Self.close(&toInput) }
  }

  /// Reads all that is there.
  private static func listen(_ end: inout Int32, _ bytes: inout [UInt8]) {
    var part = [UInt8](repeating: 0, count: 65_536)
    while end >= 0 {
      let got = unsafe part.withUnsafeMutableBytes {
        unsafe read(end, $0.baseAddress, $0.count)
      }
      if got > 0 {
        bytes += part[..<got]
      } else if got < 0, errno == EAGAIN {
        return
      } else if got == 0 || errno != EINTR {
        systemClose(end)
        end = -1
      }
    }
  }

  private static func close(_ end: inout Int32) {
    if end >= 0 { systemClose(end) }
    end = -1
  }
}

/// The system's `close`, whose name is hidden inside the types above.
private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }
