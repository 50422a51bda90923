import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

@testable import skelsnap

struct ParserTests {
  private func invocation(_ arguments: [String]) throws -> Invocation {
    guard case .run(let invocation) = try Parser(verbs: Command.verbs).parse(arguments) else {
      throw Stop.failure("this asks for help")
    }
    return invocation
  }

  @Test(arguments: [
    ["render", "a", "-o", "x.png"], ["render", "-o", "x.png", "a"], ["render", "a", "-o=x.png"],
    ["render", "--output", "x.png", "a"], ["render", "--output=x.png", "a"],
    ["render", "-o", "y", "a", "-o", "x.png"], ["render", "-o", "x.png", "--", "a"],
    ["render", "a", "-qo", "x.png"],
  ])
  func equivalentCommandLines(arguments: [String]) throws {
    let invocation = try invocation(arguments)
    #expect(invocation.operands == ["a"])
    #expect(invocation[Render.output] == "x.png")
  }

  @Test func afterTwoDashesEverythingIsAnOperand() throws {
    let invocation = try invocation(["render", "--", "-o", "--all", "--"])
    #expect(invocation.operands == ["-o", "--all", "--"])
    #expect(!invocation[Render.all])
  }

  @Test func listsAddUpAndValuesMayHoldAnEqualsSign() throws {
    let invocation = try invocation(
      ["render", "--type", "large,ax3", "--type=ax5", "--filter=a=b", "--filter", "c,d", "-"])
    #expect(Axes(invocation).choice.type == [.large, .ax3, .ax5])
    #expect(invocation[Selection.filter] == ["a=b", "c,d"])
    #expect(invocation.operands == ["-"])
  }

  private func document(_ snapshots: String) throws -> Document {
    try Document.read(
      file: "a.skel.yaml",
      bytes: Array("skelsnap: 1\nskeleton: spinner\nsnapshots: {\(snapshots)}\n".utf8), name: "a"
    ) { _, _ in .refused("is not there") }
  }

  @Test func flagsReplaceAnAxisAndFilterIncludedVariants() throws {
    let document = try document(
      "appearance: [light, dark], include: [{direction: rtl}, {appearance: dark, type: ax3}]")
    let invocation = try invocation(["render", "--appearance", "light", "--scale", "1,2"])
    #expect(
      Axes(invocation).snapshots(of: document).variants.map(\.slug)
        == ["light", "light@2x", "light-rtl"])
  }

  @Test func aSinglePictureHasTheDocumentsFirstValues() throws {
    let document = try document("appearance: [dark, light], scale: [2, 3]")
    #expect(
      Axes(try invocation(["render"])).single(document).variants.map(\.slug) == ["dark@2x"])
    let wide = try invocation(["render", "--width", "375,768x1024,393", "--motion", "reduced"])
    #expect(
      Axes(wide).single(document).variants.map(\.slug)
        == ["dark-reduced-w375@2x", "dark-reduced-w768x1024@2x", "dark-reduced@2x"])
  }

  @Test(arguments: [
    ([], "light-increased"), (["--appearance", "dark"], "dark-increased"),
    (["--contrast", "normal"], "light"), (["--type", "ax3"], "light-ax3"),
  ])
  func aSinglePictureIsNoneThatTheDocumentExcludes(asked: [String], slug: String) throws {
    let document = try document(
      "appearance: [light, dark], contrast: [normal, increased], exclude: [{contrast: normal}]")
    #expect(
      Axes(try invocation(["render"] + asked)).single(document).variants.map(\.slug) == [slug])
  }
}
