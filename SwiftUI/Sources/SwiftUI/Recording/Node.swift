/// One thing in the recording: a leaf, a container, or a modifier around its content.
public final class _Node {
  let kind: String
  let at: _SourceLocation?
  /// Where arguments are said that are not said there.
  let places: [String: _SourceLocation]
  var arguments: [_Field]
  var children: [_Node]
  /// Content that is not a child: decorations, headers, footers.
  var slots: [Slot]
  /// What tells this node from its siblings from one update to the next.
  let identity: Identity
  /// The animation that holds here in the update that made this node.
  let animation: Animation?
  /// The scheme that it asks for its screen to be in.
  var preferredScheme: ColorScheme?

  struct Slot {
    let name: String
    var nodes: [_Node]
  }

  struct Identity: Hashable {
    let position: ObjectIdentifier
    let kind: String
    let ordinal: Int
  }

  init(
    _ kind: String, _ arguments: [_Field] = [], children: [_Node] = [], slots: [Slot] = [],
    at: _SourceLocation? = nil, places: [String: _SourceLocation] = [:], ordinal: Int = 0,
    _ inputs: _Inputs
  ) {
    self.kind = kind
    self.at = at.flatMap { $0.isOfTheModule ? nil : $0 }
    self.places = places.filter { !$0.value.isOfTheModule }
    self.arguments = arguments
    self.children = children
    self.slots = slots
    identity = Identity(position: ObjectIdentifier(inputs.position), kind: kind, ordinal: ordinal)
    animation = inputs.animation
    _Session.current?.countNode()
  }

  /// The scheme that the outermost view asks for that asks for one.
  var schemeOfScreen: ColorScheme? {
    preferredScheme ?? children.lazy.compactMap(\.schemeOfScreen).first
  }

  /// Whether it is a custom view whose body gives nothing.
  var isNothing: Bool { kind == "view" && children.allSatisfy(\.isNothing) }
}

/// Where something was written.
public struct _SourceLocation: Hashable, Sendable, CustomStringConvertible {
  let file: StaticString
  let line: UInt

  public init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }

  public var description: String { "\(file):\(line)" }

  /// Whether this module made it, as it makes the shape of `.circle`: nobody can change it there.
  var isOfTheModule: Bool { "\(file)".hasPrefix(Self.module) }

  /// The folder of the module's sources.
  private static let module: String = {
    let parts = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(2).joined(separator: "/") + "/"
  }()

  public static func == (left: Self, right: Self) -> Bool {
    left.line == right.line && left.file.description == right.file.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
  }
}
