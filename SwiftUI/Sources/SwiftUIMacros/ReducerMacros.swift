import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

// What the macros of github.com/pointfreeco's packages add that views need: types, and ways to the cases of an
// enumeration. What runs a reducer is none of it.

/// `@CasePathable`: a key path for each case.
public struct CasePathableMacro: ExtensionMacro, MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    protocols.isEmpty ? [] : [try ExtensionDeclSyntax("extension \(type.trimmed): CasePathable {}")]
  }

  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(EnumDeclSyntax.self) else { return [] }
    return casePaths(of: type.name.text, elements(of: declaration))
  }

  static func elements(of declaration: some DeclGroupSyntax) -> [EnumCaseElementSyntax] {
    declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
  }

  static func casePaths(of type: String, _ cases: [EnumCaseElementSyntax]) -> [DeclSyntax] {
    let paths = cases.map { one in
      let name = one.name.text
      let values = one.parameterClause?.parameters.map { $0 } ?? []
      let types = values.map { value in
        let label = value.firstName.map {
          $0.text == "_" || values.count == 1 ? "" : $0.text + ": "
        }
        return (label ?? "") + value.type.trimmedDescription
      }
      let label = values.first?.firstName.map { $0.text == "_" ? "" : $0.text + ": " } ?? ""
      let embed =
        switch values.count {
        case 0: "{ \(type).\(name) }"
        case 1: "{ \(type).\(name)(\(label)$0) }"
        default:
          "{ \(type).\(name)("
            + values.enumerated().map { number, value in
              (value.firstName.map { $0.text == "_" ? "" : $0.text + ": " } ?? "") + "$0.\(number)"
            }.joined(separator: ", ") + ") }"
        }
      let bound = values.indices.map { "v\($0)" }.joined(separator: ", ")
      let extract =
        values.isEmpty
        ? "{ if case .\(name) = $0 { () } else { nil } }"
        : "{ if case let .\(name)(\(bound)) = $0 { (\(bound)) } else { nil } }"
      let value =
        values.isEmpty
        ? "Void" : values.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
      return
        "public var \(name): AnyCasePath<\(type), \(value)> { AnyCasePath(embed: \(embed), extract: \(extract)) }"
    }
    return [
      """
      public struct AllCasePaths {
        \(raw: paths.joined(separator: "\n  "))
      }
      """,
      "public static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
  }
}

