/// A value on one of the axes of a variant. What treats the axes alike does it by way of these.
package enum AxisValue: Hashable, Sendable {
  case appearance(Appearance)
  case contrast(Contrast)
  case motion(MotionPreference)
  case type(TypeSize)
  case direction(LayoutDirection)
  case language(Language?)
  case width(CanvasSize?)
  case scale(Int)

  /// As people read it: `dark`, `pt-BR`, `768x1024`, `3x`.
  package var word: String {
    switch self {
    case .appearance(let value): value.rawValue
    case .contrast(let value): value.rawValue
    case .motion(let value): value.rawValue
    case .type(let value): value.rawValue
    case .direction(let value): value.rawValue
    case .language(let value): value?.tag ?? "own"
    case .width(let value): value?.name ?? "own"
    case .scale(let value): "\(value)x"
    }
  }
}

extension Variant {
  package subscript(axis: ConditionAxis) -> AxisValue {
    switch axis {
    case .appearance: .appearance(appearance)
    case .contrast: .contrast(contrast)
    case .motion: .motion(motion)
    case .type: .type(type)
    case .direction: .direction(direction)
    case .language: .language(language)
    case .width: .width(width)
    case .scale: .scale(scale)
    }
  }

  /// Replaces the value on the axis of another one. A language that is written from right to left
  /// makes it so; of several values it is taken after the direction.
  package mutating func take(_ value: AxisValue) {
    switch value {
    case .appearance(let value): appearance = value
    case .contrast(let value): contrast = value
    case .motion(let value): motion = value
    case .type(let value): type = value
    case .direction(let value): direction = value
    case .language(let value):
      language = value
      if value?.isRightToLeft == true { direction = .rtl }
    case .width(let value): width = value
    case .scale(let value): scale = value
    }
  }

  /// The axes on which it differs from another one.
  package func axes(apartFrom other: Variant) -> [ConditionAxis] {
    ConditionAxis.allCases.filter { self[$0] != other[$0] }
  }
}

extension AxisChoice {
  package subscript(axis: ConditionAxis) -> [AxisValue] {
    switch axis {
    case .appearance: appearance.map(AxisValue.appearance)
    case .contrast: contrast.map(AxisValue.contrast)
    case .motion: motion.map(AxisValue.motion)
    case .type: type.map(AxisValue.type)
    case .direction: direction.map(AxisValue.direction)
    case .language: language.map(AxisValue.language)
    case .width: width.map(AxisValue.width)
    case .scale: scale.map(AxisValue.scale)
    }
  }

  /// Adds a value to those of its axis.
  package mutating func append(_ value: AxisValue) {
    switch value {
    case .appearance(let value): appearance.append(value)
    case .contrast(let value): contrast.append(value)
    case .motion(let value): motion.append(value)
    case .type(let value): type.append(value)
    case .direction(let value): direction.append(value)
    case .language(let value): language.append(value)
    case .width(let value): width.append(value)
    case .scale(let value): scale.append(value)
    }
  }
}
