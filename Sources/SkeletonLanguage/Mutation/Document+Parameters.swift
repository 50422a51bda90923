import SkeletonModel

extension Document {
  /// Other values that the event `set` could give to its parameters, one at a time: what is there for
  /// one of them alone is seen with it.
  package var otherParameters: [LoadingEvent.Field] {
    parameters.bindings.keys.sorted().flatMap { name -> [LoadingEvent.Field] in
      guard let scalar = parameters.bindings[name]??.tree.scalar else { return [] }
      return Self.others(of: scalar).map { LoadingEvent.Field(name, $0) }
    }
  }

  private static func others(of scalar: Scalar) -> [JSON] {
    switch scalar.text {
    case "true" where scalar.isPlain: return [.bool(false)]
    case "false" where scalar.isPlain: return [.bool(true)]
    default: break
    }
    guard case .value(let number) = Number.read(scalar) else { return [.string(scalar.text + ".")] }
    return [0, number / 2, number + 1, 100].filter { $0 != number }.map(JSON.number)
  }
}
