import Glibc
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros as a program that the compiler asks, which is what a package makes of them. The
/// command, which needs no package, makes a library of the other file alone.
@main
struct Plugin: PluginProvider {
  static let macros: [Macro.Type] = [
    PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, ModelMacro.self,
    ModelActorMacro.self, NothingMacro.self, GenerableMacro.self, RuleMacro.self,
    CasePathableMacro.self,
    ReducerMacro.self, ObservableStateMacro.self,
    ViewActionMacro.self, DependencyClientMacro.self,
  ]

  static func main() throws {
    // The answers have the standard output to themselves.
    let input = dup(STDIN_FILENO)
    let output = dup(STDOUT_FILENO)
    close(STDIN_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let connection = StandardIOMessageConnection(
      inputFileDescriptor: input, outputFileDescriptor: output)
    try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> Macro.Type {
    guard let macro = Self.macros.first(where: { "\($0)" == typeName }) else {
      throw UnknownMacro(name: typeName)
    }
    return macro
  }
}

struct UnknownMacro: Error {
  var name: String
}
