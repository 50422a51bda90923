import SkeletonModel

/// Makes a file piece by piece, so that it is never in memory whole: calls what it is given with
/// each of them.
package typealias FilePieces = (
  _ put: ([UInt8]) throws(Failure) -> Void
) throws(Failure) -> Void

/// A file whose pieces are put together.
package func wholeFile(_ pieces: FilePieces) -> [UInt8] {
  var bytes: [UInt8] = []
  // Nothing is written, so nothing can fail.
  try? pieces { piece throws(Failure) in bytes += piece }
  return bytes
}
