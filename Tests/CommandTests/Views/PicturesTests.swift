import Foundation
import SkeletonPainting
import TestSupport
import Testing

@testable import SkeletonModel

/// Pictures beside documents, and those of an app's asset catalogues in its views.
struct PicturesTests {
  private static let document = """
    skelsnap: 1
    canvas: {width: 20, height: 20}
    skeleton: {block: {id: logo, width: 10, height: 10, fill: {picture: images/logo.png}}}
    snapshots: {appearance: [light], scale: [1]}

    """

  /// A PNG file of one colour.
  private static func png(_ color: Color) throws -> [UInt8] {
    SkeletonPainting.png(
      try rasterize(Scene(width: 4, height: 4, scale: 1, ground: color, marks: [])))
  }

  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// The colours of a PNG file.
  private static func colors(_ data: Data) throws -> Set<String> {
    let pixels = try Picture(reading: Array(data)).bitmap.pixels
    return Set(pixels.map { "\($0.red) \($0.green) \($0.blue)" })
  }

  @Test func aDocumentNamesOne() throws {
    let scratch = try Scratch()
    try Self.write(Self.png(Self.red), to: scratch.path + "/images/logo.png")
    try scratch.write(Self.document, to: "a.skel.yaml")
    #expect(try Skelsnap.run(["record", "-q"], in: scratch.path).status == 0)
    let golden = scratch.path + "/goldens/a/light/static.png"
    #expect(try Self.colors(Data(contentsOf: URL(filePath: golden))) == ["255 0 0", "255 255 255"])
    #expect(try Skelsnap.run(["verify", "-q"], in: scratch.path).status == 0)

    try Self.write(Self.png(Self.green), to: scratch.path + "/images/logo.png")
    let changed = try Skelsnap.run(["verify"], in: scratch.path)
    #expect(
      changed.status == 1 && changed.output.contains("logo: fill picture logo.png"),
      "\(changed.output)")
    let layout = try scratch.text(of: "goldens/a/light/layout.txt")
    #expect(layout.contains("picture logo.png") && !layout.contains(scratch.path), "\(layout)")

