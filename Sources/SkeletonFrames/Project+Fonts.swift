import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonSystem

extension Project {
  /// Has its fonts, and no others of it, there for all that is laid out from now on; throws those
  /// that are none.
  package func useFonts() throws(DescriptionError) {
    let useless = OwnFonts.use(fonts.flatMap(\.files), of: .project(root)) {
      Files.Fingerprint(of: $0)?.text
    }
    let problems = fonts.flatMap { font in
      font.files.filter(useless.contains).map { file in
        Diagnostic(
          at: font.position,
          "'\(FilePath.relative(file, to: root) ?? file)' is no font that could be read")
      }
    }
    guard problems.isEmpty else { throw DescriptionError(problems) }
  }
}
