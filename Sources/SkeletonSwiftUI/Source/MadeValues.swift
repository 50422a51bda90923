import SkeletonModel

/// Values of the app's own types that are made where nobody gives one: objects of the environment, and
/// what stands in for a value that nothing neutral can stand in for.
extension SourceCut {
  /// What complaints name as the file of such values; their lines say which.
  static let madeFile = "defaults.swift"

  /// Has values of a type made, from values that stand in for what it asks for.
  ///
  /// - Parameter name: As the program says it: `Store`, `Feed.Store`.
  /// - Returns: Whether that is new.
  mutating func make(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard let type = type(at: name) ?? type(named: last) else { return false }
    guard isProtocol(type) else { return make(type: type) }
    // Whoever takes one service takes others.
    let services = items.indices.filter { isProtocol($0) && items[$0].reach > .none }
    return services.filter { makeConformer(to: $0) }.contains(type)
  }

  private func type(named name: String) -> Int? {
    types[name]?.first { items[$0].reach > .none }
  }

  /// The type of a path: of several of one name, that one.
  private func type(at path: String) -> Int? {
    guard path.contains("."), let last = path.split(separator: ".").last else { return nil }
    return types[String(last)]?.first {
      let own = self.path(of: $0)
      return items[$0].reach > .none && (own == path || own.hasSuffix("." + path))
    }
  }

  private func isProtocol(_ number: Int) -> Bool { items[number].declaration.kind == .protocolType }

  /// The same for a type by its number.
  @discardableResult
  mutating func make(type: Int) -> Bool {
    guard made[type] == nil, !unmade.contains(type) else { return false }
    let members = members(of: type)
    let parser = parser(items[type].file)
    let path = path(of: type)
    let declarations = members.map { items[$0].declaration }
    let called =
      uncalled.contains(type)
      ? nil : parser.madeValue(of: items[type].declaration, declarations, named: path)
    guard let (value, initializer, needs) = called ?? madeOfNothing(type, named: path)
    else {
      unmade.insert(type)
      return false
    }
    reach(type)
    if let initializer { reach(members[initializer]) }
    close()
    made[type] = value
    // What it takes is asked for next.
    for name in needs {
      guard let other = self.type(named: name), other != type else { continue }
      if isProtocol(other) { _ = makeConformer(to: other) } else { make(type: other) }
    }
    return true
  }

  /// Whether a value of a type is made without much else.
  mutating func isMadeOfNothing(_ type: Int) -> Bool {
    guard items[type].declaration.kind == .type, !uncalled.contains(type) else { return false }
    let declarations = members(of: type).map { items[$0].declaration }
    let value = parser(items[type].file).madeValue(
      of: items[type].declaration, declarations, named: path(of: type))
    // Of what is kept by reference, more is done by what makes one.
    let isPlain = ["struct", "enum"].contains(items[type].declaration.keyword)
    return value.map { isPlain || !$0.value.contains("_standIn") } ?? false
  }

  /// An object whose own initializers cannot be called, such as one that waits for something: an initializer
  /// of ours gives all that it keeps a value that says nothing.
  private mutating func madeOfNothing(
    _ type: Int, named path: String
  ) -> (value: String, initializer: Int?, needs: Set<String>)? {
    let declaration = items[type].declaration
    let file = items[type].file
    let parser = parser(file)
    guard !parser.isGeneric(declaration), let start = declaration.body?.lowerBound,
      let values = valuesOfNothing(ofClass: type)
    else { return nil }
    let position = TextPosition(
      file: folder.files[file].path, line: parser.line(of: start), column: 1)
    add(
      SourceStandIn(
        range: start..<start, text: " init(_made: Void) { \(values)} ", message: "",
        complaint: "", cause: nil, position: position), to: file)
    return ("\(path)(_made: ())", nil, [])
  }

  /// What gives all that a class keeps a value that says nothing; nil where another initializer has to be
  /// called.
  mutating func valuesOfNothing(ofClass type: Int) -> String? {
    guard items[type].declaration.keyword == "class", !isDerivedFromOwnClass(type) else {
      return nil
    }
    return takeGiven(of: type).flatMap { items[$0].declaration.names }.map {
      "self.`\($0)` = _unknown(); "
    }.joined()
  }

