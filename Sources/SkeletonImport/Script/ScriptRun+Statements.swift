import SkeletonModel

extension ScriptRun {
  enum Flow {
    /// `break` and `continue` on their way to the loop.
    case leave, again
    case on
    case give(ScriptValue)
  }

  /// Whether there are steps left. What touches many items or a long text is more than one.
  @discardableResult
  func spend(_ count: Int = 1) -> Bool {
    steps -= count
    guard steps > 0 else {
      if !isSpentSaid {
        isSpentSaid = true
        notes.add(
          at: 0, "", "this program runs too long; it was stopped, and what it draws may be missing")
      }
      return false
    }
    return true
  }

  @discardableResult
  func spend(items: Int) -> Bool { spend(items / 8) }

  @discardableResult
  func spend(bytes: Int) -> Bool { spend(bytes / 64) }

  /// A value as a text, which takes time for a list.
  func text(of value: ScriptValue) -> String? {
    guard case .list(let list) = value else { return value.text }
    guard spend(items: list.items.count) else { return nil }
    let text = value.text
    spend(bytes: text?.utf8.count ?? ScriptValue.longestText)
    return text
  }

  /// Functions can be called before they are declared.
  func hoist(_ statements: [Statement], _ scope: ScriptScope) {
    if scope !== global { spend(items: statements.count) }
    for statement in statements {
      switch statement {
      case .function(let code):
        let function = ScriptFunction(code, scope)
        scope.declare(code.name ?? "default", .function(function))
        if scope === global { callable.append((code.name ?? "default", function)) }
      case .component(let name, let code):
        let function = ScriptFunction(code, scope, isClass: true)
        scope.declare(name, .function(function))
        if scope === global { callable.append((name, function)) }
      case .block(let inner) where scope === global: hoist(inner, scope)
      case .imported(let names):
        for (name, from, module) in names {
          if module.contains("content-loader"), !Self.shapes.contains(from) || from == "Text" {
            loaderNames.insert(from == "*" ? "\(name).default" : name)
          }
          if module.contains("content-loader/native") || module.contains("react-native-svg")
            || Self.isBesideLoader(from, in: module)
          {
            isNative = true
          }
          scope.declare(name, .native("\(module)#\(from)"))
        }
      default: break
      }
    }
  }

  func perform(_ statements: [Statement], _ scope: ScriptScope) -> Flow {
    for statement in statements {
      let flow = perform(statement, scope)
      if case .on = flow { continue }
      return flow
    }
    return .on
  }

