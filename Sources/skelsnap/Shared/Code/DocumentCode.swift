import SkeletonExport
import SkeletonFrames
import SkeletonGenerate
import SkeletonGoldens
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// A document's skeleton in a language of code.
struct DocumentCode {
  let language: GeneratedFile.Language
  /// The variant of a language that shows a single one.
  let choice: AxisChoice

  init(_ language: GeneratedFile.Language, _ choice: AxisChoice) {
    self.language = language
    self.choice = choice
  }

  init(_ file: GeneratedFile) { self.init(file.language, file.choice) }

  /// Why it cannot be written, in a sentence.
  struct Refusal: Error {
    let message: String
    /// Where the document is wrong, if it is.
    var diagnostics: [Diagnostic] = []
  }

  func code(of document: Document) throws(Refusal) -> GeneratedCode {
    guard document.has(.skeleton) else {
      throw Refusal(message: "\(document.position.file) has no skeleton to write as code")
    }
    do {
      switch language {
      case .swiftui: return try generateSwiftUI(document)
      case .css: return try generateCSS(document)
      case .jsx: return try generateJSX(document, in: variant(of: document))
      case .svg: return GeneratedCode(text: try svg(of: document, in: variant(of: document)))
      }
    } catch let refusal as Refusal {
      throw refusal
    } catch let error as DescriptionError {
      throw Refusal(
        message: error.diagnostics.first.map(\.description) ?? "it cannot be written",
        diagnostics: error.diagnostics)
    } catch let failure as Failure {
      throw Refusal(message: failure.description)
    } catch {
      throw Refusal(message: "it cannot be written: \(error)")
    }
  }

  private func variant(of document: Document) throws(Refusal) -> Variant {
    let snapshots = choice.single(document)
    if let problem = snapshots.problems.first { throw Refusal(message: problem.description) }
    guard let variant = snapshots.variants.first, snapshots.variants.count == 1 else {
      throw Refusal(
        message: "'\(language.rawValue)' shows one variant; name one value of each axis")
    }
    return variant
  }

  private func svg(of document: Document, in variant: Variant) throws -> String {
    let shaper = TextShaper()
    var calm = variant
    calm.motion = .reduced
    let still = try place(document.screen(.skeleton, in: calm), shaper: shaper)
    let moving = try place(document.screen(.skeleton, in: variant), shaper: shaper)
    let frame = Case(
      document: document.name, variant: variant, subject: .state(.skeleton, phase: 0))
    let film = try Film(loopOf: FrameSource(moving, shaper), frame, framesPerSecond: 30)
    return try film.svg(loops: 0, by: .css, still: Staging(still).scene(at: 0))
  }
}
