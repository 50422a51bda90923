import SwiftUI

/// A design of flat colours in thick black outlines, with hard shadows.
enum Slab {
  enum Look { case coloured, plain }
  enum Height { case raised, flat, sunk }

  static let main = Color(UIColor(red: 0.533, green: 0.667, blue: 0.933, alpha: 1))
  static let plain = shade(light: (1, 1, 1), dark: (0.129, 0.129, 0.129))
  static let ground = shade(light: (0.875, 0.898, 0.949), dark: (0.153, 0.161, 0.2))
  static let words = shade(light: (0, 0, 0), dark: (0.902, 0.902, 0.902))
  static let edge = Color(UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  static let blank = Color(UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  static let size: CGFloat = 16
  static let line: CGFloat = 2

  static func ground(_ look: Look) -> Color {
    look == .coloured ? main : plain
  }

  static func words(_ look: Look) -> Color {
    look == .coloured ? edge : words
  }

  private static func shade(
    light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)
  ) -> Color {
    Color(
      UIColor { traits in
        let shade = traits.userInterfaceStyle == .dark ? dark : light
        return UIColor(red: shade.0, green: shade.1, blue: shade.2, alpha: 1)
      })
  }
}

/// Round corners, an outline and, where it is raised, a shadow without a blur.
struct SlabEdge: ViewModifier {
  var raised = true

  func body(content: Content) -> some View {
    content
      .cornerRadius(5)
      .shadow(color: Slab.edge, radius: 0, x: raised ? 4 : 0, y: raised ? 4 : 0)
      .overlay(
        RoundedRectangle(cornerRadius: 5, style: .circular)
          .stroke(Slab.edge, lineWidth: Slab.line))
  }
}

extension View {
  func slabEdge(raised: Bool = true) -> some View {
    modifier(SlabEdge(raised: raised))
  }

  /// On the design's ground, with some of it round the view.
  func onSlabGround() -> some View {
    padding(12.0).background(Slab.ground)
  }
}

struct SlabButtonStyle: ButtonStyle {
  var look = Slab.Look.coloured
  var height = Slab.Height.raised

  func makeBody(configuration: Configuration) -> some View {
    let raised =
      switch height {
      case .raised: !configuration.isPressed
      case .flat: false
      case .sunk: configuration.isPressed
      }
    return configuration.label
      .padding(12)
      .foregroundStyle(Slab.words(look))
      .background(Slab.ground(look))
      .animation(.interactiveSpring(), value: configuration.isPressed)
      .slabEdge(raised: raised)
  }
}

extension ButtonStyle where Self == SlabButtonStyle {
  static func slab(_ look: Slab.Look = .coloured, _ height: Slab.Height = .raised) -> Self {
    SlabButtonStyle(look: look, height: height)
  }
}

struct SlabButton: View {
  var title: String
  var look = Slab.Look.coloured
  var height = Slab.Height.raised

  var body: some View {
    Button(title) {
    }
    .buttonStyle(.slab(look, height))
    .onSlabGround()
  }
}

struct SlabButtonWithSign: View {
  var body: some View {
    Button {
    } label: {
      Label("With Icon", systemImage: "star.fill")
    }
    .buttonStyle(.slab())
    .onSlabGround()
  }
}

struct SlabButtonOfTwoLines: View {
  var body: some View {
    Button {
    } label: {
      Text("This is a button\nwith multiple lines")
        .multilineTextAlignment(.center)
    }
    .buttonStyle(.slab())
    .onSlabGround()
  }
}

/// A heading, a text and a foot, of which all but the text may be missing.
struct SlabCard<Head: View, Middle: View, Foot: View>: View {
  var look: Slab.Look
  let head: Head?
  let middle: Middle
  let foot: Foot?

  init(
    look: Slab.Look = .coloured,
    @ViewBuilder head: () -> Head? = { EmptyView() },
    @ViewBuilder middle: () -> Middle,
    @ViewBuilder foot: () -> Foot? = { EmptyView() }
  ) {
    self.look = look
    self.head = head()
    self.middle = middle()
    self.foot = foot()
  }

  var body: some View {
    ZStack {
      VStack(alignment: .leading, spacing: 12) {
        head
          .foregroundStyle(Slab.words(look))
          .bold()
        middle
          .foregroundStyle(Slab.words(look))
        foot
          .foregroundStyle(Slab.words(look))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(24)
      .background(Slab.ground(look))
    }
    .slabEdge()
  }
}

struct SlabCardOfWords: View {
  var head: String
  var middle: String
  var foot: String
  var look = Slab.Look.coloured

