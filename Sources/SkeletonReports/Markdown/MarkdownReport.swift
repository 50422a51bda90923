import SkeletonGoldens
import SkeletonModel

/// A summary of what changed, for a pull request: text in GitHub's Markdown, and the thumbnails
/// that it shows.
package struct MarkdownSummary: Sendable {
  /// A picture beside the text.
  package struct Picture: Hashable, Sendable {
    /// Its path in the folder of pictures; the same case always has the same.
    package var name: String
    package var file: [UInt8]
  }

  package private(set) var text = ""
  package private(set) var pictures: [Picture] = []

  /// How many characters a comment on GitHub has at most.
  package static let commentLimit = 65_536

  /// - Parameters:
  ///   - folder: What the names of pictures are relative to, as links in the text have it; nil
  ///     means that there are none.
  ///   - limit: How many bytes the text has at most, which are no fewer than its characters.
  package init(
    of result: RunResult, _ options: ReportOptions, pictures folder: String?,
    limit: Int = commentLimit
  ) {
    let strips = result.strips
    text = "## Skeletons: \(Self.headline(result, options))\n"
    text += Self.remarks(result, options, limit: limit / 2)
    var gallery = MarkdownGallery(base: folder, options)
    var left = (documents: 0, screens: 0)
    // What is left out is told at the end, so room is kept for it.
    let room = limit - 200
    for group in strips.grouped(by: \.document) where !group.allSatisfy(\.isClean) {
      let section = MarkdownSection(group, options)
      var filled = gallery
      let whole = section.text(&filled)
      if text.utf8.count + whole.utf8.count <= room {
        gallery = filled
        text += whole
      } else if text.utf8.count + section.title.utf8.count <= room {
        text += section.title
        left.documents += 1
      } else {
        left.documents += 1
        left.screens += section.tally.changed + section.tally.new + section.tally.gone
      }
    }
    pictures = gallery.pictures
    if left.documents > 0 {
      let documents = Columns.counted(left.documents, "document")
      text += "\nTo stay short, this leaves out the details of \(documents)"
      if left.screens > 0 {
        text += ", \(Columns.counted(left.screens, "changed screen")) of them in no list above"
      }
      text += ".\n"
    }
  }

  private static func headline(_ result: RunResult, _ options: ReportOptions) -> String {
    guard let earlier = options.earlier else { return result.headline }
    let sentence = ScreenTally(result.strips).sentence
    return "\(sentence) since \(MarkdownText.code(earlier.name))"
  }

  /// What there is to say of documents as a whole, and what stood in the way.
  ///
  /// - Parameter limit: How many bytes that may take.
  private static func remarks(
    _ result: RunResult, _ options: ReportOptions, limit: Int
  ) -> String {
    var lines: [String] = []
    for (document, fate) in options.earlier?.fates(in: result) ?? [] {
      let name = MarkdownText.code(document)
      switch fate {
      case .new: lines.append("\(name) is new.")
      case .gone: lines.append("\(name) is gone.")
      case .moved(let before): lines.append("\(name) was \(MarkdownText.code(before)) before.")
      }
    }
    lines += result.problems.map { problem in
      "**Not compared:** \(MarkdownText.code(problem.message.excerpt(of: 500)))"
    }
    let most = 20
    var room = limit
    let shown = lines.prefix(most).prefix { line in
      room -= line.utf8.count + 3
      return room >= 0
    }
    let rest = lines.count - shown.count
    if rest > 0 { lines = shown + ["… and \(rest.grouped) more."] }
    return lines.isEmpty ? "" : "\n" + lines.map { "- \($0)\n" }.joined()
  }
}

/// What changed in one document.
private struct MarkdownSection {
  let tally: ScreenTally
  private let document: String
  /// Those that changed.
  private let strips: [FilmStrip]
  private let nodes: ChangedNodes
  private let words: PageWords

  /// How many screens are shown, and how many changes are listed.
  private static let most = (screens: 4, nodes: 20)

  init(_ strips: [FilmStrip], _ options: ReportOptions) {
    document = strips[0].document
    tally = ScreenTally(strips)
    self.strips = strips.filter { !$0.isClean }
    nodes = ChangedNodes(self.strips)
    words = options.pageWords
  }

