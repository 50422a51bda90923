public struct AnyGesture<Value>: Gesture {
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

extension SpatialTapGesture {
  public var count: Int { 1 }
  public var coordinateSpace: CoordinateSpace { .local }
}

/// All that touches a view.
public struct SpatialEventGesture: Gesture {
  public typealias Value = SpatialEventCollection

  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {}
}

public struct SpatialEventCollection: Collection {
  public struct Event: Identifiable, Hashable {
    public enum Kind: Hashable {
      case touch
      case directPinch
      case indirectPinch
      case pointer
      case pencil
    }

    public enum Phase: Hashable {
      case active
      case ended
      case cancelled
    }

    public struct ID: Hashable {
      let number: Int
    }

    public let id: ID
    public let kind: Kind
    public let phase: Phase
    public let timestamp: TimeInterval
    public let location: CGPoint
    public let modifierKeys: EventModifiers

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  public init() {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public func index(after index: Int) -> Int { index + 1 }

  public subscript(position: Int) -> Event { _notShown() }
}

// MARK: UIKit's

@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType
  associatedtype Coordinator = Void

  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator

  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}

  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  public var localLocation: CGPoint { .zero }
  public var localVelocity: CGPoint? { nil }
  public var localTranslation: CGPoint? { nil }

  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }

  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }

  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }

  public func convert(
    globalPoint: CGPoint, to space: some CoordinateSpaceProtocol = .local
  ) -> CGPoint {
    globalPoint
  }
}

// MARK: Values that last as long as a gesture

extension GestureState {
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue)
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction) {
    self.init(wrappedValue: nil)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil)
  }
}
