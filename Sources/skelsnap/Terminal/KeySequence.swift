import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// What keys that are no letters send: an escape, and then letters that are not to be taken for
/// keys of their own.
enum KeySequence {
  /// How long the second byte may take, in milliseconds. Somebody who presses Escape alone waits
  /// as long for an answer.
  private static let afterEscape: Int32 = 300
  /// Once it is known that more must come; the line may be slow.
  private static let inside: Int32 = 1000

  private static let escape: UInt8 = 0x1b

  /// Passes over the rest of a sequence, its escape being read.
  ///
  /// - Parameter next: the next byte; nil where none comes within so many milliseconds.
  static func skip(_ next: (Int32) -> UInt8?) {
    var byte = next(afterEscape)
    // Alt with an arrow: the arrow's own escape follows.
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

  /// `[ A`, `[ 1 ; 5 A`.
  private static func skipControl(_ next: (Int32) -> UInt8?) {
    let last = skipParameters(next)
    switch last.byte {
    // F1 to F5 on Linux's console: `[ [ A`.
    case UInt8(ascii: "["): _ = next(inside)
    // A mouse in its oldest way: which button, and where.
    case UInt8(ascii: "M") where last.isFirst: for _ in 0..<3 { _ = next(inside) }
    default: break
    }
  }

  /// Gives what ends the sequence, and whether nothing came before it.
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

  /// What a terminal says of itself, up to a bell or to `ESC \`.
  private static func skipText(_ next: (Int32) -> UInt8?) {
    while let byte = next(inside), byte != 0x07 {
      if byte == escape { return skip(next) }
    }
  }
}
