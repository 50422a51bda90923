import Testing

@testable import SkeletonModel

/// The list of devices against figures that are published.
struct ScreenDeviceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var size: Extent
    var scale: Int
    var upright: Insets
    var onItsSide: Insets
    var radius: Double?

    init(
      _ name: String, _ width: Double, _ height: Double, at scale: Int, _ upright: Insets,
      _ onItsSide: Insets, radius: Double?
    ) {
      self.name = name
      size = Extent(width: width, height: height)
      self.scale = scale
      self.upright = upright
      self.onItsSide = onItsSide
      self.radius = radius
    }

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row("iPhone SE", 375, 667, at: 2, Insets(top: 20), .zero, radius: 0),
    Row(
      "iPhone 13 mini", 375, 812, at: 3, Insets(top: 50, bottom: 34),
      Insets(leading: 50, bottom: 21, trailing: 50), radius: 44),
    Row(
      "iPhone 12 Pro Max", 428, 926, at: 3, Insets(top: 47, bottom: 34),
      Insets(leading: 47, bottom: 21, trailing: 47), radius: 53.33),
    Row(
      "iPhone 14", 390, 844, at: 3, Insets(top: 47, bottom: 34),
      Insets(leading: 47, bottom: 21, trailing: 47), radius: 47.33),
    Row(
      "iPhone 16", 393, 852, at: 3, Insets(top: 59, bottom: 34),
      Insets(leading: 59, bottom: 21, trailing: 59), radius: 55),
    Row(
      "iPhone 16 Pro Max", 440, 956, at: 3, Insets(top: 62, bottom: 34),
      Insets(leading: 62, bottom: 21, trailing: 62), radius: 62),
    Row(
      "iPhone 17", 402, 874, at: 3, Insets(top: 62, bottom: 34),
      Insets(leading: 62, bottom: 20, trailing: 62), radius: 62),
    Row("iPhone Air", 420, 912, at: 3, Insets(top: 68, bottom: 34), .zero, radius: 62),
    Row(
      "iPad mini (A17 Pro)", 744, 1133, at: 2, Insets(top: 24, bottom: 20),
      Insets(top: 24, bottom: 20), radius: 21.5),
    Row(
      "iPad Pro 13-inch (M4)", 1032, 1376, at: 2, Insets(top: 24, bottom: 20),
      Insets(top: 24, bottom: 20), radius: 30),
    // 132, 102 and 73 pixels at 2.625 a dp.
    Row(
      "Pixel 8", 411, 914, at: 3, Insets(top: 50.29, bottom: 24),
      Insets(top: 28, leading: 50.29, bottom: 24), radius: 38.86),
    Row(
      "Galaxy S25", 360, 780, at: 3, Insets(top: 32, bottom: 24),
      Insets(top: 24, leading: 32, bottom: 24), radius: 36),
    Row("Galaxy S24", 360, 780, at: 3, .zero, .zero, radius: nil),
  ])
  func figures(_ row: Row) throws {
    let device = try #require(ScreenDevice.named(row.name))
    #expect(device.extent(.portrait) == row.size)
    #expect(
      device.extent(.landscape) == Extent(width: row.size.height, height: row.size.width))
    #expect(device.scale == row.scale)
    #expect(device.safeArea(.portrait) == row.upright)
    #expect(device.safeArea(.landscape) == row.onItsSide)
    #expect(device.cornerRadius == row.radius)
  }

  @Test(arguments: ["iphone 16", "iPhone16", "IPHONE  16", "iPhone-16", "iphone_16"])
  func spacesAndCaseDoNotMatter(name: String) {
    #expect(ScreenDevice.named(name)?.names.contains("iPhone 16") == true)
  }

  @Test(arguments: ["", "iPhone", "iPhone 16 Pr", "phone 16", "16"])
  func aPartOfANameIsNone(name: String) {
    #expect(ScreenDevice.named(name) == nil)
  }

  @Test func everyNameIsOfOneDeviceAlone() {
    for device in ScreenDevice.all {
      for name in device.names {
        #expect(ScreenDevice.named(name) == device, "\(name)")
        #expect(Set(name.utf8).isDisjoint(with: ",[]{}:#'\"".utf8), "\(name) would need quotes")
      }
    }
    #expect(Set(ScreenDevice.allNames).count == ScreenDevice.allNames.count)
  }

  @Test func everyScreenIsPossible() {
    for device in ScreenDevice.all {
      let name = device.names.first ?? ""
      #expect(device.width < device.height, "\(name) is listed upright")
      #expect((1...4).contains(device.scale), "\(name)")
      for orientation in ScreenDevice.Orientation.allCases {
        let (bars, extent) = (device.safeArea(orientation), device.extent(orientation))
        #expect(bars[.horizontal] < extent.width / 2, "\(name)")
        #expect(bars[.vertical] < extent.height / 2, "\(name)")
      }
      // What is cut out lies where nothing of the content is.
      switch device.cutout {
      case .island(_, let height, let top)?: #expect(top + height <= device.upright?.top ?? 0)
      case .notch(_, let height, _)?: #expect(height <= device.upright?.top ?? 0)
      case .hole(let diameter, let center)?:
        #expect(center + diameter / 2 <= device.upright?.top ?? 0)
      case nil: break
      }
    }
    #expect(ScreenDevice.families.allSatisfy { !$0.sources.isEmpty })
  }
}
