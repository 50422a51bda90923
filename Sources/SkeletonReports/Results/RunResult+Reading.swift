import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

extension RunResult {
  /// Reads the output of `verify --json`.
  ///
  /// - Parameter file: Its name, for messages.
  package init(reading bytes: [UInt8], file: String) throws(DescriptionError) {
    guard !bytes.isEmpty else {
      throw DescriptionError(
        Spot(SourceText(name: file, text: ""), line: 1, column: 1),
        "the file is empty; 'skelsnap verify' writes it anew")
    }
    let name = file.hasSuffix(".json") ? file : file + ".json"
    // The cases are taken one at a time: the trees of all of them would be many times their size.
    var cases: [CaseResult] = []
    var trouble: DescriptionError?
    let tree = try Syntax.readResults(bytes, file: name, items: "cases") { item in
      guard trouble == nil else { return }
      do throws(DescriptionError) {
        cases.append(try CaseResult.read(item))
      } catch {
        trouble = error
      }
    }
    guard tree["version"]?.scalar?.text == "1", tree["cases"] != nil else {
      throw DescriptionError(tree.spot, "these are no results of 'skelsnap verify', version 1")
    }
    if let trouble { throw trouble }
    self = try RunResult.read(tree)
    self.cases = cases
  }
}
