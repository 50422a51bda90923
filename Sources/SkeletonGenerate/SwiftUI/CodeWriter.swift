/// Writes components as Swift, within 100 columns.
struct CodeWriter {
  let components: Components
  private static let most = 100

  /// The declaration of a component's view.
  ///
  /// - Parameter properties: Lines that it has beside its arguments.
  func declaration(
    of group: Int, named name: String, isPrivate: Bool, _ properties: [String] = []
  ) -> String {
    let names = components.arguments(of: group)
    let first = components.instances[components.groups[group].instances[0]]
    var context = Context(writer: self, names: names, slots: first.slots)
    let body = context.lines(first.body, indent: 4)
    var head: [String] = []
    var known: Set<String> = []
    for (index, argument) in names.sorted(by: { $0.key < $1.key })
    where known.insert(argument).inserted {
      head.append("  var \(argument): \(first.slots[index].type)")
    }
    head += properties
    let text = body.joined(separator: "\n")
    for (name, declaration) in Self.environment where text.contains(name) {
      head.append("  \(declaration)")
    }
    if !head.isEmpty { head.append("") }
    let access = isPrivate ? "private " : ""
    return ([access + "struct \(name): View {"] + head + ["  var body: some View {"])
      .joined(separator: "\n") + "\n" + text + "\n  }\n}\n"
  }

  private static let environment = [
    ("typeSize", "@Environment(\\.dynamicTypeSize) private var typeSize"),
    ("colorScheme", "@Environment(\\.colorScheme) private var colorScheme"),
    ("contrast", "@Environment(\\.colorSchemeContrast) private var contrast"),
    ("reduceMotion", "@Environment(\\.accessibilityReduceMotion) private var reduceMotion"),
    ("layoutDirection", "@Environment(\\.layoutDirection) private var layoutDirection"),
    ("screenWidth ", "@Environment(\\.screenWidth) private var screenWidth"),
  ]

  /// A walk through a body, in which slots have the order in which they were noted.
  private struct Context {
    let writer: CodeWriter
    let names: [Int: String]
    let slots: [Slot]
    var next = 0

    mutating func take() -> String {
      defer { next += 1 }
      return names[next] ?? slots[next].value
    }

    mutating func text(_ pieces: [Piece]) -> String {
      pieces.map { piece in
        switch piece {
        case .text(let words): return words
        case .slot: return take()
        case .call(let number): return call(number)
        }
      }.joined()
    }

    mutating func call(_ number: Int) -> String {
      let instance = writer.components.instances[number]
      let names = writer.components.arguments(of: instance.group)
      var known: Set<String> = []
      var arguments: [String] = []
      for index in instance.slots.indices {
        let value = take()
        guard let name = names[index], known.insert(name).inserted else { continue }
        arguments.append("\(name): \(value)")
      }
      return writer.components.groups[instance.group].name
        + "(\(arguments.joined(separator: ", ")))"
    }

    mutating func lines(_ statements: [Statement], indent: Int) -> [String] {
      statements.flatMap { lines($0, indent: indent) }
    }

    mutating func lines(_ statement: Statement, indent: Int) -> [String] {
      let space = String(repeating: " ", count: indent)
      switch statement {
      case .view(let view): return lines(view, indent: indent)
      case .loop(let count, let inner):
        let body = lines(inner, indent: indent + 2)
        return wrapped(space + "ForEach(0..<\(count), id: \\.self) { _ in", body, space)
      case .choice(let branches):
        var all: [String] = []
        for (index, branch) in branches.enumerated() {
          let head = branch.condition.map { "if \($0) {" } ?? "{"
          if index == 0 {
            all.append(space + head)
          } else {
            all[all.count - 1] = space + "} else " + head
          }
          all += lines(branch.body, indent: indent + 2)
          all.append(space + "}")
        }
        return all
      }
    }

    /// A call whose arguments have lines of their own where one is too long.
    private func folded(_ call: String, _ space: String) -> String {
      guard call.count > CodeWriter.most - 2, let open = call.firstIndex(where: "([".contains)
      else { return call }
      var lines = [String(call[...open]), space + "  "]
      var depth = 0
      var isText = false
      for character in call[call.index(after: open)...] {
        if character == "\"", lines[lines.count - 1].last != "\\" { isText.toggle() }
        if !isText, "([".contains(character) { depth += 1 }
        if !isText, ")]".contains(character) { depth -= 1 }
        if character == " ", depth == 0, !isText, lines[lines.count - 1].last == "," {
          lines.append(space + "  ")
        } else {
          lines[lines.count - 1].append(character)
        }
      }
      // As many on a line as there is room for.
      var packed = [lines[0]]
      for line in lines.dropFirst() {
        let words = line.drop { $0 == " " }
        if packed.count > 1, packed[packed.count - 1].count + words.count + 1 <= CodeWriter.most {
          packed[packed.count - 1] += " " + words
        } else {
          packed.append(line)
        }
      }
      // An argument may be too long itself.
      return (packed.prefix(1) + packed.dropFirst().map { folded($0, space + "  ") })
        .joined(separator: "\n")
    }

    /// On one line, if there is room.
    private func wrapped(_ head: String, _ body: [String], _ space: String) -> [String] {
      if body.count == 1, !head.contains("\n"), !body[0].contains("\n"),
        head.count + body[0].count - space.count + 2 <= CodeWriter.most
      {
        let inner = body[0].drop { $0 == " " }
        return [head + " " + inner + " }"]
      }
      return [head] + body + [space + "}"]
    }

    private mutating func lines(_ view: ViewCode, indent: Int) -> [String] {
      let space = String(repeating: " ", count: indent)
      var all: [String]
      let head = folded(space + text(view.head), space)
      if let content = view.content {
        let body = lines(content, indent: indent + 2)
        let parameter = view.parameter.map { " \($0) in" } ?? ""
        all = body.isEmpty ? [head + " {}"] : wrapped(head + " {" + parameter, body, space)
      } else {
        all = [head]
      }
      let isBlock = all.count > 1 || head.contains("\n")
      let chained = isBlock ? space : space + "  "
      var modifiers: [[String]] = []
      for modifier in view.modifiers {
        let head = folded(chained + text(modifier.head), chained)
        if let content = modifier.content {
          let body = lines(content, indent: chained.count + 2)
          modifiers.append(wrapped(head + " {", body, chained))
        } else {
          modifiers.append([head])
        }
      }
      if !isBlock, modifiers.allSatisfy({ $0.count == 1 && !$0[0].contains("\n") }) {
        let line = all[0] + modifiers.map { $0[0].drop { $0 == " " } }.joined()
        if line.count <= CodeWriter.most { return [line] }
      }
      return all + modifiers.flatMap(\.self)
    }
  }
}
