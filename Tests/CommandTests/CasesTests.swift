import Testing

/// All verbs agree on the set of cases.
struct CasesTests {
  @Test func everyGoldenThatIsRecordedIsListed() throws {
    let project = try GoldenProject()
    let listed = try project.run(["list"])
    #expect(listed.output == GoldenProject.names.map { $0 + "\n" }.joined())
    let recorded = try project.run(["record"])
    #expect(
      recorded.output.split(separator: "\n").filter { $0.hasPrefix("goldens/") }.map {
        String($0.dropFirst(8))
      }.sorted() == GoldenProject.names.sorted())
    let texts = try project.run(["list", "--filter", "*/layout.txt"])
    #expect(texts.output == "row/light/layout.txt\nrow/dark/layout.txt\n")
    let json = try project.run(["list", "--json", "--filter", "row/dark/layout.txt"])
    #expect(json.output.contains(#""frame": "layout.txt""#), "\(json.output)")
    #expect(json.output.contains(#""state": null"#), "\(json.output)")
  }

  @Test(arguments: ["120", "120.0", "120x60", "120,120x60"])
  func theCanvassOwnWidthIsNoVariant(width: String) throws {
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    let verified = try project.run(["verify", "--width", width])
    #expect(verified.status == 0, "\(verified.error)")
    let painted = try project.run(["render", "--all", "--width", width, "-o", "frames"])
    #expect(painted.status == 0, "\(painted.error)")
    let compared = try project.run(["diff", "frames", "goldens"])
    #expect(compared.status == 0, "\(compared.output)")
    let plain = try project.run(["inspect", "row.skel.yaml"])
    let narrowed = try project.run(["inspect", "row.skel.yaml", "--width", "120"])
    #expect(narrowed.output == plain.output)
  }
}
