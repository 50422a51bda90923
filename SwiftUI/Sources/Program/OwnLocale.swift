import Foundation

// Foundation on Linux says that every machine is in "English (World)", whatever its settings are: a
// simulator is in the United States as long as nobody chooses otherwise. As with the clock, its
// libraries find these first, under the names that the compiler gives to what they stand in for.

extension Locale {
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public static func _skelsnapCurrent() -> Locale { own }

  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  public static func _skelsnapAutoupdatingCurrent() -> Locale { own }

  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  public static func _skelsnapPreferredLanguages() -> [String] { [own.identifier(.bcp47)] }

  /// As it is asked for: `ja.UTF-8`, and `en_US.UTF-8` where nothing is. A device always has a region: a
  /// language without one is where most speak it.
  fileprivate static let own: Locale = {
    let tag =
      ProcessInfo.processInfo.environment["LC_ALL"]?
      .split(separator: ".").first.map(String.init) ?? "en_US"
    let components = Locale.Components(identifier: tag)
    if components.languageComponents.region != nil { return Locale(components: components) }
    let likely = Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier)
    return Locale(identifier: likely.region.map { "\(tag)_\($0.identifier)" } ?? tag)
  }()
}

extension Calendar {
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  public static func _skelsnapCurrent() -> Calendar { own }

  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  public static func _skelsnapAutoupdatingCurrent() -> Calendar { own }

  private static let own: Calendar = {
    var calendar = Calendar(identifier: Locale.own.calendar.identifier)
    calendar.locale = .own
    return calendar
  }()
}
