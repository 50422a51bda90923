import SkeletonModel
import SkeletonSystem

/// What the reference page says between its tables.
enum LanguageProse {
  static let opening = """
    # The language

    All that a document, a theme or a project may say, in version 1 of the language. This page is
    made from the declarations that skelsnap reads documents by (`skelsnap schema --reference`
    prints it), so the two agree.

    In the tables, `!` marks a key that must be given, `=` what holds where a key is left out, and
    a key in bold is its map's principal: see the second rule.
    """

  static let rules = """
    ## Five rules

    1. **A node is a map with one key, its kind.** What stands under the kind is a map of that
       kind's keys: `circle: {size: 50, id: avatar}`. A kind with nothing to say is a word of its
       own: `- spacer`. A key that a kind does not have is a mistake.
    2. **There is one short form.** The value of the principal key may stand for the whole map:
       `circle: 50` means `circle: {size: 50}`, and `hstack: [a, b]` means
       `hstack: {children: [a, b]}`. Where the principal is a node, a map whose one key is a kind
       is that node: `scroll: {vstack: …}`.
    3. **Some keys take a list of nodes, the others exactly one.** `children` and `cycle` are
       lists; `view`, `then`, `else` and the four trees are not. `repeat` and `when` disappear
       into their surroundings: what they stand for are siblings of what is written beside them.
    4. **A bare word is a token** wherever a token may stand: a colour's name, a spacing, a type
       style. `$name` is a parameter. What a node leaves unsaid, the theme's `defaults` for its
       kind say, and then the language.
    5. **Names** are a letter, then letters, digits, `.`, `-` and `_`; those of parameters are
       letters and digits only. An `id` is unique among the nodes that share a path. A path is
       made of ids, such as `row[0]/avatar`; containers without one are left out of it.

    Files are YAML 1.2 or strict JSON. A scalar becomes a number, a text or a token by the key it
    stands under, so a title may be `no` or `2016` without quotes. Tags, merge keys (`<<`), keys
    given twice and a second document are refused. At the top of every file, `$schema` and keys
    that begin with `x-` are passed over: a home for anchors.
    """

  static let values = """
    A `$name` may stand for any of these, or inside any text. Numbers are written as in JSON, with
    `.5` besides; a number in quotes is text.
    """

  static let document = """
    One screen: a file `*.skel.yaml` or `*.skel.json`. At least one of the four trees is there:
    `skeleton`, `content`, `empty`, `error`. A theme is named (`buzzbox`), found by its path (with
    a `/` or an extension), or written in place: `{extends: buzzbox, shimmer: none}`.

    ```yaml
    skelsnap: 1
    canvas: {width: 393, height: fit}
    skeleton:
      hstack: [{circle: 40}, {lines: 2}]
    ```
    """

  static let nodes = """
    Each takes the keys of [the box](#the-box) as well, except `spacer`, `repeat` and `when`.
    """

  static let box = """
    The keys stand in the order in which they apply, from the inside out: the ideal length, the
    padding, the flexible frame (`min`, `ideal` and `max`), the ratio, the fixed frame, then what
    is painted, and the margin round it all. Where another order is due, put a node inside
    another.

    ```yaml
    - block: {width: 64, aspectRatio: 2/3}        # 64 × 96
    - block: {maxWidth: fill, aspectRatio: 3/1}   # as wide as there is room, a third as high
    ```
    """

  static let components = """
    A component is used by its name: `use: row`, or `use: {component: row, with: {lines: 2}}`.
    Wherever a scalar may stand, `$name` is replaced by what the parameter was given: a number, a
    text, a list, a map or a whole node (`- $content`). Inside other text it is inserted, so that
    `$percent%` is `42%`; `$error.message` reaches into a map, `$$` is a dollar. A component sees
    its own parameters and, inside a `repeat`, `$index`; trees see the document's parameters, and
    the tree `error` sees `$error`.

    ```yaml
    components:
      row:
        parameters: {lines: 2}
        view: {hstack: [{circle: 40}, {lines: $lines}]}
    ```
    """

  static let theme = """
    An app's design system, in a file `*.theme.yaml` or written in a document. A theme takes all
    of the theme it extends and says its own entries anew: an entry is replaced whole.
    """

  static let shimmer = """
    How all placeholders of a screen move: `none`, a band of light that travels, or a pulse. The
    phase of a frame is a fraction of one cycle, the movement and the rest after it; spinners and
    dots are shown at that fraction of their own cycles. Placeholders that do not move are painted
    in the theme's `placeholder`.

    ```yaml
    shimmer:
      gradient: {base: surface, stops: [clear, white @ 0.1, clear], width: 200}
    ```
    """

  static let snapshots = """
    Which frames of a document are pictures: its states, each at some phases, each in some
    variants. Write the usual value of an axis first.

    ```yaml
    snapshots:
      phases: [0, 0.5]
      appearance: [light, dark]
      type: [large, ax3]
      cover: pairs
      include: [{direction: rtl}]
    ```
    """

  static let lifecycle = """
    How a screen loads. A theme says what is the same on every screen, and a document's keys lie
    over it. A node with one path in both `skeleton` and `content` promises to stand in one frame
    in both.

    ```yaml
    lifecycle:
      items: row
      timeout: 10s
      transitions: {content: 300ms}
      refresh: {mode: overlay, opacity: 0.6}
    ```
    """

  static let scenarios = """
    A scenario is one way a load can go: events at instants, and the instants to paint. The screen
    appears at 0. Events of one instant happen in the order written.

    ```yaml
    scenarios:
      slow:
        script: {1500ms: data}
        instants: [0ms, 1500ms, {from: 1600ms, to: 1800ms, every: 50ms}]
    ```
    """

  static let events = """
    An event is a map with one key, its name, or the name alone: `data`, `data: [0, 1]`,
    `fail: {error: timeout}`. Several at one instant are a list.
    """

  static let project = """
    What the documents of a project share: the file `skelsnap.yaml` in its folder. Paths stay
    inside that folder.

    ```yaml
    skelsnap: 1
    documents: [screens]
    theme: design/app.theme.yaml
    snapshots: {appearance: [light, dark]}
    ```
    """

  static let builtInThemes = """
    None of them changes within a version of the language. Each is listed with what it says
    itself; the rest is its base's.
    """

  static let editors = """
    ## In an editor

    `skelsnap schema document`, `theme` and `project` print JSON Schemas; they are kept in
    [docs/schema](schema). Editors with the YAML language server complete and check a document
    whose first line names one:

    ```yaml
    # yaml-language-server: $schema=document.schema.json
    ```
    """
}
