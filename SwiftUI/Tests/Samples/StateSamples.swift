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
