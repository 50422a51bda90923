import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

struct SVGPathTests {
  @Test(arguments: [
    ("M0 0 H24 V24 Z", "M0,0 L24,0 L24,24 Z"),
    ("m1 1 2 0 0 2z", "M1,1 L3,1 L3,3 Z"),
    ("M0,0L1-1.5.5.25", "M0,0 L1,-1.5 L0.5,0.25"),
    ("M0 0 Q3 3 6 0", "M0,0 C2,2 4,2 6,0"),
    ("M0 0 C0 1 1 2 2 2 S4 3 4 4", "M0,0 C0,1 1,2 2,2 C3,2 4,3 4,4"),
    ("M0 0 q3 3 6 0 t6 0", "M0,0 C2,2 4,2 6,0 C8,-2 10,-2 12,0"),
    ("M0 0h1v1h-1zm2 2h1", "M0,0 L1,0 L1,1 L0,1 Z M2,2 L3,2"),
  ])
  func commands(data: String, spelt: String) throws {
    #expect(Self.spell(try SVGPath.read(data)) == spelt)
  }

  /// Half a turn of radius 5 about (5, 0): the far point is what flags choose.
  @Test(arguments: [("0 0 1", -5.0), ("0 0 0", 5.0)])
  func arcs(flags: String, top: Double) throws {
    let bounds = try #require(try SVGPath.read("M0 0 A5 5 \(flags) 10 0").bounds)
    #expect(abs((top < 0 ? bounds.y : bounds.maxY) - top) < 0.001)
    #expect(abs(bounds.maxX - 10) < 0.001 && abs(bounds.x) < 0.001)
  }

  /// Radii too short for the arc to reach its end grow until they do, however short they are.
  @Test(arguments: ["1e-3", "1e-9", "1e-155", "1e-200", "1e-300"])
  func shortRadiiGrow(radius: String) throws {
    let path = try SVGPath.read("M0 0 A\(radius) \(radius) 0 0 1 10 0")
    #expect(Self.spell(path) == Self.spell(try SVGPath.read("M0 0 A1 1 0 0 1 10 0")))
  }

  /// Nothing that can be written is converted to a number it does not fit.
  @Test func arcsOfAnySizeEndWhereTheyShould() throws {
    let sizes = ["0", "1e-320", "1e-200", "1e-155", "1e-100", "1e-9", "0.0009", "1", "1e6"]
    for x in sizes {
      for y in sizes {
        for to in sizes {
          for flags in ["0 0 1", "45 1 0", "1e6 1 1"] {
            guard let path = try? SVGPath.read("M0 0 A\(x) \(y) \(flags) \(to) \(to) L5 5") else {
              continue
            }
            let bounds = try #require(path.bounds)
            #expect(bounds.width.isFinite && bounds.height.isFinite, "\(x) \(y) \(flags) \(to)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("M0 0 A1e-320 1e-320 0 0 1 10 0", "radii are too short"),
    ("M0 0 A1e-20 1 0 0 1 10 0", "too short beside"), ("", "empty"), ("L1 1", "begins with M"),
    ("M0", "number"), ("M0 0 X1 1", "no path command"),
    ("M0 0 A5 5 0 2 1 10 0", "flag"), ("M0 0 Z 1 1", "letter"), ("M1e9 0", "number"),
    ("M0 0 Lnan 0", "number"),
  ])
  func refused(data: String, words: String) {
    do throws(Failure) {
      _ = try SVGPath.read(data)
      Issue.record("'\(data)' is taken")
    } catch {
      #expect(error.message.contains(words), "\(error.message)")
    }
  }

  private static func spell(_ path: Path) -> String {
    func point(_ offset: Offset) -> String { "\(offset.x.threeDecimals),\(offset.y.threeDecimals)" }
    return path.elements.map { element in
      switch element {
      case .move(let to): "M" + point(to)
      case .line(let to): "L" + point(to)
      case .cubic(let a, let b, let to): "C\(point(a)) \(point(b)) \(point(to))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
