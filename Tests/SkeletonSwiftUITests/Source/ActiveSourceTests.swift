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
      }
      """
    let left = String(decoding: ActiveSource.text(of: Array(text.utf8)), as: UTF8.self)
    #expect(
      left == """
                      class Bridge: NSObject {
                private func close() { send( Selector(UIResponder.resignFirstResponder)) }
                      var label: Label!
          let mail = "a@objc.example #selector"
        }
        """)
  }
}
