/// The pages that may be shown on top of a navigation's first one.
///
/// While a page is recorded, it says where values lead, and what is shown already.
@MainActor
final class NavigationDestinations {
  private var pages: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  private var shown: AnyView?

  nonisolated init() {}

  func add<D: Hashable, C: View>(_ type: D.Type, _ page: @escaping (D) -> C) {
    // Where a view is cut out of an app, nothing is in it.
    guard C.self != EmptyView.self else { return }
    pages[ObjectIdentifier(type)] = { value in (value.base as? D).map { AnyView(page($0)) } }
  }

  /// Where two are said to be shown it is the last one.
  func show<V: View>(_ page: V) { shown = AnyView(page) }

  fileprivate func page(for value: AnyHashable) -> AnyView? {
    pages[ObjectIdentifier(Swift.type(of: value.base))]?(value)
  }

  /// What the page that was recorded last says is shown.
  fileprivate func takeShown() -> AnyView? {
    defer { shown = nil }
    return shown
  }
}

/// A page, as far as it is known what it shows and what it says of its bar.
struct NavigationPage {
  var nodes: [_Node]
  var bar: NavigationBar

  /// The last page of a path, or the first where nothing is on top of it.
  @MainActor
  static func top<Root: View>(
    of root: Root, path: [AnyHashable], _ location: _SourceLocation, _ inputs: _Inputs,
    _ session: _Session
  ) -> NavigationPage {
    let destinations = NavigationDestinations()
    func record<Page: View>(_ page: Page, _ number: Int) -> NavigationPage {
      let place = (number == 0 ? inputs : inputs.at(.second).at(number)).at(.content)
      let (nodes, bar) = session.collect(NavigationBarKey.self) {
        page._record(
          place.changing {
            $0.isInNavigation = true
            $0.destinations = destinations
          })
      }
      return NavigationPage(nodes: nodes, bar: bar ?? NavigationBar())
    }
    var top = record(root, 0)
    var waiting = path[...]
    var count = 0
    while count < most {
      let next: AnyView
      if let shown = destinations.takeShown() {
        next = shown
      } else if let value = waiting.popFirst() {
        guard let page = destinations.page(for: value) else {
          session.note(
            location,
            "the page for a value of \(Swift.type(of: value.base)) in the path is not drawn, but the one "
              + "below it")
          continue
        }
        next = page
      } else {
        break
      }
      count += 1
      var page = record(next, count)
      page.follow(top, inputs, count)
      top = page
    }
    return top
  }

  /// No app shows so many pages on top of one another: one that shows itself would have no end.
  private static let most = 20

  /// Gets what it has from the page below: its kind of title, and the button that leads back to it.
  @MainActor
  private mutating func follow(_ below: NavigationPage, _ inputs: _Inputs, _ number: Int) {
    if bar.displayMode == nil || bar.displayMode == "automatic" {
      bar.displayMode = below.bar.displayMode
    }
    guard !bar.hidesBackButton else { return }
    let place = inputs.at(.second).at(number).at(.header).changing { $0.enterBar() }
    let title = below.bar.title.flatMap { $0.isEmpty || $0.count > Self.longest ? nil : $0 }
    bar.leading = BackButton(title: title ?? "Back")._record(place) + bar.leading
  }

  /// A longer title says no more than that it leads back.
  private static let longest = 24
}

/// What leads back to the page below.
private struct BackButton: View {
  let title: String
  @Environment(\.systemVersion) private var systemVersion

  var body: some View {
    Button {
    } label: {
      if systemVersion < 26 {
        // Read off pages of iOS 17: the sign is closer to the edge than all else in a bar.
        HStack(spacing: 4.3) {
          sign.padding(.leading, -7.7)
          Text(title)
        }
        .foregroundStyle(.tint)
      } else {
        sign
      }
    }
  }

  private var sign: some View {
    Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold))
  }
}

extension View {
  /// Says that there is a page on top of this one.
  nonisolated func showing<V: View>(_ page: V?) -> EvaluatedNode<Self> {
    EvaluatedNode(self) { content, inputs in
      let nodes = content._record(inputs.at(.content))
      if let page, !(page is EmptyView) { inputs.environment.destinations?.show(page) }
      return nodes
    }
  }

  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    EvaluatedNode(self) { content, inputs in
      inputs.environment.destinations?.add(data, destination)
      return content._record(inputs.at(.content))
    }
  }

  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    showing(isPresented.wrappedValue ? destination() : nil)
  }

  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    showing(item.wrappedValue.map(destination))
  }

  nonisolated public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    handingUpBar { _ in NavigationBar(hidesBackButton: hidden) }
  }
}
