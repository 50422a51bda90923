/// The dots below pages that are turned.
///
/// Their places are read off pictures of iOS 17: 12 points above the edge of the pages, as large as
/// text makes them. What is a colour of the app's own for the dot of the page that is shown leaves the
/// others as they are.
struct PageDots: View {
  /// More do not fit beside each other on a phone.
  static let most = 20

  var count: Int
  var selected: Int
  /// Whether a ground lies behind them, on which they have the colour of text: otherwise they are white.
  var isProminent: Bool

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let (diameter, pitch) = Self.size(typeSize)
    let control = UIPageControl.appearance()
    HStack(spacing: pitch - diameter) {
      ForEach(0..<min(count, Self.most), id: \.self) { index in
        Circle()
          .fill(
            index == selected
              ? control.currentPageIndicatorTintColor.map { Color($0) } ?? ink
              : control.pageIndicatorTintColor.map { Color($0) } ?? ink.opacity(0.25)
          )
          .frame(width: diameter, height: diameter)
      }
    }
    .frame(height: diameter * 1.25 + 16.83)
    .padding(.bottom, 12)
  }

  private var ink: Color { isProminent ? .primary : .white }

  /// How wide a dot is, and how far apart two are: read off at the usual size and at the largest.
  private static func size(_ type: DynamicTypeSize) -> (diameter: CGFloat, pitch: CGFloat) {
    let (usual, most) = (DynamicTypeSize.large.rawValue, DynamicTypeSize.accessibility5.rawValue)
    let share = CGFloat(max(type.rawValue - usual, 0)) / CGFloat(most - usual)
    return (7.33 + 2.67 * share, 16.67 + 3.33 * share)
  }
}
