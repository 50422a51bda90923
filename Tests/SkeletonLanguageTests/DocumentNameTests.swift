import Testing

@testable import SkeletonLanguage

struct DocumentNameTests {
  @Test(arguments: [
    ("/p/feed.skel.yaml", "feed"), ("/p/a/b/feed.skel.json", "a/b/feed"),
    ("/p/documents/feed.skel.yaml", "feed"), ("/p/documents/a/feed.skel.yaml", "a/feed"),
    ("/p/a/documents/feed.skel.yaml", "a/documents/feed"), ("/p/a.b.skel.yaml", "a.b"),
    ("/p/plain.yaml", "plain"), ("/p/documents.skel.yaml", "documents"),
    ("/q/feed.skel.yaml", nil), ("/p/../q/feed.skel.yaml", nil), ("/pp/feed.skel.yaml", nil),
  ])
  func name(file: String, name: String?) {
    #expect(documentName(of: file, root: "/p") == name)
  }

  @Test(arguments: [
    ("a.skel.yaml", true), ("x/a.skel.json", true), (".skel.yaml", false), ("a.yaml", false),
    ("a.skel.yaml.bak", false), ("skel.yaml", false),
  ])
  func isDocumentByItsName(file: String, does: Bool) {
    #expect(isDocument(file) == does)
  }
}
