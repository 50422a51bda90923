import SkeletonModel

/// A piece of source that another can take the place of.
struct SourceRegion: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A value, or a view, as part of something.
    case value
    /// `.shadow(radius: 2)`
    case modifier
    /// What an `if` asks.
    case condition
    case statement
    /// All that a closure does.
    case closure
    /// All that a function does.
    case body
    case declaration
  }

  var kind: Kind
  /// Bytes of the file.
  var range: Range<Int>
  /// What is put there.
  var text: String
}

/// Finds what could be left out, or stood in for, so that the rest compiles.
extension SwiftParser {
  static let view = " _standIn()"
  /// A statement that a body of views may have as well.
  static let nothing = " let _ = _standInForNothing()"
  static let framedView = " _standIn(true)"
  /// In place of what stands in a bar.
  private static let bar = " _standInBar()"
  /// In place of what a finger does.
  private static let gesture = " _standInGesture()"

  /// In place of a view that holds the ones in the braces behind it.
  static let holder = " _standInHolding() "

  private static func text(_ words: String) -> String {
    let written = words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\r", with: "")
    return " _standIn(for: \"\(written)\")"
  }

  /// The text that the app's own tables have for what a tool makes a constant of.
  private static func keyText(_ words: String) -> String {
    text(words).replacing(" _standIn(for: ", with: keyed)
  }
  private static let keyed = " _keyText("

  /// Whether that is what stands there: nothing is missing then.
  static func isKeyText(_ text: String) -> Bool { text.hasPrefix(keyed) }

  static func value(of type: String) -> String { "\(asType)\(type))" }
  private static let asType = " (_standIn() as "

  /// The type of a value that was written by `value(of:)`.
  static func type(ofValue text: String) -> String? {
    text.hasPrefix(asType) ? String(text.dropFirst(asType.count).dropLast()) : nil
  }

  /// The last token that begins at or before a byte.
  func token(at offset: Int) -> Int {
    max(tokens.partitioningIndex { $0.range.lowerBound > offset } - 1, 0)
  }

  /// What is around a place in a declaration, from the inside out; the last is the declaration.
  ///
  /// - Parameter declaration: The innermost one that is no type.
  func regions(around offset: Int, in declaration: SwiftDeclaration) -> [SourceRegion] {
    let inside = tokenRange(of: declaration.range)
    guard let first = inside.first else { return [] }
    let place = min(max(token(at: offset), first), inside.upperBound - 1)
    var open = brackets(around: place, from: first)
    var found: [SourceRegion] = []
    let code = code(of: declaration).map { tokenRange(of: $0) }
    // What a closure takes is a name, and no value: the call that has the closure is what is wrong.
    let head = open.last.flatMap { bracket in
      isMark(bracket, "{") && behindParameters(of: bracket, to: after(bracket) - 1) > place
        ? bracket : nil
    }
    if head == nil, let primary = primary(at: place, end: inside.upperBound) {
      found.append(primary)
    }
    // What is wrong with a call is said where its arguments begin.
    if isMark(place, "(") { found += callRegion(around: place, end: inside.upperBound) }
    var current = place
    while let bracket = open.popLast() {
      let close = min(after(bracket) - 1, inside.upperBound)
      guard close > bracket else { continue }
      // Of what is around the body nothing can be replaced; a default value can.
      if let code, code.contains(place), bracket + 1 < code.lowerBound { break }
      if isMark(bracket, "{") {
        let isCode = code.map { bracket + 1 == $0.lowerBound || $0.isEmpty } ?? false
        found += statements(around: current, from: bracket, to: close, isCode: isCode)
        if isCode { break }
        if bracket != head { found += closure(at: bracket, to: close) }
      } else if let argument = argument(around: current, from: bracket, to: close) {
        let isTaken = isMark(bracket, "(") && takes(bracket, declaration)
        found += isTaken ? defaultValue(in: argument, around: current) : [argument]
        if isTaken { break }
      }
      let call = callRegion(around: bracket, end: inside.upperBound)
      // Of what is no view, nothing is left of a call whose closure is at fault.
      found +=
        bracket == head && !showsViews(declaration) ? call.filter { $0.kind != .modifier } : call
      current = bracket
    }
    if var body = self.code(of: declaration) {
      // Before that, a preview becomes a view.
      if let preview = declaration.preview, preview.content < body.upperBound {
        body = max(body.lowerBound, preview.content)..<body.upperBound
      }
      found.append(SourceRegion(kind: .body, range: body, text: standIn(for: declaration, body)))
    } else if let value = initialValue(of: declaration, inside) {
      found.append(value)
    }
    let whole = SourceRegion(kind: .declaration, range: declaration.range, text: "")
    return found.filter { !$0.range.isEmpty && $0.range.lowerBound >= declaration.range.lowerBound }
      + [whole]
  }

