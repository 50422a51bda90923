/// What a piece of source names, as far as words alone tell.
struct SourceUses: Sendable {
  struct Use: Hashable, Comparable, Sendable {
    /// `Tokens` of `Tokens.gap`; nil where it is a member of a value, or of what the context says.
    var head: String?
    /// `gap` of `Tokens.gap`.
    var tail: [String]
    /// Where there is no head: of what it may be a member.
    var owner = Owner.any

    static func < (one: Use, other: Use) -> Bool {
      (one.head ?? "", one.tail.joined(separator: "."), one.owner.rawValue)
        < (other.head ?? "", other.tail.joined(separator: "."), other.owner.rawValue)
    }
  }

  /// What stands before a dot.
  enum Owner: Int, Sendable {
    /// The type that the context says: `.large`.
    case type
    /// `f(x)` of `f(x).large`.
    case value
    case any
  }

  var uses: Set<Use> = []
  /// What gets its name in it: parameters, constants, what patterns bind.
  var locals: Set<String> = []
  /// All words.
  var words: Set<String> = []
}

/// A closure that nothing calls while a view is shown, such as a button's action.
struct IdleClosure: Hashable, Sendable {
  /// The bytes of what it does.
  var interior: Range<Int>
  /// What it is without that: what it takes, where it says so only by `$0`.
  var instead = ""
  /// Whether it is an argument, whose place something has to take.
  var isArgument = false
}

extension SwiftParser {
  /// Modifiers whose closures run after a touch, or show something in another place.
  private static let idleModifiers: Set<String> = [
    "onTapGesture", "onLongPressGesture", "onSubmit", "refreshable", "onDelete", "onMove",
    "swipeActions", "contextMenu", "sheet", "fullScreenCover", "popover", "alert",
    "confirmationDialog", "navigationDestination", "onOpenURL", "onContinueUserActivity",
    "fileImporter", "fileExporter", "onEnded", "onChanged", "accessibilityAction", "onHover",
  ]

  /// Modifiers whose closures run once a view has appeared.
  private static let laterModifiers: Set<String> = ["task", "onAppear", "onReceive", "onChange"]

  /// What of a call's closures is never called, from its name on.
  private func idleClosures(ofCallAt name: Int, end: Int, isStill: Bool) -> [IdleClosure] {
    let word = word(name)
    let isModifier =
      isMark(name - 1, ".")
      && (Self.idleModifiers.contains(word) || isStill && Self.laterModifiers.contains(word))
    let isControl = ["Button", "NavigationLink"].contains(word) && !isMark(name - 1, ".")
    // Nobody nests deeper, and what is looked through again and again has an end.
    let mostDepth = 200
    guard isModifier || isControl, name + 1 < end, tokens[name].depth < mostDepth,
      !isModifier || !isShownAtOnce(byCallAt: name, end: end)
    else { return [] }
    var found: [IdleClosure] = []
    var labels: Set<String> = []
    var index = name + 1
    if isMark(index, "(") {
      let close = after(index)
      guard close <= end else { return [] }
      let depth = tokens[index].depth + 1
      for place in index + 1..<max(close - 1, index + 1) where tokens[place].depth == depth {
        if tokens[place].kind == .word, isMark(place + 1, ":") { labels.insert(self.word(place)) }
        guard isMark(place, "{") else { continue }
        let label = isMark(place - 1, ":") ? self.word(place - 2) : ""
        // `title: { item in Text(item.name) }` is a text, and no view.
        let isIdle =
          isModifier
          ? label != "title" : label == (word == "Button" ? "action" : "destination")
        if isIdle, let closure = idle(at: place) { found.append(closure) }
      }
      index = close
    }
    if isControl {
      let isFirstIdle =
        word == "Button"
        ? !labels.contains("action") : labels.isDisjoint(with: ["destination", "value"])
      // A title alone and what is behind it.
      guard isFirstIdle, index < end, isMark(index, "{"), let closure = idle(at: index) else {
        return found
      }
      return found + [closure]
    }
    while index < end, isMark(index, "{") {
      if let closure = idle(at: index) { found.append(closure) }
      index = after(index)
      guard index + 2 < end, tokens[index].kind == .word, isMark(index + 1, ":"),
        isMark(index + 2, "{")
      else { break }
      index += 2
    }
    return found
  }

