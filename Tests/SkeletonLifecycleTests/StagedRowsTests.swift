@testable import SkeletonLifecycle
import TestSupport
import Testing

struct StagedRowsTests {
  /// Around the ends of its chunks.
  @Test(arguments: [0, 1, 63, 64, 65, 128, 200])
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

  /// What is noted of rows as they change is what each of them says.
  @Test(arguments: [0, -5, 7])
  func marksFollowTheRows(first: Int) {
    var dice = Dice(first)
    var staged = StagedRows((0..<150).map { LoadingStage.Row(id: first + $0) })
    let all: [LoadingStage.Row.Status] = [
      .absent, .waiting(batch: 1), .waiting(batch: 2), .held, .loaded, .failed,
    ]
    for _ in 0..<300 {
      let index = Int.random(in: 0..<150, using: &dice)
      staged[index].status = all.randomElement(using: &dice) ?? .absent
      staged[index].shimmers.toggle()
      staged[index].skeleton = .still(Bool.random(using: &dice) ? 1 : 0)
      staged[index].content = .still(Bool.random(using: &dice) ? 1 : 0)
    }
    let marks: [(StagedRows.Mark, (LoadingStage.Row) -> Bool)] = [
      (.waiting, { [.waiting(batch: 1), .waiting(batch: 2)].contains($0.status) }),
      (.held, { $0.status == .held }), (.loaded, { $0.status == .loaded }),
      (.failed, { $0.status == .failed }), (.shimmering, \.shimmers),
      (.placeholder, { $0.outcome == .skeleton }),
    ]
    #expect((first - 1...first + 150).compactMap(staged.index) == Array(0..<150))
    for (mark, isIt) in marks {
      let meant = staged.indices.filter { isIt(staged[$0]) }
      #expect(Array(staged.indices(mark)) == meant)
      #expect((-1...150).filter { staged.is(mark, at: $0) } == meant)
      #expect(staged.contains(mark) == !meant.isEmpty)
      #expect(Array(staged.numbers(mark)) == meant.map { first + $0 }.filter { $0 >= 0 })
    }
  }

  @Test(arguments: [[], [0], [63], [64], [0, 63, 64, 127, 300]])
  func numbersAreThoseThatWereGiven(_ numbers: [Int]) {
    let kept = RowNumbers(numbers)
    #expect(Array(kept) == numbers)
    #expect(kept.count == numbers.count)
    #expect(kept.isEmpty == numbers.isEmpty)
    #expect(kept == RowNumbers(Array(kept)))
    #expect(kept != RowNumbers(numbers + [400]))
  }
}
