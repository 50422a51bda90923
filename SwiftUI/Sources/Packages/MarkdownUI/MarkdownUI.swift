import SwiftUI

// In place of github.com/gonzalezreal/swift-markdown-ui: headings, paragraphs, lists, quotes and code in
// its basic theme. Of a theme of an app's own only what is kept of it is here.

public struct MarkdownContent: Hashable, Sendable {
  let text: String

  public init(_ markdown: String) { text = markdown }

  public func renderMarkdown() -> String { text }
  public func renderPlainText() -> String { text }

  /// A piece that stands by itself.
  enum Block {
    case heading(Int, String)
    case paragraph(String)
    case item(mark: String, depth: Int, String)
    case quote(String)
    case code(String)
    case line
  }

  var blocks: [Block] {
    var found: [Block] = []
    var open: [String] = []
    var code: [String]?
    func close() {
      if !open.isEmpty { found.append(.paragraph(open.joined(separator: " "))) }
      open = []
    }
    for line in text.components(separatedBy: "\n") {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("```") {
        if let lines = code {
          found.append(.code(lines.joined(separator: "\n")))
          code = nil
        } else {
          close()
          code = []
        }
        continue
      }
      if code != nil {
        code?.append(line)
        continue
      }
      let marks = words.prefix { $0 == "#" }.count
      let depth = (line.count - line.drop { $0 == " " }.count) / 2
      if words.isEmpty {
        close()
      } else if (1...6).contains(marks), words.dropFirst(marks).first == " " {
        close()
        found.append(.heading(marks, String(words.dropFirst(marks + 1))))
      } else if ["---", "***", "___"].contains(words) {
        close()
        found.append(.line)
      } else if let mark = ["- ", "* ", "+ "].first(where: words.hasPrefix) {
        close()
        found.append(.item(mark: "•", depth: depth, String(words.dropFirst(mark.count))))
      } else if let point = words.firstIndex(of: "."), point > words.startIndex,
        words[..<point].allSatisfy(\.isNumber), words[point...].hasPrefix(". ")
      {
        close()
        found.append(
          .item(mark: words[...point] + "", depth: depth, String(words[point...].dropFirst(2))))
      } else if words.hasPrefix(">") {
        close()
        found.append(.quote(words.dropFirst().trimmingCharacters(in: .whitespaces)))
      } else {
        open.append(words)
      }
    }
    close()
    if let code { found.append(.code(code.joined(separator: "\n"))) }
    return found
  }
}

public struct Markdown: View {
  private let content: MarkdownContent

  public init(_ content: MarkdownContent, baseURL: URL? = nil, imageBaseURL: URL? = nil) {
    self.content = content
  }

  public init(_ markdown: String, baseURL: URL? = nil, imageBaseURL: URL? = nil) {
    content = MarkdownContent(markdown)
  }

  public var body: some View {
    let blocks = content.blocks
    VStack(alignment: .leading, spacing: 16) {
      ForEach(blocks.indices, id: \.self) { index in
        view(of: blocks[index])
      }
    }
  }

  @ViewBuilder private func view(of block: MarkdownContent.Block) -> some View {
    switch block {
    case .heading(let level, let words):
      inline(words).font(.system(size: Self.sizes[level - 1])).fontWeight(.semibold)
    case .paragraph(let words): inline(words).fixedSize(horizontal: false, vertical: true)
    case .item(let mark, let depth, let words):
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(verbatim: mark)
        inline(words).fixedSize(horizontal: false, vertical: true)
      }
      .padding(.leading, CGFloat(depth) * 17)
    case .quote(let words): inline(words).italic().padding(.leading, 17)
    case .code(let words):
      Text(verbatim: words).font(.system(size: 14, design: .monospaced)).padding(16)
    case .line: Divider()
    }
  }

  private static let sizes: [CGFloat] = [34, 25.5, 21, 17, 15, 14]

  private func inline(_ words: String) -> Text {
    guard let text = try? AttributedString(markdown: words) else { return Text(verbatim: words) }
    return Text(text)
  }
}

public struct RelativeSize: Hashable, Sendable {
  public static let zero = RelativeSize()
  public static func em(_ value: CGFloat) -> RelativeSize { RelativeSize() }
  public static func rem(_ value: CGFloat) -> RelativeSize { RelativeSize() }
}

public protocol TextStyle {}

public struct EmptyTextStyle: TextStyle { public init() {} }

