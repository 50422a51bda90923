import Foundation
import TestSupport
@testable import SkeletonPainting

@testable import SkeletonGoldens
@testable import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonLint
@testable import SkeletonModel
@testable import SkeletonReports

/// Runs proofs against the examples, keeping what it has read, placed and painted.
final class ProofRun {
  let shaper: TextShaper
  private var documents: [String: Document] = [:]
  private var screens: [Proof.Shot: PlacedScreen] = [:]
  private var nodes: [Proof.Shot: [Node]] = [:]
  private var lines: [Proof.Shot: [Line]] = [:]
  private var bitmaps: [Proof.Shot: Bitmap] = [:]
  private var trees: [String: Tree] = [:]
  var runs: [Proof.Play: LoadingRun] = [:]
  var plans: [Proof.Play: LoadingPlan] = [:]
  /// Texts that take the place of files.
  private let texts: [String: [UInt8]]
  private lazy var tests = Self.tests()

  /// - Parameter texts: What is read in place of files, by their paths.
  init(texts: [String: [UInt8]] = [:], shaper: TextShaper = TextShaper()) {
    self.texts = texts
    self.shaper = shaper
  }

  /// A node as `inspect` lists it.
  struct Node {
    var path: String
    var kind: String
    var frame: [Double]
    /// What a button stands for.
    var action: String?
  }

  /// A line of a layout golden.
  struct Line {
    var path: String
    var fields: [String: String]
  }
}

