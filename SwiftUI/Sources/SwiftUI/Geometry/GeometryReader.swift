/// A container that tells its content how large it is.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content
  let location: _SourceLocation

  nonisolated public init(
    @ViewBuilder content: @escaping (GeometryProxy) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.content = content
    location = _SourceLocation(file, line)
  }
}

extension GeometryReader: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.location = location
    let id = inputs.position.path
    let proxy = GeometryProxy(geometry: id, spaces: inputs.environment.coordinateSpaces)
    let nodes = content(proxy)._record(inputs.at(.content))
    return [
      _Node(
        "geometry", [_Field("geometry", .text(id))], children: nodes, at: location, inputs)
    ]
  }
}

/// The size and place of a container, as a layout found them for an earlier recording.
public struct GeometryProxy {
  let frame: CGRect
  private let spaces: [AnyHashable: String]

  /// - Parameter spaces: The readers of the named coordinate spaces around it.
  init(geometry: String, spaces: [AnyHashable: String] = [:]) {
    self.spaces = spaces
    let request = _Session.current?.request
    frame = request?.frame(of: geometry) ?? .zero
    if request?.sizes[geometry] == nil { _Session.current?.guessesSizes = true }
  }

  public var size: CGSize { frame.size }

  /// How far it is from the edges of the screen where it touches those of the safe area, or is beyond.
  public var safeAreaInsets: EdgeInsets {
    guard let request = _Session.current?.request else { return EdgeInsets() }
    let safe = request.assumedFrame
    func inset(_ distance: CGFloat, _ most: CGFloat) -> CGFloat {
      distance < most + 0.01 ? max(0, distance) : 0
    }
    return EdgeInsets(
      top: inset(frame.minY, safe.minY), leading: inset(frame.minX, safe.minX),
      bottom: inset(request.height - frame.maxY, request.safeArea.bottom),
      trailing: inset(request.width - frame.maxX, request.safeArea.trailing))
  }

  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .global: return frame
    case .named(let name):
      guard let around = self.frame(of: name) else { return frame }
      return frame.offsetBy(dx: -around.minX, dy: -around.minY)
    }
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space.coordinateSpace else { return nil }
    return self.frame(of: name)?.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// The frame of a named space around this one, in the canvas; nil if there is none.
  private func frame(of space: AnyHashable) -> CGRect? {
    guard let session = _Session.current, let reader = spaces[space] else { return nil }
    session.askedSpaces.insert(space)
    return session.request.frame(of: reader)
  }

  public var containerCornerInsets: EdgeInsets { EdgeInsets() }

  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(frame) }

  public func transform(in space: some CoordinateSpaceProtocol) -> CGAffineTransform? { nil }
}

public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  public let coordinateSpace: CoordinateSpace
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }

  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }

  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named("scrollView") }
}

/// A place within a view, to be read by another view.
public struct Anchor<Value> {
  let value: (CGRect) -> Value

  public struct Source {
    let value: (CGRect) -> Value
  }

  /// What it is of a rectangle.
  private var sample: Value { value(CGRect(x: 17, y: 31, width: 190, height: 270)) }
}

/// Two are the same place if they are so to one reader: where that is, is not known before it is laid out.
extension Anchor: Equatable where Value: Equatable {
  public static func == (one: Anchor, other: Anchor) -> Bool { one.sample == other.sample }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(sample) }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { CGRect(origin: .zero, size: $0.size) }
  }

  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { _ in rect }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { _ in point }
  }

  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.width * point.x, y: $0.height * point.y) }
  }

  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// A view whose frame a layout is asked for: by a reader without looks behind it.
struct MeasuredNode<Content: View> {
  let content: Content
  let location: _SourceLocation
  /// What is inside is told the name of the reader.
  var tell: (String, inout EnvironmentValues) -> Void = { _, _ in }
  /// Whether its frame is asked for, once what is inside is recorded.
  var isAsked: @MainActor () -> Bool = { true }
  /// Is given the frames of all its views: a `ForEach` has several, each with a reader of its own.
  let use: @MainActor ([CGRect], [_Node], _Inputs) -> [_Node]
}

extension MeasuredNode: _PrimitiveView {
  func _record(_ inputs: _Inputs) -> [_Node] {
    inputs.position.visit(in: _Session.current?.pass ?? 0)
    let place = inputs.at(.decoration)
    let id = place.position.path
    let inner = content._record(inputs.at(.content).changing { tell(id, &$0) })
    guard isAsked() else { return use([], inner, inputs) }
    var frames: [CGRect] = []
    let measured = inner.eachView { index, node in
      let own = index == 0 ? id : "\(id)#\(index)"
      frames.append(_Session.current?.request.frame(of: own) ?? .zero)
      let reader = _Node("geometry", [_Field("geometry", .text(own))], at: location, place)
      return _Node(
        "background", [_Field("alignment", .text("center"))], children: [node],
        slots: [_Node.Slot(name: "d", nodes: [reader])], ordinal: index, inputs)
    }
    return use(frames, measured, inputs)
  }
}

extension View {
  nonisolated public func coordinateSpace(
    _ space: NamedCoordinateSpace, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    MeasuredNode(
      content: self, location: _SourceLocation(file, line),
      tell: { reader, environment in
        if case .named(let name) = space.coordinateSpace {
          environment.coordinateSpaces[name] = reader
        }
      },
      isAsked: {
        guard case .named(let name) = space.coordinateSpace else { return false }
        return _Session.current?.askedSpaces.contains(name) == true
      }
    ) { _, nodes, _ in nodes }
  }

  nonisolated public func coordinateSpace<T: Hashable>(
    name: T, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    coordinateSpace(.named(name), file: file, line: line)
  }

  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    onGeometryChange(for: type, of: transform, action: { _, new in action(new) })
  }

  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    MeasuredNode(content: self, location: _SourceLocation(file, line)) { _, nodes, inputs in
      guard let session = _Session.current else { return nodes }
      let proxy = GeometryProxy(
        geometry: inputs.at(.decoration).position.path,
        spaces: inputs.environment.coordinateSpaces)
      let value = transform(proxy)
      let memory = inputs.position.stored(0) { Remembered<T>() }
      memory.update(value, in: session.pass)
      let previous = memory.previous
      if previous != value { session.afterUpdate { action(previous ?? value, value) } }
      return nodes
    }
  }
}

/// The size that a container proposes to a view.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
