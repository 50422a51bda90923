import SkeletonModel
import SkeletonSystem
import Testing

@testable import skelsnap

/// Verbs read exactly the options and operands that they declare.
struct VerbsTests {
  /// The minimum arguments of each verb; in CI, 'record' requires an explicit mode.
  private static let arguments: [String: [String]] = [
    "record": ["--record", "failed"], "merge": ["shard"], "diff": ["a", "b"], "inspect": ["a"],
    "simulate": ["a"], "import": ["a"],
    "check": ["--swiftui", "."], "completions": ["bash"], "derive": ["a"],
    "generate": ["swiftui", "a"],
  ]

  /// A verb that reads an option it does not declare would end the process here.
  @Test(arguments: Command.verbs.map(\.name))
  func everyVerbReadsWhatItDeclares(name: String) throws {
    let words = [name] + (Self.arguments[name] ?? [])
    guard case .run(let invocation) = try Parser(verbs: Command.verbs).parse(words) else {
      Issue.record("this asks for help")
      return
    }
    _ = try invocation.verb.start(invocation, Console(invocation))
  }

  @Test func whatIsNotDeclaredCannotBeRead() async {
    await #expect(processExitsWith: .failure) { _ = Invocation(.render)[DiffTolerance.metric] }
    // An option of the same name is not enough: the filter of 'verify' has another type.
    await #expect(processExitsWith: .failure) {
      _ = Invocation(.verify)[Option("filter", help: "A flag.")]
    }
    await #expect(processExitsWith: .success) { _ = Invocation(.diff)[DiffTolerance.metric] }
  }

  /// Options must have different names, and short options different letters.
  @Test(arguments: Command.verbs.map(\.name))
  func optionsOfAVerbHaveDifferentNames(name: String) throws {
    let verb = try #require(Command.verbs.first { $0.name == name })
    let names = verb.allOptions.map(\.name)
    let letters = verb.allOptions.compactMap(\.short)
    #expect(Set(names).count == names.count)
    #expect(Set(letters).count == letters.count)
  }
}
