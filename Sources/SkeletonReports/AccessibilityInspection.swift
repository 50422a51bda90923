import SkeletonFrames
import SkeletonModel

/// What a screen reader finds as text: a line for each element as VoiceOver says it, in reading
/// order; then what it does not find, and why.
package func inspectionText(of screen: AccessibilityScreen) -> String {
  var text = "\(printable(screen.document))  \(screen.state.name)  \(screen.variant.slug)\n"
  if let words = screen.announcement { text += "announced: \(printable(words))\n" }
  if let focus = screen.focus { text += "focus: \(printable(focus.spoken))\n" }
  let width = screen.found.count
  for (index, element) in screen.found.enumerated() {
    let number = "\(index + 1)"
    text += String(repeating: " ", count: max(0, "\(width)".count - number.count)) + number
    text += String(repeating: "  ", count: element.depth + 1)
    let spoken = element.spoken.isEmpty ? "(nothing)" : printable(element.spoken)
    text += spoken + element.details + "\n"
  }
  if screen.found.isEmpty { text += "nothing is found\n" }
  let hidden = screen.elements.filter { $0.hiding != nil }
  if !hidden.isEmpty || screen.placeholders > 0 { text += "hidden:\n" }
  for element in hidden {
    text += "  \(printable(element.line)): \(element.hiding?.words ?? "")\(element.place)\n"
  }
  if screen.placeholders > 0 {
    let count = screen.placeholders
    text += "  \(count) placeholder\(count == 1 ? "" : "s")\n"
  }
  return text
}

/// The same as JSON, with the frame of each in points, and where it is written.
package func inspection(of screen: AccessibilityScreen) -> JSON {
  [
    "version": 1,
    "document": .string(screen.document),
    "state": .string(screen.state.name),
    "variant": .string(screen.variant.slug),
    "announcement": screen.announcement.map(JSON.string) ?? .null,
    "focus": screen.focus.map { .string($0.path) } ?? .null,
    "placeholders": .integer(screen.placeholders),
    "elements": .array(screen.elements.map(\.json)),
  ]
}

extension AccessibilityElement {
  /// What VoiceOver does not say, and the path.
  fileprivate var details: String {
    let own = actions.map { "action \($0.rawValue)" } + icons.map { "icon \($0)" }
    return (own.isEmpty ? "" : "  (\(own.joined(separator: ", ")))") + place
  }

  fileprivate var place: String { path.isEmpty ? "" : "  \(printable(path))" }

  fileprivate var json: JSON {
    var members = [
      JSON.Member("path", .string(path)), JSON.Member("role", .string(role.rawValue)),
      JSON.Member("label", .string(label)),
    ]
    func add(_ key: String, _ value: JSON?) {
      if let value { members.append(JSON.Member(key, value)) }
    }
    func add(_ key: String, _ words: [String]) {
      add(key, words.isEmpty ? nil : .array(words.map(JSON.string)))
    }
    add("value", value.map(JSON.string))
    add("traits", traits.words)
    add("actions", actions.map(\.rawValue))
    add("icons", icons)
    add("depth", depth == 0 ? nil : .integer(depth))
    add("hidden", hiding.map { .string($0.rawValue) })
    add("spoken", hiding == nil ? .string(spoken) : nil)
    add("frame", frame.json)
    add("file", .string(position.file))
    add("line", .integer(position.line))
    add("column", .integer(position.column))
    return .object(members)
  }
}
