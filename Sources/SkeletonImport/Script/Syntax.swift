/// The part of JavaScript that loaders are written in, with the byte each piece begins at.
indirect enum Expression: Sendable {
  case undefined
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case template([String], [Expression])
  case name(String, Int)
  case this
  case member(Expression, String, isOptional: Bool, Int)
  case index(Expression, Expression, isOptional: Bool)
  case call(Expression, [Element], isOptional: Bool, Range<Int>)
  case prefix(String, Expression)
  case binary(String, Expression, Expression)
  case choice(Expression, Expression, Expression)
  case assign(Expression, String, Expression)
  /// `i++`, `--i`
  case step(Expression, by: Double, isPrefix: Bool)
  case list([Element])
  case object([Property])
  case function(Function)
  case markup(Tag)
  /// What is passed over: a pattern between slashes, `await`, a class.
  case unknown(Range<Int>)

  struct Element: Sendable {
    var value: Expression
    var isSpread: Bool
  }

  struct Property: Sendable {
    var key: Key
    var value: Expression

    enum Key: Sendable {
      case name(String)
      case computed(Expression)
      case spread
    }
  }

  final class Function: Sendable {
    let name: String?
    let parameters: [Pattern]
    let body: [Statement]
    let offset: Int

    init(name: String?, parameters: [Pattern], body: [Statement], offset: Int) {
      self.name = name
      self.parameters = parameters
      self.body = body
      self.offset = offset
    }
  }

  /// An element of JSX, before it is worked out.
  final class Tag: Sendable {
    /// Empty for a fragment.
    let name: String
    let attributes: [Attribute]
    let children: [Child]
    let range: Range<Int>

    struct Attribute: Sendable {
      /// nil for `{...props}`.
      var name: String?
      var value: Expression
      var range: Range<Int>
    }

    enum Child: Sendable {
      case text(String)
      case expression(Expression, Range<Int>, isSpread: Bool)
    }

    init(name: String, attributes: [Attribute], children: [Child], range: Range<Int>) {
      self.name = name
      self.attributes = attributes
      self.children = children
      self.range = range
    }
  }
}

/// What stands on the left of an assignment or for a parameter.
indirect enum Pattern: Sendable {
  case name(String)
  case object([(key: String, pattern: Pattern)], rest: String?)
  case list([Pattern?], rest: Pattern?)
  case preset(Pattern, Expression)
  case rest(Pattern)
}

indirect enum Statement: Sendable {
  case declare([(pattern: Pattern, value: Expression?)])
  case expression(Expression)
  case function(Expression.Function)
  case choice(Expression, [Statement], [Statement])
  case loop(before: [Statement], while: Expression?, step: Expression?, [Statement])
  /// `do { … } while (…)`
  case repeated([Statement], while: Expression)
  case each(Pattern, of: Expression, isKeys: Bool, [Statement])
  case block([Statement])
  case give(Expression?)
  case switching(Expression, [(match: Expression?, body: [Statement])])
  case leave
  /// `continue`
  case again
  case skip
  case export(Expression)
  case imported([(name: String, from: String, module: String)])
  /// A class with what it renders.
  case component(String, Expression.Function)
}

extension Expression {
  /// Whether it is a value by its name, and nothing that is worked out.
  var isReference: Bool {
    switch self {
    case .name, .member, .index: true
    default: false
    }
  }
}
