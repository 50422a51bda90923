/// The list of devices. A number that no source gives is left out.
extension ScreenDevice {
  package static let families = [iPhones, iPads, pixels, galaxies]

  private static let iPhones = Family(
    name: "iPhone",
    sources: [
      "Sizes and safe areas up to the iPhone 13: "
        + "<https://github.com/pointfreeco/swift-snapshot-testing> (`ViewImageConfig`) and "
        + "<https://github.com/YusukeHosonuma/SwiftUI-Simulator> (`DeviceInfo`), which agree.",
      "Of the iPhones 15 and 16: <https://github.com/aloisdeniel/flutter_device_preview> "
        + "(`device_frame`); sizes of the 14 and 15 also in "
        + "<https://github.com/alpatiev/swift_tools>. The 14 and the 16e have the screen of the 13, "
        + "the 14 Plus that of the 13 Pro Max, the 14 Pro that of the 15.",
      "The iPhones 17 have the screens of the 16 Pro and 16 Pro Max, with 20 points at the lower "
        + "edge in landscape: <https://pub.dev/packages/flutterware>. Of the Air no source has the "
        + "safe areas in landscape, nor where its island is.",
      "Corner radii: <https://github.com/markbattistella/BezelKit>.",
      "Islands and notches: the outlines of `device_frame`; the island of the 14 to 16 is 126 by "
        + "37.33 points in <https://github.com/theblixguy/DynamicIslandUtilities>.",
    ],
    devices: iPhonesWithNotch + iPhonesWithIsland)

