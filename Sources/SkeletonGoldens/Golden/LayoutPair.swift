import SkeletonFrames
import SkeletonLanguage
import SkeletonModel
import SkeletonPainting
import SkeletonSystem

/// The layout of a variant, of this run and of the golden.
///
/// Both texts are made and parsed only if something differs, and only once for all frames.
final class LayoutPair {
  private let screens: VariantScreens
  private let goldenName: GoldenName
  private let goldens: GuardedFolder
  private var ownText: LayoutText?
  private(set) lazy var golden = GoldenFile<String>(text: goldenName.path, in: goldens)
  private var ownPage: LayoutPage?
  private lazy var goldenPage: LayoutPage? = golden.content.map(LayoutPage.init)
  /// What was found out for one frame, and holds for all of them, or all of a state.
  private var areSameScenes: Bool?
  private var changesOfStates: [String: LayoutChanges] = [:]

  init(_ screens: VariantScreens, goldenName: GoldenName, in goldens: GuardedFolder) {
    self.screens = screens
    self.goldenName = goldenName
    self.goldens = goldens
  }

  func own() throws(DescriptionError) -> LayoutText {
    if let ownText { return ownText }
    let text = try screens.layoutText()
    ownText = text
    return text
  }

  /// This run's text, parsed.
  private func page() throws(DescriptionError) -> LayoutPage {
    if let ownPage { return ownPage }
    let page = LayoutPage(try own().text)
    ownPage = page
    return page
  }

  /// Whether the golden describes the same scenes, ignoring the font files.
  private func showsSameScenes(_ before: String) throws(DescriptionError) -> Bool {
    if let areSameScenes { return areSameScenes }
    let areSame = LayoutPage.withoutFonts(before).utf8.elementsEqual(
      LayoutPage.withoutFonts(try own().text).utf8)
    areSameScenes = areSame
    return areSame
  }

  /// The changes of a state; the frames of the state share them.
  private func changes(
    of state: String, from old: LayoutPage.Section, to new: LayoutPage.Section
  ) throws(DescriptionError) -> LayoutChanges {
    if let known = changesOfStates[state] { return known }
    let changes = LayoutChanges(from: old, to: new, knowing: try screens.layoutNodes(of: state))
    changesOfStates[state] = changes
    return changes
  }
}

extension LayoutPair {
  /// Names the nodes that changed in a picture, or finds that the scene is the same and the
  /// versions of the libraries differ.
  func explain(
    _ result: inout CaseResult, _ judgement: PictureJudgement, _ golden: GoldenFile<PNGFile>,
    _ judged: JudgedFrame
  ) throws(DescriptionError) {
    guard let before = self.golden.content, let page = goldenPage else {
      result.add("without a golden layout.txt no node can be named")
      return
    }
    if try showsSameScenes(before) {
      result.unexplained = judgement.differing
      guard let picture = golden.content, !judgement.isOfOtherCase, result.verdict == .different
      else { return }
      let others = judged.frame.stamp.otherLibraries(in: picture)
      guard !others.isEmpty else { return }
      result.verdict = .drifted
      result.unexplained = nil
      result.add(
        "the scene is the golden's, painted by other libraries: \(others.joined(separator: "; "))")
      return
    }
    let one = judged.one
    let state = one.state?.name ?? ""
    guard let old = page[state], let new = try self.page()[state] else {
      result.add("the golden layout.txt has no section '\(state)', so no node can be named")
      return
    }
    addOtherLibraries(to: &result, golden, judged)
    let changes = try changes(of: state, from: old, to: new)
    result.nodes = changes.nodes
    result.position = changes.nodes.lazy.compactMap(\.position).first ?? result.position
    let scale = Double(one.variant.scale)
    result.unexplained = judgement.difference?.count(
      outside: changes.areas.compactMap { $0.touchedPixels(scale: scale) })
  }

