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
    let tree = try Syntax.read(bytes, file: name, limits: .results)
    guard tree["version"]?.scalar?.text == "1", tree["cases"] != nil else {
      throw DescriptionError(tree.spot, "these are no results of 'skelsnap verify', version 1")
    }
    self = try RunResult.read(tree)
  }
}
