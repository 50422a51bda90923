import Foundation
import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("Folders that are looked through once")
struct SurveyedFoldersTests {
  @Test("Whoever asks for a folder's files again is told what was found at first")
  func once() throws {
    try TemporaryFolder.with { folder in
      func add(_ name: String) throws {
        try Files.write([], to: FilePath.joined(folder, name))
      }
      try add("b/Feed.swift")
      try add("a.strings")
      let surveyed = SurveyedFolders()
      #expect(surveyed.files(in: folder) == ["a.strings", "b/Feed.swift"])
      try add("Late.swift")
      #expect(surveyed.files(in: folder) == ["a.strings", "b/Feed.swift"])
      #expect(try surveyed.ownFiles(in: folder) == ["a.strings", "b/Feed.swift"])
      #expect(SurveyedFolders().files(in: folder).contains("Late.swift"))
      #expect(surveyed.files(in: FilePath.joined(folder, "none")).isEmpty)
    }
  }

  @Test("What a link leads to outside of a folder is not its own")
  func links() throws {
    try TemporaryFolder.with { place in
      try Files.write([], to: FilePath.joined(place, "other/Other.swift"))
      let app = FilePath.joined(place, "app")
      try Files.write([], to: FilePath.joined(app, "Feed.swift"))
      try FileManager.default.createSymbolicLink(
        atPath: FilePath.joined(app, "linked"),
        withDestinationPath: FilePath.joined(place, "other"))
      let surveyed = SurveyedFolders()
      #expect(surveyed.files(in: app).contains("linked/Other.swift"))
      #expect(try surveyed.ownFiles(in: app) == ["Feed.swift"])
    }
  }
}
