/// What lines views up: the name of a guide, and how an app computes its own.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentID {
  /// Where a view of 100 by 100 points has it by default: the first of three places, the middle or the last.
  fileprivate static func place(
    in side: KeyPath<ViewDimensions, CGFloat>, _ places: [String]
  ) -> String {
    let view = ViewDimensions(width: 100, height: 100)
    let place = defaultValue(in: view) / view[keyPath: side]
    return places[place < 0.25 ? 0 : place > 0.75 ? 2 : 1]
  }
}

/// A view's size and its guides, as far as a recording can know them.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide.base {
    case "leading": 0
    case "trailing": width
    default: width / 2
    }
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide.base {
    case "top": 0
    case "bottom", "lastTextBaseline", "firstTextBaseline": height
    default: height / 2
    }
  }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

public struct HorizontalAlignment: Hashable, Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }

  public init(_ id: any AlignmentID.Type) {
    let side = id.place(in: \.width, ["leading", "center", "trailing"])
    name = side + "@" + baseName(of: id)
  }

  /// That of SwiftUI's which is where one of the app's own is by default.
  var base: Substring { name.prefix { $0 != "@" } }

  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "listRowSeparatorTrailing")
}

public struct VerticalAlignment: Hashable, Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }

  public init(_ id: any AlignmentID.Type) {
    name = id.place(in: \.height, ["top", "center", "bottom"]) + "@" + baseName(of: id)
  }

  /// That of SwiftUI's which is where one of the app's own is by default.
  var base: Substring { name.prefix { $0 != "@" } }

  public static let top = VerticalAlignment(name: "top")
  public static let center = VerticalAlignment(name: "center")
  public static let bottom = VerticalAlignment(name: "bottom")
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// `topLeading`, `center`, `leadingFirstTextBaseline`: one word, as SwiftUI has it.
  var name: String {
    let own = [vertical.name, horizontal.name].first { $0.contains("@") }
    return words + (own.map { $0.drop { $0 != "@" } } ?? "")
  }

  private var words: String {
    let vertical = String(vertical.base)
    return switch (vertical, String(horizontal.base)) {
    case ("center", "center"): "center"
    case ("center", let horizontal): horizontal
    case ("top", "center"), ("bottom", "center"): vertical
    case ("top", let horizontal), ("bottom", let horizontal):
      vertical + horizontal.prefix(1).uppercased() + horizontal.dropFirst()
    case (let vertical, let horizontal):
      horizontal + vertical.prefix(1).uppercased() + vertical.dropFirst()
    }
  }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

public enum HorizontalEdge: Int8, Hashable, CaseIterable, Codable, Sendable {
  case leading
  case trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}

public enum VerticalEdge: Int8, Hashable, CaseIterable, Codable, Sendable {
  case top
  case bottom

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

public enum Axis: Int8, Hashable, CaseIterable, Sendable {
  case horizontal
  case vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    var value: _Value {
      var names: [_Value] = []
      if contains(.horizontal) { names.append(.text("horizontal")) }
      if contains(.vertical) { names.append(.text("vertical")) }
      return .list(names)
    }
  }
}

public enum Edge: Int8, Hashable, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }

    var value: _Value {
      .list(Edge.allCases.filter { contains($0) }.map { .text("\($0)") })
    }
  }
}

public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The same inset at some edges, none at the others.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  var fields: [_Field] {
    [
      _Field("top", .number(top)), _Field("leading", .number(leading)),
      _Field("bottom", .number(bottom)), _Field("trailing", .number(trailing)),
    ]
  }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public init() {
    self.init(x: 0, y: 0)
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

public struct UnitPoint3D: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public var z: CGFloat

  public init(x: CGFloat, y: CGFloat, z: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
  }
}

public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init() {
    radians = 0
  }

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  public static let zero = Angle()

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  public static func += (left: inout Angle, right: Angle) { left = left + right }

  public static func -= (left: inout Angle, right: Angle) { left = left - right }
}
