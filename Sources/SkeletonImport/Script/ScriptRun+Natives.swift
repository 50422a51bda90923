import SkeletonModel

extension ScriptRun {
  static let natives: Set = [
    "Math", "Array", "Object", "Number", "String", "Boolean", "parseInt", "parseFloat", "React",
    "useState", "useMemo", "useCallback", "useEffect", "useLayoutEffect", "useRef", "memo",
    "forwardRef", "Dimensions", "window", "Infinity", "NaN", "useWindowDimensions", "isNaN",
  ]

  func member(_ value: ScriptValue, _ name: String, at offset: Int = 0) -> ScriptValue {
    switch value {
    case .object(let object): return object[name] ?? .undefined
    case .list(let list):
      return name == "length" ? .number(Double(list.items.count)) : .unknown(name)
    case .text(let text):
      spend(bytes: text.utf8.count)
      return name == "length" ? .number(Double(text.utf16.count)) : .unknown(name)
    case .native("Math"):
      switch name {
      case "PI": return .number(.pi)
      case "SQRT2": return .number(2.0.squareRoot())
      default: return .native("Math.\(name)")
      }
    case .native("window"):
      guard name == "innerWidth" || name == "innerHeight" else { return .unknown("window.\(name)") }
      return screen(name == "innerWidth" ? "width" : "height", at: offset)
    case .native(let owner):
      guard owner.utf8.count < 400 else { return .unknown("…") }
      if owner.hasSuffix("#default") || owner.hasSuffix("#*") || owner == "React" {
        return .native(
          owner == "React" || owner.hasPrefix("react#")
            ? name : "\(owner.prefix { $0 != "#" })#\(name)")
      }
      return .native("\(owner).\(name)")
    case .unknown(let source):
      return source.utf8.count < 400 ? .unknown("\(source).\(name)") : value
    case .undefined, .null, .flag, .number, .function, .element: return .undefined
    }
  }

  func screen(_ side: String, at offset: Int) -> ScriptValue {
    notes.add(at: offset, "the screen's \(side)", "taken as \(side == "width" ? 393 : 852)")
    return .number(side == "width" ? 393 : 852)
  }

  func screen(at offset: Int) -> ScriptValue {
    notes.add(at: offset, "the screen's size", "taken as 393 × 852")
    let size = ScriptObject()
    size["width"] = .number(393)
    size["height"] = .number(852)
    return .object(size)
  }

  func evaluateCall(
    _ callee: Expression, _ arguments: [Expression.Element], _ isOptional: Bool,
    _ range: Range<Int>, _ scope: ScriptScope
  ) -> ScriptValue {
    if case .member(let base, let name, let isOptionalMember, _) = callee {
      let value = evaluate(base, scope)
      if value.isMissing, isOptionalMember { return .undefined }
      switch value {
      case .list(let list):
        return method(name, of: list, values(of: arguments, scope), range)
      case .text(let text): return method(name, of: text, values(of: arguments, scope), range)
      case .number(let number):
        return method(name, of: number, values(of: arguments, scope))
      default: break
      }
    }
    let function = evaluate(callee, scope)
    if function.isMissing, isOptional { return .undefined }
    let arguments = values(of: arguments, scope)
    switch function {
    case .function(let function): return call(function, arguments)
    case .native(let name): return native(name, arguments, range)
    default: return .unknown(lines.excerpt(range))
    }
  }

  func method(
    _ name: String, of list: ScriptList, _ arguments: [ScriptValue], _ range: Range<Int>
  ) -> ScriptValue {
    func apply(_ item: ScriptValue, _ index: Int) -> ScriptValue {
      guard case .function(let function)? = arguments.first else { return .undefined }
      return call(function, [item, .number(Double(index)), .list(list)])
    }
    if name == "push" {
      for item in arguments {
        guard list.items.count < ScriptList.most else {
          sayCut(at: range.lowerBound)
          break
        }
        list.items.append(item)
      }
      return .number(Double(list.items.count))
    }
    let items = list.items
    guard spend(items: items.count) else { return .undefined }
    switch name {
    case "map": return .list(ScriptList(items.enumerated().map { apply($0.element, $0.offset) }))
    case "flatMap":
      return .list(
        ScriptList(
          items.enumerated().flatMap { index, item -> [ScriptValue] in
            let value = apply(item, index)
            if case .list = value { return self.items(of: value) }
            return [value]
          }))
    case "forEach":
      for (index, item) in items.enumerated() { _ = apply(item, index) }
      return .undefined
    case "filter":
      return .list(
        ScriptList(items.enumerated().filter { apply($0.element, $0.offset).isTrue }.map(\.element))
      )
    case "reduce":
      guard case .function(let function)? = arguments.first else { return .undefined }
      var value = arguments.count > 1 ? arguments[1] : items.first ?? .undefined
      let skipped = arguments.count > 1 ? 0 : 1
      for (index, item) in items.enumerated().dropFirst(skipped) {
        value = call(function, [value, item, .number(Double(index))])
      }
      return value
    case "fill":
      list.items = items.map { _ in arguments.first ?? .undefined }
      return .list(list)
    case "concat":
      var all = items
      for argument in arguments where all.count < ScriptList.most {
        if case .list = argument { all += self.items(of: argument) } else { all.append(argument) }
      }
      return .list(ScriptList(all))
    case "slice":
      let count = items.count
      func place(_ value: ScriptValue?, _ absent: Int) -> Int {
        guard let number = value?.number, number.isFinite else { return absent }
        let whole = Int(exactly: number.rounded(.towardZero)) ?? absent
        return min(max(whole < 0 ? count + whole : whole, 0), count)
      }
      let first = place(arguments.first, 0)
      let end = place(arguments.count > 1 ? arguments[1] : nil, count)
      return .list(ScriptList(first < end ? Array(items[first..<end]) : []))
    case "reverse":
      list.items.reverse()
      return .list(list)
    case "join":
      let separator = arguments.first.flatMap { text(of: $0) } ?? ","
      let joined = ScriptValue.joined(list, separator)
      spend(bytes: joined?.utf8.count ?? ScriptValue.longestText)
      return joined.map { .text($0) } ?? .unknown("…")
    case "keys": return .list(ScriptList(items.indices.map { .number(Double($0)) }))
    case "values": return .list(list)
    case "entries":
      return .list(
        ScriptList(
          items.enumerated().map { .list(ScriptList([.number(Double($0.offset)), $0.element])) }))
    case "includes":
      return .flag(items.contains { isSame($0, arguments.first ?? .undefined) })
    default: return search(name, items, arguments, apply) ?? order(name, list, arguments, range)
    }
  }

  /// The methods that look for an item; nil for any other.
  private func search(
    _ name: String, _ items: [ScriptValue], _ arguments: [ScriptValue],
    _ apply: (ScriptValue, Int) -> ScriptValue
  ) -> ScriptValue? {
    func first() -> Int? { items.indices.first { apply(items[$0], $0).isTrue } }
    switch name {
    case "find": return first().map { items[$0] } ?? .undefined
    case "findIndex": return .number(Double(first() ?? -1))
    case "some": return .flag(first() != nil)
    case "every": return .flag(items.indices.allSatisfy { apply(items[$0], $0).isTrue })
    case "indexOf":
      let index = items.firstIndex { isSame($0, arguments.first ?? .undefined) }
      return .number(Double(index ?? -1))
    case "at":
      guard let number = arguments.first?.number, let whole = Int(exactly: number) else {
        return .undefined
      }
      let index = whole < 0 ? items.count + whole : whole
      return items.indices.contains(index) ? items[index] : .undefined
    default: return nil
    }
  }

  private func order(
    _ name: String, _ list: ScriptList, _ arguments: [ScriptValue], _ range: Range<Int>
  ) -> ScriptValue {
    switch name {
    case "flat":
      return .list(
        ScriptList(
          list.items.flatMap { item -> [ScriptValue] in
            if case .list = item { self.items(of: item) } else { [item] }
          }))
    case "pop": return list.items.popLast() ?? .undefined
    case "sort", "toSorted":
      let sorted = self.sorted(list.items, arguments.first)
      guard name == "sort" else { return .list(ScriptList(sorted)) }
      list.items = sorted
      return .list(list)
    default: return .unknown(lines.excerpt(range))
    }
  }

  /// As JavaScript sorts: by what a function says, or by the texts. Equal ones keep their order.
  private func sorted(_ items: [ScriptValue], _ compare: ScriptValue?) -> [ScriptValue] {
    func isBefore(_ a: ScriptValue, _ b: ScriptValue) -> Bool {
      guard case .function(let function)? = compare else {
        return (text(of: a) ?? "") < (text(of: b) ?? "")
      }
      return (call(function, [a, b]).number ?? 0) < 0
    }
    // Merging asks for no order that a function could contradict.
    guard items.count > 1, spend(items: items.count) else { return items }
    let middle = items.count / 2
    var left = sorted(Array(items[..<middle]), compare)[...]
    var right = sorted(Array(items[middle...]), compare)[...]
    var merged: [ScriptValue] = []
    while let a = left.first, let b = right.first {
      if isBefore(b, a) {
        merged.append(b)
        right = right.dropFirst()
      } else {
        merged.append(a)
        left = left.dropFirst()
      }
    }
    return merged + left + right
  }

  func sayCut(at offset: Int) {
    notes.add(at: offset, "a list", "has more than \(ScriptList.most) items; the rest was left out")
  }

  func method(
    _ name: String, of text: String, _ arguments: [ScriptValue], _ range: Range<Int>
  ) -> ScriptValue {
    let first = arguments.first.flatMap { self.text(of: $0) }
    // A text is looked for at each place.
    let looks = ["includes", "split"].contains(name) ? max(first?.utf8.count ?? 1, 1) : 1
    guard spend(bytes: text.utf8.count * looks) else { return .undefined }
    switch name {
    case "toString", "trim": return .text(name == "trim" ? text.trimmed : text)
    case "toUpperCase": return .text(text.uppercased())
    case "toLowerCase": return .text(text.lowercased())
    case "includes": return .flag(first.map { text.contains($0) } ?? false)
    case "startsWith": return .flag(first.map { text.hasPrefix($0) } ?? false)
    case "endsWith": return .flag(first.map { text.hasSuffix($0) } ?? false)
    case "repeat":
      guard let count = arguments.first?.number, let whole = Int(exactly: count.rounded(.down)),
        whole >= 0, whole <= 10_000, text.utf8.count * whole < 100_000
      else { return .unknown(lines.excerpt(range)) }
      spend(bytes: text.utf8.count * whole)
      return .text(String(repeating: text, count: whole))
    case "split":
      guard let first else { return .list(ScriptList([.text(text)])) }
      let parts =
        first.isEmpty
        ? text.prefix(ScriptList.most).map(String.init)
        : text.split(
          separator: first, maxSplits: ScriptList.most, omittingEmptySubsequences: false
        ).map(String.init)
      spend(items: parts.count)
      return .list(ScriptList(parts.map { .text($0) }))
    default: return .unknown(lines.excerpt(range))
    }
  }

  func method(
    _ name: String, of number: Double, _ arguments: [ScriptValue]
  ) -> ScriptValue {
    switch name {
    case "toFixed":
      let digits = min(max(arguments.first?.number ?? 0, 0), 15)
      guard number.isFinite, abs(number) < 1e15 else { return .text(ScriptValue.text(number)) }
      let factor = power(10, digits.isFinite ? digits.rounded(.down) : 0)
      return .text(((number * factor).rounded() / factor).shortestDecimal)
    case "toString": return .text(ScriptValue.text(number))
    default: return .undefined
    }
  }

  func native(
    _ name: String, _ arguments: [ScriptValue], _ range: Range<Int>
  ) -> ScriptValue {
    let first = arguments.first ?? .undefined
    let bare = name.split(separator: "#").last.map(String.init) ?? name
    switch bare {
    case "Array":
      guard arguments.count == 1, let count = first.number else {
        return .list(ScriptList(arguments))
      }
      return .list(blank(count, at: range.lowerBound))
    case "Array.from":
      var list = ScriptList(items(of: first))
      if case .object(let object) = first, let count = object["length"]?.number {
        list = blank(count, at: range.lowerBound)
      }
      guard case .function(let function)? = arguments.dropFirst().first else { return .list(list) }
      return .list(
        ScriptList(
          list.items.enumerated().map { call(function, [$0.element, .number(Double($0.offset))]) }))
    case "Array.isArray":
      if case .list = first { return .flag(true) }
      return .flag(false)
    case "Object.keys": return .list(ScriptList(items(of: first, keys: true)))
    case "Object.values", "Object.entries":
      guard case .object(let object) = first, spend(items: object.keys.count) else {
        return .list(ScriptList([]))
      }
      return .list(
        ScriptList(
          object.keys.map { key in
            let value = object[key] ?? .undefined
            return bare == "Object.values" ? value : .list(ScriptList([.text(key), value]))
          }))
    case "Object.assign", "Object.freeze": return first
    case "Number", "parseFloat", "parseInt":
      guard let text = self.text(of: first) else { return first }
      if bare == "Number" { return .number(first.number ?? .nan) }
      let digits = text.trimmed.prefix { "0123456789+-.eE".contains($0) }
      let value = plainNumber(String(digits)) ?? .nan
      return .number(bare == "parseInt" && value.isFinite ? value.rounded(.towardZero) : value)
    case "String": return text(of: first).map { .text($0) } ?? first
    case "Boolean": return .flag(first.isTrue)
    case "isNaN": return .flag(first.number?.isNaN ?? true)
    case "useState":
      if case .function(let function) = first { return .list(ScriptList([call(function, [])])) }
      return .list(ScriptList([first]))
    case "useMemo":
      guard case .function(let function) = first else { return .undefined }
      return call(function, [])
    case "useCallback", "memo", "forwardRef", "observer": return first
    case "useEffect", "useLayoutEffect": return .undefined
    case "useRef":
      let object = ScriptObject()
      object["current"] = first
      return .object(object)
    case "useWindowDimensions", "Dimensions.get": return screen(at: range.lowerBound)
    case "Math.random":
      notes.add(
        at: range.lowerBound, "Math.random()", "taken as 0.5, so that it is always the same")
      return .number(0.5)
    default: break
    }
    if bare.hasPrefix("Math.") { return mathematics(String(bare.dropFirst(5)), arguments) }
    return .unknown(lines.excerpt(range))
  }

  func blank(_ count: Double, at offset: Int) -> ScriptList {
    if count.isFinite, count > Double(ScriptList.most) { sayCut(at: offset) }
    let count = count.isFinite ? min(max(count, 0), Double(ScriptList.most)) : 0
    guard spend(items: Int(count)) else { return ScriptList([]) }
    return ScriptList(Array(repeating: .undefined, count: Int(count)))
  }

  func mathematics(_ name: String, _ arguments: [ScriptValue]) -> ScriptValue {
    let numbers = arguments.compactMap(\.number)
    guard numbers.count == arguments.count else { return .unknown("Math.\(name)(…)") }
    let first = numbers.first ?? .nan
    switch name {
    case "floor": return .number(first.rounded(.down))
    case "ceil": return .number(first.rounded(.up))
    case "round": return .number((first + 0.5).rounded(.down))
    case "trunc": return .number(first.rounded(.towardZero))
    case "abs": return .number(abs(first))
    case "sqrt": return .number(first.squareRoot())
    case "max": return .number(numbers.max() ?? -.infinity)
    case "min": return .number(numbers.min() ?? .infinity)
    case "pow": return .number(power(first, numbers.count > 1 ? numbers[1] : .nan))
    case "sin": return .number(.sine(degrees: first * 180 / .pi))
    case "cos": return .number(.cosine(degrees: first * 180 / .pi))
    default: return .unknown("Math.\(name)(…)")
    }
  }
}