  func perform(_ statement: Statement, _ scope: ScriptScope) -> Flow {
    guard spend() else { return .give(.undefined) }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return .give(.undefined) }
    switch statement {
    case .declare(let all):
      for (pattern, value) in all {
        let value = value.map { evaluate($0, scope) } ?? .undefined
        if case .name(let name) = pattern, scope === global {
          if case .function(let function) = value { callable.append((name, function)) }
          if case .element(let element) = value {
            scope.declare(name, value)
            names.append(name)
            show(element)
            names.removeLast()
          }
        }
        bind(pattern, value, scope)
      }
      return .on
    case .expression(let value):
      let value = evaluate(value, scope)
      if scope === global, case .element(let element) = value { show(element) }
      return .on
    case .function(let code):
      if scope !== global {
        scope.declare(code.name ?? "default", .function(ScriptFunction(code, scope)))
      }
      return .on
    case .component, .imported, .skip: return .on
    case .choice(let condition, let then, let otherwise):
      let isTrue = evaluate(condition, scope).isTrue
      return perform(isTrue ? then : otherwise, ScriptScope(in: scope))
    case .loop(let before, let condition, let step, let body):
      let inner = ScriptScope(in: scope)
      _ = perform(before, inner)
      while spend(), condition.map({ evaluate($0, inner).isTrue }) ?? true {
        switch perform(body, ScriptScope(in: inner)) {
        case .on, .again: break
        case .leave: return .on
        case .give(let value): return .give(value)
        }
        if let step { _ = evaluate(step, inner) }
      }
      return .on
    case .repeated(let body, let condition):
      repeat {
        switch perform(body, ScriptScope(in: scope)) {
        case .on, .again: break
        case .leave: return .on
        case .give(let value): return .give(value)
        }
      } while spend() && evaluate(condition, scope).isTrue
      return .on
    case .each(let pattern, let list, let isKeys, let body):
      for item in items(of: evaluate(list, scope), keys: isKeys) {
        let inner = ScriptScope(in: scope)
        bind(pattern, item, inner)
        switch perform(body, inner) {
        case .on, .again: break
        case .leave: return .on
        case .give(let value): return .give(value)
        }
      }
      return .on
    case .block(let body):
      return perform(body, scope === global ? scope : ScriptScope(in: scope))
    case .give(let value): return .give(value.map { evaluate($0, scope) } ?? .undefined)
    case .switching(let value, let cases):
      let value = evaluate(value, scope)
      let inner = ScriptScope(in: scope)
      let match =
        cases.firstIndex { $0.match.map { isSame(value, evaluate($0, inner)) } ?? false }
        ?? cases.firstIndex { $0.match == nil }
      guard let match else { return .on }
      for one in cases[match...] {
        switch perform(one.body, inner) {
        case .on: break
        case .leave: return .on
        case .again: return .again
        case .give(let value): return .give(value)
        }
      }
      return .on
    case .leave: return .leave
    case .again: return .again
    case .export(let value):
      exported.append(evaluate(value, scope))
      if case .name(let name, _) = value { exportedNames(name) }
      return .on
    }
  }

  /// What is exported is shown first; its name is that of the file's loader.
  func exportedNames(_ name: String) {
    guard case .function(let function)? = exported.last else { return }
    exported.removeLast()
    callable.removeAll { $0.function === function }
    callable.insert((name, function), at: 0)
  }

  func items(of value: ScriptValue, keys: Bool = false) -> [ScriptValue] {
    switch value {
    case .list(let list):
      guard spend(items: list.items.count) else { return [] }
      return keys ? list.items.indices.map { .text(String($0)) } : list.items
    case .object(let object) where keys:
      guard spend(items: object.keys.count) else { return [] }
      return object.keys.map { .text($0) }
    case .text(let text):
      guard spend(items: min(text.utf8.count, ScriptList.most)) else { return [] }
      return text.prefix(ScriptList.most).map { .text(String($0)) }
    default: return []
    }
  }

  func bind(_ pattern: Pattern, _ value: ScriptValue, _ scope: ScriptScope) {
    switch pattern {
    case .name(let name): scope.declare(name, value)
    case .preset(let pattern, let preset):
      if case .undefined = value {
        bind(pattern, evaluate(preset, scope), scope)
      } else {
        bind(pattern, value, scope)
      }
    case .rest(let pattern): bind(pattern, value, scope)
    case .object(let entries, let rest):
      for (key, pattern) in entries { bind(pattern, member(value, key), scope) }
      guard let rest else { return }
      if case .object(let object) = value,
        spend(items: object.keys.count * entries.count)
      {
        let remaining = ScriptObject(isOpen: object.isOpen)
        for key in object.keys where !entries.contains(where: { $0.key == key }) {
          remaining[key] = object[key]
        }
        scope.declare(rest, .object(remaining))
      } else {
        scope.declare(rest, value)
      }
    case .list(let patterns, let rest):
      let items = items(of: value)
      for (index, pattern) in patterns.enumerated() {
        guard let pattern else { continue }
        var item = index < items.count ? items[index] : .undefined
        if case .unknown = value { item = value }
        bind(pattern, item, scope)
      }
      if let rest { bind(rest, .list(ScriptList(Array(items.dropFirst(patterns.count)))), scope) }
    }
  }
}
