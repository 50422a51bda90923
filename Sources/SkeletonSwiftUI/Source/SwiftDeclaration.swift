import SkeletonModel

/// A declaration of a file, or of an extension.
struct SwiftDeclaration: Sendable {
  enum Kind: Hashable, Sendable {
    case `import`, type, protocolType, alias, function, variable, `extension`, preview, other
    /// Of an operator, or of a precedence group.
    case operation
  }

  var kind: Kind
  /// `struct`, `init`, `case`.
  var keyword = ""
  /// Of an extension, the type that it extends; of an import, the module.
  var name: String
  /// What it declares beside: `let a = 1, b = 2`.
  var further: [String] = []
  /// Bytes of the file.
  var range: Range<Int>
  /// All words in it but its own name.
  var words: Set<String>
  /// What it conforms to or derives from.
  var inheritance: [String] = []
  /// The bytes that say so, from the colon on.
  var inheritanceRange: Range<Int>?
  /// Of an extension of a nested type: the outermost one around it.
  var owner: String?
  /// Of an extension: the words from `where` on.
  var condition = ""
  /// Whether only its own file sees it.
  var isPrivate = false
  /// Of an extension.
  var members: [SwiftDeclaration] = []
  /// Of a type, a protocol and an extension: the bytes between its braces.
  var body: Range<Int>?
  /// Of a preview: its name, and the bytes before the brace of its body.
  var preview: Preview?
  /// The attribute that makes it the program's beginning, which is not ours.
  var main: Range<Int>?
  /// Of an initializer, the label of its first argument.
  var label: String?

  var names: [String] { [name] + further }

  struct Preview: Hashable, Sendable {
    var name: String?
    var line: Int
    /// Where the state of its own ends and what it shows begins.
    var content: Int
    /// The words `@Previewable`, which only Xcode takes.
    var marks: [Range<Int>]
    /// Whether it has several ways out, as by `do` and `catch`: each may be of a type of its own.
    var hasSeveralReturns: Bool
    /// Of a widget's, the size that it is asked for, as it is written: `.systemSmall`.
    var family: String?

    /// The view that it becomes.
    var typeName: String { "\(Self.prefix)\(line)" }

    /// What stands before what it shows.
    var head: String {
      if let family { return "var body: some SwiftUI.View { \(Self.widget)(as: \(family)) {" }
      return hasSeveralReturns
        ? "var body: some SwiftUI.View { SwiftUI.AnyView(skelsnapShown) }; "
          + "@SwiftUI.ViewBuilder var skelsnapShown: any SwiftUI.View {"
        : "var body: some SwiftUI.View {"
    }

    /// What stands behind all of it.
    var tail: String { family == nil ? "}" : "}}" }

    /// What shows a widget, in what stands in for WidgetKit.
    static let widget = "_WidgetPreview"

    /// Of the names of such views: whoever wrote the preview does not know them.
    static let prefix = "SkelsnapPreview"
  }
}

/// Finds the declarations of a file.
struct SwiftParser: Sendable {
  let bytes: [UInt8]
  let tokens: [SwiftLexer.Token]
  /// Where the lines end.
  private let lineEnds: [Int]
  /// The app's texts, by which constants are known that are not here.
  var texts: PlainKeys?

