import SkeletonModel

/// A node as it is written, checked and decoded once: every screen it stands on is made from this.
final class NodeTemplate: Sendable {
  let kind: Kind
  /// Where its kind is written.
  let spot: Spot
  let part: Part
  /// Its mistakes, if they are reported only where it is used.
  let faults: [Diagnostic]

  indirect enum Part: Sendable {
    case plain(PlainTemplate)
    case `repeat`(RepeatTemplate)
    case when(WhenTemplate)
    case use(UseTemplate)
    case view(ViewTemplate)
    /// Too deep, or with too many mistakes, to be a node.
    case nothing
  }

  init(kind: Kind, spot: Spot, part: Part, faults: [Diagnostic]) {
    self.kind = kind
    self.spot = spot
    self.part = part
    self.faults = faults
  }
}

/// A place for a node.
struct NodeSlot: Sendable {
  /// Where what stands in it is written.
  let spot: Spot
  let filling: Filling

  enum Filling: Sendable {
    case node(NodeTemplate)
    /// A reference: the node that its scope has for it lands here.
    case reference(Tree, key: String)
    /// No node at all, and why.
    case wrong([Diagnostic])
  }
}

/// The places under a key: a single one for `view`, any number for `children`.
enum NodeSlots: Sendable {
  case written([NodeSlot])
  /// A reference stands for all of them.
  indirect case open(OpenValue<[WrittenNode]>)
}

/// What masks a node.
enum MaskTemplate: Sendable {
  case written(Alignment, NodeSlot)
  indirect case open(OpenValue<WrittenMask>)
}

/// A node that is on the screen itself.
struct PlainTemplate: Sendable {
  let id: Value<String>?
  /// Where a duplicate name is reported.
  let idSpot: Spot
  let box: BoxTemplate
  let mask: MaskTemplate?
  /// The type style it grows with.
  let growth: Value<TypeStyle>?
  let content: ContentTemplate
  let motion: MotionTemplate?
  /// Of what was made and not written, where the values of its keys come from.
  let places: [String: TextPosition]
}

struct RepeatTemplate: Sendable {
  let id: Value<String>?
  /// nil if there are as many as values.
  let count: Value<Int>?
  let values: Value<RepeatedValues>?
  let slots: NodeSlots?
  /// Where `cycle` stands, if that is what gives the nodes: it may not be empty.
  let cycleSpot: Spot?
  /// Whether it was made and not written: then its nodes alone know of it.
  let isMade: Bool
}

struct WhenTemplate: Sendable {
  let condition: Value<Condition>?
  let then: NodeSlots?
  let otherwise: NodeSlots?
}

struct UseTemplate: Sendable {
  let component: Value<String>?
  /// Where the component is named.
  let nameSpot: Spot
  let arguments: Value<Arguments>?
  let isGivenArguments: Bool
  let id: Value<String>?
  /// Whether the box is one of its own, round the component's root.
  let isWrapped: Bool
  let box: BoxTemplate
  let mask: MaskTemplate?
  let motion: MotionTemplate?
}

/// A view of an app's own source.
struct ViewTemplate: Sendable {
  let view: Value<String>?
  let source: Value<String>?
  let ios: Value<SystemVersion>?
  let after: Value<Microseconds>?
  /// Where the view is named.
  let nameSpot: Spot
  let id: Value<String>?
  let box: BoxTemplate
  let mask: MaskTemplate?
  let motion: MotionTemplate?
}

/// What a plain node is made of; `Node.Content` with values yet to be resolved.
indirect enum ContentTemplate: Sendable {
  case column(
    alignment: Value<HorizontalAlignment>, spacing: Value<StackSpacing>?,
    separator: Value<Node.Separator>?, NodeSlots?)
  case row(alignment: Value<VerticalAlignment>, spacing: Value<StackSpacing>?, NodeSlots?)
  case layers(alignment: Value<Alignment>, NodeSlots?)
  case grid(GridTemplate)
  case scroll(ScrollTemplate)
  case block(fill: Value<Paint>, isEllipse: Bool)
  case circle(size: Value<Double>?, fill: Value<Paint>)
  case lines(LinesTemplate)
  case path(
    data: Value<PathData>?, viewBox: Value<Frame>?, stretches: Value<Bool>, fill: Value<Paint>)
  case text(TextTemplate)
  case icon(IconTemplate, size: Value<Double>)
  case button(ButtonTemplate)
  case divider(color: Value<Color>, thickness: Value<Double>?)
  case spinner(size: Value<Double>, color: Value<Color>)
  case progress(ProgressTemplate)
  case dots(DotsTemplate)
  case spacer(minLength: Value<Double>)
}

extension ContentTemplate {
  /// Whether it can be told before it lands that there is something to show.
  var isKnown: Bool {
    switch self {
    case .text(let text): text.value?.settled != nil || text.runs?.settled != nil
    case .icon(let icon, _): icon.icon?.settled != nil
    case .scroll(let scroll):
      if case .written(let slots) = scroll.view { slots.allSatisfy(\.holdsNode) } else { false }
    case .column, .row, .layers, .grid, .block, .circle, .lines, .path, .button, .divider,
      .spinner, .progress, .dots, .spacer:
      true
    }
  }
}

extension NodeSlot {
  /// Whether a node of a kind with a box of its own stands in it, rather than whatever will.
  fileprivate var holdsNode: Bool {
    guard case .node(let template) = filling, case .plain(let plain) = template.part else {
      return false
    }
    return plain.content.isKnown
  }
}

struct GridTemplate: Sendable {
  let columns: Value<[Node.Grid.Column]>?
  let spacing: Value<Extent>
  let alignment: Value<HorizontalAlignment>
  let children: NodeSlots?
}

struct ScrollTemplate: Sendable {
  let axis: Value<Axis>
  let contentMargins: Value<Insets>
  let start: Value<Length>
  let isClipDisabled: Value<Bool>
  let view: NodeSlots?
}

struct LinesTemplate: Sendable {
  let count: Value<Int>?
  let widths: Value<[Length]>
  let font: Value<TypeStyle>
  let lineHeight: Value<Length>?
  let barHeight: Value<Length>?
  let alignment: Value<HorizontalAlignment>
  let fill: Value<Paint>
}

struct TextTemplate: Sendable {
  let value: Value<String>?
  var runs: Value<[TextRun]>?
  let font: Value<TypeStyle>
  let color: Value<Paint>
  let alignment: Value<HorizontalAlignment>
  let lineLimit: Value<Int>?
  var lineSpacing: Value<Double>?
  var underline: Value<Bool>?
  var strikethrough: Value<Bool>?
  let reservesSpace: Value<Bool>?
  var minimumScaleFactor: Value<Double>?
  var truncation: Value<Node.Text.Truncation>?
  let redacted: Value<Bool>?
  /// Of the bars of a redacted text.
  let fill: Value<Paint>
  let lastBar: Value<Double>?
}

struct IconTemplate: Sendable {
  let icon: Value<Icon>?
  let color: Value<Paint>
}

struct ButtonTemplate: Sendable {
  let icon: IconTemplate?
  let label: TextTemplate?
  let action: Value<Node.Action>?
  let font: Value<TypeStyle>
}

struct ProgressTemplate: Sendable {
  let value: Value<Double>?
  let style: Value<Node.Progress.Style>
  let size: Value<Double>
  let lineWidth: Value<Double>
  let tint: Value<Paint>
  let track: Value<Paint>
}

struct DotsTemplate: Sendable {
  let count: Value<Int>
  let size: Value<Double>
  let spacing: Value<Double>
  let color: Value<Color>
  let step: Value<Microseconds>
}
