import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonSystem

extension Project {
  /// Has its fonts there for all that is laid out from now on; throws those that are none.
  package func useFonts() throws(DescriptionError) {
    let problems = fonts.flatMap { font in
      font.files.filter { !OwnFonts.add($0) }.map { file in
        Diagnostic(
          at: font.position,
          "'\(FilePath.relative(file, to: root) ?? file)' is no font that could be read")
      }
    }
    guard problems.isEmpty else { throw DescriptionError(problems) }
  }
}
