import Foundation
import Testing

/// The same document gives the same bytes in any environment.
struct DeterminismTests {
  static let surroundings: [[String: String]] = [
    [:], ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"], ["LC_ALL": "tr_TR.UTF-8"],
    ["LC_ALL": "C"], ["TZ": "Asia/Kathmandu"], ["HOME": "/nowhere"],
    ["FONTCONFIG_FILE": "/dev/null"], ["PANGO_LANGUAGE": "ja", "XDG_CACHE_HOME": "/nowhere"],
  ]

  static let document = """
    skelsnap: 1
    theme: agora
    canvas: {width: 320, height: 240}
    skeleton:
      vstack:
        - text: {value: "Títle, 1.5 IiıI", font: headline}
        - hstack: [{circle: 40.5}, {lines: 3}]
        - block: {width: 33%, height: 12.25, radius: 3.3}
        - progress: 42%
        - spinner
    """

  @Test(arguments: ["a.png", "a.svg"])
  func theEnvironmentDoesNotAffectPictures(_ picture: String) throws {
    var seen: Set<Data> = []
    for surrounding in Self.surroundings {
      let scratch = try Scratch()
      try scratch.write(Self.document, to: "app/a.skel.yaml")
      let outcome = try Skelsnap.run(
        ["render", "a.skel.yaml", "-o", picture, "--phase", "0.3"], in: scratch.path + "/app",
        environment: surrounding)
      #expect(outcome.status == 0, "\(surrounding): \(outcome.error)")
      seen.insert(try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/app/" + picture)))
    }
    #expect(seen.count == 1)
  }

  @Test func inspectionIsTheSameEverywhere() throws {
    var seen: Set<String> = []
    let scratch = try Scratch()
    try scratch.write(Self.document, to: "a.skel.yaml")
    for surrounding in Self.surroundings {
      seen.insert(
        try Skelsnap.run(
          ["inspect", "--json", "a.skel.yaml"], in: scratch.path, environment: surrounding
        ).output)
    }
    #expect(seen.count == 1)
  }
}
