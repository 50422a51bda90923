import SkeletonLanguage
import SkeletonModel

/// A file of code, and what in it is not as the document says.
package struct GeneratedCode: Sendable {
  package var text: String
  package var notes: [Diagnostic]

  package init(text: String, notes: [Diagnostic] = []) {
    self.text = text
    self.notes = notes
  }
}

/// A document's skeleton as SwiftUI that depends on nothing else: a view for each component, colours
/// as constants, the shimmer as one modifier.
package func generateSwiftUI(_ document: Document) throws(DescriptionError) -> GeneratedCode {
  let generator = SwiftUIGenerator(try Samples(of: document))
  return generator.file()
}

/// Writes one document. A class, because what is met on the way (colours, components, notes) is
/// collected from everywhere.
final class SwiftUIGenerator {
  let samples: Samples
  private let roots: [TextPosition: String]
  private(set) var notes: [Diagnostic] = []
  var palette: Palette
  var components = Components()
  /// How far type styles have grown at each size of type, by name, and other lengths that depend on
  /// that alone.
  private var growths: [(name: String, factors: [Double])]
  /// iOS's type styles at each size of type.
  let systemStyles: [(name: String, fonts: [TypeSize: Font])]
  private(set) var usedGrowths: [String: [Double]] = [:]
  /// The lights that are in use: what they shine on.
  var lights: [Light] = []
  var shapes: [(name: String, drawing: Node.Drawing)] = []
  var needs: Set<Need> = []

  /// What a file has only where something in it asks for it.
  enum Need { case shimmer, textLines }

  init(_ samples: Samples) {
    self.samples = samples
    let document = samples.document
    let base = samples.screens[Samples.usual].variant
    roots = document.componentRoots
    palette = Palette(of: document, in: base)
    let all = TypeSize.allCases.map { ($0, document.tokens(in: base.with(.type($0)))) }
    let tokens = all.map(\.1.growths)
    systemStyles = (all[0].1.systemFonts).keys.sorted().map { name in
      let fonts = all.map { ($0.0, $0.1.systemFonts[name]) }
      return (name, Dictionary(uniqueKeysWithValues: fonts).compactMapValues(\.self))
    }
    growths = (tokens.first ?? [:]).keys.sorted { ($0.count, $0) < ($1.count, $1) }.map { name in
      (name, tokens.map { $0[name] ?? 1 })
    }.filter { Set($0.1).count > 1 }
  }

  func warn(_ position: TextPosition, _ message: String) {
    let note = Diagnostic(.warning, at: position, message)
    if !notes.contains(note) { notes.append(note) }
  }

  // MARK: - The file

  func file() -> GeneratedCode {
    let screens = samples.screens
    for position in samples.bars.positions {
      warn(
        position,
        "the bars of this text are as long as its lines at the usual size of type and width")
    }
    if let limit = screens[Samples.usual].shimmerLimit {
      let groups = screens[Samples.usual].root.shimmerGroups
      if groups > limit {
        warn(
          samples.document.shimmerPosition,
          "the document's budget lets \(limit) groups shimmer at once; in the code all \(groups) do"
        )
      }
    }
    let root = Cluster(members: screens.indices.map { ($0, screens[$0].root) })
    let body = statements([root], in: root.samples, around: nil)
    let name = Self.typeName(of: samples.document.name)
    var view =
      if body.count == 1, case .view(let only) = body[0] { only } else {
        ViewCode(head: [.text("Group")], content: body)
      }
    if sweep?.space == .screen, needs.contains(.shimmer) {
      let canvas = screens[Samples.usual].canvas
      // No larger than the screen either: the light crosses that, whatever reaches beyond it.
      view.add(
        ".frame(minWidth: 0, maxWidth: .infinity"
          + (canvas.height == nil ? "" : ", minHeight: 0, maxHeight: .infinity")
          + "\(Self.alignment(canvas.alignment)))")
      view.add(".coordinateSpace(.named(Shimmer.space))")
    }
    view.add(".accessibilityHidden(true)")
    var main = components.add("\u{0}", [.view(view)])
    let asksWidth = components.groups.indices.contains {
      CodeWriter(components: components).declaration(of: $0, named: "", isPrivate: true)
        .contains("screenWidth ")
    }
    var properties: [String] = []
    if asksWidth {
      // Who measures cannot ask, and who asks cannot measure.
      main = components.add("ScreenContent", [.view(view)])
      main = components.add("\u{0}", [.view(measured(main))])
      let width = samples.document.canvasWidth.shortestDecimal
      properties.append("  @State private var width: CGFloat = \(width)")
    }
    var parts = [views(main, named: name, properties)]
    if needs.contains(.textLines) { parts.append(textLines) }
    for shape in shapes { parts.append(Self.declaration(of: shape.drawing, named: shape.name)) }
    if needs.contains(.shimmer) { parts.append(shimmerModifier()) }
    parts.append(palette.declaration)
    if !usedGrowths.isEmpty { parts.append(growthDeclaration) }
    if palette.hasAdaptive { parts.append(Palette.adaptive) }
    if asksWidth { parts.append(screenWidth) }
    let document = samples.document
    let head = """
      // The skeleton of \(printable(document.title)): generated by skelsnap from the document
      // \(printable(document.name)), which is where to change it.
      import SwiftUI


      """
    return GeneratedCode(
      text: head + parts.filter { !$0.isEmpty }.joined(separator: "\n"), notes: notes.inOrder)
  }