  /// The brackets that are open at a token, from the outside in.
  private func brackets(around place: Int, from first: Int) -> [Int] {
    var open: [Int] = []
    for index in first..<place {
      if isMark(index, "(") || isMark(index, "[") || isMark(index, "{") { open.append(index) }
      if isMark(index, ")") || isMark(index, "]") || isMark(index, "}") { _ = open.popLast() }
    }
    return open
  }

  func bytes(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, tokens.indices.contains(range.lowerBound) else { return 0..<0 }
    let end = min(range.upperBound, tokens.count) - 1
    guard end >= range.lowerBound else { return 0..<0 }
    return tokens[range.lowerBound].range.lowerBound..<tokens[end].range.upperBound
  }

  /// Behind a name: its arguments and closures.
  func callEnd(_ name: Int, end: Int) -> Int {
    var index = name + 1
    // `Foo<Bar>(…)`
    if isMark(index, "<"), isJoined(index - 1), index + 1 < end, isJoined(index) {
      let most = 40
      var open = 0
      for place in index..<min(end, index + most) {
        if isMark(place, "<") { open += 1 }
        if isMark(place, ">") { open -= 1 }
        if open == 0 {
          index = place + 1
          break
        }
      }
    }
    while index < end, isMark(index, "(") || isMark(index, "["), !tokens[index].startsLine {
      index = after(index)
    }
    guard index < end, isMark(index, "{"), !tokens[index].startsLine, mayTakeClosure(name) else {
      return min(index, end)
    }
    index = after(index)
    while index + 2 < end, tokens[index].kind == .word, isMark(index + 1, ":"),
      isMark(index + 2, "{")
    {
      index = after(index + 2)
    }
    return min(index, end)
  }

  /// Whether a brace behind a call is its closure, and not what an `if` does.
  private func mayTakeClosure(_ name: Int) -> Bool {
    let depth = tokens[name].depth
    let most = 200
    var index = name - 1
    while index >= max(0, name - most), tokens[index].depth >= depth {
      if tokens[index].depth == depth, tokens[index].kind == .word,
        ["if", "guard", "while", "switch", "for"].contains(word(index)),
        !isMark(index - 1, "."), !isMark(index + 1, ":")
      {
        // What it asks ends with its brace.
        return (index..<name).contains { isMark($0, "{") && tokens[$0].depth == depth }
      }
      if tokens[index].depth == depth, tokens[index + 1].startsLine, !isMark(index + 1, "."),
        !isMark(index, ","), !isMark(index, "&"), !isMark(index, "|"), !isMark(index + 1, "&"),
        !isMark(index + 1, "|")
      {
        return true
      }
      index -= 1
    }
    return true
  }

  /// A name with what is called by it, and with members that follow unless a view might have them.
  func primary(at place: Int, end: Int) -> SourceRegion? {
    guard tokens[place].kind == .word else { return nil }
    var head = place
    // Back to where the chain begins, as long as it is names alone.
    while head >= 2, isMark(head - 1, "."), tokens[head - 2].kind == .word, isJoined(head - 2) {
      head -= 2
    }
    if isMark(head - 1, "."), head > 1, !isMark(head - 2, "\\"),
      tokens[head - 2].kind != .mark || isMark(head - 2, ")") || isMark(head - 2, "]")
        || isMark(head - 2, "}") || isMark(head - 2, "?") || isMark(head - 2, "!")
    {
      return nil
    }
    if Self.noValues.contains(word(head)) { return nil }
    // `.name`, `$name`, `#Macro(…)`
    let start = [".", "$", "#"].contains { isMark(head - 1, $0) } ? head - 1 : head
    var index = callEnd(place, end: end)
    while true {
      let dot = isMark(index, "?") || isMark(index, "!") ? index + 1 : index
      guard isMark(dot, "."), dot + 1 < end, tokens[dot + 1].kind == .word,
        !Self.ofViews.contains(word(dot + 1))
      else { break }
      index = callEnd(dot + 1, end: end)
    }
    // What is unwrapped is there.
    if index < end, isMark(index, "!"), isJoined(index - 1), !isMark(index + 1, "=") { index += 1 }
    return SourceRegion(
      kind: .value, range: bytes(start..<index), text: value(from: start, to: index, end: end))
  }

  private static let noValues: Set<String> = [
    "let", "var", "if", "else", "guard", "return", "for", "while", "switch", "case", "default",
    "in",
    "func", "struct", "class", "enum", "try", "await", "some", "any", "is", "as", "where", "do",
    "catch", "throw", "defer", "repeat",
  ]

