import Foundation
import Testing

/// What a screen reader finds: shown, and kept as a golden.
struct AccessibilityTests {
  private static func document(
    label: String = "Close", icon: String = "xmark", action: String = "dismiss"
  ) -> String {
    """
    skelsnap: 1
    canvas: {width: 200, height: 100}
    skeleton: {vstack: [{text: Inbox}, {block: {id: bar, width: 80, height: 10}}]}
    error:
      vstack:
        - text: {value: Lost, accessibilityAddTraits: isHeader}
        - button: {id: close, icon: \(icon), action: \(action), accessibilityLabel: \(label)}
    snapshots: {appearance: [light], phases: [0.5]}

    """
  }

  private static let golden = "row/light/accessibility.txt"

  @Test func aStateIsShownAsItIsRead() throws {
    let project = try GoldenProject(document: Self.document())
    let error = try project.run([
      "inspect", "row.skel.yaml", "--state", "error", "--accessibility",
    ])
    #expect(
      error.output == """
        row  error  light
        announced: Please try again
        focus: Lost, heading
        1  Lost, heading  vstack/text[0]
        2  Close, button  (action dismiss, icon xmark)  close

        """)
    let skeleton = try project.run(["inspect", "row.skel.yaml", "--accessibility"])
    #expect(
      skeleton.output == """
        row  skeleton  light
        announced: Loading
        1  Inbox  vstack/text[0]
        2  Loading
        hidden:
          1 placeholder

        """)
  }

  @Test func programsAreToldMore() throws {
    let project = try GoldenProject(document: Self.document())
    let outcome = try project.run([
      "inspect", "row.skel.yaml", "--state", "error", "--accessibility", "--json",
    ])
    let page = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(page["version"] as? Int == 1)
    #expect(page["focus"] as? String == "vstack/text[0]")
    let elements = try #require(page["elements"] as? [[String: Any]])
    let button = try #require(elements.last)
    #expect(button["role"] as? String == "button")
    #expect(button["spoken"] as? String == "Close, button")
    #expect(button["actions"] as? [String] == ["dismiss"])
    #expect(button["icons"] as? [String] == ["xmark"])
    #expect(button["line"] as? Int == 7)
    let frame = try #require(button["frame"] as? [String: Double])
    #expect(frame.keys.sorted() == ["height", "width", "x", "y"])
  }

  /// Neither a label nor an action has a pixel.
  @Test(arguments: [
    (document(label: "Shut"), #"now: '  button "Shut", icon xmark, dismiss'"#),
    (document(action: "retry"), #"now: '  button "Close", icon xmark, retry'"#),
  ])
  func whatHasNoPixelIsFound(changed: String, words: String) throws {
    let project = try GoldenProject(document: Self.document())
    #expect(try project.run(["record"]).status == 0)
    try project.write(changed)
    let outcome = try project.run(["verify", "--json"])
    #expect(outcome.status == 1)
    let page = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let cases = try #require(page["cases"] as? [[String: Any]])
    let failed = cases.filter { $0["verdict"] as? String != "identical" }
    #expect(failed.map { $0["frame"] as? String } == ["accessibility.txt"])
    #expect((failed.first?["message"] as? String)?.contains(words) == true)
    #expect(try project.run(["accept"]).status == 0)
    #expect(try project.run(["verify"]).status == 0)
  }

  @Test func theGoldenCanBeChosenByItself() throws {
    let project = try GoldenProject(document: Self.document())
    #expect(
      try project.run(["list", "--filter", "accessibility.txt"]).output == Self.golden + "\n")
    #expect(try project.run(["record", "--filter", "accessibility.txt"]).status == 0)
    #expect(
      try String(contentsOf: project.url("goldens/" + Self.golden), encoding: .utf8) == """
        document row
        variant light

        state skeleton
        announces "Loading"
          text "Inbox"
          busy "Loading"
          hidden placeholders: 1

        state error
        announces "Please try again"
        focus text "Lost", isHeader
          text "Lost", isHeader
          button "Close", icon xmark, dismiss

        """)
    try project.write(Self.document().replacingOccurrences(of: "error:", with: "content:"))
    #expect(try project.run(["verify", "--filter", "accessibility.txt"]).status == 1)
  }

  @Test func aLostLabelBreaksALaw() throws {
    let text = Self.document().replacingOccurrences(of: ", accessibilityLabel: Close", with: "")
    let project = try GoldenProject(document: text)
    let outcome = try project.run(["record"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("labels  light"))
    #expect(outcome.output.contains("at row.skel.yaml:7:7"))
  }
}
