import CLanguageFiles
import SkeletonModel

/// The reference page of the language in Markdown: `language.md` beside this file, with each mark
/// replaced by text made from the declarations that documents are read by.
package func languageReference() -> String {
  let page = ReferencePage()
  let lines = String(decoding: unsafe compiledIn(language_language_md), as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: false)
  return lines.map { line in
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return String(line) }
    let name = String(line.dropFirst(5).dropLast(4))
    guard let part = ReferencePage.Part(rawValue: name) else {
      preconditionFailure("language.md has a mark '\(name)' without a text")
    }
    return page.text(of: part)
  }.joined(separator: "\n")
}