  /// What a view of any type has.
  static let ofViews: Set<String> = [
    "frame", "padding", "background", "overlay", "opacity", "offset", "clipShape", "cornerRadius",
    "clipped", "mask", "shadow", "foregroundColor", "foregroundStyle", "tint", "font", "fontWeight",
    "lineLimit", "multilineTextAlignment", "aspectRatio", "scaledToFit", "scaledToFill", "position",
    "rotationEffect", "scaleEffect", "blur", "border", "redacted", "animation", "transition", "id",
    "tag", "onAppear", "onDisappear", "onTapGesture", "onChange", "onReceive", "task", "disabled",
    "hidden", "zIndex", "layoutPriority", "fixedSize", "ignoresSafeArea", "edgesIgnoringSafeArea",
    "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "toolbar", "sheet",
    "listRowInsets", "listRowBackground", "listRowSeparator", "listStyle", "buttonStyle",
    "accessibilityLabel", "accessibilityHidden", "accessibilityIdentifier", "accessibilityElement",
    "environment", "environmentObject", "contentShape", "allowsHitTesting", "gridCellColumns",
    "safeAreaInset", "modifier", "containerRelativeFrame", "drawingGroup", "compositingGroup",
    "blendMode", "previewLayout", "previewDisplayName", "preferredColorScheme", "labelStyle",
  ]

  /// What stands in for a value; the compiler's context says of which type.
  private func value(from start: Int, to index: Int, end: Int) -> String {
    let names = (start..<index).filter {
      tokens[$0].kind == .word && tokens[$0].depth == tokens[start].depth
    }.map(word)
    if isChain(start..<index), let text = texts?.text(of: names) { return Self.keyText(text) }
    // What takes texts alone cannot say which of them.
    if let bracket = brackets(around: start, from: max(0, start - 400)).last, isMark(bracket, "("),
      bracket > 0,
      Self.takingTexts.contains(word(bracket - 1)) && start == bracket + 1
        || word(start - 2) == "prompt" && isMark(start - 1, ":")
    {
      return Self.text(names.last.map(humanized) ?? "Text")
    }
    if isMark(start - 1, "("), Self.takingColours.contains(word(start - 2)) {
      return Self.value(of: "SwiftUI.Color")
    }
    if let type = typeTaken(from: start, to: index) { return Self.value(of: type) }
    // Of a name by itself it is UIKit's, from which others make SwiftUI's: `Color(.brand.text)`.
    if isMark(start - 1, "("), word(start - 2) == "Color" {
      return Self.value(of: "SwiftUI.UIColor")
    }
    return isFramed(index, end: end) ? Self.framedView : Self.view
  }

  /// Whether tokens are names behind each other's dots, and what they are called with.
  private func isChain(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    return range.allSatisfy { index in
      guard tokens[index].depth == tokens[first].depth else { return true }
      return tokens[index].kind == .word
        ? index == first || isMark(index - 1, ".")
        : [".", "(", ")"].contains { isMark(index, $0) }
    }
  }

  /// The type of what SwiftUI takes at a place, where that is one of a few and all of an argument. Where nothing says
  /// it, the compiler tries what stands there as each of them, and in a long chain comes to no end.
  private func typeTaken(from start: Int, to index: Int) -> String? {
    guard isMark(index, ")") || isMark(index, ","),
      let bracket = brackets(around: start, from: max(0, start - 400)).last, isMark(bracket, "("),
      bracket > 0, tokens[bracket - 1].kind == .word
    else { return nil }
    let name = word(bracket - 1)
    let isLabelled = isMark(start - 1, ":") && tokens[start - 2].kind == .word
    guard isLabelled || start == bracket + 1 || isMark(start - 1, ",") else { return nil }
    let label = isLabelled ? word(start - 2) : ""
    let isMember = isMark(bracket - 2, ".")
    guard let type = (isMember ? Self.taken : Self.takenByViews)[name]?[label] else { return nil }
    return type
  }

