import SwiftUI

/// Controls with looks of an app's own, and in all the forms that they can be made in.
extension Sample {
  static let styles = [
    Sample(
      "styles of an app's own are given what a control shows",
      expected: [
        #""text":"gauge 0.5 now 0 9""#, #""text":"menu""#, #""text":"box title""#,
        #""text":"labeled""#, #""text":"open false""#, #""text":"hidden""#, #""text":"dates true""#,
        #""text":"form""#, #""text":"group""#,
      ], absent: ["is not drawn", #""text":"never""#]
    ) { OwnStyles() },
    Sample(
      "the system's usual styles say nothing", expected: [#""k":"toggle""#],
      absent: ["is not drawn"]
    ) {
      VStack {
        Gauge(value: 0.5) { Text(verbatim: "a") }.gaugeStyle(.automatic)
        Menu("a") {}.menuStyle(.button)
        Toggle("a", isOn: .constant(true)).toggleStyle(.automatic)
        LabeledContent("a") { Text(verbatim: "b") }.labeledContentStyle(.automatic)
        DisclosureGroup("a") {}.disclosureGroupStyle(.automatic)
        GroupBox("a") {}.groupBoxStyle(.automatic)
        TextEditor(text: .constant("")).textEditorStyle(.plain).textSelectionAffinity(.upstream)
        Picker("a", selection: .constant(1)) {}.pickerStyle(.navigationLink)
      }
    },
    Sample(
      "controls take what they can be made of",
      expected: [
        #""text":"12.5""#, #""text":"secret""#, #""text":"Share…""#, #""text":"both""#,
        #""text":"Paste""#, #""text":"Rename""#,
        "a picker is drawn without its 'currentValueLabel'",
      ]
    ) { ManyControls() },
    Sample(
      "rows of a tree are closed, and a table has those of its rows",
      expected: [#""text":"root""#, #""text":"first""#, #""text":"lone""#],
      absent: [#""text":"leaf""#, #""text":"second""#]
    ) { Trees() },
    Sample("a phone shows the column that is asked for", expected: [#""text":"detail""#]) {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text(verbatim: "sidebar")
      } detail: {
        Text(verbatim: "detail")
      }
    },
    Sample("links in forms of before", expected: [#""text":"one""#, #""text":"four""#]) {
      NavigationStack {
        NavigationLink("one", isActive: .constant(false)) { Text(verbatim: "a") }
        NavigationLink("two", destination: Text(verbatim: "a"), isActive: .constant(false))
        NavigationLink("three", tag: 1, selection: .constant(nil)) { Text(verbatim: "a") }
        NavigationLink(tag: 1, selection: .constant(nil)) {
          Text(verbatim: "a")
        } label: {
          Text(verbatim: "four")
        }
        .toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            Button("A") {}
          } label: {
            Text(verbatim: "b")
          }
          ToolbarTitleMenu { Button("C") {} }
        }
        .navigationTransition(.zoom(sourceID: 1, in: Namespace().wrappedValue))
        .navigationSplitViewStyle(.balanced)
      }
    },
  ]
}

private struct OwnGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: "gauge \(configuration.value) now 0 9")
      configuration.label
      configuration.currentValueLabel
      configuration.minimumValueLabel
      configuration.maximumValueLabel
    }
  }
}

private struct OwnMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding() }
}

private struct OwnForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}

private struct OwnGroup: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct OwnLabeled: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { LabeledContent(configuration) }
  }
}

private struct OwnDisclosure: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(verbatim: "open \(configuration.isExpanded)")
      configuration.label
      configuration.content
    }
  }
}

private struct OwnDates: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "dates \(configuration.minimumDate != nil)")
  }
}

private struct OwnBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

private struct OwnStyles: View {
  var body: some View {
    VStack {
      Gauge(value: 5.0, in: 0...10) {
        Text(verbatim: "a")
      } currentValueLabel: {
        Text(verbatim: "b")
      } minimumValueLabel: {
        Text(verbatim: "c")
      } maximumValueLabel: {
        Text(verbatim: "d")
      }
      .gaugeStyle(OwnGauge())
      Menu("menu") { Text(verbatim: "never") }.menuStyle(OwnMenu())
      GroupBox("box title") {}.groupBoxStyle(OwnBox())
      LabeledContent("labeled", value: "a").labeledContentStyle(OwnLabeled())
      DisclosureGroup("a") { Text(verbatim: "hidden") }.disclosureGroupStyle(OwnDisclosure())
      DatePicker("a", selection: .constant(Date()), in: Date()...).datePickerStyle(OwnDates())
      Form { Text(verbatim: "form") }.formStyle(OwnForm())
      ControlGroup("group") { Text(verbatim: "a") }.controlGroupStyle(OwnGroup())
    }
  }
}

private struct Setting: Identifiable {
  let id: Int
  var isOn = Binding.constant(true)
  var choice = Binding.constant(1)
}

private struct ManyControls: View {
  @State private var text = "secret"
  @State private var number = 12.5
  @State private var selection: TextSelection?
  @State private var colour = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  let title = "title"
  let picture = ImageResource(name: "a", bundle: .main)
  let settings = [Setting(id: 1), Setting(id: 2)]

  var body: some View {
    ScrollView {
      fields
      buttons
      choices
      shares
    }
  }

