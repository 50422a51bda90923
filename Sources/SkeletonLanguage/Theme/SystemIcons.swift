/// The names of the symbols that the base theme has drawings of.
package let systemIconNames: Set<String> = Set(
  ThemeLoader.builtIn(.ios).map { Array($0[.icons].keys) } ?? [])