  private static let length = "SwiftUI.CGFloat"
  private static let taken: [String: [String: String]] = [
    "padding": ["": length], "cornerRadius": ["": length], "lineSpacing": ["": length],
    "kerning": ["": length], "tracking": ["": length], "font": ["": "SwiftUI.Font"],
    "opacity": ["": "Swift.Double"], "system": ["size": length], "blur": ["radius": length],
    "shadow": ["radius": length, "x": length, "y": length, "color": "SwiftUI.Color"],
    "offset": ["x": length, "y": length], "stroke": ["lineWidth": length],
    "strokeBorder": ["lineWidth": length], "border": ["width": length],
    "rect": ["cornerRadius": length],
    "frame": [
      "width": length, "height": length, "minWidth": length, "minHeight": length,
      "idealWidth": length, "idealHeight": length, "maxWidth": length, "maxHeight": length,
    ],
  ]
  private static let takenByViews: [String: [String: String]] = [
    "VStack": ["spacing": length], "HStack": ["spacing": length],
    "LazyVStack": ["spacing": length], "LazyHStack": ["spacing": length],
    "LazyVGrid": ["spacing": length], "LazyHGrid": ["spacing": length],
    "Grid": ["horizontalSpacing": length, "verticalSpacing": length],
    "GridItem": ["spacing": length], "RoundedRectangle": ["cornerRadius": length],
    "Spacer": ["minLength": length],
  ]

  /// Whether a stand-in is of a type that was told by where it stands alone: an app may have a function of that name
  /// which takes another.
  static func isTypedByPlace(_ text: String) -> Bool {
    guard let type = type(ofValue: text) else { return false }
    return [length, "SwiftUI.Font", "Swift.Double"].contains(type)
  }

  private static let takingColours: Set<String> = [
    "foregroundStyle", "foregroundColor", "fill", "tint", "stroke", "strokeBorder", "border",
    "listRowBackground", "accentColor",
  ]

  private static let takingTexts: Set<String> = [
    "Text", "Label", "Button", "Toggle", "TextField", "Section", "navigationTitle", "Link", "Menu",
    "Picker", "NavigationLink", "LabeledContent", "DisclosureGroup", "SecureField", "Stepper",
    "ContentUnavailableView", "alert", "confirmationDialog", "accessibilityLabel",
    "navigationBarTitle", "ProgressView", "help",
  ]

  /// `feedTitle`, or `feed_title`, as a text would have it.
  private func humanized(_ name: String) -> String {
    var text = ""
    for letter in name where letter.isLetter || letter.isNumber || letter == "_" {
      if letter == "_" {
        if !text.isEmpty, !text.hasSuffix(" ") { text += " " }
        continue
      }
      if letter.isUppercase, !text.isEmpty, text.last?.isUppercase == false { text += " " }
      text +=
        text.isEmpty ? letter.uppercased() : text.hasSuffix(" ") ? letter.lowercased() : "\(letter)"
    }
    return text.isEmpty ? "Text" : text
  }

  /// Whether a size is said behind it.
  private func isFramed(_ start: Int, end: Int) -> Bool {
    var index = start
    while index + 1 < end {
      let dot = isMark(index, "?") || isMark(index, "!") ? index + 1 : index
      guard isMark(dot, "."), dot + 1 < end, tokens[dot + 1].kind == .word else { return false }
      if ["frame", "aspectRatio", "position", "containerRelativeFrame"].contains(word(dot + 1)) {
        return true
      }
      index = callEnd(dot + 1, end: end)
    }
    return false
  }

  /// The argument or element that a token is part of.
  private func argument(around place: Int, from bracket: Int, to close: Int) -> SourceRegion? {
    let depth = tokens[bracket].depth + 1
    var start = bracket + 1
    var end = close
    for index in bracket + 1..<max(close, bracket + 1) where tokens[index].depth == depth {
      guard isMark(index, ",") else { continue }
      if index < place {
        start = index + 1
      } else {
        end = index
        break
      }
    }
    // Its label stays.
    if start + 1 < end, tokens[start].kind == .word, isMark(start + 1, ":") { start += 2 }
    guard start < end, place >= start else { return nil }
    let isText = start == bracket + 1 && Self.takingTexts.contains(word(bracket - 1))
    return SourceRegion(
      kind: .value, range: bytes(start..<end), text: isText ? Self.text("Text") : Self.view)
  }

  /// Whether brackets hold what a function takes, and not what is given to one.
  private func takes(_ bracket: Int, _ declaration: SwiftDeclaration) -> Bool {
    let inside = tokenRange(of: declaration.range)
    guard ["func", "init", "subscript"].contains(declaration.keyword),
      let name = inside.first(where: { [declaration.keyword, declaration.name].contains(word($0)) })
    else { return false }
    return bracket
      == (name..<inside.upperBound).first {
        isMark($0, "(") && tokens[$0].depth == tokens[name].depth
      }
  }

