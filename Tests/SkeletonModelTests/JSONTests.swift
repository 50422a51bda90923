import Testing

@testable import SkeletonModel

struct JSONTests {
  @Test(
    arguments: [
      (JSON.null, "null"), (true, "true"), (1, "1"), (-0.0, "0"), (0.1, "0.1"), (172.5, "172.5"),
      (1e21, "1000000000000000000000"), (.number(.infinity), "null"), (.number(.nan), "null"),
      ([], "[]"), ([:], "{}"), ([1, "a", [nil]], "[1,\"a\",[null]]"),
      (["z": 1, "a": ["b": false]], "{\"z\":1,\"a\":{\"b\":false}}"),
      ("a\"b\\c\n\r\t\u{8}\u{c}\u{1}\u{7f}/é😀", "\"a\\\"b\\\\c\\n\\r\\t\\b\\f\\u0001\\u007f/é😀\""),
      (["\"": 1], "{\"\\\"\":1}"),
    ] as [(JSON, String)])
  func compact(value: JSON, text: String) {
    #expect(value.text() == text)
  }

  @Test func prettyIsIndentedByTwoAndEndsInOneNewline() {
    let value: JSON = ["a": [1, ["b": "c"]], "d": [], "e": [:]]
    #expect(
      value.document() == """
        {
          "a": [
            1,
            {
              "b": "c"
            }
          ],
          "d": [],
          "e": {}
        }

        """)
  }

  @Test func membersAreFoundByName() {
    let value: JSON = ["a": 1, "b": 2]
    #expect(value["b"] == 2)
    #expect(value["c"] == nil)
  }
}