  /// The screen's own view first, then its parts from the outside inwards.
  private func views(_ main: Int, named name: String, _ properties: [String]) -> String {
    let first = components.instances[main].group
    var taken: Set<String> = [name]
    let used = used(by: first)
    for group in used {
      var unique = components.groups[group].name
      while !taken.insert(unique).inserted { unique += "Part" }
      components.rename(group, unique)
    }
    let writer = CodeWriter(components: components)
    let others = used.map {
      writer.declaration(of: $0, named: components.groups[$0].name, isPrivate: true)
    }
    let own = writer.declaration(of: first, named: name, isPrivate: false, properties)
    return ([own] + others).joined(separator: "\n")
  }

  /// The components that one uses, and those that these use in turn.
  private func used(by group: Int) -> [Int] {
    var order: [Int] = []
    var waiting = [group]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard let first = components.groups[next].instances.first else { continue }
      components.instances[first].body.visit { piece in
        guard case .call(let number) = piece else { return }
        let inner = components.instances[number].group
        guard !order.contains(inner) else { return }
        order.append(inner)
        waiting.append(inner)
      }
    }
    return order
  }

  /// The screen, and how wide it is for all in it.
  private func measured(_ content: Int) -> ViewCode {
    let alignment = samples.screens[Samples.usual].canvas.alignment.horizontal
    var view = ViewCode(.call(content))
    view.add(
      ".frame(minWidth: 0, maxWidth: .infinity\(Self.alignment(Alignment(alignment, .center))))")
    view.add(".environment(\\.screenWidth, width)")
    view.add(".onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }")
    return view
  }

  /// `ConversationListSkeleton` for `buzzbox/conversation-list`.
  static func typeName(of document: String) -> String {
    let last = document.split(separator: "/").last.map(String.init) ?? document
    let words = last.split { !$0.isLetter && !$0.isNumber || !$0.isASCII }.map {
      String($0).capitalizedFirst
    }
    var name = words.joined()
    if name.first?.isLetter != true { name = "Screen" + name }
    return name.lowercased().contains("skeleton") ? name : name + "Skeleton"
  }

  private var screenWidth: String {
    """
    extension EnvironmentValues {
      /// What decides how many columns there are.
      @Entry fileprivate var screenWidth: CGFloat = \(samples.document.canvasWidth.shortestDecimal)
    }

    """
  }

  private var growthDeclaration: String {
    let styles = usedGrowths.sorted { $0.key < $1.key }.map { name, factors in
      var lines = [""]
      for (index, factor) in factors.enumerated() {
        let word = factor.shortestDecimal + (index + 1 == factors.count ? "" : ",")
        if (lines.last?.count ?? 0) + word.count > 90 { lines.append("") }
        lines[lines.count - 1] += (lines.last?.isEmpty == true ? "" : " ") + word
      }
      return "  fileprivate var \(name): CGFloat {\n    factor([\n"
        + lines.map { "      \($0)\n" }.joined() + "    ])\n  }\n"
    }
    return """
      extension DynamicTypeSize {
      \(styles.joined(separator: "\n"))
        /// How far a type style has grown from the usual size of type.
        private func factor(_ factors: [CGFloat]) -> CGFloat {
          factors[Self.allCases.firstIndex(of: self) ?? 3]
        }
      }

      """
  }

  // MARK: - Values

  func number(
    _ values: [(sample: Int, value: Double)], _ cluster: Cluster, _ key: String
  ) -> [Piece] {
    if let grown = grown(values, cluster, key) { return grown }
    return expression(values, at: cluster.position, key) { [self.slot($0, cluster, key)] }
  }

  func slot(_ value: Double, _ cluster: Cluster, _ key: String) -> Piece {
    .slot(Slot(owner: cluster.owner, key: key, type: "CGFloat", value: Self.word(value)))
  }

  static func word(_ value: Double) -> String {
    value == .infinity ? ".infinity" : value.shortestDecimal
  }

  /// A number that grows with a type style, and depends on nothing else.
  private func grown(
    _ values: [(sample: Int, value: Double)], _ cluster: Cluster, _ key: String
  ) -> [Piece]? {
    guard Set(values.map(\.value)).count > 1 else { return nil }
    var byType: [TypeSize: Double] = [:]
    for (sample, value) in values {
      let type = samples.screens[sample].variant.type
      guard (byType[type] ?? value) == value else { return nil }
      byType[type] = value
    }
    // Of what stands at some sizes only, the others are not known.
    for (name, factors) in growths {
      let known = TypeSize.allCases.enumerated().compactMap { index, type in
        byType[type].map { ($0, factors[index]) }
      }
      guard let (value, factor) = known.first else { continue }
      var usual = value / factor
      if let large = byType[.large] { usual = large }
      usual = (usual * 1e9).rounded() / 1e9
      guard known.allSatisfy({ abs(usual * $0.1 - $0.0) < 1e-7 * max(1, abs($0.0)) }) else {
        continue
      }
      let word = use(growth: name, factors)
      return [slot(usual, cluster, key), .text(" * typeSize.\(word)")]
    }
    // As conditions they would be nested as deep as there are sizes, and nobody could read them.
    let all = TypeSize.allCases.compactMap { byType[$0] }
    guard all.count == TypeSize.allCases.count, Set(all).count > 3,
      let usual = byType[.large], usual != 0
    else { return nil }
    var name = key
    while growths.contains(where: { $0.name == name }) { name += "2" }
    growths.append((name, all.map { $0 / usual }))
    return grown(values, cluster, key)
  }

  func use(growth name: String, _ factors: [Double]) -> String {
    if let known = usedGrowths.first(where: { $0.value == factors }) { return known.key }
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let word =
      words.prefix(1).joined() + words.dropFirst().map { String($0).capitalizedFirst }.joined()
    usedGrowths[word] = factors
    return word
  }

  /// The factor of a node that grows with a style: nil if it does not.
  func growthWord(_ cluster: Cluster) -> [Piece]? {
    let values = cluster.values { $0.box.growth ?? 1 }
    guard cluster.usual.box.growth != nil else { return nil }
    guard Set(values.map(\.value)).count > 1 else { return [] }
    guard let pieces = grown(values, cluster, "growth") else { return [] }
    return Array(pieces.dropFirst())
  }

  func colorSets(
    _ values: [(sample: Int, value: Color)]
  ) -> [(sample: Int, value: ColorSet)] {
    let others = samples.axes.filter { $0 != .appearance && $0 != .contrast }
    var groups: [[AxisValue]: [(sample: Int, value: Color)]] = [:]
    for entry in values {
      let variant = samples.screens[entry.sample].variant
      groups[others.map { variant[$0] }, default: []].append(entry)
    }
    return groups.values.map { group in
      let set = ColorSet { appearance, contrast in
        func find(_ appearance: Appearance?, _ contrast: Contrast?) -> Color? {
          group.first { entry in
            let variant = samples.screens[entry.sample].variant
            return (appearance == nil || variant.appearance == appearance)
              && (contrast == nil || variant.contrast == contrast)
          }?.value
        }
        return find(appearance, contrast) ?? find(appearance, nil) ?? find(nil, contrast)
          ?? group[0].value
      }
      return (group[0].sample, set)
    }.sorted { $0.sample < $1.sample }
  }

  func color(
    _ values: [(sample: Int, value: Color)], _ cluster: Cluster, _ key: String
  ) -> [Piece] {
    expression(colorSets(values), at: cluster.position, key) { set in
      [
        .slot(
          Slot(
            owner: cluster.owner, key: key, type: "Color",
            value: self.palette.word(for: set, owner: cluster.owner, key: key)))
      ]
    }
  }

  // MARK: - Words

  static func word(_ alignment: HorizontalAlignment) -> String { "." + alignment.rawValue }

  static func word(_ alignment: Alignment) -> String {
    switch (alignment.horizontal, alignment.vertical) {
    case (.center, .center): ".center"
    case (let side, .center): "." + side.rawValue
    case (.center, let side): "." + side.rawValue
    case (let side, .top): ".top" + side.rawValue.capitalizedFirst
    case (let side, .bottom): ".bottom" + side.rawValue.capitalizedFirst
    case (let side, let baseline):
      "Alignment(horizontal: .\(side.rawValue), vertical: .\(baseline.rawValue))"
    }
  }

  /// As a further argument, where it is not the usual.
  static func alignment(_ alignment: Alignment) -> String {
    alignment == .center ? "" : ", alignment: \(word(alignment))"
  }

  func component(at position: TextPosition) -> String? { roots[position] }
}

extension Node {
  /// How many parts of it shimmer by themselves.
  fileprivate var shimmerGroups: Int {
    let shimmers = [fill, box.background].contains { paint in
      if case .shimmer? = paint { true } else { false }
    }
    if box.isShimmerGroup { return shimmers || children.contains { $0.shimmerGroups > 0 } ? 1 : 0 }
    return children.reduce(shimmers ? 1 : 0) { $0 + $1.shimmerGroups }
  }
}
