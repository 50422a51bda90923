import SkeletonLanguage
import SkeletonModel
import SkeletonSystem
import Synchronization

/// A view that has been compiled.
struct BuiltProgram: Sendable {
  /// The folder of the program, in which its answers are kept as well.
  private(set) var folder: String
  /// What it is made of, whatever the toolchain and the machine.
  let digest: String
  /// Where the view is declared.
  let position: TextPosition
  /// The app's files that it is made of, by absolute paths.
  let sources: [String]
  /// What of its source something else stands in for.
  private let notes: [StandInNote]
  /// Which of a provider's previews it is asked for.
  let part: PreviewPart?
  private let hanging = Hanging()
  private let localized: LocalizedPrograms

  /// Why it never came to an end, once it has not: no other question is waited for as long.
  private final class Hanging: Sendable {
    let refusal = Mutex<ViewRefusal?>(nil)
  }

  init(of view: String, in index: SourceIndex) throws(ViewRefusal) {
    let tools: (Toolchain, CacheFolder)
    do throws(Failure) {
      tools = (try Toolchain.found(), try CacheFolder())
    } catch {
      throw ViewRefusal(error.description)
    }
    try self.init(of: view, in: index, by: tools.0, tools.1)
  }

  init(
    of view: String, in index: SourceIndex, by toolchain: Toolchain, _ cache: CacheFolder
  ) throws(ViewRefusal) {
    let wanted = try WantedView(view, in: index)
    part = wanted.part
    position =
      wanted.roots.first.map(index.app.position)
      ?? TextPosition(file: index.folder, line: 1, column: 1)
    var cut = Self.cut(wanted, index)
    var program = ViewProgram(of: wanted, in: index, cut.slice)
    program.hasStandIns = cut.callsStandIns
    let resources = AppResources(in: index.resources, index.surveyed, for: cut.slice)
    localized = LocalizedPrograms(index, cache, resources)
    let paths = Set(cut.slice.files.map(\.path))
    sources = index.app.files.filter { paths.contains($0.path) }.map(\.location)
    digest =
      SHA256(
        Array(program.expression.utf8) + Array(program.extra.utf8) + program.files.flatMap(\.text)
          + index.assets.bytes + index.strings.bytes + resources.bytes
      ).hexadecimal
    do {
      let library = try ModuleLibrary(toolchain, in: cache)
      folder = try cache.folder(
        "swiftui/programs/\(program.digest(library, index.strings.bytes + resources.bytes))",
        keeping: 2000,
        upTo: Self.mostBytes
      ) { folder in
        try index.strings.write(to: folder)
        try resources.write(to: folder)
        do {
          let standIns = try Self.compile(
            program, of: wanted, in: index, &cut, into: folder, with: library, by: toolchain)
          if !cut.absences.isEmpty {
            try Files.write(
              Array(cut.absences.joined(separator: "\n").utf8), to: Self.absences(in: folder))
          }
          guard !standIns.isEmpty else { return }
          try Files.write(
            Array(KeptDiagnostics.json(of: standIns).text().utf8), to: Self.list(in: folder))
        } catch let complaints as CompilerComplaints where complaints.isAboutTheSource {
          // The same source is refused again, and at once. What there was no time for is tried again:
          // with less beside it there may be.
          try KeptRefusal(complaints.refusal(of: view, within: toolchain.allowance)).write(
            to: folder)
        }
      }
    } catch let complaints as CompilerComplaints {
      throw complaints.refusal(of: view, within: toolchain.allowance)
    } catch {
      throw ViewRefusal("\(error)")
    }
    if let kept = KeptRefusal(in: folder) { throw kept.refusal }
    notes = KeptDiagnostics.json(at: Self.list(in: folder)).map(KeptDiagnostics.notes) ?? []
    guard notes.isEmpty || SwiftUIViews.takesStandIns else {
      // In the compiler's own words.
      throw ViewRefusal(
        notes.map(\.diagnostic).map {
          Diagnostic(at: $0.position, $0.notes.first?.message ?? $0.message)
        })
    }
    if !SwiftUIViews.takesStandIns, let absences = try? Files.read(Self.absences(in: folder)) {
      let place = position
      throw ViewRefusal(
        String(decoding: absences, as: UTF8.self).split(separator: "\n").map {
          Diagnostic(at: place, String($0))
        })
    }
  }