public struct FontSize: TextStyle {
  public init(_ size: CGFloat) {}
  public init(_ size: RelativeSize) {}
}
public struct FontWeight: TextStyle { public init(_ weight: Font.Weight) {} }
public struct ForegroundColor: TextStyle { public init(_ color: Color?) {} }
public struct BackgroundColor: TextStyle { public init(_ color: Color?) {} }
public struct UnderlineStyle: TextStyle { public init(_ style: Text.LineStyle?) {} }
public struct StrikethroughStyle: TextStyle { public init(_ style: Text.LineStyle?) {} }
public struct TextKerning: TextStyle { public init(_ kerning: CGFloat?) {} }
public struct TextTracking: TextStyle { public init(_ tracking: CGFloat?) {} }
public struct FontStyle: TextStyle {
  public enum Style: Sendable { case normal, italic }
  public init(_ style: Style) {}
}
public struct FontFamilyVariant: TextStyle {
  public enum Variant: Sendable { case normal, monospaced }
  public init(_ variant: Variant) {}
}
public struct FontFamily: TextStyle {
  public enum Family: Sendable {
    case system(Font.Design = .default)
    case custom(String)
  }
  public init(_ family: Family) {}
}

@resultBuilder
public enum TextStyleBuilder {
  public static func buildBlock(_ parts: any TextStyle...) -> EmptyTextStyle { EmptyTextStyle() }
  public static func buildOptional(_ part: (any TextStyle)?) -> EmptyTextStyle { EmptyTextStyle() }
  public static func buildEither(first: any TextStyle) -> EmptyTextStyle { EmptyTextStyle() }
  public static func buildEither(second: any TextStyle) -> EmptyTextStyle { EmptyTextStyle() }
}

/// What a block of a theme is given.
public struct BlockConfiguration {
  public struct Label: View { public var body: some View { EmptyView() } }
  public let label = Label()
  public var content: MarkdownContent { MarkdownContent("") }
}

/// The same of a block of code, of a cell and of what stands before an item.
public struct CodeBlockConfiguration {
  public let label = BlockConfiguration.Label()
  public var language: String? { nil }
  public var content: String { "" }
}

public struct TableCellConfiguration {
  public let label = BlockConfiguration.Label()
  public var row: Int { 0 }
  public var column: Int { 0 }
  public var content: MarkdownContent { MarkdownContent("") }
}

public struct ListMarkerConfiguration {
  public var listLevel: Int { 1 }
  public var itemNumber: Int { 1 }
}

public struct TaskListMarkerConfiguration {
  public var isCompleted: Bool { false }
}

public struct TableBorderStyle: Sendable {
  public init(color: Color) {}
  public init(
    _ visibleBorders: TableBorderSelector = .allBorders, color: Color, width: CGFloat = 1
  ) {}
}

public struct TableBorderSelector: Sendable {
  public static let allBorders = Self(), outsideBorders = Self(), insideBorders = Self()
  public static let horizontalBorders = Self(), insideHorizontalBorders = Self()
}

public struct TableBackgroundStyle: Sendable {
  public static let clear = Self()
  public static func alternatingRows(_ odd: Color, _ even: Color, header: Color? = nil) -> Self {
    Self()
  }
}

public protocol CodeSyntaxHighlighter {
  func highlightCode(_ code: String, language: String?) -> Text
}

public struct PlainTextCodeSyntaxHighlighter: CodeSyntaxHighlighter {
  public init() {}
  public func highlightCode(_ code: String, language: String?) -> Text { Text(code) }
}

extension CodeSyntaxHighlighter where Self == PlainTextCodeSyntaxHighlighter {
  public static var plainText: Self { PlainTextCodeSyntaxHighlighter() }
}

public struct SoftBreakMode: Sendable {
  public static let space = Self(), lineBreak = Self()
}