  @ViewBuilder private var fields: some View {
    TextField(value: $number, format: .number) { Text("a") }
    TextField(title, value: $number, format: .number)
    TextField("a", text: $text, selection: $selection)
    TextField(title, value: $number, formatter: NumberFormatter(), prompt: nil)
    SecureField(text: $text) { Text("a") }
    TextEditor(text: $text, selection: $selection)
    Stepper("a", value: $number, in: 0...20, step: 0.5, format: .number)
    Stepper(title, value: $number) { _ in }
    Stepper(value: $number, step: 1, onEditingChanged: { _ in }) { Text("a") }
    Stepper(onIncrement: nil, onDecrement: nil, onEditingChanged: { _ in }) { Text("a") }
    Slider(
      value: $number, in: 0...20, minimumValueLabel: Text("0"), maximumValueLabel: Text("20")
    ) { Text("a") }
    DatePicker(selection: .constant(Date()), in: ...Date(), displayedComponents: .date) {
      Text("a")
    }
    DatePicker(title, selection: .constant(Date()), in: Date()..., displayedComponents: .date)
    ColorPicker(title, selection: $colour)
    LabeledContent(title, value: number, format: .number)
  }

  @ViewBuilder private var buttons: some View {
    Button("a", image: picture) {}
    Button(title, image: picture, role: .destructive) {}
    Menu("a", image: picture) {}
    Menu(title, systemImage: "star") {}
    Menu("a") {
    } primaryAction: {
    }
    ControlGroup(title, systemImage: "star") { Text("b") }
    ControlGroup {
      Text("a")
    } label: {
      Text("b")
    }
    Label(title, image: picture)
    ContentUnavailableView("a", image: "b")
    PasteButton(payloadType: String.self) { _ in }
    RenameButton()
  }

  @ViewBuilder private var choices: some View {
    Toggle("a", image: picture, isOn: .constant(true))
    Toggle(title, systemImage: "star", isOn: .constant(true))
    Toggle("both", sources: settings, isOn: \.isOn)
    Picker("a", systemImage: "star", selection: .constant(1)) { Text("b").tag(1) }
    Picker("a", image: picture, selection: .constant(1)) { Text("b").tag(1) }
    Picker("a", sources: settings, selection: \.choice) { Text("b").tag(1) }
    Picker("a", selection: .constant(1)) {
      Text("b").tag(1)
    } currentValueLabel: {
      Text("c")
    }
  }

  @ViewBuilder private var shares: some View {
    ShareLink(item: URL(fileURLWithPath: "/"))
    ShareLink(item: text, subject: Text("a"), preview: SharePreview(title))
    ShareLink(Text("a"), item: text, preview: SharePreview("b", image: Image(systemName: "star")))
    ShareLink(title, items: [text, title])
    ShareLink(items: [text]) {
      SharePreview($0)
    } label: {
      Text("a")
    }
  }
}

private struct Branch: Identifiable {
  let id: String
  var leaves: [Branch]?
}

private struct Trees: View {
  @State private var chosen: Set<String> = []
  @State private var one: String?
  @State private var items = [Branch(id: "bound")]
  @State private var order = [KeyPathComparator(\Branch.id)]
  let branches = [Branch(id: "root", leaves: [Branch(id: "leaf")]), Branch(id: "lone")]

  var body: some View {
    VStack {
      List(branches, children: \.leaves) { Text(verbatim: $0.id) }
      List(branches, children: \.leaves, selection: $chosen) { Text(verbatim: $0.id) }
      List(branches, id: \.id, selection: $chosen) { Text(verbatim: $0.id) }
      List(0..<2, selection: $chosen.count) { Text(verbatim: "\($0)") }
      List($items, editActions: .all) { Text(verbatim: $0.wrappedValue.id) }
      List($items, id: \.id, selection: $one) { Text(verbatim: $0.wrappedValue.id) }
      List($items, editActions: .delete, selection: $chosen) { Text(verbatim: $0.wrappedValue.id) }
      List {
        OutlineGroup(branches, children: \.leaves) { Text(verbatim: $0.id) }
        ForEach($items, editActions: .move) { Text(verbatim: $0.wrappedValue.id) }
          .onInsert(of: [.text]) { _, _ in }
          .dropDestination(for: String.self) { _, _ in }
        Section(isExpanded: .constant(true)) {
          Text("a")
        } header: {
          Text("b")
        }
      }
      Table(of: Branch.self, selection: $chosen, sortOrder: $order) {
        TableColumn("A") { _ in Text(verbatim: "first") }.alignment(.numeric)
        TableColumn("B") { _ in Text(verbatim: "second") }
      } rows: {
        TableRow(Branch(id: "row")).contextMenu { Button("a") {} }
        ForEach(branches) { TableRow($0) }
      }
      .tableStyle(.inset)
      .tableColumnHeaders(.hidden)
      Table(branches, selection: $one, sortOrder: $order) {
        TableColumn("A", value: \.id)
      }
    }
    .onAppear {
      var numbers = [1, 2, 3, 4]
      numbers.move(fromOffsets: [0], toOffset: 3)
      numbers.remove(atOffsets: [0])
      assert(numbers == [3, 1, 4])
    }
  }
}

extension Set {
  fileprivate var count: Set<Int> {
    get { [] }
    set {}
  }
}
