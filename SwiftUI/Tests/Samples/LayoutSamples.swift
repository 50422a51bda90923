import SwiftUI

extension Sample {
  static let layout = [
    Sample(
      "a link in a list is a row with a sign at its end",
      expected: ["\"link\"", #"{"name":"label","alpha":0.25}"#],
      absent: ["accent", "tertiaryLabel"]
    ) { List { NavigationLink("Mira", value: 1) } },
    Sample(
      "a sign of another colour since iOS 26", environment: #","ios":26"#,
      expected: ["\"link\"", "tertiaryLabel"], absent: ["accent"]
    ) { List { NavigationLink("Mira", value: 1) } },
    Sample(
      "a link by itself is a button", expected: ["\"link\"", "accent"], absent: ["tertiaryLabel"]
    ) { NavigationStack { NavigationLink("Mira", value: 1) } },
    Sample(
      "a link that leads nowhere is disabled", expected: ["\"link\"", "tertiaryLabel"],
      absent: ["accent"]
    ) { NavigationLink("Mira", value: 1) },
    Sample(
      "a link of a list that leads nowhere is fainter",
      expected: [#"{"k":"opacity""#, #""value":0.5"#]
    ) { List { NavigationLink("Mira", value: 1) } },
    Sample(
      "what leads somewhere in a list is as others",
      expected: [#""text":"Mira""#], absent: [#""value":0.5"#]
    ) { NavigationStack { List { NavigationLink("Mira", value: 1) } } },
    Sample(
      "a slider's labels stand at its ends",
      expected: [#""k":"hstack""#, #""text":"low""#, #""k":"slider""#, #""text":"high""#],
      absent: [#""text":"Volume""#]
    ) {
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }.labelsHidden()
    },
    Sample(
      "a text has a size of type of its own",
      expected: [#""typeSize":"accessibility3""#, #""text":"B""#], absent: [#""typeSize":"large""#]
    ) {
      VStack {
        Text("A").dynamicTypeSize(.accessibility3)
        Text("B").environment(\.sizeCategory, .large)
      }
    },
    Sample(
      "a stack says its alignment and its spacing",
      expected: [#""k":"vstack""#, #""a":{"alignment":"leading","spacing":8}"#]
    ) {
      VStack(alignment: .leading, spacing: 8) {
        Text("A")
        Text("B")
      }
    },
    Sample(
      "padding is 16 where nothing else is said",
      expected: [#""k":"padding""#, #"{"top":16,"leading":16,"bottom":16,"trailing":16}"#]
    ) { Color.red.padding() },
    Sample(
      "an infinite width is a word", expected: [#""k":"flexFrame""#, #""maxWidth":"inf""#]
    ) { Color.red.frame(maxWidth: .infinity) },
    Sample(
      "a modifier on a group is put on each of its views",
      expected: [
        #"{"k":"opacity","at""#, #""text":"A""#, #""text":"B""#,
      ], absent: [#""k":"group""#]
    ) {
      Group {
        Text("A"); Text("B")
      }.opacity(0.5)
    },
    Sample(
      "a modifier on a ForEach is put on each item",
      expected: [
        #""k":"forEach","at""#, #""c":[{"k":"opacity""#, #""k":"item","a":{"index":1,"id":"1"}"#,
      ]
    ) {
      VStack { ForEach(0..<2, id: \.self) { Text("\($0)") }.opacity(0.5) }
    },
    Sample(
      "a geometry reader has the size that was found, or the canvas",
      expected: [#""k":"geometry""#, #""width":393"#]
    ) { GeometryReader { Color.red.frame(width: $0.size.width) } },
    Sample(
      "the first branch alone stands in the recording",
      expected: [#""text":"yes""#], absent: [#""text":"no""#]
    ) { Choice(isOn: true) },
    Sample(
      "a list has its rows and its sections",
      expected: [
        #""k":"list""#, #""style":"plain""#, #""header":[{"k":"text""#, #""separator":"hidden""#,
      ]
    ) {
      List { Section("Title") { Text("Row").listRowSeparator(.hidden) } }.listStyle(.plain)
    },
    Sample(
      "a screen hands its title up to its navigation",
      expected: [#""title":"Feed""#, #""displayMode":"inline""#, #""trailing":[{"k":"button""#]
    ) {
      NavigationStack {
        Text("A")
          .navigationTitle("Feed")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } }
      }
    },
    Sample(
      "a phone on its side has no room for a large title",
      expected: [#""title":"Feed""#, #""displayMode":"inline""#]
    ) {
      NavigationStack { Text("A").navigationTitle("Feed") }
        .environment(\.verticalSizeClass, .compact)
    },
    Sample(
      "the last page of a path stands over the others, with a button that leads back",
      expected: [
        #""title":"Two""#, #""displayMode":"inline""#, #""name":"BackButton""#,
        #""system":"chevron.backward""#, #""text":"One""#, #""text":"page 2""#,
      ], absent: [#""text":"root""#, #""text":"page 1""#]
    ) {
      NavigationStack(path: .constant([1, 2])) {
        Text("root").navigationTitle("Start").navigationBarTitleDisplayMode(.inline)
          .navigationDestination(for: Int.self) { number in
            Text("page \(number)").navigationTitle(number == 1 ? "One" : "Two")
          }
      }
    },
    Sample(
      "a page that is shown stands over the one that shows it, without a way back if it says so",
      expected: [#""text":"page a""#], absent: [#""text":"root""#, "chevron"]
    ) {
      NavigationStack {
        Text("root").navigationTitle("Start")
          .navigationDestination(item: .constant("a")) {
            Text("page \($0)").navigationBarBackButtonHidden()
          }
          .navigationDestination(isPresented: .constant(false)) { Text("never") }
      }
    },
    Sample(
      "a value that leads nowhere is told, and what is below it drawn",
      expected: [#""text":"root""#, "the page for a value of Double in the path is not drawn"]
    ) {
      NavigationStack(path: .constant([1.5])) {
        Text("root").navigationDestination(for: Int.self) { _ in Text("page") }
      }
    },
    Sample(
      "an image to come is its placeholder",
      expected: [#""k":"progress""#], absent: [#""k":"image""#]
    ) {
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        ProgressView()
      }
    },
  ]
}

private struct Choice: View {
  let isOn: Bool

  var body: some View {
    if isOn {
      Text("yes")
    } else {
      Text("no")
    }
  }
}
