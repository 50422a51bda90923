import SkeletonLanguage
import SkeletonModel

/// What the module named SwiftUI is asked: a view, its environment, and what a layout has found of
/// the sizes that its body asks for.
struct RecordingRequest: Hashable, Sendable {
  var request: ViewRequest
  /// The version whose look the app has.
  var look: SystemVersion
  /// By the recorder's names: width, height, and the corner nearest to the origin.
  var sizes: [String: Frame] = [:]
  /// The bodies that trapped when the program was asked the same before.
  var trapped: [TrappedBody] = []
  /// Whether what nothing can stand in for is a value without anything in it, rather than a trap.
  var takesBlanks = false

  /// Which of a provider's previews it is; nil for all.
  var part: PreviewPart?

  var json: JSON {
    let variant = request.variant
    let insets = request.safeArea
    return [
      "view": "view",
      "part": part.map { [.integer($0.number), .integer($0.count)] } ?? .null,
      "until": .number(Double(request.after) / 1_000_000),
      "blanks": .bool(takesBlanks),
      "trapped": .object(trapped.map { JSON.Member($0.type, .string($0.words)) }),
      "environment": [
        "colorScheme": .string(variant.appearance == .dark ? "dark" : "light"),
        "contrast": .string(variant.contrast == .increased ? "increased" : "standard"),
        "reduceMotion": .bool(variant.motion == .reduced),
        "dynamicTypeSize": .string(variant.type.swiftUIName),
        "layoutDirection": .string(variant.direction == .rtl ? "rightToLeft" : "leftToRight"),
        "width": .number(request.width), "height": request.height.map { .number($0) } ?? .null,
        "scale": .integer(variant.scale), "ios": .integer(look.rawValue),
        "runtime": .integer(request.ios.rawValue),
        "safeArea": .array(
          [insets.top, insets.leading, insets.bottom, insets.trailing].map { .number($0) }),
        "locale": .string(variant.language?.tag ?? "en_US"),
      ],
      "sizes": .object(
        sizes.filter { !$0.key.hasPrefix(Translator.cellPrefix) }
          .sorted { $0.key.precedes($1.key) }.map { name, frame in
            JSON.Member(
              name,
              .array([frame.width, frame.height, frame.x, frame.y].map { .number($0) }))
          }),
    ]
  }
}

extension TypeSize {
  /// By SwiftUI's name.
  fileprivate var swiftUIName: String {
    isAccessibility ? "accessibility" + rawValue.dropFirst(2) : rawValue
  }

  init?(swiftUIName name: String) {
    guard let size = Self.allCases.first(where: { $0.swiftUIName == name }) else { return nil }
    self = size
  }
}

/// What came back.
enum RecordingAnswer: Sendable {
  /// - Parameters:
  ///   - standIns: The numbers of what stands in for something and was come to.
  ///   - trapped: Of the bodies that trap, those that were come to.
  case recorded(
    RecordedNode, notes: [RecordingNote], standIns: Set<Int>, trapped: [TrappedBody])
  case refused(RecordingNote)
  /// The program ended without an answer, as it does whenever it is asked the same: in words.
  case ended(String)
  /// It is no recording, and why.
  case unreadable(String)

  init(_ line: [UInt8]) {
    let tree: JSON
    do throws(DescriptionError) {
      tree = try Syntax.readRecording(line)
    } catch {
      self = .unreadable(error.diagnostics.first?.message ?? "")
      return
    }
    if let words = tree.text(Self.endingKey) {
      self = .ended(words)
      return
    }
    if let error = tree["error"].flatMap(RecordingNote.init) {
      self = .refused(error)
      return
    }
    guard let root = tree["root"].flatMap(RecordedNode.init) else {
      self = .unreadable("it was made by another version")
      return
    }
    self = .recorded(
      root, notes: (tree["notes"]?.items ?? []).compactMap(RecordingNote.init),
      standIns: Set(tree["standIns"]?.wholeNumbers ?? []),
      trapped: TrappedBody.list(tree["trapped"]))
  }
}

extension RecordingAnswer {
  private static let endingKey = "ended"

  /// What is kept instead of an answer.
  static func text(ofEnding words: String) -> String {
    let kept: JSON = [endingKey: .string(words)]
    return kept.text()
  }
}

/// What the recorder says about a line of the source.
struct RecordingNote: Hashable, Sendable {
  var place: RecordedNode.SourcePlace?
  var message: String

  init?(_ json: JSON) {
    guard let message = json.text("message") else { return nil }
    self.message = message
    place = json.text("at").flatMap(RecordedNode.SourcePlace.init)
  }
}
