/// One of the parts that a run is split into, each for another machine.
package struct Shard: Hashable, Sendable {
  /// The maximum number of shards.
  package static let limit = 1000

  /// Counted from 1.
  package let index: Int
  package let count: Int

  /// A run that is not split.
  package static let whole = Shard()

  private init() {
    index = 1
    count = 1
  }

  /// nil if there is no such shard.
  package init?(_ index: Int, of count: Int) {
    guard (1...Self.limit).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }
}

extension Shard: CustomStringConvertible {
  package var description: String { "shard \(index) of \(count)" }
}
