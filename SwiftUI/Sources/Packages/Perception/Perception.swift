import SwiftUI

// In place of github.com/pointfreeco/swift-perception: what Observation does by itself.

public struct WithPerceptionTracking<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

public enum Perception {
  public typealias Bindable<Value> = SwiftUI.Bindable<Value>
}
