import SkeletonModel
import SkeletonPages
import SkeletonSystem

/// The page of `preview`: markup, style and script, from files of their own.
struct PreviewPage {
  /// The scheme of addresses by which an editor opens a file: `vscode`; nil if none is known.
  let editor: String?

  var bytes: [UInt8] {
    var page = HTMLFile(
      title: "skelsnap: preview", style: PackageResources.preview_css,
      body: PackageResources.preview_html,
      script: PackageResources.feed_js + PackageResources.screen_js + PackageResources.preview_js,
      without: "'skelsnap render' makes pictures that need none.", isServed: true)
    page.add("settings", json: ["editor": editor.map(JSON.string) ?? .null])
    return wholeFile(page.pieces(blocks: []))
  }
}
