/// A view of UIKit's within SwiftUI, which is not drawn here.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType
  associatedtype Coordinator = Void

  func makeUIView(context: Context) -> UIViewType

  func updateUIView(_ uiView: UIViewType, context: Context)

  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  func makeCoordinator() -> Coordinator

  typealias Context = UIViewRepresentableContext<Self>
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment = EnvironmentValues()
  public var transaction: Transaction { Transaction() }
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public var body: Never { fatalError("'\(Self.self)' has no body") }

  public func _record(_ inputs: _Inputs) -> [_Node] {
    if UIViewType.self is any _DrawnUIView.Type, let view = made(inputs) as? any _DrawnUIView {
      return view._drawn._record(inputs)
    }
    return UnsupportedNode(
      name: baseName(of: Self.self), message: "views of UIKit are not drawn", location: nil
    )._record(inputs)
  }

  private func made(_ inputs: _Inputs) -> UIViewType {
    var context = Context(coordinator: makeCoordinator())
    context.environment = inputs.environment
    let view = makeUIView(context: context)
    updateUIView(view, context: context)
    return view
  }
}

/// A view of UIKit's that looks like one of SwiftUI's.
@MainActor public protocol _DrawnUIView {
  var _drawn: AnyView { get }
}

/// UIKit's own sign that something loads is the one that SwiftUI shows.
extension UIActivityIndicatorView: _DrawnUIView {
  public var _drawn: AnyView {
    AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular)
        .opacity(hidesWhenStopped && !isAnimating ? 0 : 1))
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void

  func makeUIViewController(context: Context) -> UIViewControllerType

  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  func makeCoordinator() -> Coordinator

  typealias Context = UIViewControllerRepresentableContext<Self>
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var transaction: Transaction { Transaction() }
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public var body: Never { fatalError("'\(Self.self)' has no body") }

  public func _record(_ inputs: _Inputs) -> [_Node] {
    UnsupportedNode(
      name: baseName(of: Self.self), message: "view controllers of UIKit are not drawn",
      location: nil
    )._record(inputs)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
