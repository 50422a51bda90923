import SkeletonModel

/// What a check says of a place on a screen, with the picture it is seen in.
package struct ReviewCard: Sendable {
  /// How much it matters; `note` is for reading only.
  package enum Level: String, Sendable { case error, warning, note }

  /// The verb that says it: `lint`, `shift`, `audit`.
  package var check: String
  package var level: Level
  /// What it is about in a few words: a rule, a node, a change.
  package var title: String
  package var message: String
  /// What to do about it; empty if that is clear.
  package var remedy: String
  /// The document, and what of it: `feed, content in dark`.
  package var place: String
  package var position: TextPosition
  package var shot: Shot?

  package init(
    check: String, level: Level, title: String, message: String, remedy: String = "",
    place: String, position: TextPosition, shot: Shot? = nil
  ) {
    self.check = check
    self.level = level
    self.title = title
    self.message = message
    self.remedy = remedy
    self.place = place
    self.position = position
    self.shot = shot
  }

  /// A picture with outlines, in points of the picture.
  package struct Shot: Sendable {
    package var picture: [UInt8]
    package var size: Extent
    /// Where the nodes in question are.
    package var frames: [Frame]
    /// Where they come from, or are to be.
    package var framesBefore: [Frame]

    package init(
      picture: [UInt8], size: Extent, frames: [Frame], framesBefore: [Frame] = []
    ) {
      self.picture = picture
      self.size = size
      self.frames = frames
      self.framesBefore = framesBefore
    }
  }
}

extension ReviewCard {
  /// - Parameter picture: Its number among the page's pictures; nil if there is no room for it.
  func json(picture: Int?) -> JSON {
    [
      "check": .string(check), "level": .string(level.rawValue),
      "title": .string(printable(title)),
      "message": .string(
        message.split(separator: "\n").map { printable(String($0)) }.joined(separator: "\n")),
      "remedy": .string(printable(remedy)), "place": .string(printable(place)),
      "position": .string(printable(position.description)),
      "picture": picture.map { .integer($0) } ?? .null,
      "outlines": .array(picture == nil ? [] : shot?.outlines ?? []),
    ]
  }
}

extension ReviewCard.Shot {
  /// In shares of the picture, so that it can be shown at any size.
  fileprivate var outlines: [JSON] {
    func json(_ side: String) -> (Frame) -> JSON {
      { frame in
        [
          "side": .string(side), "x": .number(frame.x / size.width),
          "y": .number(frame.y / size.height), "width": .number(frame.width / size.width),
          "height": .number(frame.height / size.height),
        ]
      }
    }
    guard size.width > 0, size.height > 0 else { return [] }
    return framesBefore.map(json("before")) + frames.map(json("after"))
  }
}
