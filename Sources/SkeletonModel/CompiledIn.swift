/// The bytes of a file that a C target has compiled in, as that target tells where they are.
///
/// The targets are made by `scripts/regenerate`: a compiler of Swift takes half a minute for an array
/// of a hundred thousand bytes, one of C no time.
package func compiledIn(
  _ file: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>
) -> [UInt8] {
  var count = 0
  let bytes = unsafe file(&count)
  return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
}
