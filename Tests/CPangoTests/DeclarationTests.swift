import CPangoCheck
import Testing

/// What `Sources/CPango` declares of libraries that it does not include the headers of. That types
/// and functions are those of the headers is checked in compiling `CPangoCheck`.
struct DeclarationTests {
  @Test func propertiesHaveTheirNames() {
    #expect(unsafe cpango_odd_property().map { unsafe String(cString: $0) } == nil)
  }

  @Test(
    arguments: [PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL, PANGO_DIRECTION_WEAK_RTL].map(\.rawValue))
  func theDirectionOfALineIsRead(direction: UInt32) {
    #expect(cpango_direction_read(PangoDirection(rawValue: direction)) == Int32(direction))
  }
}
