import Foundation
import TestSupport
import Testing
@testable import SkeletonPainting

@testable import skelsnap

/// The fuzz targets for a few seconds: their corpus, and changes to it that are the same each time.
/// `make fuzz` searches on from here.
struct FuzzTests {
  /// Enough to notice a target that no longer ends, few enough for every run of the tests.
  private static let rounds = 50

  @Test(arguments: FuzzTarget.allCases)
  func theCorpusAndChangesToItAreReadToTheirEnd(target: FuzzTarget) throws {
    let corpus = try Corpus.files(for: target)
    #expect(!corpus.isEmpty)
    // The fixtures among it are read by tests of their own.
    for file in try Corpus.files(in: Corpus.folder(of: target)) { target.run(file) }
    var mutator = Mutator(seed: 17)
    for _ in 0..<Self.rounds {
      let file = corpus[mutator.below(corpus.count)]
      target.run(mutator.changed(file, with: corpus[mutator.below(corpus.count)]))
    }
  }

  /// Parsed, not run. A command line is a text with a space between its words.
  @Test func commandLinesAreParsedToTheirEnd() throws {
    let corpus = try Corpus.files(in: "Tests/FuzzTests/Corpus/commands")
    #expect(!corpus.isEmpty)
    let parser = Parser(verbs: Command.verbs)
    var mutator = Mutator(seed: 17)
    for round in 0..<(corpus.count + 40 * Self.rounds) {
      let file = corpus[round < corpus.count ? round : mutator.below(corpus.count)]
      let line =
        round < corpus.count
        ? file : mutator.changed(file, with: corpus[mutator.below(corpus.count)])
      let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
      _ = try? parser.parse(words)
    }
  }
}

enum Corpus {
  static func folder(of target: FuzzTarget) -> String {
    "Tests/FuzzTests/Corpus/\(target.rawValue)"
  }

  /// What the project has of the kind already, and what the fuzzer has found.
  static func files(for target: FuzzTarget) throws -> [[UInt8]] {
    let own = try files(in: folder(of: target))
    let fixtures = "Tests/SkeletonLanguageTests/Fixtures"
    let importing = "Tests/SkeletonImportTests/Fixtures"
    return switch target {
    case .yaml: try own + files(in: fixtures) { $0.hasSuffix(".skel.yaml") }
    case .json: try own + files(in: fixtures) { $0.hasSuffix(".skel.json") }
    case .theme: try own + files(in: fixtures) { $0.hasSuffix(".theme.yaml") }
    case .svg: try own + files(in: importing) { $0.hasSuffix(".svg") }
    case .jsx: try own + files(in: importing) { $0.hasSuffix("x") || $0.hasSuffix(".js") }
    case .bones: try own + files(in: importing) { $0.hasSuffix(".json") }
    case .project, .results, .layout, .png, .path, .swift, .recording, .picture: own
    }
  }

  static func files(
    in folder: String, where isWanted: (String) -> Bool = { _ in true }
  ) throws -> [[UInt8]] {
    let folder = Repository.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }
      .filter { !$0.pathExtension.isEmpty && isWanted($0.path) }
      .map { Array(try Data(contentsOf: $0)) }
  }
}
