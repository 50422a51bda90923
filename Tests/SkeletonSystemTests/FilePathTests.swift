import Testing

@testable import SkeletonSystem

struct FilePathTests {
  @Test(arguments: [
    ("", "."), (".", "."), ("/", "/"), ("//a///b/", "/a/b"), ("a/./b", "a/b"), ("a/../b", "b"),
    ("a/..", "."), ("../a", "../a"), ("../../a", "../../a"), ("a/../../b", "../b"),
    ("/..", "/"), ("/../a", "/a"), ("./x", "x"), ("/a/.b/..c/...", "/a/.b/..c/..."),
    ("a//b", "a/b"), ("a/", "a"), ("/a/.", "/a"), ("a/b/..", "a"), ("...", "..."),
  ])
  func normalized(path: String, plain: String) {
    #expect(FilePath.normalized(path) == plain)
  }

  @Test(arguments: [
    ("/a", "b", "/a/b"), ("/a", "../b", "/b"), ("/a", "/b", "/b"), (".", "b", "b"),
    ("a", ".", "a"), ("..", "b", "../b"),
  ])
  func joined(folder: String, path: String, whole: String) {
    #expect(FilePath.joined(folder, path) == whole)
  }

  @Test(arguments: [
    ("a/b", "a"), ("a", "."), (".", ".."), ("..", "../.."), ("../a", ".."), ("/a", "/"),
    ("/", "/"), ("/a/b", "/a"),
  ])
  func parent(path: String, parent: String) {
    #expect(FilePath.parent(of: path) == parent)
  }

  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a", "/a", "."), ("/a", "/a/b", ".."), ("/a/c", "/a/b", "../c"),
    ("/ab", "/a", "../ab"), ("a", ".", "a"), ("/x", "/", "x"), ("a", "../b", nil),
    ("/a", "b", nil),
  ])
  func relative(path: String, folder: String, way: String?) {
    #expect(FilePath.relative(path, to: folder) == way)
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/a/../b", "/a", false),
    ("/a/..b", "/a", true), ("/a", "/a/b", false), ("/a/b", "/", true), ("a/b", "a", true),
    ("/a//b", "/a/", true), ("/a/b/../../c", "/a", false),
  ])
  func isInside(path: String, folder: String, inside: Bool) {
    #expect(FilePath.isInside(path, folder) == inside)
  }

  @Test(arguments: [
    ("a/b.PNG", "png"), ("a.b/c", ""), (".hidden", ""), ("x.skel.yaml", "yaml"), ("a/b.", ""),
  ])
  func ending(path: String, ending: String) {
    #expect(FilePath.ending(of: path) == ending)
  }
}
