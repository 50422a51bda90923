import SkeletonModel

/// Something of an app's source that something else stands in for, because it cannot be compiled here.
struct SourceStandIn: Hashable, Sendable {
  /// Bytes of the file; none for what is only added.
  var range: Range<Int>
  var text: String
  /// What it is, and why, in words.
  var message: String
  /// What the compiler said of it.
  var complaint: String
  /// The same for all that one cause has made; nil for what only follows from another stand-in.
  var cause: String?
  var position: TextPosition
  /// Whether it is seen wherever it stands; else the program says when it comes to it, if ever.
  var isAlways = false

  /// Whether it is a type in place of one that is not there.
  var isType: Bool { text.contains("_StandIn") && !isTold }
  /// Whether the program says when it comes to it.
  var isTold: Bool { text.contains("_standIn") }

  /// With the number by which the program says so.
  func text(numbered number: Int) -> String { Self.text(text, numbered: number) }

  static func text(_ text: String, numbered number: Int) -> String {
    var text = text
    for name in ["_standIn(", "_standInForNothing(", "_standInHolding(", "_standInBar("] {
      text = text.replacing(name + ")", with: "\(name)at: \(number))")
    }
    text = text.replacing("_standIn(true)", with: "_standIn(true, at: \(number))")
    if let start = text.firstRange(of: "_standIn(for: "), text.hasSuffix(")") {
      text = text[..<start.upperBound] + text[start.upperBound...].dropLast() + ", at: \(number))"
    }
    return text
  }
}

/// What is told of what stands in for something, and when.
struct StandInNote: Sendable {
  var diagnostic: Diagnostic
  /// The numbers of all that is for the same reason.
  var numbers: [Int]
  var isAlways: Bool
}