extension Color {
  public init(light: @escaping @autoclosure () -> Color, dark: @escaping @autoclosure () -> Color) {
    self.init(
      uiColor: UIColor(dynamicProvider: {
        UIColor($0.userInterfaceStyle == .dark ? dark() : light())
      }))
  }
  public init(rgba: UInt32) {
    func part(_ place: UInt32) -> Double {
      let byte = (rgba >> place) & 255
      return Double(byte) / 255
    }
    self.init(.sRGB, red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
}

public struct Theme: Sendable {
  public init() {}
  public static let basic = Theme()
  public static let gitHub = Theme()
  public static let docC = Theme()

  public func text(@TextStyleBuilder _ style: () -> some TextStyle) -> Theme { self }
  public func code(@TextStyleBuilder _ style: () -> some TextStyle) -> Theme { self }
  public func strong(@TextStyleBuilder _ style: () -> some TextStyle) -> Theme { self }
  public func emphasis(@TextStyleBuilder _ style: () -> some TextStyle) -> Theme { self }
  public func strikethrough(@TextStyleBuilder _ style: () -> some TextStyle) -> Theme { self }
  public func link(@TextStyleBuilder _ style: () -> some TextStyle) -> Theme { self }
  public func heading1(@ViewBuilder body: @escaping (BlockConfiguration) -> some View) -> Theme {
    self
  }
  public func heading2(@ViewBuilder body: @escaping (BlockConfiguration) -> some View) -> Theme {
    self
  }
  public func heading3(@ViewBuilder body: @escaping (BlockConfiguration) -> some View) -> Theme {
    self
  }
  public func heading4(@ViewBuilder body: @escaping (BlockConfiguration) -> some View) -> Theme {
    self
  }
  public func heading5(@ViewBuilder body: @escaping (BlockConfiguration) -> some View) -> Theme {
    self
  }
  public func heading6(@ViewBuilder body: @escaping (BlockConfiguration) -> some View) -> Theme {
    self
  }
  public func paragraph(@ViewBuilder body: @escaping (BlockConfiguration) -> some View) -> Theme {
    self
  }
  public func blockquote(@ViewBuilder body: @escaping (BlockConfiguration) -> some View) -> Theme {
    self
  }
  public func codeBlock(
    @ViewBuilder body: @escaping (CodeBlockConfiguration) -> some View
  ) -> Theme { self }
  public func image(@ViewBuilder body: @escaping (BlockConfiguration) -> some View) -> Theme {
    self
  }
  public func list(@ViewBuilder body: @escaping (BlockConfiguration) -> some View) -> Theme {
    self
  }
  public func listItem(@ViewBuilder body: @escaping (BlockConfiguration) -> some View) -> Theme {
    self
  }
  public func table(@ViewBuilder body: @escaping (BlockConfiguration) -> some View) -> Theme {
    self
  }
  public func tableCell(
    @ViewBuilder body: @escaping (TableCellConfiguration) -> some View
  ) -> Theme { self }
  public func thematicBreak(@ViewBuilder body: @escaping () -> some View) -> Theme { self }
  public func taskListMarker(
    @ViewBuilder body: @escaping (TaskListMarkerConfiguration) -> some View
  ) -> Theme { self }
  public func bulletedListMarker(
    @ViewBuilder body: @escaping (ListMarkerConfiguration) -> some View
  ) -> Theme { self }
  public func numberedListMarker(
    @ViewBuilder body: @escaping (ListMarkerConfiguration) -> some View
  ) -> Theme { self }
}

extension View {
  public func markdownTheme(_ theme: Theme) -> some View { self }
  public func markdownTextStyle(@TextStyleBuilder _ style: () -> some TextStyle) -> some View {
    self
  }
  public func markdownTextStyle(
    _ part: AnyKeyPath, @TextStyleBuilder _ style: () -> some TextStyle
  ) -> some View { self }
  public func markdownMargin(top: CGFloat? = nil, bottom: CGFloat? = nil) -> some View { self }
  public func markdownMargin(top: RelativeSize?, bottom: RelativeSize? = nil) -> some View { self }
  public func relativeLineSpacing(_ spacing: RelativeSize) -> some View { self }
  public func relativePadding(_ edges: Edge.Set = .all, length: RelativeSize) -> some View { self }
  public func relativeFrame(
    width: RelativeSize? = nil, height: RelativeSize? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public func relativeFrame(
    minWidth: RelativeSize? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public func markdownBlockStyle<Configuration>(
    _ part: AnyKeyPath, @ViewBuilder body: @escaping (Configuration) -> some View
  ) -> some View { self }
  public func markdownTableBorderStyle(_ style: TableBorderStyle) -> some View { self }
  public func markdownTableBackgroundStyle(_ style: TableBackgroundStyle) -> some View { self }
  public func markdownCodeSyntaxHighlighter(_ highlighter: some CodeSyntaxHighlighter) -> some View
  {
    self
  }
  public func markdownSoftBreakMode(_ mode: SoftBreakMode) -> some View { self }
}