  /// The words of the type that is said of what is stored or taken with a value: `Store` of
  /// `store: any Store = Library.shared`; none where the value stands elsewhere, or may be nothing.
  func declaredType(ofValueAt offset: Int) -> [String] {
    let value = token(at: offset)
    let mark = value - 1
    guard value > 2, tokens[value].range.lowerBound >= offset, isAssignment(mark) else { return [] }
    var index = mark - 1
    var words: [String] = []
    while index > 0, mark - index < 12, tokens[index].depth == tokens[mark].depth {
      if isMark(index, ":") { return words }
      guard tokens[index].kind == .word || isMark(index, ".") else { return [] }
      if tokens[index].kind == .word { words.append(word(index)) }
      index -= 1
    }
    return []
  }

  /// Of something that is taken, what it is where nobody gives it.
  private func defaultValue(in parameter: SourceRegion, around place: Int) -> [SourceRegion] {
    let inside = tokenRange(of: parameter.range)
    guard
      let mark = inside.first(where: {
        tokens[$0].depth == tokens[inside.lowerBound].depth && isAssignment($0)
      }), mark < place, mark + 1 < inside.upperBound
    else { return [] }
    return [SourceRegion(kind: .value, range: bytes(mark + 1..<inside.upperBound), text: Self.view)]
  }

  /// The call that brackets belong to: a modifier, which is passed over, or a value.
  private func callRegion(around bracket: Int, end: Int) -> [SourceRegion] {
    guard let name = callee(of: bracket) else { return [] }
    let close = callEnd(name, end: end)
    guard isMark(name - 1, ".") else {
      return [
        SourceRegion(
          kind: .value, range: bytes(name..<close), text: value(from: name, to: close, end: end))
      ]
    }
    let base = name - 2
    let isChained =
      base >= 0
      && (tokens[base].kind != .mark || isMark(base, ")") || isMark(base, "]") || isMark(base, "}")
        || isMark(base, "?") || isMark(base, "!"))
      && (tokens[base].range.upperBound == tokens[name - 1].range.lowerBound
        || tokens[name - 1].startsLine)
    guard isChained else {
      return [SourceRegion(kind: .value, range: bytes(name - 1..<close), text: Self.view)]
    }
    return [SourceRegion(kind: .modifier, range: bytes(name - 1..<close), text: "")]
  }

  /// The name before an opening bracket, or before a closure's other arguments.
  func callee(of bracket: Int) -> Int? {
    var index = bracket - 1
    var steps = 0
    while index >= 0, steps < 8 {
      steps += 1
      if isMark(index, ":"), isMark(index - 2, "}") { index -= 2 }
      if isMark(index, ")") || isMark(index, "}") {
        guard let open = opening(of: index) else { return nil }
        index = open - 1
        continue
      }
      guard tokens[index].kind == .word, !Self.noValues.contains(word(index)) else { return nil }
      return index
    }
    return nil
  }

  func opening(of close: Int) -> Int? {
    let depth = tokens[close].depth
    var index = close - 1
    while index >= 0, tokens[index].depth > depth { index -= 1 }
    return index >= 0 && tokens[index].depth == depth ? index : nil
  }

  /// `{ item in … }`: the words up to `in` stay.
  private func closure(at bracket: Int, to close: Int) -> [SourceRegion] {
    let start = behindParameters(of: bracket, to: close)
    guard start < close else { return [] }
    return [SourceRegion(kind: .closure, range: bytes(start..<close), text: Self.view + " ")]
  }

  private func behindParameters(of bracket: Int, to close: Int) -> Int {
    let depth = tokens[bracket].depth + 1
    let most = 40
    for index in bracket + 1..<max(min(close, bracket + most), bracket + 1) {
      guard tokens[index].depth == depth else { continue }
      // `{ for item in items`
      if word(index) == "for", tokens[index].kind == .word { break }
      if word(index) == "in", tokens[index].kind == .word { return index + 1 }
      if isMark(index, "{") || isMark(index, "=") || isMark(index, ";") { break }
      if index > bracket + 1, tokens[index].startsLine { break }
    }
    return bracket + 1
  }

  /// Where a statement begins, of those between braces.
  func isBeginning(_ index: Int, first: Int) -> Bool {
    if index == first { return true }
    if isMark(index - 1, ";") { return true }
    guard tokens[index].startsLine else { return false }
    if tokens[index].kind == .mark {
      // `.shadow()`, `? a`, `}`; a value may begin with some of them.
      return isMark(index, "(") || isMark(index, "[") || isMark(index, "@") || isMark(index, "#")
        || isMark(index, "\\") || isMark(index, "!")
    }
    if ["else", "catch", "where", "as", "is", "in"].contains(word(index)),
      tokens[index].kind == .word
    {
      return false
    }
    // `a == b ?`, and not `let a: B?`
    if isMark(index - 1, "?"), !isJoined(index - 2) { return false }
    for mark in [",", "=", "&", "|", "+", "-", "*", "/", ":", "(", "["] as [Character]
    where isMark(index - 1, mark) {
      // `case .a:`
      return mark == ":" && isLabel(index - 1)
    }
    return true
  }

