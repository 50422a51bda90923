extension RunResult {
  /// Reads what `verificationJSON` wrote.
  ///
  /// Unknown keys are passed over, so that a later version may say more.
  ///
  /// - Parameter file: its name, for messages.
  public static func read(_ bytes: [UInt8], file: String) throws(DescriptionError) -> RunResult {
    do throws(SyntaxError) {
      guard !bytes.isEmpty else {
        throw SyntaxError(
          Spot(SourceText(name: file, text: ""), line: 1, column: 1),
          "the file is empty; 'skelsnap verify' writes it anew")
      }
      let name = file.hasSuffix(".json") ? file : file + ".json"
      let tree = try Syntax.read(bytes, file: name, limits: .results)
      return try RunResult(tree)
    } catch {
      throw DescriptionError([error.diagnostic])
    }
  }

  private init(_ tree: Tree) throws(SyntaxError) {
    guard tree["version"]?.scalar?.text == "1", tree["cases"] != nil else {
      throw SyntaxError(tree.spot, "these are no results of 'skelsnap verify', version 1")
    }
    self.init(
      cases: try tree.all("cases", CaseResult.init),
      problems: try tree.all("problems", Problem.init))
    laws = try tree.all("laws", LawBreach.init)
    warnings = try tree.all("warnings", GoldenWarning.init)
    origins = try tree.all("documents", DocumentOrigin.init)
    notes = tree["notes"] == nil ? [] : try tree.all("notes", Diagnostic.init)
  }
}

extension CaseResult {
  fileprivate init(_ tree: Tree) throws(SyntaxError) {
    document = try tree.text("document")
    variant = try tree.text("variant")
    frame = try tree.text("frame")
    verdict = try tree.word("verdict")
    golden = try tree.text("golden")
    expected = try tree.optionalText("expected")
    actual = try tree.optionalText("actual")
    diff = try tree.optionalText("diff")
    differing = try tree.optionalNumber("differing")
    pixels = try tree.optionalNumber("pixels")
    nodes = try tree.all("nodes", NodeChange.init)
    unexplained = try tree.optionalNumber("unexplained")
    message = try tree.optionalText("message")
    position = try TextPosition(try tree.due("position"))
    if let digests = tree["sha256"] {
      self.digests.golden = try digests.optionalText("golden")
      self.digests.actual = try digests.optionalText("actual")
    }
  }
}

extension NodeChange {
  fileprivate init(_ tree: Tree) throws(SyntaxError) {
    path = try tree.text("path")
    change = try tree.word("change")
    before = try tree.optionalText("before")
    after = try tree.optionalText("after")
    summary = try tree.optionalText("summary") ?? ""
    followers = try tree.optionalNumber("followers") ?? 0
    position = try tree.present("position").map { (tree) throws(SyntaxError) in
      try TextPosition(tree)
    }
  }
}

extension LawBreach {
  fileprivate init(_ tree: Tree) throws(SyntaxError) {
    law = try tree.word("law")
    document = try tree.text("document")
    node = try tree.text("node")
    variants = try tree.texts("variants")
    message = try tree.text("message")
    position = try TextPosition(try tree.due("position"))
    alike = tree["alike"] == nil ? [] : try tree.texts("alike")
  }
}

extension GoldenWarning {
  fileprivate init(_ tree: Tree) throws(SyntaxError) {
    document = try tree.text("document")
    variant = try tree.text("variant")
    frames = try tree.texts("frames")
    message = try tree.text("message")
    position = try TextPosition(try tree.due("position"))
  }
}

extension RunResult.Problem {
  fileprivate init(_ tree: Tree) throws(SyntaxError) {
    message = try tree.text("message")
    diagnostics = try tree.all("diagnostics", Diagnostic.init)
  }
}

extension Diagnostic {
  fileprivate init(_ tree: Tree) throws(SyntaxError) {
    self.init(
      try tree.word("severity"), at: try TextPosition(try tree.due("position")),
      try tree.text("message"),
      notes: try tree.all("notes") { (note) throws(SyntaxError) in
        Note(
          position: try TextPosition(try note.due("position")), message: try note.text("message"))
      })
  }
}

extension DocumentOrigin {
  fileprivate init(_ tree: Tree) throws(SyntaxError) {
    document = try tree.text("document")
    files = try tree.all("files") { (file) throws(SyntaxError) in
      File(path: try file.text("path"), digest: try file.text("sha256"))
    }
  }
}

extension TextPosition {
  fileprivate init(_ tree: Tree) throws(SyntaxError) {
    file = try tree.text("file")
    line = try tree.number("line")
    column = try tree.number("column")
  }
}

extension Tree {
  /// The value of a key, unless it says `null`.
  fileprivate func present(_ key: String) -> Tree? {
    guard let value = self[key], !value.isNull else { return nil }
    return value
  }

  fileprivate func due(_ key: String) throws(SyntaxError) -> Tree {
    guard let value = present(key) else { throw SyntaxError(spot, "'\(key)' is missing here") }
    return value
  }

  fileprivate func text(_ key: String) throws(SyntaxError) -> String {
    try due(key).string("'\(key)'")
  }

  fileprivate func optionalText(_ key: String) throws(SyntaxError) -> String? {
    guard let value = present(key) else { return nil }
    return try value.string("'\(key)'")
  }

  private func string(_ what: String) throws(SyntaxError) -> String {
    guard let scalar, !scalar.isPlain else {
      throw SyntaxError(spot, "\(what) is text, found \(found)")
    }
    return scalar.text
  }

  fileprivate func number(_ key: String) throws(SyntaxError) -> Int {
    let value = try due(key)
    guard let scalar = value.scalar, scalar.isPlain, let number = Int(scalar.text),
      // So that no sum of them is more than an Int holds.
      (0...Int(Int32.max)).contains(number)
    else { throw SyntaxError(value.spot, "'\(key)' is a whole number, found \(value.found)") }
    return number
  }

  fileprivate func optionalNumber(_ key: String) throws(SyntaxError) -> Int? {
    present(key) == nil ? nil : try number(key)
  }

  fileprivate func word<Word: RawRepresentable>(
    _ key: String
  ) throws(SyntaxError) -> Word where Word.RawValue == String {
    let value = try due(key)
    guard let word = Word(rawValue: try value.string("'\(key)'")) else {
      throw SyntaxError(value.spot, "this skelsnap knows no \(key) \(value.found)")
    }
    return word
  }

  /// The items of a list; none where there is no such key.
  fileprivate func all<Item>(
    _ key: String, _ item: (Tree) throws(SyntaxError) -> Item
  ) throws(SyntaxError) -> [Item] {
    guard let value = present(key) else { return [] }
    guard let list = value.list else {
      throw SyntaxError(value.spot, "'\(key)' is a list, found \(value.found)")
    }
    var items: [Item] = []
    items.reserveCapacity(list.count)
    for tree in list { items.append(try item(tree)) }
    return items
  }

  fileprivate func texts(_ key: String) throws(SyntaxError) -> [String] {
    try all(key) { (tree) throws(SyntaxError) in try tree.string("an item of '\(key)'") }
  }
}
