import SkeletonLanguage
import SkeletonModel

/// A node of the language in the making: modifiers are added to it while the language applies them
/// in the same order, and put round it where they come in another.
struct Draft: Sendable {
  var kind: String
  /// In the order in which they are written.
  private(set) var fields: [Field]
  var children: [Draft] = []
  /// A single node as the value of a key: a mask.
  var mask: [Draft] = []
  var spot: Spot
  var id: String?
  /// Whether the name is the author's own, by `accessibilityIdentifier`.
  var isIdentified = false
  /// Where the view stands in the recording, if its size is to be found.
  var geometry: String?
  private(set) var stage = Stage.content
  /// How everything in it moves that moves.
  private(set) var timing: Timing?
  /// Of a spacer: the kind of the stack along which it grows, whatever stands between them; of a line,
  /// that across which it stands.
  var stack: String?
  /// A ground that ignores the safe area: past those of a device it goes on by itself.
  var isPastBars = false
  /// A circle that may become one of the language's own, once its frame is known to be square.
  var isCircle = false

  struct Field: Sendable {
    var key: String
    var value: Moving<Written>
    /// Where it is said, if not where the node is.
    var spot: Spot?
    /// Where a font is made bold, if something else says it.
    var weightSpot: Spot?
  }

  /// What a key is given, without its place.
  indirect enum Written: Hashable, Sendable {
    case word(String)
    case text(String)
    case number(Double)
    case bool(Bool)
    case list([Written])
    case map([Entry])

    struct Entry: Hashable, Sendable {
      var key: String
      var value: Written

      init(_ key: String, _ value: Written) {
        self.key = key
        self.value = value
      }
    }
  }

  /// The order in which the language applies what a box says, from inside out.
  enum Stage: Int, Comparable, Sendable {
    case content, fixedSize, padding, flexibleFrame, aspectRatio, frame, background, outline,
      effect, position, margin, safeArea

    static func < (a: Stage, b: Stage) -> Bool { a.rawValue < b.rawValue }
  }

  init(_ kind: String, at spot: Spot) {
    self.kind = kind
    self.spot = spot
    fields = []
  }
}

extension Draft {
  subscript(key: String) -> Moving<Written>? { fields.first { $0.key == key }?.value }

  func has(_ keys: String...) -> Bool { fields.contains { keys.contains($0.key) } }

  /// Gives its own content a value.
  mutating func set(_ key: String, _ value: Moving<Written>?, at spot: Spot? = nil) {
    guard let value else { return }
    let field = Field(key: key, value: value, spot: spot)
    if let place = fields.firstIndex(where: { $0.key == key }) {
      fields[place] = field
    } else {
      fields.append(field)
    }
    timing = timing ?? value.timing
  }

  mutating func set(_ key: String, _ value: Written?, at spot: Spot? = nil) {
    set(key, value.map { .still($0) }, at: spot)
  }

  /// Changes what its own content has, and leaves where it is said.
  mutating func change(_ change: (inout Field) -> Void) {
    for place in fields.indices { change(&fields[place]) }
  }

  mutating func setWeightSpot(_ spot: Spot) {
    guard let place = fields.firstIndex(where: { $0.key == "font" }) else { return }
    fields[place].weightSpot = spot
  }

  mutating func remove(_ key: String) {
    fields.removeAll { $0.key == key }
    if !fields.contains(where: { $0.value.timing != nil }) { timing = nil }
  }

  /// With a modifier, put round it if it cannot be part of it.
  ///
  /// - Parameters:
  ///   - stage: When the language applies it.
  ///   - isApart: Whether it must not be part of the node for another reason.
  ///   - spot: Where it is said.
  ///   - spots: Where those of its values are said that are said elsewhere.
  func adding(
    _ added: [(String, Moving<Written>)], at stage: Stage, isApart: Bool = false, spot: Spot,
    spots: [String: Spot] = [:]
  ) -> Draft {
    let isLater = stage > self.stage || self.stage == .content
    let timings = Set(([timing] + added.map(\.1.timing)).compactMap(\.self))
    var draft = self
    // What grows with a type style has all its lengths grow; those of modifiers stay as they are.
    if isApart || !isLater || kind == "spacer" || kind == "repeat" || has("relativeTo")
      || timings.count > 1 || fillsLessThanItsFrame && stage < .background
      || added.contains(where: { has($0.0) })
    {
      draft = wrapped(at: spot)
    }
    for (key, value) in added {
      draft.set(key, value, at: spots[key] ?? spot.argument(key) ?? spot)
    }
    draft.stage = stage
    draft.isCircle = false
    return draft
  }

