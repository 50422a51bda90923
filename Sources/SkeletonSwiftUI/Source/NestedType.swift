/// A type that is declared in another, or in an extension.
struct NestedType: Sendable {
  var place: SourceFolder.Place
  var declaration: SwiftDeclaration
  /// The types around it, from the outside in.
  var owners: [String]
  /// Whether what is around it is private, and it so to its file.
  var isInsideOfPrivate = false

  /// `Player.Toolbar.PlayButton`
  var path: String { (owners + [declaration.name]).joined(separator: ".") }

  /// Whether it is called so: by its path, or by the end of it.
  func isCalled(_ name: String) -> Bool { path == name || path.hasSuffix("." + name) }
}

extension SourceIndex {
  /// The types inside of others.
  ///
  /// - Parameter word: What must stand in what is looked through.
  func nestedTypes(with word: String) -> [NestedType] {
    let around = places.filter {
      [.type, .extension].contains(app[$0].kind) && app[$0].words.contains(word)
    }
    return Dictionary(grouping: around, by: \.file).sorted { $0.key < $1.key }.flatMap {
      file, places in
      let parser = SwiftParser(app.files[file].active)
      return places.flatMap { place in
        parser.types(in: app[place], parser.path(of: app[place])).map { type, owners, isInside in
          var place = place
          place.inside = type.range.lowerBound
          return NestedType(
            place: place, declaration: type, owners: owners, isInsideOfPrivate: isInside)
        }
      }
    }
  }
}

extension SwiftParser {
  /// What a type is called, or what an extension extends: `["Player", "Toolbar"]`.
  fileprivate func path(of declaration: SwiftDeclaration) -> [String] {
    guard declaration.kind == .extension else { return [declaration.name] }
    let inside = tokenRange(of: declaration.range)
    guard var index = inside.first(where: { word($0) == declaration.keyword }) else { return [] }
    var path = [word(index + 1)]
    index += 2
    while isMark(index, "."), index + 1 < inside.upperBound {
      path.append(word(index + 1))
      index += 2
    }
    return path
  }

  fileprivate func types(
    in declaration: SwiftDeclaration, _ owners: [String], insideOfPrivate isInside: Bool = false
  ) -> [(type: SwiftDeclaration, owners: [String], isInsideOfPrivate: Bool)] {
    let isInside = isInside || declaration.isPrivate
    return members(of: declaration).filter { $0.kind == .type }.flatMap { type in
      [(type, owners, isInside)]
        + types(in: type, owners + [type.name], insideOfPrivate: isInside)
    }
  }
}
