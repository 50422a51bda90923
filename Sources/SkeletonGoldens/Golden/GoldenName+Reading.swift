import SkeletonLanguage
import SkeletonModel

extension GoldenName {
  /// Parses a path; nil if no golden can have it.
  package init?(_ path: String) {
    let steps = path.split(separator: "/").map(String.init)
    guard let name = steps.last else { return nil }
    let depth: Int
    if steps.count > 1, Self.isVariant(steps[steps.count - 2]), Self.isFrame(name) {
      depth = 2
    } else if steps.count > 2, Self.isVariant(steps[steps.count - 3]),
      steps[steps.count - 2].hasPrefix(Self.scenarioMark), Self.isOfScenario(name)
    {
      depth = 3
    } else {
      return nil
    }
    self.init(
      document: steps.dropLast(depth).joined(separator: "/"),
      variant: steps[steps.count - depth],
      frame: steps.suffix(depth - 1).joined(separator: "/"))
  }

  /// Whether a folder's name is the name of a variant.
  package static func isVariant(_ name: String) -> Bool {
    let scaled = name.split(separator: "@", omittingEmptySubsequences: false)
    if scaled.count > 2 || scaled.count == 2 && !["2x", "3x", "4x"].contains(scaled[1]) {
      return false
    }
    var parts = scaled[0].split(separator: "-", omittingEmptySubsequences: false)[...]
    guard Appearance(rawValue: String(parts.removeFirst())) != nil else { return false }
    func take(_ fits: (String) -> Bool) {
      if let part = parts.first, fits(String(part)) { parts.removeFirst() }
    }
    take { $0 == Contrast.increased.rawValue }
    take { $0 == MotionPreference.reduced.rawValue }
    take { $0 != TypeSize.large.rawValue && TypeSize(rawValue: $0) != nil }
    take { $0 == LayoutDirection.rtl.rawValue }
    take { $0.hasPrefix("w") && CanvasSize(word: String($0.dropFirst())) != nil }
    return parts.isEmpty
  }

  private static func isFrame(_ name: String) -> Bool {
    if name == Self.layoutFrame || name == Self.accessibilityFile { return true }
    guard name.hasSuffix(".png") else { return false }
    var bare = name.dropLast(4)
    if bare == "static" || isPhase(bare) { return true }
    if let mark = bare.utf8.indices.last(where: { bare[$0...].hasPrefix("-phase-") }),
      isPhase(bare[bare.index(after: mark)...])
    {
      bare = bare[..<mark]
    }
    return ["content", "empty", "error"].contains(bare)
      || bare.hasPrefix("error-") && bare.count > 6
  }

  private static func isOfScenario(_ name: String) -> Bool {
    if [eventsFile, accessibilityFile].contains(name) { return true }
    guard name.hasPrefix("t"), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst().dropLast(4)
    return digits.first?.isNumber == true && digits.allSatisfy { $0.isNumber || $0 == "." }
  }

  private static func isPhase(_ name: Substring) -> Bool {
    name.hasPrefix("phase-") && name.count == 10 && Int(name.dropFirst(6)) != nil
  }
}