  /// The same program beside an app's texts in another language.
  func inLanguage(of variant: Variant) throws(ViewRefusal) -> BuiltProgram {
    guard let language = variant.language else { return self }
    var program = self
    program.folder = try localized.folder(of: language, for: folder)
    return program
  }

  /// Whether the app has texts in a language.
  func hasTexts(in language: Language) -> Bool { localized.texts(in: language).hasLanguage }

  /// Where the program's folder says what nobody gives and is made.
  private static func absences(in folder: String) -> String {
    FilePath.joined(folder, "absences.txt")
  }

  /// What the folder of a program has it as.
  static let file = "program"
  /// So much of all programs is kept.
  static let mostBytes: Int64 = 256 << 20
  /// So many times the compiler is asked again.
  static let mostRounds = 16
  /// Where there are more complaints at first, or more bytes, only what is nearest to the view is
  /// compiled: so many bytes of bodies.
  private static let mostComplaints = 60
  /// Where there are more of only that, each round mends too few of them: the view alone is compiled.
  private static let mostComplaintsNear = 150
  /// So few are mended soon.
  private static let fewComplaints = 3
  private static let mostBytesAtFirst = 60_000
  private static let nearest = 20_000
  /// Where no more is complained of, the next try may be the last.
  private static let mostBeforeTheLast = 12
  /// What that takes for each byte, as everything is made of it.
  private static let secondsOfByte = 0.12e-3
  /// So much of it once nothing is complained of any more.
  private static let secondsOfCode = 0.07e-3
  /// Where the compiler takes this long, there is time for few more tries: with so many bytes.
  private static let longRound = 3.5
  private static let nearestInHaste = 8_000
  /// Where it takes this long, what is said to take long twice is not waited for.
  private static let slowRound = 1.5
  /// So many steps an expression may take in the last try: one that is wrong would take all of its time.
  private static let patienceAlone = 3_000
  private static let patienceBesideStandIns = 10_000
  /// So many expressions are given that while something else is wrong.
  private static let mostGivenTime = 2
  /// So many times what a program has come to of the rest is added.
  private static let mostFills = 2
  /// So many bytes of bodies where only what the compiler misses of the rest is declared, and where none is.
  private static let closer = 5_000
  private static let closest = 3_000
  /// Where that is more all the same, only what is closest is compiled.
  private static let mostWeightCloser = 60_000

  /// How much of the app a view is compiled with.
  private enum Extent {
    /// All that it reaches.
    case whole
    /// Of what is far only what it is called and takes.
    case near
    /// Of what is far only what the compiler misses.
    case close
    /// Nothing of what is far.
    case alone

    var limit: Int? {
      switch self {
      case .whole: nil
      case .near: BuiltProgram.nearest
      case .close: BuiltProgram.closer
      case .alone: BuiltProgram.closest
      }
    }

    var farthest: SourceCut.Farthest {
      switch self {
      case .whole, .near: .declared
      case .close: .missed
      case .alone: .none
      }
    }
  }

  /// Whether little is left to be mended: a function that is not here may be called in many places, and what
  /// follows from that is told at each of them.
  static func hasFewCauses(_ complaints: [Diagnostic]) -> Bool {
    let causes = complaints.map { SourceFault($0.message) }.filter(\.isCause)
    return complaints.count <= fewComplaints
      || causes.count * 2 >= complaints.count && Set(causes.map(\.kind)).count <= fewComplaints
  }

  private static func cut(
    _ wanted: WantedView, _ index: SourceIndex, _ extent: Extent = .whole
  ) -> SourceCut {
    var cut = SourceCut(
      index.app, wanted.words, near: wanted.roots.first?.file, limit: extent.limit,
      farthest: extent.farthest)
    wanted.roots.forEach { cut.take($0) }
    cut.close()
    // Where nothing may stand in, the program says what is missing.
    if SwiftUIViews.takesStandIns {
      cut.makeObjectsOfRoots()
      if extent != .whole {
        cut.makeValuesOfLeftOut()
        cut.makeServices()
      }
    }
    return cut
  }