  var body: some View {
    SlabCard(look: look) {
      Text(head)
    } middle: {
      Text(middle)
    } foot: {
      Text(foot)
    }
    .onSlabGround()
    .frame(width: 300)
  }
}

struct SlabCardAlone: View {
  var body: some View {
    SlabCard {
      Text("Card with only main content")
    }
    .onSlabGround()
    .frame(width: 300)
  }
}

struct SlabCardWithoutFoot: View {
  var body: some View {
    SlabCard {
      Text("Header only")
    } middle: {
      Text("Body content with no footer")
    }
    .onSlabGround()
    .frame(width: 300)
  }
}

struct SlabCardWithSign: View {
  var body: some View {
    SlabCard {
      HStack {
        Image(systemName: "bell.fill")
        Text("Notifications")
      }
    } middle: {
      Text("You have 3 new messages.")
    } foot: {
      Text("Last updated: just now")
    }
    .onSlabGround()
    .frame(width: 300)
  }
}

/// A card with neither heading nor shadow.
struct SlabPlate<Content: View>: View {
  var look = Slab.Look.coloured
  @ViewBuilder var content: Content

  var body: some View {
    content
      .foregroundStyle(Slab.words(look))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(12)
      .background(Slab.ground(look))
      .slabEdge(raised: false)
      .onSlabGround()
      .frame(width: 300)
  }
}

struct SlabPlateOfTwoLines: View {
  var body: some View {
    SlabPlate {
      VStack(alignment: .leading, spacing: 4) {
        Text("Multiline card")
        Text("With more text below")
          .font(.footnote)
      }
    }
  }
}

struct SlabPlateWithSign: View {
  var body: some View {
    SlabPlate {
      HStack {
        Image(systemName: "star.fill")
        Text("Card with icon")
      }
    }
  }
}

struct SlabTick: Shape {
  func path(in rect: CGRect) -> Path {
    let unit = min(rect.width, rect.height) / 16
    var path = Path()
    path.move(to: CGPoint(x: 4 * unit, y: 8 * unit))
    path.addLine(to: CGPoint(x: 7 * unit, y: 11.5 * unit))
    path.addLine(to: CGPoint(x: 11.5 * unit, y: 4.5 * unit))
    return path
  }
}

struct SlabBoxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation(.interactiveSpring) {
        configuration.isOn.toggle()
      }
    } label: {
      HStack {
        box(configuration.isOn)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }

  private func box(_ isOn: Bool) -> some View {
    ZStack {
      if isOn {
        Slab.main.padding(Slab.line / 2)
      } else {
        Color.clear
      }
      if isOn {
        SlabTick()
          .stroke(
            Slab.edge,
            style: StrokeStyle(lineWidth: Slab.line, lineCap: .round, lineJoin: .round))
      }
    }
    .overlay(Rectangle().stroke(Slab.edge, lineWidth: Slab.line))
    .frame(width: Slab.size, height: Slab.size)
  }
}

struct SlabSwitchStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation(.interactiveSpring) {
        configuration.isOn.toggle()
      }
    } label: {
      HStack {
        track(configuration.isOn)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }

  private func track(_ isOn: Bool) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: Slab.size)
        .fill(isOn ? Slab.main : .clear)
        .padding(Slab.line / 2)
        .overlay(
          RoundedRectangle(cornerRadius: Slab.size, style: .circular)
            .stroke(.black, lineWidth: Slab.line))
      HStack {
        Circle()
          .fill(Slab.blank)
          .padding(Slab.line)
          .padding(-1 * Slab.line / 2)
          .overlay(Circle().stroke(.black, lineWidth: Slab.line))
          .padding(Slab.line * 2)
          .frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
      }
    }
    .frame(width: 2 * Slab.size, height: Slab.size)
  }
}

extension ToggleStyle where Self == SlabBoxStyle {
  static var slabBox: Self { Self() }
}

extension ToggleStyle where Self == SlabSwitchStyle {
  static var slabSwitch: Self { Self() }
}

struct SlabBox: View {
  var isOn = true
  var isOff = false

  var body: some View {
    Toggle(isOn: .constant(isOn)) {
    }
    .disabled(isOff)
    .toggleStyle(.slabBox)
    .onSlabGround()
  }
}

struct SlabBoxWithWords: View {
  var isOn = true
  var isOff = false
  var font: Font?

  var body: some View {
    Toggle(isOn: .constant(isOn)) { Text("checkbox").font(font) }
      .disabled(isOff)
      .toggleStyle(.slabBox)
      .onSlabGround()
  }
}

struct SlabSwitch: View {
  var isOn = true
  var isOff = false

  var body: some View {
    Toggle(isOn: .constant(isOn)) {
    }
    .disabled(isOff)
    .toggleStyle(.slabSwitch)
    .onSlabGround()
  }
}

struct SlabSwitchWithWords: View {
  var isOn = true
  var isOff = false
  var font: Font?

  var body: some View {
    Toggle(isOn: .constant(isOn)) { Text("Switch").font(font) }
      .disabled(isOff)
      .toggleStyle(.slabSwitch)
      .onSlabGround()
  }
}

struct SlabFieldStyle: TextFieldStyle {
  @Environment(\.isEnabled) private var isEnabled

  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(12)
      .background(Slab.plain)
      .slabEdge(raised: false)
      .opacity(isEnabled ? 1 : 0.5)
  }
}

