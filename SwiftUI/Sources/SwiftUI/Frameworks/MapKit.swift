// Maps: their areas are taken, and what is on them is not drawn.

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000))
  }
}

open class MKPlacemark: CLPlacemark {
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { nil }

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
  }
}

public final class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  public var name: String?
  public var phoneNumber: String?
  public var url: URL?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
  }

  public static func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }

  @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// Never answers.
public final class MKLocalSearch: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  public final class Request: NSObject {
    public var naturalLanguageQuery: String?
    public var region = MKCoordinateRegion()
    public var resultTypes: ResultType = [.address, .pointOfInterest]

    public override init() {}
  }

  public final class Response: NSObject, @unchecked Sendable {
    public var mapItems: [MKMapItem] { [] }
  }

  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  public init(request: Request) {}

  public func start(completionHandler: @escaping CompletionHandler) {}

  public func start() async throws -> Response { await withUnsafeContinuation { _ in } }

  public func cancel() {}
}

public struct MapCameraPosition: Sendable {
  public static var automatic: MapCameraPosition { MapCameraPosition() }

  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }

  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition() }

  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    fallback
  }

  public var region: MKCoordinateRegion?
}

public struct MapCamera: Sendable {
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {}
}

public enum MapUserTrackingMode: Sendable {
  case none
  case follow
}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// What is on a map.
public protocol MapContent {}

public protocol MapAnnotationProtocol {}

public struct _MapContents: MapContent {}

@resultBuilder
public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> _MapContents {
    _MapContents()
  }

  public static func buildBlock(_ contents: _MapContents...) -> _MapContents { _MapContents() }

  public static func buildOptional(_ content: _MapContents?) -> _MapContents { _MapContents() }

  public static func buildEither(first content: _MapContents) -> _MapContents { content }

  public static func buildEither(second content: _MapContents) -> _MapContents { content }
}

extension ForEach: MapContent where Content: MapContent {}

extension ForEach where Content == _MapContents {
  public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> _MapContents
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { $0.id }
    location = _SourceLocation(#filePath, #line)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> _MapContents
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
    location = _SourceLocation(#filePath, #line)
  }
}

public struct Marker: MapContent {
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}

  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}

  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}

  public init<Label: View>(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label
  ) {}

  public init(item: MKMapItem) {}
}

public struct Annotation: MapContent {
  public init<S: StringProtocol, Content: View>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}

  public init<Content: View, Label: View>(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

public struct UserAnnotation: MapContent {
  public init() {}
}

public struct MapPolyline: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

public struct MapCircle: MapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

extension MapContent {
  public func tint<S: ShapeStyle>(_ tint: S) -> _MapContents { _MapContents() }

  public func tag<V: Hashable>(_ tag: V) -> _MapContents { _MapContents() }

  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _MapContents {
    _MapContents()
  }

  public func foregroundStyle<S: ShapeStyle>(_ content: S) -> _MapContents { _MapContents() }

  public func annotationTitles(_ visibility: Visibility) -> _MapContents { _MapContents() }
}

public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}

public struct Map {
  let location: _SourceLocation

  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> _MapContents, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    location = _SourceLocation(file, line)
  }

  public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    @MapContentBuilder content: () -> _MapContents, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    location = _SourceLocation(file, line)
  }

  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    location = _SourceLocation(file, line)
  }

  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    location = _SourceLocation(file, line)
  }

  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> _MapContents,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    location = _SourceLocation(file, line)
  }

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    location = _SourceLocation(file, line)
  }

  public init<Items: RandomAccessCollection, Content: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Items.Element: Identifiable {
    location = _SourceLocation(file, line)
  }
}

public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
}

extension Map: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    UnsupportedNode(name: "Map", message: "maps are not drawn", location: location)._record(inputs)
  }
}

public struct MapStyle: Sendable {
  public enum Elevation: Sendable {
    case automatic
    case flat
    case realistic
  }

  public static var standard: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle() }
  public static var hybrid: MapStyle { MapStyle() }

  public static func standard(
    elevation: Elevation = .automatic, showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle()
  }

  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }

  public static func hybrid(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}

/// The buttons on a map, which is not drawn.
public struct MapUserLocationButton {
  public init() {}
}

extension MapUserLocationButton: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { [] }
}

public struct MapCompass {
  public init() {}
}

extension MapCompass: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { [] }
}

public struct MapScaleView {
  public init() {}
}

extension MapScaleView: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { [] }
}

public struct MapPitchToggle {
  public init() {}
}

extension MapPitchToggle: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { [] }
}

public struct MapCameraUpdateContext: Sendable {
  public let region: MKCoordinateRegion
}

public enum MapCameraUpdateFrequency: Sendable {
  case continuous
  case onEnd
}

extension View {
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }

  nonisolated public func mapControls<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    self
  }
}

/// A distance in words, rounded as maps do.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  public enum Units: UInt, Sendable {
    case `default`, metric, imperial, imperialWithYards
  }

  public enum DistanceUnitStyle: UInt, Sendable {
    case `default`, abbreviated, full
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as MapKit declares it
  open var locale: Locale! = Locale.current
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(fromDistance distance: CLLocationDistance) -> String {
    let (amount, unit) = measured(max(0, distance))
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = locale
    // Tenths of what is long and not far.
    formatter.maximumFractionDigits = unit.isLong && amount < 10 ? 1 : 0
    let number = formatter.string(from: NSNumber(value: amount)) ?? "\(amount)"
    if unitStyle == .abbreviated { return "\(number) \(unit.sign)" }
    return "\(number) \(number == "1" ? unit.one : unit.many)"
  }

  private struct Unit {
    let sign: String
    let one: String
    let many: String
    var isLong = false
  }

  private func measured(_ meters: Double) -> (Double, Unit) {
    if units == .metric || units == .default && (locale ?? .current).measurementSystem == .metric {
      // What would be rounded to a thousand meters is a kilometer.
      guard meters < 975 else {
        return (meters / 1000, Unit(sign: "km", one: "kilometer", many: "kilometers", isLong: true))
      }
      return (rounded(meters), Unit(sign: "m", one: "meter", many: "meters"))
    }
    let miles = meters / 1609.344
    guard miles < 0.2 else {
      return (miles, Unit(sign: "mi", one: "mile", many: "miles", isLong: true))
    }
    guard units != .imperialWithYards else {
      return (rounded(meters / 0.9144), Unit(sign: "yd", one: "yard", many: "yards"))
    }
    return (rounded(meters / 0.3048), Unit(sign: "ft", one: "foot", many: "feet"))
  }

  private func rounded(_ amount: Double) -> Double {
    let step = amount < 20 ? 1.0 : amount < 100 ? 10 : 50
    return (amount / step).rounded() * step
  }
}
