// What Foundation has on Apple's systems alone.

extension Data.WritingOptions {
  /// By its older name.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

/// Where an app keeps what it keeps, below its home folder.
extension URL {
  private static func kept(in name: String) -> URL {
    homeDirectory.appendingPathComponent(name, isDirectory: true)
  }

  public static var documentsDirectory: URL { kept(in: "Documents") }
  public static var libraryDirectory: URL { kept(in: "Library") }
  public static var cachesDirectory: URL { kept(in: "Library/Caches") }
  public static var applicationSupportDirectory: URL { kept(in: "Library/Application Support") }
  public static var downloadsDirectory: URL { kept(in: "Downloads") }
  public static var desktopDirectory: URL { kept(in: "Desktop") }
  public static var picturesDirectory: URL { kept(in: "Pictures") }
  public static var moviesDirectory: URL { kept(in: "Movies") }
  public static var musicDirectory: URL { kept(in: "Music") }
  public static var sharedPublicDirectory: URL { kept(in: "Public") }
  public static var userDirectory: URL { URL(fileURLWithPath: "/Users", isDirectory: true) }
  public static var applicationDirectory: URL { kept(in: "Applications") }
  public static var trashDirectory: URL { kept(in: ".Trash") }
}

extension NSPredicate {
  /// Nothing has been fetched that it could judge.
  public convenience init(format: String, _ arguments: Any?...) { self.init(value: true) }
  public convenience init(format: String, argumentArray: [Any]?) { self.init(value: true) }
}

/// A list of what a format takes may be handed on as one of these: it is each of them. Any other is an
/// object where Objective-C is, as a predicate takes it.
extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    (self as? [any CVarArg])?.flatMap(\._cVarArgEncoding) ?? [0]
  }
}

/// Objects that nobody keeps for its sake on Apple's systems, as delegates are; here it does.
public final class NSHashTable<Object>: @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var strongMemory: Options { [] }
    public static var weakMemory: Options { Options(rawValue: 5) }
  }

  public private(set) var allObjects: [Object] = []
  public var count: Int { allObjects.count }
  public var anyObject: Object? { allObjects.first }

  public init() {}

  public init(options: Options, capacity: Int = 0) {}

  public static func weakObjects() -> NSHashTable { NSHashTable() }

  public func add(_ object: Object?) {
    if let object, !contains(object) { allObjects.append(object) }
  }

  public func remove(_ object: Object?) { allObjects.removeAll { isSame($0, object) } }

  public func removeAllObjects() { allObjects = [] }

  public func contains(_ object: Object?) -> Bool {
    allObjects.contains { isSame($0, object) }
  }

  private func isSame(_ one: Object, _ other: Object?) -> Bool {
    other.map { one as AnyObject === $0 as AnyObject } ?? false
  }
}

/// What an app could take back.
open class UndoManager: NSObject, @unchecked Sendable {
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var isUndoing: Bool { false }
  open var isRedoing: Bool { false }
  open var isUndoRegistrationEnabled: Bool { true }
  open var levelsOfUndo = 0
  open var groupsByEvent = true
  open var undoActionName: String { "" }
  open var redoActionName: String { "" }

  open func undo() {}

  open func redo() {}

  open func beginUndoGrouping() {}

  open func endUndoGrouping() {}

  open func disableUndoRegistration() {}

  open func enableUndoRegistration() {}

  open func removeAllActions() {}

  open func setActionName(_ actionName: String) {}

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {}
}

/// What an app keeps for all devices of somebody: nothing here.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternally")

  open func object(forKey key: String) -> Any? { nil }

  open func string(forKey key: String) -> String? { nil }

  open func array(forKey key: String) -> [Any]? { nil }

  open func dictionary(forKey key: String) -> [String: Any]? { nil }

  open func data(forKey key: String) -> Data? { nil }

  open func bool(forKey key: String) -> Bool { false }

  open func double(forKey key: String) -> Double { 0 }

  open func longLong(forKey key: String) -> Int64 { 0 }

  open func set(_ value: Any?, forKey key: String) {}

  open func removeObject(forKey key: String) {}

  @discardableResult
  open func synchronize() -> Bool { true }
}

/// Finds links in texts, and nothing else.
open class NSDataDetector: NSObject, @unchecked Sendable {
  private let links: NSRegularExpression

  public init(types checkingTypes: UInt64) throws {
    links = try NSRegularExpression(pattern: #"https?://[^\s<>"]+"#, options: [])
  }

  open var checkingTypes: UInt64 { NSTextCheckingResult.CheckingType.link.rawValue }

  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    links.matches(in: string, options: options, range: range)
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }
}

/// `A, B, and C`
open class ListFormatter: Formatter, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Foundation declares it
  open var locale: Locale! = .current
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  open func string(from items: [Any]) -> String? {
    Self.localizedString(
      byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap { string(from: $0) }
  }
}

extension ProcessInfo {
  public var isLowPowerModeEnabled: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChange")
  public static let NSUbiquityIdentityDidChange = Notification.Name(
    "NSUbiquityIdentityDidChangeNotification")
}

extension NotificationCenter {
  /// Apple's has no default that a protocol of an app's own would not be met by.
  public func post(name: Notification.Name, object: Any?) {
    post(name: name, object: object, userInfo: nil)
  }

  /// Those that are posted from now on.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  public struct Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
      AsyncStream<Notification> { continuation in
        _ = center.addObserver(forName: name, object: object, queue: nil) {
          nonisolated(unsafe) let notification = $0
          continuation.yield(notification)
        }
      }.makeAsyncIterator()
    }
  }
}

@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

/// What keys are asked for where Objective-C is.
extension UserDefaults {
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

/// What tells of its properties where Objective-C is.
public protocol _KeyValueObserving: AnyObject {}

extension NSObject: _KeyValueObserving {}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4)
  public static let prior = Self(rawValue: 8)
}

public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  public func invalidate() {}
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public var isPrior: Bool { false }
}

extension _KeyValueObserving {
  /// What a property is; that it changes nobody tells here.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    options.contains(.initial)
      ? Just(self[keyPath: keyPath]).eraseToAnyPublisher()
      : Empty(completeImmediately: false).eraseToAnyPublisher()
  }

  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = self[keyPath: keyPath]
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}
