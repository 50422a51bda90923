import CServingFiles
import SkeletonModel
import SkeletonPages
import SkeletonSystem

/// The page of `preview`: markup, style and script, from files of their own.
struct PreviewPage {
  /// The scheme of addresses by which an editor opens a file: `vscode`; nil if none is known.
  let editor: String?

  var bytes: [UInt8] {
    var page = HTMLFile(
      title: "skelsnap: preview", style: unsafe compiledIn(serving_preview_css),
      body: unsafe compiledIn(serving_preview_html),
      script: unsafe [serving_feed_js, serving_screen_js, serving_preview_js]
        .flatMap { unsafe compiledIn($0) },
      without: "'skelsnap render' makes pictures that need none.", isServed: true)
    page.add("settings", json: ["editor": editor.map(JSON.string) ?? .null])
    return wholeFile(page.pieces(blocks: []))
  }
}
