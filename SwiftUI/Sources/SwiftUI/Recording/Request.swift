/// What a host asks for: the view, the environment, and the sizes found so far.
struct Request {
  var view = ""
  var environment = EnvironmentValues()
  var width: CGFloat = 393
  var height: CGFloat = 852
  var safeArea = EdgeInsets()
  /// Rectangles in the canvas by geometry id.
  var sizes: [String: CGRect] = [:]
  /// What bodies said that trapped when they were asked for before, by the names of their types.
  var trapped: [String: String] = [:]
  /// Whether a value without anything in it is better than none.
  var takesBlanks = false
  /// Which of several views that a provider of previews has, of how many.
  var part: (number: Int, count: Int)?
  /// Virtual seconds after which updates are left out.
  var until = 10.0

  init() {}

  /// Whether the scheme is the one that the screen asks for, in place of the one that was asked of it.
  var isInPreferredScheme = false
  /// The scheme of those who ask for none.
  var usualScheme = ColorScheme.light

  /// Reads a line of JSON; nil where it is none.
  init?(_ line: String) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
      let fields = object as? [String: Any]
    else { return nil }
    view = fields["view"] as? String ?? ""
    takesBlanks = (fields["blanks"] as? NSNumber)?.boolValue ?? false
    if let numbers = fields["part"] as? [Int], numbers.count == 2 {
      part = (numbers[0], numbers[1])
    }
    trapped = fields["trapped"] as? [String: String] ?? [:]
    if let until = fields["until"] as? NSNumber { self.until = until.doubleValue }
    for (id, numbers) in fields["sizes"] as? [String: [NSNumber]] ?? [:] where numbers.count >= 2 {
      let values = numbers.map { CGFloat($0.doubleValue) }
      sizes[id] = CGRect(
        x: values.count > 2 ? values[2] : 0, y: values.count > 3 ? values[3] : 0, width: values[0],
        height: values[1])
    }
    read(environment: fields["environment"] as? [String: Any] ?? [:])
  }

  private mutating func read(environment fields: [String: Any]) {
    func number(_ name: String) -> CGFloat? {
      (fields[name] as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    func flag(_ name: String) -> Bool { (fields[name] as? NSNumber)?.boolValue ?? false }
    environment.colorScheme = fields["colorScheme"] as? String == "dark" ? .dark : .light
    environment.colorSchemeContrast =
      fields["contrast"] as? String == "increased" ? .increased : .standard
    environment.accessibilityReduceMotion = flag("reduceMotion")
    environment.layoutDirection =
      fields["layoutDirection"] as? String == "rightToLeft" ? .rightToLeft : .leftToRight
    usualScheme = environment.colorScheme
    if let name = fields["dynamicTypeSize"] as? String,
      let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name })
    {
      environment.dynamicTypeSize = size
    }
    if let locale = fields["locale"] as? String {
      environment.locale = Locale(identifier: locale)
    }
    width = number("width") ?? width
    height = number("height") ?? height
    if isTablet || isPlusOnItsSide { environment.horizontalSizeClass = .regular }
    if isOnItsSide { environment.verticalSizeClass = .compact }
    environment.displayScale = number("scale") ?? environment.displayScale
    environment.systemVersion = number("ios").map { Int($0) } ?? environment.systemVersion
    environment.runtimeVersion = number("runtime").map { Int($0) } ?? environment.runtimeVersion
    if let insets = fields["safeArea"] as? [NSNumber], insets.count == 4 {
      let values = insets.map { CGFloat($0.doubleValue) }
      safeArea = EdgeInsets(
        top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    }
  }

  /// Whether the canvas is an iPad's: from the mini's 744 by 1133 points on.
  var isTablet: Bool {
    let (short, long) = (min(width, height), max(width, height))
    return (744...1032).contains(short) && (1024...1376).contains(long) && long / short < 1.55
  }

  /// Whether the canvas is that of a phone on its side: from 568 by 320 points on.
  private var isOnItsSide: Bool {
    (320...450).contains(height) && (568...960).contains(width) && width / height > 1.7
  }

  /// The largest phones on their side are wide: from 736 by 414 points on.
  private var isPlusOnItsSide: Bool { isOnItsSide && height >= 414 }

  /// What a geometry has where no layout has said so yet: the canvas less the safe area.
  var assumedFrame: CGRect {
    CGRect(
      x: safeArea.leading, y: safeArea.top,
      width: max(0, width - safeArea.leading - safeArea.trailing),
      height: max(0, height - safeArea.top - safeArea.bottom))
  }

  func frame(of geometry: String) -> CGRect { sizes[geometry] ?? assumedFrame }
}