  /// What stands in for what an initializer does: all that has no value gets one, of what the initializer is
  /// given where it would have kept that, and else one that says nothing. nil where another initializer has to
  /// be called.
  mutating func initializerBody(of number: Int) -> String? {
    guard let type = items[number].parent, items[type].declaration.kind == .type,
      ["struct", "class", "actor"].contains(items[type].declaration.keyword)
    else { return nil }
    let parser = parser(items[number].file)
    let initializer = items[number].declaration
    guard let code = parser.code(of: initializer),
      parser.modifiers(of: initializer).isDisjoint(with: ["convenience"]),
      !isDerivedFromOwnClass(type)
    else { return nil }
    // `self.store = store` of what is a constant of the body would be the property itself.
    let kept = parser.namesKept(in: code).intersection(parser.namesTaken(by: initializer))
    var text = Self.givingAll
    for property in takeGiven(of: type).map({ items[$0].declaration }) {
      // The program would ask for them, once it has been compiled.
      if !property.names.allSatisfy(kept.contains), let name = parser.typeKept(by: property) {
        _ = make(name)
      }
      for name in property.names {
        let value = kept.contains(name) ? "`\(name)`" : "_unknown()"
        text +=
          property.words.contains("Binding")
          ? "self._\(name) = .constant(_unknown()); "
          : property.words.contains("StateObject")
            ? "self._\(name) = .init(wrappedValue: \(value)); " : "self.`\(name)` = \(value); "
      }
    }
    return text
  }

  /// What stands in for what initializers do begins so.
  private static let givingAll = " _standInForNothing(); "

  /// Takes the properties that a type's initializers have to give their values.
  private mutating func takeGiven(of type: Int) -> [Int] {
    let parser = parser(items[type].file)
    let given = members(of: type).filter { parser.isGivenItsValue(items[$0].declaration) }
    given.forEach { reach($0) }
    close()
    return given
  }

  /// The same for all types whose initializers something stands in for.
  mutating func takeAllGiven() {
    for (file, edits) in edits {
      for edit in edits where edit.text.hasPrefix(Self.givingAll) {
        guard let initializer = innermost(around: edit.range, in: file),
          items[initializer].reach > .none, let type = items[initializer].parent
        else { continue }
        _ = takeGiven(of: type)
      }
    }
  }

  /// Which initializer a class of the app's has that another derives from, nobody knows here.
  private func isDerivedFromOwnClass(_ type: Int) -> Bool {
    items[type].declaration.inheritance.contains { name in
      types[name]?.contains { items[$0].declaration.keyword == "class" } ?? false
    }
  }

  /// Has the objects made that a view which is shown by itself, or by a preview that gives it none, reads from its
  /// environment, and what it shows: nobody gives them any, and each that is found missing once the program runs
  /// costs the compiler as much again.
  mutating func makeObjectsOfRoots() {
    let isAlone = items.indices.contains { root in
      let declaration = items[root].declaration
      return isRoot(root)
        && (declaration.inheritance.contains("View")
          || declaration.kind == .preview
            && declaration.words.isDisjoint(with: ["environment", "environmentObject"]))
    }
    guard isAlone else { return }
    // What makes one may reach views that read more of them.
    var known: Set<String> = []
    while true {
      let types = objectsOfTheEnvironment().filter { known.insert($0).inserted }
      guard !types.isEmpty else { return }
      for type in types { _ = make(type) }
    }
  }

  /// The types that are read as `@EnvironmentObject var store: Store` or `@Environment(Store.self)`.
  private mutating func objectsOfTheEnvironment() -> [String] { objects(among: items.indices) }

  private mutating func objects(among numbers: some Sequence<Int>) -> [String] {
    var found: [String] = []
    for number in numbers {
      let declaration = items[number].declaration
      guard items[number].reach == .whole, declaration.kind == .variable,
        !declaration.words.isDisjoint(with: ["EnvironmentObject", "Environment"])
      else { continue }
      let parser = parser(items[number].file)
      let inside = parser.tokenRange(of: declaration.range)
      if let mark = inside.first(where: {
        parser.isMark($0, "@") && parser.word($0 + 1) == "EnvironmentObject"
      }), let colon = (mark..<inside.upperBound).first(where: { parser.isMark($0, ":") }) {
        found.append(parser.path(at: colon + 1))
      } else if let mark = inside.first(where: {
        parser.isMark($0, "@") && parser.word($0 + 1) == "Environment"
      }), parser.isMark(mark + 2, "("),
        let end = (mark + 3..<inside.upperBound).first(where: { parser.word($0) == "self" }),
        parser.isMark(end - 1, "."), end < parser.after(mark + 2)
      {
        found.append(parser.path(at: mark + 3))
      }
    }
    return found
  }