  /// The same for an instant of a scenario, which shows several trees.
  ///
  /// It never counts as drifted: how far a fade has gone, for one, is in no text that could prove
  /// that the scene is the golden's.
  ///
  /// - Parameters:
  ///   - events: The log, of this run and of the golden.
  ///   - trees: Those that stand there.
  func explain(
    _ result: inout CaseResult, _ golden: GoldenFile<PNGFile>, _ judged: JudgedFrame,
    _ events: TextPair, trees: Set<String>
  ) throws {
    if try !events.areSame(until: judged.one.instant ?? 0) {
      result.add("what happens is not the golden's: see events.txt")
    }
    addOtherLibraries(to: &result, golden, judged)
    guard let before = self.golden.content, try !showsSameScenes(before) else { return }
    result.nodes = try allChanges { state in
      ScreenState(name: state).map { trees.contains($0.tree) } ?? true
    }
    result.position = result.nodes.lazy.compactMap(\.position).first ?? result.position
  }

  /// Another font may be why texts have other widths.
  private func addOtherLibraries(
    to result: inout CaseResult, _ golden: GoldenFile<PNGFile>, _ judged: JudgedFrame
  ) {
    guard let picture = golden.content else { return }
    let others = judged.frame.stamp.otherLibraries(in: picture)
    if others.isEmpty { return }
    result.add("the golden was painted by other libraries: \(others.joined(separator: "; "))")
  }

  /// The changed nodes of all states, those of the skeleton first.
  private func allChanges(
    _ isWanted: (String) -> Bool = { _ in true }
  ) throws(DescriptionError) -> [NodeChange] {
    guard let old = goldenPage else { return [] }
    var all: [NodeChange] = []
    for section in try page().sections where isWanted(section.state) {
      guard let twin = old[section.state] else { continue }
      var nodes = try changes(of: section.state, from: twin, to: section).nodes
      if section.state != "skeleton" {
        for index in nodes.indices {
          let summary = nodes[index].summary
          nodes[index].summary = "in \(section.state)" + (summary.isEmpty ? "" : ": \(summary)")
        }
      }
      all += nodes
    }
    return all
  }

  /// Compares the two texts.
  func judge(_ result: inout CaseResult) throws(DescriptionError) {
    let own = try own()
    if case .missing = golden { result.likeness = LayoutPage.likeness(of: own.text) }
    guard let (before, bytes) = golden.found(or: &result),
      // Compared by bytes: two Unicode spellings of the same letter are two texts.
      !Files.areEqual(bytes[...], Array(own.text.utf8)[...])
    else { return }
    if try showsSameScenes(before) {
      result.verdict = .drifted
      result.message = "nothing but the files of fonts is not the golden's"
    } else {
      result.verdict = .different
      try explain(&result, before, own)
    }
  }

  private func explain(
    _ result: inout CaseResult, _ before: String, _ own: LayoutText
  ) throws(DescriptionError) {
    guard let old = goldenPage else { return }
    let new = try page()
    result.nodes = try allChanges()
    for section in new.sections where old[section.state] == nil {
      let nodes = try screens.layoutNodes(of: section.state)
      let position = section.nodes.first.flatMap { nodes.origin(of: $0.path) }
      result.nodes.append(
        NodeChange(
          path: section.state, change: .added, summary: "", followers: section.nodes.count,
          position: position, causes: [ChangeCause("state", "", at: position)]))
    }
    for section in old.sections where new[section.state] == nil {
      result.nodes.append(
        NodeChange(
          path: section.state, change: .removed, summary: "", followers: section.nodes.count,
          causes: [ChangeCause("state", "", at: nil)]))
    }
    result.position = result.nodes.lazy.compactMap(\.position).first ?? result.position
    if result.nodes.isEmpty, result.message == nil, let other = LayoutPage.document(of: before),
      other != LayoutPage.document(of: own.text)
    {
      result.add(PictureJudgement.isOf(document: other))
    }
    if result.nodes.isEmpty, result.message == nil {
      let lines = zip(before.split(separator: "\n"), own.text.split(separator: "\n"))
      let first = lines.enumerated().first { $1.0 != $1.1 }?.offset
      result.add("the texts part in line \((first ?? 0) + 1), in no node")
    }
  }
}

extension CaseResult {
  /// Appends a sentence to the message.
  fileprivate mutating func add(_ sentence: String) {
    message = message.map { "\($0); \(sentence)" } ?? sentence
  }
}