  /// Whether what a call shows in another place stands there from the beginning: `.sheet(isPresented:
  /// .constant(true))`, or by a state of the file's that begins so.
  private func isShownAtOnce(byCallAt name: Int, end: Int) -> Bool {
    guard ["sheet", "fullScreenCover", "navigationDestination"].contains(word(name)),
      isMark(name + 1, "("), name + 4 < end, isMark(name + 3, ":")
    else { return false }
    switch word(name + 2) {
    case "isPresented": return begins(bindingAt: name + 4) { word($0) == "true" }
    case "item": return begins(bindingAt: name + 4) { word($0) != "nil" }
    case "for": return hasPathWithPages
    default: return false
    }
  }

  /// Whether a navigation of the file's shows more than its first page from the beginning.
  private var hasPathWithPages: Bool {
    tokens.indices.dropLast(4).contains { stack in
      word(stack) == "NavigationStack" && isMark(stack + 1, "(") && word(stack + 2) == "path"
        && isMark(stack + 3, ":")
        && begins(bindingAt: stack + 4) { value in
          // `[]`, `.init()` and `NavigationPath()` have none.
          let first = isMark(value, ".") ? value + 1 : value
          let isMade = ["init", "NavigationPath"].contains(word(first)) && isMark(first + 1, "(")
          return !(isMark(value, "[") && isMark(value + 1, "]"))
            && !(isMade && isMark(first + 2, ")"))
        }
    }
  }

  /// Whether a binding has such a value from the beginning: `.constant(true)`, or a state of the file's.
  private func begins(bindingAt binding: Int, with isShown: (_ value: Int) -> Bool) -> Bool {
    var constant = binding
    if word(constant) == "Binding" {
      // `Binding<Bool>.constant(true)`
      constant += 1
      if isMark(constant, "<") {
        let mostOfType = 12
        let end = (constant..<min(constant + mostOfType, tokens.count)).first { isMark($0, ">") }
        constant = (end ?? constant) + 1
      }
    }
    if isMark(constant, "."), word(constant + 1) == "constant" { return isShown(constant + 3) }
    let state = word(binding)
    guard state.hasPrefix("$"), !isMark(binding + 1, ".") else { return false }
    let declared = tokens.indices.filter {
      $0 > 0 && tokens[$0].kind == .word && word($0) == state.dropFirst() && word($0 - 1) == "var"
    }
    return declared.contains { place in
      let mostOfType = 12
      let mark = (place + 1..<min(place + mostOfType, tokens.count)).first {
        isAssignment($0) || tokens[$0].startsLine
      }
      return mark.map { isAssignment($0) && isShown($0 + 1) } ?? false
    }
  }

  /// - Parameter brace: That of a closure.
  private func idle(at brace: Int) -> IdleClosure? {
    let close = after(brace) - 1
    guard close > brace, isMark(close, "}") else { return nil }
    let depth = tokens[brace].depth + 1
    var start = tokens[brace].range.upperBound
    // The older alerts are values, and not views.
    if ["Alert", "ActionSheet"].contains(word(brace + 1)) { return nil }
    let mostParameters = 40
    for index in brace + 1..<min(close, brace + 1 + mostParameters) {
      guard tokens[index].depth == depth else { continue }
      // `{ for item in items`
      if word(index) == "for" { break }
      if word(index) == "in" {
        start = tokens[index].range.upperBound
        // Without a view in it, it makes none, unless it says what it makes: `{ item -> AnyView in … }`.
        let arrow = (brace + 1..<index).first { isMark($0, "-") && isMark($0 + 1, ">") }
        let makesNothing = arrow.map { word($0 + 2) == "Void" || isMark($0 + 2, "(") } ?? true
        return IdleClosure(
          interior: start..<tokens[close].range.lowerBound,
          instead: makesNothing ? "" : " return SwiftUI._notShown() ")
      }
      if isMark(index, "{") || isMark(index, "=") || isMark(index, ";") { break }
      if index > brace + 1, tokens[index].startsLine { break }
    }
    // What closures inside of it take is theirs.
    var most = -1
    var index = brace + 1
    while index < close {
      if isMark(index, "{") {
        index = after(index)
        continue
      }
      let word = tokens[index].kind == .word ? word(index) : ""
      if word.hasPrefix("$"), let number = Int(word.dropFirst()), number < 8 {
        most = max(most, number)
      }
      index += 1
    }
    let parameters =
      most < 0 ? "" : " " + Array(repeating: "_", count: most + 1).joined(separator: ", ") + " in "
    return IdleClosure(interior: start..<tokens[close].range.lowerBound, instead: parameters)
  }

