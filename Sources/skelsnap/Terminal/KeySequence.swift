/// The escape sequences that special keys send. They contain letters, which must not be mistaken
/// for keys.
enum KeySequence {
  /// The time in milliseconds to wait for the second byte. The Escape key alone responds only after
  /// this time.
  private static let afterEscape: Int32 = 300
  /// The time for each further byte of a sequence; the connection may be slow.
  private static let inside: Int32 = 1000

  private static let escape: UInt8 = 0x1b

  /// Skips the rest of a sequence whose escape byte was read.
  ///
  /// - Parameter next: reads the next byte; nil if none arrives within the given milliseconds.
  static func skip(_ next: (Int32) -> UInt8?) {
    var byte = next(afterEscape)
    // Alt with an arrow key sends an extra escape before the arrow's sequence.
    while byte == escape { byte = next(afterEscape) }
    switch byte {
    case UInt8(ascii: "O"): skipParameters(next)
    case UInt8(ascii: "["): skipControl(next)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      skipText(next)
    default: break
    }
  }

  /// Skips sequences such as `[ A` or `[ 1 ; 5 A`.
  private static func skipControl(_ next: (Int32) -> UInt8?) {
    let last = skipParameters(next)
    switch last.byte {
    // F1 to F5 on the Linux console send `[ [ A`.
    case UInt8(ascii: "["): _ = next(inside)
    // A mouse report in the original X10 format: a button and two coordinates.
    case UInt8(ascii: "M") where last.isFirst: for _ in 0..<3 { _ = next(inside) }
    default: break
    }
  }

  /// Returns the final byte, and whether it was the first one.
  @discardableResult
  private static func skipParameters(
    _ next: (Int32) -> UInt8?
  ) -> (byte: UInt8?, isFirst: Bool) {
    var isFirst = true
    while let byte = next(inside) {
      guard (0x20..<0x40).contains(byte) else {
        if byte == escape { skip(next) }
        return (byte, isFirst)
      }
      isFirst = false
    }
    return (nil, isFirst)
  }

  /// Skips a text that the terminal sends, which ends with BEL or `ESC \`.
  private static func skipText(_ next: (Int32) -> UInt8?) {
    while let byte = next(inside), byte != 0x07 {
      if byte == escape { return skip(next) }
    }
  }
}
