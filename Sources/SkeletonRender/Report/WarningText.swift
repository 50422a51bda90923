/// One warning about goldens, with all the variants it is true of.
struct WarningGroup {
  var document: String
  var variants: [String]
  var frames: [String]
  var message: String
  var position: TextPosition
}

extension RunResult {
  /// Warnings that differ in their variant alone, put together.
  var warningGroups: [WarningGroup] {
    struct Key: Hashable {
      var document: String
      var frames: [String]
      var message: String
    }
    var groups: [WarningGroup] = []
    var places: [Key: Int] = [:]
    for one in warnings {
      let key = Key(document: one.document, frames: one.frames, message: one.message)
      if let place = places[key] {
        groups[place].variants.append(one.variant)
      } else {
        places[key] = groups.count
        groups.append(
          WarningGroup(
            document: one.document, variants: [one.variant], frames: one.frames,
            message: one.message, position: one.position))
      }
    }
    return groups
  }
}

extension WarningGroup {
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
    let head = "\(printable(document))  " + places(room: 60, isVerbose: options.isVerbose)
    return Columns.wrapped(
      head.split(separator: " ", omittingEmptySubsequences: false).map(String.init),
      separator: " ", room: Columns.width - 6
    ).enumerated().map { $0 == 0 ? ink.bold($1) : "  " + $1 }
      + Columns.sentences(message, room: Columns.width - 8).map { "  " + $0 }
  }
}
