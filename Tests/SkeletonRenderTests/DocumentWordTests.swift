import TestSupport
import Testing
@testable import SkeletonPainting

@testable import SkeletonModel
@testable import SkeletonRender

/// What users say of a frame is what documents say of it.
struct DocumentWordTests {
  private func isComplete<Word: DocumentWord & CaseIterable>(_ words: Word.Type) -> Bool
  where Word.Model: CaseIterable {
    Word.allCases.map(\.rawValue) == Word.Model.allCases.map(\.rawValue)
  }

  @Test func everyWordIsThere() {
    #expect(isComplete(SkeletonFrame.Appearance.self))
    #expect(isComplete(SkeletonFrame.Contrast.self))
    #expect(isComplete(SkeletonFrame.Motion.self))
    #expect(isComplete(SkeletonFrame.TypeSize.self))
    #expect(isComplete(SkeletonFrame.Direction.self))
  }

  /// Sixteen bits a sample come down to eight as a `Bitmap` has them.
  @Test func samplesOfSixteenBitsAreRounded() throws {
    let file = HandmadePNG(kind: .rgba, depth: 16)
    let picture = try SkeletonPicture(pngData: file.bytes())
    let expected = (0..<file.height).flatMap { y in
      (0..<file.width).flatMap { x in
        (0..<4).map { UInt8((Double(file.sample(x, y, $0)) / 257).rounded()) }
      }
    }
    #expect(picture.pixels == expected)
  }
}
