/// Paints frames by a plan: each colour that a frame has is worked out once, and rows are then put
/// together from them.
struct RowPainter {
  let plan: RowPlan
  private let stacks: Stacks
  private let layout: ValueLayout
  private var scans: Scans
  /// The colours of the stepped stacks.
  private var colors: [StepColors] = []
  private var slopes = SlopeRuns()

  init(_ plan: RowPlan, _ traits: [InkGroups.Traits]) {
    self.plan = plan
    stacks = Stacks(plan.stacks, traits)
    layout = ValueLayout(plan, stacks)
    scans = Scans(plan.columns, traits)
  }

  /// - Parameter inks: One for each group.
  mutating func paint(_ inks: [Ink], on ground: Pixel, with shelf: inout InkShelf) -> Bitmap {
    scans.take(inks, with: &shelf)
    let mixer = Mixer(stacks, inks, scans, ground)
    let values = mixer.values(layout, with: &shelf)
    mixStepped(with: mixer, &shelf)
    let stepped = zip(colors, slopes.used).map { colors, used in used.map { colors.colors[$0] } }

    var table = ColorTable()
    guard let places = table.indices(of: values),
      let steppedPlaces = table.indices(ofEach: stepped)
    else {
      return Bitmap(
        width: plan.width, height: plan.height, order: plan.order,
        rows: .plain(
          rows(
            values, slopes.tables(of: stepped, colors, filledWith: .clear))))
    }
    let (palette, sorted) = Palette.sorting(table.colors)
    func placed(_ indices: [UInt8]) -> [UInt8] { indices.map { sorted[Int($0)] } }
    return Bitmap(
      width: plan.width, height: plan.height, order: plan.order,
      rows: .indexed(
        rows(
          placed(places),
          slopes.tables(of: steppedPlaces.map(placed), colors, filledWith: 0)),
        palette))
  }

  /// Works out the colours of stepped stacks, unless they are those of the last frame, and the runs
  /// of their pixels.
  private mutating func mixStepped(with mixer: Mixer, _ shelf: inout InkShelf) {
    for (number, stack) in layout.stepped.enumerated() {
      let recipe = mixer.recipe(of: stack)
      if number < colors.count, colors[number].recipe == recipe { continue }
      let mixed = StepColors(recipe, Mixer.pixels(of: recipe, with: &shelf))
      if number < colors.count { colors[number] = mixed } else { colors.append(mixed) }
    }
    slopes.take(layout, colors, layout.stepped.map { mixer.slope(of: $0) })
  }

  /// Puts all distinct rows together.
  private func rows<Value>(_ values: [Value], _ tables: [[Value]]) -> [Value] {
    let size = plan.width * plan.rowEnds.count
    return unsafe [Value](unsafeUninitializedCapacity: size) { rows, count in
      unsafe values.withUnsafeBufferPointer { values in
        unsafe layout.spans.withUnsafeBufferPointer { spans in
          guard let start = rows.baseAddress, let values = values.baseAddress else {
            preconditionFailure("arrays have an address, even empty ones")
          }
          var at = 0
          for index in spans.indices {
            let span = unsafe spans[index]
            let length = Int(span.length)
            let value = Int(span.value)
            let target = unsafe start + at
            at += length
            switch span.kind {
            case .even where length == 1, .varied where length == 1:
              // Most are: the pixels at the edges of shapes.
              unsafe target.initialize(to: values[value])
            case .even:
              unsafe target.initialize(repeating: values[value], count: length)
            case .varied:
              unsafe target.initialize(from: values + value, count: length)
            case .stepped(let table):
              unsafe fill(target, withPart: value, of: tables[Int(table)])
            }
          }
        }
      }
      count = size
    }
  }
  private func fill<Value>(
    _ target: UnsafeMutablePointer<Value>, withPart part: Int, of table: [Value]
  ) {
    let range = (part == 0 ? 0 : slopes.ends[part - 1])..<slopes.ends[part]
    var target = unsafe target
    unsafe slopes.runs.withUnsafeBufferPointer { runs in
      for place in range {
        let run = unsafe runs[place]
        let count = Int(run.count)
        unsafe target.initialize(repeating: table[Int(run.range)], count: count)
        unsafe target += count
      }
    }
  }
}
