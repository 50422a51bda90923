/// Which letters of a field are chosen: none, in a recording.
public struct TextSelection: Hashable {
  public enum Indices: Hashable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices
  public var affinity: TextSelectionAffinity { .automatic }

  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
}

public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic
  case upstream
  case downstream
}

public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { Self() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { Self() }
}

extension View {
  /// On iOS they look alike.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }

  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    self
  }
}

extension TextSelectability {
  public static var allowsSelection: Bool { Self.self != DisabledTextSelectability.self }
}
