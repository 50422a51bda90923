import SkeletonRender
import Testing

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
  func oneMeaning(arguments: [String]) throws {
    let invocation = try invocation(arguments)
    #expect(invocation.operands == ["a"])
    #expect(invocation.value("output") == "x.png")
  }

  @Test func afterTwoDashesEverythingIsAnOperand() throws {
    let invocation = try invocation(["render", "--", "-o", "--all", "--"])
    #expect(invocation.operands == ["-o", "--all", "--"])
    #expect(!invocation.has("all"))
  }

  @Test func listsAddUpAndValuesMayHoldAnEqualsSign() throws {
    let invocation = try invocation(
      ["render", "--type", "large,ax3", "--type=ax5", "--filter=a=b", "--filter", "c,d", "-"])
    #expect(invocation.list("type") == ["large", "ax3", "ax5"])
    #expect(invocation.list("filter") == ["a=b", "c,d"])
    #expect(invocation.operands == ["-"])
  }

  @Test func flagsReplaceAnAxisAndRuleOutWhatIsIncluded() throws {
    var snapshots = Snapshots()
    snapshots.appearance = [.light, .dark]
    var rtl = PartialVariant()
    rtl.direction = .rtl
    var dark = PartialVariant()
    dark.appearance = .dark
    dark.type = .ax3
    snapshots.include = [rtl, dark]
    let invocation = try invocation(["render", "--appearance", "light", "--scale", "1,2"])
    #expect(
      Axes.snapshots(snapshots, by: invocation).variants.map(\.slug)
        == ["light", "light@2x", "light-rtl"])
  }

  @Test func aSingleLookTakesTheDocumentsFirstValues() throws {
    var snapshots = Snapshots()
    snapshots.appearance = [.dark, .light]
    snapshots.scale = [2, 3]
    #expect(
      Axes.single(snapshots, by: try invocation(["render"])).variants.map(\.slug) == ["dark@2x"])
    let wide = try invocation(["render", "--width", "375,768x1024", "--motion", "reduced"])
    #expect(
      Axes.single(snapshots, by: wide).variants.map(\.slug)
        == ["dark-reduced-w375@2x", "dark-reduced-w768x1024@2x"])
  }
}
