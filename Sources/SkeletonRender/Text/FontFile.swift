import SkeletonModel

/// A face found on this machine: a file, and which of the faces in it.
struct FontFile: Hashable, Sendable {
  var path: String
  /// Of the face among those of the file; a collection holds several.
  var index: Int
  /// As the file itself spells it.
  var family: String
  /// On OpenType's scale, 100 to 900; a range where the file is variable.
  var weights: ClosedRange<Double>
}

extension FontFile {
  var isVariable: Bool { weights.lowerBound < weights.upperBound }

  /// Whether the face is of this very weight: never a near one, which would be drawn unnoticed.
  func has(_ weight: FontWeight) -> Bool {
    isVariable
      ? weights.contains(weight.number) : FontWeight(nearest: weights.lowerBound) == weight
  }

  /// The weight to ask of the face so that it gives `weight`.
  func number(for weight: FontWeight) -> Double {
    isVariable ? weight.number : weights.lowerBound
  }
}

extension FontFile {
  /// The face drawn for the weight, else a variable one that can be set to it.
  static func face(of weight: FontWeight, among faces: [FontFile]) -> FontFile? {
    let fitting = faces.filter { $0.has(weight) }
    return fitting.first { !$0.isVariable } ?? fitting.first
  }

  static func weights(of faces: [FontFile]) -> [FontWeight] {
    FontWeight.allCases.filter { weight in faces.contains { $0.has(weight) } }
  }
}

extension FontWeight {
  /// On OpenType's scale. The names are SwiftUI's, where ultra-light is the lightest; font files
  /// call 100 Thin and 200 Extra Light.
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

  /// Old files say 380 for Book, or 250 for Thin: each counts as the name it is nearest to.
  init(nearest number: Double) {
    self = FontWeight.allCases.first { number < $0.number + 50 } ?? .black
  }
}
