import Testing

@testable import SkeletonModel

struct VariantTests {
  @Test(
    arguments: [
      ("light", { @Sendable (_: inout Variant) in }),
      ("dark", { $0.appearance = .dark }),
      ("light-increased", { $0.contrast = .increased }),
      ("light-reduced", { $0.motion = .reduced }),
      (
        "light-ax3-rtl-w768@3x",
        {
          $0.type = .ax3
          $0.direction = .rtl
          $0.width = CanvasSize(width: 768)
          $0.scale = 3
        }
      ),
      (
        "dark-increased-w768x1024.5",
        {
          $0.appearance = .dark
          $0.contrast = .increased
          $0.width = CanvasSize(width: 768, height: 1024.5)
        }
      ),
    ] as [(String, @Sendable (inout Variant) -> Void)])
  func slug(slug: String, change: @Sendable (inout Variant) -> Void) {
    var variant = Variant()
    change(&variant)
    #expect(variant.slug == slug)
  }

  @Test(arguments: [
    (ScreenState.skeleton, "skeleton"), (.content, "content"), (.empty, "empty"),
    (.error(nil), "error"), (.error("no.net"), "error.no.net"),
  ])
  func stateNamesReadBack(state: ScreenState, name: String) {
    #expect(state.name == name)
    #expect(ScreenState(name: name) == state)
  }

  @Test(arguments: ["", "Skeleton", "error.", "errors", "skeleton "])
  func unknownStateNamesAreRejected(name: String) {
    #expect(ScreenState(name: name) == nil)
  }
}
