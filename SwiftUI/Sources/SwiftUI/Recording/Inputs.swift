/// What a view is given on the way down.
public struct _Inputs {
  private var shared: Shared
  var position: _Position
  /// The animation of this update where this view stands.
  var animation: Animation?
  /// Whether the update's transaction forbids animations further down.
  var disablesAnimations: Bool

  /// The environment, behind a reference because every place hands it on and few change it.
  private final class Shared {
    let environment: EnvironmentValues

    init(_ environment: EnvironmentValues) {
      self.environment = environment
    }
  }

  init(environment: EnvironmentValues, position: _Position, transaction: Transaction) {
    shared = Shared(environment)
    self.position = position
    animation = transaction.animation
    disablesAnimations = transaction.disablesAnimations
  }

  var environment: EnvironmentValues {
    get { shared.environment }
    set { shared = Shared(newValue) }
  }

  func at(_ position: _Position) -> _Inputs {
    var inputs = self
    inputs.position = position
    return inputs
  }

  func at(_ index: Int) -> _Inputs { at(position.child(index)) }

  func at(_ word: _Position.StaticWord) -> _Inputs { at(position.child(word)) }

  /// The same under a changed transaction.
  func under(_ transform: (inout Transaction) -> Void) -> _Inputs {
    var transaction = Transaction(animation: animation)
    transaction.disablesAnimations = disablesAnimations
    transform(&transaction)
    var inputs = self
    inputs.animation = transaction.animation
    inputs.disablesAnimations = transaction.disablesAnimations
    return inputs
  }

  func changing(_ change: (inout EnvironmentValues) -> Void) -> _Inputs {
    var inputs = self
    var environment = self.environment
    change(&environment)
    inputs.environment = environment
    return inputs
  }
}
