import Foundation
import TestSupport
import Testing

/// Fonts of a project in its documents, and of an app in its views.
struct ProjectFontsTests {
  private static let document = """
    skelsnap: 1
    canvas: {width: 200, height: 60}
    skeleton: {text: {id: title, value: Hello, font: {family: Brand, weight: bold, size: 20}}}

    """

  @Test func aDocumentNamesThem() throws {
    let scratch = try Scratch()
    try BrandFont.write(to: scratch.path + "/Resources/Fonts")
    try scratch.write(Self.document, to: "a.skel.yaml")
    let without = try Skelsnap.run(["record", "-q"], in: scratch.path)
    #expect(without.status == 2 && without.output.contains("the font 'Brand' is not installed"))
    for paths in ["[Resources]", "[Resources/Fonts/Brand-Bold.otf]"] {
      try scratch.write("skelsnap: 1\nfonts: \(paths)\n", to: "skelsnap.yaml")
      let recorded = try Skelsnap.run(["record", "-q"], in: scratch.path)
      #expect(recorded.status == 0, "\(recorded.error)")
      #expect(try Skelsnap.run(["verify", "-q"], in: scratch.path).status == 0)
    }
    #expect(try scratch.text(of: "goldens/a/light/layout.txt").contains("Brand"))
  }

  /// As with `UIFontMetrics`: what grows by leadings is of whole points then.
  @Test func theirPointsStayWhole() throws {
    let scratch = try Scratch()
    try BrandFont.write(to: scratch.path + "/Fonts")
    try scratch.write("skelsnap: 1\nfonts: [Fonts]\n", to: "skelsnap.yaml")
    try scratch.write(
      """
      skelsnap: 1
      canvas: {width: 200, height: 90}
      skeleton:
        vstack:
          children:
            - text: {value: Hello, font: {family: Brand, size: 18, relativeTo: body}}
            - text: {value: Hello, font: {family: Brand, size: 17, dynamicTypeSize: large}}

      """, to: "a.skel.yaml")
    let found = try Skelsnap.run(
      ["inspect", "a.skel.yaml", "--type", "medium", "--json"], in: scratch.path)
    let node = #/"kind": "text",\s*"frame": \{[^}]*"width": ([0-9.]+)/#
    let widths = found.output.matches(of: node).map(\.1)
    #expect(widths.count == 2 && widths[0] == widths[1], "\(found.output)")
  }

  @Test(arguments: [
    ("[Nowhere]", "skelsnap.yaml:2:9: error: there is no file and no folder 'Nowhere'"),
    ("[Empty]", "skelsnap.yaml:2:9: error: 'Empty' has no font file in it"),
    ("[Broken]", "skelsnap.yaml:2:9: error: 'Broken/x.ttf' is no font that could be read"),
    ("[../Fonts]", "'../Fonts' leads outside the project's folder"), ("[]", "skelsnap.yaml:2:"),
  ]) func whatIsNoFontIsTold(_ paths: String, _ reason: String) throws {
    let scratch = try Scratch()
    try scratch.write("no font", to: "Broken/x.ttf")
    try scratch.write("", to: "Empty/readme.txt")
    try scratch.write(Self.document.replacing("Brand", with: "Inter"), to: "a.skel.yaml")
    try scratch.write("skelsnap: 1\nfonts: \(paths)\n", to: "skelsnap.yaml")
    let found = try Skelsnap.run(["verify"], in: scratch.path)
    #expect(found.status == 2 && found.error.contains(reason), "\(found.error)")
  }

  @Test func watchingFollowsThem() throws {
    let scratch = try Scratch()
    let font = scratch.path + "/Fonts/Brand-Bold.otf"
    try BrandFont.write(to: scratch.path + "/Fonts")
    try scratch.write(Self.document, to: "a.skel.yaml")
    try scratch.write("skelsnap: 1\nfonts: [Fonts]\n", to: "skelsnap.yaml")
    #expect(try Skelsnap.run(["record", "-q"], in: scratch.path).status == 0)
    let bold = try Data(contentsOf: URL(fileURLWithPath: font))
    let terminal = try PseudoTerminal(["verify", "--watch"], in: scratch.path)
    let watching = "Control-C ends"
    #expect(try terminal.wait(for: watching).contains("identical"))

    try FileManager.default.removeItem(atPath: font)
    var said = try terminal.wait(for: watching)
    #expect(said.contains("Fonts, Fonts/Brand-Bold.otf changed"), "\(said)")
    #expect(said.contains("in the weight bold; there is regular"), "\(said)")
    try bold.write(to: URL(fileURLWithPath: font))
    said = try terminal.wait(for: watching)
    #expect(said.contains("identical"), "\(said)")
    // The same, but for its digest.
    try (bold + Data([0])).write(to: URL(fileURLWithPath: font))
    said = try terminal.wait(for: watching)
    #expect(said.contains("Fonts/Brand-Bold.otf changed") && said.contains("identical"), "\(said)")
    try scratch.write("skelsnap: 1\n", to: "skelsnap.yaml")
    said = try terminal.wait(for: watching)
    #expect(said.contains("the font 'Brand' is not installed"), "\(said)")
    terminal.interrupt()
    #expect(terminal.end() == 130)
  }

  /// They are found in the app's folder, by the names that its source has for them.
  @Test func aViewNamesThem() throws {
    let project = try ViewProject([
      "App/Sources/Titles.swift": """
      import SwiftUI
      struct Titles: View {
        var body: some View {
          VStack {
            Text("One").font(.custom("Brand-Bold", size: 24))
            Text("Two").font(.custom("Brand", size: 20, relativeTo: .title))
            Text("Three").font(.custom("Brand", fixedSize: 18).weight(.black))
            Text("Four").font(.custom("Nowhere", size: 12))
            Text("One 👋").font(.custom("Brand", fixedSize: 16))
          }
        }
      }
      """, "App/Package.swift": "",
    ])
    try BrandFont.write(to: project.scratch.path + "/App/Resources")
    let written = try project.run([
      "import", "--swiftui", "App/Sources", "--view", "Titles", "-o", "-",
    ])
    #expect(written.status == 0)
    let text = written.output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }.joined(separator: " ")
    for font in [
      #"{size: 24, family: "Brand", weight: bold, leading: 29.05, relativeTo: body}"#,
      #"{size: 20, family: "Brand", weight: regular, leading: 24.2, relativeTo: title1}"#,
      // A size that is fixed never grows.
      #"size: 18 family: "Brand" weight: bold leading: 21.78 dynamicTypeSize: large"#,
      "{size: 12, solid: true, relativeTo: body}",
      // What it has no letters for comes from the system's fonts.
      #"{value: "◯", font: {size: 16, solid: true, dynamicTypeSize: large}, color: label}"#,
    ] {
      #expect(text.contains(font), "\(font) in \(written.output)")
    }
    #expect(
      written.error.contains("the font 'Brand' is not there in the weight black; bold is drawn"))
    #expect(written.error.contains("Titles.swift:8:1: warning: there is no font 'Nowhere' in the"))
  }
}
