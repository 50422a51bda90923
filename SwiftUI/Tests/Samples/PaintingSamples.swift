import SwiftUI

extension Sample {
  static let painting = [
    Sample(
      "the colours of the system are names", expected: [#"{"color":{"name":"systemRed"}}"#]
    ) { Color.red },
    Sample(
      "opacities of a colour are multiplied", expected: [#""alpha":0.25"#]
    ) { Color.red.opacity(0.5).opacity(0.5) },
    Sample(
      "a dynamic colour is that of the appearance", environment: #","colorScheme":"dark""#,
      expected: [#""rgb":[0,0,1]"#]
    ) {
      Color(
        UIColor { $0.userInterfaceStyle == .dark ? .blue : .red })
    },
    Sample(
      "secondary of the label is the system's own",
      expected: [#""style":{"color":{"name":"secondaryLabel"}}"#]
    ) { Text("A").foregroundStyle(.secondary) },
    Sample(
      "secondary of a colour is half of it",
      expected: [#""style":{"color":{"name":"systemRed"},"opacity":0.5}"#]
    ) { VStack { Text("A").foregroundStyle(.secondary) }.foregroundStyle(.red) },
    Sample(
      "symbols of several colours say the second, and what else there is to them",
      expected: [
        #""system":"a.circle","second":{"color":{"name":"systemBlue"}}"#,
        #""system":"b.circle","second":{"color":{"name":"systemRed"},"opacity":0.5}"#,
        #""system":"b.circle.fill","second":{"color":{"name":"systemRed"},"opacity":0.25}"#,
        #""system":"c","rendering":"multicolor""#, #""system":"d","variable":"0.5""#,
        #""system":"e","resizable""#,
      ]
    ) {
      VStack {
        Image(systemName: "a.circle").foregroundStyle(.red, .blue)
        Group {
          Image(systemName: "b.circle")
          Image(systemName: "b.circle.fill")
        }
        .symbolRenderingMode(.hierarchical).foregroundColor(.red)
        VStack { Image(systemName: "c") }.symbolRenderingMode(.multicolor)
        Image(systemName: "d", variableValue: 0.5)
        Image(systemName: "e", variableValue: 1).symbolRenderingMode(.monochrome)
          .foregroundStyle(.red, .blue)
      }
    },
    Sample(
      "a text has what was said of it and around it",
      expected: [
        #""font":{"style":"headline","weight":"semibold"}"#, #""lineLimit":2"#,
        #""alignment":"center""#,
      ]
    ) {
      VStack { Text("A").bold() }.font(.headline).lineLimit(2).multilineTextAlignment(.center)
    },
    Sample(
      "a text says what it does where it does not fit",
      expected: [#""lineLimit":1"#, #""minimumScaleFactor":0.5"#, #""truncation":"middle""#]
    ) { Text("A").lineLimit(1).minimumScaleFactor(0.5).truncationMode(.middle) },
    Sample(
      "bold is the weight that a style has for it, a weight is that",
      expected: [
        #""text":"A","font":{"style":"title","weight":"bold"}"#,
        #""text":"B","font":{"style":"callout","weight":"semibold"}"#,
        #""text":"C","font":{"style":"body","weight":"bold"}"#,
        #""text":"D","font":{"size":9,"weight":"bold"}"#,
      ]
    ) {
      VStack {
        Text("A").font(.title).bold(); Text("B").font(.callout.bold())
        Text("C").fontWeight(.bold); Text("D").font(.system(size: 9, weight: .light)).bold()
      }
    },
    Sample(
      "marks of emphasis are styles of a text's parts",
      expected: [
        #""text":"1 bold word""#, #"{"text":"bold","font":{"style":"body","weight":"semibold"}"#,
        #"{"text":"word","font":{"style":"body","italic":true}"#,
      ]
    ) { Text("\(1) **bold** _word_") },
    Sample(
      "what is inserted has no marks of its own, and keeps its style",
      expected: [
        #""text":"a *b* c","font""#,
        #"{"text":"c","font":{"style":"body","weight":"semibold"}"#,
      ]
    ) { Text("a \("*b*") \(Text("c").bold())") },
    Sample(
      "numbers in a text are grouped, and those in a string are not",
      expected: [#""text":"1,000 -1,234,567 999 1.500000""#, #""text":"1000""#]
    ) {
      VStack {
        Text("\(1000) \(-1_234_567) \(999) \(1.5)"); Text(verbatim: "\(1000)")
      }
    },
    Sample(
      "a label of any string beside some content", expected: [#""text":"Name""#, #""text":"B""#]
    ) {
      let name = "Name"
      return LabeledContent(name) { Text("B") }
    },
    Sample(
      "a modifier that is not drawn says so at its line",
      expected: [#"PaintingSamples.swift"#, #"'listItemTint' is not drawn"#]
    ) { List { Text("A").listItemTint(.red) } },
    Sample(
      "lists and forms say what is between their rows and sections, and what they stand on",
      expected: [
        #""rowSpacing":3,"sectionSpacing":5"#, #""background":false,"sectionSpacing":7"#,
        #""sectionSpacing":23.33"#,
      ]
    ) {
      VStack {
        List { Text("A") }.listSectionSpacing(.compact)
        List { Text("A") }.listRowSpacing(3).listSectionSpacing(5)
        Form { Text("A") }.scrollContentBackground(.hidden).listSectionSpacing(.custom(7))
      }
    },
    Sample(
      "a row says which of its lines it hides",
      expected: [#""separator":"hidden","edge":"top""#]
    ) { List { Text("A").listRowSeparator(.hidden, edges: .top) } },
    Sample(
      "what one section says of the room round it is not drawn",
      expected: [#"'listSectionSpacing' is not drawn here"#]
    ) { List { Section { Text("A") }.listSectionSpacing(9) } },
    Sample(
      "a text has room for the least of a range of lines",
      expected: [
        #""lineLimit":6,"leastLines":3"#, #""leastLines":2"#,
        #""lineLimit":2,"reservesSpace":true"#,
      ]
    ) {
      VStack {
        Text("A").lineLimit(3...6)
        Text("B").lineLimit(2...)
        Text("C").lineLimit(2...2)
      }
    },
    Sample(
      "a badge stands at the end of its row, and before the sign of one that leads elsewhere",
      expected: [
        #""text":"A""#, #"{"k":"spacer""#, #""text":"3""#, #""text":"4""#, #""notes":[]"#,
      ]
    ) {
      List {
        Text("A").badge(3)
        NavigationLink("B") { EmptyView() }.badge(4)
        Text("C").badge("")
      }
    },
    Sample(
      "a badge of a page is its tab's",
      expected: [#"{"title":"A","image":"star","badge":"5"}"#], absent: [#""text":"5""#]
    ) {
      TabView { Text("a").tabItem { Label("A", systemImage: "star") }.badge(5) }
    },
    Sample(
      "a field to search by is the bar's",
      expected: [#""search":{"text":"","prompt":"Find"}"#, #""notes":[]"#]
    ) {
      NavigationStack { Text("A").searchable(text: .constant(""), prompt: "Find") }
    },
    Sample(
      "one page of a loop is shown, which may be chosen by its element",
      expected: [#""text":"Page 2""#], absent: [#""text":"Page 1""#, #""text":"Page 3""#]
    ) {
      TabView(selection: .constant(2)) {
        ForEach(1..<4, id: \.self) { Text("Page \($0)") }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    },
    Sample(
      "pages that say nothing of themselves have tabs all the same",
      expected: [#""items":[{"title":"","image":""},{"title":"","image":""}]"#]
    ) {
      TabView {
        Text("A")
        Text("B")
      }
    },
    Sample(
      "a value is grey in words that have a tint, too",
      expected: [
        #""text":"B","font":{"style":"body"},"style":{"color":{"name":"secondaryLabel"}}"#
      ]
    ) {
      Form {
        Button {
        } label: {
          LabeledContent("A", value: "B")
        }
      }
    },
    Sample(
      "two texts of a title stand below each other",
      expected: [#"{"k":"vstack""#, #""text":"B""#]
    ) {
      LabeledContent {
        Text("C")
      } label: {
        Text("A")
        Text("B")
      }
    },
    Sample(
      "a menu has the style of a button", expected: [#""k":"menu""#, #""style":"bordered""#]
    ) { Menu("A") {}.buttonStyle(.bordered) },
    Sample(
      "a group that opens asks for no symbol", expected: [#""notes":[]"#],
      absent: ["chevron.right"]
    ) { DisclosureGroup("A") { Text("B") } },
    Sample(
      "the sign of a group that opens has the tint", expected: [#""color":{"name":"accent"}"#]
    ) { DisclosureGroup("A") { Text("B") } },
    Sample(
      "and is as dark as words since iOS 26", environment: #","ios":26"#,
      expected: [#""name":"label""#], absent: [#""color":{"name":"accent"}"#]
    ) { DisclosureGroup("A") { Text("B") } },
    Sample(
      "cells of a grid say what is theirs",
      expected: [#""k":"gridCell","#, #""columns":2"#, #""alignment":"leading""#]
    ) {
      Grid { GridRow { Text("A").gridCellColumns(2).gridColumnAlignment(.leading) } }
    },
    Sample(
      "a tint that a button's label says is its colour",
      expected: [#""text":"A","font":{"style":"body"},"style":{"color":{"name":"systemGreen"}}"#]
    ) {
      Button {
      } label: {
        Text("A").tint(.green)
      }
    },
    Sample(
      "a tint around a menu is its colour", expected: [#""tint":{"color":{"name":"systemGreen"}}"#]
    ) { Picker("A", selection: .constant(0)) { Text("B").tag(0) }.tint(.green) },
    Sample(
      "the second level of words below a card is their usual colour",
      expected: [
        #""text":"A","font":{"style":"footnote"},"style":{"color":{"name":"secondaryLabel"}}"#
      ]
    ) {
      List {
        Section {
        } footer: {
          Text("A").foregroundStyle(.secondary)
        }
      }
    },
    Sample(
      "words below a card are set tight since iOS 26, unless they say how they are set",
      environment: #","ios":26"#,
      expected: [
        #""text":"A","font":{"style":"footnote","leading":"tight"}"#,
        #""text":"B","font":{"style":"footnote"},"#,
      ]
    ) {
      List {
        Section {
        } footer: {
          Text("A")
          Text("B").font(.footnote)
        }
      }
    },
    Sample(
      "symbols of labels in rows are large", expected: [#""scale":"large""#]
    ) { List { Label("A", systemImage: "heart") } },
    Sample(
      "symbols of rows that take something away are red up to iOS 18",
      expected: [#""system":"trash""#, #""style":{"color":{"name":"systemRed"}},"scale":"large""#]
    ) {
      List {
        Button(role: .destructive) {
        } label: {
          Label("A", systemImage: "trash")
        }
      }
    },
    Sample(
      "and have the accent since iOS 26", environment: #","ios":26"#,
      expected: [
        #""style":{"color":{"name":"accent"}},"scale":"large""#,
        #""style":{"color":{"name":"systemRed"}},"alignment""#,
      ]
    ) {
      List {
        Button(role: .destructive) {
        } label: {
          Label("A", systemImage: "trash")
        }
      }
    },
    Sample(
      "words above cards are in capitals up to iOS 18",
      expected: [#""text":"ABOVE""#, #""style":"footnote""#]
    ) { List { Section("Above") { Text("a") } } },
    Sample(
      "and a headline since iOS 26", environment: #","ios":26"#,
      expected: [#""text":"Above""#, #""style":"headline""#]
    ) { List { Section("Above") { Text("a") } } },
    Sample(
      "but words of a button there, unless it says so itself", environment: #","ios":26"#,
      expected: [
        #""text":"Above","font":{"style":"body"}"#, #""text":"Own","font":{"style":"headline"}"#,
      ]
    ) {
      List {
        Section {
        } header: {
          Button("Above") {}
        }
        Section {
        } header: {
          Button("Own") {}.font(.headline)
        }
      }
    },
    Sample(
      "words in a bar are as dark as others since iOS 26", environment: #","ios":26"#,
      expected: [#""name":"label""#, #""style":"glassProminent""#], absent: [#""name":"accent""#]
    ) {
      NavigationStack {
        Text("A").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("B") {} }
          ToolbarItem(placement: .confirmationAction) { Button("C") {} }
        }
      }
    },
    Sample(
      "and words of buttons and links in rows, whose symbols have the accent",
      environment: #","ios":26"#,
      expected: [
        #""text":"A","font":{"style":"body"},"style":{"color":{"name":"label"}}"#,
        #""text":"B","font":{"style":"body"},"style":{"color":{"name":"label"}}"#,
        #""resizable":false,"font":{"style":"body"},"style":{"color":{"name":"accent"}},"scale""#,
        #""text":"C","font":{"style":"body"},"style":{"color":{"name":"label"}}"#,
        #""text":"D","font":{"style":"body"},"style":{"color":{"name":"accent"}}"#,
        #""text":"E","font":{"style":"body"},"style":{"color":{"rgb":[1,0,0]}}"#,
        #""text":"F","font":{"style":"body"},"style":{"color":{"name":"accent"}}"#,
      ]
    ) {
      List {
        Section {
          Button("A") {}
          if let url = URL(string: "https://example.com") { Link("B", destination: url) }
          Button {
          } label: {
            Label("C", systemImage: "heart")
          }
          Button("D") {}.buttonStyle(.borderless)
          Button("E") {}.tint(Color(red: 1, green: 0, blue: 0))
        } header: {
          Button("F") {}
        }
      }
    },
    Sample(
      "a sheet that is shown lies over the whole screen",
      expected: [
        #"{"k":"presented","#, #""style":"sheet","detents":[{"share":0.5}]"#, #""text":"B""#,
        #""notes":[]"#,
      ]
    ) {
      VStack {
        Text("A").sheet(isPresented: .constant(true)) {
          Text("B").presentationDetents([.medium])
        }
      }
    },
    Sample(
      "a sheet that is not shown says nothing", expected: [#""notes":[]"#]
    ) { Text("A").sheet(isPresented: .constant(false)) { Text("B") } },
    Sample(
      "values with which nothing is missing say nothing", expected: [#""notes":[]"#]
    ) {
      let unset: Int? = nil
      return List {
        Section {
          Text("A").badge(0).badge(nil as Text?).badge(nil as LocalizedStringKey?)
            .badge(nil as String?).textScale(.secondary, isEnabled: false).textScale(.default)
            .listRowSeparatorTint(nil).listItemTint(nil as Color?)
            .listItemTint(nil as ListItemTint?)
          Image(systemName: "star").symbolEffect(.bounce, value: 1)
            .symbolEffect(.pulse, isActive: false)
          DatePicker("B", selection: .constant(Date(timeIntervalSince1970: 0)))
            .datePickerStyle(.compact)
          DatePicker("B", selection: .constant(Date(timeIntervalSince1970: 0)))
            .datePickerStyle(.automatic)
          ScrollView { Text("C") }.scrollClipDisabled(false).defaultScrollAnchor(.top)
            .scrollPosition(id: .constant(unset)).scrollPosition(.constant(ScrollPosition()))
          Grid { GridRow { Text("D").gridCellColumns(1).gridCellUnsizedAxes([]) } }
          Menu("E") {}.menuIndicator(.hidden)
          Color.red.containerShape(Circle())
        }
        .listSectionSeparator(.visible).listSectionSeparatorTint(nil)
      }
      .listRowSpacing(nil).listSectionSpacing(.default).gaugeStyle(.automatic)
      .controlGroupStyle(.automatic).formStyle(.grouped).toolbarColorScheme(nil)
      .toolbarBackground(.automatic)
    },
    Sample(
      "a style that is not drawn says so",
      expected: [
        #"'datePickerStyle' is not drawn"#, #"'controlGroupStyle' is not drawn"#,
        #"'formStyle' is not drawn"#,
      ]
    ) {
      Form { DatePicker("A", selection: .constant(Date())).datePickerStyle(.wheel) }
        .formStyle(.columns).controlGroupStyle(.menu)
    },
    Sample(
      "a gauge is a bar below its name, or a ring round its value",
      expected: [
        #""text":"Bar""#, #""shape":"capsule""#, #""text":"Now""#, #""shape":"circle""#,
        #""trim":[0,0.5]"#,
      ],
      absent: [#""text":"Ring""#]
    ) {
      VStack {
        Gauge(value: 0.25) { Text(verbatim: "Bar") }
        Gauge(value: 0.5) {
          Text(verbatim: "Ring")
        } currentValueLabel: {
          Text(verbatim: "Now")
        }
        .gaugeStyle(.accessoryCircularCapacity)
      }
    },
    Sample(
      "a gauge's gradient lies along it, and its mark is cut out of it",
      expected: [
        #""angular":{"stops""#, #""startAngle":135,"endAngle":40"#, #""linear":{"stops""#,
        #""start":[0,0.5],"end":[1,0.5]"#, #""mode":"destinationOut""#, #""text":"Now""#,
      ]
    ) {
      VStack {
        Gauge(value: 0.25) { Text(verbatim: "Ring") }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.5) {
          EmptyView()
        } currentValueLabel: {
          Text(verbatim: "Now")
        }
        .gaugeStyle(.accessoryLinear)
      }
      .tint(Gradient(colors: [.red, .green]))
    },
    Sample(
      "a gradient lies in the frame of a shape, however that is turned in it",
      expected: [#""shape":"path""#, #""stroke":{"style":{"linear""#],
      absent: [#""rotation""#]
    ) {
      Circle().trim(from: 0, to: 0.5).rotation(.degrees(-90))
        .stroke(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    },
    Sample(
      "what explains a control stands below its title, with the title's sign beside both",
      expected: [
        #"{"k":"label""#, #"{"k":"vstack","#, #""a":{"alignment":"leading"},"c":[{"k":"text","#,
        #""text":"Why""#, #""style":"subheadline""#, #""secondaryLabel""#,
      ]
    ) {
      Toggle(isOn: .constant(true)) {
        Label("What", systemImage: "bell")
        Text("Why")
      }
    },
    Sample(
      "a link looks as the buttons around it do",
      expected: [
        #"{"k":"link""#, #"{"k":"button""#, #""style":"borderedProminent""#,
        #""controlSize":"large""#,
      ]
    ) {
      Link("A", destination: URL(fileURLWithPath: "/"))
        .buttonStyle(.borderedProminent).controlSize(.large)
    },
    Sample(
      "a link in a style of buttons is in no style of its own",
      expected: [#"{"k":"link""#, #""text":"A""#, #""text":"B""#]
    ) { Button("A") {}.buttonStyle(LinkedButtonStyle()) },
    Sample(
      "a distance is rounded as maps do",
      expected: [
        "350 feet", "62 miles", "1 mile", "0.5 mi", "100 m", "9.8 kilometers", "10 yards",
      ].map { #""text":"\#($0)""# }
    ) {
      let formatter = MKDistanceFormatter()
      formatter.locale = Locale(identifier: "en_US")
      let usual = [100, 100_000, 1609].map { formatter.string(fromDistance: $0) }
      formatter.unitStyle = .abbreviated
      let short = formatter.string(fromDistance: 800)
      formatter.units = .metric
      let metric = formatter.string(fromDistance: 123)
      formatter.unitStyle = .full
      let far = formatter.string(fromDistance: 9_840)
      formatter.units = .imperialWithYards
      let all = usual + [short, metric, far, formatter.string(fromDistance: 9)]
      return ForEach(all, id: \.self) { Text(verbatim: $0) }
    },
    Sample(
      "a colour that is another one in the dark has no components",
      expected: [#""text":"nil, nil, 3, 3""#]
    ) {
      let colors = [
        Color.yellow, Color(uiColor: .systemRed), Color(red: 1, green: 0, blue: 0),
        Color(red: 1, green: 0, blue: 0).opacity(0.5),
      ]
      let counts = colors.map { $0.cgColor?.components.map { "\($0.count - 1)" } ?? "nil" }
      return Text(verbatim: counts.joined(separator: ", "))
    },
    Sample(
      "what is scrolled to its end begins there, and says nothing",
      expected: [#""edge":"bottom""#, #""notes":[]"#]
    ) { ScrollView {}.scrollPosition(.constant(ScrollPosition(edge: .bottom))) },
    Sample(
      "signs of menus and pickers that are not as asked say so",
      expected: [
        #"a menu is drawn without the sign"#, #"a picker is drawn with the sign"#,
      ]
    ) {
      VStack {
        Menu("A") {}.menuIndicator(.visible)
        Picker("B", selection: .constant(1)) { Text("1").tag(1) }.menuIndicator(.hidden)
      }
    },
    Sample(
      "what takes its shape from around it says that it does not",
      expected: [#"what takes its shape from 'containerShape' is drawn as a rectangle"#]
    ) { ContainerRelativeShape().containerShape(RoundedRectangle(cornerRadius: 9)) },
    Sample(
      "an outline that is turned and then moved stays a line, in its style",
      expected: [
        #""shape":"path""#, #""stroke":{"style":{"color":{"name":"systemRed"}},"width":4"#,
        #""stroke":{"style":{"color":{"name":"systemBlue"}},"width":3"#, #""width":2,"#,
        #""width":1,"#,
      ],
      absent: [#""fill""#]
    ) {
      VStack {
        Rectangle().stroke(lineWidth: 4).rotation(.degrees(30)).offset(x: 9).fill(.red)
        Circle().stroke(lineWidth: 3).rotation(.degrees(30)).fill(.blue)
        Circle().stroke(lineWidth: 2).trim(from: 0, to: 0.5)
        Circle().stroke(lineWidth: 1).size(width: 9, height: 9)
      }
    },
    Sample(
      "shapes that look the same from both sides turn as they are asked to",
      environment: #","layoutDirection":"rightToLeft""#,
      // Moved to the right, after it was turned.
      expected: [#""data":"M9 0L402 0L402 852L9 852Z""#]
    ) { Rectangle().rotation(.zero).offset(x: 9) },
    Sample(
      "a shape that stays as it is from right to left does so when it is changed",
      environment: #","layoutDirection":"rightToLeft""#,
      expected: [#""data":"M0 0L100 0L100 100""#],
      absent: [#""data":"M393"#, #""data":"M293"#]
    ) {
      VStack {
        AnyShape(Fixed())
        Fixed().transform(.identity)
        Fixed().rotation(.zero, anchor: .leading)
        Fixed().stroke(lineWidth: 2).offset(x: 0).rotation(.zero).offset(x: 0)
      }
    },
    Sample(
      "a page of tabs that hides their bar has none",
      expected: [#""k":"tabs""#, #""items":[]"#]
    ) {
      TabView {
        NavigationStack { Text("A").toolbar(.hidden, for: .tabBar) }
          .tabItem { Label("A", systemImage: "star") }
        Text("B").tabItem { Label("B", systemImage: "heart") }
      }
    },
    Sample(
      "a page may be told to hide the bar of tabs after its item is said",
      expected: [#""k":"tabs""#, #""items":[]"#]
    ) {
      TabView {
        Text("A").tabItem { Label("A", systemImage: "star") }.toolbar(.hidden, for: .tabBar)
      }
    },
    Sample(
      "a page that is not shown hides no bar of tabs",
      expected: [#""items":[{"title":"A""#]
    ) {
      TabView {
        Text("A").tabItem { Label("A", systemImage: "star") }
        Text("B").toolbar(.hidden, for: .tabBar).tabItem { Label("B", systemImage: "heart") }
      }
    },
    Sample(
      "a bar is hidden by its name, and that of the navigation without one",
      expected: [#""hidden":true"#, #""bottom":[{"k":"button""#],
      absent: [#""text":"Gone""#]
    ) {
      VStack {
        NavigationStack {
          Text("A").toolbar { ToolbarItem(placement: .bottomBar) { Button("Kept") {} } }
            .toolbar(.hidden)
        }
        NavigationStack {
          Text("B").toolbar { ToolbarItem(placement: .bottomBar) { Button("Gone") {} } }
            .toolbarVisibility(.hidden, for: .bottomBar)
        }
      }
    },
    Sample(
      "what is inserted into a marked text is whole and in its place",
      expected: [
        #""runs":[{"text":"\#u{F0001}a\#u{F0000}e\#u{301}","#, #"{"text":"b","#,
      ]
    ) { Text("\u{F0001}\("a")\u{F0000}\("e")\u{301}**b**") },
    Sample(
      "a variation after an insertion does not take it away",
      expected: [#"{"text":"❤\#u{FE0F}x","#]
    ) { Text("*b*\("❤")\u{FE0F}x") },
    Sample(
      "buttons in bars have the size of bars",
      expected: [#""trailing":[{"k":"button""#, #""text":"Save","font":{"size":17}"#]
    ) {
      NavigationStack {
        Text("A").toolbar { Button("Save") {} }
      }
    },
    Sample(
      "what lies behind a bar of navigation is recorded where it is to be seen",
      expected: [#""showsGround":true,"ground":{"color":{"name":"systemRed"}}"#]
    ) {
      NavigationStack {
        Text("A")
          .toolbarBackground(Color.red, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
      }
    },
    Sample(
      "what lies behind a bar is not seen by itself",
      expected: [#""k":"navigation""#], absent: [#""ground""#, "toolbarBackground"]
    ) { NavigationStack { Text("A").toolbarBackground(Color.red, for: .navigationBar) } },
    Sample(
      "the ground of a bar of tabs is not drawn",
      expected: ["'toolbarBackground' is not drawn; the view stands without it"]
    ) { Text("A").toolbarBackground(.visible, for: .tabBar) },
    Sample(
      "words are as far from what turns as from any view",
      expected: [#""alignment":"center","spacing":8"#]
    ) { ProgressView("Loading") },
    Sample(
      "labels in bars are their signs alone, and what has no place of its own stands before what trails",
      expected: [
        #""trailing":[{"k":"button""#, #""system":"plus""#, #""text":"Edit""#, #""text":"Bird""#,
      ],
      absent: [#""text":"Add""#]
    ) {
      NavigationStack {
        Text("A").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Text("Edit") }
          ToolbarItem(placement: .principal) { Label("Bird", systemImage: "bird") }
          ToolbarItem { Button("Add", systemImage: "plus") {} }
        }
      }
    },
    Sample(
      "the lines of a plain button's label begin where those of other texts do",
      expected: [#""text":"Plain""#], absent: [#""alignment":"center""#]
    ) { Button("Plain") {}.buttonStyle(.plain) },
    Sample(
      "words above cards are small and in capitals, unless a view says otherwise",
      expected: [
        #""text":"ABOVE","font":{"style":"footnote"},"style":{"color":{"name":"secondaryLabel"}}"#,
        #""text":"Below","font":{"style":"footnote"}"#, #""text":"As it is""#,
        #""text":"In the environment""#,
        #""text":"Large","font":{"style":"title3","weight":"semibold"}"#,
      ]
    ) {
      List {
        Section {
        } header: {
          Text("Above")
        } footer: {
          Text("Below")
        }
        Section("As it is") {}.textCase(nil)
        Section("In the environment") {}.environment(\.textCase, nil)
        Section("Large") {}.headerProminence(.increased)
      }
    },
    Sample(
      "words above rows without cards stay as they are",
      expected: [#""text":"Above","font":{"style":"body"}"#]
    ) { List { Section("Above") {} }.listStyle(.plain) },
    Sample(
      "a direction of a view's own is said round it",
      expected: [#"{"k":"direction""#], absent: [#"{"k":"direction","c":[{"k":"direction""#]
    ) {
      HStack { Text("A").environment(\.layoutDirection, .rightToLeft) }
        .environment(\.layoutDirection, .rightToLeft)
    },
    Sample(
      "a link shows its words, and other brackets stay",
      expected: [#""text":"[a] b c](d)""#, #"{"text":"b","#]
    ) { Text("[a] [b](c) c](d)") },
    Sample(
      "redacted texts say so, unredacted ones do not",
      expected: [
        #""text":"A","font":{"style":"body"},"style":{"color":{"name":"label"}},"alignment":"leading","redacted":true"#,
        #""text":"B","font":{"style":"body"},"style":{"color":{"name":"label"}},"alignment":"leading"}"#,
      ]
    ) {
      VStack {
        Text("A"); Text("B").unredacted()
      }.redacted(reason: .placeholder)
    },
    Sample(
      "a stroke inside of a shape",
      expected: [#""shape":"circle""#, #""width":3"#, #""inside":true"#]
    ) { Circle().strokeBorder(.blue, lineWidth: 3) },
    Sample(
      "a shape of the app's own is its path in the size of the canvas",
      expected: [#""shape":"path","data":"M0 0L393 0L393 852Z""#, #""size":[393,852]"#]
    ) { Triangle() },
    Sample(
      "a line inside of an app's own shape is that of the shape that is smaller by half of it",
      expected: [#""data":"M0 2L393 2""#, #""inside":false"#]
    ) { Ledge().strokeBorder(.blue, lineWidth: 4) },
    Sample(
      "a shape of the app's own leads to the left where reading does",
      environment: #","layoutDirection":"rightToLeft""#,
      expected: [#""data":"M393 0L0 0L0 852Z""#]
    ) { Triangle() },
    Sample(
      "a part of a shape is filled as an outline of its own",
      expected: [#""shape":"path""#, #""geometry":"#], absent: [#""trim""#]
    ) { Circle().trim(from: 0, to: 0.5).fill(.blue) },
    Sample(
      "a scaled shape has the line that was asked for",
      expected: [#""shape":"path""#, #""width":2"#], absent: [#""scale""#]
    ) { Circle().scale(0.5).stroke(.blue, lineWidth: 2) },
    Sample(
      "changes in another order than the recording's are made to the outline",
      expected: [#""shape":"path""#], absent: [#""offset""#, #""rotation""#]
    ) { Rectangle().rotation(.degrees(45)).offset(x: 9).fill(.blue) },
    Sample(
      "a custom style of a button makes its body",
      expected: [#""k":"padding""#, #""text":"Go""#]
    ) { Button("Go") {}.buttonStyle(Padded()) },
    Sample(
      "a clip is a shape", expected: [#""k":"clip""#, #""radii":[8,8]"#]
    ) { Color.red.clipShape(RoundedRectangle(cornerRadius: 8)) },
  ]
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: rect.maxX, y: 0))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Fixed: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    return path
  }
}

private struct Ledge: InsettableShape {
  var depth: CGFloat = 0

  func inset(by amount: CGFloat) -> Ledge { Ledge(depth: depth + amount) }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: depth))
    path.addLine(to: CGPoint(x: rect.maxX, y: depth))
    return path
  }
}

private struct Padded: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(4)
  }
}

private struct LinkedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Link("B", destination: URL(fileURLWithPath: "/"))
    }
  }
}
