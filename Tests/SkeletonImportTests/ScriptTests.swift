import SkeletonModel
import Testing

@testable import SkeletonImport

/// What expressions of JavaScript come to: each is the width of a loader.
struct ScriptTests {
  @Test(arguments: [
    ("40", "40"), ("'40px'", "40"), ("0x28", "40"), (".5e2", "50"), ("1_0", "10"),
    ("20 + 20", "40"), ("50 - 2 * 5", "40"), ("(50 - 2) * 5 / 6", "40"), ("83 % 43", "40"),
    ("-(-40)", "40"), ("+'40'", "40"), ("'4' + 0", "40"), ("6 ** 2", "36"), ("`${4}0`", "40"),
    ("true ? 40 : 1", "40"), ("0 || 40", "40"), ("null ?? 40", "40"), ("1 && 40", "40"),
    ("1 === 1 ? 40 : 1", "40"), ("'a' == 'b' ? 1 : 40", "40"), ("2 > 1 ? 40 : 1", "40"),
    ("!0 ? 40 : 1", "40"), ("typeof 4 === 'number' ? 40 : 1", "40"),
    ("[10, 40][1]", "40"), ("{a: 40}.a", "40"), ("({a: {b: 40}}).a.b", "40"),
    ("({['a']: 40})['a']", "40"), ("({a: 1, ...{a: 40}}).a", "40"),
    ("[...[1, 2], 3].length * 10", "30"),
    ("[1, 2, 3].map(x => x * 2).reduce((a, b) => a + b, 28)", "40"),
    ("[1, 2, 3].filter(x => x > 1).length * 20", "40"), ("Array(4).fill(10).length * 10", "40"),
    ("new Array(4).length * 10", "40"), ("Array.from({length: 4}, (_, i) => i * 10)[3] + 10", "40"),
    ("[...Array(4).keys()][3] + 37", "40"), ("Object.keys({a: 1, b: 2}).length * 20", "40"),
    ("Math.floor(40.9)", "40"), ("Math.max(1, 40)", "40"), ("Math.round(39.5)", "40"),
    ("Number('40')", "40"), ("parseInt('40.9px', 10)", "40"), ("(40.26).toFixed(1)", "40.3"),
    ("((a, b = 30) => a + b)(10)", "40"), ("(({a = 40}) => a)({})", "40"),
    ("(([, b]) => b)([1, 40])", "40"), ("((...all) => all.length * 20)(1, 2)", "40"),
    ("(function () { return 40 })()", "40"), ("(() => { let a = 1; a += 39; return a })()", "40"),
    ("(() => { let a = 0; for (let i = 0; i < 4; i++) { a += 10 } return a })()", "40"),
    ("(() => { let a = 0; for (const b of [10, 30]) a = a + b; return a })()", "40"),
    ("(() => { let a = 0; while (a < 40) a++; return a })()", "40"),
    ("(() => { let a = 0; do { a += 10 } while (a < 40); return a })()", "40"),
    ("(() => { let a = 40; do a++; while (false); return a - 1 })()", "40"),
    ("(() => { let a = 0; do { if (++a > 39) break } while (true); return a })()", "40"),
    (
      "(() => { let a = 0; for (let i = 0; i < 5; i++) { if (i == 2) continue; a += 10 } return a })()",
      "40"
    ),
    (
      "(() => { let a = 0; for (const b of [10, 7, 30]) { if (b == 7) { continue } a += b } return a })()",
      "40"
    ),
    (
      "(() => { let a = 0; for (const b of [1, 2]) { switch (b) { case 1: continue; default: a += 40 } } return a })()",
      "40"
    ),
    ("[1, 2, 3, 4].join('').length * 10", "40"),
    ("'a-b'.split('-').concat([1, 2]).length * 10", "40"),
    ("(() => { switch (2) { case 1: return 1; case 2: return 40; default: return 3 } })()", "40"),
    ("(() => { if (false) { return 1 } else { return 40 } })()", "40"),
    ("(40 as number)", "40"), ("(40 as unknown as number)", "40"), ("useMemo(() => 40, [])", "40"),
    ("useState<number>(40)[0]", "40"), ("'a,b'.split(',').length * 20", "40"),
    ("~~40.9", "40"), ("40.9 | 0", "40"), ("(47 & 56)", "40"), ("5 << 3", "40"), ("80 >> 1", "40"),
    ("160 >>> 2", "40"), ("41 ^ 1", "40"), ("(() => { let a = 5; a <<= 3; return a })()", "40"),
    ("2 + 3 << 3", "40"), ("80 >= 2 || 7 ? 40 : 1", "40"),
    ("(() => { let a; a ??= 40; a ??= 1; return a })()", "40"),
    ("(() => { let a = 0; a ||= 40; a &&= a; return a })()", "40"),
    ("(() => { let a = 2; a **= 3; return a * 5 })()", "40"),
    ("[1, 40].at(-1)", "40"), ("[[10], [[1], 30]].flat().length * 10", "30"),
    ("[7, 8, 9].findIndex(x => x > 7) * 40", "40"), ("[7, 40].find(x => x > 7)", "40"),
    ("[7, 8].indexOf(8) * 40", "40"), ("[1, 2].some(x => x > 1) ? 40 : 1", "40"),
    ("[1, 2].every(x => x > 1) ? 1 : 40", "40"), ("[40, 9, 100].sort()[1]", "40"),
    ("[100, 9, 40].sort((a, b) => a - b)[1]", "40"), ("[1, 40].pop()", "40"),
    ("/* a */ 40 // b\n", "40"), ("Math.random() * 80", "40"), ("window.innerWidth - 353", "40"),
  ])
  func anExpressionIsWorkedOut(expression: String, value: String) throws {
    let text = """
      export default () => (
        <ContentLoader width={\(expression)} height={10}><rect width="1" height="1" /></ContentLoader>
      )
      """
    let document = try #require(
      try importDocuments(Array(text.utf8), file: "a.jsx").documents.first)
    #expect(document.text.contains("canvas: {width: \(value), height: 10"))
  }

  /// Components are called as React calls them, wherever the loader stands.
  @Test(arguments: [
    "export default function () { return <ContentLoader width={7} height={5}><rect/></ContentLoader> }",
    "const A = props => { return <ContentLoader width={7} height={5} {...props}><rect/></ContentLoader> }",
    "export const A: React.FC<Props> = ({ a = 7, ...rest }: Props): JSX.Element => (\n"
      + "  <ContentLoader width={a} height={5}><rect/></ContentLoader>)",
    "class A extends React.Component<Props> { state = { a: 1 }; static b = 2\n"
      + "  render() { return <ContentLoader width={7} height={5}><rect/></ContentLoader> } }",
    "const a = <ContentLoader width={7} height={5}><rect/></ContentLoader>\nexport default a",
    "<ContentLoader width={7} height={5}><rect/></ContentLoader>",
    "import My from 'react-content-loader'\nexport default () => <My width={7} height={5}><rect/></My>",
    "import * as L from 'react-content-loader'\n"
      + "export default () => <L.default width={7} height={5}><rect/></L.default>",
    "export default React.memo(() => <ContentLoader width={7} height={5}><rect/></ContentLoader>)",
    "const f = [1].map(x => <ContentLoader width={7} height={5}><rect/></ContentLoader>)",
    "const B = ({ w, children }) => <ContentLoader width={w} height={5}>{children}</ContentLoader>\n"
      + "export default () => <div><B w={7}><rect/></B></div>",
    "const A = () => cond && <ContentLoader width={7} height={5}><rect/></ContentLoader>",
    "@decorated ??? \n<ContentLoader width={7} height={5}><rect/></ContentLoader>",
    "export default () => <svg width={7} height={5} fill=\"none\"><rect/></svg>",
  ])
  func aLoaderIsFound(text: String) throws {
    let documents = try importDocuments(Array(text.utf8), file: "a.jsx").documents
    #expect(documents.count == 1)
    #expect(documents.first?.text.contains("canvas: {width: 7, height: 5") ?? false)
  }

  /// react-content-loader's own loaders for react-native take the shapes from where the loader is.
  @Test func shapesBesideALoaderAreItsOwn() throws {
    let text = """
      import ContentLoader, { Circle, Rect } from '../ContentLoader'
      import { Rect as Other } from './other'
      export default props => (
        <ContentLoader viewBox="0 0 60 40">
          <Rect x="40" y="8" width="20" height="6" /><Circle cx="20" cy="20" r="20" /><Other />
        </ContentLoader>
      )
      """
    let result = try importDocuments(Array(text.utf8), file: "a.tsx")
    let document = try #require(result.documents.first?.text)
    #expect(
      document.contains(
        "block: {position: {x: 40, y: 8, anchor: topLeading}, width: 20, height: 6}"))
    #expect(document.contains("circle: {position: {x: 0, y: 0, anchor: topLeading}, size: 40}"))
    #expect(document.contains("duration: 1.2s"), "react-native's own time")
    #expect(
      result.notes.map(\.outcome) == ["it is defined in another file, so it was left out"])
  }

  /// A component of an app that is called as the library's is not the library's.
  @Test func aLoaderOfAnotherFileIsLeftOut() {
    let text =
      "import ContentLoader from './ContentLoader'\n"
      + "export default () => <ContentLoader a/>"
    #expect(throws: DescriptionError.self) {
      try importDocuments(Array(text.utf8), file: "a.jsx")
    }
  }

  /// What is left out of a list is said, and so is what of a component could not be read.
  @Test(arguments: [
    ("Array(20000).length && 7", "has more than 10000 items; the rest was left out"),
    ("Array.from({ length: 1e6 }) && 7", "has more than 10000 items; the rest was left out"),
  ])
  func aListThatIsCutIsListed(width: String, outcome: String) throws {
    let text =
      "export default () => <ContentLoader width={\(width)} height={5}><rect width='1' height='1'/>"
      + "</ContentLoader>"
    let result = try importDocuments(Array(text.utf8), file: "a.jsx")
    #expect(result.notes.map(\.outcome) == [outcome])
  }

  @Test func whatCannotBeReadRoundALoaderIsListed() throws {
    let text = """
      const A = () => {
        outer: for (;;) { break outer }
        return <ContentLoader width={7} height={5}><rect width="1" height="1"/></ContentLoader>
      }
      """
    let result = try importDocuments(Array(text.utf8), file: "a.jsx")
    #expect(result.documents.count == 1)
    #expect(result.notes.map(\.position.line) == [2])
  }

  @Test func severalLoadersAreNamedAsTheirComponents() throws {
    let text = """
      const One = () => <ContentLoader width={1} height={1}><rect width="1" height="1"/></ContentLoader>
      const Two = () => <ContentLoader width={2} height={1}><rect width="1" height="1"/></ContentLoader>
      export default () => <><Two/><One/><One/></>
      """
    let result = try importDocuments(Array(text.utf8), file: "a.jsx")
    #expect(result.documents.map(\.name) == ["One", "Two"])
    #expect(result.notes == [])
  }
}
