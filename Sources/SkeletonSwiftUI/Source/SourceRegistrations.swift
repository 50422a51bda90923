/// A statement that tells a container how to make something: `register { Store() as Storing }.scope(.shared)`.
struct SourceRegistration: Hashable, Sendable {
  /// Its bytes, with what is said of it behind dots.
  var range: Range<Int>
  /// The types by which others ask the container for it.
  var services: Set<String>
}

extension SwiftParser {
  /// The packages whose containers are asked by type for what they were told of. An app tells them of all that
  /// it has in one go, and a view asks for little of it.
  static let containers: Set<String> = ["Resolver", "Swinject"]

  /// What is told a container in these bytes, but for what says nowhere by which type it is asked for.
  func registrations(in range: Range<Int>) -> [SourceRegistration] {
    let inside = tokenRange(of: range)
    return inside.compactMap { index in
      guard word(index) == "register", isMark(index + 1, "(") || isMark(index + 1, "{") else {
        return nil
      }
      var start = index
      while start - 2 >= inside.lowerBound, isMark(start - 1, "."), tokens[start - 2].kind == .word
      {
        start -= 2
      }
      guard beginsStatement(start) else { return nil }
      var services = self.services(ofRegistrationAt: index)
      var end = callEnd(index, end: inside.upperBound)
      while end + 1 < inside.upperBound, isMark(end, "."), tokens[end + 1].kind == .word {
        if word(end + 1) == "implements", isMark(end + 2, "(") {
          services.formUnion(typeItself(at: end + 3).map { [$0] } ?? [])
        }
        end = callEnd(end + 1, end: inside.upperBound)
      }
      guard !services.isEmpty, end >= inside.upperBound || endsStatement(end) else { return nil }
      return SourceRegistration(range: bytes(start..<end), services: services)
    }
  }

  private func beginsStatement(_ index: Int) -> Bool {
    index == 0 || tokens[index].startsLine || isAfterMark(index)
  }

  private func endsStatement(_ index: Int) -> Bool {
    tokens[index].startsLine || isMark(index, "}") || isMark(index, ";")
  }

  /// The type that the first argument is, or that the closure makes.
  private func services(ofRegistrationAt name: Int) -> Set<String> {
    if isMark(name + 1, "("), let type = typeItself(at: name + 2) { return [type] }
    let end = callEnd(name, end: tokens.count)
    guard let brace = (name + 1..<end).first(where: { isMark($0, "{") }) else { return [] }
    let close = after(brace) - 1
    let body = brace + 1..<max(close, brace + 1)
    let own = body.filter { tokens[$0].depth == tokens[brace].depth + 1 }
    if let cast = own.last(where: { word($0) == "as" }) {
      return lastWord(ofTypeAt: word(cast + 1) == "any" ? cast + 2 : cast + 1).map { [$0] } ?? []
    }
    var first = own.first { word($0) == "in" }.map { $0 + 1 } ?? brace + 1
    if word(first) == "return" { first += 1 }
    // Of what is made in several steps only the compiler knows what it is.
    let isOneStep = !own.contains { $0 > first && tokens[$0].startsLine && !isMark($0, ".") }
    guard isOneStep, let made = lastWord(ofTypeAt: first) else { return [] }
    return [made]
  }

  /// `Store` of `Feed.Store.self`.
  private func typeItself(at index: Int) -> String? {
    var index = index
    while tokens.indices.contains(index), tokens[index].kind == .word, isMark(index + 1, ".") {
      if word(index + 2) == "self" { return word(index) }
      index += 2
    }
    return nil
  }

  /// `Store` of `Feed.Store(…)`; nil of what begins small: `makeStore()`.
  private func lastWord(ofTypeAt index: Int) -> String? {
    var index = index
    while isMark(index + 1, "."), word(index + 2).first?.isUppercase == true { index += 2 }
    let name = word(index)
    // `Store.shared` is of another type as often as not.
    guard name.first?.isUppercase == true, !isMark(index + 1, ".") || word(index + 2) == "init"
    else { return nil }
    return name
  }
}