  /// - Parameter bytes: What is left of a file by `ActiveSource`.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftLexer.tokens(of: bytes)
    lineEnds = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
  }

  /// The number of the line that a byte is in.
  func line(of byte: Int) -> Int { lineEnds.partitioningIndex { $0 >= byte } + 1 }

  /// - Parameter bytes: What is left of a file by `ActiveSource`.
  static func declarations(of bytes: [UInt8]) -> [SwiftDeclaration] {
    let parser = SwiftParser(bytes)
    return parser.declarations(parser.tokens.indices, depth: 0)
  }

  /// The declarations between the braces of a type or an extension.
  func members(of declaration: SwiftDeclaration) -> [SwiftDeclaration] {
    guard let body = declaration.body else { return [] }
    let inside = tokenRange(of: body)
    guard let first = inside.first else { return [] }
    return declarations(inside, depth: tokens[first].depth)
  }

  /// The tokens that begin within these bytes.
  func tokenRange(of range: Range<Int>) -> Range<Int> {
    let start = tokens.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    let end = tokens.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    return start..<max(start, end)
  }

  func word(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let range = tokens[index].range
    let isQuoted = bytes[range.lowerBound] == UInt8(ascii: "`") && range.count > 1
    return String(
      decoding: isQuoted ? bytes[range].dropFirst().dropLast() : bytes[range], as: UTF8.self)
  }

  func isMark(_ index: Int, _ mark: Character) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark
      && bytes[tokens[index].range.lowerBound] == mark.asciiValue
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "static",
    "indirect", "nonisolated", "isolated", "mutating", "nonmutating", "lazy", "weak", "unowned",
    "override", "required", "convenience", "dynamic", "optional", "prefix", "postfix", "infix",
    "borrowing", "consuming", "distributed",
  ]

  private static let keywords: [String: SwiftDeclaration.Kind] = [
    "import": .import, "struct": .type, "class": .type, "enum": .type, "actor": .type,
    "protocol": .protocolType, "extension": .extension, "func": .function, "let": .variable,
    "var": .variable, "typealias": .alias, "associatedtype": .alias, "init": .other,
    "subscript": .other, "deinit": .other, "case": .other, "operator": .operation,
    "precedencegroup": .operation, "macro": .function,
  ]

  /// The declarations among these tokens, which have this depth.
  private func declarations(_ range: Range<Int>, depth: Int) -> [SwiftDeclaration] {
    var starts: [(first: Int, keyword: Int)] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let found = beginning(at: index, depth: depth, end: range.upperBound)
      if let keyword = found.keyword {
        starts.append((index, keyword))
        index = keyword + 1
      } else {
        index = max(index + 1, found.end)
      }
    }
    return starts.enumerated().compactMap { number, start in
      let end = number + 1 < starts.count ? starts[number + 1].first : range.upperBound
      return declaration(start.first, start.keyword, end, depth: depth)
    }
  }

  /// The keyword of a declaration that begins here; nil if none does, nor before the end of what was
  /// looked at.
  private func beginning(at start: Int, depth: Int, end: Int) -> (keyword: Int?, end: Int) {
    guard tokens[start].depth == depth, tokens[start].startsLine || isAfterMark(start) else {
      return (nil, start)
    }
    var index = start
    while index < end {
      if isMark(index, "@") {
        guard isJoined(index) else { return (nil, index) }
        index += 2
        while isMark(index, ".") { index += 2 }
        // Arguments stand right behind an attribute.
        if isMark(index, "("), isJoined(index - 1) { index = after(index) }
        continue
      }
      if isMark(index, "#") {
        let isPreview = index + 1 < end && isJoined(index) && word(index + 1) == "Preview"
        return (isPreview ? index + 1 : nil, index)
      }
      guard tokens[index].kind == .word else { return (nil, index) }
      let word = word(index)
      if Self.modifiers.contains(word) {
        index += 1
        if isMark(index, "(") { index = after(index) }
        continue
      }
      // `class func` is a function.
      if word == "class", index + 1 < end,
        ["func", "var", "let", "subscript"].contains(self.word(index + 1))
      {
        return (index + 1, index)
      }
      return (Self.keywords[word] == nil ? nil : index, index)
    }
    return (nil, index)
  }

  /// Whether the next token stands right behind it.
  func isJoined(_ index: Int) -> Bool {
    index >= 0 && index + 1 < tokens.count
      && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  /// Whether what goes before it ends there.
  func isAfterMark(_ index: Int) -> Bool {
    index > 0 && (isMark(index - 1, ";") || isMark(index - 1, "{"))
  }

  /// The token after the one that closes what opens here.
  func after(_ index: Int) -> Int {
    guard tokens.indices.contains(index) else { return tokens.count }
    let depth = tokens[index].depth
    var index = index + 1
    while index < tokens.count, tokens[index].depth > depth { index += 1 }
    return min(index + 1, tokens.count)
  }

  private func declaration(
    _ first: Int, _ keyword: Int, _ end: Int, depth: Int
  ) -> SwiftDeclaration? {
    guard end > keyword else { return nil }
    let end = ending(of: keyword, end, depth: depth)
    let attributes = (first..<keyword).map(word)
    let range = tokens[first].range.lowerBound..<tokens[end - 1].range.upperBound
    if word(keyword) == "Preview", keyword > 0, isMark(keyword - 1, "#") {
      return preview(keyword, end, range)
    }
    guard let kind = Self.keywords[word(keyword)] else { return nil }
    var name = keyword + 1 < end ? word(keyword + 1) : ""
    if kind == .import {
      // `import struct Module.Name`
      var index = keyword + 1
      let isScoped = SwiftDeclaration.Kind.importable.contains(name)
      if isScoped { index += 1 }
      name = word(index)
      // `import os.log` is not the module `os`, which has no such part here.
      if !isScoped, isMark(index + 1, "."), index + 2 < end { name += "." + word(index + 2) }
    }
    var declaration = SwiftDeclaration(
      kind: kind, keyword: word(keyword), name: name, range: range, words: [])
    var own: Set<Int> = [keyword + 1]
    if kind == .variable {
      let names = bound(keyword + 1, end, depth: depth)
      own.formUnion(names)
      declaration.name = names.first.map(word) ?? name
      declaration.further = names.dropFirst().map(word)
    } else if kind == .function || kind == .operation, let sign = sign(keyword + 1, until: end) {
      own.formUnion(sign.indices)
      declaration.name = sign.name
    }
    for index in first..<end where !own.contains(index) {
      if tokens[index].kind == .word {
        declaration.words.formUnion(parts(ofWord: index))
      } else if let sign = sign(index, until: end), !Self.ownSigns.contains(sign.name) {
        declaration.words.insert(sign.name)
      }
    }
    declaration.isPrivate = attributes.contains("private") || attributes.contains("fileprivate")
    declaration.main = (first..<keyword).first {
      isMark($0, "@") && ["main", "UIApplicationMain", "NSApplicationMain"].contains(word($0 + 1))
    }.map { tokens[$0].range.lowerBound..<tokens[$0 + 1].range.upperBound }
    if ["init", "subscript"].contains(word(keyword)) {
      declaration.name = word(keyword)
      let open = (keyword + 1..<end).first { isMark($0, "(") && tokens[$0].depth == depth }
      var label = open.map { $0 + 1 } ?? end
      // `init(@ViewBuilder content: …)`
      while label + 1 < end, isMark(label, "@") {
        label += 2
        if isMark(label, "("), isJoined(label - 1) { label = after(label) }
      }
      if label < end, tokens[label].kind == .word { declaration.label = word(label) }
    }
    if kind == .extension || kind == .type { declaration.words.insert(name) }
    if kind == .type || kind == .extension || kind == .protocolType {
      takeBody(&declaration, keyword, end, depth: depth)
    }
    return declaration
  }

  /// Where a declaration ends before the next begins: what stands behind a type's brace is no part of
  /// it, but for a semicolon, without which there can be no other on the line.
  private func ending(of keyword: Int, _ end: Int, depth: Int) -> Int {
    switch Self.keywords[word(keyword)] {
    case .type, .protocolType, .extension:
      let brace = (keyword..<end).first { isMark($0, "{") && tokens[$0].depth == depth }
      guard let close = brace.map({ min(after($0), end) }) else { return end }
      return close < end && isMark(close, ";") ? close + 1 : close
    default: return end
    }
  }

  private func takeBody(
    _ declaration: inout SwiftDeclaration, _ keyword: Int, _ end: Int, depth: Int
  ) {
    var index = keyword + 2
    var isInheriting = false
    var nameEnd = declaration.name
    // A colon between angle brackets is a condition of a parameter.
    var open = 0
    var colon: Int?
    var inheritanceEnd: Int?
    while index < end, !(isMark(index, "{") && tokens[index].depth == depth) {
      if isMark(index, "<") { open += 1 }
      if isMark(index, ">"), !isMark(index - 1, "-") { open -= 1 }
      if isMark(index, ":"), tokens[index].depth == depth, open <= 0, colon == nil { colon = index }
      if isMark(index, ":"), tokens[index].depth == depth { isInheriting = true }
      if isMark(index, "."), !isInheriting, declaration.condition.isEmpty, index + 1 < end {
        nameEnd = word(index + 1)
      }
      if tokens[index].kind == .word {
        let word = word(index)
        if word == "where" {
          isInheriting = false
          if inheritanceEnd == nil { inheritanceEnd = index }
        }
        if word == "where" || !declaration.condition.isEmpty {
          declaration.condition += " " + word
        }
        if isInheriting { declaration.inheritance.append(word) }
      }
      index += 1
    }
    if declaration.kind == .extension {
      if nameEnd != declaration.name { declaration.owner = declaration.name }
      declaration.name = nameEnd
    }
    guard index < end else { return }
    if let colon, colon < (inheritanceEnd ?? index) {
      declaration.inheritanceRange =
        tokens[colon].range.lowerBound..<tokens[(inheritanceEnd ?? index) - 1].range.upperBound
    }
    let close = after(index) - 1
    guard close > index, close < end, isMark(close, "}") else { return }
    declaration.body = tokens[index].range.upperBound..<tokens[close].range.lowerBound
    // There are no extensions inside of others, however deep a file claims them to be.
    guard declaration.kind == .extension, depth == 0 else { return }
    declaration.members = declarations(index + 1..<close, depth: depth + 1)
  }

  /// Whether a token at the start of a line goes on with what an attribute began.
  private func isAttributed(_ index: Int) -> Bool {
    ["var", "let"].contains(word(index)) || isMark(index, "@")
  }

  /// Whether a token at the start of a line goes on with the value before it: `)`, `.frame()`.
  private func goesOn(_ index: Int) -> Bool {
    [")", "]", "}", ".", "?", ":"].contains { isMark(index, $0) }
  }

  private func preview(_ keyword: Int, _ end: Int, _ range: Range<Int>) -> SwiftDeclaration? {
    var brace = keyword + 1
    var title: String?
    if isMark(brace, "(") {
      if tokens[brace + 1 < end ? brace + 1 : brace].kind == .text {
        title = String(word(brace + 1).drop { $0 == "\"" || $0 == "#" }.prefix { $0 != "\"" })
      }
      brace = after(brace)
    }
    guard brace < end, isMark(brace, "{") else { return nil }
    let close = after(brace)
    let family = widgetFamily(in: keyword..<brace)
    // `timeline: { … }`
    let isTimed =
      family != nil && close + 2 < end && word(close) == "timeline" && isMark(close + 1, ":")
      && isMark(close + 2, "{")
    let last = isTimed ? after(close + 2) : close
    var declaration = SwiftDeclaration(
      kind: .preview, name: title ?? "",
      range: range.lowerBound..<tokens[max(last - 1, brace)].range.upperBound,
      words: Set((keyword..<min(last, end)).filter { tokens[$0].kind == .word }.map(word)))
    declaration.body = tokens[brace].range.lowerBound..<declaration.range.upperBound
    let depth = tokens[brace].depth
    let line = line(of: range.lowerBound)
    let inside = (brace + 1)..<min(close, end)
    let marks = inside.filter { isMark($0, "@") && word($0 + 1) == "Previewable" }
    var content = brace + 1
    if let last = marks.last {
      content =
        (last + 1..<close).first {
          (tokens[$0].startsLine || isMark($0 - 1, ";")) && tokens[$0].depth == depth + 1
            && !isAttributed($0) && !goesOn($0)
        } ?? close - 1
    }
    guard content < tokens.count else { return nil }
    declaration.preview = SwiftDeclaration.Preview(
      name: title, line: line, content: tokens[content].range.lowerBound,
      marks: marks.map { tokens[$0].range.lowerBound..<tokens[$0 + 1].range.upperBound },
      hasSeveralReturns: inside.count { word($0) == "return" } > 1,
      family: isTimed ? family : nil)
    return declaration
  }

  /// `.systemSmall` of `#Preview("Empty", as: .systemSmall)`.
  private func widgetFamily(in head: Range<Int>) -> String? {
    guard let label = head.first(where: { word($0) == "as" && isMark($0 + 1, ":") }),
      isMark(label + 2, "."), label + 3 < head.upperBound
    else { return nil }
    return "." + word(label + 3)
  }
}

