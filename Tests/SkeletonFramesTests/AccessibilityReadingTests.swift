import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import TestSupport
import Testing
@testable import SkeletonFrames
@testable import SkeletonPainting

/// What a screen reader finds of a tree: a line an element, those hidden with the reason.
struct AccessibilityReadingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tree: String
    let lines: [String]
    var placeholders = 0

    init(_ rule: String, _ tree: String, finds lines: String..., placeholders: Int = 0) {
      testDescription = rule
      self.tree = tree
      self.lines = lines
      self.placeholders = placeholders
    }
  }

  static let rows = [
    Row("a text is read", "text: Inbox", finds: #"text "Inbox""#),
    Row(
      "a label is read in its place", "text: {value: 9:41, accessibilityLabel: nine forty-one}",
      finds: #"text "nine forty-one""#),
    Row(
      "a text in the light is read", "text: {value: Inbox, color: shimmer}",
      finds: #"text "Inbox""#),
    Row(
      "a redacted text is a placeholder", "text: {value: Inbox, redacted: true}", finds: "nothing",
      placeholders: 1),
    Row(
      "and nothing but a shape in a colour", "text: {value: Inbox, redacted: true, fill: accent}",
      finds: "nothing"),
    Row(
      "what appears by itself is there",
      "text: {value: Inbox, opacity: 0, motion: {to: {opacity: 1}, duration: 1s}}",
      finds: #"text "Inbox""#),
    Row("an empty text is nothing", "text: ''", finds: "nothing"),
    Row(
      "traits and a value are said with it",
      "text: {value: Likes, accessibilityValue: 12, accessibilityAddTraits: [isHeader, isSelected]}",
      finds: #"text "Likes", value "12", isHeader, isSelected"#),
    Row(
      "an icon is decoration", "icon: heart", finds: "image, icon heart: decoration"),
    Row(
      "until it has a label", "icon: {name: heart, accessibilityLabel: Like}",
      finds: #"image "Like", icon heart"#),
    Row(
      "or does something", "icon: {name: heart, accessibilityAddTraits: isButton}",
      finds: "image, icon heart, isButton"),
    Row(
      "a button says its text and what it stands for", "button: {label: Retry, action: retry}",
      finds: #"button "Retry", retry"#),
    Row(
      "and the icon beside it", "button: {label: Retry, icon: clock}",
      finds: #"button "Retry", icon clock"#),
    Row(
      "a button of an icon says its label",
      "button: {icon: xmark, action: dismiss, accessibilityLabel: Close}",
      finds: #"button "Close", icon xmark, dismiss"#),
    Row("or nothing", "button: {icon: xmark}", finds: "button, icon xmark"),
    Row("progress says how far it is", "progress: {value: 42%}", finds: "progress 42%"),
    Row(
      "and of what", "progress: {value: 42%, accessibilityLabel: Upload}",
      finds: #"progress "Upload", 42%"#),
    Row(
      "in words if there are any", "progress: {value: 0.5, accessibilityValue: half}",
      finds: "progress half"),
    Row(
      "what turns is in progress", "spinner: {accessibilityLabel: saving}",
      finds: #"in progress "saving""#),
    Row("named or not", "dots", finds: "in progress"),
    Row("a shape is nothing", "block: {width: 10, height: 10, fill: black}", finds: "nothing"),
    Row(
      "until it says something", "circle: {size: 10, fill: black, accessibilityLabel: Unread}",
      finds: #"image "Unread""#),
    Row(
      "placeholders are counted",
      "vstack: [{block: {}}, {lines: 2}, {zstack: {background: shimmer, children: []}}]",
      finds: "nothing", placeholders: 3),
    Row(
      "what is transparent is not there, its placeholders neither",
      "vstack: {opacity: 0, children: [{text: gone}, {block: {}}]}",
      finds: #"text "gone": transparent"#),
    Row(
      "what is hidden hides all in it",
      "vstack: {accessibilityHidden: true, children: [{text: A}, {button: B}, {block: {}}]}",
      finds: #"text "A": accessibilityHidden"#, #"button "B": accessibilityHidden"#,
      placeholders: 1),
    Row(
      "combining says all that is found inside as one",
      """
      hstack:
        accessibilityElement: combine
        children:
          - text: {value: M, accessibilityHidden: true}
          - icon: star.fill
          - text: {value: Mira, accessibilityAddTraits: isHeader}
          - text: {value: Likes, accessibilityValue: 3}
      """, finds: #"text "Mira, Likes", value "3", isHeader"#),
    Row(
      "with the value of the progress in it",
      "hstack: {accessibilityElement: combine, children: [{text: Upload}, {progress: {value: 7%}}]}",
      finds: #"progress "Upload", 7%"#),
    Row(
      "with what its only button does",
      "hstack: {accessibilityElement: combine, children: [{text: Lost}, {button: {label: Retry, "
        + "action: retry}}]}", finds: #"button "Lost, Retry", retry"#),
    Row(
      "several buttons are no button",
      "hstack: {accessibilityElement: combine, children: [{button: {label: A, action: retry}}, "
        + "{button: {label: B, action: dismiss}}]}", finds: #"combined "A, B", retry, dismiss"#),
    Row(
      "its own label is all it says",
      "hstack: {accessibilityElement: combine, accessibilityLabel: Post, children: [{text: A}]}",
      finds: #"text "Post""#),
    Row(
      "combined placeholders are nothing",
      "hstack: {accessibilityElement: combine, children: [{block: {}}, {block: {}}]}",
      finds: "nothing", placeholders: 2),
    Row(
      "ignoring leaves what is said of it",
      "hstack: {accessibilityElement: ignore, accessibilityLabel: Five stars, "
        + "children: [{text: '*'}, {icon: star.fill}]}", finds: #"combined "Five stars""#),
    Row(
      "a container with a label is a group",
      "vstack: {accessibilityLabel: Friends, children: [{text: Ada}, {text: Emil}]}",
      finds: #"group "Friends""#, #"  text "Ada""#, #"  text "Emil""#),
    Row(
      "of shapes, it is a picture of something",
      "zstack: {accessibilityLabel: Poster, children: [{icon: film}]}",
      finds: #"image "Poster""#, "  image, icon film: decoration"),
    Row(
      "what is first by priority is read first, the others as they stand",
      "vstack: [{text: A}, {text: {value: B, accessibilitySortPriority: 1}}, {text: C}]",
      finds: #"text "B""#, #"text "A""#, #"text "C""#),
    Row(
      "but within what keeps together",
      "vstack: [{text: A}, {vstack: {accessibilityElement: contain, children: [{text: B}, "
        + "{text: {value: C, accessibilitySortPriority: 2}}]}}]",
      finds: #"text "A""#, #"text "C""#, #"text "B""#),
    Row(
      "what a 'use' says lies over what the component says",
      "use: {component: mark, accessibilityLabel: Liked, accessibilityAddTraits: isSelected}",
      finds: #"image "Liked", icon heart, isImage, isSelected"#),
    Row(
      "behind something modal nothing is found",
      "zstack: [{text: A}, {vstack: {accessibilityAddTraits: isModal, children: [{text: B}]}}]",
      finds: #"text "A": behind something modal"#, #"text "B""#),
    Row(
      "the last modal thing is in front",
      "zstack: [{vstack: {accessibilityAddTraits: isModal, children: [{text: A}]}}, "
        + "{vstack: {accessibilityAddTraits: isModal, children: [{text: B}]}}]",
      finds: #"text "A": behind something modal"#, #"text "B""#),
    Row(
      "a hidden modal thing hides nothing",
      "zstack: [{text: A}, {vstack: {accessibilityAddTraits: isModal, accessibilityHidden: true, "
        + "children: [{text: B}]}}]",
      finds: #"text "A""#, #"text "B": accessibilityHidden"#),
  ]

  private static func screen(
    _ trees: String, _ state: ScreenState
  ) throws -> AccessibilityScreen {
    let document = try Document.reading(
      """
      skelsnap: 1
      canvas: {width: 300, height: 400}
      components:
        mark:
          view:
            icon: {name: heart, accessibilityLabel: Like, accessibilityAddTraits: isImage}
      \(trees)
      """)
    let shaper = TextShaper()
    let variant = Variant()
    return try AccessibilityScreen(
      place(document.screen(state, in: variant), shaper: shaper), of: document
    ) { try place(document.screen(.skeleton, in: variant), shaper: shaper) }
  }

  private static func indented(_ tree: String) -> String {
    tree.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  @Test(arguments: rows) func aTreeIsRead(_ row: Row) throws {
    let screen = try Self.screen("content:\n" + Self.indented(row.tree), .content)
    let lines = screen.elements.map { element in
      String(repeating: "  ", count: element.depth) + element.line
        + (element.hiding.map { ": \($0.words)" } ?? "")
    }
    #expect((lines.isEmpty ? ["nothing"] : lines) == row.lines)
    #expect(screen.placeholders == row.placeholders)
  }

  @Test func aSkeletonIsOneBusyElementAfterWhatElseIsThere() throws {
    let screen = try Self.screen(
      """
      theme: {announcements: {loading: Loading posts...}}
      skeleton: {vstack: [{text: Inbox}, {block: {}}, {spinner: {}}]}
      """, .skeleton)
    #expect(screen.found.map(\.line) == [#"text "Inbox""#, #"busy "Loading posts...""#])
    #expect(screen.elements.map(\.hiding) == [nil, .busy, nil])
    #expect(screen.announcement == "Loading posts...")
    #expect(screen.focus == nil)
  }

  @Test func theFocusGoesToWhatTheErrorBrings() throws {
    let trees = """
      skeleton: {vstack: [{text: {id: title, value: Inbox}}, {block: {}}]}
      error:
        vstack:
          - text: {id: title, value: Inbox}
          - icon: $error.icon
          - text: $error.title
          - button: {label: Retry, action: retry}
      """
    let screen = try Self.screen(trees, .error("timeout"))
    #expect(screen.focus?.line == #"text "This is taking too long""#)
    #expect(screen.announcement == "Please try again")
  }

  @Test func VoiceOverSaysWhatItIs() {
    var element = AccessibilityElement(
      role: .button, path: "like", frame: Frame(x: 0, y: 0, width: 1, height: 1),
      position: TextPosition(file: "", line: 1, column: 1))
    element.label = "Like"
    element.value = "12"
    element.traits = [.isSelected]
    #expect(element.spoken == "selected, Like, 12, button")
    element.role = .image
    element.traits = [.isButton, .isLink, .isHeader]
    #expect(element.spoken == "Like, 12, button, link, image, heading")
  }

  /// An offset moves what is seen, and so what a screen reader's cursor is drawn around.
  @Test func anElementIsWhereItIsSeen() throws {
    let screen = try Self.screen(
      """
      content:
        zstack:
          offset: {x: 10, y: 20}
          children: [{button: {label: A, width: 100, height: 44, offset: {x: 1, y: 2}}}]
      """, .content)
    #expect(screen.found.map(\.frame) == [Frame(x: 111, y: 200, width: 100, height: 44)])
  }
}
