import SwiftUI

/// Names that change nothing in a picture, each said once: that they compile is what is tested.
extension Sample {
  static let surface = [
    Sample("what dialogs of files are told", expected: [#""text":"files""#]) {
      FileSurface()
    },
    Sample(
      "what is found and spoken", expected: [#""text":"spoken""#, #""value":"now""#],
      absent: ["never"]
    ) { SpokenSurface() },
    Sample("what has the focus, and keys", expected: [#""text":"keys""#]) { FocusSurface() },
    Sample(
      "questions that nobody asked", expected: [#""text":"asked""#], absent: ["is not drawn"]
    ) { DialogSurface() },
    Sample(
      "fields to search by", expected: [#""prompt":"Find""#, #""prompt":"Words""#]
    ) {
      VStack {
        SearchSurface(tokens: [])
        NavigationStack { Text(verbatim: "b").searchable(text: .constant(""), prompt: "Words") {} }
      }
    },
    Sample("what the system does", expected: [#""text":"system""#, #""k":"padding""#]) {
      SystemSurface()
    },
    Sample("where scrolls rest", expected: [#""text":"rest""#], absent: ["is not drawn"]) {
      ScrollSurface()
    },
    Sample("sections are taken one by one", expected: [#""text":"2 1 head""#, #""text":"b""#]) {
      Group(
        sections: Group {
          Section {
            Text(verbatim: "a")
          } header: {
            Text(verbatim: "head")
          }
          Text(verbatim: "b")
        }
      ) { sections in
        Text(verbatim: "\(sections.count) \(sections[0].content.count) head")
        ForEach(sections) { $0.content }
      }
    },
    Sample(
      "a height of a sheet that an app computes", expected: [#""detents":[{"share":0.25}]"#]
    ) {
      Text(verbatim: "a").sheet(isPresented: .constant(true)) {
        Text(verbatim: "b").presentationDetents([.custom(QuarterDetent.self)])
          .presentationSizing(.page.fitted(horizontal: false, vertical: true))
          .presentationCompactAdaptation(horizontal: .sheet, vertical: .none)
      }
    },
  ]
}

private struct QuarterDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
}

private struct Notes: FileDocument {
  static let readableContentTypes = [UTType.plainText]

  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct FileSurface: View {
  @State private var isShown = false
  let notes = Notes()

  var body: some View {
    Text(verbatim: "files")
      .fileImporter(
        isPresented: $isShown, allowedContentTypes: [.plainText], allowsMultipleSelection: true
      ) { _ in
      } onCancellation: {
      }
      .fileExporter(isPresented: $isShown, document: notes, contentType: .plainText) { _ in }
      .fileExporter(
        isPresented: $isShown, document: notes, contentTypes: [.plainText], defaultFilename: "a"
      ) { _ in
      } onCancellation: {
      }
      .fileExporter(isPresented: $isShown, documents: [notes], contentType: .plainText) { _ in }
      .fileExporter(isPresented: $isShown, item: "a", contentTypes: [.plainText]) { _ in }
      .fileMover(isPresented: $isShown, file: nil) { _ in }
      .fileMover(isPresented: $isShown, files: [URL]()) { _ in }
      .fileDialogDefaultDirectory(nil)
      .fileDialogCustomizationID("a")
      .fileDialogMessage("Choose")
      .fileDialogConfirmationLabel(Text("Choose"))
      .fileExporterFilenameLabel("Name")
      .fileDialogImportsUnresolvedAliases(true)
      .fileDialogBrowserOptions([.includeHiddenFiles])
      .documentBrowserContextMenu { _ in Button("Copy") {} }
      .navigationDocument(URL(fileURLWithPath: "/"))
      .navigationDocument("a", preview: SharePreview("a", image: Image(systemName: "star")))
      .itemProvider { nil }
  }
}

private struct SpokenSurface: View {
  @Namespace private var space
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState(for: .voiceOver) private var field: Int?

  var body: some View {
    Text(verbatim: "spoken")
      .speechAlwaysIncludesPunctuation()
      .speechAdjustedPitch(0.5)
      .speechSpellsOutCharacters()
      .accessibilityLabel("never", isEnabled: false)
      .accessibilityHint(Text("never"), isEnabled: false)
      .accessibilityValue("now", isEnabled: true)
      .accessibilityHidden(true, isEnabled: false)
      .accessibilityIdentifier("never", isEnabled: false)
      .accessibilityInputLabels(["a", "b"], isEnabled: true)
      .accessibilityRespondsToUserInteraction(isEnabled: false)
      .accessibilityActivationPoint(CGPoint(x: 1, y: 1))
      .accessibilityActivationPoint(.center, isEnabled: true)
      .accessibilityRotor("Items") {
        ForEach([1, 2], id: \.self) { AccessibilityRotorEntry("\($0)", id: $0, in: space) }
      }
      .accessibilityRotor(.headings(level: .h1)) { AccessibilityRotorEntry("a", id: 1) }
      .accessibilityRotor("Words", entries: [1, 2], entryID: \.self, entryLabel: \.description)
      .accessibilityRotor(.links, textRanges: [])
      .accessibilityRotorEntry(id: 1, in: space)
      .accessibilityLinkedGroup(id: 1, in: space)
      .accessibilityCustomContent("Kind", "a", importance: .high)
      .accessibilityCustomContent(AccessibilityCustomContentKey("Kind"), Text("a"))
      .accessibilityActions(category: .edit) { Button("Copy") {} }
      .accessibilityDirectTouch(options: .silentOnTouch)
      .accessibilityZoomAction { _ = $0.direction == .zoomIn }
      .accessibilityDragPoint(.center, description: "Drag")
      .accessibilityDropPoint(.center, description: "Drop")
      .accessibilityFocused($isFocused)
      .accessibilityFocused($field, equals: 1)
  }
}

private struct FocusSurface: View {
  @FocusedValue(\.number) private var number
  @FocusState private var field: Int?

  var body: some View {
    Text(verbatim: "keys")
      .focusable(true, interactions: .edit)
      .focusedValue(\.number, 1)
      .focusedSceneValue(\.number, nil)
      .defaultFocus($field, 1)
      .submitScope()
      .onKeyPress(.space) { .handled }
      .onKeyPress(.return, phases: .down) { _ in .ignored }
      .onKeyPress(keys: [.pageUp]) { $0.modifiers.isEmpty ? .ignored : .handled }
      .onKeyPress(characters: .alphanumerics) { _ in .ignored }
      .onKeyPress(phases: .up) { _ in .ignored }
      .handGestureShortcut(.primaryAction)
      .onPencilDoubleTap { _ = $0.hoverPose }
      .onPencilSqueeze { if case .failed = $0 {} }
      .keyboardShortcut("a", modifiers: .command, localization: .withoutMirroring)
  }
}

private struct NumberKey: FocusedValueKey {
  typealias Value = Int
}

extension FocusedValues {
  fileprivate var number: Int? {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private struct DialogSurface: View {
  @State private var isAsked = false
  let item: Int? = nil
  let title = "a"

  var body: some View {
    Text(verbatim: "asked")
      .alert(Text("a"), isPresented: $isAsked) { Button("OK") {} }
      .alert(Text("a"), isPresented: $isAsked) {
      } message: {
        Text("b")
      }
      .alert("a", isPresented: $isAsked, presenting: item) { Text("\($0)") }
      .alert(title, isPresented: $isAsked, presenting: item) {
        Text("\($0)")
      } message: {
        Text("\($0)")
      }
      .confirmationDialog(Text("a"), isPresented: $isAsked) { Button("OK") {} }
      .confirmationDialog(title, isPresented: $isAsked, titleVisibility: .visible) {
        Button("OK") {}
      } message: {
        Text("b")
      }
      .confirmationDialog("a", isPresented: $isAsked, presenting: item) { Text("\($0)") }
      .confirmationDialog(title, isPresented: $isAsked, presenting: item) {
        Text("\($0)")
      } message: {
        Text("\($0)")
      }
      .dialogSuppressionToggle("Never again", isSuppressed: $isAsked)
      .dialogSeverity(.critical)
  }
}

private struct Token: Identifiable {
  let id: Int
}

private struct SearchSurface: View {
  @State private var text = ""
  @State var tokens: [Token]

  var body: some View {
    NavigationStack {
      Text(verbatim: "a")
        .searchScopes($text, activation: .onSearchPresentation) { Text("b") }
        .searchSuggestions(.hidden, for: .content)
        .searchCompletion("b")
        .searchPresentationToolbarBehavior(.avoidHidingContent)
        .searchDictationBehavior(.inline(activation: .onSelect))
        .searchable(text: $text, tokens: $tokens, prompt: "Find") { Text("\($0.id)") }
    }
  }
}

private struct SystemSurface: View {
  @FocusState private var isNamed: Bool

  var body: some View {
    Text(verbatim: "system")
      .writingToolsBehavior(.disabled)
      .findNavigator(isPresented: .constant(false))
      .findDisabled()
      .replaceDisabled()
      .springLoadingBehavior(.enabled)
      .typeSelectEquivalent("a")
      .paletteSelectionEffect(.symbolVariant(.fill))
      .interactionActivityTrackingTag("a")
      .renameAction($isNamed)
      .renameAction {}
      .materialActiveAppearance(.active)
      .allowedDynamicRange(.high)
      .typesettingLanguage(.explicit(Locale.Language(identifier: "th")))
      .sectionActions { Button("Add") {} }
      .help(Text("a"))
      .onDrag {
        NSItemProvider()
      } preview: {
        Text("b")
      }
      .contextMenu(forSelectionType: Int.self) { _ in Button("Copy") {} }
      .badgeProminence(.standard)
      .labelsVisibility(.visible)
      .projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
      .layoutDirectionBehavior(.mirrors)
      .transaction {
        $0.animation = nil
      } body: {
        $0.opacity(0.5)
      }
      .scenePadding()
  }
}

private struct CentreBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = context.containerSize.height / 2
    if context.layoutDirection == .rightToLeft { target.anchor = .center }
  }
}

private struct ScrollSurface: View {
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    ScrollView { Text(verbatim: "rest") }
      .scrollTargetBehavior(CentreBehavior())
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew))
      .scrollPosition($position)
      .defaultScrollAnchor(.bottom, for: .sizeChanges)
      .onScrollPhaseChange { old, new, context in _ = (old, new, context.geometry.bounds) }
      .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
      .scrollIndicatorsFlash(trigger: 1)
      .scrollIndicatorsFlash(onAppear: true)
      .onAppear { _ = (ScrollPosition(edge: .top), ScrollPosition(id: 1).viewID(type: Int.self)) }
  }
}