extension SwiftParser {
  /// The names that `let` or `var` gives to values: several if there are commas between them, or if
  /// they stand in parentheses.
  private func bound(_ start: Int, _ end: Int, depth: Int) -> [Int] {
    var names: [Int] = []
    var index = start
    while true {
      if isMark(index, "(") {
        let close = min(after(index), end)
        names += (index..<close).filter {
          tokens[$0].kind == .word && word($0) != "_" && !isMark($0 + 1, ":")
        }
        index = close
      } else if index < end, tokens[index].kind == .word {
        names.append(index)
        index += 1
      }
      guard let next = nextBound(index, end, depth: depth) else { return names }
      index = next
    }
  }

  /// What stands behind the next comma that another name follows.
  private func nextBound(_ start: Int, _ end: Int, depth: Int) -> Int? {
    var isType = false
    var isValue = false
    // Commas stand between the arguments of a generic type, too.
    var open = 0
    for index in start..<max(end, start) where tokens[index].depth == depth {
      if isMark(index, "="), sign(index, until: end)?.name == "=" { isValue = true }
      if isMark(index, ":") { isType = true }
      if isType, !isValue, isMark(index, "<") { open += 1 }
      if isType, !isValue, isMark(index, ">"), !isMark(index - 1, "-") { open -= 1 }
      guard isMark(index, ","), open <= 0, index + 1 < end else { continue }
      let next = index + 1
      guard tokens[next].kind == .word || isMark(next, "(") else { continue }
      let behind = isMark(next, "(") ? after(next) : next + 1
      if !isValue && !isType || isMark(behind, "=") || isMark(behind, ":") { return next }
    }
    return nil
  }

