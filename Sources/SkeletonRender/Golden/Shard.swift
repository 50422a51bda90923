/// One of the parts a run is split into, each for a machine of its own.
public struct Shard: Hashable, Sendable {
  /// The most parts a run may be split into.
  public static let limit = 1000

  /// Counted from 1.
  public let index: Int
  public let count: Int

  /// nil where there is no such part.
  public init?(_ index: Int, of count: Int) {
    guard (1...Self.limit).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }
}

extension Shard: CustomStringConvertible {
  public var description: String { "shard \(index) of \(count)" }
}
