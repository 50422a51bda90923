import Testing

@testable import skelsnap

/// What verbs declare, and what they read of it.
struct VerbsTests {
  /// The least a verb can be asked for; 'record' has to be told what to write where CI is set.
  private static let arguments: [String: [String]] = [
    "record": ["--record", "failed"], "merge": ["shard"], "diff": ["a", "b"], "inspect": ["a"],
    "completions": ["bash"],
  ]

  /// A verb that reads an option it does not declare ends the process here.
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
    // One of the same name is not enough: 'verify' has a filter, but of another type.
    await #expect(processExitsWith: .failure) {
      _ = Invocation(.verify)[Option("filter", help: "A flag.")]
    }
    await #expect(processExitsWith: .success) { _ = Invocation(.diff)[DiffTolerance.metric] }
  }

  /// Each option is read under one name alone, and shells tell short ones apart by their letter.
  @Test(arguments: Command.verbs.map(\.name))
  func noTwoOptionsOfAVerbAreAlike(name: String) throws {
    let verb = try #require(Command.verbs.first { $0.name == name })
    let names = verb.allOptions.map(\.name)
    let letters = verb.allOptions.compactMap(\.short)
    #expect(Set(names).count == names.count)
    #expect(Set(letters).count == letters.count)
  }
}