/// `@Reducer`: a type that has a state and actions; of an enumeration of reducers it makes both.
public struct ReducerMacro: ExtensionMacro, MemberMacro, MemberAttributeMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let written = declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard !protocols.isEmpty, !written.contains("Reducer") else { return [] }
    let name = declaration.is(EnumDeclSyntax.self) ? "CaseReducer, Reducer" : "Reducer"
    return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: name) {}")]
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let type = member.as(EnumDeclSyntax.self), ["State", "Action"].contains(type.name.text)
    else { return [] }
    func has(_ name: String) -> Bool {
      type.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
      }
    }
    let isState = type.name.text == "State"
    return (has("CasePathable") ? [] : ["@CasePathable"])
      + (has("dynamicMemberLookup") || !isState ? [] : ["@dynamicMemberLookup"])
  }

  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if declaration.is(EnumDeclSyntax.self) { return members(ofCases: declaration, node) }
    let known = Set(declaration.memberBlock.members.compactMap { name(of: $0.decl) })
    var found: [DeclSyntax] = []
    if !known.contains("State") {
      found.append(
        "public struct State: Hashable, Codable, Sendable, ObservableState { public init() {} }")
    }
    if !known.contains("Action") { found.append("public enum Action: Hashable, Sendable {}") }
    return found
  }

  private static func name(of declaration: DeclSyntax) -> String? {
    declaration.as(StructDeclSyntax.self)?.name.text
      ?? declaration.as(EnumDeclSyntax.self)?.name.text
      ?? declaration.as(TypeAliasDeclSyntax.self)?.name.text
  }

  /// `case detail(Detail)` has a `Detail.State` in the state and a `Detail.Action` among the actions.
  private static func members(
    ofCases declaration: some DeclGroupSyntax, _ node: AttributeSyntax
  ) -> [DeclSyntax] {
    let asked = conformances(node)
    var states: [String] = []
    var actions: [String] = []
    var scopes: [String] = []
    var ways: [String] = []
    for one in CasePathableMacro.elements(of: declaration) {
      let name = one.name.text
      guard let values = one.parameterClause?.parameters, values.count == 1,
        let value = values.first
      else {
        states.append("case \(one.trimmedDescription)")
        scopes.append("case \(one.trimmedDescription)")
        let count = one.parameterClause?.parameters.count ?? 0
        let bound = (0..<count).map { "v\($0)" }.joined(separator: ", ")
        ways.append(
          count == 0
            ? "case .\(name): return .\(name)"
            : "case let .\(name)(\(bound)): return .\(name)(\(bound))")
        continue
      }
      let type = value.type.trimmedDescription
      let isShown = ["AlertState<", "ConfirmationDialogState<"].contains { type.hasPrefix($0) }
      let isPlain = one.parent?.parent?.as(EnumCaseDeclSyntax.self)?.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "ReducerCaseIgnored"
      }
      if isShown || isPlain == true {
        states.append("case \(name)(\(type))")
        scopes.append("case \(name)(\(type))")
        if isShown, let action = type.split(separator: "<", maxSplits: 1).last?.dropLast() {
          actions.append("case \(name)(\(action))")
        }
        ways.append("case let .\(name)(v0): return .\(name)(v0)")
      } else {
        states.append("case \(name)(\(type).State)")
        actions.append("case \(name)(\(type).Action)")
        scopes.append("case \(name)(Store<\(type).State, \(type).Action>)")
        ways.append("case let .\(name)(v0): return .\(name)(Store(_holding: v0))")
      }
    }
    func enumeration(_ head: String, _ cases: [String]) -> DeclSyntax {
      "\(raw: head) {\n  \(raw: cases.joined(separator: "\n  "))\n}"
    }
    return [
      enumeration(
        "@CasePathable @dynamicMemberLookup public enum State: "
          + (["CaseReducerState"] + (asked["state"] ?? [])).joined(separator: ", "),
        ["public typealias StateReducer = \(typeName(of: declaration))"] + states),
      enumeration(
        "@CasePathable public enum Action"
          + (asked["action"].map { ": " + $0.joined(separator: ", ") } ?? ""), actions),
      enumeration("public enum CaseScope", scopes),
      """
      public static func scope(_ store: Store<State, Action>) -> CaseScope {
        switch store.state {
        \(raw: ways.joined(separator: "\n  "))
        }
      }
      """,
    ]
  }

  /// `Equatable` of `@Reducer(state: .equatable)`, by the label.
  private static func conformances(_ node: AttributeSyntax) -> [String: [String]] {
    var found: [String: [String]] = [:]
    var label = ""
    for one in node.arguments?.as(LabeledExprListSyntax.self) ?? [] {
      label = one.label?.text ?? label
      let name = one.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
      guard let first = name.first else { continue }
      found[label, default: []].append(first.uppercased() + name.dropFirst())
    }
    return found
  }

  private static func typeName(of declaration: some DeclGroupSyntax) -> String {
    declaration.as(EnumDeclSyntax.self)?.name.text ?? ""
  }
}

/// `@ObservableState`: nothing of it changes while it is shown.
public struct ObservableStateMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    protocols.isEmpty
      ? [] : [try ExtensionDeclSyntax("extension \(type.trimmed): ObservableState {}")]
  }
}

/// `@ViewAction(for: Feed.self)`: `send` takes the actions of the view.
public struct ViewActionMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard
      let type = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
        .as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    else { return [] }
    return ["", ", animation: SwiftUI.Animation?", ", transaction: SwiftUI.Transaction"].map {
      """
      @discardableResult
      func send(_ action: \(raw: type).Action.View\(raw: $0)) -> StoreTask { StoreTask() }
      """
    }
  }
}

/// `@DependencyClient`: an initializer that needs nothing, of functions that nobody calls.
public struct DependencyClientMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let members = declaration.memberBlock.members
    guard !members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) else { return [] }
    var parameters: [String] = []
    var lines: [String] = []
    for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      let modifiers = variable.modifiers.map(\.name.text)
      guard !modifiers.contains("static"), let binding = variable.bindings.first,
        binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      if variable.bindingSpecifier.text == "let", binding.initializer != nil { continue }
      lines.append("self.\(name) = \(name)")
      let written = type.trimmedDescription
      if let function = function(type) {
        let marks = Array(repeating: "_", count: function.parameters.count)
        let head = marks.isEmpty ? "" : marks.joined(separator: ", ") + " in "
        let given = binding.initializer?.value.trimmedDescription ?? "{ \(head)fatalError() }"
        parameters.append("\(name): @escaping \(written) = \(given)")
      } else {
        let given = binding.initializer.map { " = " + $0.value.trimmedDescription }
        parameters.append("\(name): \(written)\(given ?? "")")
      }
    }
    return [
      """
      public init(\(raw: parameters.joined(separator: ", "))) {
        \(raw: lines.joined(separator: "\n  "))
      }
      """
    ]
  }

  private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    type.as(FunctionTypeSyntax.self)
      ?? type.as(AttributedTypeSyntax.self).flatMap {
        function($0.baseType)
      }
  }
}