  var title: String { "\n### \(MarkdownText.code(document)): \(tally.sentence)\n" }

  func text(_ gallery: inout MarkdownGallery) -> String {
    title + (gallery.base == nil ? "" : table(of: shown.prefix(Self.most.screens), &gallery))
      + nodeTable + unnamed
  }

  /// The screens with changed pictures, one of each state before the others.
  private var shown: [FilmStrip] {
    let changed = strips.filter { $0.example != nil }
    var states: Set<String> = []
    let first = changed.filter { states.insert($0.state).inserted }
    return first + changed.filter { !first.contains($0) }
  }

  private func table(of screens: ArraySlice<FilmStrip>, _ gallery: inout MarkdownGallery) -> String
  {
    guard !screens.isEmpty else { return "" }
    var text = "\n| | \(words.before.lowercased()) | \(words.after.lowercased()) |\n"
    text += "| --- | --- | --- |\n"
    for strip in screens {
      guard let one = strip.example else { continue }
      let label = FrameName(one.frame).words
      let cells =
        [MarkdownText.code("\(strip.name)\(label.map { ", \($0)" } ?? "")")]
        + gallery.cells(of: one, named: "\(document), \(strip.name)")
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    let rest = shown.count - screens.count
    return rest > 0 ? text + "\n… and \(Columns.counted(rest, "more screen")).\n" : text
  }

  private var nodeTable: String {
    guard !nodes.rows.isEmpty else { return "" }
    var text = "\n| node | change | where |\n| --- | --- | --- |\n"
    for row in nodes.rows.prefix(Self.most.nodes) {
      let times = row.count > 1 ? " (\(row.count.grouped)×)" : ""
      let along =
        row.followers > 0 ? ", and \(Columns.counted(row.followers, "node")) with it" : ""
      text += "| \(MarkdownText.code(row.path))\(times) "
      text += "| \(MarkdownText.code(row.delta.excerpt(of: 200)))\(along) "
      text += "| \(place(of: row)) |\n"
    }
    let rest = nodes.rows.count - Self.most.nodes
    return rest > 0 ? text + "\n… and \(Columns.counted(rest, "more change")).\n" : text
  }

  private func place(of row: ChangedNodes.Row) -> String {
    let all = tally.changed
    if row.texts.isEmpty, row.screens.count == all, all > 1 {
      return all == 2 ? "both" : "all \(all.grouped)"
    }
    let places = row.screens + row.texts
    let names = places.prefix(2).map(MarkdownText.code)
    if places.count <= 2 { return names.joined(separator: ", ") }
    return "\(names[0]) and \((places.count - 1).grouped) more"
  }

  /// What changed and is in no node: pixels, and texts.
  private var unnamed: String {
    var lines: [String] = []
    for strip in strips {
      guard let one = strip.example, one.nodes.isEmpty, one.verdict == .different else { continue }
      lines.append("\(MarkdownText.code(strip.name)): \(Finding(one).pixels ?? "other pixels")")
    }
    let texts = strips.flatMap(\.cases).filter { one in
      !one.isPicture && one.verdict == .different && one.nodes.isEmpty
    }
    for group in texts.grouped(by: \.frame) {
      let variants = group.map(\.variant).withoutRepeats
      let few = variants.prefix(3).joined(separator: ", ")
      let rest = variants.count > 3 ? " and \((variants.count - 3).grouped) more" : ""
      lines.append("\(MarkdownText.code(group[0].frame)) changed in \(few)\(rest)")
    }
    let rest = lines.count - Self.most.nodes
    if rest > 0 { lines = lines.prefix(Self.most.nodes) + ["… and \(rest.grouped) more"] }
    return lines.isEmpty ? "" : "\n" + lines.map { "- \($0)\n" }.joined()
  }
}

extension FrameName {
  /// Which frame of its state it is, if there can be others.
  var words: String? {
    label == "static" ? nil : isOfScenario ? label : "phase \(label)"
  }
}

extension FilmStrip {
  /// The picture to show of what changed: the first that did.
  fileprivate var example: CaseResult? { cases.first { $0.isPicture && !$0.verdict.isClean } }
}

extension String {
  /// Its beginning, if it is longer than that.
  func excerpt(of length: Int) -> String {
    count > length ? prefix(length - 1) + "…" : self
  }
}
