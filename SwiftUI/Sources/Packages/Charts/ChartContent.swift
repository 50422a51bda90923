import SwiftUI

// In place of Apple's Charts: marks become paths and texts in the chart's own frame.

/// What a chart shows: marks, and what makes marks.
public protocol ChartContent {
  // Named otherwise than a view's, so that `ForEach` can be both.
  associatedtype ChartBody: ChartContent

  @ChartContentBuilder @MainActor var body: ChartBody { get }

  @MainActor var _chartMarks: [_ChartMark] { get }
}

extension ChartContent {
  @MainActor public var _chartMarks: [_ChartMark] { body._chartMarks }
}

/// Marks of which nothing is known until the chart is drawn.
public struct _ChartMarks {
  let make: @MainActor () -> [_ChartMark]
}

extension _ChartMarks: ChartContent {
  public var body: _ChartMarks { self }
  public var _chartMarks: [_ChartMark] { make() }
}

public typealias AnyChartContent = _ChartMarks

extension _ChartMarks {
  public init(_ content: any ChartContent) {
    make = { content._chartMarks }
  }
}

@resultBuilder public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> _ChartMarks {
    _ChartMarks { content._chartMarks }
  }
  @_disfavoredOverload
  public static func buildExpression(_ content: any ChartContent) -> _ChartMarks {
    _ChartMarks(content)
  }
  public static func buildBlock(_ parts: _ChartMarks...) -> _ChartMarks {
    _ChartMarks { parts.flatMap { $0.make() } }
  }
  public static func buildOptional(_ part: _ChartMarks?) -> _ChartMarks {
    part ?? _ChartMarks { [] }
  }
  public static func buildEither(first part: _ChartMarks) -> _ChartMarks { part }
  public static func buildEither(second part: _ChartMarks) -> _ChartMarks { part }
  public static func buildLimitedAvailability(_ part: _ChartMarks) -> _ChartMarks { part }
  public static func buildArray(_ parts: [_ChartMarks]) -> _ChartMarks {
    _ChartMarks { parts.flatMap { $0.make() } }
  }
}

extension ForEach: ChartContent where Content == _ChartMarks {
  public var body: _ChartMarks {
    let (data, content) = (data, content)
    return _ChartMarks { data.flatMap { content($0).make() } }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == _ChartMarks {
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> _ChartMarks
  ) {
    self.init(_data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content == _ChartMarks {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> _ChartMarks
  ) {
    self.init(_data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content == _ChartMarks {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> _ChartMarks) {
    self.init(_data: data, id: { $0 }, content: content)
  }
}

/// Marks for each element of a collection, all told at once.
public struct Plot {
  let content: _ChartMarks

  public init(@ChartContentBuilder content: () -> _ChartMarks) {
    self.content = content()
  }
}

extension Plot: ChartContent {
  public var body: _ChartMarks { content }
}
