import SkeletonLanguage
import SkeletonModel
import Testing

@testable import SkeletonSwiftUI

/// Nothing that a view says vanishes in silence: what the module records is read, or told.
@Suite("What is recorded and not drawn is told")
struct UnreadTests {
  /// The module's own files, without comments.
  private static let sources: [(path: String, text: String)] = ModuleLibrary.sources
    .filter { $0.module == "SwiftUI" }
    .map { file in
      let lines = String(decoding: file.bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      let kept = lines.filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }
      return (file.path, kept.joined(separator: "\n"))
    }

  /// The words in quotes that come next after one of these, however the lines are broken.
  private static func words(after starts: String...) -> Set<String> {
    var found: Set<String> = []
    for source in sources {
      for start in starts {
        for place in source.text.ranges(of: start) {
          let rest = source.text[place.upperBound...].drop(while: \.isWhitespace)
          guard rest.first == "\"" else { continue }
          let word = rest.dropFirst().prefix { $0 != "\"" }
          if word.allSatisfy({ $0.isLetter || $0.isNumber }) { found.insert(String(word)) }
        }
      }
    }
    return found
  }

  @Test(
    "Every kind of node that the module records is known, or is drawn as its content with a note")
  func kinds() {
    let recorded = Self.words(
      after: "_Node(", "ModifierNode(self,", "ContainerNode(content(),", "kind: ", "decorated(")
    #expect(recorded.count > 40)
    // Drawn as what they hold, and told so by name.
    let told: Set<String> = ["colorPicker", "gauge"]
    #expect(recorded.subtracting(Unread.read.keys).subtracting(told).sorted() == [])
  }

  @Test("Every value that the module records is read, told, or not seen")
  func keys() {
    let recorded = Self.words(after: "_Field(", ".add(", ".addIf(", "spoken(")
    #expect(recorded.count > 80)
    // Parts of colours, gradients, fonts, lines, columns, tabs, sheets and animations.
    let inner: Set<String> = [
      "color", "asset", "alpha", "rgb", "opacity", "material", "stops", "location", "start", "end",
      "startPoint", "endPoint", "startRadius", "endRadius", "startAngle", "endAngle", "linear",
      "radial", "angular", "custom", "relativeTo", "weight", "width", "cap", "join", "dash",
      "dashPhase", "inside", "fixed", "flexible", "adaptive", "image", "curve", "duration", "delay",
      "repeat", "autoreverses", "initialDelay", "bezier", "response", "dampingFraction", "spring",
      "at", "message", "center", "italic", "monospacedDigit", "design", "badge", "share", "points",
      "typeSize", "lighter",
    ]
    for (kind, keys) in Unread.read {
      #expect(keys.filter { !recorded.contains(String($0)) } == [], "\(kind)")
    }
    var known = inner.union(Unread.readOfAll).union(Unread.unseen).union(Unread.words.keys)
    for keys in Unread.read.values { known.formUnion(keys.map(String.init)) }
    #expect(recorded.subtracting(known).sorted() == [])
  }

