import SkeletonModel

/// The canvas that a preview asks for: by its traits, or by modifiers of a preview provider's.
package struct PreviewCanvas: Hashable, Sendable {
  /// A device that there are numbers of, by any of its names.
  package var device: String?
  package var isLandscape = false
  package var size: CanvasSize?
  /// Whether it is as high as what it shows.
  package var isFitting = false

  package init() {}

  /// As a document says it; nil where nothing is asked for.
  var json: JSON? {
    let sides: [JSON.Member]
    if let size, let height = size.height {
      sides = [.init("width", .number(size.width)), .init("height", .number(height))]
    } else if let device {
      sides = [
        .init("device", .string(device)),
        .init("orientation", .string(isLandscape ? "landscape" : "portrait")),
        // As for all views that are named alone.
        .init("scale", .integer(1)),
      ]
    } else if isLandscape {
      sides = [.init("width", 852), .init("height", 393)]
    } else {
      sides = []
    }
    if isFitting, size == nil {
      return .object(sides.filter { $0.key != "height" } + [.init("height", "fit")])
    }
    return sides.isEmpty ? nil : .object(sides)
  }
}
