import Testing

@testable import SkeletonSwiftUI

@Suite("What is left of a file for an iPhone")
struct ActiveSourceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var condition: String
    var holds: Bool
    var testDescription: String { condition }
  }

  @Test(
    "A condition",
    arguments: [
      Row(condition: "os(iOS)", holds: true), Row(condition: "os(macOS)", holds: false),
      Row(condition: "!os(macOS)", holds: true), Row(condition: "canImport(UIKit)", holds: true),
      Row(condition: "canImport(AppKit)", holds: false), Row(condition: "DEBUG", holds: true),
      Row(condition: "RELEASE", holds: false), Row(condition: "os(iOS) && DEBUG", holds: true),
      Row(condition: "os(tvOS) || os(iOS)", holds: true),
      Row(condition: "(os(tvOS) || os(macOS)) && DEBUG", holds: false),
      Row(condition: "!(os(tvOS) || os(macOS))", holds: true),
      Row(condition: "swift(>=5.9)", holds: true), Row(condition: "compiler(<5)", holds: false),
      Row(condition: "targetEnvironment(simulator)", holds: true),
    ])
  func condition(_ row: Row) {
    let text = "#if \(row.condition)\nlet a = 1\n#else\nlet b = 1\n#endif\n"
    let left = String(decoding: ActiveSource.text(of: Array(text.utf8)), as: UTF8.self)
    #expect(left.contains("let a") == row.holds)
    #expect(left.contains("let b") != row.holds)
    #expect(left.count { $0 == "\n" } == 5)
    #expect(!left.contains("#"))
  }

  @Test("Only the first part that holds is active, and none inside an inactive one")
  func parts() {
    let text = """
      #if os(macOS)
      let a = 1
      #if DEBUG
      let b = 1
      #endif
      #elseif os(iOS)
      let c = 1
      #elseif DEBUG
      let d = 1
      #else
      let e = 1
      #endif
      /*
      #if os(macOS)
      */
      let f = 1
      """
    let left = String(decoding: ActiveSource.text(of: Array(text.utf8)), as: UTF8.self)
    #expect(["a", "b", "c", "d", "e", "f"].filter { left.contains("let \($0)") } == ["c", "f"])
  }

  @Test("What only Objective-C has is left out, and the lines and columns stay")
  func objectiveC() {
    let text = """
      @objc(Bridge) class Bridge: NSObject {
        @objc private func close() { send(#selector(UIResponder.resignFirstResponder)) }
        @IBOutlet var label: Label!
        let mail = "a@objc.example #selector"
        let key = #keyPath(Label.text), b = 1
      }
      """
    let left = String(decoding: ActiveSource.text(of: Array(text.utf8)), as: UTF8.self)
    #expect(
      left == """
                      class Bridge: NSObject {
                private func close() { send( Selector(UIResponder.resignFirstResponder)) }
                    var label: Label!
          let mail = "a@objc.example #selector"
          let key =               "text", b = 1
        }
        """)
  }

  private static let choice = "#if os(macOS)\nlet b = 1\n#else\nlet c = 1\n#endif\n"

  @Test(
    "What looks like a comment or a directive in a text or a pattern is none",
    arguments: [
      "let a = \"image/*\"\n", "let a = #\"*/\"/*\"#\n", "let a = /[\"*]/\n", "let a = #//*\"/#\n",
      "/* \" */\n", "/* /* */ \"\"\" */\n", "// /* \"\"\"\n", "let a = \"\\(b(\"/*\"))\"\n",
    ])
  func looks(start: String) {
    let text = start + Self.choice
    let left = String(decoding: ActiveSource.text(of: Array(text.utf8)), as: UTF8.self)
    #expect(left.hasPrefix(start))
    #expect(!left.contains("let b"))
    #expect(left.contains("let c"))
  }

  @Test("Directives in a text of several lines are text, and are kept", arguments: ["", "#"])
  func longTexts(hashes: String) {
    let start = "let a = \(hashes)\"\"\"\n\(Self.choice)\"\"\"\(hashes)\n"
    let text = start + Self.choice
    let left = String(decoding: ActiveSource.text(of: Array(text.utf8)), as: UTF8.self)
    #expect(left.hasPrefix(start))
    #expect(left.dropFirst(start.count).allSatisfy { " \nletc=1".contains($0) })
  }

  @Test("What a file says of its own name and lines is not obeyed")
  func sourceLocations() {
    let text = """
      #sourceLocation(file: "Made.swift", line: 900)
      let a = 1; #sourceLocation(
        file: "Other.swift", line: 7) ; let b = 1
      #sourceLocation()
      """
    let left = String(decoding: ActiveSource.text(of: Array(text.utf8)), as: UTF8.self)
    let words = left.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(words == ["", "let a = 1;", "; let b = 1", ""])
  }
}
