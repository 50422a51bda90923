import SwiftUI

/// What is around views: values, scenes, tabs, gestures, transitions, and what iOS 26 adds to them.
extension Sample {
  static let system = [
    Sample(
      "values of the environment that a recording has none of",
      expected: [#""text":"automatic medium true normal""#]
    ) { ValueSurface() },
    Sample("gestures of an app's own, and of UIKit's", expected: [#""text":"touched""#]) {
      GestureSurface()
    },
    Sample("how views come and go", expected: [#""text":"came""#], absent: ["is not drawn"]) {
      Text(verbatim: "came")
        .transition(Fading().animation(.default).combined(with: OpacityTransition()))
        .transition(AsymmetricTransition(insertion: .scale(0.5), removal: .push(from: .top)))
        .transition(BlurReplaceTransition(configuration: .upUp))
        .transition(.symbolEffect(.appear))
        .transition(OffsetTransition(CGSize(width: 1, height: 1)))
        .onAppear { _ = (Fading.properties.hasMotion, TransitionProperties(hasMotion: false)) }
    },
    Sample("tabs that say what a phone does not show", expected: [#""title":"One""#]) {
      TabSurface()
    },
    Sample(
      "what iOS 26 adds",
      expected: [
        #""text":"glass""#, #""value":0.5"#, #""text":"words""#, "'ticks' is not drawn",
        "the styles of an editor's text are not drawn",
      ]
    ) { GlassSurface() },
    Sample(
      "what iOS 26 adds and is not drawn says so",
      expected: [
        "'tabViewBottomAccessory' is not drawn", "'buttonSizing' is not drawn",
        "'listSectionMargins' is not drawn", "'sliderThumbVisibility' is not drawn",
      ]
    ) {
      List { Button("a") {}.buttonSizing(.flexible) }
        .listSectionMargins(.horizontal, 0)
        .tabViewBottomAccessory { Text(verbatim: "b") }
        .sliderThumbVisibility(.hidden)
    },
    Sample(
      "bars have the look that an app gives all of them by UIKit",
      expected: [
        #""title":"Bar","showsGround":true,"ground":{"color":{"name":"systemRed"#,
        #""titleColor":{"color":{"rgb":[1,1,1]"#,
        #""largeTitleColor":{"color":{"name":"systemGreen"#,
        "what 'UISlider.appearance()' is given is not drawn",
      ]
    ) { BarsOfUIKit() },
    Sample(
      "what an app gives all bars is of one recording", expected: [#""title":"Plain"}"#]
    ) { NavigationStack { Text(verbatim: "Below").navigationTitle(Text(verbatim: "Plain")) } },
    Sample(
      "a title that is said further within holds",
      expected: [#""title":"Within""#], absent: [#""title":"""#]
    ) {
      NavigationStack {
        Text(verbatim: "Below").navigationTitle(Text(verbatim: "Within")).navigationTitle("")
      }
    },
    Sample(
      "titles that are resources", expected: [#""text":"Here""#, #""prompt":"Here""#]
    ) { ResourceSurface() },
    Sample("an app around its views", expected: [#""text":"window""#]) {
      _ = Around.self
      return Text(verbatim: "window")
    },
  ]
}

private struct ValueSurface: View {
  @Environment(\.tabBarPlacement) private var placement
  @Environment(\.sidebarRowSize) private var rows
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.appearsActive) private var isActive
  @Environment(\.undoManager) private var undo
  @Environment(\.isFocusEffectEnabled) private var hasEffect
  @Environment(\.menuIndicatorVisibility) private var sign
  @Environment(\.backgroundStyle) private var ground
  @Environment(\.searchSuggestionsPlacement) private var suggestions
  @Environment(\.scrollDismissesKeyboardMode) private var keyboard
  @Environment(\.verticalScrollBounceBehavior) private var bounce
  @Environment(\.allowedDynamicRange) private var range
  @Environment(\.toolbarLabelStyle) private var bars
  @Environment(\.openDocument) private var open

  var body: some View {
    Text(verbatim: "\(labels) \(rows) \(isActive && placement == nil) \(Schedule.Mode.normal)")
      .environment(\.disableAutocorrection, true)
      .environment(\.backgroundStyle, AnyShapeStyle(.red))
      .onAppear {
        _ = ContentSizeCategory(UIContentSizeCategory.accessibilityLarge)
        _ = DynamicTypeSize(.extraLarge)
        _ = UIContentSizeCategory(DynamicTypeSize.large).isAccessibilityCategory
        _ = InterfaceOrientation.allCases.map(\.id)
        var transaction = Transaction()
        transaction.dismissBehavior = .interactive
        transaction.scrollTargetAnchor = .center
      }
  }
}

private struct Schedule: TimelineSchedule {
  func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

private struct Swipe: Gesture {
  var body: some Gesture {
    DragGesture(minimumDistance: 30).onEnded { _ = $0.translation.width }
  }
}

private struct Tap: UIGestureRecognizerRepresentable {
  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
    UITapGestureRecognizer()
  }

  func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
    _ = context.converter.localLocation
  }
}

private struct GestureSurface: View {
  @GestureState(initialValue: 1, reset: { _, _ in }) private var scale
  @GestureState(resetTransaction: Transaction()) private var point: CGPoint?

  var body: some View {
    TimelineView(Schedule()) { _ in Text(verbatim: "touched") }
      .gesture(Swipe())
      .gesture(Tap())
      .gesture(AnyGesture(TapGesture().onEnded {}), name: "tap")
      .gesture(SpatialEventGesture().onChanged { for event in $0 { _ = event.location } })
      .simultaneousGesture(TapGesture(count: 2), isEnabled: false)
      .highPriorityGesture(TapGesture(), isEnabled: true)
      .onTapGesture { (point: CGPoint) in _ = point }
      .onLongPressGesture {}
      .onContinuousHover(coordinateSpace: .global) { _ in }
      .hoverEffect(.lift, isEnabled: false)
      .defaultHoverEffect(.automatic)
  }
}

private struct Fading: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct TabSurface: View {
  @State private var customization = TabViewCustomization()
  @AppStorage("tabs") private var kept = TabViewCustomization()

  var body: some View {
    TabView {
      Tab("One", systemImage: "star") { Text(verbatim: "a") }
        .accessibilityLabel(Text("One"))
        .accessibilityValue("1")
        .contextMenu { Button("Copy") {} }
        .swipeActions { Button("Delete") {} }
        .popover(isPresented: .constant(false)) { Text(verbatim: "b") }
      TabSection { Tab("Two", systemImage: "star") { Text(verbatim: "b") } }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
    .tabViewSidebarHeader { Text(verbatim: "c") }
    .tabViewSidebarFooter { Text(verbatim: "c") }
    .defaultAdaptableTabBarPlacement(.tabBar)
  }
}

private struct GlassSurface: View {
  @Namespace private var space
  @State private var words = AttributedString("words")
  @State private var selection = AttributedTextSelection()

  var body: some View {
    VStack {
      GlassEffectContainer {
        Text(verbatim: "glass")
          .glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8))
          .glassEffectID("a", in: space)
          .glassEffectUnion(id: "b", namespace: space)
          .glassEffectTransition(.materialize)
      }
      Button("a") {}.buttonStyle(.glass(.clear))
      Slider(value: .constant(0.5), in: 0...1) {
        Text("a")
      } ticks: {
        SliderTick(0.25)
        SliderTickContentForEach([0.5, 0.75], id: \.self) { SliderTick($0) }
      }
      TextEditor(text: $words, selection: $selection)
      Text(verbatim: "b").safeAreaBar(edge: .leading) { Text(verbatim: "c") }
    }
    .searchToolbarBehavior(.minimize)
    .tabViewSearchActivation(.searchTabSelection)
    .listSectionIndexVisibility(.visible)
    .sectionIndexLabel("a")
    .symbolColorRenderingMode(.flat)
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("a") {} }.sharedBackgroundVisibility(.hidden)
      ToolbarSpacer(.fixed)
    }
  }
}

private struct BarsOfUIKit: View {
  init() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemRed
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    look.largeTitleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    UINavigationBar.appearance().scrollEdgeAppearance = look
    UISlider.appearance().minimumTrackTintColor = .red
  }

  var body: some View {
    NavigationStack { Text(verbatim: "Below").navigationTitle(Text(verbatim: "Bar")) }
  }
}

private struct ResourceSurface: View {
  let here = LocalizedStringResource("Here")
  @State private var text = ""
  @State private var number = 1.0

  var body: some View {
    NavigationStack {
      VStack {
        Stepper(here, value: $number)
        Stepper(here, onIncrement: nil, onDecrement: nil)
        DatePicker(here, selection: .constant(Date()), in: Date()...)
        ColorPicker(here, selection: .constant(.red))
        ShareLink(here, item: text)
        Menu(here, systemImage: "star") {}
        Toggle(here, systemImage: "star", isOn: .constant(true))
        LabeledContent(here, value: "a")
        TextField(here, value: $number, format: .number)
        Section(here, isExpanded: .constant(true)) {}
        Label(here, image: ImageResource(name: "a", bundle: .main))
        Text("Until \(timerInterval: Date()...Date())")
      }
      .badge(here)
      .help(here)
      .searchable(text: $text, prompt: here)
      .alert(here, isPresented: .constant(false), presenting: number) { Text("\($0)") }
    }
  }
}

private struct Around: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Window") { Text(verbatim: "a") }
      .commands {
        SidebarCommands()
        if phase == .active { ToolbarCommands() }
        CommandMenu("Menu") { Button("a") {} }
        CommandGroup(replacing: .newItem) {}
      }
      .defaultSize(width: 1, height: 1)
      .windowResizability(.contentSize)
      .backgroundTask(.appRefresh("a")) {}
      .environment(\.locale, Locale(identifier: "de"))
    WindowGroup(for: Int.self) { Text(verbatim: "\($0.wrappedValue ?? 0)") }
    if phase == .active { WindowGroup { Text(verbatim: "b") } }
  }
}

private final class Delegate: NSObject, UIApplicationDelegate {}