  @Test(
    "What is recorded and not drawn is told at its line, once for each",
    arguments: [
      (#"{"k":"shape","a":{"shape":"circle","evenOdd":true}}"#, 1),
      (#"{"k":"text","a":{"text":"a","underline":true,"kerning":2,"lineSpacing":0}}"#, 0),
      (#"{"k":"text","a":{"text":"a","strikethrough":true,"baselineOffset":0.5}}"#, 1),
      (#"{"k":"text","a":{"text":"a","font":{"design":"serif","italic":true}}}"#, 0),
      (#"{"k":"toggle","a":{"on":true,"enabled":true}}"#, 0),
      (#"{"k":"toggle","a":{"on":true,"enabled":false}}"#, 0),
      (#"{"k":"slider","a":{"value":1,"enabled":false}}"#, 1),
      (#"{"k":"vstack","a":{"alignment":"center","lazy":true,"shimmer":3}}"#, 1),
      (#"{"k":"grid","a":{"alignment":"center"}}"#, 0),
      (#"{"k":"hstack","a":{"alignment":"firstTextBaseline"}}"#, 0),
      (#"{"k":"zstack","a":{"alignment":"leadingLastTextBaseline"},"c":[{"k":"divider"}]}"#, 0),
      (
        #"{"k":"zstack","a":{"alignment":"leadingLastTextBaseline"},"c":[{"k":"text","a":{"text":"a"}}]}"#,
        1
      ),
      (#"{"k":"vstack","a":{"alignment":"leading@Own"}}"#, 1),
    ])
  func notes(recorded: String, count: Int) throws {
    let json = try Syntax.readRecording(Array(recorded.utf8))
    let node = try #require(RecordedNode(json))
    #expect(Unread.notes(on: node).count == count)
  }

  @Test("What is told names what it is about")
  func words() throws {
    let json = try Syntax.readRecording(Array(#"{"k":"vstack","a":{"shimmer":3}}"#.utf8))
    let node = try #require(RecordedNode(json))
    #expect(Unread.notes(on: node) == ["'shimmer' of 'vstack' is not drawn"])
  }

  /// Modifiers that change nothing that a picture of a view at rest shows: what is touched, spoken,
  /// moved, typed, presented or previewed.
  private static let unseen: Set<String> = [
    "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityActivationPoint",
    "accessibilityAdjustableAction", "accessibilityChartDescriptor", "accessibilityChildren",
    "accessibilityCustomContent", "accessibilityDirectTouch", "accessibilityDragPoint",
    "accessibilityDropPoint", "accessibilityFocused", "accessibilityHeading",
    "accessibilityIgnoresInvertColors", "accessibilityInputLabels", "accessibilityLabeledPair",
    "accessibilityLinkedGroup", "accessibilityRemoveTraits", "accessibilityRepresentation",
    "accessibilityRespondsToUserInteraction", "accessibilityRotor", "accessibilityRotorEntry",
    "accessibilityScrollAction", "accessibilityShowsLargeContentViewer",
    "accessibilityTextContentType", "accessibilityZoomAction", "allowedDynamicRange",
    "allowsHitTesting", "allowsWindowActivationEvents", "autocapitalization",
    "autocorrectionDisabled", "buttonRepeatBehavior", "containerValue", "contentShape",
    "contentTransition", "contextMenu", "defaultAdaptableTabBarPlacement", "defaultFocus",
    "defaultHoverEffect", "defersSystemGestures", "deleteDisabled", "dialogIcon", "dialogSeverity",
    "dialogSuppressionToggle", "disableAutocorrection", "documentBrowserContextMenu", "draggable",
    "fileDialogBrowserOptions", "fileDialogConfirmationLabel", "fileDialogCustomizationID",
    "fileDialogDefaultDirectory", "fileDialogImportsUnresolvedAliases", "fileDialogMessage",
    "fileDialogURLEnabled", "fileExporter", "fileExporterFilenameLabel", "fileImporter",
    "findDisabled", "findNavigator", "focusEffectDisabled", "focusable", "focused", "focusedObject",
    "focusedSceneObject", "focusedSceneValue", "focusedValue", "frame", "geometryGroup", "gesture",
    "glassEffectID", "glassEffectTransition", "glassEffectUnion", "handGestureShortcut",
    "handlesExternalEvents", "help", "highPriorityGesture", "hoverEffect", "hoverEffectDisabled",
    "inspectorColumnWidth", "interactionActivityTrackingTag",
    "interactiveDismissDisabled", "invalidatableContent", "isDetailLink", "itemProvider",
    "keyboardShortcut", "keyboardType", "layoutValue", "listSectionIndexVisibility",
    "mapControlVisibility", "mapControls", "mapStyle", "matchedGeometryEffect",
    "matchedTransitionSource", "materialActiveAppearance", "menuActionDismissBehavior", "menuOrder",
    "moveDisabled", "navigationDocument",
    "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "navigationTransition",
    "navigationViewStyle", "onContinueUserActivity", "onContinuousHover", "onDisappear", "onDrag",
    "onDrop", "onHover", "onKeyPress", "onLongPressGesture", "onMapCameraChange", "onOpenURL",
    "onPencilDoubleTap", "onPencilSqueeze", "onScrollGeometryChange", "onScrollPhaseChange",
    "onScrollTargetVisibilityChange", "onScrollVisibilityChange", "onSubmit", "onTapGesture",
    "paletteSelectionEffect", "persistentSystemOverlays", "photosPicker",
    "presentationBackgroundInteraction", "presentationCompactAdaptation",
    "presentationContentInteraction", "presentationSizing", "previewContext", "previewDevice",
    "previewDisplayName", "previewInterfaceOrientation", "previewLayout", "renameAction",
    "replaceDisabled", "scrollBounceBehavior", "scrollDismissesKeyboard", "scrollEdgeEffectHidden",
    "scrollEdgeEffectStyle", "scrollIndicatorsFlash", "scrollInputBehavior", "scrollTarget",
    "scrollTargetBehavior", "scrollTargetLayout", "searchCompletion", "searchDictationBehavior",
    "searchFocused", "searchPresentationToolbarBehavior", "searchSuggestions",
    "searchToolbarBehavior", "sectionActions", "sectionIndexLabel", "selectionDisabled",
    "sensoryFeedback", "simultaneousGesture", "speechAdjustedPitch",
    "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued", "speechSpellsOutCharacters",
    "springLoadingBehavior", "statusBar", "statusBarHidden", "submitLabel", "submitScope",
    "swipeActions", "symbolEffect", "symbolEffectsRemoved", "tabBarMinimizeBehavior",
    "tabViewCustomization", "tabViewSearchActivation", "tabViewSidebarBottomBar",
    "tabViewSidebarFooter", "tabViewSidebarHeader", "tableColumnHeaders", "tableStyle",
    "textContentType", "textEditorStyle", "textInputAutocapitalization",
    "textInputFormattingControlVisibility", "textSelection", "textSelectionAffinity", "textVariant",
    "toolbar", "toolbarRole", "transition", "typeSelectEquivalent", "typesettingLanguage",
    "userActivity", "windowToolbarFullScreenVisibility", "writingToolsBehavior",
    "_onButtonGesture",
  ]

  @Test("Every modifier that leaves a view as it is changes nothing that is seen")
  func modifiers() {
    var found: Set<String> = []
    for source in Self.sources {
      for part in source.text.split(separator: "func ").dropFirst() {
        guard let open = part.firstIndex(of: "{"), part[..<open].contains("-> some View")
        else { continue }
        let body = part[open...].dropFirst().drop(while: \.isWhitespace)
        guard body.hasPrefix("self") else { continue }
        let end = body.dropFirst(4).drop(while: \.isWhitespace)
        if end.hasPrefix("}") {
          found.insert(String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
        }
      }
    }
    #expect(found.subtracting(Self.unseen).sorted() == [])
    #expect(Self.unseen.subtracting(found).sorted() == [])
  }
}