  /// Has the services made that a container is asked for: where not all that is reached is compiled, what tells
  /// it of them is left out, and each that is found missing once the program runs costs the compiler as much
  /// again.
  mutating func makeServices() {
    var known: Set<String> = []
    while true {
      let types = servicesAsked().filter { known.insert($0).inserted }
      guard !types.isEmpty else { return }
      for type in types { _ = make(type) }
    }
  }

  /// The types of `@Injected var store: Store` and of `store: Store = Resolver.resolve()`.
  private mutating func servicesAsked() -> [String] {
    var found: [String] = []
    for number in items.indices
    where items[number].reach == .whole && asking.contains(items[number].file) {
      let declaration = items[number].declaration
      let parser = parser(items[number].file)
      let inside = parser.tokenRange(of: declaration.range)
      if declaration.kind == .variable, !declaration.words.isDisjoint(with: SwiftParser.injecting),
        let mark = inside.first(where: {
          parser.isMark($0, "@") && SwiftParser.injecting.contains(parser.word($0 + 1))
        }), let colon = (mark..<inside.upperBound).first(where: { parser.isMark($0, ":") })
      {
        found.append(parser.path(ofTypeAt: colon + 1))
      }
      guard declaration.words.contains("resolve") else { continue }
      for call in inside where parser.word(call) == "resolve" && parser.isMark(call + 1, "(") {
        // `Resolver.main.resolve()`
        var start = call
        while parser.isMark(start - 1, "."), start - 2 > inside.lowerBound { start -= 2 }
        guard parser.isMark(start - 1, "="), let type = parser.path(ofTypeBefore: start - 1)
        else { continue }
        found.append(type)
      }
    }
    return found
  }

  /// Whether what makes a value calls what stands in for others.
  var callsStandIns: Bool {
    !edits.isEmpty || made.contains { isProtocol($0.key) || $0.value.contains("_standIn") }
  }