/// What cannot be compiled is left out, or stood in for, by what the compiler says of it.
extension SourceCut {
  /// Heeds what the compiler says of a slice: takes what the app has of what is missing, and else
  /// replaces the innermost piece at fault, or what is around it if that has been replaced already.
  ///
  /// - Parameters:
  ///   - files: The slice that it was told.
  ///   - round: How often it has complained before: the more, the more is replaced.
  ///   - farAway: The least of that where no views are.
  /// - Returns: Whether anything has changed.
  mutating func heed(
    _ complaints: [Diagnostic], of files: [SourceSlice.File], round: Int, farAway: Int = 0
  ) -> Bool {
    // Where it is the same once more, what was taken was of no use.
    let isStuck = complaints == heeded
    let saidBefore = heeded
    heeded = complaints
    var hasGrown = false
    var rest: [(complaint: Diagnostic, fault: SourceFault)] = []
    // What was missed in several places is there in all of them once it is taken.
    var answered: Set<String> = []
    for complaint in complaints {
      if complaint.message.hasPrefix(String.nothing),
        let file = fileNumber(complaint.position.file),
        let found = files.first(where: { $0.path == complaint.position.file }),
        fill(at: found.offset(of: complaint.position, in: bytes(of: file)), in: file)
      {
        // What stands for a body that is too far gives no such value: the body does.
        hasGrown = true
        continue
      }
      if let symbol = complaint.message.missingSymbol, askedSymbols.insert(symbol).inserted {
        hasGrown = true
        continue
      }
      if let isAnswered = heedMade(complaint) {
        if isAnswered { hasGrown = true }
        continue
      }
      if conform(complaint, again: isStuck) {
        hasGrown = true
        continue
      }
      if leaveOutDouble(complaint, files) {
        hasGrown = true
        continue
      }
      var fault = SourceFault(complaint.message)
      fault.wanted += complaint.notes.compactMap(\.message.requiredName)
      var isAnswered = false
      if !isStuck {
        for name in fault.wanted
        where answered.contains(name) || want(name, in: complaint.position.file) {
          answered.insert(name)
          isAnswered = true
        }
        if let type = fault.incomplete, wantAll(of: type) { isAnswered = true }
        if let (type, wanted) = complaint.message.lackedConformance,
          answered.contains(type + ": " + wanted) || wantConformance(of: type, to: wanted)
        {
          answered.insert(type + ": " + wanted)
          isAnswered = true
        }
      }
      if isAnswered { hasGrown = true } else { rest.append((complaint, fault)) }
    }
    var hasChanged = hasGrown
    // What others may have caused comes last, and only where nothing else is.
    var touched: [Int: [Range<Int>]] = [:]
    /// What has been replaced since this was said: what else is said of it went along.
    var gone = leaveOutUnknownModifiers(rest.map(\.complaint), files)
    if !gone.isEmpty { hasChanged = true }
    let unviewed = typesOfMissingProtocols(rest, files)
    for isCause in [true, false] {
      let isTime = isCause || round > Self.patience || !(hasGrown || round == 1 && hasChanged)
      for (complaint, fault) in rest where fault.isCause == isCause {
        // What is said once more of the same place did not follow from what has come since.
        guard isTime || saidBefore.contains(complaint) else { continue }
        // It has one once that is mended.
        if let type = complaint.message.typeWithoutInitializers,
          rest.contains(where: {
            $0.fault.kind == .uninitialized && $0.complaint.message.hasPrefix("class '\(type)'")
          })
        {
          continue
        }
        // That a body of views is taken for none says only that something in it is wrong.
        if complaint.message.hasPrefix(String.returned), rest.count > 1 { continue }
        // It may be what is missing to be a view.
        if let type = complaint.message.typeThatLacks, unviewed.contains(type) { continue }
        guard let found = files.first(where: { $0.path == complaint.position.file }),
          let file = fileNumber(found.path)
        else { continue }
        let offset = found.offset(of: complaint.position, in: bytes(of: file))
        let isTouched = touched[file]?.contains { $0.contains(offset) } ?? false
        if isTouched, !isCause { continue }
        if gone[file]?.contains(where: { $0.contains(offset) }) == true { continue }
        let isPatient =
          showsViews(at: offset, in: file) || isInHeadOfInitializer(offset, in: file)
        let haste = max(round, isPatient ? 0 : farAway)
        guard
          let change = change(
            fault, complaint, at: offset, in: file, round: haste, isInHaste: haste > round)
        else { continue }
        touched[file, default: []].append(change.statement)
        for edit in change.edits {
          add(edit, to: file)
          makeValues(for: edit, in: file)
          gone[file, default: []].append(edit.range)
        }
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// Leaves out the modifiers that nobody declares, of the views in which something is wrong: the compiler names the
  /// first of a chain alone, and takes long to find that of a long one.
  ///
  /// - Returns: Where they stood.
  private mutating func leaveOutUnknownModifiers(
    _ complaints: [Diagnostic], _ files: [SourceSlice.File]
  ) -> [Int: [Range<Int>]] {
    var gone: [Int: [Range<Int>]] = [:]
    var seen: Set<Int> = []
    for complaint in complaints {
      guard let found = files.first(where: { $0.path == complaint.position.file }),
        let file = fileNumber(found.path)
      else { continue }
      let parser = parser(file)
      let offset = found.offset(of: complaint.position, in: parser.bytes)
      guard let number = declarations(around: offset, in: file).last, seen.insert(number).inserted,
        [.function, .variable, .preview].contains(items[number].declaration.kind),
        parser.showsViews(items[number].declaration) || items[number].declaration.kind == .preview,
        let code = parser.code(of: items[number].declaration)
      else { continue }
      for token in parser.tokenRange(of: code) where parser.tokens[token].kind == .word {
        let name = parser.word(token)
        guard parser.isMark(token - 1, "."), parser.tokens[token - 1].startsLine,
          let modifier = parser.modifier(at: parser.tokens[token].range.lowerBound),
          !ModuleLibrary.declares(name), !namesInExtensions.contains(name),
          parser.isOfView(chainAt: token - 1),
          !items[number].idle.contains(where: {
            $0.interior.contains(modifier.range.lowerBound)
          }),
          edits[file]?.contains(where: { $0.range.overlaps(modifier.range) }) != true
        else { continue }
        let message = words(for: SourceFault(.member(name)), complaint, in: file)
        var edit = SourceStandIn(
          range: modifier.range, text: "",
          message: message.replacing(
            "something else stands in for", with: "the view is drawn without"),
          complaint: "value of type 'some View' has no member '\(name)'", cause: name,
          position: TextPosition(
            file: found.path, line: parser.line(of: modifier.range.lowerBound), column: 1))
        edit.isAlways = true
        add(edit, to: file)
        gone[file, default: []].append(modifier.range)
      }
    }
    return gone
  }

  /// Leaves out what the app has of a name that SwiftUI has here, too, where the compiler cannot tell which is
  /// meant: that of the app is for older systems.
  private mutating func leaveOutDouble(
    _ complaint: Diagnostic, _ files: [SourceSlice.File]
  ) -> Bool {
    guard complaint.message.hasPrefix(String.ambiguous),
      complaint.notes.contains(where: { $0.message.hasSuffix(String.ofModule) })
    else { return false }
    let own = complaint.notes.filter { note in
      note.message.hasPrefix(String.candidate)
        && files.contains { $0.path == note.position.file }
    }
    guard own.count == 1, let place = own.first?.position,
      let found = files.first(where: { $0.path == place.file }), let file = fileNumber(place.file)
    else { return false }
    let offset = found.offset(of: place, in: bytes(of: file))
    guard let number = declarations(around: offset, in: file).last,
      [.function, .variable].contains(items[number].declaration.kind),
      items[number].parent.map({ items[$0].declaration.kind == .extension }) ?? false
    else { return false }
    let range = items[number].declaration.range
    guard edits[file]?.contains(where: { $0.range == range }) != true else { return false }
    // Nothing of it is missing.
    add(
      SourceStandIn(
        range: range, text: "", message: complaint.message, complaint: complaint.message,
        cause: nil, position: place),
      to: file)
    return true
  }

  /// Whether a place is in what is seen: in the view that is wanted, or in what makes views.
  private mutating func showsViews(at offset: Int, in file: Int) -> Bool {
    let chain = declarations(around: offset, in: file)
    guard let innermost = chain.last else { return false }
    let declaration = items[innermost].declaration
    return isWanted(chain)
      || [.function, .variable].contains(declaration.kind)
        && parser(file).showsViews(declaration)
  }

  /// Whether a place is in what an initializer takes, which can be replaced by itself.
  private mutating func isInHeadOfInitializer(_ offset: Int, in file: Int) -> Bool {
    guard let innermost = declarations(around: offset, in: file).last else { return false }
    let declaration = items[innermost].declaration
    return declaration.keyword == "init"
      && parser(file).code(of: declaration)?.contains(offset) != true
  }

  /// After so many rounds nothing waits for what else may be of use.
  private static let patience = 6
  /// So many pieces of a body that makes no view are replaced by themselves.
  private static let mostInBody = 2

  /// Has values made of the type that something stands in for a value of: the program would ask for
  /// them, once it has been compiled.
  private mutating func makeValues(for edit: SourceStandIn, in file: Int) {
    if let type = SwiftParser.type(ofValue: edit.text) {
      _ = make(type)
    } else if edit.text == SwiftParser.view {
      for name in parser(file).declaredType(ofValueAt: edit.range.lowerBound) { _ = make(name) }
    }
    // Where it stands in for all of a body, it is what that gives.
    guard let number = innermost(around: edit.range, in: file) else { return }
    let declaration = items[number].declaration
    let parser = parser(file)
    guard [.function, .variable].contains(declaration.kind),
      let code = parser.code(of: declaration),
      code.lowerBound <= edit.range.lowerBound, edit.range.upperBound <= code.upperBound,
      parser.tokenRange(of: code) == parser.tokenRange(of: edit.range),
      let name = parser.typeGiven(by: declaration)
    else { return }
    _ = make(name)
  }

  /// The types of which it is said that they conform to what is not there.
  private func typesOfMissingProtocols(
    _ complaints: [(complaint: Diagnostic, fault: SourceFault)], _ files: [SourceSlice.File]
  ) -> Set<String> {
    var found: Set<String> = []
    for (complaint, fault) in complaints {
      guard case .type = fault.kind,
        let file = files.first(where: { $0.path == complaint.position.file }),
        let number = fileNumber(file.path)
      else { continue }
      let offset = file.offset(of: complaint.position, in: bytes(of: number))
      guard let type = declarations(around: offset, in: number).last, isType(type),
        items[type].declaration.inheritanceRange?.contains(offset) == true
      else { continue }
      found.insert(items[type].declaration.name)
    }
    return found
  }

  mutating func add(_ edit: SourceStandIn, to file: Int) {
    var all = (edits[file] ?? []).filter { old in
      old.range.isEmpty
        ? !(edit.range.contains(old.range.lowerBound) || edit.range == old.range)
        : !(edit.range.lowerBound <= old.range.lowerBound
          && old.range.upperBound <= edit.range.upperBound)
    }
    // Of two that cross, which no two pieces do, the one that was there stays.
    guard !all.contains(where: { !edit.range.isEmpty && $0.range.overlaps(edit.range) }) else {
      return
    }
    all.append(edit)
    edits[file] = all
  }

  /// What is done about something that the compiler says.
  private struct Change {
    var edits: [SourceStandIn]
    /// The piece around it in which other complaints may follow from the same.
    var statement: Range<Int>
  }

  private mutating func change(
    _ fault: SourceFault, _ complaint: Diagnostic, at offset: Int, in file: Int, round: Int,
    isInHaste: Bool
  ) -> Change? {
    let parser = parser(file)
    let chain = declarations(around: offset, in: file)
    guard let innermost = chain.last else { return nil }
    let declaration = items[innermost].declaration
    let isWanted = self.isWanted(chain)
    let message = words(for: fault, complaint, in: file)
    let replaced = (edits[file] ?? []).filter {
      !$0.range.isEmpty && ($0.range.contains(offset) || $0.range.lowerBound == offset)
    }.max { $0.range.count < $1.range.count }
    // A text of a key is not told as missing; what takes its place is.
    let cause =
      replaced.flatMap { SwiftParser.isKeyText($0.text) ? nil : .some($0.cause) }
      ?? fault.cause(complaint.message)
    func edit(_ range: Range<Int>, _ text: String) -> SourceStandIn {
      // What goes wrong with a stand-in is still about what it stands in for.
      SourceStandIn(
        range: range, text: text, message: replaced?.message ?? message,
        complaint: replaced?.complaint ?? complaint.message,
        cause: cause,
        position: replaced?.position ?? complaint.position)
    }
    let covering = replaced?.range
    if complaint.message.hasPrefix(String.nothingConforms),
      let range = parser.typeRegion(at: offset),
      (edits[file] ?? []).contains(where: {
        $0.isType && $0.range != range && range.lowerBound <= $0.range.lowerBound
          && $0.range.upperBound <= parser.withMarks(range).upperBound
      })
    {
      // `StoreOf<Feed>`, of which the feed is not here, and which takes no other.
      let marked = parser.withMarks(range)
      let marks = String(
        decoding: parser.bytes[range.upperBound..<marked.upperBound], as: UTF8.self)
      return Change(edits: [edit(marked, " _StandIn" + marks)], statement: range)
    }
    if let replaced, let type = fault.expected,
      [SwiftParser.view, SwiftParser.framedView].contains(replaced.text)
        || SwiftParser.isKeyText(replaced.text)
        || SwiftParser.isTypedByPlace(replaced.text)
          && !SwiftParser.isTypedByPlace(SwiftParser.value(of: type))
    {
      // It is of another type.
      var edit = replaced
      edit.text = SwiftParser.value(of: type)
      edit.cause = cause
      return Change(edits: [edit], statement: replaced.range)
    }
    if covering == nil {
      switch fault.kind {
      case .type:
        if let edit = typeEdit(at: offset, in: file, declaration, parser, edit) {
          var edits = [edit]
          if edit.text.isEmpty, let shown = shown(byBodyOf: innermost, instead: edit, parser) {
            edits = shown
          } else if edit.text.isEmpty {
            // What is only left out, and named nowhere else, is seen nowhere.
            edits[0].cause = nil
          }
          return Change(edits: edits, statement: edit.range)
        }
      case .name:
        guard let range = parser.typeValue(at: offset) else { break }
        return Change(edits: [edit(range, " _StandIn")], statement: range)
      // `@Environment(\.session)`, which has no such value.
      case .attribute, .other:
        guard let range = parser.attributeRegion(at: offset),
          fault.kind != .other || declaration.kind == .variable
        else { break }
        var edits = [edit(range, "")]
        // What it would do to a value is not seen to be missing.
        edits[0].isAlways = declaration.kind == .variable
        if declaration.kind == .variable {
          if !parser.hasValue(declaration) {
            let end = parser.end(of: declaration)
            edits.append(edit(end..<end, " = _standIn()"))
          }
          // What sets it by itself is no argument of the type's own initializer; now it is.
          edits += parser.privacy(of: declaration).map { edit($0, "") }
        }
        return Change(edits: edits, statement: declaration.range)
      case .conformance(let name), .redundant(let name):
        if case .conformance = fault.kind,
          let written = conformance(of: innermost, to: name, in: file, parser)
        {
          var edit = edit(written.place..<written.place, written.text)
          // Nothing of it is seen.
          edit.cause = nil
          return Change(edits: [edit], statement: declaration.range)
        }
        guard let conformances = declaration.inheritanceRange,
          // Without that there is nothing to be seen.
          !(isWanted && name == "View")
        else { break }
        let range = leavingOut(
          parser.entry(of: name, in: conformances) ?? conformances, of: conformances, in: file,
          parser)
        return Change(edits: [edit(range, "")], statement: range)
      case .repeated:
        guard !isWanted else { return nil }
        return Change(edits: [edit(declaration.range, "")], statement: declaration.range)
      case .stored:
        // `@NSManaged var title: String`
        let end = declaration.range.upperBound
        return Change(
          edits: [edit(end..<end, " { get { _standIn() } set {} }")],
          statement: declaration.range)
      case .uninitialized:
        guard let body = declaration.body else { break }
        let values = valuesOfNothing(ofClass: innermost).map { "_standInForNothing(); " + $0 }
        return Change(
          edits: [
            edit(
              body.lowerBound..<body.lowerBound, " public init() { \(values ?? "_noValue()") } ")
          ], statement: declaration.range)
      case .idle:
        // In a class of SwiftData's it goes through what the macro makes of the property, and is right there.
        guard
          let region = parser.regions(around: offset, in: declaration).first(where: {
            $0.kind == .statement
          })
        else { break }
        return Change(edits: [edit(region.range, "")], statement: region.range)
      case .superless:
        // `super.init()` of an actor, or of a class whose own is not here.
        let place = parser.token(at: offset)
        guard parser.word(place) == "super", parser.isMark(place + 1, "."),
          parser.word(place + 2) == "init",
          let region = parser.regions(around: offset, in: declaration).first(where: {
            $0.kind == .statement
          })
        else { break }
        return Change(edits: [edit(region.range, "")], statement: region.range)
      case .tooPublic:
        // Two modules of the app may have a type of one name, and one of them is here.
        let marks = parser.publicity(of: declaration)
        guard !marks.isEmpty else { break }
        return Change(edits: marks.map { edit($0, "") }, statement: declaration.range)
      case .member, .long: break
      }
      // What is wrong with a function as such, such as what it overrides.
      let start = parser.code(of: declaration)?.lowerBound ?? parser.valueStart(of: declaration)
      if case .other = fault.kind, fault.expected == nil, !isType(innermost), !isWanted,
        // That is a value by itself.
        !complaint.message.contains("default argument"),
        ![.extension, .preview].contains(declaration.kind),
        offset < start ?? declaration.range.upperBound
      {
        return Change(edits: [edit(declaration.range, "")], statement: declaration.range)
      }
    }
    if items[innermost].isEmptied, !isWanted, let code = parser.code(of: declaration),
      code.contains(offset)
    {
      return Change(edits: [edit(declaration.range, "")], statement: declaration.range)
    }
    if isType(innermost) || declaration.kind == .extension {
      // Of a type's own words. Who asks for a value that cannot be made is left out when it asks, and
      // not all that names the type.
      guard !isWanted, !complaint.message.hasPrefix(String.nothing) else { return nil }
      guard round > 1 || covering != nil || declaration.kind == .extension else { return nil }
      return Change(edits: [edit(declaration.range, "")], statement: declaration.range)
    }
    // Of what a protocol asks for nothing is left but all of it.
    let isDemand =
      chain.dropLast().last.map { items[$0].declaration.kind == .protocolType } ?? false
    var regions = parser.regions(around: offset, in: declaration)
    if isDemand { regions = regions.suffix(1) }
    if isWanted { regions.removeAll { $0.kind == .declaration } }
    if case .member = fault.kind, let modifier = regions.first(where: { $0.kind == .modifier }),
      parser.isModifier(at: offset, modifier.range)
    {
      regions = [modifier] + regions
    } else if case .member = fault.kind, let modifier = parser.modifier(at: offset) {
      regions = [modifier] + regions
    } else if fault.isOfCall, parser.showsViews(declaration),
      let modifier = parser.modifier(at: offset), parser.isModifier(at: offset, modifier.range)
    {
      // What it is done to is right, and all that is seen.
      regions = [modifier] + regions
    }
    if complaint.message.hasPrefix("argument passed to call that takes no arguments")
      || complaint.message.hasPrefix("extra argument")
    {
      // The call is what is wrong, and not what it is given.
      regions = regions.filter { region in
        region.kind != .value
          || region.range.lowerBound < offset
            && parser.hasBracket(in: region.range.lowerBound..<offset + 1)
      }
    }
    if parser.isEnd(at: offset), complaint.message.hasPrefix("Fatal error") {
      // Nothing may follow it: what asks for it has to be another.
      regions.removeAll { ![.body, .declaration].contains($0.kind) }
    }
    if fault.isOfCondition, let condition = regions.first(where: { $0.kind == .condition }) {
      regions = [condition] + regions
    }
    let statement = regions.last { $0.kind == .statement }?.range
    let least = SourceRegion.Kind.least(fault.kind, round: round, isWanted: isWanted)
    let known = edits[file] ?? []
    if round > 2, !isWanted, !parser.showsViews(declaration),
      let body = regions.firstIndex(where: { $0.kind == .body }),
      known.count(where: { regions[body].range.contains($0.range.lowerBound) }) >= Self.mostInBody
    {
      // What comes of what else stands in for something is followed no further: each step takes the
      // compiler as long as the last.
      regions.removeFirst(body)
    }
    let fitting = regions.filter { region in
      if let covering,
        !(region.range.lowerBound <= covering.lowerBound
          && covering.upperBound <= region.range.upperBound && region.range != covering)
      {
        return false
      }
      return !known.contains {
        $0.range.lowerBound <= region.range.lowerBound
          && region.range.upperBound <= $0.range.upperBound
      }
    }
    // What is taken by default is replaced by itself, however little time there is.
    let first =
      isInHeadOfInitializer(offset, in: file)
      ? fitting.first { $0.kind == .value } : fitting.first { least($0.kind) }
    guard var region = first ?? fitting.first(where: { least($0.kind) }) ?? fitting.last else {
      return nil
    }
    // What is set is no value: nothing of the statement is left.
    if region.kind == .value,
      parser.isAssignment(parser.tokenRange(of: region.range).upperBound),
      let whole = fitting.first(where: { $0.kind == .statement })
    {
      region = whole
    }
    var text = region.text
    if region.kind == .body, declaration.keyword == "init" {
      if let body = initializerBody(of: innermost) {
        text = body
      } else if isInHaste, let whole = fitting.last {
        // Nothing stands in for what it does: it goes, and then what calls it is at fault.
        region = whole
        text = whole.text
      }
    }
    if region.kind == .value, [SwiftParser.view, SwiftParser.framedView].contains(text),
      // What is not there takes nothing else.
      !complaint.message.hasSuffix(" type '_StandIn'"),
      let type = fault.expected ?? typeMade(in: region.range, of: file, parser)
    {
      text = SwiftParser.value(of: type)
    }
    if region.kind == .value, covering == nil, fault.expected == nil,
      let holder = parser.holder(in: region.range), holder.head.contains(offset)
    {
      // What the view holds is here, whatever it does with that.
      var made = [edit(holder.head, SwiftParser.holder)]
      made[0].message = made[0].message.replacing(
        "something else stands in for", with: "only what it holds is drawn of")
      if let rest = holder.rest {
        made.append(edit(rest, ""))
        made[1].cause = nil
      }
      return Change(edits: made, statement: made[0].range)
    }
    var made = edit(region.range, text)
    if SwiftParser.isKeyText(text), replaced == nil { made.cause = nil }
    if region.kind == .modifier, replaced == nil {
      made.message = made.message.replacing(
        "something else stands in for", with: "the view is drawn without")
    }
    if region.kind == .modifier {
      made.isAlways = true
      if made.cause == nil {
        // It only follows from another, and is missing all the same.
        let name = parser.word(parser.tokenRange(of: region.range).lowerBound + 1)
        made.message =
          "the view is drawn without '\(name)', which cannot take what stands in for something"
      }
    }
    return Change(edits: [made], statement: statement ?? region.range)
  }

  /// The type of the app's of which bytes make a value: `Client` of `Client(of: store)`, from which others
  /// have their types. Of views something is to be seen instead.
  private mutating func typeMade(in range: Range<Int>, of file: Int, _ parser: SwiftParser)
    -> String?
  {
    let inside = parser.tokenRange(of: range)
    guard let first = inside.first, parser.isMark(first + 1, "("),
      parser.after(first + 1) == inside.upperBound
    else { return nil }
    let types = (types[parser.word(first)] ?? []).filter { items[$0].reach > .none }
    guard types.count == 1, let type = types.first,
      !["View", "Shape"].contains(where: items[type].declaration.inheritance.contains),
      !self.parser(items[type].file).isGeneric(items[type].declaration)
    else { return nil }
    return path(of: type)
  }

  /// Bytes of one of the things that a type conforms to, with those beside it that are left out already:
  /// two that follow each other share a comma.
  private func leavingOut(
    _ entry: Range<Int>, of conformances: Range<Int>, in file: Int, _ parser: SwiftParser
  ) -> Range<Int> {
    var range = entry
    let others = (edits[file] ?? []).filter { conformances.contains($0.range.lowerBound) }
    for other in others where other.text.isEmpty && other.range.overlaps(range) {
      range =
        min(
          range.lowerBound, other.range.lowerBound)..<max(range.upperBound, other.range.upperBound)
    }
    let inside = parser.tokenRange(of: conformances)
    let left = inside.filter { place in
      let token = parser.tokens[place].range
      return !range.contains(token.lowerBound)
        && !others.contains { $0.text.isEmpty && $0.range.contains(token.lowerBound) }
    }
    guard left.contains(where: { parser.tokens[$0].kind == .word }) else { return conformances }
    // The first of them takes the comma behind it along.
    if let next = left.first(where: { parser.tokens[$0].range.lowerBound >= range.upperBound }),
      parser.isMark(next, ","),
      !left.contains(where: {
        parser.tokens[$0].kind == .word && parser.tokens[$0].range.lowerBound < range.lowerBound
      })
    {
      range = range.lowerBound..<parser.tokens[next].range.upperBound
    }
    return range
  }

  /// What the compiler would have written of a type, if all that the type is made of were here: code that
  /// makes it conform, and where that stands; nil where it is not known.
  private func conformance(
    of type: Int, to name: String, in file: Int, _ parser: SwiftParser
  ) -> (place: Int, text: String)? {
    let declaration = items[type].declaration
    guard [.type, .extension].contains(declaration.kind), let body = declaration.body else {
      return nil
    }
    guard var code = Self.witnesses[name] else { return nil }
    if ["class", "actor"].contains(declaration.keyword) {
      code = code.replacing("Self", with: declaration.name).replacing("init", with: "required init")
    }
    var place = body.lowerBound
    let isInitializer = code.contains("init(")
    // What a public type has to have is public; of any other it may be.
    code = "public " + code
    if declaration.keyword == "struct", isInitializer {
      // Within it, it would take the place of the initializer that the compiler writes.
      guard items[type].parent == nil else { return nil }
      place = declaration.range.upperBound
      code = "; extension \(declaration.name) { \(code) }"
    } else if declaration.kind == .extension, code.contains("Self") {
      return nil
    } else {
      code = " nonisolated \(code); "
    }
    let known = (edits[file] ?? []).first { $0.range == place..<place }?.text ?? ""
    // It is written, and not enough.
    return known.contains(code) ? nil : (place, known + code)
  }

  private static let witnesses = [
    "Equatable": "static func == (one: Self, other: Self) -> Bool { _isAlike(one, other) }",
    "Hashable": "func hash(into hasher: inout Hasher) { _hashAlike(self, &hasher) }",
    "Encodable": "func encode(to encoder: any Encoder) throws {}",
    "Decodable": "init(from decoder: any Decoder) throws { _noValue() }",
  ]

  /// Has a type of the app's conform to what something requires of it, where a protocol that is not here
  /// would have had it do so.
  ///
  /// - Parameter again: Whether the same was said before, and what was done about it was of no use.
  private mutating func conform(_ complaint: Diagnostic, again: Bool) -> Bool {
    guard let (name, wanted) = complaint.message.requiredConformance,
      Self.givenByHand.contains(wanted),
      let type = types[name.split(separator: ".").last.map(String.init) ?? name]?.first(where: {
        items[$0].declaration.kind == .type && items[$0].reach > .none && path(of: $0) == name
      })
    else { return false }
    let declaration = items[type].declaration
    // What is private to another type, an extension of the file's does not see.
    guard !declaration.isPrivate || items[type].parent == nil else { return false }
    let place = outermost(of: type).declaration.range.upperBound
    let isClass = ["class", "actor"].contains(declaration.keyword)
    let file = items[type].file
    let known = (edits[file] ?? []).first { $0.range == place..<place }?.text ?? ""
    func conforms(to protocolName: String) -> Bool {
      known.contains("extension \(name): \(protocolName) ")
    }
    let isKnown =
      declaration.inheritance.contains(wanted) && !["Hashable", "Equatable"].contains(wanted)
    guard !isKnown, wanted != "ObservableObject" || isClass else { return false }
    let needed = (wanted == "Hashable" ? ["Equatable", "Hashable"] : [wanted]).filter {
      !conforms(to: $0) && !($0 == "Equatable" && conforms(to: "Hashable"))
    }
    // Several places may require it.
    guard !needed.isEmpty else { return !again }
    let code = needed.compactMap {
      Self.witnesses[$0]?.replacing("Self", with: isClass ? name : "Self")
    }
    let text =
      "; extension \(name): \(wanted) { "
      + "\(code.map { "nonisolated public " + $0 }.joined(separator: "; ")) }"
    add(
      SourceStandIn(
        range: place..<place, text: known + text, message: "", complaint: complaint.message,
        cause: nil, position: complaint.position),
      to: file)
    return true
  }

  /// Of what a base class or a protocol that is not here may have had a type conform to.
  private static let givenByHand: Set<String> = [
    "Hashable", "Equatable", "ObservableObject", "Error",
  ]

  /// The declaration of a file that another is part of.
  private func outermost(of number: Int) -> Item {
    var item = items[number]
    while let parent = item.parent { item = items[parent] }
    return item
  }

  /// A type that is not there: `_StandIn` is instead, where a type is meant and no protocol.
  private func typeEdit(
    at offset: Int, in file: Int, _ declaration: SwiftDeclaration, _ parser: SwiftParser,
    _ edit: (Range<Int>, String) -> SourceStandIn
  ) -> SourceStandIn? {
    guard let range = parser.typeRegion(at: offset) else { return nil }
    if let conformances = declaration.inheritanceRange, conformances.contains(offset) {
      let entry = parser.entry(at: offset, in: conformances) ?? conformances
      return edit(leavingOut(entry, of: conformances, in: file, parser), "")
    }
    if declaration.kind == .extension, offset < declaration.body?.lowerBound ?? 0 {
      return edit(declaration.range, "")
    }
    let place = parser.tokenRange(of: range).lowerBound
    // `<Row: Sortable>`, `where Row: Sortable`
    let isCondition =
      [.function, .type, .other].contains(declaration.kind)
      && (parser.isMark(place - 1, ":") || parser.isMark(place - 1, "&"))
      && parser.isCondition(place - 1, from: declaration.range.lowerBound)
    // `?` and `!` have to follow without a space.
    let marked = parser.withMarks(range)
    let marks = String(
      decoding: bytes(of: file)[range.upperBound..<marked.upperBound], as: UTF8.self)
    return edit(marked, (isCondition ? " Any" : " _StandIn") + marks)
  }

  /// A type that says what it shows is a view, if only by way of a protocol that is not here: `struct
  /// FeedRow: ConnectedView` with `func body(props: Props) -> some View`, which the protocol calls.
  ///
  /// - Parameter edit: Leaves the protocol out of what the type conforms to.
  private mutating func shown(
    byBodyOf type: Int, instead edit: SourceStandIn, _ parser: SwiftParser
  ) -> [SourceStandIn]? {
    let declaration = items[type].declaration
    guard declaration.keyword == "struct", let inside = declaration.body,
      let conformances = declaration.inheritanceRange, conformances.contains(edit.range.lowerBound),
      !declaration.inheritance.contains("View")
    else { return nil }
    let bodies = members(of: type).map { items[$0].declaration }.filter {
      $0.name == "body" && parser.isOfView($0)
    }
    var edit = edit
    let cut = String(decoding: parser.bytes[edit.range], as: UTF8.self)
    let isFirst = cut.hasSuffix(",")
    edit.text = isFirst ? " SwiftUI.View," : (cut.hasPrefix(",") ? "," : ":") + " SwiftUI.View"
    if bodies.contains(where: { $0.kind == .variable }) { return [edit] }
    let shown = bodies.lazy.compactMap { body in parser.standInCall(of: body).map { (body, $0) } }
    guard let (function, call) = shown.first else { return nil }
    // The program would ask for what it takes, once it has been compiled.
    for name in parser.typesTaken(by: function) { _ = make(name) }
    var body = edit
    body.range = inside.lowerBound..<inside.lowerBound
    body.text = " var body: some SwiftUI.View { \(call) } "
    return [edit, body]
  }

  /// The declarations around a place, from the outside in; all of them are in the slice.
  private func declarations(around offset: Int, in file: Int) -> [Int] {
    var found: [Int] = []
    var waiting = top(of: file)
    while let next = waiting.first(where: {
      items[$0].reach > .none
        && (items[$0].declaration.range.contains(offset)
          || items[$0].declaration.range.upperBound == offset)
    }) {
      found.append(next)
      waiting = items[next].members ?? []
    }
    return found
  }

  /// Whether the innermost of them is what is to be shown, or what that shows: without it there is no
  /// picture, however much is replaced.
  private func isWanted(_ chain: [Int]) -> Bool {
    guard let outermost = chain.first, isRoot(outermost) || previewed.contains(outermost),
      let innermost = chain.last
    else { return false }
    return chain.count == 1
      || chain.count == 2 && ["body", "previews"].contains(items[innermost].declaration.name)
  }

  /// What a person is told.
  private func words(for fault: SourceFault, _ complaint: Diagnostic, in file: Int) -> String {
    let imports = Set(
      folder.files[file].declarations.filter { $0.kind == .import }.map(\.name)
    ).subtracting(ActiveSource.modules).subtracting(folders).sorted()
    let needs =
      imports.isEmpty
      ? "" : " (the file imports \(imports.prefix(4).map(folder.named).joined(separator: ", ")))"
    switch fault.kind {
    case .name(let name) where isLeftOut(name), .type(let name) where isLeftOut(name),
      .attribute(let name) where isLeftOut(name):
      return "something else stands in for '\(name)', which is too far from the view: all that it "
        + "reaches is more than can be compiled here"
    case .name(let name), .type(let name), .attribute(let name):
      return "something else stands in for '\(name)', which is not here\(needs)"
    case .member(let name):
      return "something else stands in for '\(name)', which is not here\(needs)"
    case .uninitialized:
      let type = complaint.message.split(separator: "'").dropFirst().first ?? ""
      return "something else stands in for what makes a '\(type)'\(needs)"
    case .conformance, .redundant, .repeated, .stored, .long, .idle, .tooPublic, .superless, .other:
      let message = complaint.message.prefix { $0 != "\n" }
      let what = message.hasPrefix("Fatal error") ? "ends the program" : "cannot be compiled here"
      return "something else stands in for what \(what): \(message)\(needs)"
    }
  }

  /// What stands in for something, each cause once, in the order of the files.
  ///
  /// The compiler's own words about each are its note.
  var standInNotes: [StandInNote] {
    var places: [String: Int] = [:]
    var found: [StandInNote] = []
    if leftOut > 0, let root = items.indices.first(where: { items[$0].reach == .whole }) {
      let message =
        "something else stands in for the \(leftOut) farthest of the functions that it reaches; all "
        + "of them are more than can be compiled here"
      let place = TextPosition(file: folder.files[items[root].file].path, line: 1, column: 1)
      found.append(
        StandInNote(
          diagnostic: Diagnostic(.warning, at: place, message), numbers: numbersLeftOut,
          isAlways: false))
    }
    var cut = self
    func add(_ number: Int, _ edit: SourceStandIn, as cause: String) -> Int {
      let place = places[cause] ?? found.count
      if place == found.count {
        places[cause] = place
        let complaint = Diagnostic.Note(position: edit.position, message: edit.complaint)
        found.append(
          StandInNote(
            diagnostic: Diagnostic(.warning, at: edit.position, edit.message, notes: [complaint]),
            numbers: [], isAlways: false))
      }
      found[place].numbers.append(number)
      if edit.isAlways { found[place].isAlways = true }
      return place
    }
    for file in edits.keys.sorted() {
      let all = cut.standingEdits(of: file)
      // Where each cause stands in the file.
      var causes: [(start: Int, isType: Bool, note: Int)] = []
      for (number, edit) in all {
        guard let cause = edit.cause else { continue }
        causes.append((edit.range.lowerBound, edit.isType, add(number, edit, as: cause)))
      }
      // What only follows from another is told as that: from a type that is not there, if there is one.
      for (number, edit) in all where edit.cause == nil && edit.isAlways {
        _ = add(number, edit, as: edit.message)
      }
      for (number, edit) in all where edit.cause == nil && edit.isTold && !edit.isAlways {
        let types = causes.filter(\.isType)
        let near = types.isEmpty ? causes : types
        if let cause = near.last(where: { $0.start <= edit.range.lowerBound }) ?? near.first {
          found[cause.note].numbers.append(number)
        } else {
          _ = add(number, edit, as: edit.complaint)
        }
      }
    }
    return found
  }

  /// All that may be seen of them.
  var standIns: [Diagnostic] { standInNotes.map(\.diagnostic) }

  /// What is replaced in a file, from the front, with numbers that no other file has.
  func numberedEdits(of file: Int) -> [(number: Int, edit: SourceStandIn)] {
    let before = edits.filter { $0.key < file }.values.reduce(0) { $0 + $1.count }
    return (edits[file] ?? []).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }.enumerated().map { (before + $0.offset, $0.element) }
  }
}

/// What a compiler's sentence is about.
struct SourceFault: Hashable {
  enum Kind: Hashable {
    case name(String)
    case type(String)
    case member(String)
    case attribute(String)
    case conformance(String)
    /// What conforms already.
    case redundant(String)
    case repeated
    /// A value that may only be worked out.
    case stored
    /// A class of which something else has taken the initializers.
    case uninitialized
    /// It takes too long.
    case long
    /// It does nothing.
    case idle
    /// It may not be seen as far as it says.
    case tooPublic
    /// It asks what it derives from, which is nothing.
    case superless
    case other
  }

  var kind: Kind
  /// Names of which the app may have a declaration.
  var wanted: [String] = []
  /// A type of which something may be missing.
  var incomplete: String?
  /// The type that a value has to be of.
  var expected: String?
  /// Whether what an `if` or a loop asks is of the wrong kind.
  var isOfCondition = false
  /// Whether a function is called with what it cannot take, at the function's name.
  var isOfCall = false

  /// Whether it is surely no consequence of another.
  var isCause: Bool {
    switch kind {
    case .name, .type, .member, .attribute, .redundant, .repeated, .stored, .uninitialized, .idle,
      .tooPublic, .superless:
      true
    case .other: expected != nil
    case .conformance, .long: false
    }
  }

  init(_ kind: Kind) { self.kind = kind }

  init(_ message: String) {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    func name(_ number: Int) -> String {
      // `init(hex:)`, `Foo.Bar`
      quoted.indices.contains(number) ? String(quoted[number].prefix { $0 != "(" }) : ""
    }
    kind = .other
    isOfCondition =
      message.hasPrefix("for-in loop requires")
      || message.hasPrefix("initializer for conditional binding must have Optional type")
    isOfCall = [
      "instance method ", "no exact matches in call to instance method ", "ambiguous use of ",
    ]
    .contains(where: message.hasPrefix)
    if message.hasPrefix("cannot find type ") {
      kind = .type(name(0))
      wanted = [name(0)]
    } else if message.hasPrefix("cannot find ") {
      kind = .name(name(0))
      wanted = [name(0).filter { $0 != "$" }]
    } else if message.contains("is not a member type of") {
      kind = .type(name(0))
      wanted = [name(0)]
    } else if message.contains(" has no member ") || message.contains("has no dynamic member") {
      kind = .member(quoted.last ?? "")
      wanted = [String((quoted.last ?? "").prefix { $0 != "(" }.drop { $0 == "$" })]
    } else if message.hasPrefix("unknown attribute ") || message.hasPrefix("no macro named") {
      kind = .attribute(name(0))
      wanted = [name(0)]
    } else if message.hasPrefix("type '"), message.contains("does not conform to protocol '") {
      kind = .conformance(name(1))
      incomplete = name(0).split(separator: ".").last.map(String.init)
    } else if message.hasPrefix("redundant conformance of "), quoted.count > 1 {
      kind = .redundant(name(1))
    } else if message.hasPrefix("extensions must not contain stored properties") {
      kind = .stored
    } else if message.hasPrefix("class '"), message.hasSuffix("has no initializers") {
      kind = .uninitialized
    } else if message.hasPrefix("invalid redeclaration of")
      || message.hasSuffix("cannot be overridden from extension")
    {
      // What Objective-C overrides there, nobody here asks for.
      kind = .repeated
    } else if message.hasPrefix("'super' cannot be used in class '") {
      kind = .superless
    } else if message.contains("unable to type-check this expression in reasonable time") {
      kind = .long
    } else if ["public", "open", "package"].contains(where: {
      message.contains(" cannot be declared \($0) because ")
    }) {
      kind = .tooPublic
    } else if message.hasPrefix("assigning a property to itself") {
      kind = .idle
    } else if message.hasPrefix("value of type '"), message.contains("does not conform") {
      incomplete = name(0)
    }
    wanted = wanted.filter { !$0.isEmpty }
    if message.hasPrefix("value of type '"), case .member = kind {
      // An extension of it may wait for its name.
      wanted.append(String(name(0).prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
    if message.hasPrefix("type '"), case .member = kind {
      // `.background(.brand.surface)`
      expected = ["ShapeStyle", "View"].contains(quoted.first) ? "SwiftUI.Color" : quoted.first
      // `AVAudioSession.interruptionNotification` is none of those that it is about.
      if quoted.last?.hasSuffix("Notification") == true {
        expected = "Foundation.Notification.Name"
      }
    } else if message.hasPrefix("cannot convert "), message.contains(" type "), quoted.count == 2 {
      expected = quoted[1]
    } else if message.hasPrefix("default argument value of type '"), quoted.count == 2 {
      expected = quoted[1]
    } else if message.hasPrefix("member '"), message.contains(", but context expects '") {
      expected = quoted.last
    }
    if let type = expected, !Self.isPlain(type) { expected = nil }
  }

  /// Whether a type can be written where a value of it is to be.
  private static func isPlain(_ type: String) -> Bool {
    // A parameter of a function's has no name outside of it.
    type.count > 2 && !["Data", "Content", "Element", "Value", "Title", "Subject"].contains(type)
      && !["some ", "any ", "Self", "_StandIn", "<<", "->"].contains(where: type.contains)
      // `Binding<C>`
      && !type.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
        .contains { $0.count == 1 && $0.first?.isUppercase == true }
      && type.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "._<>[]?:, ".unicodeScalars.contains($0)
      }
  }

  /// What all that it makes necessary is counted as.
  func cause(_ message: String) -> String? {
    switch kind {
    case .name(let name), .type(let name), .member(let name), .attribute(let name): return name
    // Nothing is missing.
    case .uninitialized, .redundant, .idle, .tooPublic, .superless: return nil
    case .conformance, .repeated, .stored, .long, .other:
      let follows =
        message.contains("_StandIn") || message.contains("_standIn")
        || message.hasPrefix("nothing can stand in") || message.hasPrefix("expected ")
      return follows ? nil : message
    }
  }
}

extension String {
  /// `blindsClosed` of `type 'SFSymbol' has no member 'blindsClosed'`.
  fileprivate var missingSymbol: String? {
    let start = "type 'SFSymbol' has no member '"
    guard hasPrefix(start) else { return nil }
    let name = String(dropFirst(start.count).prefix { $0 != "'" })
    return StandIns.symbolName(of: name) == nil ? nil : name
  }

  /// `performDrop` of `protocol requires function 'performDrop(info:)' with type …`: what a type lacks to
  /// conform may be there, and nothing has named it so far.
  fileprivate var requiredName: String? {
    guard hasPrefix("protocol requires ") else { return nil }
    let quoted = split(separator: "'", omittingEmptySubsequences: false).dropFirst().first
    let name = quoted.map { String($0.prefix { $0 != "(" }) } ?? ""
    return name.isEmpty || name == "init" ? nil : name
  }

  /// `Route` and `Hashable` of `initializer 'init(value:)' requires that 'Route' conform to 'Hashable'`.
  fileprivate var requiredConformance: (type: String, name: String)? {
    guard let mark = firstRange(of: "requires that '") else { return nil }
    let parts = self[mark.upperBound...].split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[1] == " conform to " else { return nil }
    return (String(parts[0]), String(parts[2]))
  }

  /// `String` and `Identifiable` of `requires that 'String' conform to 'Identifiable'`, `'String' does not
  /// conform to 'Error'` and the like. `[Int]` is an `Array`, `Set<Int>` a `Set`.
  fileprivate var lackedConformance: (type: String, name: String)? {
    let quoted = split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    let isLacked = contains(" does not conform to ") || contains("' conform to '")
    guard isLacked, quoted.count >= 2, let name = quoted.last else { return nil }
    let type = quoted[quoted.count - 2]
    let outer =
      type.hasSuffix("?")
      ? "Optional" : type.hasPrefix("[") ? (type.contains(":") ? "Dictionary" : "Array") : nil
    return (outer ?? String(type.prefix { $0 != "<" }), String(name))
  }

  /// `Store` of `'Store' cannot be constructed because it has no accessible initializers`.
  fileprivate var typeWithoutInitializers: String? {
    hasSuffix("' cannot be constructed because it has no accessible initializers")
      ? split(separator: "'").first.map(String.init) : nil
  }

  /// What is said of a type that is made of what is not here.
  fileprivate static let nothingConforms = "type '_StandIn' does not conform to protocol "

  /// What is said of a name that means several things, and of each of these.
  fileprivate static let ambiguous = "ambiguous use of "
  fileprivate static let candidate = "found this candidate"
  fileprivate static let ofModule = "in module 'SwiftUI'"

  /// What is said of a body of views in which something does not fit.
  fileprivate static let returned =
    "cannot use explicit 'return' statement in the body of result builder"

  /// The type that has no member of a name, or does not conform to something.
  fileprivate var typeThatLacks: String? {
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    if hasPrefix("value of type '"), parts.count > 1 { return String(parts[1]) }
    guard let mark = firstRange(of: "requires that '") else { return nil }
    return String(self[mark.upperBound...].prefix { $0 != "'" })
  }
}

extension SourceRegion.Kind {
  /// What is replaced at least: more, the longer it takes.
  ///
  /// - Parameter isWanted: Whether it is in what is to be shown: as long as there is anything less to
  ///   replace, its body stays, of which nothing would be seen.
  fileprivate static func least(
    _ fault: SourceFault.Kind, round: Int, isWanted: Bool
  ) -> (SourceRegion.Kind) -> Bool {
    { kind in
      switch kind {
      case .modifier: fault != .long && (isWanted || round < 9)
      case .value, .condition: fault != .long && round < 9
      case .statement: isWanted || round < 12
      case .closure: round < 12
      case .body: round < 14
      case .declaration: true
      }
    }
  }
}

extension SourceSlice.File {
  /// The byte of the file on disk that a place of this text is about.
  func offset(of position: TextPosition, in source: [UInt8]) -> Int {
    var start = 0
    var line = 1
    while line < position.line, let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) {
      start = end + 1
      line += 1
    }
    let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    var left = max(position.column - 1, 0)
    var place = start
    for insertion in insertions where insertion.place >= start && insertion.place <= end {
      let between = insertion.place - place
      if left < between { break }
      left -= between
      place = insertion.place
      if left < insertion.count { return place }
      left -= insertion.count
    }
    return min(place + left, max(source.count - 1, 0))
  }
}

extension SwiftParser {
  /// Whether something opens in these bytes that does not close in them.
  func hasBracket(in range: Range<Int>) -> Bool {
    var open = 0
    for index in tokenRange(of: range) {
      if isMark(index, "(") { open += 1 }
      if isMark(index, ")") { open -= 1 }
    }
    return open > 0
  }

  /// Whether the modifier in these bytes is what is called at a place.
  func isModifier(at offset: Int, _ range: Range<Int>) -> Bool {
    let first = tokenRange(of: range).lowerBound
    let place = token(at: offset)
    return place == first || place == first + 1
  }

  /// The modifier whose name stands at a place, behind a value; nil if it is part of a name.
  ///
  /// `.backport.glassEffect()`, on a line of its own, is one: what is done to the view stands behind a name.
  func modifier(at offset: Int) -> SourceRegion? {
    var name = token(at: offset)
    if isMark(name, ".") { name += 1 }
    guard tokens.indices.contains(name), isMark(name - 1, "."), tokens[name].kind == .word else {
      return nil
    }
    func isBehindValue(_ dot: Int) -> Bool {
      isMark(dot - 1, ")") || isMark(dot - 1, "}") || tokens[dot].startsLine && dot > 0
    }
    var (first, last) = (name, name)
    if isMark(name + 1, "."), tokens[name - 1].startsLine, !tokens[name + 1].startsLine {
      last = name + 2
    } else if !isBehindValue(name - 1), name > 3, isMark(name - 3, "."),
      tokens[name - 3].startsLine, tokens[name - 2].kind == .word
    {
      first = name - 2
    }
    let end = callEnd(last, end: tokens.count)
    guard isBehindValue(first - 1), end > last + 1 else { return nil }
    return SourceRegion(kind: .modifier, range: bytes(first - 1..<end), text: "")
  }

  /// Whether what a chain is made of up to a dot is surely a view: it begins with one of SwiftUI's, or something is
  /// done to it that is only done to views.
  func isOfView(chainAt dot: Int) -> Bool {
    var last = dot - 1
    while last > 0, isMark(last, ")") || isMark(last, "}"), let open = opening(of: last),
      let name = callee(of: open)
    {
      guard isMark(name - 1, ".") else { return ModuleLibrary.viewTypes.contains(word(name)) }
      if Self.ofViews.contains(word(name)) { return true }
      last = name - 2
    }
    return false
  }

  /// What one of the things that a type conforms to takes, with a comma, or the colon if it is alone.
  func entry(of name: String, in conformances: Range<Int>) -> Range<Int>? {
    let inside = tokenRange(of: conformances)
    guard let place = inside.first(where: { word($0) == name }) else { return nil }
    return entry(at: tokens[place].range.lowerBound, in: conformances)
  }

  func entry(at offset: Int, in conformances: Range<Int>) -> Range<Int>? {
    let inside = tokenRange(of: conformances)
    let place = token(at: offset)
    guard inside.contains(place), isMark(inside.lowerBound, ":") else { return nil }
    let depth = tokens[inside.lowerBound].depth
    let commas = inside.filter { tokens[$0].depth == depth && isMark($0, ",") }
    let before = commas.last { $0 < place }
    let next = commas.first { $0 > place }
    switch (before, next) {
    case (nil, nil): return conformances
    case (let before?, let next): return bytes(before..<(next ?? inside.upperBound))
    case (nil, let next?): return bytes(inside.lowerBound + 1..<next + 1)
    }
  }

  /// Whether a colon is that of a generic parameter, or stands behind `where`.
  func isCondition(_ colon: Int, from start: Int) -> Bool {
    let first = tokenRange(of: start..<max(start, tokens[colon].range.upperBound)).lowerBound
    var open = 0
    let depth = tokens[first].depth
    guard tokens[colon].depth == depth else { return false }
    for index in first..<colon {
      if isMark(index, "<") { open += 1 }
      if isMark(index, ">"), !isMark(index - 1, "-") { open -= 1 }
      if word(index) == "where" { return true }
    }
    return open > 0
  }
}
