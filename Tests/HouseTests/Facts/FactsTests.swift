import Foundation
import TestSupport
import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
import SkeletonLayout
@testable import SkeletonModel

/// The ledger of facts: complete, and every proof in it holds.
struct FactsTests {
  @Test func everyFactHasARowAndEveryProofHolds() throws {
    let ledger = Ledger(page: try Repository.read("Tests/HouseTests/Facts/facts.md"))
    for mistake in ledger.mistakes { Issue.record(Comment(rawValue: mistake)) }
    let run = ProofRun()
    let hasGoldenFont = InstalledFont.debianInter.isThere
    for row in ledger.rows {
      for proof in row.proofs {
        guard let failure = run.failure(of: proof) else { continue }
        if hasGoldenFont {
          Issue.record(Comment(rawValue: "\(row.id): \(failure)"))
        } else {
          // Another release of the font has other widths, and so have the nodes that contain text.
          print("\(row.id) is not judged, the installed Inter is another release: \(failure)")
        }
      }
    }
    let standings = Dictionary(grouping: ledger.rows, by: \.standing).mapValues(\.count)
    func count(_ standing: Ledger.Standing) -> Int { standings[standing] ?? 0 }
    let assertions = ledger.rows.map { $0.proofs.filter(\.isAssertion).count }.reduce(0, +)
    print(
      "facts: \(count(.proved)) proved, \(count(.inPart)) in part, "
        + "\(count(.impossible)) impossible; \(assertions) assertions")
  }
}

/// What the ledger's test would notice.
extension FactsTests {
  @Test func aRowThatIsMissingTwiceOrUnknownIsNoticed() {
    func row(_ id: String) -> String { "| \(id) | a fact | `impossible: it draws nothing` |\n" }
    let all = Ledger.ids.map(row).joined()
    #expect(Ledger.ids.count == 313)
    #expect(Ledger(page: all).mistakes == [])
    #expect(
      Ledger(page: all.replacing(row("BUZ-07"), with: "")).mistakes == ["BUZ-07: is missing"])
    #expect(Ledger(page: all + row("BUZ-62")).mistakes == ["BUZ-62: there is no such fact"])
    #expect(Ledger(page: all + row("BUZ-07")).mistakes == ["BUZ-07: stands there twice"])
    let bare = all.replacing(row("BUZ-07"), with: "| BUZ-07 | a fact | surely |\n")
    #expect(Ledger(page: bare).mistakes == ["BUZ-07: has neither proof nor excuse"])
    let word = "`written buzzbox lifecycle/timeout 10s`"
    let alone = all.replacing(row("BUZ-07"), with: "| BUZ-07 | a fact | \(word) |\n")
    #expect(
      Ledger(page: alone).mistakes == [
        "BUZ-07: that a document says so proves a word; a log or a frame proves what it does"
      ])
    let run = "`log examples/buzzbox/inbox silent: 10000 timeout`"
    let beside = "| BUZ-07 | a fact | \(word), \(run) |\n"
    #expect(Ledger(page: all.replacing(row("BUZ-07"), with: beside)).mistakes == [])
  }

  @Test(arguments: [
    "frame examples/nuvie/saving save/spinner · · · ·", "frame examples/nuvie/saving save 1 2 3",
    "pixel examples/nuvie/saving 1 2 red", "later: lint", "lint shine examples/nuvie/saving",
    "lint light examples/nuvie/saving 2", "impossible: no", "sketch it",
    "equal examples/nuvie/saving @ 0.5 == examples/nuvie/saving",
    "acts examples/nuvie/errors error/retry @ error.failed",
    "acts examples/nuvie/errors error/retry shout @ error.failed",
    "count examples/nuvie/saving save 1 @ drak",
    "log examples/buzzbox/inbox silent", "log examples/buzzbox/inbox: 0 appear",
    "log examples/buzzbox/inbox silent: soon timeout",
    "log examples/buzzbox/inbox silent: 0 vanish", "log examples/buzzbox/inbox silent: no vanish",
    "log examples/buzzbox/inbox silent: 10000 timeout late",
    "shows examples/buzzbox/inbox silent: skeleton=1",
    "shows examples/buzzbox/inbox silent 5ms: shadow=1",
    "shows examples/buzzbox/inbox silent 5ms: row[3..1].content=1",
  ])
  func aProofThatProvesNothingIsNoProof(text: String) {
    #expect(throws: ProofMistake.self) { try Proof(text) }
  }

  @Test(arguments: [
    "frame examples/nuvie/gone save 1 · · ·", "frame examples/nuvie/saving gone 1 · · ·",
    "frame examples/nuvie/saving save/spinner · · 21 ·",
    "paired examples/nuvie/saving save/spinner",
    "count examples/nuvie/saving save/spinner 1 @ content",
    "count examples/nuvie/saving save/spinner 1 @ empty",
    "says examples/nuvie/saving save/spinner size 21",
    "acts examples/baolife/error-screen error/box/retry dismiss @ error.timeout",
    "acts examples/baolife/error-screen error/box/icon retry @ error.timeout",
    "pixel examples/nuvie/saving 196 189 #f59e0a",
    "pixel examples/nuvie/saving 1960 189 #f59e0b",
    "equal examples/nuvie/saving == examples/nuvie/saving @ content",
    "differ examples/nuvie/saving @ light != examples/nuvie/saving @ dark",
    "reads examples/buzzbox/inbox silent 0ms: busy \"Loading...\"",
    "reads examples/buzzbox/inbox silent 0ms: busy \"Loading\"; text \"Inbox\"",
    "log examples/buzzbox/inbox gone: no timeout", "log examples/buzzbox/inbox silent: no timeout",
    "log examples/buzzbox/inbox silent: 9999 timeout",
    "log examples/buzzbox/inbox silent: 10000 timeout; 10000 timeout",
    "log examples/buzzbox/inbox silent: 0 state loading; 10000 state empty",
    "log examples/buzzbox/inbox silent: 0 announce text=Loading",
    "log examples/buzzbox/inbox silent: 10000 skeleton.hide reason=data",
    "log examples/buzzbox/inbox silent @ reduced: 0 shimmer.start; 10000 shimmer.stop",
    "shows examples/buzzbox/inbox silent 0ms: skeleton=0.5",
    "shows examples/buzzbox/inbox silent 0ms: skeleton=1 content=1",
    "shows examples/buzzbox/inbox silent 0ms: row[7..8].skeleton=1",
    "written nuvie sizes/hero 121", "written nuvie sizes/gone 1", "test FactsTests.gone",
  ])
  func aProofThatDoesNotHoldFails(text: String) throws {
    #expect(ProofRun().failure(of: try Proof(text)) != nil)
  }
}