    try Self.write(
      Array(try Self.png(Self.green).dropLast(9)), to: scratch.path + "/images/logo.png")
    let damaged = try Skelsnap.run(["verify"], in: scratch.path)
    #expect(
      damaged.status == 2
        && damaged.output.contains("the picture 'images/logo.png': the file is truncated"),
      "\(damaged.output) \(damaged.error)")
    for format in ["png", "svg"] {
      let painted = try Skelsnap.run(
        ["render", "a.skel.yaml", "--format", format, "-o", "-"], in: scratch.path)
      #expect(
        painted.status == 2
          && painted.error.contains("the picture 'images/logo.png': the file is truncated"),
        "\(painted.error)")
    }
  }

  @Test func watchingFollowsThem() throws {
    let scratch = try Scratch()
    let picture = scratch.path + "/images/logo.png"
    try Self.write(Self.png(Self.red), to: picture)
    try scratch.write(Self.document, to: "a.skel.yaml")
    #expect(try Skelsnap.run(["record", "-q"], in: scratch.path).status == 0)
    let terminal = try PseudoTerminal(["verify", "--watch"], in: scratch.path)
    let watching = "Control-C ends"
    #expect(try terminal.wait(for: watching).contains("identical"))
    try FileManager.default.removeItem(atPath: picture)
    var said = try terminal.wait(for: watching)
    #expect(said.contains("images/logo.png changed"), "\(said)")
    #expect(said.contains("the picture 'images/logo.png' cannot be read"), "\(said)")
    try Self.write(Self.png(Self.red), to: picture)
    said = try terminal.wait(for: watching)
    #expect(said.contains("identical"), "\(said)")
    terminal.interrupt()
    #expect(terminal.end() == 130)
  }

  @Test func aViewNamesThoseOfACatalogue() throws {
    let project = try ViewProject([
      "App/Sources/Logo.swift": """
      import SwiftUI
      struct Logo: View {
        var body: some View {
          VStack(spacing: 0) {
            Image("logo")
            Image("mark").foregroundStyle(Color(red: 0, green: 0, blue: 1))
            Image("gone")
          }
        }
      }
      struct Tabs: View {
        var body: some View {
          TabView {
            Color.white.tabItem { Image("logo") }
            Color.white.tabItem { Label("", image: "mark") }
          }
        }
      }
      """, "App/Package.swift": "",
      "App/A.xcassets/logo.imageset/Contents.json": """
      {"images": [{"filename": "a.png", "scale": "2x"}, {"filename": "d.png", "scale": "2x",
      "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """,
      "App/A.xcassets/mark.imageset/Contents.json": """
      {"images": [{"filename": "m.png", "scale": "2x"}],
      "properties": {"template-rendering-intent": "template"}}
      """,
    ])
    let catalogue = project.scratch.path + "/App/A.xcassets/"
    try Self.write(Self.png(Self.red), to: catalogue + "logo.imageset/a.png")
    try Self.write(Self.png(Self.green), to: catalogue + "logo.imageset/d.png")
    try Self.write(Self.png(Self.red), to: catalogue + "mark.imageset/m.png")
    for (appearance, own, ground) in [
      ("light", "255 0 0", "255 255 255"), ("dark", "0 255 0", "0 0 0"),
    ] {
      let painted = try project.run([
        "render", "--swiftui", "App/Sources", "--view", "Logo", "--appearance", appearance,
        "--scale", "2", "-o", "\(appearance).png",
      ])
      #expect(painted.status == 0)
      #expect(
        painted.error.contains(
          "Logo.swift:7:1: warning: no asset catalogue beside the source has the picture 'gone'; as on a "
            + "device, nothing is drawn"),
        "\(painted.error)")
      #expect(!painted.error.contains("'logo'") && !painted.error.contains("'mark'"))
      let file = URL(filePath: project.scratch.path + "/\(appearance).png")
      #expect(try Self.colors(Data(contentsOf: file)) == [own, "0 0 255", ground])
    }
    let tabs = try project.run([
      "render", "--swiftui", "App/Sources", "--view", "Tabs", "--scale", "2", "-o", "tabs.png",
    ])
    #expect(tabs.status == 0 && tabs.error.isEmpty, "\(tabs.error)")
    let bar = try Self.colors(Data(contentsOf: URL(filePath: project.scratch.path + "/tabs.png")))
    #expect(bar.isSuperset(of: ["0 122 255", "142 142 147"]) && !bar.contains("255 0 0"))
    // As a document it names them from where it is.
    let imported = try project.run([
      "import", "--swiftui", "App/Sources", "--view", "Logo", "-o", "documents/logo.skel.yaml",
    ])
    #expect(imported.status == 0, "\(imported.error)")
    let text = try project.scratch.text(of: "documents/logo.skel.yaml")
    #expect(text.contains("../App/A.xcassets/logo.imageset/a.png"), "\(text)")
    try project.scratch.write("skelsnap: 1\n", to: "skelsnap.yaml")
    let painted = try project.run([
      "render", "documents/logo.skel.yaml", "--appearance", "dark", "-o", "again.png",
    ])
    #expect(painted.status == 0, "\(painted.error)")
    let again = URL(filePath: project.scratch.path + "/again.png")
    #expect(try Self.colors(Data(contentsOf: again)).isSuperset(of: ["0 255 0", "0 0 255"]))
  }

  @Test(
    "Symbols of an app's own are drawn in the font's size; a picture that is nowhere takes no room")
  func aViewNamesSymbolsOfACatalogue() throws {
    let template = """
      <svg xmlns="http://www.w3.org/2000/svg"><g id="Guides">
      <line id="left-margin-Regular-M" x1="100" x2="100" y1="0" y2="9"/>
      <line id="right-margin-Regular-M" x1="220" x2="220" y1="0" y2="9"/></g>
      <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 100 200)">
      <path d="M10 -80H110V0H10Z"/></g></g></svg>
      """
    let project = try ViewProject([
      "App/Marks.swift": """
      import SwiftUI
      struct Marks: View {
        var body: some View {
          VStack(alignment: .leading, spacing: 0) {
            Image("app.mark").font(.system(size: 20)).foregroundStyle(.blue)
            Image("app.mark").resizable().frame(width: 30, height: 10)
            Image("torn")
          }
        }
      }
      struct Pages: View {
        var body: some View {
          TabView {
            Image(.appMark).tabItem { Label("Marks", image: "app.mark") }
            Text("Other").tabItem { Label("Other", image: "app.mark") }
          }
        }
      }
      """,
      "App/A.xcassets/app.mark.symbolset/Contents.json":
        #"{"symbols": [{"filename": "mark.svg", "idiom": "universal"}]}"#,
      "App/A.xcassets/app.mark.symbolset/mark.svg": template,
      "App/A.xcassets/torn.symbolset/Contents.json":
        #"{"symbols": [{"filename": "torn.svg", "idiom": "universal"}]}"#,
      "App/A.xcassets/torn.symbolset/torn.svg": "<svg><g id=\"Notes\"/></svg>",
    ])
    let words = ["--swiftui", "App", "--view", "Marks"]
    let found = try project.run(["inspect"] + words)
    #expect(found.status == 0)
    // 1.2 and 0.8 + 2 · 0.083 of the font's size.
    #expect(
      found.output.contains("24   19.32") && found.output.contains("30      10"), "\(found.output)")
    #expect(
      found.error.contains(
        "the symbol 'torn' is a grey area: torn.svg has no drawing of the symbol"),
      "\(found.error)")
    #expect(!found.error.contains("app.mark"), "\(found.error)")
    let painted = try project.run(["render"] + words + ["--appearance", "light", "-o", "a.png"])
    #expect(painted.status == 0)
    let file = URL(filePath: project.scratch.path + "/a.png")
    #expect(try Self.colors(Data(contentsOf: file)).isSuperset(of: ["0 122 255", "0 0 0"]))
    // By the name that Xcode gives it, and as the sign of two tabs.
    let pages = try project.run(["inspect", "--swiftui", "App", "--view", "Pages"])
    #expect(pages.status == 0 && !pages.error.contains("ark'"), "\(pages.error)")
    #expect(pages.output.split(separator: " path ").count == 4, "\(pages.output)")
  }
}
