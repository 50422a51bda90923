/// Paints frames by a plan: each colour that a frame has is worked out once, and rows are then put
/// together from them.
struct RowPainter {
  private let plan: RowPlan
  private let stacks: Stacks
  private let layout: ValueLayout
  /// The colours of a row of the canvas along a gradient, by group.
  private var scans: [[Pixel]]

  init(_ plan: RowPlan, _ traits: [InkGroups.Traits]) {
    self.plan = plan
    stacks = Stacks(plan.stacks, traits)
    layout = ValueLayout(plan, stacks)
    scans = [[Pixel]](repeating: [], count: traits.count)
  }

  /// - Parameter inks: One for each group.
  mutating func paint(_ inks: [Ink], on ground: Pixel, with shelf: inout InkShelf) -> Bitmap {
    for (group, ink) in inks.enumerated() {
      guard case .gradient(let ramp, let slope) = ink, !slope.changesDown else { continue }
      if scans[group].isEmpty {
        scans[group] = [Pixel](repeating: .clear, count: plan.width)
      }
      unsafe scans[group].withUnsafeMutableBufferPointer {
        unsafe shelf.fill($0, with: ramp, along: slope, fromX: 0, y: 0)
      }
    }
    let mixer = Mixer(stacks, inks, scans, ground)
    let values = mixer.values(layout, with: &shelf)
    let steps = SlopeSteps(layout, stacks, inks)
    var stepped: [[Pixel]] = []
    for (one, used) in zip(layout.stepped, steps.used) {
      stepped.append(mixer.pixels(of: one.stack, atSteps: used, with: &shelf))
    }

    var colors = ColorTable()
    guard let places = colors.indices(of: values),
      let steppedPlaces = colors.indices(ofEach: stepped)
    else {
      return Bitmap(
        width: plan.width, height: plan.height, order: plan.order,
        rows: .plain(
          rows(
            values, steps.tables(of: stepped, filledWith: .clear), steps)))
    }
    let palette = Palette(of: colors.colors)
    let sorted = palette.places(of: colors.colors)
    func placed(_ indices: [UInt8]) -> [UInt8] { indices.map { sorted[Int($0)] } }
    return Bitmap(
      width: plan.width, height: plan.height, order: plan.order,
      rows: .indexed(
        rows(
          placed(places),
          steps.tables(of: steppedPlaces.map(placed), filledWith: 0), steps),
        palette))
  }

  /// Puts all distinct rows together.
  private func rows<Value>(
    _ values: [Value], _ tables: [[Value]], _ steps: SlopeSteps
  ) -> [Value] {
    let size = plan.width * plan.rowEnds.count
    return unsafe [Value](unsafeUninitializedCapacity: size) { rows, count in
      unsafe values.withUnsafeBufferPointer { values in
        unsafe layout.spans.withUnsafeBufferPointer { spans in
          guard let start = rows.baseAddress, let values = values.baseAddress else { return }
          var at = 0
          for index in spans.indices {
            let span = unsafe spans[index]
            let length = Int(span.length)
            let value = Int(span.value)
            let target = unsafe start + at
            switch span.kind {
            case .even:
              unsafe target.initialize(repeating: values[value], count: length)
            case .varied:
              unsafe target.initialize(from: values + value, count: length)
            case .stepped(let table):
              unsafe Self.look(
                up: steps.steps, from: value, in: tables[Int(table)], into: target, count: length)
            }
            at += length
          }
        }
      }
      count = size
    }
  }

  private static func look<Value>(
    up steps: [UInt16], from first: Int, in table: [Value],
    into target: UnsafeMutablePointer<Value>, count: Int
  ) {
    precondition(first + count <= steps.count && table.count > Ramp.steps)
    unsafe steps.withUnsafeBufferPointer { steps in
      unsafe table.withUnsafeBufferPointer { table in
        for index in 0..<count {
          unsafe (target + index).initialize(to: table[Int(steps[first &+ index])])
        }
      }
    }
  }
}