extension ProofRun {
  /// What is wrong; nil if the proof holds.
  func failure(of proof: Proof) -> String? {
    do {
      return try check(proof)
    } catch let error as DescriptionError {
      return error.diagnostics.map(\.description).joined(separator: "; ")
    } catch let error as ProofMistake {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  private func check(_ proof: Proof) throws -> String? {
    switch proof {
    case .frame(let shot, let path, let sides):
      for node in try found(path, in: shot) {
        for (found, wanted) in zip(node.frame, sides) {
          if let wanted, abs(found - wanted) > 0.0006 {
            return "\(node.path) of \(shot.name) stands at "
              + node.frame.map(\.threeDecimals).joined(separator: " ")
          }
        }
      }
    case .count(let shot, let path, let count):
      let found = try nodes(of: shot).filter { Self.fits($0.path, path) }.count
      if found != count { return "\(shot.name) has \(found) of \(path), not \(count)" }
    case .says(let shot, let path, let key, let value):
      let found = try fields(of: shot).filter { Self.fits($0.path, path) }
      if found.isEmpty { return "\(shot.name) has no \(path)" }
      for node in found where node.fields[key] != value {
        return "\(node.path) of \(shot.name) has \(node.fields[key] ?? "nothing") for '\(key)', "
          + "not \(value)"
      }
    case .acts(let shot, let path, let action):
      for node in try found(path, in: shot) where node.action != action.rawValue {
        return "\(node.path) of \(shot.name) stands for \(node.action ?? "nothing"), "
          + "not for \(action)"
      }
    case .paired(let shot, let path):
      var content = shot
      content.state = .content
      let there = try nodes(of: content)
      for node in try found(path, in: shot) {
        guard let twin = there.first(where: { $0.path == node.path }) else {
          return "\(content.name) has no \(node.path)"
        }
        if zip(node.frame, twin.frame).contains(where: { abs($0 - $1) > 0.0006 }) {
          return "\(node.path) of \(shot.document) moves when it loads"
        }
      }
    case .steady(let shot):
      let shifts = try document(shot.document).layoutShifts(in: shot.variant, shaper: shaper)
      if !shifts.contains(where: { $0.compared > 0 }) { return "\(shot.name) shares no name" }
      for shift in shifts {
        guard let node = shift.nodes.first else { continue }
        return "\(node.path) of \(shot.name) moves by \(node.excess.threeDecimals) to the "
          + shift.state.name
      }
    case .pixel(let shot, let x, let y, let wanted, let tolerance):
      let bitmap = try bitmap(of: shot)
      let scale = Double(shot.variant.scale)
      let (column, row) = (Int(x * scale), Int(y * scale))
      guard 0..<bitmap.width ~= column, 0..<bitmap.height ~= row else {
        return "\(shot.name) has no pixel there"
      }
      let pixel = bitmap[column, row]
      if pixel.difference(from: wanted) > tolerance {
        return "the pixel of \(shot.name) at \(x.shortestDecimal) \(y.shortestDecimal) is "
          + "\(pixel.digits), not \(wanted.digits)"
      }
    case .equal(let first, let second):
      if try !paintsEqual(first, second) { return "\(first.name) and \(second.name) differ" }
    case .differ(let first, let second):
      if try paintsEqual(first, second) { return "\(first.name) and \(second.name) are equal" }
    case .log(let play, let lines, let absent):
      return try failure(of: play, lines, absent: absent)
    case .shows(let play, let instant, let sights):
      return try failure(of: play, at: instant, sights)
    case .reads(let play, let instant, let elements, let more):
      return try failure(of: play, at: instant, reading: elements, more: more)
    case .written(let source, let keys, let value):
      let found = try written(source, keys)
      if found != value { return "\(source) has '\(found)' at \(keys), not '\(value)'" }
    case .lint(let rule, let name, let limit):
      var settings = LintSettings()
      settings.limits[rule] = limit
      let result = lint([LintJob(try document(name), settings)], isWhole: false, workers: 1)
      if let problem = result.problems.first { return problem.description }
      if result.documents.allSatisfy({ $0.screens == 0 }) { return "\(name) has no screen" }
      if let found = result.findings.first(where: { $0.rule == rule }) {
        return "\(name) breaks \(rule.rawValue) at '\(found.node)': \(found.message)"
      }
    case .test(let suite, let name):
      if !tests.contains("\(suite).\(name)") { return "there is no test \(suite).\(name)" }
    case .impossible: break
    }
    return nil
  }
}

extension ProofRun {
  /// At least one.
  private func found(_ path: String, in shot: Proof.Shot) throws -> [Node] {
    let found = try nodes(of: shot).filter { Self.fits($0.path, path) }
    guard !found.isEmpty else { throw ProofMistake(message: "\(shot.name) has no \(path)") }
    return found
  }

  /// `row[*]` is any row.
  private static func fits(_ path: String, _ pattern: String) -> Bool {
    guard pattern.contains("[*]") else { return path == pattern }
    var path = path[...]
    let pieces = pattern.components(separatedBy: "[*]")
    for (index, piece) in pieces.enumerated() {
      guard path.hasPrefix(piece) else { return false }
      path = path.dropFirst(piece.count)
      guard index < pieces.count - 1 else { break }
      guard path.first == "[" else { return false }
      path = path.dropFirst().drop { $0.isNumber }
      guard path.first == "]" else { return false }
      path = path.dropFirst()
    }
    return path.isEmpty
  }

  func nodes(of shot: Proof.Shot) throws -> [Node] {
    let key = shot.still
    if let nodes = nodes[key] { return nodes }
    guard case .array(let listed)? = inspection(of: try screen(of: shot))["nodes"] else {
      return []
    }
    let made = listed.compactMap { node -> Node? in
      guard case .string(let path)? = node["path"], case .string(let kind)? = node["kind"],
        let frame = node["frame"]
      else { return nil }
      let sides = ["x", "y", "width", "height"].compactMap { side -> Double? in
        if case .number(let number)? = frame[side] { number } else { nil }
      }
      var action: String?
      if case .string(let word)? = node["action"] { action = word }
      return sides.count == 4 ? Node(path: path, kind: kind, frame: sides, action: action) : nil
    }
    nodes[key] = made
    return made
  }

  /// `canvas` and `shimmer` are lines as well.
  private func fields(of shot: Proof.Shot) throws -> [Line] {
    let key = shot.still
    if let lines = lines[key] { return lines }
    let text = LayoutText([try screen(of: shot)], fonts: []).text
    let made = text.split(separator: "\n").map { line -> Line in
      let cells = line.drop { $0 == " " }.split(separator: "  ").map(String.init)
      var fields: [String: String] = [:]
      for cell in cells.dropFirst() {
        let words = cell.split(separator: " ", maxSplits: 1).map(String.init)
        if words.count == 2 { fields[words[0]] = words[1] } else { fields["kind"] = cell }
      }
      return Line(path: cells.first ?? "", fields: fields)
    }
    lines[key] = made
    return made
  }

  func screen(of shot: Proof.Shot) throws -> PlacedScreen {
    let key = shot.still
    if let screen = screens[key] { return screen }
    let document = try document(shot.document)
    let made = try place(document.screen(shot.state, in: shot.variant), shaper: shaper)
    screens[key] = made
    return made
  }

  private func bitmap(of shot: Proof.Shot) throws -> Bitmap {
    var key = shot
    key.top = 0
    if let bitmap = bitmaps[key] { return bitmap }
    let stage = Stage(try screen(of: shot))
    let scene = shot.instant.map { stage.scene(after: $0 * 1000) } ?? stage.scene(at: shot.phase)
    let made = try rasterize(scene)
    bitmaps[key] = made
    return made
  }

  /// As far down as both go.
  private func paintsEqual(_ first: Proof.Shot, _ second: Proof.Shot) throws -> Bool {
    let (one, two) = (try bitmap(of: first), try bitmap(of: second))
    let (top, other) = (first.top * first.variant.scale, second.top * second.variant.scale)
    let height = min(one.height - top, two.height - other)
    guard one.width == two.width, height > 0 else { return false }
    if first.top == 0, second.top == 0, one.height != two.height { return false }
    return (0..<height).allSatisfy { one.row($0 + top).elementsEqual(two.row($0 + other)) }
  }
}

extension ProofRun {
  func document(_ name: String) throws -> Document {
    if let document = documents[name] { return document }
    let file = name + ".skel.yaml"
    let folder = (name as NSString).deletingLastPathComponent
    let made = try Document.read(file: file, bytes: try bytes(file), name: name) { path, _ in
      guard let bytes = try? self.bytes(folder + "/" + path) else {
        return .refused("is not there")
      }
      return .text(file: folder + "/" + path, bytes: bytes)
    }
    documents[name] = made
    return made
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    if let text = texts[path.replacing("/./", with: "/")] { return text }
    let url = Repository.root.appending(path: path)
    guard let data = try? Data(contentsOf: url) else {
      throw ProofMistake(message: "there is no \(path)")
    }
    return Array(data)
  }

  /// A scalar of a built-in theme (`agora`), a document or a theme file.
  private func written(_ source: String, _ keys: [String]) throws -> String {
    var tree: Tree
    if let known = trees[source] {
      tree = known
    } else {
      let file = source.contains("/") && !source.hasSuffix(".yaml") ? source + ".skel.yaml" : source
      let text = texts[source] ?? BuiltInTheme(rawValue: source)?.bytes
      tree = try Syntax.read(text ?? bytes(file), file: source + (text == nil ? "" : ".theme.yaml"))
      trees[source] = tree
    }
    for key in keys {
      let next =
        tree[key]
        ?? Int(key).flatMap { index in
          tree.list.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
      guard let next else {
        throw ProofMistake(message: "\(source) has no '\(key)' of \(keys)")
      }
      tree = next
    }
    guard let scalar = tree.scalar else {
      throw ProofMistake(message: "\(source) has \(tree.found) at \(keys)")
    }
    return scalar.text
  }

  /// Every `Suite.test` there is, by reading the tests.
  private static func tests() -> Set<String> {
    let folder = Repository.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var tests: Set<String> = []
    for file in files ?? [] where file.hasSuffix(".swift") {
      guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else {
        continue
      }
      var suite = ""
      var isTest = false
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(of: /^(?:struct|extension|final class) (\w+)/) {
          suite = String(match.1)
        }
        if line.contains("@Test") { isTest = true }
        if isTest, let match = line.firstMatch(of: /func (\w+)\(/) {
          tests.insert("\(suite).\(match.1)")
          isTest = false
        }
      }
    }
    return tests
  }
}

extension Proof.Shot {
  /// What all its frames share.
  fileprivate var still: Self {
    var still = self
    still.phase = 0
    still.instant = nil
    still.top = 0
    return still
  }

  var name: String {
    "\(document) \(state.name) \(variant.slug) "
      + (instant.map { "\($0)ms" } ?? phase.threeDecimals)
  }
}

extension Pixel {
  /// The largest difference of a part.
  fileprivate func difference(from other: Pixel) -> Int {
    let parts: [KeyPath<Pixel, UInt8>] = [\.red, \.green, \.blue, \.alpha]
    return parts.map { abs(Int(self[keyPath: $0]) - Int(other[keyPath: $0])) }.max() ?? 0
  }
}
