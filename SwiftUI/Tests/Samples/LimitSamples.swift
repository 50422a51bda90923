import SwiftUI

extension Sample {
  static let limits = [
    Sample(
      "a body without an end is an error", expected: [#"{"error":{"#, "'Endless' nests too deep"]
    ) { Endless() },
    Sample(
      "too many parts are an error", expected: ["more than 100000 parts"]
    ) { VStack { ForEach(0..<200_000, id: \.self) { _ in Color.red } } },
    Sample(
      "changes without an end are left at some time", expected: ["keeps changing"]
    ) { Restless() },
    Sample(
      "a task that only gives way is left at some time",
      expected: [#""text":"1""#, "without waiting"]
    ) { Yielding { await Task.yield() } },
    Sample(
      "a task that waits for no time is left at some time",
      expected: [#""text":"1""#, "without waiting"]
    ) { Yielding { try? await Task.sleep(nanoseconds: 0) } },
    Sample(
      "a view may have a scheme of its own", expected: [#""k":"scheme","a":{"scheme":"dark"}"#]
    ) { Text("a").environment(\.colorScheme, .dark) },
    Sample(
      "the scheme that is asked for is none of a view's own", expected: [#""text":"a""#],
      absent: ["scheme"]
    ) { Text("a").environment(\.colorScheme, .light) },
    Sample(
      "a screen has the scheme that its outermost view asks for",
      expected: [#""k":"scheme","a":{"scheme":"dark","screen":true}"#, #""text":"dark""#]
    ) {
      VStack { SchemeTold().preferredColorScheme(.light) }.preferredColorScheme(.dark)
    },
    Sample(
      "a sheet has the scheme that it asks for, and the screen below keeps its own",
      expected: [#""k":"scheme","a":{"scheme":"dark","screen":true}"#, #""text":"light""#]
    ) {
      SchemeTold().sheet(isPresented: .constant(true)) { Text("a").preferredColorScheme(.dark) }
    },
    Sample(
      "what is presented from a part in a scheme of its own is in that",
      expected: [#""k":"scheme","a":{"scheme":"dark","screen":true}"#]
    ) {
      Text("a").sheet(isPresented: .constant(true)) { Text("b") }.colorScheme(.dark)
    },
    Sample(
      "a screen that never has the scheme it asks for is drawn in that once",
      expected: [#""scheme":"dark""#, #""text":"dark""#]
    ) { SchemeTurned() },
    Sample(
      "an outline without an end ends far outside", expected: [#""data":"M0 0L1000000 0""#]
    ) {
      Path {
        $0.move(to: CGPoint(x: CGFloat.nan, y: -.infinity))
        $0.addLine(to: CGPoint(x: 1e300, y: 0))
      }
    },
    Sample(
      "an arc to nowhere is none", expected: [#""data":"M0 0L1 2""#]
    ) {
      Path {
        $0.move(to: .zero)
        $0.addArc(
          center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(.nan), clockwise: false)
        $0.addRelativeArc(
          center: .zero, radius: 1, startAngle: .zero, delta: .radians(.infinity))
        $0.addLine(to: CGPoint(x: 1, y: 2))
      }
    },
    Sample(
      "a number that is none is told where it was written",
      expected: ["a number of this 'frame' is not a number (NaN); it counts as 0"]
    ) { Color.red.frame(width: CGFloat.nan) },
    Sample(
      "what the app prints is no answer", expected: [#""text":"quiet""#]
    ) { Chatty() },
    Sample(
      "what cannot be drawn says so", expected: [#""k":"unsupported","at""#, #""name":"Map""#]
    ) { Map {} },
    Sample(
      "what is drawn by hand is views, and what is left out of it is told",
      expected: [
        #""k":"geometry""#, "is drawn without its filters",
      ]
    ) {
      Canvas { context, size in
        context.addFilter(.blur(radius: 2))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      .frame(width: 40, height: 30)
    },
  ]
}

private struct Endless: View {
  var body: some View { AnyView(VStack { Endless() }) }
}

private struct SchemeTold: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

/// Asks for the scheme that it does not have.
private struct SchemeTurned: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { SchemeTold().preferredColorScheme(scheme == .dark ? .light : .dark) }
}

private struct Restless: View {
  @State private var count = 0

  var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}

private struct Yielding: View {
  let pause: @Sendable () async -> Void
  @State private var count = 0

  var body: some View {
    Text("\(count)").task {
      count += 1
      while !Task.isCancelled { await pause() }
    }
  }
}

private struct Chatty: View {
  var body: some View {
    print("{}")
    return Text(verbatim: "quiet")
  }
}