  /// Compiles a program; what the compiler complains of, others stand in for.
  ///
  /// - Returns: What something stands in for.
  private static func compile(
    _ program: ViewProgram, of wanted: WantedView, in index: SourceIndex, _ cut: inout SourceCut,
    into folder: String, with library: ModuleLibrary, by toolchain: Toolchain
  ) throws -> [StandInNote] {
    var program = program
    var first: CompilerComplaints?
    var allowance = toolchain.allowance
    var extent = Extent.whole
    var round = 0
    /// Whether a faster machine might have had another answer.
    var wasHurried = false
    /// What can be shown, while more of it is tried.
    var kept: KeptProgram?
    /// What ends itself where a body traps, which is more than nothing.
    var trapping: KeptProgram?
    var fills = 0
    /// How many complaints there were, and how often that was no fewer than before: then more is replaced at
    /// once.
    var (known, stalls) = (Int.max, 0)
    /// Whether so little is left to be mended that it is worth the time of less of the app.
    var isNearlyDone = false
    /// Whether the next try may be the last, and has time to be.
    var mayBeLast = false
    /// What was used up before the compiler was asked last.
    var before = 0.0
    /// The places of expressions that were said to take long.
    var hurriedBefore: Set<TextPosition> = []
    /// Whether the tries give these their time, while something else is being mended.
    var givesTime = false
    /// What was said last of how the view is called.
    var saidOfCall: String?
    /// The same with what the cut is now.
    func renew() {
      let isDeclarationsAlone = program.isDeclarationsAlone
      cut.leaveOutModifiersLeftOut()
      program = ViewProgram(of: wanted, in: index, cut.slice)
      program.isDeclarationsAlone = isDeclarationsAlone
      program.hasStandIns =
        !cut.standIns.isEmpty || !cut.edits.isEmpty || !cut.made.isEmpty || extent != .whole
      if givesTime {
        program.isPatient = true
        if program.hasStandIns { program.patience = patienceBesideStandIns }
      }
    }
    /// Begins anew with so much of the app.
    func take(_ less: Extent) {
      extent = less
      (givesTime, saidOfCall) = (false, nil)
      cut = Self.cut(wanted, index, less)
      renew()
      if let less = lessThanTooMuch() { take(less) }
    }
    /// What is left to be tried where so much of the app takes longer than there is time for; nil where it does
    /// not, or where nothing is less.
    ///
    /// - Parameters:
    ///   - last: How long the last try took that was refused; nil where there was none.
    ///   - complaints: What was complained of then.
    func lessThanTooMuch(after last: Double? = nil, _ complaints: Int = .max) -> Extent? {
      let weight = Double(program.weight)
      let refused = last ?? weight * (secondsOfByte - secondsOfCode)
      // Where much is complained of, the next try is refused as well.
      let before = complaints > mostBeforeTheLast ? refused : 0
      let whole = max(weight * secondsOfByte, refused + weight * secondsOfCode)
      let isTooMuch = !allowance.mayComplete(before + whole)
      switch extent {
      case .near where isTooMuch: return allowance.isEarly ? .close : .alone
      case .close where isTooMuch || last == nil && program.weight > mostWeightCloser:
        return .alone
      case .whole, .near, .close, .alone: return nil
      }
    }
    /// Whether there is time for one more try; without it more could have come of the same source.
    func isInTime(isLast: Bool) -> Bool {
      let isInTime = allowance.mayBegin(isLast: isLast)
      if !isInTime { wasHurried = true }
      return isInTime
    }
    /// What there is where nothing more comes of it.
    func fallback() throws -> [StandInNote]? { try (kept ?? trapping)?.restored(in: folder) }
    /// What is told of it in the end.
    func told(_ complaints: CompilerComplaints) -> CompilerComplaints {
      var complaints = complaints
      complaints.isHurried = complaints.isOutOfTime || wasHurried
      return complaints
    }
    /// With less of the app; false where there is no less, or no time for it.
    func narrow(to less: Extent) -> Bool {
      guard kept == nil, extent != .alone, isInTime(isLast: true) else { return false }
      (round, known, stalls, isNearlyDone, mayBeLast) = (0, .max, 0, false, false)
      take(less)
      return true
    }
    /// What the compiler or the program complains of is changed; false where nothing can be.
    ///
    /// - Parameter isOfProgram: Whether all could be compiled, which takes longer than to be refused.
    func mend(_ complaints: [Diagnostic], isOfProgram: Bool = false) -> Bool {
      round += 1
      stalls =
        complaints.count > 1 && Double(complaints.count) > 0.9 * Double(known) ? stalls + 1 : 0
      known = complaints.count
      let last = allowance.spent - before
      isNearlyDone =
        extent != .alone && hasFewCauses(complaints) && allowance.mayFinish(after: last)
        || isOfProgram && allowance.mayTryOnceMore(after: last)
      guard round <= mostRounds, isNearlyDone || isInTime(isLast: extent == .alone) else {
        return false
      }
      let asked = program
      func heed() -> Bool {
        cut.heed(
          complaints, of: asked.files,
          round: max(round + stalls * 3, extent == .alone ? allowance.haste : 0),
          farAway: extent == .alone
            ? 0 : allowance.hasteFarAway(after: allowance.spent - before, round: round))
      }
      guard heed() else { return false }
      if extent == .whole, cut.size > mostBytesAtFirst { return narrow(to: .near) }
      // Of less than all that it reaches, less and less is needed.
      let isSlow = extent == .near && !isOfProgram && allowance.spent - before > longRound
      func cutAgain() {
        if isSlow {
          cut = cut.again(limit: nearestInHaste)
        } else if cut.isStale {
          cut = cut.again()
        }
        renew()
      }
      cutAgain()
      if program == asked {
        // Of the same the same would be said.
        guard heed() else { return false }
        cutAgain()
        if isOfProgram, program == asked { return false }
      }
      // What the compiler has missed of the rest may be more than all that it was asked for.
      if !isOfProgram, let less = lessThanTooMuch(after: last, complaints.count),
        narrow(to: less)
      {
        return true
      }
      mayBeLast =
        complaints.count <= mostBeforeTheLast
        && allowance.mayFinish(after: Double(program.weight) * secondsOfByte)
      return true
    }
    if cut.size > mostBytesAtFirst { take(.near) }
    while true {
      before = allowance.spent
      do {
        try program.compile(
          into: folder, with: library, by: toolchain,
          within: isNearlyDone || mayBeLast && extent != .alone || kept != nil
            ? allowance.leftToFinish
            : extent == .alone ? allowance.left : allowance.leftForMore(isFirst: first == nil),
          &allowance)
        if program.isDeclarationsAlone {
          program.isDeclarationsAlone = false
          continue
        }
        saidOfCall = nil
        guard SwiftUIViews.takesStandIns else { return cut.standInNotes }
        let (complaints, reached) = try Self.trial(
          ofProgramIn: folder, program.files, hasStandIns: program.hasStandIns, &allowance)
        if !complaints.isEmpty {
          let notes = cut.standInNotes
          // What it has come to all the same may be there in the same go.
          if extent != .whole, fills < mostFills,
            allowance.mayAddMore(after: allowance.spent - before), cut.fill(reached)
          {
            fills += 1
          }
          let isMended = mend(complaints, isOfProgram: true)
          // Without what traps more may be left of it than of less of the app.
          guard
            try isMended
              || !Self.isOfUse(
                programIn: folder, of: Set(wanted.roots.map { index.app[$0].name }))
                && narrow(to: .alone)
          else {
            return try kept?.restored(in: folder) ?? notes
          }
          if kept == nil {
            trapping = KeptProgram(notes: notes)
            try KeptProgram.keep(in: folder)
          }
        } else {
          // What it has come to may be there after all, if there is time.
          let notes = cut.standInNotes
          guard extent != .whole, allowance.mayAddMore(after: allowance.spent - before),
            fills < mostFills, cut.fill(reached)
          else {
            if kept != nil || trapping != nil { try KeptProgram.forget(in: folder) }
            return notes
          }
          fills += 1
          kept = KeptProgram(notes: notes)
          try KeptProgram.keep(in: folder)
          cut = cut.again()
          renew()
        }
      } catch let complaints as CompilerComplaints {
        // It may be ended again by a body that is right: what that names comes first.
        if complaints.isEnded { program.isDeclarationsAlone = true }
        if complaints.isOutOfTime {
          wasHurried = true
          if let notes = try kept?.restored(in: folder) { return notes }
          guard narrow(to: extent == .whole && allowance.isEarly ? .near : .alone) else {
            if let notes = try fallback() { return notes }
            throw told(first ?? complaints)
          }
          continue
        }
        let earliest = first ?? complaints
        first = earliest
        // Who has to give it something has to, whatever becomes of the rest; what only a wrapper that is not here
        // would have given is there by the second time.
        let ofCall = complaints.lackingArguments
        if let ofCall, ofCall.message == saidOfCall {
          if let notes = try fallback() { return notes }
          throw CompilerComplaints(ofCall: ofCall)
        }
        saidOfCall = ofCall?.message
        var theirs = complaints.diagnostics.filter { $0.position.file != ViewProgram.mainFile }
        // What is wrong with the call alone is for whoever wrote it; without a word it may be the
        // compiler that has ended, or the linker that lacks something.
        guard !theirs.isEmpty else {
          if let notes = try kept?.restored(in: folder) { return notes }
          guard complaints.diagnostics.isEmpty else { throw told(complaints) }
          guard narrow(to: .alone) else {
            if let notes = try fallback() { return notes }
            throw told(earliest)
          }
          continue
        }
        // What takes long may be right, or wrong by what is said of something else.
        let isSlow = allowance.spent - before > Self.slowRound
        let long = theirs.filter { SourceFault($0.message).kind == .long }
        let hurried = long.filter {
          (!program.isPatient || long.count < theirs.count)
            // Where each time costs much, or little is left of it, it is wrong if it is there once more, but for
            // the few that are given their time and have not had it.
            && !((isSlow || extent == .alone) && hurriedBefore.contains($0.position)
              && (program.isPatient || long.count > mostGivenTime || extent == .alone))
        }
        hurriedBefore = Set(hurried.map(\.position))
        if !hurried.isEmpty, hurried.count == theirs.count {
          program.isPatient = true
          if program.hasStandIns {
            program.patience = extent == .alone ? patienceAlone : patienceBesideStandIns
          }
          continue
        }
        theirs.removeAll(where: hurried.contains)
        // Few of them cost less than one more round.
        if 1...mostGivenTime ~= hurried.count, extent != .alone { givesTime = true }
        if round == 0, extent == .whole, theirs.count > mostComplaints {
          guard narrow(to: .near) else {
            if let notes = try fallback() { return notes }
            throw told(earliest)
          }
          continue
        }
        if round == 0, extent == .near, theirs.count > mostComplaintsNear,
          narrow(to: allowance.isEarly ? .close : .alone)
        {
          continue
        }
        guard mend(theirs) || narrow(to: .alone) else {
          if let notes = try fallback() { return notes }
          throw told(earliest)
        }
      }
    }
  }

