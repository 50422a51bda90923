import FirebaseCore
import SwiftUI

// A database of Firebase's of which nothing comes.

public final class Database: NSObject, @unchecked Sendable {
  private static let shared = Database()

  public static func database() -> Database { shared }
  public static func database(url: String) -> Database { shared }

  public var isPersistenceEnabled = false

  public func reference() -> DatabaseReference { DatabaseReference("") }
  public func reference(withPath path: String) -> DatabaseReference { DatabaseReference(path) }
  public func goOffline() {}
  public func goOnline() {}
}

public class DatabaseQuery: NSObject {
  public func queryOrdered(byChild key: String) -> DatabaseQuery { self }
  public func queryOrderedByKey() -> DatabaseQuery { self }
  public func queryOrderedByValue() -> DatabaseQuery { self }
  public func queryLimited(toFirst limit: UInt) -> DatabaseQuery { self }
  public func queryLimited(toLast limit: UInt) -> DatabaseQuery { self }
  public func queryEqual(toValue value: Any?) -> DatabaseQuery { self }
  public func queryStarting(atValue value: Any?) -> DatabaseQuery { self }
  public func queryEnding(atValue value: Any?) -> DatabaseQuery { self }
  @discardableResult
  public func observe(
    _ type: DataEventType, with block: @escaping (DataSnapshot) -> Void
  ) -> DatabaseHandle { 0 }
  @discardableResult
  public func observe(
    _ type: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancel: ((any Error) -> Void)?
  ) -> DatabaseHandle { 0 }
  public func observeSingleEvent(
    of type: DataEventType, with block: @escaping (DataSnapshot) -> Void
  ) {}
  public func observeSingleEvent(
    of type: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancel: ((any Error) -> Void)?
  ) {}
  public func getData(completion: @escaping ((any Error)?, DataSnapshot?) -> Void) {}
  public func getData() async throws -> DataSnapshot { await _noFirebase() }
  public func removeAllObservers() {}
  public func removeObserver(withHandle handle: DatabaseHandle) {}
  public func keepSynced(_ isKept: Bool) {}
}

public final class DatabaseReference: DatabaseQuery {
  private let path: String

  init(_ path: String) { self.path = path }

  public var key: String? { path.split(separator: "/").last.map(String.init) }
  public var parent: DatabaseReference? { nil }

  public func child(_ path: String) -> DatabaseReference {
    DatabaseReference(self.path + "/" + path)
  }
  public func childByAutoId() -> DatabaseReference { child("auto") }
  public func setValue(_ value: Any?) {}
  public func setValue(
    _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {}
  public func updateChildValues(_ values: [AnyHashable: Any]) {}
  public func updateChildValues(
    _ values: [AnyHashable: Any],
    withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {}
  public func removeValue() {}
  public func removeValue(
    completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {}
}

public class DataSnapshot: NSObject {
  public var key: String { "" }
  public var value: Any? { nil }
  public var children: NSEnumerator { NSArray().objectEnumerator() }
  public var childrenCount: UInt { 0 }

  public func exists() -> Bool { false }
  public func hasChildren() -> Bool { false }
  public func hasChild(_ path: String) -> Bool { false }
  public func childSnapshot(forPath path: String) -> DataSnapshot { self }
  public func data<Value: Decodable>(as type: Value.Type) throws -> Value {
    throw CocoaError(.coderValueNotFound)
  }
}

public typealias DatabaseHandle = UInt

public enum DataEventType: Sendable {
  case childAdded, childRemoved, childChanged, childMoved, value
}

public enum ServerValue {
  public static func timestamp() -> [AnyHashable: Any] { [:] }
  public static func increment(_ number: NSNumber) -> [AnyHashable: Any] { [:] }
}
