import SkeletonGoldens
import SkeletonModel
import SkeletonSystem

/// The line by which a page is recognized as ours, near its beginning.
package let htmlReportMark = #"<meta name="generator" content="skelsnap">"#

/// A report as one HTML file: every relevant picture, with its explanation.
///
/// The file loads nothing else, and its content security policy forbids it to. Text from documents
/// is stored only in inert blocks, and inserted into the page as text, never as markup. Equal
/// results give equal bytes.
package func htmlReport(
  on result: RunResult, _ options: ReportOptions = ReportOptions()
) -> String {
  whole(HTMLPage(of: result, options).pieces)
}

/// The page, which is as large as a browser opens in a few seconds at most: what needs a look is on
/// it first, and it says what is left out.
package struct HTMLPage {
  private let title: String
  private let content: PageContent
  private let data: JSON

  package init(of result: RunResult, _ options: ReportOptions) {
    self.init(of: result, options, budget: PageBudget())
  }

  init(of result: RunResult, _ options: ReportOptions, budget: PageBudget) {
    title = "skelsnap: \(printable(options.headline ?? result.headline))"
    content = PageContent(of: result, options, budget: budget)
    data = pageData(of: result, content, options)
  }

  /// A page of what a check says, without a run.
  ///
  /// - Parameter headline: Numbers and words of ours alone: it is written as markup.
  package init(of cards: [ReviewCard], headline: String, _ options: ReportOptions) {
    var options = options
    options.cards = cards
    options.headline = headline
    self.init(of: RunResult(cases: [], problems: []), options)
  }

  /// How many cases are not on the page.
  package var omissions: Int { content.omitted }

  /// The file, a piece at a time.
  package var pieces: FilePieces {
    { put throws(Failure) in
      let style = String(decoding: PageFile.style, as: UTF8.self)
      let head = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        \(htmlReportMark)
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src blob:; \
        style-src \(sourceHash(PageFile.style)); script-src \(sourceHash(PageFile.script)); \
        base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(title)</title>
        <style>\(style)</style>
        </head>
        <body>
        <noscript>This page needs JavaScript. 'skelsnap verify --verbose' says the same in words.\
        </noscript>
        \(String(decoding: PageFile.body, as: UTF8.self))<script type="application/json" id="run">
        """
      try put(Array(head.utf8))
      try put(inert(data.text()))
      try put(Array("</script>\n".utf8))
      for (index, picture) in content.pictures.kept.enumerated() {
        try put(
          Array("<script type=\"text/plain\" id=\"picture-\(index)\">".utf8)
            + base64(picture.bytes) + Array("</script>\n".utf8))
      }
      let script = String(decoding: PageFile.script, as: UTF8.self)
      try put(Array("<script>\(script)</script>\n</body>\n</html>\n".utf8))
    }
  }
}

/// JSON in which nothing can end the block that contains it, or a line.
func inert(_ json: String) -> [UInt8] {
  var text: [UInt8] = []
  text.reserveCapacity(json.utf8.count + 1024)
  var last: (UInt8, UInt8) = (0, 0)
  for byte in json.utf8 {
    if byte == UInt8(ascii: "<") {
      text += "\\u003c".utf8
    } else if last == (0xe2, 0x80), byte == 0xa8 || byte == 0xa9 {
      // U+2028 and U+2029 end a line of a script.
      text.removeLast(2)
      text += (byte == 0xa8 ? "\\u2028" : "\\u2029").utf8
    } else {
      text.append(byte)
    }
    last = (last.1, byte)
  }
  return text
}

/// The hash that allows the page's own style or script in its policy.
private func sourceHash(_ bytes: [UInt8]) -> String {
  let digest = SHA256(bytes).words.flatMap { word in
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
  }
  return "'sha256-\(String(decoding: base64(digest), as: UTF8.self))'"
}

/// The page's markup, style and script, from files of their own.
private enum PageFile {
  static let body = PackageResources.body_html
  static let style = PackageResources.page_css

  /// The scripts, concatenated in one scope that is not visible from outside.
  static let script: [UInt8] =
    Array("(() => {\n'use strict';\n".utf8)
    + [
      PackageResources.data_js, PackageResources.list_js, PackageResources.strip_js,
      PackageResources.stage_js, PackageResources.detail_js, PackageResources.run_js,
      PackageResources.page_js,
    ].joined()
    + Array("})();\n".utf8)
}

extension RunResult {
  /// A short summary of the run.
  var headline: String {
    let failing = cases.count { !$0.verdict.isClean }
    if cases.isEmpty { return "nothing was compared" }
    if failing > 0 {
      let share = "\(failing.grouped) of \(Columns.counted(cases.count, "case"))"
      return "\(share) \(failing == 1 ? "needs" : "need") a look"
    }
    var faults = problems.isEmpty ? [] : [Columns.counted(problems.count, "problem")]
    if !laws.isEmpty { faults.append(Columns.counted(laws.laws.count, "law") + " broken") }
    let all = faults.isEmpty ? "All" : "all"
    let what = cases.count == 1 ? "1 case is" : "\(all) \(Columns.counted(cases.count, "case")) are"
    return (faults.isEmpty ? "" : faults.joined(separator: ", ") + "; ") + "\(what) as recorded"
  }
}
