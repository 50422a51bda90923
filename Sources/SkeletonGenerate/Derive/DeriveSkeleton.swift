import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// A document whose skeleton was derived from its content and written out.
package struct DerivedDocument: Sendable {
  package var text: String
  /// What in it is not as a skeleton has it that is derived at each run.
  package var notes: [Diagnostic]
}

/// Writes out the skeleton that `{from: content}` would show, in the words of the content.
///
/// It is first written so that it is right by construction, and then more simply, wherever that is
/// the same in all variants.
///
/// - Parameter view: A view of an app's source that the content was made from, and becomes again: a
///   node of the document. Rows that are alike were one row of a loop in it.
package func deriveSkeleton(
  _ manuscript: Manuscript, of view: (name: String, source: String)? = nil
) throws(DescriptionError) -> DerivedDocument {
  guard let content = manuscript.content else {
    throw DescriptionError([
      Diagnostic(
        at: manuscript.document.position,
        "there is no 'content' that a skeleton could be derived from"
      )
    ])
  }
  let derivation = try Derivation(manuscript)
  var writer = SkeletonWriter(
    manuscript, derivation.parts, derivation.extents, rows: derivation.rows.counts)
  writer.foldsRows = view != nil
  guard var skeleton = writer.skeleton(of: content) else {
    throw DescriptionError([
      Diagnostic(at: content.spot.position, "nothing of this is seen in a skeleton")
    ])
  }
  var notes = derivation.parts.notes + writer.notes
  let first = try manuscript.document(skeleton: skeleton, components: writer.components)
  let looks = try derivation.looks(of: first)
  notes +=
    zip(derivation.variants, zip(derivation.looks, looks)).first { $1.0.scenes != $1.1.scenes }
    .map { variant, _ in
      [
        Diagnostic(
          .warning, at: content.spot.position,
          "written out it does not look as it does where it is derived at each run, as in "
            + "\(variant.slug)")
      ]
    } ?? []
  var trials = Derivation.mostTrials
  for (position, count) in writer.simpler {
    for choice in 1...count where trials > 0 {
      trials -= 1
      var other = writer
      other.choices[position] = choice
      guard let simpler = other.skeleton(of: content),
        let document = try? manuscript.document(skeleton: simpler, components: other.components),
        derivation.isSame(document, as: looks)
      else { continue }
      (writer, skeleton) = (other, simpler)
      break
    }
  }
  let shown = view.map { view -> Tree in
    let spot = content.spot
    let names = [
      ("view", Tree.text(view.name, at: spot)), ("source", .text(view.source, at: spot)),
    ]
    return NodeEntry.written(.swiftui, names, at: spot)
  }
  let (text, isAnew) = manuscript.text(
    skeleton: skeleton, components: writer.components, content: shown)
  if isAnew {
    notes.append(
      Diagnostic(
        .warning, at: manuscript.document.position,
        "its keys are not written one below the other, so the document is written anew, without "
          + "its comments"))
  }
  return DerivedDocument(text: text, notes: notes.inOrder)
}

/// What a skeleton that is derived looks like, in every variant that may show something else.
private struct Derivation {
  let variants: [Variant]
  private(set) var parts = SkeletonParts()
  private(set) var extents: [TextPosition: Extent] = [:]
  private(set) var looks: [Look] = []
  private(set) var rows = FilledRows()
  private let shaper = TextShaper()

  /// A screen by what is painted of it, and where its nodes stand.
  struct Look: Equatable {
    var scenes: [Scene]
    var named: [String: Frame]
    /// Where something is painted, or could be: not all of it is in sight.
    var solid: [Frame: Int]
  }

  static let mostTrials = 400
  private static let mostVariants = 60
  private static let phases = [0.3, 0.7]

