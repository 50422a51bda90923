import Foundation
import TestSupport
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

/// A scalar of the examples that says how they load, and another value for it.
struct LoadingChange: Sendable, CustomStringConvertible {
  /// The built-in theme, or the file, that says it.
  var source: String
  var keys: [String]
  var old: String
  var new: String
  /// What is read in place of files, by their paths.
  var texts: [String: [UInt8]]

  var description: String { "\(source) \(keys.joined(separator: "/")): \(old) → \(new)" }
}

/// The texts of an app's documents and themes, the built-in one among them, as files that name each
/// other: a copy of a built-in theme can be changed.
struct AppTexts {
  let app: String
  /// By path.
  private(set) var texts: [String: String] = [:]

  init(_ app: String) throws {
    self.app = app
    let folder = "examples/\(app)"
    for file in try FileManager.default
      .contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)
    where file.hasSuffix(".yaml") {
      texts["\(folder)/\(file)"] = try Repository.read("\(folder)/\(file)")
        .replacing("theme: \(app)\n", with: "theme: \(app).theme.yaml\n")
        .replacing("extends: \(app)\n", with: "extends: \(app).theme.yaml\n")
    }
    let theme = try #require(BuiltInTheme(rawValue: app))
    texts[themePath] = String(decoding: theme.bytes, as: UTF8.self)
  }

  private var themePath: String { "examples/\(app)/\(app).theme.yaml" }

  var bytes: [String: [UInt8]] {
    texts.mapValues { Array($0.utf8) }.merging([app: Array((texts[themePath] ?? "").utf8)]) { $1 }
  }

  /// Every value that says how something loads, changed by itself.
  func changes() throws -> [LoadingChange] {
    try texts.keys.sorted().flatMap { path in
      let text = texts[path] ?? ""
      let tree = try Syntax.read(Array(text.utf8), file: path)
      return scalars(of: tree, []).compactMap { keys, scalar, spot -> LoadingChange? in
        guard Self.saysHowItLoads(keys), let new = Self.other(than: scalar.text, at: keys) else {
          return nil
        }
        var changed = self
        changed.texts[path] = Self.replacing(scalar.text, with: new, at: spot, of: text)
        return LoadingChange(
          source: path == themePath ? app : path, keys: keys, old: scalar.text, new: new,
          texts: changed.bytes)
      }
    }
  }

  private func scalars(
    of tree: Tree, _ keys: [String]
  ) -> [(keys: [String], scalar: Scalar, spot: Spot)] {
    if let scalar = tree.scalar { return scalar.isNull ? [] : [(keys, scalar, tree.spot)] }
    let inside =
      tree.entries?.map { ($0.key, $0.value) }
      ?? (tree.list ?? []).enumerated().map { ("\($0)", $1) }
    return inside.flatMap { scalars(of: $1, keys + [$0]) }
  }

  private static func saysHowItLoads(_ keys: [String]) -> Bool {
    let last = keys[keys.count - 1]
    switch keys[0] {
    case "lifecycle", "announcements", "inheritsErrors": return true
    case "errors": return keys.contains("codes") || ["retryable", "message"].contains(last)
    default: return ["action", "dismissAfter"].contains(last)
    }
  }

  /// A value that is as good in that place; nil where there is none.
  private static func other(than text: String, at keys: [String]) -> String? {
    let last = keys[keys.count - 1]
    let words = [
      "true": "false", "false": "true", "none": "replace", "newRows": "none", "overlay": "none",
      "replace": "over", "over": "replace", "items": "replace", "dual": "over",
      "easeInOut": "linear", "retry": "dismiss", "dismiss": "retry",
    ]
    if last == "action" { return ["retry", "dismiss"].contains(text) ? words[text] : nil }
    if keys.contains("codes") { return keys.count > 4 ? text + "s" : text + "_2" }
    if ["message", "loading", "loaded"].contains(last) { return text + " now" }
    if let word = words[text] { return word }
    if case .value(let time) = Timespan.read(text) { return "\(time / 1000 + 10)ms" }
    if let number = Double(text) {
      return number > 0 && number < 1 ? "\(number / 2)" : "\((number + 1).shortestDecimal)"
    }
    // The id of the rows: without it, the content arrives as a whole.
    return last == "items" ? "" : nil
  }

  private static func replacing(
    _ old: String, with new: String, at spot: Spot, of text: String
  ) -> String {
    var lines = text.components(separatedBy: "\n")
    let number = spot.position.line - 1
    let line = lines[number]
    if new.isEmpty {
      lines[number] = ""
    } else {
      let start = line.unicodeScalars.index(
        line.unicodeScalars.startIndex, offsetBy: spot.position.column - 1)
      if let place = line.range(of: old, range: start..<line.endIndex) {
        lines[number] = line.replacingCharacters(in: place, with: new)
      }
    }
    return lines.joined(separator: "\n")
  }
}
