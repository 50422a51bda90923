extension _Session {
  /// Records what a custom view's body gives.
  @MainActor
  func recordBody<V: View>(of view: V, _ inputs: _Inputs) -> [_Node] {
    guard enterBody(of: V.self) else { return [] }
    defer { leaveBody() }
    let place = inputs.at(inputs.position.child(V.self))
    let nodes = recordLinked(view, place) { linked, place in
      body(of: linked, place)._record(place.at(.body))
    }
    return [
      _Node("view", [_Field("name", .text(baseName(of: V.self)))], children: nodes, place)
    ]
  }

  /// Joins something with its place and evaluates it, at several steps where it animates itself.
  @MainActor
  func recordLinked<Subject>(
    _ subject: Subject, _ inputs: _Inputs, _ evaluate: @MainActor (Subject, _Inputs) -> [_Node]
  ) -> [_Node] {
    inputs.position.visit(in: pass)
    let name = OpenBodies.name(of: Subject.self)
    if request.trapped[name] != nil { return recordTrapped(name, inputs) }
    let around = OpenBodies.open(name)
    defer { OpenBodies.close(around) }
    var linked = subject
    DynamicFields.link(&linked, inputs)
    guard failure == nil else { return [] }
    if let animatable = linked as? any Animatable,
      let nodes = recordSteps(of: animatable, inputs, { evaluate($0, inputs) }, as: Subject.self)
    {
      return nodes
    }
    return evaluate(linked, inputs)
  }

  @MainActor
  private func recordSteps<Moving: Animatable, Subject>(
    of moving: Moving, _ inputs: _Inputs, _ evaluate: @MainActor (Subject) -> [_Node],
    as subject: Subject.Type
  ) -> [_Node]? {
    guard let steps = moving.steps(at: inputs) else { return nil }
    let samples = steps.values.compactMap { $0 as? Subject }.map(evaluate)
    return Difference.join(samples, animation: steps.animation, start: clock.now)
  }
}

extension Animatable {
  /// This at equal steps from what it was in the update before, where that moves.
  func steps(at inputs: _Inputs) -> (values: [Self], animation: Animation)? {
    guard let session = _Session.current, AnimatableData.self != EmptyAnimatableData.self else {
      return nil
    }
    let memory = inputs.position.stored(-1) { Remembered<AnimatableData>() }
    let target = animatableData
    memory.update(target, in: session.pass)
    guard let animation = inputs.animation, let before = memory.previous, before != target else {
      return nil
    }
    let values = [0, 0.25, 0.5, 0.75].map { progress -> Self in
      var way = target - before
      way.scale(by: progress)
      var step = self
      step.animatableData = before + way
      return step
    }
    return (values + [self], animation)
  }
}
