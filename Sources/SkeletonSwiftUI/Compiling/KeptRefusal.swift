import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// Why a view cannot be compiled, kept in the folder of its program.
struct KeptRefusal {
  let refusal: ViewRefusal

  init(_ refusal: ViewRefusal) { self.refusal = refusal }

  /// nil where the program could be made.
  init?(in folder: String) {
    guard let json = KeptDiagnostics.json(at: Self.file(in: folder)) else { return nil }
    var refusal = ViewRefusal(json["diagnostics"].map(KeptDiagnostics.diagnostics) ?? [])
    refusal.message = json.text("message")
    self.refusal = refusal
  }

  /// In place of whatever has been compiled so far.
  func write(to folder: String) throws(Failure) {
    let text: JSON = [
      "message": refusal.message.map { .string($0) } ?? .null,
      "diagnostics": KeptDiagnostics.json(of: refusal.diagnostics),
    ]
    try Files.write(Array(text.text().utf8), to: Self.file(in: folder))
  }

  private static func file(in folder: String) -> String {
    FilePath.joined(folder, "refusal.json")
  }
}

/// Diagnostics as they are kept beside a program.
enum KeptDiagnostics {
  static func json(of diagnostics: [Diagnostic]) -> JSON {
    .array(
      diagnostics.map { one in
        .object(
          members(of: one.position, one.message) + [
            .init("severity", .string(one.severity.rawValue)),
            .init(
              "notes", .array(one.notes.map { .object(members(of: $0.position, $0.message)) })),
          ])
      })
  }

  static func json(of notes: [StandInNote]) -> JSON {
    [
      "diagnostics": json(of: notes.map(\.diagnostic)),
      "numbers": .array(notes.map { .array($0.numbers.map { .integer($0) }) }),
      "always": .array(notes.map { .bool($0.isAlways) }),
    ]
  }

  static func notes(_ json: JSON) -> [StandInNote] {
    let numbers = json["numbers"]?.items ?? []
    let always = json["always"]?.items ?? []
    return (json["diagnostics"].map(diagnostics) ?? []).enumerated().map { place, diagnostic in
      StandInNote(
        diagnostic: diagnostic,
        numbers: numbers.indices.contains(place) ? numbers[place].wholeNumbers : [],
        isAlways: always.indices.contains(place) && always[place] == .bool(true))
    }
  }

  private static func members(of position: TextPosition, _ message: String) -> [JSON.Member] {
    [
      .init("file", .string(position.file)), .init("line", .integer(position.line)),
      .init("column", .integer(position.column)), .init("message", .string(message)),
    ]
  }

  /// nil if there is no such file.
  static func json(at file: String) -> JSON? {
    guard let bytes = try? Files.read(file, limit: 10_000_000) else { return nil }
    return try? Syntax.readJSON(String(decoding: bytes, as: UTF8.self), file: file).json
  }

  static func diagnostics(_ json: JSON) -> [Diagnostic] {
    (json.items ?? []).map { one in
      Diagnostic(
        one.text("severity").flatMap(Diagnostic.Severity.init) ?? .error, at: position(one),
        one.text("message") ?? "",
        notes: (one["notes"]?.items ?? []).map {
          Diagnostic.Note(position: position($0), message: $0.text("message") ?? "")
        })
    }
  }

  private static func position(_ json: JSON) -> TextPosition {
    func whole(_ key: String) -> Int { json.number(key).flatMap { Int(exactly: $0) } ?? 1 }
    return TextPosition(
      file: json.text("file") ?? "", line: whole("line"), column: whole("column"))
  }
}

extension JSON {
  /// What of an array is a whole number.
  var wholeNumbers: [Int] {
    (items ?? []).compactMap { item in
      if case .number(let number) = item { Int(exactly: number) } else { nil }
    }
  }
}
