import SkeletonModel

extension SwiftParser {
  /// What a view has to be told to be made: the names of its arguments that have no value; none if it
  /// can be made by its name alone.
  ///
  /// Of a property whose wrapper nobody here knows the compiler has the last word.
  func neededArguments(of type: SwiftDeclaration) -> [String] {
    let members = members(of: type)
    let initializers = members.filter { $0.keyword == "init" }.map(parametersWithoutValue)
    if !initializers.isEmpty {
      return initializers.contains(where: \.isEmpty) ? [] : initializers[0]
    }
    // A class without an initializer has values for all.
    guard type.keyword == "struct" else { return [] }
    return members.filter(isArgument).map(\.name)
  }

  /// Wrappers that have their value from elsewhere.
  private static let wrappers: Set<String> = [
    "Environment", "EnvironmentObject", "AppStorage", "SceneStorage", "FocusState", "GestureState",
    "Namespace", "ScaledMetric", "Query", "FetchRequest", "SectionedFetchRequest",
    "AccessibilityFocusState", "UIApplicationDelegateAdaptor", "FocusedValue", "FocusedBinding",
    "FocusedObject",
  ]
  /// Those that only pass on what they are given.
  private static let passed: Set<String> = [
    "State", "StateObject", "ObservedObject", "Binding", "Bindable", "ViewBuilder", "MainActor",
  ]

  /// Whether a memberwise initializer asks for it.
  func isArgument(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.kind == .variable, code(of: declaration) == nil,
      valueStart(of: declaration) == nil
    else { return false }
    let words = modifiers(of: declaration)
    guard words.isDisjoint(with: ["static", "class", "lazy"]) else { return false }
    let inside = tokenRange(of: declaration.range)
    if let first = inside.first, isMark(first, "@") {
      let wrapper = word(first + 1)
      // `@Injected(\.store)` says where its value comes from.
      let isTold = isMark(first + 2, "(") && isJoined(first + 1)
      if Self.wrappers.contains(wrapper) || isTold { return false }
      if !Self.passed.contains(wrapper) { return false }
    }
    let isOptional = inside.last.map { isMark($0, "?") } ?? false
    return !(isOptional && declaration.keyword == "var")
  }

  /// `title` and `_` of `init(title: String, _ count: Int, isOn: Bool = false)`.
  private func parametersWithoutValue(of initializer: SwiftDeclaration) -> [String] {
    let inside = tokenRange(of: initializer.range)
    guard let open = inside.first(where: { isMark($0, "(") && !isMark($0 - 2, "@") }) else {
      return []
    }
    let close = after(open) - 1
    guard close > open + 1 else { return [] }
    let depth = tokens[open].depth + 1
    var found: [String] = []
    var start = open + 1
    for index in open + 1...close {
      let isEnd = index == close || tokens[index].depth == depth && isMark(index, ",")
      guard isEnd else { continue }
      let part = start..<index
      start = index + 1
      let hasValue = part.contains { tokens[$0].depth == depth && isMark($0, "=") }
      if !hasValue, let name = part.first(where: { tokens[$0].kind == .word }) {
        found.append(word(name))
      }
    }
    return found
  }
}
