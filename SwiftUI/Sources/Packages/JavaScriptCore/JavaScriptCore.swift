// What may be used without unwrapping it there may be so here.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import SwiftUI

// Scripts that nobody runs: each value of one is undefined.

open class JSVirtualMachine: NSObject, @unchecked Sendable {}

// No `NSObject` here: none of its classes may be made of nothing, as this may.
open class JSContext: @unchecked Sendable {
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)?
  open var exception: JSValue?
  open var name: String?
  open var isInspectable = false
  open var globalObject: JSValue! { JSValue(self) }

  public static func current() -> JSContext? { nil }

  public init!() {}
  public init!(virtualMachine: JSVirtualMachine?) {}

  @discardableResult
  open func evaluateScript(_ script: String?) -> JSValue! { JSValue(self) }
  @discardableResult
  open func evaluateScript(_ script: String?, withSourceURL url: URL?) -> JSValue! {
    JSValue(self)
  }
  open func objectForKeyedSubscript(_ key: Any?) -> JSValue! { JSValue(self) }
  open func setObject(_ object: Any?, forKeyedSubscript key: (any NSCopying)?) {}
  open func setObject(_ object: Any?, forKeyedSubscript key: String) {}
}

open class JSValue: NSObject, @unchecked Sendable {
  public let context: JSContext?

  fileprivate init(_ context: JSContext?) { self.context = context }
  public init(object value: Any?, in context: JSContext?) { self.context = context }
  public init(undefinedIn context: JSContext?) { self.context = context }
  public init(nullIn context: JSContext?) { self.context = context }
  public init(newObjectIn context: JSContext?) { self.context = context }

  open var isUndefined: Bool { true }
  open var isNull: Bool { false }
  open var isBoolean: Bool { false }
  open var isNumber: Bool { false }
  open var isString: Bool { false }
  open var isObject: Bool { false }
  open var isArray: Bool { false }

  open func toObject() -> Any! { NSNull() }
  open func toObjectOf(_ type: AnyClass) -> Any? { nil }
  open func toString() -> String! { "undefined" }
  open func toBool() -> Bool { false }
  open func toDouble() -> Double { .nan }
  open func toInt32() -> Int32 { 0 }
  open func toUInt32() -> UInt32 { 0 }
  open func toNumber() -> NSNumber! { 0 }
  open func toDate() -> Date! { Date() }
  open func toArray() -> [Any]! { [] }
  open func toDictionary() -> [AnyHashable: Any]! { [:] }

  @discardableResult
  open func call(withArguments arguments: [Any]?) -> JSValue! { JSValue(context) }
  @discardableResult
  open func invokeMethod(_ method: String?, withArguments arguments: [Any]?) -> JSValue! {
    JSValue(context)
  }
  open func construct(withArguments arguments: [Any]?) -> JSValue! { JSValue(context) }
  open func hasProperty(_ property: Any?) -> Bool { false }
  open func forProperty(_ property: Any?) -> JSValue! { JSValue(context) }
  open func setValue(_ value: Any?, forProperty property: Any?) {}
  open func objectForKeyedSubscript(_ key: Any?) -> JSValue! { JSValue(context) }
  open func setObject(_ object: Any?, forKeyedSubscript key: Any?) {}
  open func atIndex(_ index: Int) -> JSValue! { JSValue(context) }
}

public protocol JSExport {}
