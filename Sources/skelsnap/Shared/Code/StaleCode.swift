import SkeletonGenerate
import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// The files of code that a project keeps beside its documents, and what in them is no longer so.
struct StaleCode {
  let project: Project

  /// Adds to a run what is stale of the code of its documents.
  ///
  /// - Parameter isWhole: Whether these are all documents that there are.
  func check(_ jobs: [GoldenJob], isWhole: Bool, in result: inout RunResult) {
    for file in project.generated {
      let name = project.documentName(of: file)
      guard let document = jobs.first(where: { $0.document.name == name })?.document else {
        if isWhole {
          result.problems.append(
            RunResult.Problem(
              message:
                "there is no document \(file.document) that \(file.path) could be written from",
              diagnostics: [
                Diagnostic(
                  at: file.position, "there is no document \(file.document) in the project")
              ]))
        }
        continue
      }
      guard document.waived[.generated] == nil, let finding = finding(file, document) else {
        continue
      }
      result.laws.append(
        LawBreach(
          law: .generated, document: name, node: "",
          variants: [(document.snapshots.variants.first ?? Variant()).slug],
          message: "\(file.path): \(finding)", position: file.position))
    }
  }

  /// What a file says that its document does not; nil if nothing.
  private func finding(_ file: GeneratedFile, _ document: Document) -> String? {
    let text: String
    do throws(DocumentCode.Refusal) {
      text = try DocumentCode(file).code(of: document).text
    } catch {
      return error.message
    }
    let path = FilePath.joined(project.root, file.path)
    guard Files.exists(path) else { return "it is not there; 'skelsnap generate' writes it" }
    let bytes: [UInt8]
    do throws(Failure) { bytes = try Files.read(path) } catch { return error.description }
    guard bytes != Array(text.utf8) else { return nil }
    return
      "\(difference(String(decoding: bytes, as: UTF8.self), text)); 'skelsnap generate' writes it anew"
  }

  /// The first line that is another one.
  private func difference(_ old: String, _ new: String) -> String {
    let lines = [old, new].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let count = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    func words(_ lines: [Substring]) -> String? {
      guard count < lines.count else { return "nothing more" }
      let line = String(lines[count]).trimmed
      return line.count > 80 ? nil : "'\(line)'"
    }
    guard let old = words(lines[0]), let new = words(lines[1]) else {
      return "line \(count + 1) is not what the document says"
    }
    return "line \(count + 1) says \(old), and \(new) is what the document says"
  }
}

extension Project {
  /// What the document is called that a file is written from.
  func documentName(of file: GeneratedFile) -> String {
    let path = FilePath.joined(root, file.document)
    return SkeletonLanguage.documentName(of: path, root: root) ?? file.document
  }
}
