import SwiftUI

extension Sample {
  static let state = [
    Sample(
      "what onAppear sets without an animation is there at once",
      expected: [#""text":"1""#], absent: ["animated"]
    ) { Counter() },
    Sample(
      "a task's pauses are virtual time", expected: [#""text":"3""#]
    ) { Ticking() },
    Sample(
      "a queue's delays are virtual time", expected: [#""text":"later""#]
    ) { Delayed() },
    Sample(
      "an observable object changes its views", expected: [#""text":"loaded""#]
    ) { Observing() },
    Sample(
      "an observed class changes its views", expected: [#""text":"done""#]
    ) { Following() },
    Sample(
      "an object that is missing is an error",
      expected: [#"{"error":{"#, "@EnvironmentObject of type 'Store'"]
    ) { Needing() },
    Sample(
      "an object of the environment is found", expected: [#""text":"start""#]
    ) { Needing().environmentObject(Store()) },
    Sample(
      "a kept value that nobody has kept is as it is written",
      expected: [#""text":"nobody, 0, light, none""#]
    ) { Keeping() },
    Sample(
      "a kept value is that of the store that is given",
      expected: [#""text":"Ann, 3, dark, dark""#]
    ) {
      let store = UserDefaults(suiteName: "samples") ?? .standard
      store.set("Ann", forKey: "name")
      store.set(3, forKey: "count")
      store.set("dark", forKey: "look")
      return Keeping().defaultAppStorage(store)
    },
    Sample(
      "what a body makes stays as long as nothing that it read has changed",
      expected: [#""text":"model 1, loaded""#], absent: ["keeps changing"]
    ) { MakingModels() },
    Sample(
      "a body that has read what changes makes its objects anew",
      expected: [#""text":"after 1, model 2, loaded""#], absent: ["keeps changing"]
    ) { MakingModelsAnew() },
    Sample(
      "a state that only a view further down reads changes that alone",
      expected: [#""text":"asked 1 times""#, #""text":"on, asked 2 times""#, #""text":"1""#]
    ) { Owning() },
    Sample(
      "a body is asked for again in an environment that has changed",
      expected: [#""text":"inner 7""#]
    ) { Surrounding() },
    Sample(
      "an object that is at hand and not followed changes nothing", expected: [#""text":"start""#]
    ) { Unfollowing() },
    Sample(
      "what is another case of an enumeration is another view", expected: [#""text":"second""#]
    ) { Choosing() },
    Sample(
      "preferences are handed up", expected: [#""text":"7""#]
    ) { Reading() },
  ]
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Text(verbatim: "\(count)").onAppear { count += 1 } }
}

private struct Keeping: View {
  enum Look: String { case light, dark }

  @AppStorage("name") private var name = "nobody"
  @AppStorage("count") private var count: Int?
  @AppStorage("look") private var look = Look.light
  @AppStorage("look") private var chosen: Look?

  var body: some View {
    Text(verbatim: "\(name), \(count ?? 0), \(look.rawValue), \(chosen?.rawValue ?? "none")")
  }
}

private struct Ticking: View {
  @State private var count = 0

  var body: some View {
    Text(verbatim: "\(count)").task {
      for _ in 0..<3 {
        try? await Task.sleep(for: .seconds(1))
        count += 1
      }
    }
  }
}

private struct Delayed: View {
  @State private var text = "now"

  var body: some View {
    Text(verbatim: text).onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { text = "later" }
    }
  }
}

private final class Store: ObservableObject {
  @Published var text = "start"
}

private struct Observing: View {
  @StateObject private var store = Store()

  var body: some View { Text(verbatim: store.text).onAppear { store.text = "loaded" } }
}

@Observable private final class Model {
  var text = "start"
}

private struct Following: View {
  @State private var model = Model()

  var body: some View { Text(verbatim: model.text).task { model.text = "done" } }
}

private struct Needing: View {
  @EnvironmentObject private var store: Store

  var body: some View { Text(verbatim: store.text) }
}

private struct Height: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Reading: View {
  @State private var sum = 0

  var body: some View {
    VStack {
      Color.red.preference(key: Height.self, value: 3)
      Color.red.preference(key: Height.self, value: 4)
      Text(verbatim: "\(sum)")
    }
    .onPreferenceChange(Height.self) { sum = $0 }
  }
}

/// Counts how many of it there have been, on the screen that makes them.
private final class Counted: ObservableObject {
  let number: Int
  @Published var state = "empty"

  init(_ count: inout Int) {
    count += 1
    number = count
  }

  func load() { DispatchQueue.main.async { self.state = "loaded" } }
}

private struct ShowingModel: View {
  var prefix = ""
  @ObservedObject var model: Counted

  var body: some View {
    Text(verbatim: "\(prefix)model \(model.number), \(model.state)").onAppear { model.load() }
      .onChange(of: model.number) { model.load() }
  }
}

private final class Tally {
  var count = 0
}

private struct MakingModels: View {
  let tally = Tally()

  var body: some View { VStack { ShowingModel(model: Counted(&tally.count)) } }
}

private struct MakingModelsAnew: View {
  let tally = Tally()
  @State private var step = 0

  var body: some View {
    ShowingModel(prefix: "after \(step), ", model: Counted(&tally.count)).onAppear { step = 1 }
  }
}

private struct Owning: View {
  let tally = Tally()
  @State private var isOn = false

  var body: some View {
    tally.count += 1
    return VStack {
      Text(verbatim: "asked \(tally.count) times")
      Owned(isOn: $isOn)
      Counter()
    }
  }
}

private struct Owned: View {
  let tally = Tally()
  @Binding var isOn: Bool

  var body: some View {
    tally.count += 1
    return Text(verbatim: (isOn ? "on, " : "off, ") + "asked \(tally.count) times")
      .task {
        try? await Task.sleep(for: .milliseconds(50))
        isOn = true
      }
  }
}

private struct SurroundedKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var surrounded: Int {
    get { self[SurroundedKey.self] }
    set { self[SurroundedKey.self] = newValue }
  }
}

private struct Surrounding: View {
  @State private var number = 1

  var body: some View {
    Surrounded().environment(\.surrounded, number).onAppear { number = 7 }
  }
}

private struct Surrounded: View {
  @Environment(\.surrounded) private var number

  var body: some View { Text(verbatim: "inner \(number)") }
}

private struct Unfollowing: View {
  let store = Store()

  var body: some View { Text(verbatim: store.text).onAppear { store.text = "never seen" } }
}

private enum Choice: View {
  case first, second

  var body: some View { Text(verbatim: self == .first ? "first" : "second") }
}

private struct Choosing: View {
  @State private var choice = Choice.first

  var body: some View { choice.onAppear { choice = .second } }
}
