#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The door for hosts: views in, recordings out.
public enum _Recording {
  /// The numbers of what stands in for something, of all that this process has come to.
  nonisolated(unsafe) private static var standIns: Set<Int> = []

  /// Says that what stands in for something is come to: until then nobody sees it.
  public static func reach(standIn number: Int) { standIns.insert(number) }

  /// Says at its line what is not drawn of something that a program brings along itself.
  @MainActor public static func note(_ message: String, file: StaticString, line: UInt) {
    _Session.current?.note(_SourceLocation(file, line), message)
  }

  /// Whether what nothing can stand in for is a value without anything in it, rather than a trap.
  nonisolated(unsafe) public private(set) static var takesBlanks = false

  /// What a view is in one environment: a line of JSON for a line of JSON.
  @MainActor
  public static func json(of view: some View, request: String) -> String {
    json(of: view as any View, request: request)
  }

  @MainActor
  static func json(of view: any View, request line: String) -> String {
    guard let request = Request(line) else { return error("the request is no JSON object") }
    return record(request) { view }
  }

  /// Answers requests from the standard input, a line each, until it ends.
  ///
  /// What the app prints goes to the standard error, so that it cannot stand between the answers.
  @MainActor
  public static func serve(
    _ views: [(name: String, make: @MainActor () -> any View)], memory: UInt64 = 4 << 30,
    processorSeconds: UInt64 = 0
  ) -> Never {
    growStack()
    endWithParent()
    limit(RLIMIT_AS, setting("RECORDING_MEMORY") ?? memory)
    limit(RLIMIT_CPU, setting("RECORDING_SECONDS") ?? processorSeconds)
    let answers = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    VirtualTasks.install()
    OpenBodies.tellWhenTrapped()
    while let line = readLine(strippingNewline: true) {
      guard !line.isEmpty else { continue }
      write(answer(to: line, views) + "\n", to: answers)
    }
    exit(0)
  }

  @MainActor
  private static func answer(
    to line: String, _ views: [(name: String, make: @MainActor () -> any View)]
  ) -> String {
    guard let request = Request(line) else { return error("the request is no JSON object") }
    guard let entry = views.first(where: { $0.name == request.view }) else {
      return error("there is no view named '\(request.view)'")
    }
    return record(request, entry.make)
  }

  @MainActor
  private static func record(_ request: Request, _ make: @MainActor () -> any View) -> String {
    let session = _Session(request: request)
    _Session.current = session
    defer { _Session.current = nil }
    _Recording.takesBlanks = request.takesBlanks
    var other: Request?
    let all = session.record(session.made(make), orAsk: &other)
    if session.failure == nil, let other { return record(other, make) }
    if let part = request.part, all.count != part.count {
      session.note(
        nil, "the provider has \(all.count) previews here instead of \(part.count); all are drawn")
    }
    let nodes = session.part(of: all)
    var writer = JSONWriter()
    if let failure = session.failure { return error(failure.message, failure.at) }
    let inputs = _Inputs(
      environment: session.request.environment, position: _Position(label: ""),
      transaction: Transaction())
    var root =
      nodes.count == 1
      ? nodes[0]
      : _Node("vstack", [_Field("alignment", .text("center"))], children: nodes, inputs)
    if session.request.isInPreferredScheme { root = .inScheme(of: inputs, isScreen: true, [root]) }
    writer.write(raw: "{\"recording\":1,\"root\":")
    writer.write(root)
    for one in writer.undefined {
      session.note(one.at, "a number of this '\(one.kind)' is not a number (NaN); it counts as 0")
    }
    writer.write(raw: ",\"notes\":[")
    for (index, note) in session.notes.enumerated() {
      if index > 0 { writer.write(raw: ",") }
      writer.write(note)
    }
    let reached = standIns.sorted().map(String.init).joined(separator: ",")
    writer.write(raw: reached.isEmpty ? "]" : "],\"standIns\":[\(reached)]")
    if !session.trapped.isEmpty {
      writer.write(raw: ",\"trapped\":")
      writer.write(session.trapped.sorted { $0.key < $1.key }.map { _Field($0, .text($1)) })
    }
    writer.write(raw: "}")
    return writer.text
  }

  private static func error(_ message: String, _ at: _SourceLocation? = nil) -> String {
    var writer = JSONWriter()
    writer.write(raw: "{\"error\":")
    writer.write(_Session.Note(at: at, message: message))
    writer.write(raw: "}")
    return writer.text
  }

  // MARK: The process

  private static func setting(_ name: String) -> UInt64? {
    getenv(name).flatMap { UInt64(String(cString: $0)) }
  }

  private static func limit(_ resource: __rlimit_resource, _ value: UInt64) {
    let resource = __rlimit_resource_t(resource.rawValue)
    guard value > 0 else { return }
    // Above the soft limit of time there is a signal that says so, at the hard one just an end.
    var limits = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value) + 1)
    setrlimit(resource, &limits)
  }

  /// Whoever asks may be killed, and cannot end this program then.
  private static func endWithParent() {
    // The function takes any number of arguments, which Swift does not call.
    typealias Function =
      @convention(c) (CInt, CUnsignedLong, CUnsignedLong, CUnsignedLong, CUnsignedLong) -> CInt
    guard let symbol = dlsym(nil, "prctl") else { return }
    let deathSignal: CInt = 1
    _ = unsafeBitCast(symbol, to: Function.self)(deathSignal, CUnsignedLong(SIGKILL), 0, 0, 0)
  }

  /// Starts the program anew with a stack for views that nest deep: the main thread has the stack
  /// that the limit gave when the program was started.
  private static func growStack() {
    let wanted = rlim_t(512 << 20)
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    var limits = rlimit()
    guard getenv("RECORDING_STACK") == nil, getrlimit(stack, &limits) == 0,
      limits.rlim_cur < wanted
    else { return }
    limits.rlim_cur = min(wanted, limits.rlim_max)
    guard setrlimit(stack, &limits) == 0 else { return }
    setenv("RECORDING_STACK", "1", 1)
    var arguments = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    // Returns only where it failed: then the stack stays as it is.
    execv("/proc/self/exe", &arguments)
  }

  private static func write(_ text: String, to file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        exit(1)
      }
      bytes = bytes.dropFirst(count)
    }
  }
}

extension JSONWriter {
  mutating func write(_ note: _Session.Note) {
    var arguments = Arguments()
    arguments.add("at", note.at?.description)
    arguments.add("message", note.message)
    write(arguments.fields)
  }
}
