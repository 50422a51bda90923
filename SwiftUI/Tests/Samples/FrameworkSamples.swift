import SwiftUI

extension Sample {
  static let frameworks = [
    Sample(
      "a server does not answer", expected: [#""text":"waiting""#], absent: ["answered"]
    ) { Loading() },
    Sample(
      "a publisher of a server's answer publishes nothing", expected: [#""text":"waiting""#]
    ) { LoadingByPublisher() },
    Sample(
      "values are decoded on their way", expected: [#""text":"[1, 2]""#]
    ) { Decoding() },
    Sample("fonts are registered as an app begins", expected: [#""text":"true""#]) {
      let file = URL(fileURLWithPath: "/nowhere/Brand.ttf")
      var error: Unmanaged<CFError>?
      let isThere = CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error)
      let font = CGDataProvider(url: file as CFURL).flatMap { CGFont($0) }
      let isKnown = font.map { CTFontManagerRegisterGraphicsFont($0, &error) }
      return Text(verbatim: "\(isThere && isKnown == true)")
    },
    Sample(
      "views are taken one by one", expected: [#""text":"a""#, #""text":"c""#],
      absent: [#""text":"b""#]
    ) {
      Group(subviews: ForEach(["a", "b", "c"], id: \.self) { Text(verbatim: $0) }) { all in
        all.first
        Divider()
        all.last
      }
    },
    Sample(
      "an animator of keyframes is at its first value",
      expected: [#""text":"0.0""#, "is recorded at its first value"]
    ) {
      KeyframeAnimator(initialValue: 0.0) {
        Text(verbatim: "\($0)")
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(1.0, duration: 1) }
      }
    },
    Sample(
      "a shader is not drawn, and says so",
      expected: [#""text":"plain""#, "'colorEffect' is not drawn: it is a shader"]
    ) { Text(verbatim: "plain").colorEffect(ShaderLibrary.wave(.float(1))) },
    Sample(
      "a map says so", expected: [#""k":"unsupported","at""#, #""name":"Map""#]
    ) { Map { Marker(verbatimTitle, coordinate: CLLocationCoordinate2D()) } },
    Sample(
      "a picture that an app paints has its size", expected: [#""size":[40,30]"#]
    ) {
      Image(uiImage: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in })
    },
    Sample(
      "an attributed string keeps its styles",
      expected: [
        #""text":"bold","font":{"style":"body","weight":"semibold"}"#, #""name":"systemRed""#,
      ]
    ) {
      var red = AttributedString("red")
      red.foregroundColor = .red
      return Text(((try? AttributedString(markdown: "**bold** and ")) ?? "") + red)
    },
    Sample(
      "an underscore within a word closes no emphasis",
      expected: [#""text":"a_b c""#, #""italic":true"#, #""text":"%""#]
    ) { Text("%_a_b c_%") },
    Sample(
      "Markdown keeps its spaces where that is asked for",
      expected: [#""text":"a\n  b""#, #""text":"c d""#]
    ) {
      VStack {
        Text(
          (try? AttributedString(
            markdown: "a\n  b",
            options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))) ?? "")
        Text((try? AttributedString(markdown: "c\n  d")) ?? "")
      }
    },
    Sample(
      "what is done in an app is not continued", expected: [#""text":"here""#]
    ) {
      Text(verbatim: "here").userActivity("read") { $0.title = "a" }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in }
        .handlesExternalEvents(preferring: [], allowing: ["*"])
    },
    Sample("a sequence publishes its elements", expected: [#""text":"1 2""#]) { Publishing() },
    Sample("a text has a size beside a font", expected: [#""width":12"#]) {
      Color.clear.frame(
        width: ("ab" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
          .width)
    },
    Sample(
      "a picker says which view is chosen", expected: [#""selected":1"#, #""header":[{"#]
    ) {
      Picker(selection: .constant("b")) {
        ForEach(["a", "b"], id: \.self) { Text(verbatim: $0).tag($0) }
      } label: {
        Text(verbatim: "Letter")
      }
    },
    Sample(
      "a picker says what is chosen where its views have no tags",
      expected: [#""selection":"b""#]
    ) {
      Picker(selection: .constant("b")) {
        ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }
      } label: {
        Text(verbatim: "Letter")
      }
    },
    Sample(
      "a title may be a resource, of whatever shows one",
      expected: [
        #""text":"Save""#, #""text":"Dark""#, #""text":"None""#, #""text":"Own""#,
        #""title":"Home""#,
      ]
    ) {
      NavigationStack {
        VStack {
          Label(LocalizedStringResource("None", bundle: .module), systemImage: "film")
          Button(LocalizedStringResource("Save")) {}
          Toggle(LocalizedStringResource("Dark"), isOn: .constant(true))
          Text(LocalizedStringResource("a.key", defaultValue: "Own", bundle: .main))
        }
        .navigationTitle(LocalizedStringResource("Home"))
      }
    },
    Sample(
      "a loop goes through the views of a view",
      expected: [#""text":"a""#, #""text":"b""#, #""index":1"#], absent: [#""index":2"#]
    ) {
      HStack {
        ForEach(subviews: ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }) { one in
          one.padding()
        }
      }
    },
    Sample(
      "a button may have no more than a role", expected: [#""system":"xmark""#]
    ) { Button(role: .close) {} },
    Sample(
      "a picker of photographs is its label", expected: [#""text":"Choose""#]
    ) { PhotosPicker(selection: .constant(nil)) { Text(verbatim: "Choose") } },
  ]

  private static let verbatimTitle = "Here"
}

private struct Loading: View {
  @State private var text = "waiting"

  var body: some View {
    Text(verbatim: text).task {
      guard let url = URL(string: "https://server.example") else { return }
      _ = try? await _URLSession.shared.data(for: _URLRequest(url: url))
      text = "answered"
    }
  }
}

private struct LoadingByPublisher: View {
  @State private var text = "waiting"
  private let answers = _URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/a"))
    .map(\.data).decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [])

  var body: some View { Text(verbatim: text).onReceive(answers) { text = "\($0)" } }
}

private struct Publishing: View {
  @State private var text = ""
  private let numbers = Publishers.Sequence<[Int], Never>(sequence: [1, 2])
    .merge(with: [Int]().publisher).map { "\($0)" }.eraseToAnyPublisher()

  var body: some View {
    Text(verbatim: text).onReceive(numbers) { text += (text.isEmpty ? "" : " ") + $0 }
  }
}

private struct Decoding: View {
  @State private var text = ""
  private let values = Just(Data("[1, 2]".utf8)).decode(
    type: [Int].self, decoder: JSONDecoder()
  ).replaceError(with: [])

  var body: some View { Text(verbatim: text).onReceive(values) { text = "\($0)" } }
}