  /// How many values the closure takes that stands behind `onChange(of: text)`; nil where none stands there.
  func valuesTaken(byChangeAt name: Int) -> Int? {
    guard isMark(name + 1, "("), word(name + 2) == "of", isMark(name + 3, ":") else { return nil }
    let end = after(name + 1)
    guard end < tokens.count, isMark(end, "{"), isMark(end - 1, ")") else { return nil }
    let close = after(end) - 1
    guard close > end, isMark(close, "}"), let closure = idle(at: end) else { return nil }
    let first = tokenRange(of: closure.interior).lowerBound
    // What says its type, or its values on lines of their own, is left to the compiler.
    let says = (end + 1..<max(close, end + 1)).contains { index in
      let isOwn = tokens[index].depth == tokens[end].depth + 1
      return isOwn && isMark(index, "-") && isMark(index + 1, ">") && index < first
        || isOwn && word(index) == "in" && index >= first && !isWordOfLoop(index, after: end)
    }
    guard !says else { return nil }
    if first > end + 1, word(first - 1) == "in" {
      // `[weak self] (old, new) in`
      let head = (end + 1..<first - 1).filter { isMark($0, "]") }.last.map { $0 + 1 } ?? end + 1
      let names = (head..<first - 1).filter { tokens[$0].kind == .word && !isMark($0 - 1, "@") }
      let types = names.filter { isMark($0 - 1, ":") || isMark($0 - 1, ".") }
      guard types.isEmpty else { return nil }
      return names.count < 3 ? names.count : nil
    }
    let most = 2
    let count = closure.instead.split(separator: ",").count
    return count <= most ? count : nil
  }

  /// Whether `in` stands between the words of a loop: `for bird in birds`.
  private func isWordOfLoop(_ index: Int, after start: Int) -> Bool {
    var before = index - 1
    while before > start, !tokens[before + 1].startsLine {
      if word(before) == "for" { return true }
      before -= 1
    }
    return false
  }

  /// `withDependencies: { $0.uuid = .incrementing }`: what a store's reducer asks for.
  private func idleChange(at label: Int) -> IdleClosure? {
    guard word(label) == "withDependencies", isMark(label + 1, ":"), isMark(label + 2, "{") else {
      return nil
    }
    return idle(at: label + 2)
  }

  /// `destination: Profile(user)` of a link that has it as a value.
  private func idleDestination(ofCallAt name: Int, end: Int) -> IdleClosure? {
    guard word(name) == "NavigationLink", isMark(name + 1, "("), !isMark(name - 1, "."),
      tokens[name].depth < 200
    else { return nil }
    let close = after(name + 1) - 1
    guard close < end, close > name + 1 else { return nil }
    let depth = tokens[name + 1].depth + 1
    let inside = name + 2..<max(close, name + 2)
    guard
      let label = inside.first(where: {
        tokens[$0].depth == depth && word($0) == "destination" && isMark($0 + 1, ":")
      }), label + 2 < close, !isMark(label + 2, "{")
    else { return nil }
    let comma = inside.first { $0 > label && tokens[$0].depth == depth && isMark($0, ",") }
    let last = (comma ?? close) - 1
    guard last >= label + 2 else { return nil }
    return IdleClosure(
      interior: tokens[label + 2].range.lowerBound..<tokens[last].range.upperBound,
      instead: "SwiftUI.EmptyView()", isArgument: true)
  }