  /// What a type is called at the top of its file.
  func path(of type: Int) -> String {
    var names = [items[type].declaration.name]
    var current = items[type].parent
    while let one = current {
      let declaration = items[one].declaration
      names.append(declaration.name)
      if declaration.kind == .extension, let owner = declaration.owner { names.append(owner) }
      current = items[one].parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// What says in the type's own file how it is made.
  func making(_ type: Int) -> String? {
    made[type].map { value in
      let place = "#sourceLocation(file: \"\(Self.madeFile)\", line: \(type + 1))"
      let code =
        isProtocol(type)
        ? """
        \(place)
        \(conformer(to: type) ?? "")
        #sourceLocation()
        """
        : """
        extension \(path(of: type)): SwiftUI._MadeByDefault { @MainActor public static func _made() -> Any {
        \(place)
            \(value)
        #sourceLocation()
        } }
        """
      return "\n\(code)\n\n"
    }
  }

  /// Heeds that a value cannot be made, or made so; whether anything changes by that.
  mutating func heedMade(_ complaint: Diagnostic) -> Bool? {
    if let name = complaint.message.unmadeType, make(name) {
      if complaint.message.contains(String.absence) {
        absences.append(complaint.message)
        // Whoever lacks one lacks others.
        for type in objectsOfTheEnvironment() { _ = make(type) }
      }
      return true
    }
    guard complaint.position.file == Self.madeFile else {
      return complaint.message.contains(String.absence) ? false : nil
    }
    let type = complaint.position.line - 1
    let wasMade = made.removeValue(forKey: type) != nil
    if wasMade, uncalled.insert(type).inserted, make(type: type) { return true }
    unmade.insert(type)
    return wasMade
  }
}

extension String {
  /// What the module says of an object that nobody has given.
  static let absence = "none is in the environment"
  /// What a program says of a value that nothing stands in for.
  static let nothing = "nothing can stand in for "

  /// The type of which something says that there is no value.
  fileprivate var unmadeType: String? {
    if contains(Self.absence) {
      return split(separator: "'", omittingEmptySubsequences: false).dropFirst().first.map(
        String.init)
    }
    let start = Self.nothing + "a value of "
    guard hasPrefix(start) else { return nil }
    return String(dropFirst(start.count).prefix { $0 != "<" && $0 != " " })
  }
}

extension SwiftParser {
  /// Wrappers of which each asks a container for a value of its type.
  fileprivate static let injecting: Set<String> = [
    "Injected", "InjectedObject", "LazyInjected", "WeakLazyInjected",
  ]

  /// `Feed.Store` of `any Feed.Store`, where it begins.
  fileprivate func path(ofTypeAt token: Int) -> String {
    path(at: ["any", "some"].contains(word(token)) ? token + 1 : token)
  }

  /// `Feed.Store` of `: Feed.Store =`, of which the last is at a token; nil where it is no plain type.
  fileprivate func path(ofTypeBefore mark: Int) -> String? {
    var start = mark - 1
    guard start > 1, tokens[start].kind == .word else { return nil }
    while start > 2, isMark(start - 1, "."), tokens[start - 2].kind == .word { start -= 2 }
    let isType = isMark(start - 1, ":") || word(start - 1) == "any" && isMark(start - 2, ":")
    return isType ? path(at: start) : nil
  }

  /// `FeedView.Model`, where it begins.
  fileprivate func path(at token: Int) -> String {
    var names = [word(token)]
    var place = token
    while isMark(place + 1, "."), tokens.indices.contains(place + 2),
      tokens[place + 2].kind == .word,
      word(place + 2) != "self"
    {
      place += 2
      names.append(word(place))
    }
    return names.joined(separator: ".")
  }

  /// A value of a type, of values that stand in for all that it needs, and which of its members makes
  /// it; nil where none can be made.
  func madeValue(
    of type: SwiftDeclaration, _ members: [SwiftDeclaration], named path: String
  ) -> (value: String, initializer: Int?, needs: Set<String>)? {
    guard type.body != nil, !isGeneric(type) else { return nil }
    if type.keyword == "enum" {
      guard let first = members.first(where: { $0.keyword == "case" }),
        let name = cases(of: first).first,
        let place = tokenRange(of: first.range).first(where: { word($0) == name })
      else { return nil }
      guard isMark(place + 1, "(") else { return ("\(path).\(name)", nil, []) }
      return parameters(from: place + 1).map {
        ("\(path).\(name)(\(Self.arguments($0)))", nil, Self.types(of: $0))
      }
    }
    let initializers = members.indices.filter { members[$0].keyword == "init" }
    var best: (parameters: [Parameter], member: Int)?
    for member in initializers {
      guard let parameters = initializerParameters(of: members[member]) else { continue }
      let needed = parameters.filter { !$0.hasValue }
      if needed.count < best?.parameters.count ?? .max { best = (needed, member) }
    }
    if let best {
      let all = initializerParameters(of: members[best.member]) ?? []
      return (
        "(try? \(path)(\(Self.arguments(best.parameters)))) as Any", best.member,
        Self.types(of: all)
      )
    }
    guard initializers.isEmpty else { return nil }
    guard type.keyword == "struct" else { return ("\(path)()", nil, []) }
    let stored = members.filter(isArgument).flatMap(\.names)
    let values = stored.map { "\($0): _standIn()" }.joined(separator: ", ")
    return ("\(path)(\(values))", nil, [])
  }

  /// Whether an initializer has to give a property its value.
  fileprivate func isGivenItsValue(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.kind == .variable, code(of: declaration) == nil,
      valueStart(of: declaration) == nil,
      modifiers(of: declaration).isDisjoint(with: ["static", "class", "lazy"])
    else { return false }
    let inside = tokenRange(of: declaration.range)
    // `@Injected(\.store)` says where its value comes from.
    if let first = inside.first, isMark(first, "@"), isMark(first + 2, "("), isJoined(first + 1) {
      return false
    }
    let isOptional = inside.last { !isMark($0, ";") }.map { isMark($0, "?") } ?? false
    return !(isOptional && declaration.keyword == "var")
  }

  /// The type that is said of a property: `Store` of `let store: any Store`; nil where it is one of several words,
  /// or may be nothing.
  fileprivate func typeKept(by property: SwiftDeclaration) -> String? {
    let inside = tokenRange(of: property.range)
    guard let first = inside.first,
      let colon = inside.first(where: { tokens[$0].depth == tokens[first].depth && isMark($0, ":") }
      ),
      inside.contains(colon + 1), tokens[colon + 1].kind == .word
    else { return nil }
    let path = path(ofTypeAt: colon + 1)
    let start = ["any", "some"].contains(word(colon + 1)) ? colon + 2 : colon + 1
    let end = start + path.split(separator: ".").count * 2 - 1
    return inside.contains(end) && !isMark(end, ";") ? nil : path
  }

  /// What an initializer calls what it takes.
  fileprivate func namesTaken(by initializer: SwiftDeclaration) -> Set<String> {
    let inside = tokenRange(of: initializer.range)
    guard let name = inside.first(where: { word($0) == "init" }),
      let open = inside.first(where: { $0 > name && isMark($0, "(") })
    else { return [] }
    let depth = tokens[open].depth + 1
    return Set(
      (open..<max(after(open), open)).filter {
        tokens[$0].depth == depth && tokens[$0].kind == .word && isMark($0 + 1, ":")
      }.map { word($0).filter { $0 != "`" } })
  }

  /// What an initializer keeps as it is given: `store` of `self.store = store`.
  fileprivate func namesKept(in code: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for index in tokenRange(of: code).dropLast(4) {
      let name = word(index + 2)
      let isKept =
        word(index) == "self" && isMark(index + 1, ".") && isAssignment(index + 3)
        && word(index + 4) == name && !name.isEmpty
      let isAll =
        index + 5 >= tokens.count || tokens[index + 5].startsLine || isMark(index + 5, "}")
        || isMark(index + 5, ";")
      if isKept, isAll { names.insert(name) }
    }
    return names
  }

  /// What an initializer takes; nil where it cannot be called.
  private func initializerParameters(of initializer: SwiftDeclaration) -> [Parameter]? {
    let inside = tokenRange(of: initializer.range)
    guard let open = inside.first(where: { isMark($0, "(") && !isMark($0 - 2, "@") }),
      let parameters = parameters(from: open),
      !(after(open)..<inside.upperBound).map(word).prefix(while: { $0 != "{" }).contains("async"),
      !parameters.contains(where: { $0.label == "from" && $0.type.contains("Decoder") })
    else { return nil }
    return parameters
  }

  /// The types that something takes, but for those that are nothing by themselves.
  private static func types(of parameters: [Parameter]) -> Set<String> {
    Set(parameters.filter { !$0.type.contains("?") && !$0.type.contains("[") }.flatMap(\.type))
  }

  /// The words of a declaration that stand before its code.
  func head(of declaration: SwiftDeclaration) -> [String] {
    let end = code(of: declaration)?.lowerBound ?? declaration.range.upperBound
    return tokenRange(of: declaration.range.lowerBound..<end).map(word)
  }

  /// Whether something is said to be of some view, and is not what a modifier does to one.
  func isOfView(_ declaration: SwiftDeclaration) -> Bool {
    let head = head(of: declaration)
    return head.contains("View") && !head.contains("Content") && !head.contains("content")
  }

  /// Whether a function gives nothing back.
  func givesNothing(_ function: SwiftDeclaration) -> Bool {
    let end = code(of: function)?.lowerBound ?? function.range.upperBound
    let head = tokenRange(of: function.range.lowerBound..<end)
    guard
      let open = head.first(where: { isMark($0, "(") && word($0 - 1) == function.name })
        ?? head.first(where: { isMark($0, "(") })
    else { return false }
    return !(after(open)..<max(after(open), head.upperBound)).contains {
      isMark($0, ">") && isMark($0 - 1, "-")
    }
  }

  /// A call of a function, with values that stand in for all that it needs.
  func standInCall(of function: SwiftDeclaration) -> String? {
    guard function.kind == .function,
      let open = tokenRange(of: function.range).first(where: { isMark($0, "(") }),
      word(open - 1) == function.name
    else { return nil }
    return parameters(from: open).map { "\(function.name)(\(Self.arguments($0)))" }
  }

  /// The types of what a function takes.
  func typesTaken(by function: SwiftDeclaration) -> [String] {
    guard let open = tokenRange(of: function.range).first(where: { isMark($0, "(") }) else {
      return []
    }
    return Self.types(of: parameters(from: open) ?? []).sorted()
  }

  /// The type of what a function, or a value that is worked out, gives: `State` of `-> State` and of
  /// `: State {`; nil where it is one of several words, or may be nothing.
  func typeGiven(by declaration: SwiftDeclaration) -> String? {
    guard let code = code(of: declaration), let end = tokenRange(of: code).first.map({ $0 - 1 }),
      isMark(end, "{"), end > 1, tokens[end - 1].kind == .word
    else { return nil }
    var start = end - 1
    while isMark(start - 1, "."), tokens[start - 2].kind == .word { start -= 2 }
    let isGiven =
      declaration.kind == .variable
      ? isMark(start - 1, ":") : isMark(start - 1, ">") && isMark(start - 2, "-")
    return isGiven ? word(end - 1) : nil
  }

  func isGeneric(_ type: SwiftDeclaration) -> Bool {
    let head = tokenRange(of: type.range.lowerBound..<(type.body ?? type.range).lowerBound)
    return head.contains { word($0) == type.name && isMark($0 + 1, "<") }
  }

  /// What an initializer or a case takes.
  struct Parameter: Hashable {
    var label: String
    /// The words of its type.
    var type: [String]
    var hasValue: Bool
  }

  private static func arguments(_ parameters: [Parameter]) -> String {
    parameters.map { one in
      (one.label == "_" ? "" : one.label + ": ") + standIn(forTypeOf: one.type)
    }.joined(separator: ", ")
  }

  /// `(Int, Int) -> Void` is `{ _, _ in }`.
  private static func standIn(forTypeOf words: [String]) -> String {
    guard
      let arrow = zip(words, words.dropFirst()).enumerated()
        .first(where: { $0.element == ("-", ">") })?.offset,
      let open = words.firstIndex(of: "("), open < arrow
    else { return "_standIn()" }
    var depth = 0
    var commas = 0
    var close = open
    for index in open..<arrow {
      if ["(", "[", "<"].contains(words[index]) { depth += 1 }
      if [")", "]", ">"].contains(words[index]) { depth -= 1 }
      if words[index] == ",", depth == 1 { commas += 1 }
      close = index
      if depth == 0 { break }
    }
    // A closure in a closure's place: nothing is known of it.
    guard depth == 0, words[open..<arrow].count > 1 else { return "_standIn()" }
    let count = close == open + 1 ? 0 : commas + 1
    let head =
      count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
    let result = words[(arrow + 2)...].prefix { $0 != "=" && $0 != ")" }
    let isNothing = result.isEmpty || result.first == "Void" || result.first == "("
    return isNothing ? "{ \(head)}" : "{ \(head)_standIn() }"
  }

  /// nil where it takes what no value can be given for.
  private func parameters(from open: Int) -> [Parameter]? {
    let close = after(open) - 1
    guard close > open, tokens.indices.contains(close) else { return nil }
    let depth = tokens[open].depth + 1
    var found: [Parameter] = []
    var start = open + 1
    for index in open + 1...close {
      let isEnd = index == close || tokens[index].depth == depth && isMark(index, ",")
      guard isEnd, start <= index else { continue }
      let part = start..<index
      start = index + 1
      if part.isEmpty { continue }
      let colon = part.first { tokens[$0].depth == depth && isMark($0, ":") }
      let value = part.first { tokens[$0].depth == depth && isMark($0, "=") }
      let words = part.map(text)
      if words.contains("inout") { return nil }
      let isEndless = words.suffix(3) == [".", ".", "."]
      let label = colon.flatMap { $0 > part.lowerBound ? word(part.lowerBound) : nil } ?? "_"
      found.append(
        Parameter(
          label: label, type: colon.map { Array(words[($0 - part.lowerBound + 1)...]) } ?? words,
          hasValue: value != nil || isEndless))
    }
    return found
  }

  /// A token as it is written.
  private func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }
}
