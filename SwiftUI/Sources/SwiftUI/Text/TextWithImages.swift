/// A short text with pictures among its letters, as what stands beside each other on one line.
struct TextWithImages: View {
  private let pieces: [Piece]

  private enum Piece {
    case text(Text)
    case image(Image, Text.Run)
  }

  /// Longer ones are broken on lines, which a row of pieces is not.
  private static let longest = 40

  /// nil for a text without pictures, and for one that may be on several lines: there boxes stand for them.
  init?(_ text: Text) {
    guard text.runs.contains(where: { $0.image != nil }), text.plain.count <= Self.longest,
      !text.plain.contains("\n")
    else { return nil }
    var pieces: [Piece] = []
    for run in text.runs {
      if let image = run.image {
        pieces.append(.image(image, run))
      } else if case .text(var before)? = pieces.last {
        before.runs.append(run)
        pieces[pieces.count - 1] = .text(before)
      } else {
        var piece = text
        piece.runs = [run]
        pieces.append(.text(piece))
      }
    }
    self.pieces = pieces
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      ForEach(pieces.indices, id: \.self) { index in
        switch pieces[index] {
        case .text(let text): text
        case .image(let image, let run): set(image, like: run)
        }
      }
    }
  }

  @ViewBuilder private func set(_ image: Image, like run: Text.Run) -> some View {
    if let style = run.style?.style {
      image.font(run.font).foregroundStyle(AnyShapeStyle(style))
    } else if let color = run.color {
      image.font(run.font).foregroundStyle(color)
    } else if let font = run.font {
      image.font(font)
    } else {
      image
    }
  }
}
