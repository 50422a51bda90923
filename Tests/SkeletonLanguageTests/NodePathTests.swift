import TestSupport
import Testing

@testable import SkeletonModel

/// Rule 5 of the language, a row a sentence.
struct NodePathTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let document: String
    let paths: [String]
  }

  @Test(arguments: [
    Row(
      testDescription: "a root has no position",
      document: "skeleton: {vstack: [circle: 4, block: {}]}",
      paths: ["vstack", "vstack/circle[0]", "vstack/block[0]"]),
    Row(
      testDescription: "unnamed containers above a named node are left out",
      document: "skeleton: {vstack: [hstack: [circle: {id: avatar, size: 4}]]}",
      paths: ["vstack", "vstack/hstack[0]", "avatar"]),
    Row(
      testDescription: "positions count siblings of a kind, named ones too",
      document: "skeleton: {vstack: {id: a, children: [block: {id: b}, circle: 1, block: {}]}}",
      paths: ["a", "a/b", "a/circle[0]", "a/block[1]"]),
    Row(
      testDescription: "a repeat's id names its items and wins over their own",
      document: """
        skeleton: {vstack: [repeat: {count: 2, id: row, view: {hstack: {id: own, children: [\
        circle: {id: avatar}, vstack: [block: {}, block: {}]]}}}]}
        """,
      paths: [
        "vstack", "row[0]", "row[0]/avatar", "row[0]/vstack[0]", "row[0]/vstack[0]/block[0]",
        "row[0]/vstack[0]/block[1]", "row[1]", "row[1]/avatar", "row[1]/vstack[0]",
        "row[1]/vstack[0]/block[0]", "row[1]/vstack[0]/block[1]",
      ]),
    Row(
      testDescription: "branches that exclude each other may share a name",
      document: """
        theme: {widthClasses: {phone: 0, tablet: 600}}
        skeleton:
          vstack:
            - when: {if: {width: tablet}, then: {block: {id: a}}}
            - when: {if: {width: phone}, then: {circle: {id: a, size: 4}}}
            - when: {if: {type: accessibility}, then: {block: {id: b}}}
            - when: {if: {type: [small, large]}, then: {text: {id: b, value: x}}}
        """,
      paths: ["vstack", "a", "b"]),
    Row(
      testDescription: "a repeat without one is transparent",
      document: "skeleton: {vstack: [block: {}, repeat: {count: 2, view: {block: {}}}, block: {}]}",
      paths: ["vstack", "vstack/block[0]", "vstack/block[1]", "vstack/block[2]", "vstack/block[3]"]),
    Row(
      testDescription: "an unnamed component's name takes the kind's place",
      document: """
        components: {card: {view: {hstack: [circle: 4]}}}
        skeleton: {vstack: [use: card, hstack: [], use: card]}
        """,
      paths: [
        "vstack", "vstack/card[0]", "vstack/card[0]/circle[0]", "vstack/hstack[0]",
        "vstack/card[1]", "vstack/card[1]/circle[0]",
      ]),
    Row(
      testDescription: "a use's id names the component's root, before the root's own",
      document: """
        components: {card: {view: {hstack: {id: own, children: [circle: 4]}}}}
        skeleton: {vstack: [use: {component: card, id: first}, use: card]}
        """,
      paths: ["vstack", "first", "first/circle[0]", "own", "own/circle[0]"]),
    Row(
      testDescription: "a second instance keeps the step that tells it apart",
      document: """
        components: {card: {view: {hstack: [circle: {id: avatar}]}}}
        skeleton: {vstack: [use: card, use: card]}
        """,
      paths: ["vstack", "vstack/card[0]", "avatar", "vstack/card[1]", "card[1]/avatar"]),
    Row(
      testDescription: "both branches of a when may use a name",
      document: """
        skeleton: {vstack: [when: {if: {type: large}, then: {block: {id: a}}, else: {circle: \
        {id: a}}}]}
        """,
      paths: ["vstack", "a"]),
    Row(
      testDescription: "a repeat within a repeat's item",
      document: """
        skeleton: {vstack: [repeat: {count: 2, id: a, view: {repeat: {count: 2, id: b, view: \
        spinner}}}]}
        """,
      paths: ["vstack", "a[0]/b[0]", "a[0]/b[1]", "a[1]/b[0]", "a[1]/b[1]"]),
    Row(
      testDescription: "what a scroll shows is its only child",
      document: "skeleton: {scroll: {vstack: [spacer, circle: 4]}}",
      paths: ["scroll", "scroll/vstack[0]", "scroll/vstack[0]/circle[0]"]),
  ])
  func paths(_ row: Row) throws {
    #expect(try Screen.reading("skelsnap: 1\n" + row.document).paths == row.paths)
  }
}
