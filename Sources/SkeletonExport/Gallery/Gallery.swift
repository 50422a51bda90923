import CExportFiles
import SkeletonLayout
import SkeletonModel
import SkeletonPages
import SkeletonPainting
import SkeletonSystem

/// A page on which every screen moves, stands still at any phase or instant, and is seen beside
/// another: one file, for anyone with a browser.
package struct Gallery: Sendable {
  /// One screen, or one load, in one variant.
  package struct Item: Sendable {
    fileprivate let document: String
    /// The document's, for people.
    fileprivate let title: String
    /// The state or the scenario, as files are named and as people say it.
    fileprivate let screen: String
    fileprivate let label: String
    fileprivate let isLoad: Bool
    fileprivate let variant: Variant
    /// Its picture and its measures, as the page unpacks them.
    fileprivate let block: [UInt8]

    /// - Parameter placed: The screen, if it has the same nodes all the time.
    package init(
      document: String, title: String, screen: String, label: String, isLoad: Bool,
      variant: Variant,
      film: Film, placed: PlacedScreen?, measure: @escaping TextMeasure
    ) throws(Failure) {
      self.document = document
      self.title = title
      self.screen = screen
      self.label = label
      self.isLoad = isLoad
      self.variant = variant
      let data = try GalleryPicture(film, placed, measure).json.text()
      guard let packed = deflate(Array(data.utf8), level: 9) else {
        throw Failure("there is not enough memory to compress a picture")
      }
      block = packed
    }
  }

  private let items: [Item]
  private let framesPerSecond: Double

  package init(_ items: [Item], framesPerSecond: Double) {
    self.items = items
    self.framesPerSecond = framesPerSecond
  }

  /// The file, a piece at a time.
  package var pieces: FilePieces {
    var page = HTMLFile(
      title: "skelsnap: screens", style: unsafe compiledIn(export_gallery_css),
      body: unsafe compiledIn(export_gallery_html),
      script: unsafe compiledIn(export_pane_js) + compiledIn(export_gallery_js),
      without: "'skelsnap export -o sheet.png' makes pictures that need none.")
    page.add("gallery", json: index)
    return page.pieces(blocks: items.enumerated().lazy.map { ("reel-\($0)", $1.block) })
  }
}

// What the page is about.
extension Gallery {
  private var index: JSON {
    let numbered = items.enumerated().map { (number: $0, item: $1) }
    let documents = numbered.grouped(by: \.item.document).map { group -> JSON in
      let screens = group.grouped(by: \.item.screen).map { items -> JSON in
        [
          "name": .string(printable(items[0].item.screen)),
          "label": .string(printable(items[0].item.label)),
          "isLoad": .bool(items[0].item.isLoad),
          "variants": .array(items.map { json($0.item.variant, number: $0.number) }),
        ]
      }
      return [
        "name": .string(printable(group[0].item.document)),
        "title": .string(printable(group[0].item.title)), "screens": .array(screens),
      ]
    }
    return [
      "documents": .array(documents), "framesPerSecond": .number(framesPerSecond),
      "axes": .array(axes),
      "pen": [
        "size": .number(Redlines.Pen.size), "line": .number(Redlines.Pen.line),
        "margin": .number(Redlines.Pen.margin),
        "inks": .object(
          [Redlines.Ink.node, .distance, .text].map {
            JSON.Member($0.rawValue, .string($0.color.written))
          }),
      ],
    ]
  }

  private func json(_ variant: Variant, number: Int) -> JSON {
    [
      "slug": .string(variant.slug), "block": .string("reel-\(number)"),
      "axes": .object(
        ConditionAxis.allCases.map {
          JSON.Member($0.rawValue, .string(variant[$0].word))
        }),
    ]
  }

  /// What can be switched, with all values there are, in the order of the documents.
  private var axes: [JSON] {
    ConditionAxis.allCases.map { axis in
      let name = axis.rawValue
      let values = items.map { $0.variant[axis].word }.withoutRepeats
      return [
        "key": .string(name), "label": .string(name.prefix(1).uppercased() + name.dropFirst()),
        "values": .array(values.map(JSON.string)),
      ]
    }
  }
}