  init(_ manuscript: Manuscript) throws(DescriptionError) {
    let document = manuscript.document
    variants = Self.variants(of: document)
    var various: Set<TextPosition> = []
    var skeletons: [Screen] = []
    for (index, variant) in variants.enumerated() {
      let content = try document.screen(.content, in: variant)
      var skeleton = content
      skeleton.root = content.root.skeleton(scale: variant.scale)
      parts.add(content.root, skeleton.root)
      skeletons.append(skeleton)
      let placed = try place(skeleton, shaper: shaper)
      rows.add(placed)
      guard index == 0 else { continue }
      var waiting = [placed.root]
      while let placed = waiting.popLast() {
        let position = placed.node.position
        let extent = Extent(width: placed.frame.width, height: placed.frame.height)
        if let known = extents[position], known != extent { various.insert(position) }
        extents[position] = extent
        waiting += placed.children
      }
    }
    for position in various { extents[position] = nil }
    for var skeleton in skeletons {
      rows.fill(&skeleton.root)
      looks.append(Self.look(of: try place(skeleton, shaper: shaper)))
    }
  }

  /// The document's own, and one for each other value of an axis.
  private static func variants(of document: Document) -> [Variant] {
    var base = document.snapshots.defaultVariant
    base.type = .large
    var variants = [base]
    func add(_ variant: Variant) {
      if !variants.contains(variant), variants.count < mostVariants { variants.append(variant) }
    }
    for type in TypeSize.allCases { add(base.with(.type(type))) }
    for direction in SkeletonModel.LayoutDirection.allCases {
      add(base.with(.direction(direction)))
    }
    for appearance in Appearance.allCases { add(base.with(.appearance(appearance))) }
    for contrast in Contrast.allCases { add(base.with(.contrast(contrast))) }
    for motion in MotionPreference.allCases { add(base.with(.motion(motion))) }
    for width in document.widthThresholds + [document.canvasWidth - 60] where width >= 1 {
      add(base.with(.width(CanvasSize(width: width))))
    }
    for variant in document.snapshots.variants { add(variant) }
    return variants
  }

  func looks(of document: Document) throws(DescriptionError) -> [Look] {
    var looks: [Look] = []
    for variant in variants { looks.append(try look(of: document, in: variant)) }
    return looks
  }

  /// Whether the skeleton of a document looks as it should in every variant.
  func isSame(_ document: Document, as looks: [Look]) -> Bool {
    zip(variants, looks).allSatisfy { variant, look in
      guard let other = try? self.look(of: document, in: variant) else { return false }
      return other.scenes == look.scenes && other.solid == look.solid
        && other.named.allSatisfy { look.named[$0.key] == nil || look.named[$0.key] == $0.value }
    }
  }

  private func look(of document: Document, in variant: Variant) throws(DescriptionError) -> Look {
    Self.look(of: try place(document.screen(.skeleton, in: variant), shaper: shaper))
  }

  private static func look(of placed: PlacedScreen) -> Look {
    let staging = Staging(placed)
    var named: [String: Frame] = [:]
    var solid: [Frame: Int] = [:]
    var waiting = [placed.root]
    while let placed = waiting.popLast() {
      if placed.node.isNamed, let path = placed.node.path { named[path] = placed.frame }
      guard placed.node.box.opacity != 0 else { continue }
      if placed.children.isEmpty || placed.node.box.background != nil {
        solid[placed.frame, default: 0] += 1
      }
      waiting += placed.children
    }
    return Look(
      scenes: phases.map { phase in
        var scene = staging.scene(at: phase)
        scene.marks = scene.marks.unnamed
        return scene
      }, named: named, solid: solid)
  }
}

extension [Mark] {
  /// What is painted, whatever it is of.
  fileprivate var unnamed: [Mark] {
    map { mark in
      var mark = mark
      mark.node = ""
      if case .layer(var layer) = mark.paint {
        layer.marks = layer.marks.unnamed
        layer.mask = layer.mask?.unnamed
        mark.paint = .layer(layer)
      }
      return mark
    }
  }
}