  /// Whether a colon ends `case .a` or `default`.
  private func isLabel(_ colon: Int) -> Bool {
    let depth = tokens[colon].depth
    var index = colon - 1
    while index >= 0, tokens[index].depth >= depth, colon - index < 60 {
      if tokens[index].depth == depth, tokens[index].kind == .word,
        ["case", "default"].contains(word(index)), !isMark(index - 1, ".")
      {
        return true
      }
      index -= 1
    }
    return false
  }

  /// The statement that a token is part of, and what of it may be enough.
  ///
  /// - Parameter isCode: Whether the braces are those of a function, or of a value that is worked out.
  private func statements(
    around place: Int, from bracket: Int, to close: Int, isCode: Bool
  ) -> [SourceRegion] {
    let depth = tokens[bracket].depth + 1
    let first = behindParameters(of: bracket, to: close)
    guard first < close, place >= first else { return [] }
    var start = first
    var end = close
    for index in first..<close where tokens[index].depth == depth {
      guard isBeginning(index, first: first) else { continue }
      if index <= place {
        start = index
      } else {
        end = index
        break
      }
    }
    if isMark(end - 1, ";"), end - 1 > start { end -= 1 }
    var found: [SourceRegion] = []
    // What follows `case .a:` on its line.
    if ["case", "default"].contains(word(start)), tokens[start].kind == .word {
      guard
        let colon = (start..<end).first(where: { tokens[$0].depth == depth && isMark($0, ":") }),
        colon + 1 < end, place > colon
      else { return [] }
      start = colon + 1
    }
    switch word(start) {
    case "if", "guard", "while", "for", "switch":
      let brace = (start..<end).first {
        tokens[$0].depth == depth && (isMark($0, "{") || word($0) == "else") && $0 > start
      }
      if let brace, place < brace, let condition = condition(around: place, start, brace, depth) {
        found.append(condition)
      }
      found.append(statement(start, end))
    case "let", "var", "return", "private", "async", "weak", "@":
      let mark = (start..<end).first { tokens[$0].depth == depth && isAssignment($0) }
      let from = word(start) == "return" ? start + 1 : (mark ?? end) + 1
      if from < end {
        found.append(
          SourceRegion(
            kind: .value, range: bytes(from..<end), text: value(from: from, to: end, end: end)))
      }
      if word(start) == "return", isCode, start > first, end == close {
        // What goes before it gives nothing.
        found.append(
          SourceRegion(kind: .statement, range: bytes(start..<end), text: " return" + Self.view))
      } else if word(start) == "return" {
        found.append(statement(start, end))
      }
    case "func", "struct", "enum", "class", "defer", "typealias":
      found.append(SourceRegion(kind: .statement, range: bytes(start..<end), text: Self.nothing))
    default:
      if let mark = (start..<end).first(where: { tokens[$0].depth == depth && isAssignment($0) }),
        mark + 1 < end
      {
        if place > mark {
          found.append(
            SourceRegion(kind: .value, range: bytes(mark + 1..<end), text: Self.view))
        }
        found.append(SourceRegion(kind: .statement, range: bytes(start..<end), text: Self.nothing))
      } else {
        found.append(statement(start, end))
      }
    }
    return found
  }

  /// Whether a sign is `=` alone: `a: Int? = .max` has others beside it, with spaces between them.
  func isAssignment(_ index: Int) -> Bool {
    let isPart =
      isSign(index - 1) && isJoined(index - 1) || isSign(index + 1) && isJoined(index)
    return isMark(index, "=") && !isPart
  }

  private func statement(_ start: Int, _ end: Int) -> SourceRegion {
    let isFramed = (start..<end).contains {
      isMark($0, ".") && word($0 + 1) == "frame" && tokens[$0].depth == tokens[start].depth
    }
    return SourceRegion(
      kind: .statement, range: bytes(start..<end), text: isFramed ? Self.framedView : Self.view)
  }

