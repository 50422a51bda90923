import SkeletonModel
import SkeletonSystem

/// A program that says what one view shows.
struct ViewProgram: Hashable, Sendable {
  /// What is cut out of the app, by file.
  var files: [SourceSlice.File]
  /// The view as Swift has it: `FeedSkeleton()`.
  var expression: String
  /// More source: what Xcode would generate, and names that mean something else here.
  var extra: String
  /// As the app is built.
  var settings = BuildSettings()
  /// The protocols of which it has objects that stand in for others.
  var conformers: [String] = []
  /// What is called how that something stands in for, by its number.
  var standInWords: [Int: String] = [:]
  /// Whether something in it stands in for what cannot be compiled.
  var hasStandIns = false
  /// Whether an expression may take its time: what is said of it without is that it takes long.
  var isPatient = false
  /// So many steps an expression may take then.
  var patience = 150_000
  /// Whether bodies are passed over, of which one alone can take the compiler more than there is, as long as
  /// something that it names is wrong.
  var isDeclarationsAlone = false

  init(files: [SourceSlice.File], expression: String, extra: String) {
    self.files = files
    self.expression = expression
    self.extra = extra
  }

  init(of wanted: WantedView, in index: SourceIndex, _ slice: SourceSlice) {
    self.init(
      files: wanted.opened(slice.files, in: index), expression: wanted.call,
      extra: index.assets.symbols(among: slice.words, besides: slice.members) + "\n"
        + index.strings.symbols(among: slice.words, besides: slice.members) + "\n"
        + StandIns.source(among: slice.words, declared: slice.types) + "\n"
        + StandIns.symbols(
          among: slice.words, asked: slice.askedSymbols,
          // An app may have a type of its own of that name.
          declared: slice.files.contains { $0.path.hasPrefix(StandIns.symbolsPlace) }
            ? slice.types : []))
    conformers = slice.conformers
    standInWords = slice.standInWords
    // Packages of others have settings of their own, and are the same module here.
    let isOwn = files.allSatisfy { !index.app.otherFiles.contains($0.path) }
    settings = isOwn ? index.app.settings : BuildSettings()
  }

  /// Another number once what is done about complaints changes: what was refused is tried again.
  private static let edition: UInt8 = 30

  /// What is compiled is of this module, whatever the app's are called.
  static let module = "SkelsnapView"

  /// What of the compiler's complaints is about the expression and not about the app.
  static let mainFile = "view.swift"

  /// How much of the app is in it: bytes that are no spaces.
  var weight: Int {
    files.reduce(0) { sum, file in sum + file.text.count { $0 > UInt8(ascii: " ") } }
  }

  /// The first line of each of its files: one, as the places of what the compiler says count lines.
  private var imports: String {
    "import SwiftUI" + (hasStandIns ? "; import " + ModuleLibrary.standIns : "")
  }

  private var main: String {
    """
    \(imports)
    \(extra)
    @main @MainActor struct SkelsnapProgram {
      static func main() {
        \(hasStandIns ? "_prepareStandIns()" : "")
        _Recording.serve([(name: "view", make: { SkelsnapProgram.view })])
      }
      static var view: any SwiftUI.View {
    #sourceLocation(file: "\(Self.mainFile)", line: 1)
        \(expression)
    #sourceLocation()
      }
    }

    """
  }

  /// Different for another program.
  ///
  /// - Parameter more: What lies beside it.
  func digest(_ library: ModuleLibrary, _ more: [UInt8] = []) -> String {
    let head = library.folder + settings.flags.joined(separator: " ") + main
    var text = Array(head.utf8) + more + [Self.edition]
    for file in files { text += [0] + Array(file.path.utf8) + [0] + file.text }
    return String(SHA256(text).hexadecimal.prefix(24))
  }

