import TestSupport
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

#if DEBUG || TESTABLE
  /// What is written once is decoded once, however many screens use it.
  struct TemplateTests {
    /// Two states in 24 variants, with constants in a tree, in a component, in what is handed to
    /// it, and in what a component of the theme is handed.
    private static let document = """
      skelsnap: 1
      theme: nuvie
      parameters: {mark: {spacer: 13}}
      components:
        card: {parameters: {slot: null}, view: {hstack: {spacing: 5, children: [$slot]}}}
      skeleton:
        vstack:
          spacing: 7
          children:
            - block: {width: 111, height: 20, fill: "#123456", padding: {top: 17}}
            - repeat:
                count: 9
                view: {use: {component: card, with: {slot: {block: {width: 222}}}}}
            - use: {component: card, with: {slot: $mark}}
            - when: {if: {type: accessibility}, then: {circle: 31}, else: {circle: 32}}
            - use: {component: hero, with: {over: {circle: {size: 40, opacity: 0.5}}}}
            - dots: {step: 250ms, color: accent}
            - text: {value: Hello, lineLimit: 2, font: headline}
      content:
        vstack: {spacing: 11, children: [use: {component: card, with: {slot: {block: {}}}}]}
      snapshots:
        phases: [0, 0.125]
        appearance: [light, dark]
        contrast: [normal, increased]
        direction: [ltr, rtl]
        type: [large, xLarge, ax5]
      """

    private static func decodes() throws -> [DecodeCount.Decode: Int] {
      let count = DecodeCount()
      try DecodeCount.$current.withValue(count) {
        let document = try Document.reading(document)
        let variants = document.snapshots.variants
        try #require(variants.count == 24)
        try #require(document.states.count == 2)
        for variant in variants {
          for state in document.states { _ = try document.screen(state, in: variant) }
        }
      }
      return count.times
    }

    private static func ownDecodes() throws -> [DecodeCount.Decode: Int] {
      try decodes().filter { $0.key.position.file == "test.skel.yaml" }
    }

    /// A style has another size in each variant of the type, all of them from one table.
    @Test func theTablesOfTypeStylesAreDecodedOnce() throws {
      let form = Form<Double>.number(1...1000).name
      let sizes = try Self.decodes().filter {
        BuiltInTheme.holds($0.key.position) && $0.key.form == form
      }
      #expect(sizes.count > 20)
      #expect(sizes.filter { $0.value != 1 } == [:])
    }

    @Test(arguments: [
      "5", "7", "9", "11", "13", "17", "20", "31", "32", "111", "222", "40", "0.5", "250ms",
      "#123456",
      "Hello", "0.125", "card",
    ])
    func aConstantIsDecodedOnce(text: String) throws {
      let times = try Self.ownDecodes().filter { $0.key.text == text }
      #expect(!times.isEmpty)
      #expect(times.filter { $0.value != 1 } == [:])
    }

    /// Only tokens that depend on the variant are decoded again, and the version, which is checked
    /// before anything else.
    @Test func onlyWhatIsOpenIsDecodedAgain() throws {
      let again = try Self.ownDecodes().filter { $0.value > 1 }
      #expect(Set(again.keys.map(\.text)) == ["headline", "placeholder", "1"])
    }
  }
#endif
