import SwiftUI

// In place of Apple's framework: nothing plays, nobody presses a button, and the library is empty.

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "elapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "playbackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "defaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackProgress = "playbackProgress"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "playbackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "playbackQueueCount"
public let MPNowPlayingInfoPropertyChapterNumber = "chapterNumber"
public let MPNowPlayingInfoPropertyChapterCount = "chapterCount"
public let MPNowPlayingInfoPropertyIsLiveStream = "isLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "mediaType"
public let MPNowPlayingInfoPropertyAssetURL = "assetURL"
public let MPNowPlayingInfoPropertyServiceIdentifier = "serviceIdentifier"
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "externalContentIdentifier"
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "currentPlaybackDate"

public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let only = MPNowPlayingInfoCenter()
  public static func `default`() -> MPNowPlayingInfoCenter { only }
  public var nowPlayingInfo: [String: Any]?
  public var playbackState = MPNowPlayingPlaybackState.unknown
}

public final class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  public let bounds: CGRect
  private let make: (CGSize) -> UIImage
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    make = requestHandler
  }
  public init(image: UIImage) {
    bounds = CGRect(origin: .zero, size: image.size)
    make = { _ in image }
  }
  public func image(at size: CGSize) -> UIImage? { make(size) }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120
  case commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  public let timestamp: TimeInterval = 0
}
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let positionTime: TimeInterval = 0
}
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let interval: TimeInterval = 0
}
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let playbackRate: Float = 1
}
public final class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {}
public final class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let isNegative = false
}

open class MPRemoteCommand: NSObject, @unchecked Sendable {
  public var isEnabled = true
  @discardableResult
  public func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { self }
  public func addTarget(_ target: Any, action: Selector) {}
  public func removeTarget(_ target: Any?) {}
  public func removeTarget(_ target: Any, action: Selector?) {}
}
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  public var preferredIntervals: [NSNumber] = []
}
public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
public final class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  public var supportedPlaybackRates: [NSNumber] = []
}
public final class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  public var isActive = false
  public var localizedTitle = ""
  public var localizedShortTitle = ""
}

public final class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let only = MPRemoteCommandCenter()
  public static func shared() -> MPRemoteCommandCenter { only }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changeRepeatModeCommand = MPRemoteCommand()
  public let changeShuffleModeCommand = MPRemoteCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

public final class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let only = MPMediaLibrary()
  public static func `default`() -> MPMediaLibrary { only }
  public static func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
  public static func requestAuthorization(
    _ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
  ) {}
}

public final class MPMediaItem: NSObject, @unchecked Sendable {
  public let title: String? = nil
  public let artist: String? = nil
  public let albumTitle: String? = nil
  public let artwork: MPMediaItemArtwork? = nil
  public let playbackDuration: TimeInterval = 0
  public let assetURL: URL? = nil
}

/// How loud the device is, in a slider of UIKit's.
open class MPVolumeView: UIView {
  public var showsRouteButton = true
  public var showsVolumeSlider = true
}