  /// Compiles it; throws what the compiler says.
  ///
  /// - Parameter work: So much it may do, in seconds of a usual machine.
  func compile(
    into folder: String, with library: ModuleLibrary, by toolchain: Toolchain,
    within work: Double, _ allowance: inout TimeAllowance
  ) throws {
    var paths: [String] = []
    for (index, file) in files.enumerated() {
      let path = Self.place(of: index, in: folder)
      // The name that messages and recordings have for it.
      let head = [imports, "#sourceLocation(file: \"\(file.compiledPath)\", line: 1)"]
      try Files.write(Array(head.map { $0 + "\n" }.joined().utf8) + file.text, to: path)
      paths.append(path)
    }
    if hasStandIns {
      let path = FilePath.joined(folder, "source/StandInMembers.swift")
      try Files.write(Array(standInMembers.utf8), to: path)
      paths.append(path)
    }
    let own = FilePath.joined(folder, "source/\(Self.mainFile)")
    try Files.write(Array(main.utf8), to: own)
    let (outcome, done) = try toolchain.compileCounting(
      [
        // Targets of the app are one module here, and so are its packages.
        "-module-name", Self.module, "-package-name", "skelsnap", "-parse-as-library",
        "-swift-version", "5", "-Onone",
        // `init(model: Model = Model())` of a view, where the model is the main actor's: what Swift 6
        // takes, and Swift 5 refuses for no reason of ours.
        "-enable-upcoming-feature", "IsolatedDefaultValues",
        "-suppress-warnings", "-I", library.folder, "-L", library.folder,
        "-wmo",
        // That the compiler is right is for others to try.
        "-Xfrontend", "-disable-llvm-verify",
        // No expression holds it up.
        "-Xfrontend", "-solver-expression-time-threshold=\(hasStandIns ? 3 : 6)",
        // Nor does one that is wrong: why, the compiler looks for without an end in sight. What is right takes
        // a few hundred steps.
        "-Xfrontend", "-solver-scope-threshold=\(isPatient ? patience : 1_500)",
        "-module-cache-path", library.systemModules,
      ] + (isDeclarationsAlone ? Self.checking : linking(in: folder, with: library))
        + settings.flags + (hasBareRegex ? ["-enable-bare-slash-regex"] : [])
        + (library.plugin.map { ["-load-plugin-library", $0] } ?? []) + [own] + library.programFiles
        + paths, in: folder,
      within: allowance.limit(for: work))
    let isEnded = !outcome.isSuccess && outcome.wasEnded
    // What came to an end counts no more than what did not.
    allowance.spend(
      isEnded ? work : done.map { min($0.seconds, work) }, measured: outcome.processorSeconds)
    if outcome.isSuccess {
      if isDeclarationsAlone { return }
      guard Files.exists(FilePath.joined(folder, BuiltProgram.file)) else {
        throw toolchain.madeNothing
      }
      return
    }
    var complaints = CompilerComplaints(outcome, compiler: toolchain.compiler)
    complaints.name(files, in: folder)
    // Whoever used up what it may is ended by the system, and has said nothing of use.
    complaints.isEnded = isEnded
    throw complaints
  }

  private static let checking = [
    "-typecheck", "-Xfrontend", "-experimental-skip-all-function-bodies",
  ]

  private func linking(in folder: String, with library: ModuleLibrary) -> [String] {
    [
      "-o", FilePath.joined(folder, BuiltProgram.file), "-Xlinker", "--export-dynamic",
      "-Xlinker", "-s",
      // Beside it, wherever both are moved to.
      "-Xlinker", "-rpath", "-Xlinker",
      "$ORIGIN/../../library/\(FilePath.name(of: library.folder))",
    ] + library.modules.map { "-l" + $0 }
  }

  /// Where a file of the app is compiled from, below two lines that it has not itself.
  fileprivate static func place(of index: Int, in folder: String) -> String {
    FilePath.joined(folder, "source/\(index).swift")
  }
  fileprivate static let linesBefore = 2

