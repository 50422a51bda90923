import SkeletonLanguage
import SkeletonModel

/// A document that a file of another tool has become.
package struct ImportedDocument: Sendable {
  /// For its file: `NAME.skel.yaml`. Documents of one file may have the same.
  package var name: String
  package var text: String
  /// The folder that its paths start from: absolute; nil if it names no files.
  package var home: String?

  /// Reads it as it will be read.
  ///
  /// - Throws: that the file it comes from is not supported, if it is no document after all.
  package func check(from file: String) throws(DescriptionError) {
    do throws(DescriptionError) {
      _ = try Document.read(
        file: "\(name).skel.yaml", bytes: Array(text.utf8), name: name,
        beside: home.map { FilesBeside(folder: $0, inside: nil) }
      ) { _, _ in .refused("is not part of it") }
    } catch {
      let reason = error.diagnostics.first?.message ?? "it is none"
      throw DescriptionError([
        Diagnostic(
          at: TextPosition(file: file, line: 1, column: 1),
          "this file is not supported: what it becomes is no document (\(reason))")
      ])
    }
  }
}

/// What has become of a file.
package struct ImportResult: Sendable {
  package var documents: [ImportedDocument]
  /// What could not be carried over, in the order of the text.
  package var notes: [ImportNote]

  package init(documents: [ImportedDocument] = [], notes: [ImportNote] = []) {
    self.documents = documents
    self.notes = notes
  }
}

/// Turns a file of another tool into documents: boneyard's bones, and loaders as SVG or JSX. What it
/// is told by what it says, not by its name.
///
/// - Throws: what is wrong with a file that is none of these, or cannot be read at all.
package func importDocuments(
  _ bytes: [UInt8], file: String
) throws(DescriptionError) -> ImportResult {
  var importer = Importer(file: file)
  return try importer.run(bytes)
}

private struct Importer {
  let file: String
  /// The file's name without its folder and endings.
  let base: String
  /// Without its folder.
  let origin: String

  init(file: String) {
    self.file = file
    origin = file.split(separator: "/").last.map(String.init) ?? file
    var base = origin
    for ending in [
      ".bones.json", ".json", ".stories.tsx", ".svg", ".jsx", ".tsx", ".js", ".ts", ".mjs", ".vue",
      ".html", ".txt",
    ] where base.lowercased().hasSuffix(ending) && base.count > ending.count {
      base = String(base.dropLast(ending.count))
      break
    }
    self.base = base
  }

  private func failure(_ message: String, line: Int = 1, column: Int = 1) -> DescriptionError {
    DescriptionError([
      Diagnostic(at: TextPosition(file: file, line: line, column: column), message)
    ])
  }

  mutating func run(_ bytes: [UInt8]) throws(DescriptionError) -> ImportResult {
    guard bytes.count <= 8_000_000 else {
      throw failure("the file is \(bytes.count / 1_000_000) MB; one to import has at most 8 MB")
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw failure("the text is not UTF-8")
    }
    let beginning = text.prefix(100_000).drop(while: \.isWhitespace)
    guard let first = beginning.first else { throw failure("the file is empty") }
    var notes = ImportNotes(SourceLines(file: file, text: text))
    let sketches: [Sketch]
    if first == "{" || first == "[" {
      sketches = try readBones(text, &notes)
    } else if Self.isXML(beginning) {
      sketches = try readSVG(&notes)
    } else {
      sketches = try readScript(text, &notes)
    }
    let documents = sketches.map { sketch in
      ImportedDocument(name: sketch.name, text: DocumentWriter.text(of: sketch))
    }
    return ImportResult(documents: documents, notes: notes.sorted)
  }

  /// A file begins as XML with a tag that is not one of JSX's.
  private static func isXML(_ text: Substring) -> Bool {
    if text.hasPrefix("<?xml") || text.hasPrefix("<!") { return true }
    let head = text.prefix(400)
    guard head.hasPrefix("<svg") else { return false }
    // JSX says `strokeWidth={2}` and `{...props}`.
    return !text.contains("={") && !text.contains("{...")
  }

  private mutating func readBones(
    _ text: String, _ notes: inout ImportNotes
  ) throws(DescriptionError) -> [Sketch] {
    let tree = try Syntax.readJSON(text, file: file)
    guard BonesReader.recognizes(tree) else {
      throw failure("this JSON is not boneyard's: it has neither 'breakpoints' nor 'bones'")
    }
    return BonesReader.read(tree, name: documentFileName(base), origin: origin, &notes).map {
      sketch in
      var sketch = sketch
      sketch.name = documentFileName(sketch.name)
      return sketch
    }
  }

  private mutating func readSVG(_ notes: inout ImportNotes) throws(DescriptionError) -> [Sketch] {
    let root = try XMLReader.read(notes.lines)
    var drawings: [Markup] = []
    if root.name == "svg" {
      drawings = [root]
    } else {
      var waiting = [root]
      while let next = waiting.popLast() {
        if next.name == "svg" { drawings.append(next) } else { waiting += next.children.reversed() }
      }
    }
    guard !drawings.isEmpty else { throw failure("there is no 'svg' in this file") }
    return drawings.map {
      LoaderReader.read($0, isNative: false, name: documentFileName(base), origin: origin, &notes)
    }
  }

  private mutating func readScript(
    _ text: String, _ notes: inout ImportNotes
  ) throws(DescriptionError) -> [Sketch] {
    guard text.utf8.count <= ScriptReader.mostBytes else {
      throw failure("a program to import has at most \(ScriptReader.mostBytes / 1000) kB")
    }
    let run = ScriptRun(notes.lines)
    run.run()
    guard !run.loaders.isEmpty else {
      let trouble = run.notes.firstTrouble
      throw DescriptionError([
        Diagnostic(
          at: trouble?.position ?? TextPosition(file: file, line: 1, column: 1),
          "there is no loader in this file: no 'breakpoints', no <svg> and no <ContentLoader>"
            + (trouble.map { "; \($0.outcome)" } ?? ""))
      ])
    }
    notes.add(run.notes)
    let isOne = run.loaders.count == 1
    return run.loaders.map { loader in
      LoaderReader.read(
        loader.markup, isNative: loader.isNative,
        name: documentFileName(isOne ? base : loader.name ?? base), origin: origin, &notes)
    }
  }
}

/// A name for a file and a document: letters and digits of any script, `.`, `-` and `_`.
func documentFileName(_ text: String) -> String {
  var name = ""
  for character in text.prefix(80) {
    // A file's name has at most 255 bytes.
    guard name.utf8.count < 180 else { break }
    if character.isLetter || character.isNumber || character == "_" || character == "." {
      name.append(character)
    } else if !name.hasSuffix("-") {
      name.append("-")
    }
  }
  while let first = name.first, first == "-" || first == "." { name.removeFirst() }
  while let last = name.last, last == "-" || last == "." { name.removeLast() }
  return name.isEmpty ? "imported" : name
}
