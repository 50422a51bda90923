import SkeletonModel

extension Document {
  /// What a screen reader says as a state begins to show; nil if nothing.
  package func announcement(of state: ScreenState) -> String? {
    switch state {
    case .skeleton: announcements.loading
    case .content: announcements.loaded
    case .empty: nil
    case .error(let name): (name ?? errorCases.first).flatMap(loadingError)?.announcement
    }
  }
}