  /// What is asked of a type that is not there by the name of a member alone: `.always`.
  private var standInMembers: String {
    let own: Set<String> = ["some", "none", "init", "self", "Type", "id", "description", "zero"]
    var names: Set<String> = []
    for file in files {
      let tokens = SwiftLexer.tokens(of: file.text)
      for index in tokens.indices.dropFirst(2) where tokens[index].kind == .word {
        let dot = tokens[index - 1]
        let before = tokens[index - 2]
        let isValue =
          before.kind != .mark || ")]}?!>".utf8.contains(file.text[before.range.lowerBound])
        guard dot.kind == .mark, file.text[dot.range.lowerBound] == UInt8(ascii: "."),
          !isValue
            || before.kind == .word
              && ["case", "return", "in"].contains(
                String(decoding: file.text[before.range], as: UTF8.self)),
          dot.range.upperBound == tokens[index].range.lowerBound
        else { continue }
        names.insert(String(decoding: file.text[tokens[index].range], as: UTF8.self))
      }
    }
    let members = names.subtracting(own).filter { name in
      name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return imports + "\nextension _StandIn {\n"
      + members.sorted().map {
        // `Text(.feedTitle)` is the key's text where that is declared.
        "  @_disfavoredOverload nonisolated public static var `\($0)`: _StandIn { _StandIn() }\n"
      }
      .joined() + "}\n"
      + "nonisolated func _prepareStandIns() {\n"
      + "  _StandInProgram.words = standInWords\n"
      + "  _StandInProgram.madeConformer = madeConformer\n}\n"
      + "private nonisolated func madeConformer(to type: Any.Type) -> Any? {\n"
      + conformers.map {
        "  if type == (any \($0)).self { return _made { \(SourceCut.conformerName(of: $0))() } }\n"
      }.joined() + "  return nil\n}\n"
      + "private nonisolated let standInWords: [Int: String] = [\(standInWords.isEmpty ? ":" : "")\n"
      + standInWords.sorted { $0.key < $1.key }.map { "  \($0.key): \"\($0.value)\",\n" }.joined()
      + "]\n"
  }

  /// Whether a pattern stands between slashes alone, which in this version of the language are
  /// operators by default.
  private var hasBareRegex: Bool {
    files.contains { file in
      SwiftLexer.tokens(of: file.text).contains {
        $0.kind == .regex && file.text[$0.range.lowerBound] == UInt8(ascii: "/")
      }
    }
  }
}

extension Subprocess.Outcome {
  /// Whether the system has ended the compiler, or a program that it has started.
  fileprivate var wasEnded: Bool {
    switch ending {
    case .outOfProcessorTime, .signal: return true
    case .outOfRoom, .outOfTime, .status, .unknown:
      // It may say so before all else.
      let said = String(decoding: errors + output, as: UTF8.self)
      return said.contains("failed due to signal 9") || said.contains("failed due to signal 24")
    }
  }
}

extension SourceSlice.File {
  /// Where a line begins but for its spaces.
  func column(ofFirstWordIn line: Int) -> Int {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return 1 }
    return (lines[line - 1].firstIndex { $0 != UInt8(ascii: " ") } ?? lines[line - 1].startIndex)
      - lines[line - 1].startIndex + 1
  }

  /// Where something is unwrapped in a line, if that is one thing.
  func column(ofUnwrappingIn line: Int) -> Int? {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let bytes = lines[line - 1]
    let marks = bytes.indices.filter { index in
      guard bytes[index] == UInt8(ascii: "!"), index > bytes.startIndex else { return false }
      let before = bytes[index - 1]
      let isBehind =
        Unicode.Scalar(before).properties.isAlphabetic
        || ")]_0123456789".utf8.contains(before)
      let isComparison =
        index + 1 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: "=")
      return isBehind && !isComparison
    }
    guard marks.count == 1 else { return nil }
    // What is called, or asked for something in brackets, stands before these.
    var place = marks[0] - 1
    var depth = 0
    while place > bytes.startIndex {
      if [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(bytes[place]) { depth += 1 }
      if [UInt8(ascii: "("), UInt8(ascii: "[")].contains(bytes[place]) {
        depth -= 1
      } else if depth == 0 {
        break
      }
      place -= 1
    }
    return place - bytes.startIndex + 1
  }

  var compiledPath: String { Self.compiledPath(of: path) }

  /// The path as the compiler is told it: it takes the name of a file as it is written, whatever
  /// escapes are in it, and so can neither be given a quote nor what ends a line.
  static func compiledPath(of path: String) -> String {
    func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value >= 32 && scalar.value != 127 && scalar != "\"" && scalar != "\\"
    }
    return path.unicodeScalars.map { scalar in
      isPlain(scalar) ? String(scalar) : "%" + String(scalar.value, radix: 16, uppercase: true)
    }.joined()
  }
}

