/// A phone or a tablet as a screen: its size, what its bars take, and what its glass hides.
///
/// All lengths are in points (on Android, dp), of the device held upright.
package struct ScreenDevice: Hashable, Sendable {
  /// What people call it; models with the same screen share one.
  package var names: [String]
  package var width: Double
  package var height: Double
  /// Pixels a point, which is no whole number on some.
  package var density: Double
  /// What bars and holes take of each edge, leading being the left; nil if it is not known.
  package var upright: Insets?
  /// The same of the device on its side, its upper end at the left.
  package var onItsSide: Insets?
  /// nil if it is not known.
  package var cornerRadius: Double?
  package var corners: CornerStyle
  package var cutout: Cutout?

  package init(
    _ names: [String], _ width: Double, _ height: Double, density: Double, upright: Insets? = nil,
    onItsSide: Insets? = nil, cornerRadius: Double? = nil, corners: CornerStyle = .continuous,
    cutout: Cutout? = nil
  ) {
    self.names = names
    self.width = width
    self.height = height
    self.density = density
    self.upright = upright
    self.onItsSide = onItsSide
    self.cornerRadius = cornerRadius
    self.corners = corners
    self.cutout = cutout
  }

  /// What the glass has no pixels for, in the middle of the upper edge.
  package enum Cutout: Hashable, Sendable {
    /// A capsule below the edge.
    case island(width: Double, height: Double, top: Double)
    /// It begins at the edge, and its lower corners are round.
    case notch(width: Double, height: Double, radius: Double)
    /// A circle around a point so far below the edge.
    case hole(diameter: Double, center: Double)
  }

  package enum Orientation: String, Hashable, Sendable, CaseIterable { case portrait, landscape }

  /// Devices whose numbers come from the same places.
  package struct Family: Sendable {
    package var name: String
    /// Where which number is from, a sentence for each.
    package var sources: [String]
    package var devices: [ScreenDevice]
  }
}

extension ScreenDevice {
  package static let all = families.flatMap(\.devices)

  package static let allNames = all.flatMap(\.names)

  private static let byKey = Dictionary(
    all.flatMap { device in device.names.map { (key($0), device) } }
  ) { first, _ in first }

  /// The device of a name, however its words are spaced and cased; nil if there is none.
  package static func named(_ name: String) -> ScreenDevice? { byKey[key(name)] }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "+" }
  }

  /// Pixels a point as pictures have them: a whole number.
  package var scale: Int { min(max(Int(density.rounded()), 1), 4) }

  /// Its size, turned.
  package func extent(_ orientation: Orientation) -> Extent {
    switch orientation {
    case .portrait: Extent(width: width, height: height)
    case .landscape: Extent(width: height, height: width)
    }
  }

  /// What is to be kept free of content; nothing where that is not known.
  package func safeArea(_ orientation: Orientation) -> Insets {
    switch orientation {
    case .portrait: upright ?? .zero
    case .landscape: onItsSide ?? .zero
    }
  }
}

/// A device as what it hides of a picture: the corners, and what is cut out for cameras.
package struct Bezel: Hashable, Sendable {
  package var device: ScreenDevice
  package var orientation: ScreenDevice.Orientation

  package init(_ device: ScreenDevice, _ orientation: ScreenDevice.Orientation) {
    self.device = device
    self.orientation = orientation
  }
}
