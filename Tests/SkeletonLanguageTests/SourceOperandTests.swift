import Testing

@testable import SkeletonLanguage

@Suite("Views as the command line names them")
struct SourceOperandTests {
  @Test(
    "Goldens lie beside those of documents",
    arguments: [
      ("Sources/Feed#Row", "Sources/Feed/@Row"), ("Sources/Feed/#Row", "Sources/Feed/@Row"),
      ("Feed.swift#Row", "Feed/@Row"), (".#Row(count: 3)", "@Row-count-3"),
      ("App.swiftpm/Feed#Feed.swift#2", "App.swiftpm/Feed/@Feed-2"),
      ("Feed#(…)", "Feed/@cea48b"), ("Feed#Loading", "Feed/@Loading"),
      ("Feed#Loading…", "Feed/@Loading-ba3bbb"), ("Feed#Row(n: -1)", "Feed/@Row-n-1-0cd66b"),
      ("Feed#ios26:Row", "Feed/@ios26-Row"), ("Feed#ios27:Row", "Feed/@ios27-Row"),
    ])
  func documentName(operand: String, name: String) throws {
    let operand = try #require(SourceOperand(operand))
    #expect(operand.documentName == name)
    #expect(SourceOperand.isView(name))
  }
}
