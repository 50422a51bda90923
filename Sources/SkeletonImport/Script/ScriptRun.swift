import SkeletonModel

/// Works out what a file of JavaScript draws: its components are called as React would, with no
/// properties, and the loaders among what they give are kept.
///
/// What only a running program knows stays unknown, and is noted where a drawing needs it. Steps,
/// depth and lists are limited, so that no file takes long.
final class ScriptRun {
  /// A loader, and what it is called in the text.
  struct Loader {
    var markup: Markup
    var name: String?
    var isNative: Bool
  }

  let lines: SourceLines
  var notes: ImportNotes
  var loaders: [Loader] = []

  let global = ScriptScope()
  /// What is left for the component at hand, and for all that follow.
  var steps = ScriptRun.stepsOfOne
  /// What the component that runs began with.
  var stepsGiven = ScriptRun.stepsOfOne
  var stepsOfOthers = 1_000_000
  static let stepsOfOne = 100_000
  var depth = 0
  var elements = 20_000
  static let deepest = 160
  var names: [String] = []
  var isNative = false
  var callable: [(name: String, function: ScriptFunction)] = []
  var exported: [ScriptValue] = []
  var loaderNames: Set<String> = ["ContentLoader", "svg", "Svg", "content-loader"]
  var kept: Set<Int> = []
  var isSpentSaid = false

  init(_ lines: SourceLines) {
    self.lines = lines
    notes = ImportNotes(lines)
  }

  func run() {
    let (statements, troubles) = ScriptReader.read(lines)
    hoist(statements, global)
    for statement in statements {
      _ = perform(statement, global)
    }
    for value in exported {
      takeBreath()
      show(value)
    }
    for (name, function) in callable where covers(function) {
      takeBreath()
      names.append(name)
      show(call(function, [.object(ScriptObject(isOpen: true))]))
      names.removeLast()
    }
    // A loader in a function that nothing calls, such as one that a list is made with.
    for tag in loaderTags(in: statements) where !kept.contains(tag.range.lowerBound) {
      takeBreath()
      show(evaluate(.markup(tag), global))
    }
    loaders.sort { $0.markup.offset < $1.markup.offset }
    for trouble in troubles {
      notes.add(at: trouble.offset, "", "this part could not be read (\(trouble.message))")
    }
  }

  /// Each component has steps of its own, so that one without an end does not hide the others.
  func takeBreath() {
    stepsOfOthers = max(stepsOfOthers - max(stepsGiven - max(steps, 0), 1000), 0)
    stepsGiven = min(Self.stepsOfOne, stepsOfOthers)
    steps = stepsGiven
  }

  /// Whether a loader that was not met yet may be in a function.
  func covers(_ function: ScriptFunction) -> Bool {
    loaderTags(in: function.code.body).contains { !kept.contains($0.range.lowerBound) }
  }
}
