import SkeletonModel
import SkeletonPainting

/// What can be shown of an app: each view and each preview, and why not the others.
package struct ViewCheck: Sendable {
  package var views: [CheckedView]
  /// The name of what was looked through.
  package var source: String

  package init(of source: String, _ views: [CheckedView]) {
    self.source = source
    self.views = views
  }
}

/// A view of an app, and what came of it.
package struct CheckedView: Sendable {
  package enum Outcome: String, Sendable, CaseIterable {
    /// No picture.
    case refused
    case standIns = "stand-ins"
    /// A picture of one colour.
    case blank
    case whole
    /// It cannot be made by its name alone.
    case arguments
  }

  package var file: String
  package var name: String
  package var position: TextPosition
  package var isPreview: Bool
  package var outcome = Outcome.whole
  /// What it has to be told.
  package var arguments: [String] = []
  /// Why there is no picture.
  package var reasons: [Diagnostic] = []
  /// What something else stands in for.
  package var standIns: [Diagnostic] = []
  /// What else is drawn otherwise than SwiftUI would.
  package var notes: [Diagnostic] = []
  /// A small picture, as a PNG file.
  package var thumbnail: [UInt8]?

  package init(file: String, name: String, position: TextPosition, isPreview: Bool) {
    self.file = file
    self.name = name
    self.position = position
    self.isPreview = isPreview
  }
}

extension CheckedView {
  /// Takes a painted picture.
  package mutating func show(_ picture: Bitmap) {
    // For screens with many pixels; two of them beside each other fit a narrow window.
    let most = (width: 260.0, height: 560.0)
    let scale = min(1, most.width / Double(picture.width), most.height / Double(picture.height))
    let small = picture.shrunk(
      toWidth: max(1, Int((Double(picture.width) * scale).rounded())),
      height: max(1, Int((Double(picture.height) * scale).rounded())))
    thumbnail = png(small)
    if !standIns.isEmpty {
      outcome = .standIns
    } else if picture.isOfOneColor {
      outcome = .blank
    } else {
      outcome = .whole
    }
  }

  /// What keeps it from being whole, in words that are the same for every view that it keeps.
  var causes: [ViewCause.Key] {
    switch outcome {
    case .refused:
      let words =
        reasons.first { $0.severity == .error }?.message ?? reasons.first?.message
        ?? "nothing was said"
      // Where it is about the view itself, its name is not the cause.
      return [.init(outcome: .refused, words: words.replacing("'\(name)'", with: "the view"))]
    case .standIns: return standIns.map { .init(outcome: .standIns, words: $0.message) }
    case .blank: return [.init(outcome: .blank, words: "the picture has one colour")]
    case .whole, .arguments: return []
    }
  }
}

/// Something that keeps views from being whole.
struct ViewCause: Sendable {
  struct Key: Hashable, Sendable {
    var outcome: CheckedView.Outcome
    var words: String
  }

  var key: Key
  var views: [CheckedView]
}

extension ViewCheck {
  /// The worst first: what costs pictures before what costs parts of them, and then what costs most.
  var causes: [ViewCause] {
    var found: [ViewCause.Key: ViewCause] = [:]
    var order: [ViewCause.Key] = []
    for view in views {
      for key in view.causes.withoutRepeats {
        if found[key] == nil { order.append(key) }
        found[key, default: ViewCause(key: key, views: [])].views.append(view)
      }
    }
    let ranks = CheckedView.Outcome.allCases
    let all = order.compactMap { found[$0] }
    return ranks.flatMap { outcome in
      all.enumerated().filter { $0.element.key.outcome == outcome }
        .sorted { (-$0.element.views.count, $0.offset) < (-$1.element.views.count, $1.offset) }
        .map(\.element)
    }
  }

  func count(_ outcome: CheckedView.Outcome) -> Int { views.count { $0.outcome == outcome } }

  /// How many stand-ins a picture has, of those that have any or none: the one in the middle.
  var medianOfStandIns: Int {
    let counts = views.filter { $0.thumbnail != nil }.map(\.standIns.count).sorted()
    return counts.isEmpty ? 0 : counts[counts.count / 2]
  }

  /// Whether every view that can be made by its name alone has a picture.
  package func passes(isStrict: Bool) -> Bool {
    count(.refused) == 0 && (!isStrict || count(.standIns) == 0)
  }

  var headline: String {
    let parts = [
      (count(.whole), "whole"), (count(.standIns), "with stand-ins"),
      (count(.blank), "of one colour"), (count(.refused), "without a picture"),
    ].filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
    let told = count(.arguments)
    let rest = told == 0 ? "" : "; \(told.grouped) more \(told == 1 ? "needs" : "need") arguments"
    return "\(Columns.counted(views.count - told, "view")): "
      + (parts.isEmpty ? "none to show" : parts.joined(separator: ", ")) + rest
  }
}

extension Bitmap {
  fileprivate var isOfOneColor: Bool {
    let first = self[0, 0]
    return (0..<height).allSatisfy { y in (0..<width).allSatisfy { self[$0, y] == first } }
  }
}