extension TextFieldStyle where Self == SlabFieldStyle {
  static var slab: Self { Self() }
}

struct SlabField: View {
  var prompt = "Input"
  var words: String
  var isOff = false

  var body: some View {
    TextField(prompt, text: .constant(words))
      .disabled(isOff)
      .textFieldStyle(.slab)
      .onSlabGround()
      .frame(width: 300)
  }
}

struct SlabProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let share = configuration.fractionCompleted ?? 0
    GeometryReader { geometry in
      HStack(spacing: 0) {
        Rectangle()
          .fill(Slab.main)
          .frame(width: share * geometry.size.width, height: Slab.size)
        if share > 0.001 && share < 0.99 {
          Divider()
            .frame(width: Slab.line, height: geometry.size.height)
            .background(Color.black)
        }
        Rectangle()
          .fill(Slab.plain)
          .frame(height: Slab.size)
      }
    }
    .frame(height: Slab.size)
    .frame(maxWidth: .infinity, alignment: .leading)
    .slabEdge(raised: false)
  }
}

extension ProgressViewStyle where Self == SlabProgressStyle {
  static var slab: Self { Self() }
}

struct SlabProgress: View {
  var share: Double

  var body: some View {
    ProgressView(value: share)
      .progressViewStyle(.slab)
      .onSlabGround()
      .frame(width: 300)
  }
}

struct SlabSlider: View {
  @Binding var value: CGFloat

  var body: some View {
    VStack {
      GeometryReader { geometry in
        let width = geometry.size.width
        let place = max(0, min(value, 1)) * width
        ZStack(alignment: .leading) {
          HStack(spacing: 0) {
            Rectangle()
              .fill(Slab.main)
              .frame(width: place, height: Slab.size)
            Rectangle()
              .fill(Slab.plain)
              .frame(height: Slab.size)
          }
        }
        .frame(width: width, height: 8)
        .slabEdge(raised: false)
        .overlay {
          Circle()
            .fill(Slab.blank)
            .stroke(Slab.edge, lineWidth: Slab.line)
            .frame(width: Slab.size, height: Slab.size)
            .position(CGPoint(x: place, y: Slab.size / 4))
            .gesture(
              DragGesture().onChanged { drag in
                value = max(0, min(1, drag.location.x / width))
              })
        }
        .frame(width: width, height: Slab.size)
      }
      .frame(height: Slab.size)
      .padding(Slab.size / 2)
    }
  }
}

struct SlabSliderAlone: View {
  var value: CGFloat

  var body: some View {
    SlabSlider(value: .constant(value))
      .onSlabGround()
      .frame(width: 300)
  }
}

extension EnvironmentValues {
  @Entry var slabChoice: Int?
}

struct SlabRing: View {
  let chosen: Bool

  var body: some View {
    ZStack {
      Circle()
        .stroke(Slab.edge, lineWidth: Slab.line)
        .frame(width: Slab.size, height: Slab.size)
      if chosen {
        let inner = Slab.size - 4 * Slab.line
        Circle()
          .fill(Slab.words)
          .frame(width: inner, height: inner)
      }
    }
  }
}

struct SlabOption: View {
  @Environment(\.slabChoice) private var choice
  var tag: Int
  var title: String

  var body: some View {
    HStack(spacing: 8) {
      SlabRing(chosen: choice == tag)
      Text(title)
    }
    .contentShape(Rectangle())
    .onTapGesture {
    }
  }
}

struct SlabChoice: View {
  var heading: String?
  var titles: [String]
  var choice: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let heading {
        Text(heading)
          .font(.title2)
      }
      ForEach(titles.indices, id: \.self) { index in
        SlabOption(tag: index, title: titles[index])
      }
    }
    .environment(\.slabChoice, choice)
    .onSlabGround()
  }
}

struct SlabOptionAlone: View {
  var tag: Int

  var body: some View {
    SlabOption(tag: tag, title: "Standalone")
      .environment(\.slabChoice, 0)
      .onSlabGround()
  }
}

struct SlabRound: View {
  var body: some View {
    Circle()
      .fill(.clear)
      .overlay(Circle().stroke(Color.black, lineWidth: Slab.line))
      .padding(8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct SlabRoundOfSize: View {
  var body: some View {
    SlabRound()
      .frame(width: 120, height: 120)
      .onSlabGround()
      .frame(width: 300)
  }
}

struct SlabBar: View {
  var body: some View {
    Rectangle()
      .fill(.clear)
      .slabEdge(raised: false)
      .frame(maxWidth: .infinity)
      .frame(height: Slab.size)
  }
}

struct SlabBars: View {
  var size: CGSize?

  var body: some View {
    if let size {
      SlabBar()
        .frame(width: size.width, height: size.height)
        .onSlabGround()
        .frame(width: 300)
    } else {
      SlabBar()
        .onSlabGround()
        .frame(width: 300)
    }
  }
}
