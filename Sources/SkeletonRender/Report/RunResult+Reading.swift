extension RunResult {
  /// Reads what `verificationJSON` wrote.
  ///
  /// Unknown keys are passed over, so that a later version may say more.
  ///
  /// - Parameter file: its name, for messages.
  public static func read(_ bytes: [UInt8], file: String) throws(DescriptionError) -> RunResult {
    guard !bytes.isEmpty else {
      let position = TextPosition(file: file, line: 1, column: 1)
      throw DescriptionError([Diagnostic(at: position, "the file is empty; verify again")])
    }
    do throws(SyntaxError) {
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
    isCutShort = try tree.flag("cutShort")
    shard = try tree.present("shard").map { (tree) throws(SyntaxError) in try ShardRecord(tree) }
  }
}

extension CaseResult {
  init(_ tree: Tree) throws(SyntaxError) {
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
    document = try tree.optionalText("document")
    variant = try tree.optionalText("variant")
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
  init(_ tree: Tree) throws(SyntaxError) {
    file = try tree.text("file")
    line = try tree.number("line")
    column = try tree.number("column")
  }
}
