import SkeletonModel

/// What a container is asked while it is laid out.
struct SizeQuestion: Hashable {
  var proposal: Proposal
  /// Containers give their children surroundings of their own; of those around them only this
  /// counts.
  var viewport: Proposal
}

/// How a container arranges its children in a proposal.
struct SizeAnswer {
  let arrangement: Arrangement
  /// With the baselines, once they were asked for: nested rows ask for them as often as for sizes.
  var measured: Measured?
}

/// The answers of a container, in the order in which they were asked for.
///
/// Nearly every container is asked some four questions, which are compared sooner than hashed; in
/// contrived trees they can be thousands.
struct Answers {
  private var questions: [SizeQuestion] = []
  private var answers: [SizeAnswer] = []
  /// The places of the questions, once they are many.
  private var places: [SizeQuestion: Int] = [:]

  private static let few = 16

  func place(of question: SizeQuestion) -> Int? {
    questions.count > Self.few ? places[question] : questions.firstIndex(of: question)
  }

  subscript(place: Int) -> SizeAnswer {
    get { answers[place] }
    set { answers[place] = newValue }
  }

  /// - Precondition: the question has no answer yet.
  mutating func add(_ answer: SizeAnswer, to question: SizeQuestion) {
    if questions.isEmpty {
      questions.reserveCapacity(4)
      answers.reserveCapacity(4)
    }
    questions.append(question)
    answers.append(answer)
    if questions.count == Self.few + 1 {
      for (place, question) in questions.enumerated() { places[question] = place }
    } else if questions.count > Self.few {
      places[question] = questions.count - 1
    }
  }
}
