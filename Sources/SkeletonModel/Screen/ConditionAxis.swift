/// The axes of a variant that a `when` can test.
package enum ConditionAxis: String, Hashable, Sendable, CaseIterable {
  case appearance, contrast, motion, type, direction, width, scale
}
