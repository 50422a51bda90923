import Testing

@Suite("Names that SwiftGen makes")
struct GeneratedNamesTests {
  private static let color = """
    {"colors": [{"color": {"color-space": "srgb", "components":
      {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000"}}, "idiom": "universal"}]}
    """

  private static let files = [
    "App/swiftgen.yml": """
    input_dir: .
    output_dir: Generated
    xcassets:
      inputs:
        - Colors.xcassets
        - Images.xcassets
      outputs:
        - templateName: swift5
          output: Assets.swift
    strings:
      inputs: en.lproj
      outputs:
        - templateName: structured-swift5
          output: Words.swift
          params:
            enumName: Words
    """,
    "App/Colors.xcassets/brand-ink.colorset/Contents.json": color,
    "App/Colors.xcassets/Cards/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
    "App/Colors.xcassets/Cards/URLGround.colorset/Contents.json": color,
    "App/Images.xcassets/bird.imageset/Contents.json":
      #"{"images": [{"filename": "bird.svg", "idiom": "universal"}]}"#,
    "App/Images.xcassets/bird.imageset/bird.svg":
      #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>"#,
    "App/en.lproj/Localizable.strings": """
    "feed.title" = "All birds";
    "feed.seen" = "%1$@ saw %2$d of 100%%";
    "default" = "Usual";
    """,
  ]

  @Test("Colours, pictures and texts are those of the catalogues and tables")
  func names() throws {
    let document = try ViewProject.document(
      """
      struct Birds: View {
        var body: some View {
          Text(Words.Feed.title).foregroundColor(Asset.Colors.brandInk.swiftUIColor)
          Text(Words.Feed.seen("Ada", 7)).background(Color(asset: Asset.Colors.Cards.urlGround))
          Text(Words.default)
          Image(asset: Asset.Images.bird)
        }
      }
      """, "Birds", besides: Self.files)
    for text in ["All birds", "Ada saw 7 of 100%", "Usual", "#123456"] {
      #expect(document.contains(text), "\(text) in \(document)")
    }
    #expect(document.ranges(of: "#123456").count == 2, "\(document)")
    #expect(document.contains("width: 30") && document.contains("height: 20"), "\(document)")
  }

  @Test("A template of the app's own says which types have the names")
  func ownTemplates() throws {
    var files = Self.files
    files["App/swiftgen.yml"] = """
      xcassets:
        - inputs: [Colors.xcassets, Images.xcassets]
          outputs:
            - templatePath: Templates/own.stencil
              output: ${DERIVED_SOURCES_DIR}/Assets.swift
      """
    files["App/Templates/own.stencil"] = """
      // Generated
      import SwiftUI
      extension Color {
        {% for asset in assets %}{{accessModifier}} static let {{asset.name}} = Color("{{asset.value}}")
      }
      extension SwiftUI.Image {
        {{accessModifier}} static let {{asset.name}} = Image("{{asset.value}}")
      }
      extension Bundle { var own: Bundle { .main } }
      """
    let document = try ViewProject.document(
      """
      struct Birds: View {
        var body: some View {
          Text("a").foregroundColor(Color.urlGround)
          Image.bird
        }
      }
      """, "Birds", besides: files)
    for text in ["#123456", "width: 30", "height: 20"] {
      #expect(document.contains(text), "\(text) in \(document)")
    }
  }

  @Test("Odd names leave the others as they are, and catalogues may lie in a folder that is named")
  func oddNames() throws {
    var files = Self.files
    files["App/swiftgen.yml"] = Self.files["App/swiftgen.yml"]?.replacing(
      "\n    - Colors.xcassets\n    - Images.xcassets", with: " .")
    files["App/en.lproj/Localizable.strings"] = """
      "a.b" = "One"; "A.c" = "Two"; "bundle.title" = "Three"; "filled" = "Four";
      "sure.of" = "100% sure of %d"; "… . …" = "Five"; "yes. 🐦.end" = "Six"; "class.self" = "Seven";
      "\((0..<4000).map { _ in "deep" }.joined(separator: "."))" = "Eight";
      """
    files["App/Colors.xcassets/🐦/Contents.json"] =
      #"{"properties": {"provides-namespace": true}}"#
    files["App/Colors.xcassets/🐦/nest.colorset/Contents.json"] = Self.color
    let document = try ViewProject.document(
      """
      struct Birds: View {
        var body: some View {
          Text(Words.A.b + Words.A.c + Words.Bundle.title + Words.filled + Words.Class.`self`)
          Text(Words.Sure.of(7)).foregroundColor(Asset.Colors.nest.swiftUIColor)
        }
      }
      """, "Birds", besides: files)
    for text in ["OneTwoThreeFourSeven", "100% sure of 7", "#123456"] {
      #expect(document.contains(text), "\(text) in \(document)")
    }
  }

  @Test(
    "A file that is kept with the source is not made, and a broken configuration is passed over")
  func known() throws {
    var files = Self.files
    files["App/Generated/Words.swift"] = """
      enum Words { enum Feed { static let title = "Of the app" } }
      """
    files["App/Other/swiftgen-old.yml"] = "xcassets: [1, {outputs: 7}]\n\tstrings:"
    let document = try ViewProject.document(
      "struct Birds: View { var body: some View { Text(Words.Feed.title) } }", "Birds",
      besides: files)
    #expect(document.contains("Of the app"), "\(document)")
  }
}