  /// The closures in these bytes that nothing calls, none inside of another.
  ///
  /// - Parameter isStill: Whether nothing is called that a view does once it has appeared.
  func idleClosures(in range: Range<Int>, isStill: Bool = false) -> [IdleClosure] {
    let inside = tokenRange(of: range)
    var found: [IdleClosure] = []
    for index in inside where tokens[index].kind == .word {
      let closures =
        idleClosures(ofCallAt: index, end: inside.upperBound, isStill: isStill)
        + [idleDestination(ofCallAt: index, end: inside.upperBound), idleChange(at: index)]
        .compactMap(\.self)
      for closure in closures.sorted(by: { $0.interior.lowerBound < $1.interior.lowerBound })
      where closure.interior.lowerBound >= (found.last?.interior.upperBound ?? 0) {
        found.append(closure)
      }
    }
    return found
  }

  private static let keywords: Set<String> = [
    "if", "else", "guard", "return", "for", "in", "while", "repeat", "switch", "case", "default",
    "break", "continue", "fallthrough", "where", "do", "catch", "try", "throw", "throws",
    "rethrows",
    "async", "await", "let", "var", "func", "init", "deinit", "subscript", "struct", "class",
    "enum",
    "protocol", "extension", "typealias", "associatedtype", "import", "static", "public", "private",
    "fileprivate", "internal", "open", "package", "final", "override", "mutating", "nonmutating",
    "lazy", "weak", "unowned", "required", "convenience", "indirect", "some", "any", "inout", "is",
    "as", "nil", "true", "false", "self", "Self", "super", "get", "set", "willSet", "didSet",
    "defer", "nonisolated", "isolated", "consuming", "borrowing", "operator", "prefix", "postfix",
    "infix", "dynamic", "optional", "each", "available", "unavailable", "_",
  ]

  /// What these bytes name, without what is in idle closures, or in other bytes.
  func uses(
    in ranges: [Range<Int>], without idle: [IdleClosure], _ others: [Range<Int>] = []
  ) -> SourceUses {
    var found = SourceUses()
    var skipped = (idle.map(\.interior) + others).sorted { $0.lowerBound < $1.lowerBound }[...]
    for range in ranges {
      let inside = tokenRange(of: range)
      var open: [UInt8] = []
      var index = inside.lowerBound
      while index < inside.upperBound {
        let start = tokens[index].range.lowerBound
        while let first = skipped.first, first.upperBound <= start { skipped.removeFirst() }
        if let first = skipped.first, first.contains(start) {
          index += 1
          continue
        }
        index = addUse(at: index, end: inside.upperBound, &open, to: &found)
      }
    }
    return found
  }

  /// What opens the arguments of a call.
  private static let call = UInt8(ascii: "<")

  private func opensCall(_ index: Int) -> Bool {
    guard isMark(index, "("), index > 0, tokens[index - 1].kind == .word, isJoined(index - 1) else {
      return false
    }
    let name = word(index - 1)
    if isMark(index - 2, ".") { return true }
    let isDeclared =
      ["init", "subscript"].contains(name) || ["func", "macro"].contains(word(index - 2))
    return !isDeclared && !Self.keywords.contains(name)
  }

