/// The page of all components of the built-in themes in Markdown.
///
/// `sample` gives the text of the document that shows a component; its picture is expected beside
/// the page, at `images/catalogue/<theme>/<component>.png`.
package func cataloguePage(sample: (_ theme: String, _ component: String) -> String?) -> String {
  let sections = Catalogue.builtIn.filter { !$0.components.isEmpty }.map { catalogue in
    let components = catalogue.components.map { component in
      section(of: component, catalogue.theme, sample(catalogue.theme, component.name))
    }
    return "## \(catalogue.title)\n\nIn `theme: \(catalogue.theme)`, and in themes that "
      + "extend it.\n\n" + components.joined(separator: "\n\n")
  }
  return opening + "\n\n" + sections.joined(separator: "\n\n") + "\n"
}

private let opening = """
  # Catalogue

  The components of the built-in themes: their parameters, an example, and the picture of just \
  that example in the light, where something shimmers half way through it. A component is used by \
  `use`, which also takes the [box's keys](language.md#the-box). After its name stand its root and \
  the names of what is in it, by which `inspect` and reports speak of them; `$name` is a parameter \
  that takes nodes. A parameter with ! must be given.

  The examples are documents, in [catalogue](catalogue). `skelsnap list --catalogue THEME` prints \
  the same of any theme, also of one in a file. `scripts/regenerate` writes this page and its \
  pictures.
  """

private func section(
  of component: Catalogue.Entry, _ theme: String, _ sample: String?
) -> String {
  var parts = ["### `\(component.name)`", "`\(component.summary)`"]
  if !component.parameters.isEmpty {
    // As the reference marks a key that must be given.
    let parameters = component.parameters.map { one in
      "`\(one.name)`" + (one.fallback.map { " = `\($0.text)`" } ?? " !")
    }
    parts.append("Parameters: " + parameters.joined(separator: ", "))
  }
  let trees = ["skeleton", "content", "empty", "error"]
  if let excerpt = trees.lazy.compactMap({ sample?.section(of: $0) }).first {
    parts.append("```yaml\n\(excerpt)\n```")
  }
  parts.append(
    "<img src=\"images/catalogue/\(theme)/\(component.name).png\" width=\"393\" "
      + "alt=\"The example of \(component.name) in the theme \(theme)\">")
  return parts.joined(separator: "\n\n")
}
