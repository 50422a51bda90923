import Foundation
import Samples
import Testing

struct RecordingTests {
  /// One process answers all requests, in their order.
  static let answers: [String: String] = {
    let samples = Sample.all
    let process = Process()
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent("record-samples")
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      Issue.record("record-samples does not start: \(error)")
      return [:]
    }
    let requests = samples.map { $0.request + "\n" }.joined()
    DispatchQueue.global().async {
      input.fileHandleForWriting.write(Data(requests.utf8))
      input.fileHandleForWriting.closeFile()
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return Dictionary(zip(samples.map(\.name), lines)) { first, _ in first }
  }()

  @Test("what a view is recorded as", arguments: Sample.all.map(\.name))
  func recording(name: String) throws {
    let sample = try #require(Sample.all.first { $0.name == name })
    let answer = try #require(Self.answers[name])
    #expect((try? JSONSerialization.jsonObject(with: Data(answer.utf8))) != nil)
    for piece in sample.expected {
      #expect(answer.contains(piece))
    }
    for piece in sample.absent {
      #expect(!answer.contains(piece))
    }
  }
}
