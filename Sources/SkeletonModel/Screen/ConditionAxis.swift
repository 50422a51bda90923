/// The axes of a variant, as a `when` names them.
package enum ConditionAxis: String, Hashable, Sendable, CaseIterable {
  case appearance, contrast, motion, type, direction, language, width, scale
}
