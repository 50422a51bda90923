import SkeletonFrames
import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonPainting

/// One warning about goldens, with all its variants.
struct WarningGroup {
  var document: String
  var variants: [String]
  var frames: [String]
  var message: String
  var position: TextPosition
}

extension RunResult {
  /// Warnings grouped with those that differ only in the variant.
  var warningGroups: [WarningGroup] {
    struct Key: Hashable {
      var document: String
      var frames: [String]
      var message: String
    }
    return warnings.grouped {
      Key(document: $0.document, frames: $0.frames, message: $0.message)
    }.map { alike in
      WarningGroup(
        document: alike[0].document, variants: alike.map(\.variant), frames: alike[0].frames,
        message: alike[0].message, position: alike[0].position)
    }
  }
}

extension WarningGroup {
  /// Whether it is about goldens; if not, it is about what the document says.
  var isOfGoldens: Bool { !frames.isEmpty }

  /// `light, dark: phase-0000, phase-0500`
  func places(room: Int, isVerbose: Bool) -> String {
    let names = frames.map { $0.hasSuffix(".png") ? String($0.dropLast(4)) : $0 }
    func list(_ items: [String], _ room: Int) -> String {
      Columns.list(items.map(printable), room: room, isVerbose: false).joined(separator: " ")
    }
    if isVerbose {
      return variants.map(printable).joined(separator: ", ") + ": "
        + names.map(printable).joined(separator: ", ")
    }
    return list(variants, room / 2) + ": " + list(names, room / 2 - 2)
  }

  func lines(_ options: ReportOptions) -> [String] {
    let ink = Ink(usesColor: options.usesColor)
    let head =
      isOfGoldens
      ? "\(printable(document))  " + places(room: 60, isVerbose: options.isVerbose)
      : printable(document)
    return Columns.wrapped(
      head.split(separator: " ", omittingEmptySubsequences: false).map(String.init),
      separator: " ", room: Columns.width - 6
    ).enumerated().map { $0 == 0 ? ink.bold($1) : "  " + $1 }
      + Columns.sentences(message, room: Columns.width - 8).map { "  " + $0 }
      + (isOfGoldens ? [] : ["  " + ink.faint("at " + printable(position.description))])
  }
}
