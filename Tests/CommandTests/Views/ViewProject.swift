import Foundation
import Testing

/// A folder with SwiftUI source, in which the command can be run.
final class ViewProject {
  let scratch: Scratch

  /// - Parameter files: Texts by path.
  init(_ files: [String: String] = [:]) throws {
    scratch = try Scratch()
    try scratch.write("skelsnap: 1\n", to: "skelsnap.yaml")
    for (path, text) in files { try scratch.write(text, to: path) }
  }

  /// With a folder of this repository.
  convenience init(copying folder: String) throws {
    try self.init()
    let source = URL(filePath: Documentation.folder + "/" + folder)
    try FileManager.default.copyItem(
      at: source, to: URL(filePath: scratch.path + "/" + source.lastPathComponent))
  }

  /// What is compiled of SwiftUI takes long, and is the same for all.
  static let environment = ["SKELSNAP_CACHE": Documentation.folder + "/.build/skelsnap-cache"]

  func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Skelsnap.Outcome {
    try Skelsnap.run(
      arguments, in: scratch.path, environment: Self.environment.merging(environment) { $1 })
  }

  /// The document of a view whose whole source can be compiled.
  ///
  /// - Parameter files: More files, by path.
  static func document(
    _ source: String, _ view: String, besides files: [String: String] = [:]
  ) throws -> String {
    let (document, said) = try imported(source, view, besides: files)
    #expect(!said.contains("stands in for"), "\(said)")
    return document
  }

  /// The document of a view, and what was said of it.
  static func imported(
    _ source: String, _ view: String, besides files: [String: String] = [:]
  ) throws -> (document: String, said: String) {
    let project = try ViewProject(
      files.merging(["App/View.swift": "import SwiftUI\n" + source]) { $1 })
    let outcome = try project.run([
      "import", "--swiftui", "App", "--view", view, "-o", "view.skel.yaml",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    let path = project.scratch.path + "/view.skel.yaml"
    return ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "", outcome.error)
  }

  func change(_ path: String, _ old: String, to new: String) throws {
    let text = try String(contentsOfFile: scratch.path + "/" + path, encoding: .utf8)
    #expect(text.contains(old))
    try scratch.write(text.replacing(old, with: new), to: path)
  }
}
