/// The values of `$name` in a part of a document.
///
/// Parameters are bound to their tree and to the scope it was written in, so that a node passed
/// through a component keeps its meaning.
final class Scope: Sendable {
  struct Binding: Sendable {
    let tree: Tree
    let scope: Scope
  }

  /// nil: the name is known, its value is not.
  let bindings: [String: Binding?]
  let others: Others

  /// The meaning of a name without a binding.
  enum Others {
    /// A mistake.
    case missing
    /// Something an event may give: a field of an error.
    case givenLater
    /// Unknown: the scope is that of the place where the text is used.
    case unknown
  }

  init(_ bindings: [String: Binding?] = [:], others: Others = .missing) {
    self.bindings = bindings
    self.others = others
  }

  static let empty = Scope()
  static let unknown = Scope(others: .unknown)

  /// This scope with one name more.
  func adding(_ name: String, _ binding: Binding?) -> Scope {
    var more = bindings
    more[name] = .some(binding)
    return Scope(more, others: others)
  }
}

/// A reference in a scalar: `$name`, `$name.field`.
struct Reference: Hashable {
  let name: String
  let fields: [String]
}

extension Reference {
  /// A scalar cut at its references; `$$` is a dollar, and a dollar before anything but a letter
  /// is itself.
  static func parse(_ text: String) -> [Piece] {
    guard text.mayRefer else { return [.text(text)] }
    if let reference = whole(text) { return [.reference(reference)] }
    var pieces: [Piece] = []
    var plain = ""
    var rest = text[...]
    while let first = rest.first {
      rest = rest.dropFirst()
      guard first == "$" else {
        plain.append(first)
        continue
      }
      if rest.first == "$" {
        plain.append("$")
        rest = rest.dropFirst()
        continue
      }
      guard let name = takeName(&rest) else {
        plain.append("$")
        continue
      }
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      var fields: [String] = []
      while rest.first == "." {
        var ahead = rest.dropFirst()
        guard let field = takeName(&ahead) else { break }
        fields.append(field)
        rest = ahead
      }
      pieces.append(.reference(Reference(name: name, fields: fields)))
    }
    if !plain.isEmpty || pieces.isEmpty { pieces.append(.text(plain)) }
    return pieces
  }

  /// The reference that a text is, if it is nothing but `$name`, as nearly all are.
  private static func whole(_ text: String) -> Reference? {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "$") else { return nil }
    let name = bytes.dropFirst()
    func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    guard let first = name.first, isLetter(first),
      name.allSatisfy({ isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Reference(name: String(text.dropFirst()), fields: [])
  }

  enum Piece: Hashable {
    case text(String)
    case reference(Reference)
  }

  private static func takeName(_ rest: inout Substring) -> String? {
    guard let first = rest.first, first.isASCII, first.isLetter else { return nil }
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    rest = rest.dropFirst(name.count)
    return String(name)
  }
}

extension String {
  /// Whether a reference may be in it: whether it has a dollar.
  var mayRefer: Bool { utf8.contains(UInt8(ascii: "$")) }
}
