import SkeletonImport
import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// A symbol of an app's own that an asset catalogue has: a folder `NAME.symbolset` with a `Contents.json`, which
/// names a template.
struct AssetSymbol: Sendable {
  let file: String
  /// Why it cannot be drawn, if it cannot.
  let template: Result<SymbolTemplate, Failure>

  /// - Parameters:
  ///   - json: What the set's file says.
  ///   - folder: The set's.
  init?(_ json: JSON, in folder: String) {
    let names = (json["symbols"]?.items ?? []).filter(\.isForPhones).compactMap {
      $0.text("filename")
    }
    guard let name = names.first(where: { !$0.isEmpty }) else { return nil }
    file = FilePath.joined(folder, name)
    do {
      let text = String(decoding: try Files.read(file, limit: 4_000_000), as: UTF8.self)
      template = .success(try SymbolTemplate(svg: text, file: name))
    } catch let failure as Failure {
      template = .failure(Failure("\(name) \(failure.message)"))
    } catch {
      template = .failure(Failure("\(error)"))
    }
  }
}

extension SymbolTemplate.Drawing {
  /// Above and below its ink there is as much room as the system's symbols have.
  private static let margin = 8.3

  /// What it takes, in hundredths of the size of the font.
  var frame: Frame {
    Frame(
      x: across.lowerBound, y: ink.y - Self.margin, width: across.upperBound - across.lowerBound,
      height: ink.height + 2 * Self.margin)
  }
}
