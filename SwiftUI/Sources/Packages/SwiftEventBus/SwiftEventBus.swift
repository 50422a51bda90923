import Foundation

// In place of github.com/cesarferreira/SwiftEventBus: who listens for a name is told what is posted by it, at once.

open class SwiftEventBus {
  private struct Listener {
    let target: ObjectIdentifier
    let name: String
    /// Of whose posts it is told; nil for all.
    let sender: AnyObject?
    let handle: (Notification?) -> Void
  }

  nonisolated(unsafe) private static var listeners: [Listener] = []

  private static func add(
    _ target: AnyObject, _ name: String, _ sender: Any?,
    _ handle: @escaping (Notification?) -> Void
  ) -> NSObjectProtocol {
    listeners.append(
      Listener(
        target: ObjectIdentifier(target), name: name, sender: sender.map { $0 as AnyObject },
        handle: handle))
    return NSObject()
  }

  public class func post(_ name: String, sender: Any? = nil) {
    post(name, sender: sender, userInfo: nil)
  }

  public class func post(_ name: String, sender: Any?, userInfo: [AnyHashable: Any]?) {
    let notification = Notification(
      name: Notification.Name(name), object: sender, userInfo: userInfo)
    let posting = sender.map { $0 as AnyObject }
    for listener in listeners
    where listener.name == name && (listener.sender == nil || listener.sender === posting) {
      listener.handle(notification)
    }
  }

  public class func postToMainThread(_ name: String, sender: Any? = nil) {
    post(name, sender: sender)
  }

  public class func postToMainThread(
    _ name: String, sender: Any?, userInfo: [AnyHashable: Any]?
  ) { post(name, sender: sender, userInfo: userInfo) }

  @discardableResult
  public class func on(
    _ target: AnyObject, name: String, sender: Any? = nil, queue: OperationQueue?,
    handler: @escaping (Notification?) -> Void
  ) -> NSObjectProtocol { add(target, name, sender, handler) }

  @discardableResult
  public class func onMainThread(
    _ target: AnyObject, name: String, sender: Any? = nil,
    handler: @escaping (Notification?) -> Void
  ) -> NSObjectProtocol { add(target, name, sender, handler) }

  @discardableResult
  public class func onBackgroundThread(
    _ target: AnyObject, name: String, sender: Any? = nil,
    handler: @escaping (Notification?) -> Void
  ) -> NSObjectProtocol { add(target, name, sender, handler) }

  public class func unregister(_ target: AnyObject) {
    listeners.removeAll { $0.target == ObjectIdentifier(target) }
  }

  public class func unregister(_ target: AnyObject, name: String) {
    listeners.removeAll { $0.target == ObjectIdentifier(target) && $0.name == name }
  }
}