  /// Notes what is named here; returns where to go on.
  private func addUse(
    at index: Int, end: Int, _ open: inout [UInt8], to found: inout SourceUses
  ) -> Int {
    let token = tokens[index]
    if token.kind == .mark {
      let byte = bytes[token.range.lowerBound]
      if "([{".utf8.contains(byte) { open.append(opensCall(index) ? Self.call : byte) }
      if ")]}".utf8.contains(byte) { _ = open.popLast() }
      return index + 1
    }
    guard token.kind == .word else { return index + 1 }
    let whole = word(index)
    found.words.formUnion(parts(ofWord: index))
    let name = String(whole.drop { $0 == "$" })
    if isMark(index - 1, ".") {
      // Behind a value, or where the context says the type: there a member may have a keyword's name, as `open`
      // or `as`.
      if !["init", "self", "Type"].contains(name) {
        found.uses.insert(.init(head: nil, tail: [name], owner: owner(ofMemberAt: index)))
      }
      return index + 1
    }
    if name == "type", isMark(index + 1, "("), word(index + 2) == "of" {
      // `type(of: self).title` is no value's.
      let end = after(index + 1)
      if isMark(end, "."), !word(end + 1).isEmpty {
        found.uses.insert(.init(head: nil, tail: [word(end + 1)], owner: .type))
      }
    }
    let before = index > 0 && tokens[index - 1].kind == .word ? word(index - 1) : ""
    if before == "let" || before == "var", isShorthand(index), !Self.keywords.contains(name) {
      // `if let title`, of something that has the name elsewhere.
      found.uses.insert(.init(head: name, tail: []))
      return index + 1
    }
    if ["let", "var", "for", "func", "case"].contains(before), !Self.keywords.contains(name) {
      if before != "case" || isMark(index + 1, ",") { found.locals.insert(name) }
      if before == "let" || before == "var" || before == "func" { return index + 1 }
    }
    if open.last == UInt8(ascii: "(") || open.last == Self.call, isMark(index + 1, ":"),
      !isMark(index + 2, ":"),
      isMark(index - 1, "(") || isMark(index - 1, ",") || !before.isEmpty,
      !Self.keywords.contains(before)
    {
      // A label, or a parameter of which the word before is the label. That of a call names nothing: what
      // it is given may be of the same name.
      if open.last != Self.call { found.locals.insert(name) }
      return index + 1
    }
    if isMark(index - 1, "}"), isMark(index + 1, ":"), isMark(index + 2, "{") { return index + 1 }
    if before == "", isClosureParameter(index, end: end) {
      found.locals.insert(name)
      return index + 1
    }
    let isKeyword = Self.keywords.contains(name) && !isQuoted(index)
    // `return .tagging`: that is a member of what the context says.
    if isKeyword, !["self", "Self", "super"].contains(name) { return index + 1 }
    var tail: [String] = []
    var next = index + 1
    while next + 1 < end {
      var dot = next
      if isMark(dot, "?") || isMark(dot, "!") { dot += 1 }
      guard isMark(dot, "."), dot + 1 < end, tokens[dot + 1].kind == .word else { break }
      // `Self.$title` is what a wrapper of `title` gives.
      let part = String(word(dot + 1).drop { $0 == "$" })
      found.words.insert(part)
      tail.append(part)
      next = dot + 2
    }
    if name == "self" || name == "Self" || name == "super" {
      // `Self` alone is its type, of which something is made.
      if !tail.isEmpty || name == "Self" { found.uses.insert(.init(head: name, tail: tail)) }
      return next
    }
    found.uses.insert(.init(head: name, tail: tail))
    for part in parts(ofWord: index).dropFirst() {
      found.uses.insert(.init(head: part, tail: tail))
    }
    // `_title` is what a wrapper of `title` is.
    if name.hasPrefix("_"), name.count > 1 {
      found.uses.insert(.init(head: String(name.dropFirst()), tail: []))
    }
    return next
  }

  /// Of what a name behind a dot may be a member, as far as what stands before the dot tells.
  private func owner(ofMemberAt index: Int) -> SourceUses.Owner {
    let dot = index - 1
    let before = dot - 1
    guard tokens.indices.contains(before) else { return .type }
    let isJoined = isJoined(before)
    switch tokens[before].kind {
    case .text, .regex, .number: return .value
    // `.list.row`: a type may begin small.
    case .word: return Self.keywords.contains(word(before)) ? .type : .any
    case .mark: break
    }
    if isMark(before, ")") || isMark(before, "}") || isMark(before, "\\") { return .value }
    // Of a list, or of a type of lists; of a type with parameters; the end of `0...count`.
    if isMark(before, "]") || isMark(before, ".") || isJoined && isMark(before, ">") { return .any }
    // `first?.title`, and `isOn ? .large : .small`
    if isJoined, isMark(before, "?") || isMark(before, "!") && self.isJoined(before - 1) {
      return .value
    }
    return .type
  }