/// Facts about the language itself, which no frame shows.
extension FactsTests {
  @Test func aTokenNobodyDefinedIsAnError() {
    for key in ["fill: nobodysColor", "height: nobodysSize", "radius: nobodysRadius"] {
      #expect(throws: DescriptionError.self) {
        _ = try Document.reading("skelsnap: 1\ntheme: agora\nskeleton: {block: {\(key)}}")
      }
    }
  }

  @Test func noNodeHasAShimmerOfItsOwn() throws {
    #expect(throws: DescriptionError.self) {
      _ = try Document.reading("skelsnap: 1\nskeleton: {block: {shimmer: {}}}")
    }
    _ = try Document.reading("skelsnap: 1\nskeleton: {block: {shimmerGroup: true}}")
  }

  @Test(arguments: ["image", "photo", "picture", "asyncImage"])
  func noNodeIsAPhotograph(kind: String) {
    #expect(throws: DescriptionError.self) {
      _ = try Document.reading("skelsnap: 1\nskeleton: {\(kind): poster.png}")
    }
  }

  @Test(arguments: ["101%", "-1%", "1.2"])
  func aShareBeyondTheWholeIsRefused(value: String) {
    #expect(throws: DescriptionError.self) {
      _ = try Document.reading("skelsnap: 1\nskeleton: {progress: {value: \(value)}}")
    }
  }

  @Test func elevenComponentsFiveModifiersAndFiveErrors() throws {
    let theme = try Syntax.read(BuiltInTheme.baolife.bytes, file: "baolife.theme.yaml")
    let components = try #require(theme["components"]?.entries?.map(\.key))
    let errors = try #require(theme["errors"]?.entries?.map(\.key))
    // Two more of the eleven are kinds of node, `block` and `dots`, and one is the theme's `retry`.
    #expect(
      Set(components).isSuperset(of: [
        "card", "avatar", "listItem", "placeholders", "linearProgress", "circularProgress",
        "errorScreen", "errorBanner",
      ]))
    #expect(theme["lifecycle"]?["retry"] != nil)
    // What the five modifiers show: `loading`, `errorOverlay`, `errorBanner`, `progressLoading` and
    // `skeleton`.
    #expect(Set(components).isSuperset(of: ["loadingOverlay", "progressOverlay"]))
    #expect(
      errors == [
        "connectionLost", "serverError", "insufficientResources", "invalidOperation", "timeout",
      ])
    // None comes from the theme that it extends.
    #expect(try ProofRun().document("examples/baolife/list").errorCases == errors)
  }
}
