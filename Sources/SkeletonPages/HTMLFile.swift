import CPagesFiles
import SkeletonModel
import SkeletonSystem

/// The line by which a page is recognized as ours, near its beginning.
package let htmlReportMark = #"<meta name="generator" content="skelsnap">"#

/// A page that is one file: it loads nothing else, and its content security policy forbids it to.
///
/// What comes from documents is in inert blocks, from which the page's script takes it as text.
package struct HTMLFile {
  private let title: String
  private let style: [UInt8]
  private let body: [UInt8]
  private let script: [UInt8]
  private let excuse: String
  private let isServed: Bool
  private var data: [(id: String, text: [UInt8])] = []

  /// - Parameters:
  ///   - style: What the page needs besides the colours and controls that all have.
  ///   - script: What it needs besides the functions that all have.
  ///   - excuse: What to do for those who have no JavaScript.
  ///   - isServed: Whether it may ask whoever has served it, and nobody else.
  package init(
    title: String, style: [UInt8], body: [UInt8], script: [UInt8], without excuse: String,
    isServed: Bool = false
  ) {
    self.title = title
    self.style = unsafe compiledIn(pages_basics_css) + style
    self.body = body
    // In one scope that is not visible from outside.
    self.script =
      unsafe Array("(() => {\n'use strict';\n".utf8) + compiledIn(pages_basics_js) + script
      + Array("})();\n".utf8)
    self.excuse = excuse
    self.isServed = isServed
  }

  package mutating func add(_ id: String, json: JSON) { data.append((id, inert(json.text()))) }

  /// The file, a piece at a time.
  ///
  /// - Parameter blocks: Bytes that the page can find by their ids.
  package func pieces(blocks: some Sequence<(id: String, bytes: [UInt8])>) -> FilePieces {
    { put throws(Failure) in
      let head = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        \(htmlReportMark)
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src blob:; \
        style-src \(sourceHash(style)); script-src \(sourceHash(script)); \(isServed ? "connect-src 'self'; " : "")\
        base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(markup(printable(title)))</title>
        <style>\(String(decoding: style, as: UTF8.self))</style>
        </head>
        <body>
        <noscript>This page needs JavaScript. \(markup(printable(excuse)))</noscript>
        \(String(decoding: body, as: UTF8.self))
        """
      try put(Array(head.utf8))
      for (id, text) in data {
        try put(
          Array("<script type=\"application/json\" id=\"\(id)\">".utf8) + text
            + Array("</script>\n".utf8))
      }
      for (id, bytes) in blocks {
        try put(
          Array("<script type=\"text/plain\" id=\"\(id)\">".utf8) + base64(bytes)
            + Array("</script>\n".utf8))
      }
      try put(Array("<script>".utf8) + script + Array("</script>\n</body>\n</html>\n".utf8))
    }
  }
}

/// A text as markup has it, in elements and in attributes.
func markup(_ text: String) -> String {
  var clean = ""
  // By scalars: a mark over a '<' makes it another letter, but no less of a '<'.
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": clean += "&amp;"
    case "<": clean += "&lt;"
    case ">": clean += "&gt;"
    case "\"": clean += "&quot;"
    default: clean.unicodeScalars.append(scalar)
    }
  }
  return clean
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