  /// Whether what follows `let` is asked for by its own name: `if let title {`, `guard let title else`.
  private func isShorthand(_ index: Int) -> Bool {
    let isAsked = isMark(index - 2, ",") || ["if", "guard", "while"].contains(word(index - 2))
    guard index > 1, isAsked else { return false }
    return isMark(index + 1, "{") || isMark(index + 1, ",") || word(index + 1) == "else"
  }

  private func isQuoted(_ index: Int) -> Bool {
    bytes[tokens[index].range.lowerBound] == UInt8(ascii: "`")
  }

  /// `{ item in`, `{ first, second in`, `{ [weak self] item in`, `{ (item: Item) in`
  private func isClosureParameter(_ index: Int, end: Int) -> Bool {
    let isLed =
      isMark(index - 1, "{") || isMark(index - 1, ",") || isMark(index - 1, "]")
      || isMark(index - 1, "(")
    guard isLed else { return false }
    var place = index + 1
    let last = min(end, index + 24)
    while place < last {
      if tokens[place].kind == .word {
        if word(place) == "in" { return true }
        if !isMark(place - 1, ","), !isMark(place - 1, ":"), !isMark(place - 1, ".") {
          return false
        }
      } else if !isMark(place, ","), !isMark(place, ")"), !isMark(place, ":"), !isMark(place, ".") {
        return false
      }
      place += 1
    }
    return false
  }

  /// The bytes between the braces of a function, an initializer, or of a value that is worked out.
  ///
  /// - Parameter declaration: One that these tokens have.
  func code(of declaration: SwiftDeclaration) -> Range<Int>? {
    let inside = tokenRange(of: declaration.range)
    guard let first = inside.first else { return nil }
    let depth = tokens[first].depth
    for index in inside where tokens[index].depth == depth {
      if declaration.kind == .variable, isAssignment(index) { return nil }
      guard isMark(index, "{") else { continue }
      let close = after(index) - 1
      guard close > index, isMark(close, "}"), close < inside.upperBound else { return nil }
      if declaration.kind == .variable, ["willSet", "didSet"].contains(word(index + 1)) {
        return nil
      }
      return tokens[index].range.upperBound..<tokens[close].range.lowerBound
    }
    return nil
  }

  /// The words before the name: `public`, `static`, `let`.
  func modifiers(of declaration: SwiftDeclaration) -> Set<String> {
    let inside = tokenRange(of: declaration.range)
    var found: Set<String> = []
    var index = inside.lowerBound
    while index < inside.upperBound, tokens[index].kind == .word || isMark(index, "@") {
      if isMark(index, "@") {
        index += 2
        if isMark(index, "("), isJoined(index - 1) { index = after(index) }
        continue
      }
      let word = word(index)
      found.insert(word)
      index += 1
      if isMark(index, "(") { index = after(index) }
      if ["let", "var", "func", "init", "case", "subscript", "deinit", "struct", "class", "enum"]
        .contains(word), !(word == "class" && ["func", "var"].contains(self.word(index)))
      {
        break
      }
    }
    return found
  }

  /// The names that `case a, b(Int)` declares.
  func cases(of declaration: SwiftDeclaration) -> [String] {
    let inside = tokenRange(of: declaration.range)
    guard let first = inside.first else { return [] }
    let depth = tokens[first].depth
    return inside.filter { index in
      tokens[index].kind == .word && tokens[index].depth == depth && index > first
        && (word(index - 1) == "case" || isMark(index - 1, ","))
    }.map(word)
  }
}
