import SkeletonGoldens
import SkeletonModel

/// The thumbnails of a text in Markdown: what the text has of them, and the files.
struct MarkdownGallery {
  /// What the addresses of pictures begin with: a folder beside the text, or an address; nil means
  /// that there are no pictures.
  let base: String?
  private(set) var pictures: [MarkdownSummary.Picture] = []
  /// The names that pictures have already.
  private var names: Set<String> = []
  /// The cells of cases that were shown before.
  private var known: [String: [String]] = [:]
  private let thumbnails: Thumbnails

  init(base: String?, _ options: ReportOptions) {
    self.base = base
    thumbnails = Thumbnails(options.files)
  }

  /// The pictures of a case, as two cells of a table; each is empty where there is none.
  mutating func cells(of one: CaseResult, named title: String) -> [String] {
    guard let base else { return ["", ""] }
    if let cells = known[one.name] { return cells }
    let pair = thumbnails.pair(one)
    let cells = [("before", pair.before), ("after", pair.after)].map { role, picture in
      guard let picture else { return "" }
      let name = name(of: one, role)
      pictures.append(MarkdownSummary.Picture(name: name, file: picture.file))
      let alternative = MarkdownText.escaped("\(title), \(role)")
      return "<img src=\"\(MarkdownText.address("\(base)/\(name)"))\" width=\"\(picture.width)\" "
        + "height=\"\(picture.height)\" alt=\"\(alternative)\">"
    }
    known[one.name] = cells
    return cells
  }

  /// The same for the same case, whatever else changed; two documents whose names differ in signs
  /// alone do not share one.
  private mutating func name(of one: CaseResult, _ role: String) -> String {
    let bare = MarkdownText.fileName("\(one.document)/\(one.variant)/\(one.frameName)")
    var name = "\(bare)-\(role).png"
    var number = 1
    while !names.insert(name.lowercased()).inserted {
      number += 1
      name = "\(bare)-\(number)-\(role).png"
    }
    return name
  }
}
