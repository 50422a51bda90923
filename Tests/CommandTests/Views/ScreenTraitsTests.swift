import Testing

@Suite("What views read of their screen")
struct ScreenTraitsTests {
  private static let views = """
    import SwiftUI

    struct Classes: View {
      @Environment(\\.horizontalSizeClass) private var across
      @Environment(\\.verticalSizeClass) private var along
      var body: some View {
        Color.red.frame(
          width: across == .regular ? 20 : 10, height: along == .compact ? 30 : 40)
      }
    }

    struct Traits: View {
      var body: some View {
        let traits = UITraitCollection.current
        Color.red.frame(
          width: UIDevice.current.userInterfaceIdiom == .pad ? 20 : 10,
          height: traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular ? 40 : 30)
      }
    }

    struct Metrics: View {
      @ScaledMetric private var side = 22.0
      @ScaledMetric(relativeTo: .title2) private var height = 28.0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: side, height: height)
          Color.red.frame(
            width: UIFontMetrics(forTextStyle: .title2).scaledValue(for: 28),
            height: UIFontMetrics.default.scaledValue(
              for: 22,
              compatibleWith: UITraitCollection(traitsFrom: [
                UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
              ])))
          Color.red.frame(
            width: UIFont.preferredFont(forTextStyle: .body).pointSize,
            height: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22)).pointSize)
        }
      }
    }

    struct Pages: View {
      var count = 3
      init(count: Int = 3) {
        self.count = count
        UIPageControl.appearance().pageIndicatorTintColor = .red
      }
      var body: some View {
        TabView { ForEach(0..<count, id: \\.self) { Text("Page \\($0)") } }.tabViewStyle(.page)
      }
    }

    struct Proportioned: View {
      var body: some View {
        ScrollView {
          HStack(spacing: 0) {
            Text("Name").layoutPriority(1)
            ZStack { Circle(); Color.red }.frame(maxWidth: 60, maxHeight: 40).opacity(0.5)
              .aspectRatio(contentMode: .fit)
          }
        }
      }
    }

    struct BothWays: View {
      var side: CGFloat
      var body: some View {
        ScrollView([.horizontal, .vertical]) {
          VStack {
            Divider()
            Color.red.frame(width: side, height: 100)
          }
        }
      }
    }
    """

  private static func frames(_ view: String, _ axes: String...) throws -> [String] {
    let project = try ViewProject(["App/Views.swift": Self.views])
    let outcome = try project.run(["inspect", "--swiftui", "App", "--view", view] + axes)
    #expect(outcome.status == 0 && !outcome.error.contains("stands in"), "\(outcome.error)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  /// The last four numbers of a line: where a frame is, and how large.
  private static func numbers(_ line: String) -> [Double] {
    line.split(separator: " ").suffix(4).compactMap { Double($0) }
  }

  @Test(
    "Classes of size are those of the canvas's device",
    arguments: [
      ("390x844", 10.0, 40.0), ("844x390", 10, 30), ("932x430", 20, 30), ("1024x768", 20, 40),
      ("600x400", 10, 40), ("800x800", 10, 40), ("744x1133", 20, 40),
    ])
  func sizeClasses(canvas: String, width: Double, height: Double) throws {
    let classes = try Self.numbers(#require(Self.frames("Classes", "--width", canvas).last))
    #expect(classes.suffix(2) == [width, height])
    let traits = try Self.numbers(#require(Self.frames("Traits", "--width", canvas).last))
    let isTablet = ["1024x768", "744x1133"].contains(canvas)
    #expect(traits.suffix(2) == [isTablet ? 20 : 10, (width, height) == (10, 40) ? 40 : 30])
  }

  @Test("What grows with a style grows as its lines do")
  func metrics() throws {
    let usual = try Self.frames("Metrics").suffix(3).map(Self.numbers)
    #expect(usual.map { Array($0[2...]) } == [[22, 28], [28, 62], [17, 22]])
    // In pictures of tests what UIKit says of medium is what it says of the usual size.
    let medium = try Self.frames("Metrics", "--type", "medium").suffix(3).map(Self.numbers)
    #expect(medium.map { Array($0[2...]) } == [[21, 26], [28, 62], [17, 22]])
    let large = try Self.frames("Metrics", "--type", "ax5").suffix(3).map(Self.numbers)
    #expect(large.map { Array($0[2...]) } == [[62, 66], [66, 62], [53, 62]])
  }

  @Test("Pages that are turned have a dot each, above their edge")
  func dots() throws {
    let dots = try Self.frames("Pages", "--width", "390x844").filter { $0.contains("circle") }
    #expect(dots.count == 3)
    for (index, dot) in dots.map(Self.numbers).enumerated() {
      #expect(abs(dot[0] + dot[2] / 2 - (195 + 16.67 * Double(index - 1))) < 0.1, "\(dot)")
      #expect(abs(dot[1] + dot[3] / 2 - (844 - 25)) < 0.1, "\(dot)")
    }
    #expect(try Self.frames("Pages(count: 1)").allSatisfy { !$0.contains("circle") })
  }

  @Test(
    "What scrolls both ways stands in the middle, and from its beginning where there is no room")
  func bothWays() throws {
    let small = try Self.numbers(
      #require(Self.frames("BothWays(side: 200)", "--width", "390x844").last))
    #expect(small[0] == 95 && small[2] == 200, "\(small)")
    let wide = try Self.numbers(
      #require(Self.frames("BothWays(side: 500)", "--width", "390x844").last))
    #expect(wide[0] == 0 && wide[2] == 500, "\(wide)")
  }
}