  private static let signs = Set("/=-+!*%<>&|^~?.".utf8)

  func isSign(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .mark
      && Self.signs.contains(bytes[tokens[index].range.lowerBound])
  }

  /// The operator that begins here; nil if none does.
  private func sign(_ start: Int, until end: Int) -> (name: String, indices: Range<Int>)? {
    guard start < end, isSign(start), start == 0 || !isSign(start - 1) || !isJoined(start - 1)
    else { return nil }
    var last = start
    while last + 1 < end, isJoined(last), isSign(last + 1),
      !isMark(last + 1, ".") || isMark(start, ".")
    {
      last += 1
    }
    // `func +++<T>(…)`
    if last > start, isMark(last, "<"), start > 0, word(start - 1) == "func",
      last + 1 < end, tokens[last + 1].kind == .word
    {
      last -= 1
    }
    let range = tokens[start].range.lowerBound..<tokens[last].range.upperBound
    return (String(decoding: bytes[range], as: UTF8.self), start..<last + 1)
  }

  /// What has a meaning without an app's declaring it.
  private static let ownSigns: Set<String> = [
    "+", "-", "*", "/", "%", "=", "+=", "-=", "*=", "/=", "%=", "==", "!=", "===", "!==", "<", ">",
    "<=", ">=", "&&", "||", "!", "?", "??", "&", "|", "^", "~", "<<", ">>", "<<=", ">>=", "&=",
    "|=",
    "^=", "&+", "&-", "&*", "&<<", "&>>", "...", "..<", ".", "->", "~=", "?.", "!.",
  ]

  /// A word; where a sign such as `√` stands before a name, both.
  func parts(ofWord index: Int) -> [String] {
    let whole = word(index)
    guard bytes[tokens[index].range.lowerBound] >= 0x80 else { return [whole] }
    let name = whole.unicodeScalars.drop { !$0.properties.isXIDContinue }
    guard !name.isEmpty, name.count < whole.unicodeScalars.count else { return [whole] }
    return [whole, String(whole.unicodeScalars.dropLast(name.count)), String(name)]
  }
}

extension SwiftDeclaration {
  /// Whether it is a function that stands between or before its arguments.
  var isOperator: Bool {
    kind == .function && name.utf8.first.map { "/=-+!*%<>&|^~?.".utf8.contains($0) } ?? false
  }
}

extension SwiftDeclaration.Kind {
  /// The words that may stand between `import` and a module's name.
  fileprivate static let importable: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
