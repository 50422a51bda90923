import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview { … }`: the recording asks for views by their types, so a preview is left out.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

/// `@Previewable @State var …` within a preview.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

/// `@Model`: a class of SwiftData's, whose properties are as they are written.
public struct ModelMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.PersistentModel {}")]
  }
}

/// `@ModelActor`: an actor with a store of SwiftData's.
public struct ModelActorMacro: MemberMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    [
      "nonisolated let modelExecutor: any SwiftUI.ModelExecutor",
      "nonisolated let modelContainer: SwiftUI.ModelContainer",
      """
      init(modelContainer: SwiftUI.ModelContainer) {
        self.modelContainer = modelContainer
        modelExecutor = SwiftUI.DefaultSerialModelExecutor(
          modelContext: SwiftUI.ModelContext(modelContainer))
      }
      """,
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.ModelActor {}")]
  }
}

/// What SwiftData is told of its stores, which are none here: `@Attribute`, `#Unique`.
public struct NothingMacro: PeerMacro, DeclarationMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }

  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

/// `#Rule(Self.$wasOpened) { $0 }` of a tip, which is never shown.
public struct RuleMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    "Tips.Rule()"
  }
}

/// `@Generable` of FoundationModels: a type that a language model can give, and what there is of one until all
/// of it is there.
public struct GenerableMacro: ExtensionMacro, MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    protocols.isEmpty ? [] : [try ExtensionDeclSyntax("extension \(type.trimmed): Generable {}")]
  }

  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) else { return [] }
    let properties = declaration.memberBlock.members.compactMap { member in
      member.decl.as(VariableDeclSyntax.self).flatMap(property)
    }
    let own = properties.contains { $0.name == "id" }
    let lines =
      (own ? [] : ["public var id = GenerationID()"])
      + properties.map { "public var \($0.name): \($0.type).PartiallyGenerated?" }
    let values = properties.map { "\($0.name): \($0.name)\($0.mark).asPartiallyGenerated()" }
    return [
      """
      public struct PartiallyGenerated: Identifiable, ConvertibleFromGeneratedContent {
        \(raw: lines.joined(separator: "\n  "))
      }
      """,
      """
      public func asPartiallyGenerated() -> PartiallyGenerated {
        PartiallyGenerated(\(raw: values.joined(separator: ", ")))
      }
      """,
    ]
  }

  /// The name and the type of what is stored, and the mark of what need not be there.
  private static func property(
    _ variable: VariableDeclSyntax
  ) -> (name: String, type: String, mark: String)? {
    let isStored = variable.bindings.count == 1 && variable.bindings.first?.accessorBlock == nil
    let isStatic = variable.modifiers.contains { $0.name.text == "static" }
    guard isStored, !isStatic, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type
    else { return nil }
    let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
    return (name, (wrapped ?? type).trimmedDescription, wrapped == nil ? "" : "?")
  }
}

/// `@Entry var name: Value = default` in an extension of `EnvironmentValues` and its like: a key
/// beside the property, and accessors that go through it.
public struct EntryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = name(of: declaration) else { return [] }
    return [
      "get { self[__Key_\(raw: name).self] }",
      "set { self[__Key_\(raw: name).self] = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = name(of: declaration),
      let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    else { return [] }
    let owner =
      context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? "EnvironmentValues"
    let type = binding.typeAnnotation?.type.trimmedDescription
    let value = binding.initializer?.value.trimmedDescription ?? "nil"
    let annotation = type.map { ": " + $0 } ?? ""
    let isLiteral = binding.initializer.map {
      [.integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr]
        .contains($0.value.kind)
    }
    let safety = isLiteral == true ? "" : "nonisolated(unsafe) "
    // A value is computed anew each time: it need not be safe to share.
    return type == nil
      ? [
        """
        private struct __Key_\(raw: name): SwiftUI._\(raw: owner)EntryKey {
          \(raw: safety)static let defaultValue = \(raw: value)
        }
        """
      ]
      : [
        """
        private struct __Key_\(raw: name): SwiftUI._\(raw: owner)EntryKey {
          static var defaultValue\(raw: annotation) { \(raw: value) }
        }
        """
      ]
  }

  private static func name(of declaration: some DeclSyntaxProtocol) -> String? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
