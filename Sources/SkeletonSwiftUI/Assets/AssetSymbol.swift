import SkeletonImport
import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// A symbol of an app's own that an asset catalogue has: a folder `NAME.symbolset` with a `Contents.json`, which
/// names a template.
struct AssetSymbol: Sendable {
  let file: String

  /// - Parameters:
  ///   - json: What the set's file says.
  ///   - folder: The set's.
  init?(_ json: JSON, in folder: String) {
    let names = (json["symbols"]?.items ?? []).filter(\.isForPhones).compactMap {
      $0.text("filename")
    }
    guard let name = names.first(where: { !$0.isEmpty }) else { return nil }
    file = FilePath.joined(folder, name)
  }

  /// What it is drawn from, or why it cannot be drawn. Of all that a catalogue has, a view shows few.
  var template: Result<SymbolTemplate, Failure> {
    let name = FilePath.name(of: file)
    do {
      let text = String(decoding: try Files.read(file, limit: 4_000_000), as: UTF8.self)
      return .success(try SymbolTemplate(svg: text, file: name))
    } catch let failure as Failure {
      return .failure(Failure("\(name) \(failure.message)"))
    } catch {
      return .failure(Failure("\(error)"))
    }
  }
}

extension SymbolTemplate.Drawing {
  /// What it takes, in hundredths of the size of the font: above and below its ink there is as much room as the
  /// system's symbols have.
  var frame: Frame {
    let margin = Symbol.margin * 100
    return Frame(
      x: across.lowerBound, y: ink.y - margin, width: across.upperBound - across.lowerBound,
      height: ink.height + 2 * margin)
  }
}
