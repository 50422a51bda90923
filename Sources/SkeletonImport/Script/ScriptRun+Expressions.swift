import SkeletonModel

extension ScriptRun {
  func call(
    _ function: ScriptFunction, _ arguments: [ScriptValue]
  ) -> ScriptValue {
    guard spend() else { return .undefined }
    depth += 4
    defer { depth -= 4 }
    guard depth <= Self.deepest else { return .undefined }
    let scope = ScriptScope(in: function.scope)
    if function.isClass {
      let this = ScriptObject()
      this["props"] = arguments.first
      this["state"] = .object(ScriptObject(isOpen: true))
      scope.declare("this", .object(this))
    }
    for (index, pattern) in function.code.parameters.enumerated() {
      if case .rest(let rest) = pattern {
        bind(rest, .list(ScriptList(Array(arguments.dropFirst(index)))), scope)
      } else {
        bind(pattern, index < arguments.count ? arguments[index] : .undefined, scope)
      }
    }
    hoist(function.code.body, scope)
    if case .give(let value) = perform(function.code.body, scope) { return value }
    return .undefined
  }

  func evaluate(_ expression: Expression, _ scope: ScriptScope) -> ScriptValue {
    guard spend() else { return .undefined }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return .undefined }
    switch expression {
    case .undefined: return .undefined
    case .null: return .null
    case .flag(let flag): return .flag(flag)
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .template(let texts, let values):
      var text = texts.first ?? ""
      for (value, after) in zip(values, texts.dropFirst()) {
        guard let part = self.text(of: evaluate(value, scope)) else { return .unknown("`…`") }
        text += part + after
        guard text.utf8.count < ScriptValue.longestText, spend(bytes: text.utf8.count) else {
          return .unknown("`…`")
        }
      }
      return .text(text)
    case .name(let name, _):
      return scope.value(of: name) ?? (Self.natives.contains(name) ? .native(name) : .unknown(name))
    case .this: return scope.value(of: "this") ?? .undefined
    case .member(let base, let name, let isOptional, let offset):
      let value = evaluate(base, scope)
      if isOptional, value.isMissing { return .undefined }
      return member(value, name, at: offset)
    case .index(let base, let key, let isOptional):
      let value = evaluate(base, scope)
      if isOptional, value.isMissing { return .undefined }
      let key = evaluate(key, scope)
      if case .list(let list) = value, let index = key.number {
        guard let index = Int(exactly: index), list.items.indices.contains(index) else {
          return .undefined
        }
        return list.items[index]
      }
      return text(of: key).map { member(value, $0) } ?? .unknown("[…]")
    case .call(let callee, let arguments, let isOptional, let range):
      return evaluateCall(callee, arguments, isOptional, range, scope)
    case .prefix(let mark, let value):
      let value = evaluate(value, scope)
      switch mark {
      case "!": return .flag(!value.isTrue)
      case "typeof": return .text(value.kindName)
      default:
        guard let number = value.number else { return value }
        if mark == "~" { return .number(Double(~Self.bits(number))) }
        return mark == "-" ? .number(-number) : mark == "+" ? .number(number) : .unknown(mark)
      }
    case .binary(let mark, let left, let right):
      return evaluate(mark, left, right, scope)
    case .choice(let condition, let then, let otherwise):
      return evaluate(evaluate(condition, scope).isTrue ? then : otherwise, scope)
    case .assign(let target, let mark, let value):
      let result = mark.isEmpty ? evaluate(value, scope) : evaluate(mark, target, value, scope)
      assign(target, result, scope)
      return result
    case .step(let target, let by, let isPrefix):
      let before = evaluate(target, scope)
      let after: ScriptValue = before.number.map { .number($0 + by) } ?? before
      assign(target, after, scope)
      return isPrefix ? after : before
    case .list(let elements): return .list(ScriptList(values(of: elements, scope)))
    case .object(let properties): return .object(object(properties, scope))
    case .function(let code): return .function(ScriptFunction(code, scope))
    case .markup(let tag): return .element(element(tag, scope))
    case .unknown(let range): return .unknown(lines.excerpt(range))
    }
  }

  func assign(_ target: Expression, _ value: ScriptValue, _ scope: ScriptScope) {
    switch target {
    case .name(let name, _): scope.assign(name, value)
    case .member(let base, let name, _, _):
      if case .object(let object) = evaluate(base, scope) { object[name] = value }
    case .index(let base, let key, _):
      let key = evaluate(key, scope)
      switch evaluate(base, scope) {
      case .object(let object): if let name = text(of: key) { object[name] = value }
      case .list(let list):
        guard let number = key.number, let index = Int(exactly: number), index >= 0,
          index < ScriptList.most, spend(items: max(index - list.items.count, 0))
        else { return }
        while list.items.count <= index { list.items.append(.undefined) }
        list.items[index] = value
      default: break
      }
    default: break
    }
  }

  func values(of elements: [Expression.Element], _ scope: ScriptScope) -> [ScriptValue] {
    var values: [ScriptValue] = []
    for element in elements {
      let value = evaluate(element.value, scope)
      if element.isSpread {
        values += items(of: value)
      } else {
        values.append(value)
      }
    }
    return values
  }

  func object(
    _ properties: [Expression.Property], _ scope: ScriptScope
  ) -> ScriptObject {
    let object = ScriptObject()
    for property in properties {
      let value = evaluate(property.value, scope)
      switch property.key {
      case .name(let name): object[name] = value
      case .computed(let key): if let name = text(of: evaluate(key, scope)) { object[name] = value }
      case .spread:
        if case .object(let other) = value, spend(items: other.keys.count) {
          for key in other.keys { object[key] = other[key] }
        }
      }
    }
    return object
  }

  func evaluate(
    _ mark: String, _ left: Expression, _ right: Expression, _ scope: ScriptScope
  ) -> ScriptValue {
    let first = evaluate(left, scope)
    switch mark {
    case "&&": return first.isTrue ? evaluate(right, scope) : first
    case "||": return first.isTrue ? first : evaluate(right, scope)
    case "??":
      if case .unknown = first { return evaluate(right, scope) }
      return first.isMissing ? evaluate(right, scope) : first
    case ",": return evaluate(right, scope)
    default: return combine(mark, first, evaluate(right, scope))
    }
  }

  func isSame(_ a: ScriptValue, _ b: ScriptValue) -> Bool {
    switch (a, b) {
    case (.undefined, .undefined), (.null, .null): true
    case (.flag(let a), .flag(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.list(let a), .list(let b)): a === b
    case (.object(let a), .object(let b)): a === b
    default: false
    }
  }

  func combine(_ mark: String, _ a: ScriptValue, _ b: ScriptValue) -> ScriptValue {
    switch mark {
    case "===": return .flag(isSame(a, b))
    case "!==": return .flag(!isSame(a, b))
    case "==", "!=":
      var isEqual = isSame(a, b) || a.isMissing && b.isMissing
      if !isEqual, !a.isMissing, !b.isMissing, a.kindName != b.kindName,
        let x = a.number, let y = b.number
      {
        isEqual = x == y
      }
      return .flag(isEqual == (mark == "=="))
    case "+":
      let isText = [a, b].contains { value in
        switch value {
        case .text, .list, .object, .element: true
        default: false
        }
      }
      if isText {
        guard let x = text(of: a), let y = text(of: b),
          x.utf8.count + y.utf8.count < ScriptValue.longestText,
          spend(bytes: x.utf8.count + y.utf8.count)
        else {
          return .unknown("…")
        }
        return .text(x + y)
      }
    default: break
    }
    if case .text(let x) = a, case .text(let y) = b, ["<", ">", "<=", ">="].contains(mark) {
      return .flag(mark == "<" ? x < y : mark == ">" ? x > y : mark == "<=" ? x <= y : x >= y)
    }
    guard let x = a.number else { return a }
    guard let y = b.number else { return b }
    switch mark {
    case "+": return .number(x + y)
    case "-": return .number(x - y)
    case "*": return .number(x * y)
    case "/": return .number(x / y)
    case "%": return .number(x.isFinite && y != 0 ? x.truncatingRemainder(dividingBy: y) : .nan)
    case "**": return .number(power(x, y))
    case "<": return .flag(x < y)
    case ">": return .flag(x > y)
    case "<=": return .flag(x <= y)
    case ">=": return .flag(x >= y)
    case "|": return .number(Double(Self.bits(x) | Self.bits(y)))
    case "&": return .number(Double(Self.bits(x) & Self.bits(y)))
    case "^": return .number(Double(Self.bits(x) ^ Self.bits(y)))
    case "<<": return .number(Double(Self.bits(x) << (Self.bits(y) & 31)))
    case ">>": return .number(Double(Self.bits(x) >> (Self.bits(y) & 31)))
    case ">>>": return .number(Double(UInt32(bitPattern: Self.bits(x)) >> (Self.bits(y) & 31)))
    default: return .unknown(mark)
    }
  }

  /// A number as JavaScript takes it for its bits: whole, and the lowest 32 of them.
  static func bits(_ number: Double) -> Int32 {
    guard number.isFinite else { return 0 }
    let whole = number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)
    return Int32(truncatingIfNeeded: Int64(whole))
  }

  /// Of whole exponents, which is all that loaders have.
  func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0.5 { return base.squareRoot() }
    guard let count = Int(exactly: exponent), abs(count) <= 1024 else { return .nan }
    var value = 1.0
    for _ in 0..<abs(count) { value *= base }
    return count < 0 ? 1 / value : value
  }
}