  /// Of values that nothing could stand in for, which is known only where they are asked for.
  ///
  /// All that end the program are found at once, where each stands in a body of its own: to run takes a tenth
  /// of what it takes to compile.
  ///
  /// - Parameter hasStandIns: Whether a trap may come of one; else it is what the app does, and only what is
  ///   not given to it stands in for nothing.
  private static func trial(
    ofProgramIn folder: String, _ files: [SourceSlice.File], hasStandIns: Bool,
    _ allowance: inout TimeAllowance
  ) throws(Failure) -> (complaints: [Diagnostic], reached: Set<Int>) {
    var request = usualRequest
    var complaints: [Diagnostic] = []
    while true {
      let outcome = try runOnce(asking: request, in: folder)
      allowance.spend(
        outcome.ending == .outOfProcessorTime ? Double(TimeAllowance.recording) : trialWork,
        measured: outcome.processorSeconds)
      switch RecordingAnswer(outcome.output.line) {
      case .recorded(_, _, let standIns, _): return (complaints, standIns)
      case .refused(let note):
        // Of an object that nobody has given.
        if complaints.isEmpty, note.message.contains(String.absence) {
          complaints = [
            Diagnostic(at: TextPosition(file: "", line: 1, column: 1), note.message)
          ]
        }
        return (complaints, [])
      case .ended, .unreadable:
        guard let complaint = complaint(of: outcome, files, hasStandIns: hasStandIns) else {
          return (complaints, [])
        }
        if !complaints.contains(complaint) { complaints.append(complaint) }
        guard let trapped = TrappedBody(of: outcome, saying: lastWords(of: outcome)),
          trapped.isWork || trapped.name != nil, request.trapped.count < TrappedBody.most,
          !request.trapped.contains(where: { $0.type == trapped.type })
        else { return (complaints, []) }
        request.trapped.append(trapped)
      }
    }
  }

