/// By how much San Francisco's letters stand closer to certain others, in thousandths of the size.
///
/// Read off documents that macOS printed, which say for each letter where it stands. What was seen of one
/// letter is taken to hold for those with the same edge on that side; capitals that were never seen beside
/// each other are as close as Inter's.
enum LetterKerning {
  /// - Parameter large: How far from the design for texts to that for large ones, from 0 to 1.
  static func distance(_ first: Unicode.Scalar, _ second: Unicode.Scalar, large: Double) -> Double {
    let pair = pairs[Pair(first: plain(first) ?? first, second: plain(second) ?? second)]
    guard let pair else { return 0 }
    return pair.text + large * (pair.large - pair.text)
  }

  /// Letters that are as wide and stand as close as the first of each row.
  private static let alike = [
    "AÀÁÂÃÄÅĀĂĄ", "CÇĆĈĊČ", "DĎ", "EÈÉÊËĒĔĖĘĚ", "GĜĞĠĢ", "IÌÍÎÏĪĬĮİ", "KĶ", "LĹĻ", "NÑŃŅŇ",
    "OÒÓÔÕÖŌŎŐ",
    "RŔŖŘ", "SŚŜŞŠȘ", "TŢŤȚ", "UÙÚÛÜŨŪŬŮŰŲ", "WŴ", "YÝŶŸ", "ZŹŻŽ", "aàáâãäåāăą", "cçćĉċč",
    "eèéêëēĕėęě",
    "gĝğġģ", "iìíîïīĭįı", "kķ", "nñńņň", "oòóôõöōŏő", "rŕŗř", "sśŝşšș", "tţț", "uùúûüũūŭůűų", "wŵ",
    "yýŷÿ",
    "zźżž", "'‘", "\"“”", " \u{a0}",
  ].map { Array($0.unicodeScalars) }

  /// A letter without its accent; nil for one that is not known.
  static func plain(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
    letter.isASCII ? letter : plainLetters[letter]
  }

  private static let plainLetters: [Unicode.Scalar: Unicode.Scalar] = {
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    for row in alike {
      guard let plain = row.first else { continue }
      for letter in row.dropFirst() { letters[letter] = plain }
    }
    return letters
  }()

  private struct Pair: Hashable {
    var first: Unicode.Scalar
    var second: Unicode.Scalar
  }

  private static let pairs: [Pair: (text: Double, large: Double)] = {
    var pairs: [Pair: (text: Double, large: Double)] = [:]
    for row in rows.split(separator: "\n") {
      let words = row.split(separator: " ")
      guard words.count == 4, let text = Double(words[2]), let large = Double(words[3]) else {
        continue
      }
      for first in words[0].unicodeScalars {
        for second in words[1].unicodeScalars {
          pairs[Pair(first: first, second: second)] = (text, large)
        }
      }
    }
    return pairs
  }()