  /// One of the things that an `if` asks.
  private func condition(
    around place: Int, _ start: Int, _ brace: Int, _ depth: Int
  ) -> SourceRegion? {
    var from = start + 1
    var to = brace
    for index in start + 1..<brace where tokens[index].depth == depth && isMark(index, ",") {
      if index < place {
        from = index + 1
      } else {
        to = index
        break
      }
    }
    guard from < to else { return nil }
    switch word(start) {
    case "switch": return nil
    case "for":
      guard
        let mark = (from..<to).first(where: { tokens[$0].depth == depth && word($0) == "in" }),
        mark + 1 < to
      else { return nil }
      return SourceRegion(
        kind: .condition, range: bytes(mark + 1..<to), text: " _standIn(for: [_StandIn]())")
    default:
      if ["let", "var"].contains(word(from)) {
        guard let mark = (from..<to).first(where: { isAssignment($0) }), mark + 1 < to else {
          return nil
        }
        return SourceRegion(
          kind: .condition, range: bytes(mark + 1..<to), text: " _standIn(for: nil as _StandIn?)")
      }
      if word(from) == "case" { return nil }
      return SourceRegion(kind: .condition, range: bytes(from..<to), text: " _standIn(for: false)")
    }
  }

  /// Where the value of what is stored begins.
  func valueStart(of declaration: SwiftDeclaration) -> Int? {
    initialValue(of: declaration, tokenRange(of: declaration.range))?.range.lowerBound
  }

  /// `= …` of a value that is stored.
  private func initialValue(of declaration: SwiftDeclaration, _ inside: Range<Int>) -> SourceRegion?
  {
    guard declaration.kind == .variable, let first = inside.first else { return nil }
    let depth = tokens[first].depth
    guard
      let mark = inside.first(where: { tokens[$0].depth == depth && isAssignment($0) }),
      mark + 1 < inside.upperBound
    else { return nil }
    // As a function's body: without it, whoever asks for the value is at fault.
    return SourceRegion(
      kind: .body, range: bytes(mark + 1..<inside.upperBound), text: Self.view)
  }

  /// What a whole body is stood in for by.
  func standIn(for declaration: SwiftDeclaration, _ code: Range<Int>) -> String {
    if declaration.keyword == "init" { return " _noValue() " }
    let head = tokenRange(of: declaration.range.lowerBound..<code.lowerBound).map(word)
    if head.contains(where: { $0.hasSuffix("ToolbarContent") }) { return Self.bar + " " }
    if zip(head, head.dropFirst()).contains(where: { $0 == "some" && $1 == "Gesture" }) {
      return Self.gesture + " "
    }
    let arrow = zip(head, head.dropFirst()).contains { $0 == "-" && $1 == ">" }
    if declaration.kind == .function, !arrow { return Self.nothing + " " }
    let accessors = tokenRange(of: code)
    let isSet = accessors.first.map { first in
      accessors.contains { word($0) == "set" && tokens[$0].depth == tokens[first].depth }
    }
    if isSet == true, declaration.kind == .variable { return " get {\(Self.view) } set {} " }
    return Self.view + " "
  }

  /// Whether something of what a function or a value is made by is seen, or whether it makes something
  /// of which no other can be made.
  func showsViews(_ declaration: SwiftDeclaration) -> Bool {
    guard [.function, .variable].contains(declaration.kind) else { return true }
    return head(of: declaration).contains {
      $0 == "some" || $0.hasSuffix("View") || $0.hasSuffix("Builder")
    }
  }

  /// Of a call that is given views in braces, what stands before them and, if there is more, behind them:
  /// `Backport.Stack(of: 3) ` of `Backport.Stack(of: 3) { Text("") }`. Of several braces it is those of its
  /// content.
  func holder(in call: Range<Int>) -> (head: Range<Int>, rest: Range<Int>?)? {
    func isOfType(_ place: Int) -> Bool { word(place).first?.isUppercase == true }
    let inside = tokenRange(of: call)
    guard let first = inside.first, isOfType(first) else { return nil }
    var brace = first + 1
    while isMark(brace, "."), isOfType(brace + 1) { brace += 2 }
    if isMark(brace, "(") { brace = after(brace) }
    var braces: [(label: String, place: Int)] = []
    while isMark(brace, "{"), after(brace) <= inside.upperBound {
      braces.append((braces.isEmpty ? "" : word(brace - 2), brace))
      brace = after(brace)
      if tokens.indices.contains(brace + 2), isMark(brace + 1, ":"), isMark(brace + 2, "{") {
        brace += 2
      }
    }
    guard brace == inside.upperBound,
      let held = braces.count == 1 ? braces[0] : braces.first(where: { $0.label == "content" }),
      holdsViews(inBraceAt: held.place, isContent: held.label == "content")
    else { return nil }
    let end = tokens[after(held.place) - 1].range.upperBound
    let head = call.lowerBound..<tokens[held.place].range.lowerBound
    return (head, end < call.upperBound ? end..<call.upperBound : nil)
  }

