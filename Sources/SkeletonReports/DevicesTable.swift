import SkeletonModel

/// The devices as tables in Markdown, one for each family with where its numbers are from, as
/// `docs/devices.md` has them.
package func devicesTables() -> String {
  ScreenDevice.families.map { family in
    let head = [
      "names", "size", "density", "safe area, upright", "on its side", "corner radius", "cutout",
    ]
    let table = ([head, head.map { _ in "---" }] + family.devices.map(\.row))
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    return "### \(family.name)\n\n\(table)\n" + family.sources.map { "- \($0)\n" }.joined()
  }.joined(separator: "\n")
}

/// The same for programs. What is not known is left out.
package func devicesJSON() -> JSON {
  let families = ScreenDevice.families.map { family -> JSON in
    [
      "family": .string(family.name), "sources": .array(family.sources.map { .string($0) }),
      "devices": .array(family.devices.map(\.json)),
    ]
  }
  return ["version": 1, "families": .array(families)]
}

extension ScreenDevice {
  fileprivate var row: [String] {
    [
      names.map { "`\($0)`" }.joined(separator: " "),
      "\(width.threeDecimals) × \(height.threeDecimals)", density.threeDecimals,
      upright?.words ?? "—", onItsSide?.words ?? "—", cornerRadius?.threeDecimals ?? "—",
      cutout?.words ?? "—",
    ]
  }

  fileprivate var json: JSON {
    var members = [
      JSON.Member("names", .array(names.map { .string($0) })),
      JSON.Member("width", .number(width)), JSON.Member("height", .number(height)),
      JSON.Member("density", .number(density)), JSON.Member("scale", .integer(scale)),
    ]
    if let upright { members.append(JSON.Member("portrait", upright.json)) }
    if let onItsSide { members.append(JSON.Member("landscape", onItsSide.json)) }
    if let cornerRadius {
      members.append(JSON.Member("cornerRadius", .number(cornerRadius)))
      members.append(JSON.Member("corners", .string(corners.rawValue)))
    }
    if let cutout { members.append(JSON.Member("cutout", cutout.json)) }
    return .object(members)
  }
}

extension Insets {
  fileprivate var words: String {
    let edges = [
      ("top", top), ("left", leading), ("bottom", bottom), ("right", trailing),
    ].filter { $0.1 != 0 }
    return edges.isEmpty
      ? "0" : edges.map { "\($0.0) \($0.1.threeDecimals)" }.joined(separator: ", ")
  }

  fileprivate var json: JSON {
    [
      "top": .number(top), "left": .number(leading), "bottom": .number(bottom),
      "right": .number(trailing),
    ]
  }
}

extension ScreenDevice.Cutout {
  fileprivate var words: String {
    switch self {
    case .island(let width, let height, let top):
      "island \(width.threeDecimals) × \(height.threeDecimals) at \(top.threeDecimals)"
    case .notch(let width, let height, let radius):
      "notch \(width.threeDecimals) × \(height.threeDecimals), radius \(radius.threeDecimals)"
    case .hole(let diameter, let center):
      "hole \(diameter.threeDecimals) wide around \(center.threeDecimals)"
    }
  }

  fileprivate var json: JSON {
    switch self {
    case .island(let width, let height, let top):
      ["island": ["width": .number(width), "height": .number(height), "top": .number(top)]]
    case .notch(let width, let height, let radius):
      ["notch": ["width": .number(width), "height": .number(height), "radius": .number(radius)]]
    case .hole(let diameter, let center):
      ["hole": ["diameter": .number(diameter), "center": .number(center)]]
    }
  }
}