/// What a compiler says is wrong.
struct CompilerComplaints: Error {
  var diagnostics: [Diagnostic] = []
  /// What it says without a place.
  var rest: [String] = []
  /// Whether it was ended before it had said all.
  var isEnded = false
  /// Whether it was not asked as often as it could have been.
  var isHurried = false
  var isOutOfTime: Bool { isHurried || isEnded && diagnostics.isEmpty }

  /// Whether it would say the same again; what has no place may be about the machine, and so is how
  /// far one comes in so many seconds.
  var isAboutTheSource: Bool { !isOutOfTime && !diagnostics.isEmpty }

  /// What is said of a view that cannot be made by its name alone.
  var lackingArguments: Diagnostic? {
    diagnostics.first {
      $0.position.file == ViewProgram.mainFile && $0.message.hasPrefix("missing argument")
    }
  }

  /// Of the view's call alone.
  init(ofCall complaint: Diagnostic) { diagnostics = [complaint] }

  init(_ outcome: Subprocess.Outcome, compiler: String) {
    let text = String(decoding: outcome.errors + outcome.output, as: UTF8.self)
    for line in text.split(separator: "\n") {
      guard let found = Self.diagnostic(line) else {
        if line.hasPrefix("error: ") { rest.append(String(line.dropFirst(7))) }
        continue
      }
      switch found.severity {
      case .error: if !diagnostics.contains(found) { diagnostics.append(found) }
      case .note:
        if let last = diagnostics.indices.last,
          diagnostics[last].notes.count < 3 || found.message.hasPrefix(Self.origin)
        {
          diagnostics[last].notes.append(
            Diagnostic.Note(position: found.position, message: found.message))
        }
      case .warning: break
      }
    }
    if diagnostics.isEmpty, rest.isEmpty {
      rest = [text.isEmpty ? "\(compiler) failed without a word" : String(text.prefix(2000))]
    }
  }

  /// Names files as the app does, and not as the compiler was told to, nor as it was told nothing: of the
  /// end of a file it names the file that it read.
  mutating func name(_ files: [SourceSlice.File], in folder: String) {
    let paths = Dictionary(files.map { ($0.compiledPath, $0.path) }) { first, _ in first }
    let places = Dictionary(
      files.indices.map { (ViewProgram.place(of: $0, in: folder), files[$0].path) }
    ) { first, _ in first }
    func named(_ position: TextPosition) -> TextPosition {
      var position = position
      if let path = places[position.file] {
        position.file = path
        position.line = max(position.line - ViewProgram.linesBefore, 1)
      } else {
        position.file = paths[position.file] ?? position.file
      }
      return position
    }
    for index in diagnostics.indices {
      diagnostics[index].position = named(diagnostics[index].position)
      for note in diagnostics[index].notes.indices {
        diagnostics[index].notes[note].position = named(diagnostics[index].notes[note].position)
      }
      // What a macro has written is wrong where the macro stands.
      if diagnostics[index].position.file.hasPrefix("macro expansion "),
        let origin = diagnostics[index].notes.last(where: { $0.message.hasPrefix(Self.origin) })
      {
        diagnostics[index].position = origin.position
      }
    }
  }

  /// What the compiler says of the place of a macro whose code is wrong.
  private static let origin = "expanded code originates here"

  /// `Sources/Feed/Row.swift:12:8: error: cannot find 'x' in scope`
  private static func diagnostic(_ line: Substring) -> Diagnostic? {
    for (word, severity) in [
      (": error: ", Diagnostic.Severity.error), (": note: ", .note), (": warning: ", .warning),
    ] {
      guard let mark = line.firstRange(of: word) else { continue }
      // Of what a macro has written, where the macro stands is drawn below.
      let head = line[..<mark.lowerBound].drop { "`- |".contains($0) }
      let place = head.split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { return nil }
      return Diagnostic(
        severity,
        at: TextPosition(
          file: place.dropLast(2).joined(separator: ":"), line: row, column: column),
        String(line[mark.upperBound...]))
    }
    return nil
  }
}
