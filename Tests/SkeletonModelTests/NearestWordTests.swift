import Testing

@testable import SkeletonModel

struct NearestWordTests {
  @Test(arguments: [
    ("rendr", "render"), ("redner", "render"), ("RENDER", "render"), ("lst", "list"),
    ("insepct", "inspect"), ("list ", "list"), ("x", nil), ("", nil), ("banana", nil),
    ("rend", "render"), ("ins", "inspect"), ("in", nil), ("sow", nil),
  ])
  func nearest(word: String, near: String?) {
    #expect(nearestWord(to: word, among: ["render", "inspect", "list", "init"]) == near)
  }

  @Test func ofEquallyNearWordsTheFirst() {
    #expect(nearestWord(to: "cat", among: ["bat", "car"]) == "bat")
  }
}
