/// The sections that a view resolves to; views that are in none stand together in one of their own.
public struct SectionCollection: RandomAccessCollection {
  let all: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }

  public subscript(index: Int) -> SectionConfiguration { all[index] }
}

/// What a section has been given.
public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  public let id: ID
  public let header: SubviewsCollection
  public let footer: SubviewsCollection
  public let content: SubviewsCollection

  public var containerValues: ContainerValues { ContainerValues() }
}

extension View {
  fileprivate func sections(_ inputs: _Inputs) -> [SectionConfiguration] {
    var parts: [(header: [_Node], content: [_Node], footer: [_Node], isLoose: Bool)] = []
    for node in _record(inputs.at(.content)).flatMap(\.resolved) {
      if node.kind == "section" {
        let words = { (name: String) in node.slots.first { $0.name == name }?.nodes ?? [] }
        parts.append((words("header"), node.children, words("footer"), false))
      } else if parts.last?.isLoose == true {
        parts[parts.count - 1].content.append(node)
      } else {
        parts.append(([], [node], [], true))
      }
    }
    func views(_ nodes: [_Node]) -> SubviewsCollection {
      SubviewsCollection(all: Subview.each(of: nodes.flatMap(\.resolved)))
    }
    return parts.enumerated().map { index, part in
      SectionConfiguration(
        id: SectionConfiguration.ID(number: index), header: views(part.header),
        footer: views(part.footer), content: views(part.content))
    }
  }
}

/// A view made of the sections that another one resolves to.
public struct GroupSectionsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SectionCollection) -> Result
}

extension GroupSectionsOfContent: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    transform(SectionCollection(all: base.sections(inputs)))._record(inputs.at(.label))
  }
}

/// The sections that a view resolves to: none before it is recorded.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let base: any View
  var all: [SectionConfiguration] = []

  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }

  public subscript(index: Int) -> SectionConfiguration { all[index] }
}

extension ForEachSectionCollection: _RecordedData {
  func recorded(_ inputs: _Inputs) -> Self { Self(base: base, all: base.sections(inputs)) }
}

extension ForEach where Content: View {
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(ForEachSectionCollection(base: view), content: content, file: file, line: line)
  }
}

extension Group {
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}
