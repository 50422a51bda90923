import SkeletonModel
import SkeletonSystem

/// The reference page of the language in Markdown, from the declarations that documents are read
/// by.
package func languageReference() -> String {
  let page = ReferencePage()
  let sections = [
    LanguageProse.opening, LanguageProse.rules,
    page.values,
    page.section("Document", LanguageProse.document, DocumentForm.map),
    page.subsection(CanvasForm.map),
    page.nodes, page.box,
    page.section("Components and parameters", LanguageProse.components, ComponentForm.map),
    page.theme, page.shimmer, page.snapshots, page.lifecycle, page.scenarios,
    page.section("Project", LanguageProse.project, ProjectForm.map),
    page.subsection(LintForm.map),
    page.limits, page.builtInThemes, LanguageProse.editors,
  ]
  return sections.joined(separator: "\n\n") + "\n"
}