  /// Letters, those that follow them, and the distance in texts and in large ones.
  private static let rows = #"""
    ’ s -64 -64
    ’ cdegoq -62 -62
    ’ A -136 -135
    t ’ 19 19
    ' ., -82 -81
    ' 4 -62 -62
    ' A -80 -70
    ' J -165 -163
    ' t 0 8
    ' w 0 5
    - 2 0 -34
    - 3 -11 0
    - 7 0 -22
    - A -16 -24
    - X -62 -62
    - Y -80 -79
    - v -10 0
    - x -23 -14
    ., ' -82 -81
    ., 0 -39 -25
    ., 1 -29 -63
    ., 3 -10 -26
    ., 4 0 -15
    ., 57 -14 -14
    ., 6 -26 -11
    ., 8 -35 -22
    ., BDEFHIKLMNPRU 0 -14
    ., a 0 -11
    ., cdegoq -20 -32
    0 ., -39 -25
    : 0123456789 -20 -20
    0123456789 : -20 -20
    1 ., -24 -42
    2 ., -15 0
    3 ., -35 -13
    4 ., -35 -34
    5 , -34 -7
    5 . -35 -7
    7 ., -125 -124
    8 ., -23 -22
    9 ., -26 -29
    A ' -80 -79
    A T -78 -99
    A W -57 -56
    A cdego -30 -31
    A q -30 0
    A t -29 -16
    A v -69 -67
    A wyV -68 -67
    AVZ CGOQ -34 -34
    C cdegoq 0 10
    C u 0 7
    C y 0 19
    DOQ ., -45 -70
    DOQ AVY -34 -34
    DOQ T -30 -46
    DOQ W -27 0
    DOQ X -11 -11
    DOQ mnpr 0 5
    DOQS cdegoqt 0 8
    E a 0 -7
    E cdegoq 0 -4
    F A -91 -56
    F J -68 -67
    F a 0 -26
    F cdegoq 0 -12
    F u -34 -9
    F vyz. -34 -34
    FP , -40 -39
    G A -23 0
    G T -30 0
    G V -23 -17
    G Y -23 -39
    HIMN ., -24 0
    HIMNU f 0 5
    J6 ., -34 -34
    K - -108 -67
    K CGOQ -34 -11
    K cdego -40 -28
    K qvy -40 0
    K u -34 0
    K w -62 0
    KX S 0 -23
    L ' -91 -90
    L CGOQ -28 -28
    L T -97 -95
    L Y -34 -111
    L a 0 -9
    L cdegoq -25 -7
    L t -23 -22
    L vyV -68 -67
    LW - -51 -50
    P . -34 -34
    P A -74 -63
    P J -97 -95
    P a 0 -39
    P mnpru 0 6
    PR cdegoq -15 0
    R - 0 -10
    R V -17 -17
    R Y -24 0
    S X 0 -23
    T ., -84 -34
    T A -80 -84
    T CGOQ -30 -29
    T J -91 -90
    T a -103 -120
    T cdegoq -98 -107
    T mnpr -74 -83
    T su- -74 -73
    T vwyx -62 -62
    T z -45 -45
    U ., -24 -34
    V A -62 -62
    V J., -97 -95
    V a- -51 -50
    V cdegoq -49 -53
    V s -45 -45
    W ., -97 -95
    W A -57 -56
    W a -51 -60
    W cdegoq -49 -46
    W mnprsCGOQ -34 -34
    X - -68 -67
    X CGOQ -11 -40
    X cdegoq -35 -34
    Y - -80 -79
    Y A -74 -73
    Y CGOQJ., -34 -34
    Y a -71 -102
    Y cdegoq -83 -98
    Y mnpru -40 -39
    Y s -68 -67
    Z - -40 -39
    a vy -20 0
    a w -25 0
    bo vy -20 -20
    bop ., -10 -35
    bop T -40 -39
    bop X -28 -28
    bop w -20 0
    bop x -25 -22
    bope Y -85 -84
    bopf A -34 -34
    c Y -62 -62
    c t 9 0
    c- T -74 -73
    e ., 0 -18
    e A 0 -7
    e TVW -51 -50
    e vy -10 -6
    e w 0 -4
    e x -20 -7
    f - -28 -28
    f ., -57 -56
    f a -15 -35
    f cdegq -22 -26
    f o -23 -26
    f s -23 0
    fvyW J -62 -62
    gDOQ a 0 -6
    guw T -51 -50
    h v -19 0
    h y -20 0
    hmna T -45 -45
    hmnaA Y -74 -73
    hmnac ., 0 -9
    hmnbopa- VW -51 -50
    i O 0 7
    k T -57 -56
    k cdegoq -25 -22
    k s -20 -14
    kP - -45 -45
    mn vy -19 0
    p v -20 -20
    p y -19 -20
    q A 0 -34
    q T -51 -39
    q VW 0 -50
    q X 0 -28
    q Y 0 -84
    r ., -64 -63
    r A- -40 -39
    r JT -57 -56
    r a 0 -19
    r cdegoq -15 -30
    r f 29 8
    r mnpr 9 0
    r t 9 4
    r v 4 0
    r y 5 0
    rstA s -10 0
    rw Z -34 -34
    s ., 0 -11
    s TY -74 -73
    s V -45 -45
    s W -34 -34
    s t -5 0
    s wy -15 0
    t ' 10 0
    t - -20 0
    t VW -10 -10
    t Y -16 -15
    t a 0 -8
    t cdgoq -7 -17
    t e -7 -8
    tz T -34 -34
    u Y -57 -56
    u f 15 0
    vy ., -73 -86
    vy CGOQ 0 11
    vy a -20 -17
    vy cdegoq -20 -10
    vy., TY -34 -34
    vyw A -68 -67
    vyw s -15 0
    w ., -73 -73
    w J -57 -56
    w a 0 -14
    w cdgoq -19 0
    w e -20 0
    x - -23 -14
    x T -62 -62
    x cdegoq -23 -7
    z cdegoq -15 -8
    """#
}
