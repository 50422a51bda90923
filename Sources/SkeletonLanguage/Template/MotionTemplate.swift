import SkeletonModel

/// How a node moves by itself, with values yet to be resolved.
final class MotionTemplate: Sendable {
  /// The node at its end.
  let box: BoxTemplate
  /// Likewise, without children; nil for the box round a component.
  let content: ContentTemplate?
  /// Where each key at its end is written.
  let spots: [(key: String, spot: Spot)]
  let duration: Value<Microseconds>?
  let easing: Value<Easing>
  let delay: Value<Microseconds>
  let repetition: Value<NodeMotion.Repetition>
  let start: Value<Microseconds>
  /// nil if its repetition says that.
  let whenReduced: Value<NodeMotion.Reduction>?

  init(
    _ timing: Fields, box: BoxTemplate, content: ContentTemplate?,
    spots: [(key: String, spot: Spot)]
  ) {
    self.box = box
    self.content = content
    self.spots = spots
    duration = timing.value(MotionForm.duration)
    easing = timing.value(MotionForm.easing, or: .linear)
    delay = timing.value(MotionForm.delay, or: 0)
    repetition = timing.value(MotionForm.repetition, or: .never)
    start = timing.value(MotionForm.start, or: 0)
    whenReduced = timing.value(MotionForm.whenReduced)
  }
}

extension TemplateReader {
  /// The motion of a node; nil if it has none, or a wrong one.
  func motion(_ kind: Kind, _ fields: Fields, _ spot: Spot) -> MotionTemplate? {
    guard let place = fields.spot(of: BoxForm.motion.name) else { return nil }
    guard let timing = fields[BoxForm.motion] else {
      // Which keys move has to be known where the node is read.
      if case .open? = fields.value(BoxForm.motion) { complainOfReference(to: "motion", place) }
      return nil
    }
    guard let end = timing[MotionForm.to] else {
      if case .open? = timing.value(MotionForm.to) {
        complainOfReference(to: "to", timing.spot(of: MotionForm.to.name) ?? place)
      }
      return nil
    }
    let form = KindForm[kind]
    let moving = form.end
    let entries = (end.tree.entries ?? []).filter { entry in
      guard form.map.key(entry.key) != nil, moving.key(entry.key) == nil else { return true }
      reading.complain(
        entry.keySpot,
        "'\(entry.key)' of a \(kind.rawValue) does not move; what does are "
          + moving.keys.map(\.name).joined(separator: ", "))
      return false
    }
    let written = Tree(.map(entries), at: end.tree.spot, origin: end.tree.origin)
    guard !entries.isEmpty, let own = reading.fields(of: written, moving, place: "'to'") else {
      return nil
    }
    let last = fields.overlaid(by: own, without: ["children", "view"])
    return MotionTemplate(
      timing, box: BoxTemplate(last, reading),
      content: kind == .use ? nil : content(kind, last, spot),
      spots: entries.map { ($0.key, $0.keySpot) })
  }

  private func complainOfReference(to key: String, _ spot: Spot) {
    reading.complain(
      spot, "'\(key)' is written where it stands, as a map; the values in it may be parameters")
  }
}

extension ScreenBuilder {
  /// Lets a node move, unless there is nothing between its look and that at the end.
  func move(
    _ node: inout Node, _ template: MotionTemplate, _ spot: Spot, growth: Double?,
    at place: NodePlace
  ) {
    let duration = reading.resolve(template.duration)
    let easing = reading.resolve(template.easing)
    let delay = reading.resolve(template.delay)
    let repetition = reading.resolve(template.repetition)
    let start = reading.resolve(template.start)
    let whenReduced = reading.resolve(template.whenReduced)
    let box = template.box.resolved(reading, growth: growth)
    let content = end(template.content, of: node.content, spot, growth: growth, at: place)
    guard let duration, let easing, let delay, let repetition, let start, let content
    else { return }
    node.motion = NodeMotion(
      box: box, content: content, duration: duration, easing: easing, delay: delay,
      repetition: repetition, start: start,
      whenReduced: whenReduced ?? (repetition == .never ? .end : .still))
    for (key, problem) in node.motionProblems {
      let written = template.spots.first { $0.key == key }?.spot
      reading.complain(written ?? spot, problem.message(of: key, node.kind))
    }
  }

  /// The content at the end; that of containers has no children.
  private func end(
    _ template: ContentTemplate?, of content: Node.Content, _ spot: Spot, growth: Double?,
    at place: NodePlace
  ) -> Node.Content? {
    switch (template, content) {
    case (nil, _): return content
    case (.scroll(let template)?, .scroll(var scroll)):
      scroll.contentMargins = reading.resolve(template.contentMargins) ?? .zero
      return .scroll(scroll)
    case (let template?, _):
      return self.content(template, spot, growth: growth ?? 1, at: place)
    }
  }
}
