import TestSupport
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

/// Part 6 of the language: what `$name` stands for, and where it can be seen.
struct ReferenceTests {
  @Test(arguments: [
    ("$a", [Reference.Piece.reference(Reference(name: "a", fields: []))]),
    (
      "$a.b.c",
      [.reference(Reference(name: "a", fields: ["b", "c"]))]
    ),
    ("$a%", [.reference(Reference(name: "a", fields: [])), .text("%")]),
    ("$5 and $$a", [.text("$5 and $a")]),
    ("at $a.", [.text("at "), .reference(Reference(name: "a", fields: [])), .text(".")]),
    ("$", [.text("$")]),
    ("", [.text("")]),
  ])
  func pieces(_ text: String, _ pieces: [Reference.Piece]) {
    #expect(Reference.parse(text) == pieces)
  }

  private func texts(_ document: String, _ state: ScreenState = .skeleton) throws -> [String] {
    func walk(_ node: Node) -> [String] {
      if case .text(let text) = node.content { return [text.value] }
      return node.children.flatMap(walk)
    }
    return walk(try Screen.reading("skelsnap: 1\n" + document, state).root)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let document: String
    let texts: [String]
  }

  @Test(arguments: [
    Row(
      testDescription: "arguments, defaults, and text around them",
      document: """
        components: {hello: {parameters: {who: null, how: dear}, view: {text: "$how $who!"}}}
        skeleton: {vstack: [use: {component: hello, with: {who: Ada}}, \
        use: {component: hello, with: {who: Bo, how: hey}}]}
        """, texts: ["dear Ada!", "hey Bo!"]),
    Row(
      testDescription: "a repeat counts from 0",
      document: "skeleton: {vstack: [repeat: {count: 3, view: {text: Row $index}}]}",
      texts: ["Row 0", "Row 1", "Row 2"]),
    Row(
      testDescription: "a node keeps the meaning it had where it was written",
      document: """
        parameters: {name: outer}
        components: {box: {parameters: {name: inner, slot: null}, view: {vstack: [$slot, \
        text: $name]}}}
        skeleton: {use: {component: box, with: {slot: {text: $name}}}}
        """, texts: ["outer", "inner"]),
    Row(
      testDescription: "an index inside an argument belongs to the repeat it stands in",
      document: """
        components: {box: {parameters: {slot: null}, view: {vstack: [$slot]}}}
        skeleton: {vstack: [repeat: {count: 2, view: {use: {component: box, with: {slot: \
        {repeat: {count: 2, view: {text: $index}}}}}}}]}
        """, texts: ["0", "1", "0", "1"]),
    Row(
      testDescription: "a record is reached into, a whole one handed on",
      document: """
        components:
          line: {parameters: {post: null}, view: {text: "$post.title by $post.author.name"}}
          card: {parameters: {post: null}, view: {use: {component: line, with: {post: $post}}}}
        skeleton: {use: {component: card, with: {post: {title: T, author: {name: A}}}}}
        """, texts: ["T by A"]),
    Row(
      testDescription: "a dot after plain text is the text's own",
      document: """
        parameters: {title: End}
        skeleton: {text: "The $title.now"}
        """, texts: ["The End.now"]),
    Row(
      testDescription: "a list of children",
      document: """
        components: {box: {parameters: {items: []}, view: {vstack: {children: $items}}}}
        skeleton: {use: {component: box, with: {items: [text: a, text: b]}}}
        """, texts: ["a", "b"]),
    Row(
      testDescription: "a component's body does not see its caller's index",
      document: """
        components: {box: {parameters: {n: none}, view: {text: $n}}}
        skeleton: {vstack: [repeat: {count: 2, view: {use: {component: box, with: {n: $index}}}}]}
        """, texts: ["0", "1"]),
    Row(
      testDescription: "a condition on a parameter chooses",
      document: """
        components: {box: {parameters: {kind: note}, view: {when: {if: {$kind: [warning, error]}, \
        then: {text: loud}, else: {text: quiet}}}}}
        skeleton: {vstack: [use: box, use: {component: box, with: {kind: warning}}]}
        """, texts: ["quiet", "loud"]),
  ])
  func replaced(_ row: Row) throws {
    #expect(try texts(row.document) == row.texts)
  }

  @Test func theErrorTreeSeesItsCase() throws {
    let document = """
      theme:
        extends: ios
        errors:
          broke: {retryable: false, title: No money, message: Need $required of $kind, kind: coins}
      error: {vstack: [text: $error.title, text: $error.message]}
      """
    // A field that only an event can give stays to be seen in a still frame.
    #expect(
      try texts(document, .error("broke")) == ["No money", "Need $required of coins"])
  }
}
