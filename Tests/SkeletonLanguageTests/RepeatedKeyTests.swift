import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

/// A key that is given twice is found in a map of any size.
struct RepeatedKeyTests {
  @Test(arguments: [2, 15, 16, 17, 18, 400], ["yaml", "json"])
  func theSecondIsRefusedAndTheFirstNamed(count: Int, ending: String) {
    var keys = (0..<count).map { "k\($0)" }
    for first in [0, (count - 1) / 2] {
      keys[count - 1] = "k\(first)"
      let lines = keys.map { ending == "json" ? "\"\($0)\": {\"k0\": 1}" : "\($0): {k0: 1}" }
      let text =
        ending == "json" ? "{\n\(lines.joined(separator: ",\n"))\n}" : lines.joined(separator: "\n")
      let line = ending == "json" ? 2 : 1
      do throws(DescriptionError) {
        _ = try Syntax.read(Array(text.utf8), file: "a.\(ending)")
        Issue.record("\(count) keys were read")
      } catch {
        let found = error.diagnostics.first
        #expect(found?.position.line == line + count - 1)
        #expect(found?.notes.first?.position.line == line + first)
        #expect(found?.message == "'k\(first)' is given twice")
      }
    }
  }
}
