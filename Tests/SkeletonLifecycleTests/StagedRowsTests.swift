@testable import SkeletonLifecycle
import Testing

struct StagedRowsTests {
  /// Around the ends of its chunks.
  @Test(arguments: [0, 1, 31, 32, 33, 64, 100])
  func rowsAreAsTheyWereGiven(count: Int) {
    let rows = (0..<count).map { LoadingStage.Row(id: $0 - 3) }
    let staged = StagedRows(rows)
    #expect(Array(staged) == rows)
    #expect(staged == StagedRows(rows))
    for index in rows.indices {
      var changed = staged
      changed[index].template = 7
      #expect(changed != staged)
      #expect(changed.indices.filter { changed[$0].template == 7 } == [index])
      #expect(Array(staged) == rows)
    }
  }
}