  /// What that is counted as, in seconds, but for a view that never ends.
  private static let trialWork = 0.1

  private static let usualRequest = RecordingRequest(
    request: ViewRequest(
      view: "view", referrer: "", variant: Variant(), width: 390, height: 844),
    look: .usual)

  /// Whether more than a grey area is left of a view once what traps in it is left out.
  ///
  /// - Parameter wanted: What the view is called: without its body nothing is left of it.
  private static func isOfUse(
    programIn folder: String, of wanted: Set<String>
  ) throws(Failure) -> Bool {
    let outcome = try run(asking: usualRequest, in: folder)
    guard case .recorded(_, _, _, let trapped) = RecordingAnswer(outcome.output.line) else {
      return false
    }
    return trapped.allSatisfy { body in
      body.isWork || body.name.map { !wanted.contains($0) } ?? false
    }
  }

  /// What a program has ended with that gave no answer.
  private static func complaint(
    of outcome: Subprocess.Outcome, _ files: [SourceSlice.File], hasStandIns: Bool
  ) -> Diagnostic? {
    let words = String(decoding: outcome.errors.suffix(100_000), as: UTF8.self)
    let sentence: Substring
    let place: [Substring]
    var isTrap = false
    if let start = words.firstRange(of: String.nothing) {
      let line = words[start.lowerBound...].prefix { $0 != "\n" }
      guard let mark = line.ranges(of: " at ").last else { return nil }
      sentence = line[..<mark.lowerBound]
      place = line[mark.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
    } else if let mark = words.firstRange(of: ": Fatal error"),
      hasStandIns || words[mark.upperBound...].prefix(80).contains(String.unwrapping)
    {
      // `SkelsnapView/Requests.swift:6: Fatal error: no such key`: what the app itself ends with.
      let before = words[..<mark.lowerBound].split(separator: "\n").last ?? ""
      sentence = words[mark.lowerBound...].dropFirst(2).prefix { $0 != "\n" }
      place =
        before.split(separator: ":", omittingEmptySubsequences: false) + ["1"]
      isTrap = true
    } else {
      return nil
    }
    guard place.count >= 3, let line = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    let name = place.dropLast(2).joined(separator: ":")
    if name == SourceCut.madeFile {
      return Diagnostic(
        at: TextPosition(file: name, line: line, column: column), String(sentence))
    }
    let found = files.filter {
      isTrap
        ? FilePath.name(of: $0.compiledPath) == FilePath.name(of: name) : $0.compiledPath == name
    }
    guard found.count == 1 else {
      // What a value of the app's is needed for may be ours: the type is what counts.
      return isTrap
        ? nil : Diagnostic(at: TextPosition(file: "", line: 1, column: 1), String(sentence))
    }
    let isOfNothing = sentence.contains(String.unwrapping)
    let unwrapped = isOfNothing ? found[0].column(ofUnwrappingIn: line) : nil
    return Diagnostic(
      at: TextPosition(
        file: found[0].path, line: line,
        column: isTrap ? unwrapped ?? found[0].column(ofFirstWordIn: line) : column),
      String(sentence))
  }

  /// Where the program's folder says what stands in for something.
  private static func list(in folder: String) -> String {
    FilePath.joined(folder, "stand-ins.json")
  }

  /// What something stands in for.
  ///
  /// - Parameter reached: The numbers of what the program came to; nil for all that it has.
  func standIns(reached: Set<Int>? = nil) -> [Diagnostic] {
    notes.filter { note in
      note.isAlways || reached.map { !$0.isDisjoint(with: note.numbers) } ?? true
    }.map { Diagnostic(.warning, at: $0.diagnostic.position, $0.diagnostic.message) }
  }

  /// The recorder may use so much; a view that needs more never ends.
  ///
  /// Where other programs keep the processors busy, a view that needs a second takes many.
  private static let limits = Subprocess.Limits(
    seconds: 120, output: 200_000_000)
  private static let processorSeconds = TimeAllowance.recording

  /// What the view says, from what it said before if it was asked the same.
  func answer(to request: RecordingRequest) throws(ViewRefusal) -> RecordingAnswer {
    let question = Array(request.json.text().utf8)
    // What may stand in for what traps is another answer than the trap.
    let name =
      SHA256(question).hexadecimal.prefix(24) + (SwiftUIViews.takesStandIns ? "" : "-strict")
    let file = FilePath.joined(folder, "answers/\(name).json")
    if let known = try? Files.read(file, limit: 200_000_000) {
      let answer = RecordingAnswer(known)
      switch answer {
      case .ended(let words): throw ViewRefusal([Diagnostic(at: position, words)] + standIns())
      case .recorded, .refused: return answer
      // One that was cut off since is asked for again.
      case .unreadable: break
      }
    }
    if let refusal = hanging.refusal.withLock({ $0 }) { throw refusal }
    let outcome: Subprocess.Outcome
    do throws(Failure) {
      outcome = try Self.run(asking: request, in: folder)
    } catch {
      throw ViewRefusal(error.description)
    }
    let line = outcome.output.line
    guard outcome.isSuccess, !line.isEmpty else {
      let words = Self.words(for: outcome)
      let refusal = ViewRefusal([Diagnostic(at: position, words)] + standIns())
      // How long it took by the clock is another time otherwise.
      if outcome.ending != .outOfTime {
        try? Files.write(Array(RecordingAnswer.text(ofEnding: words).utf8), to: file)
      }
      if [.outOfTime, .outOfProcessorTime].contains(outcome.ending) {
        hanging.refusal.withLock { $0 = refusal }
      }
      throw refusal
    }
    // Another process may write the same; where nothing can be kept, it is asked again.
    try? Files.write(line, to: file)
    return RecordingAnswer(line)
  }

  /// Asks until nothing traps any more that something can stand in for: a value without anything in it for
  /// one that is needed, and a grey area for what still traps.
  private static func run(
    asking request: RecordingRequest, in folder: String
  ) throws(Failure) -> Subprocess.Outcome {
    var request = request
    while true {
      let outcome = try runOnce(asking: request, in: folder)
      let words = lastWords(of: outcome)
      if SwiftUIViews.takesStandIns, !request.takesBlanks,
        words.contains(String.nothing) || isRefusedForAbsence(outcome)
      {
        request.takesBlanks = true
        continue
      }
      guard SwiftUIViews.takesStandIns, request.trapped.count < TrappedBody.most,
        let trapped = TrappedBody(of: outcome, saying: words),
        !request.trapped.contains(where: { $0.type == trapped.type })
      else { return outcome }
      request.trapped.append(trapped)
    }
  }

  /// Whether a view reads an object that nobody gives, and of which none can be made: what reads it is left out.
  private static func isRefusedForAbsence(_ outcome: Subprocess.Outcome) -> Bool {
    guard case .refused(let note) = RecordingAnswer(outcome.output.line) else { return false }
    return note.message.contains(String.absence)
  }

  private static func runOnce(
    asking request: RecordingRequest, in folder: String
  ) throws(Failure) -> Subprocess.Outcome {
    // What the app keeps, such as its defaults, is gone with the program that kept it: the next begins
    // like this one, and nothing stands in the home folder of whoever looks at an app. Where this process
    // is killed, it is gone later, with what the program is kept in.
    TemporaryFolder.removeForgotten(in: folder)
    do {
      return try TemporaryFolder.with(in: Files.isWritable(folder) ? folder : nil) { home in
        var process = Subprocess(FilePath.joined(folder, file), [])
        process.input = Array(request.json.text().utf8) + [UInt8(ascii: "\n")]
        process.limits = limits
        process.endsWithAll = true
        // A trap is told in a line; where it happened inside of Swift tells nobody anything.
        let language = request.request.variant.language?.tag ?? "en_US"
        process.environment = [
          "RECORDING_STRINGS": Files.isFolder(FilePath.joined(folder, "en.lproj")) ? "1" : nil,
          "SWIFT_BACKTRACE": "enable=no", "RECORDING_SECONDS": "\(processorSeconds)",
          "HOME": home, "CFFIXED_USER_HOME": home, "XDG_CONFIG_HOME": nil, "XDG_DATA_HOME": nil,
          "XDG_CACHE_HOME": nil, "TMPDIR": home,
          // The same on every machine, and each time: what is in a set comes in one order.
          "TZ": "UTC", "LC_ALL": "\(language).UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1",
        ]
        return try process.run()
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("\(error)")
    }
  }

  /// The last that a program said, or what it ended with.
  private static func lastWords(of outcome: Subprocess.Outcome) -> String {
    let lines = String(decoding: outcome.errors.suffix(100_000), as: UTF8.self)
      .split(separator: "\n").filter { !TrappedBody.isMark($0) }
    let fatal = lines.last { $0.contains("Fatal error") } ?? lines.last
    return fatal.map { String($0.prefix(400)).trimmed } ?? ""
  }

  private static func words(for outcome: Subprocess.Outcome) -> String {
    let said = lastWords(of: outcome)
    let last = said.isEmpty ? "" : ": " + said
    switch outcome.ending {
    case .outOfProcessorTime:
      return
        "the view has not come to an end within \(processorSeconds) seconds of a processor: a "
        + "body, a task or a loop in it never ends"
    case .outOfTime:
      return
        "the view has not come to an end within \(Int(limits.seconds ?? 0)) seconds: something in "
        + "it waits for what never comes"
    case .outOfRoom: return "the view says more than 200 MB of itself"
    case .signal(let number):
      return "the view's program crashed (signal \(number))\(last)"
    case .status(let status):
      return "the view's program ended with status \(status) and without an answer\(last)"
    case .unknown: return "the view's program ended without an answer\(last)"
    }
  }
}

/// A program that shows a view, while more of its app is tried.
private struct KeptProgram {
  var notes: [StandInNote]

  private static let file = BuiltProgram.file + ".kept"

  static func keep(in folder: String) throws(Failure) { try move(BuiltProgram.file, file, folder) }

  static func forget(in folder: String) throws(Failure) {
    try Files.remove(FilePath.joined(folder, file))
  }

  /// What is told of it, once it is there again.
  func restored(in folder: String) throws(Failure) -> [StandInNote] {
    try Self.move(Self.file, BuiltProgram.file, folder)
    return notes
  }

  private static func move(_ one: String, _ other: String, _ folder: String) throws(Failure) {
    try Files.rename(FilePath.joined(folder, one), to: FilePath.joined(folder, other))
  }
}

extension String {
  /// What is said of nothing where there has to be something.
  fileprivate static let unwrapping = "while unwrapping an Optional value"
}

extension [UInt8] {
  /// The first line of it.
  fileprivate var line: [UInt8] { Array(prefix { $0 != UInt8(ascii: "\n") }) }
}

extension CompilerComplaints {
  /// As ours: with places in the app's files, or in words where the place is the name of the view.
  func refusal(of view: String, within allowance: TimeAllowance) -> ViewRefusal {
    let own = diagnostics.filter { $0.position.file == ViewProgram.mainFile }
    let theirs = diagnostics.filter { $0.position.file != ViewProgram.mainFile }
    if theirs.isEmpty, let first = own.first {
      let hint =
        first.message.contains("missing argument")
        ? "; write the call with its arguments, such as \(view)(…)" : ""
      return ViewRefusal("'\(view)' cannot be made: \(first.message)\(hint)")
    }
    if isOutOfTime, theirs.isEmpty {
      return ViewRefusal(
        "'\(view)' cannot be compiled within \(Int(allowance.most)) seconds of a processor, "
          + "with what it reaches; a smaller view of it may be")
    }
    if theirs.isEmpty {
      return ViewRefusal("'\(view)' cannot be compiled: \(rest.joined(separator: "; "))")
    }
    return ViewRefusal(theirs)
  }
}