  /// Whether a larger frame would be outlined or filled in its place: a size that is fixed does not
  /// grow with it, nor does a circle with a frame that is no square.
  private var fillsLessThanItsFrame: Bool {
    has("fixedSize") && has("border", "background") || kind == "circle" && has("border")
  }

  /// A container round it that looks and behaves like it.
  func wrapped(at spot: Spot) -> Draft {
    var outer = Draft(stack ?? "zstack", at: spot)
    outer.children = [self]
    outer.set("layoutPriority", self["layoutPriority"])
    return outer
  }

  /// Whether nothing has been added to its content yet.
  var isBare: Bool { stage == .content }

  /// Marks that something of a stage is part of it already.
  mutating func reach(_ stage: Stage) { self.stage = max(self.stage, stage) }
}

extension Draft {
  /// Whether it or anything in it asks for its size.
  var readsGeometry: Bool {
    geometry != nil || children.contains(where: \.readsGeometry)
      || mask.contains(where: \.readsGeometry)
  }

  /// The same, whatever its places: rows of a list are written once.
  func looksLike(_ other: Draft) -> Bool {
    kind == other.kind && id == other.id && geometry == nil && other.geometry == nil
      && fields.count == other.fields.count && children.count == other.children.count
      && mask.count == other.mask.count
      && zip(fields, other.fields).allSatisfy { $0.key == $1.key && $0.value == $1.value }
      && zip(children, other.children).allSatisfy { $0.looksLike($1) }
      && zip(mask, other.mask).allSatisfy { $0.looksLike($1) }
  }
}

extension Draft.Written {
  /// Whether the language has something between the two.
  func isOfForm(of other: Self) -> Bool {
    switch (self, other) {
    // Outlines: the same commands, whatever their numbers.
    case (.text(let text), .text(let other)):
      text.filter(\.isLetter) == other.filter(\.isLetter)
    case (.list(let items), .list(let others)):
      items.count == others.count && zip(items, others).allSatisfy { $0.isOfForm(of: $1) }
    case (.map(let entries), .map(let others)):
      // A gradient has the keys of its sort; edges and corners leave out what is 0.
      (!entries.contains { $0.key == "stops" } || entries.map(\.key) == others.map(\.key))
        && entries.allSatisfy { entry in
          others.first { $0.key == entry.key }.map { entry.value.isOfForm(of: $0.value) } ?? true
        }
    // A number for all edges or corners, against one for each of them or one for each axis.
    case (.number, .map(let entries)), (.map(let entries), .number):
      !entries.contains { $0.key == "x" }
    case (.word, .word), (.number, .number), (.bool, .bool): true
    case (.word, _), (.text, _), (.number, _), (.bool, _), (.list, _), (.map, _): false
    }
  }
}

extension Draft {
  /// A small sign of the system's, drawn as a line with round ends.
  init(
    sign data: String, _ size: Extent, _ color: Written, pen: Double, joinsRound: Bool = true,
    at spot: Spot
  ) {
    self.init("path", at: spot)
    set("data", .text(data))
    set("viewBox", .list([0, 0, size.width, size.height].map { .number($0) }))
    set("fill", .word("clear"))
    let pen: [Written.Entry] = [
      .init("color", color), .init("width", .number(pen)), .init("cap", .word("round")),
    ]
    set("stroke", .map(joinsRound ? pen + [.init("join", .word("round"))] : pen))
    set("width", .number(size.width))
    set("height", .number(size.height))
    reach(.frame)
  }
}
