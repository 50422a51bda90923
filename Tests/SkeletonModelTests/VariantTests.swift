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
        "light-pt-BR-w320",
        {
          $0.language = Language(tag: "PT-br"); $0.width = CanvasSize(width: 320)
        }
      ),
      ("light-rtl-ar", { $0.take(.language(Language(tag: "ar"))) }),
      ("light-de", { $0.take(.language(Language(tag: "de"))) }),
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

  @Test(arguments: [
    ("de", "de", false), ("PT-br", "pt-BR", false), ("zh-hANS-cn", "zh-Hans-CN", false),
    ("ar", "ar", true), ("he-IL", "he-IL", true), ("az-Arab", "az-Arab", true),
    ("ar-Latn", "ar-Latn", false), ("ckb", "ckb", true), ("es-419", "es-419", false),
  ])
  func languages(tag: String, written: String, isRightToLeft: Bool) {
    let language = Language(tag: tag)
    #expect(language?.tag == written)
    #expect(language?.isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    "", "d", "german", "de_DE", "de-", "-de", "de-D", "d1", "dé", "de/..", "a-b-c-d-e-f", "de-äöü",
    "zh-Hans-CN-x1-y2",
  ])
  func whatIsNoLanguage(tag: String) {
    #expect(Language(tag: tag) == nil)
  }

  @Test func aLanguageIsSaidLessExactly() {
    #expect(Language(tag: "zh-Hant-HK")?.general == ["zh-Hant-HK", "zh-Hant", "zh"])
  }

  @Test(arguments: ["", "Skeleton", "error.", "errors", "skeleton "])
  func unknownStateNamesAreRejected(name: String) {
    #expect(ScreenState(name: name) == nil)
  }
}