  /// Whether views are in a brace, that which `holder` takes.
  private func holdsViews(inBraceAt brace: Int, isContent: Bool) -> Bool {
    var start = brace + 1
    // `{ item in`: of what is not here, one value at most.
    if isContent || word(start) == "_", word(start + 1) == "in" { start += 2 }
    return word(start).first?.isUppercase == true
      && ["(", "{", "."].contains { isMark(start + 1, $0) }
  }

  /// The words of a type with what it is made of: `Module.Name<Part>?`, without the mark.
  func typeRegion(at offset: Int) -> Range<Int>? {
    let place = token(at: offset)
    guard tokens.indices.contains(place), tokens[place].kind == .word else { return nil }
    var start = place
    // `Module.Name`, of which the name is what is not there.
    while start > 1, isMark(start - 1, "."), tokens[start - 2].kind == .word { start -= 2 }
    if start > 0, ["any", "some"].contains(word(start - 1)) { start -= 1 }
    var index = place + 1
    while isMark(index, "."), tokens.indices.contains(index + 1), tokens[index + 1].kind == .word {
      index += 2
    }
    if isMark(index, "<"), isJoined(index - 1) {
      var open = 0
      for next in index..<min(index + 80, tokens.count) {
        if isMark(next, "<") { open += 1 }
        if isMark(next, ">"), !isMark(next - 1, "-") { open -= 1 }
        if open == 0 {
          index = next + 1
          break
        }
      }
      // `Results<Scope>.State`: of what is not here nothing has a name either.
      while isMark(index, "."), tokens.indices.contains(index + 1),
        tokens[index + 1].kind == .word, !["self", "Type"].contains(word(index + 1))
      {
        index += 2
      }
    }
    return bytes(start..<index)
  }

  /// Whether a program ends at a place because the app has it so.
  func isEnd(at offset: Int) -> Bool {
    ["fatalError", "preconditionFailure"].contains(word(token(at: offset)))
  }

  /// The words of a type that is itself the value: `Store` of `@Environment(Store.self)`.
  func typeValue(at offset: Int) -> Range<Int>? {
    let place = token(at: offset)
    guard tokens[place].kind == .word, !isMark(place - 1, ".") else { return nil }
    var last = place
    while isMark(last + 1, "."), tokens.indices.contains(last + 2), tokens[last + 2].kind == .word,
      word(last + 2) != "self"
    {
      last += 2
    }
    let isValue =
      isMark(last + 1, ".") && tokens.indices.contains(last + 2) && word(last + 2) == "self"
    return isValue ? bytes(place..<last + 1) : nil
  }

  /// With the `?` and `!` that follow it.
  func withMarks(_ range: Range<Int>) -> Range<Int> {
    var index = tokenRange(of: range).upperBound
    var end = range.upperBound
    while isMark(index, "?") || isMark(index, "!"), tokens[index].range.lowerBound == end {
      end = tokens[index].range.upperBound
      index += 1
    }
    return range.lowerBound..<end
  }

  /// `@Injected(\.store)`
  func attributeRegion(at offset: Int) -> Range<Int>? {
    var place = token(at: offset)
    if isMark(place, "@") { place += 1 }
    guard isMark(place - 1, "@") else { return nil }
    var index = place + 1
    while isMark(index, "."), isJoined(index - 1) { index += 2 }
    if isMark(index, "<"), isJoined(index - 1) {
      while index < tokens.count, !isMark(index, ">") { index += 1 }
      index += 1
    }
    if isMark(index, "("), isJoined(index - 1) { index = after(index) }
    return bytes(place - 1..<index)
  }

  /// What keeps a declaration from others, but for `private(set)`.
  func privacy(of declaration: SwiftDeclaration) -> [Range<Int>] {
    access(["private", "fileprivate"], of: declaration)
  }

  /// What shows a declaration to other modules.
  func publicity(of declaration: SwiftDeclaration) -> [Range<Int>] {
    access(["public", "open", "package"], of: declaration)
  }

  private func access(_ levels: Set<String>, of declaration: SwiftDeclaration) -> [Range<Int>] {
    let head = tokenRange(of: declaration.range).prefix { word($0) != declaration.keyword }
    return head.filter { levels.contains(word($0)) && !isMark($0 + 1, "(") }
      .map { bytes($0..<$0 + 1) }
  }

  /// Whether something stands behind `:` or `=` of a value.
  func hasValue(_ declaration: SwiftDeclaration) -> Bool {
    let inside = tokenRange(of: declaration.range)
    guard let first = inside.first else { return false }
    return inside.contains {
      tokens[$0].depth == tokens[first].depth && (isAssignment($0) || isMark($0, "{"))
    }
  }
}