  private static let iPhonesWithNotch = [
    ScreenDevice(
      ["iPhone SE", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"], 375, 667,
      density: 2, upright: Insets(top: 20), onItsSide: .zero, cornerRadius: 0),
    ScreenDevice(
      ["iPhone 12 mini"], 375, 812, density: 3, upright: phone(50), onItsSide: side(50),
      cornerRadius: 44, cutout: .notch(width: 222.6, height: 33.7, radius: 21.8)),
    ScreenDevice(
      ["iPhone 13 mini"], 375, 812, density: 3, upright: phone(50), onItsSide: side(50),
      cornerRadius: 44, cutout: .notch(width: 174.2, height: 37.5, radius: 23.4)),
    ScreenDevice(
      ["iPhone 12", "iPhone 12 Pro"], 390, 844, density: 3, upright: phone(47),
      onItsSide: side(47), cornerRadius: 47.33,
      cutout: .notch(width: 211, height: 32.9, radius: 22.1)),
    ScreenDevice(
      ["iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"], 390, 844, density: 3,
      upright: phone(47), onItsSide: side(47), cornerRadius: 47.33,
      cutout: .notch(width: 148.3, height: 31.7, radius: 23)),
    ScreenDevice(
      ["iPhone 12 Pro Max"], 428, 926, density: 3, upright: phone(47), onItsSide: side(47),
      cornerRadius: 53.33, cutout: .notch(width: 209, height: 32.7, radius: 21.3)),
    ScreenDevice(
      ["iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, density: 3, upright: phone(47),
      onItsSide: side(47), cornerRadius: 53.33,
      cutout: .notch(width: 161.8, height: 32.7, radius: 21.3)),
  ]

  private static let iPhonesWithIsland = [
    ScreenDevice(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, density: 3,
      upright: phone(59), onItsSide: side(59), cornerRadius: 55,
      cutout: .island(width: 125, height: 36.67, top: 11.33)),
    ScreenDevice(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932,
      density: 3, upright: phone(59), onItsSide: side(59), cornerRadius: 55,
      cutout: .island(width: 125.33, height: 36.67, top: 11.33)),
    ScreenDevice(
      ["iPhone 16 Pro"], 402, 874, density: 3, upright: phone(62), onItsSide: side(62),
      cornerRadius: 62, cutout: .island(width: 124.67, height: 35.67, top: 14.33)),
    ScreenDevice(
      ["iPhone 16 Pro Max"], 440, 956, density: 3, upright: phone(62), onItsSide: side(62),
      cornerRadius: 62, cutout: .island(width: 124.67, height: 35.67, top: 14.33)),
    ScreenDevice(
      ["iPhone 17", "iPhone 17 Pro"], 402, 874, density: 3, upright: phone(62),
      onItsSide: side(62, bottom: 20), cornerRadius: 62,
      cutout: .island(width: 124.67, height: 35.67, top: 14.33)),
    ScreenDevice(
      ["iPhone 17 Pro Max"], 440, 956, density: 3, upright: phone(62),
      onItsSide: side(62, bottom: 20), cornerRadius: 62,
      cutout: .island(width: 124.67, height: 35.67, top: 14.33)),
    ScreenDevice(
      ["iPhone Air"], 420, 912, density: 3, upright: phone(68), cornerRadius: 62),
  ]

  private static let iPads = Family(
    name: "iPad",
    sources: [
      "Sizes: <https://github.com/alpatiev/swift_tools>; of the Pros since the M4 "
        + "<https://github.com/aloisdeniel/flutter_device_preview> (`device_frame`).",
      "Safe areas: 24 points above and 20 below, upright and on the side, in "
        + "<https://github.com/YusukeHosonuma/SwiftUI-Simulator> (`DeviceInfo`) for all that have no "
        + "home button, and for the 11-inch Pro in "
        + "<https://github.com/pointfreeco/swift-snapshot-testing>.",
      "Corner radii: <https://github.com/markbattistella/BezelKit>.",
    ],
    devices: [
      tablet(["iPad", "iPad (A16)", "iPad (10th generation)"], 820, 1180, cornerRadius: 25),
      tablet(
        ["iPad mini", "iPad mini (A17 Pro)", "iPad mini (6th generation)"], 744, 1133,
        cornerRadius: 21.5),
      tablet(
        [
          "iPad Air 11", "iPad Air 11-inch (M4)", "iPad Air 11-inch (M3)", "iPad Air 11-inch (M2)",
        ], 820, 1180, cornerRadius: 18),
      tablet(
        [
          "iPad Air 13", "iPad Air 13-inch (M4)", "iPad Air 13-inch (M3)", "iPad Air 13-inch (M2)",
        ], 1024, 1366, cornerRadius: 18),
      tablet(
        ["iPad Pro 11", "iPad Pro 11-inch (M5)", "iPad Pro 11-inch (M4)"], 834, 1210,
        cornerRadius: 30),
      tablet(
        ["iPad Pro 13", "iPad Pro 13-inch (M5)", "iPad Pro 13-inch (M4)"], 1032, 1376,
        cornerRadius: 30),
    ])

  private static let pixels = Family(
    name: "Pixel",
    sources: [
      "Sizes in dp and densities: Android's device definitions, as "
        + "<https://github.com/takahirom/roborazzi> (`RobolectricDeviceQualifiers`) has them.",
      "Status bars, corner radii and holes: Google's own overlays of the framework, in "
        + "<https://github.com/LineageOS/android_device_google_pantah> (7), "
        + "<https://github.com/LineageOS/android_device_google_shusky> (8) and "
        + "<https://github.com/LineageOS/android_device_google_caimito> (9), pixels divided by the "
        + "density. On its side a phone keeps its hole's edge free, as wide as the status bar of "
        + "the upright phone is high.",
      "24 dp for gestures at the lower edge: "
        + "<https://github.com/aloisdeniel/flutter_device_preview> (`device_frame`).",
    ],
    devices: [
      pixel("Pixel 7", 411, 914, 2.625, bar: 51.81, 28, corner: 17.9, hole: 25.9, at: 25.9),
      pixel("Pixel 7 Pro", 411, 891, 3.5, bar: 41.14, 28, corner: 14.29, hole: 24.57, at: 20.57),
      pixel("Pixel 8", 411, 914, 2.625, bar: 50.29, 28, corner: 38.86, hole: 27.62, at: 25.05),
      pixel("Pixel 8 Pro", 448, 997, 3, bar: 50.33, 28, corner: 30.33, hole: 28.83, at: 25),
      pixel("Pixel 9", 411, 923, 2.625, bar: 66, 24, corner: 50.29, hole: 32, at: 32.95),
      pixel("Pixel 9 Pro", 427, 952, 3, bar: 68, 24, corner: 52.33, hole: 32.67, at: 34),
      pixel("Pixel 9 Pro XL", 448, 997, 3, bar: 66, 24, corner: 51, hole: 31.33, at: 33.17),
    ])

  private static let galaxies = Family(
    name: "Galaxy",
    sources: [
      "Size and density: Playwright's `Galaxy S24`, <https://github.com/microsoft/playwright>; the "
        + "S23 and the S25 are the same.",
      "Safe areas, corner radius and hole of the S25: "
        + "<https://github.com/aloisdeniel/flutter_device_preview> (`device_frame`). No source has "
        + "those of the S23 and the S24.",
    ],
    devices: [
      ScreenDevice(["Galaxy S23", "Galaxy S24"], 360, 780, density: 3, corners: .circular),
      ScreenDevice(
        ["Galaxy S25"], 360, 780, density: 3, upright: Insets(top: 32, bottom: 24),
        onItsSide: Insets(top: 24, leading: 32, bottom: 24), cornerRadius: 36,
        corners: .circular, cutout: .hole(diameter: 17.78, center: 19.11)),
    ])

  /// A status bar, and a home indicator below.
  private static func phone(_ top: Double) -> Insets { Insets(top: top, bottom: 34) }

  /// As much on both sides as the upright phone has at the top, and no status bar.
  private static func side(_ sides: Double, bottom: Double = 21) -> Insets {
    Insets(leading: sides, bottom: bottom, trailing: sides)
  }

  private static func tablet(
    _ names: [String], _ width: Double, _ height: Double, cornerRadius: Double
  ) -> ScreenDevice {
    let bars = Insets(top: 24, bottom: 20)
    return ScreenDevice(
      names, width, height, density: 2, upright: bars, onItsSide: bars, cornerRadius: cornerRadius)
  }

  /// - Parameters:
  ///   - bar: How high the status bar is, and how high when the phone is on its side.
  ///   - center: How far the middle of the hole is below the edge.
  private static func pixel(
    _ name: String, _ width: Double, _ height: Double, _ density: Double, bar: Double,
    _ sideBar: Double, corner: Double, hole: Double, at center: Double
  ) -> ScreenDevice {
    ScreenDevice(
      [name], width, height, density: density, upright: Insets(top: bar, bottom: 24),
      onItsSide: Insets(top: sideBar, leading: bar, bottom: 24), cornerRadius: corner,
      corners: .circular, cutout: .hole(diameter: hole, center: center))
  }
}
