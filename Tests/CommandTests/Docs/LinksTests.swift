import Testing

/// Every link within the repository has a target.
struct LinksTests {
  @Test(arguments: Documentation.pages)
  func everyLinkHasATarget(page: MarkdownPage) {
    for (line, target) in page.links where !target.contains(/^[a-z]+:/) {
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = resolved(String(parts[0]), from: page.path)
      #expect(Documentation.exists(path), "\(page.path):\(line) leads to \(target)")
      guard parts.count == 2, path.hasSuffix(".md") else { continue }
      #expect(
        Documentation.anchors[path]?.contains(String(parts[1])) ?? false,
        "\(page.path):\(line) leads to \(target)")
    }
  }

  /// The target of a link, relative to the repository's folder.
  private func resolved(_ target: String, from page: String) -> String {
    if target.isEmpty { return page }
    var parts = page.split(separator: "/").dropLast()
    for part in target.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Scripts that pages mention exist.
  @Test(arguments: Documentation.pages)
  func everyMentionedScriptExists(page: MarkdownPage) {
    for span in page.codeSpans {
      let script = span.firstMatch(of: /^(?:bash )?((?:scripts|\.ci)\/[\w.\/-]+)/)
      if let script { #expect(Documentation.exists(String(script.1)), "\(page.path): \(span)") }
    }
  }

  /// Nobody finds a page without links to it.
  @Test(arguments: Documentation.pages.filter { $0.path.hasPrefix("docs/") })
  func everyPageIsLinked(page: MarkdownPage) {
    let isLinked = Documentation.pages.contains { other in
      other.path != page.path
        && other.links.contains { resolved($0.target, from: other.path) == page.path }
    }
    #expect(isLinked, "\(page.path)")
  }
}
