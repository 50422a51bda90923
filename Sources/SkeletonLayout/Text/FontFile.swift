import SkeletonModel

/// A face installed on this machine: a file, and the index of a face in it.
struct FontFile: Hashable, Sendable {
  var path: String
  /// The index of the face in the file; a font collection has several.
  var index: Int
  /// The name as it is in the file.
  var family: String
  /// On OpenType's scale from 100 to 900; a range for a variable font.
  var weights: ClosedRange<Double>
}

extension FontFile {
  var isVariable: Bool { weights.lowerBound < weights.upperBound }

  /// Whether the face has exactly this weight. A near one would go unnoticed.
  func has(_ weight: FontWeight) -> Bool {
    isVariable
      ? weights.contains(weight.number) : FontWeight(nearest: weights.lowerBound) == weight
  }

  /// The weight to request from the face to get `weight`.
  func number(for weight: FontWeight) -> Double {
    isVariable ? weight.number : weights.lowerBound
  }
}

extension FontFile {
  /// The static face of this weight, or else a variable one that includes it.
  static func face(of weight: FontWeight, among faces: [FontFile]) -> FontFile? {
    let fitting = faces.filter { $0.has(weight) }
    return fitting.first { !$0.isVariable } ?? fitting.first
  }

  static func weights(of faces: [FontFile]) -> [FontWeight] {
    FontWeight.allCases.filter { weight in faces.contains { $0.has(weight) } }
  }
}

extension FontWeight {
  /// The weight on OpenType's scale. The names are SwiftUI's, in which ultra-light is the lightest;
  /// font files call 100 Thin and 200 Extra Light.
  var number: Double {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// The nearest named weight: old font files have, for example, 380 for Book or 250 for Thin.
  init(nearest number: Double) {
    self = FontWeight.allCases.first { number < $0.number + 50 } ?? .black
  }
}
